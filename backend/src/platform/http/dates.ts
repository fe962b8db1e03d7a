import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';

const day = /^\d{4}-\d\d-\d\d$/;
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

/** There is such a day: `Date` would take 30 February for 1 March. */
function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return at.getTime() > 0 && at.toISOString().startsWith(text);
}

const check = (name: string, isOne: (text: string) => boolean, message: string) =>
  ValidateBy({
    name,
    validator: { validate: (value) => typeof value === 'string' && isOne(value), defaultMessage: () => message },
  });

/** A day of the calendar, such as `2026-11-24`. */
export const Day = () =>
  applyDecorators(
    check('day', (text) => day.test(text) && isDay(text), '$property must be a day such as 2026-11-24'),
    ApiProperty({ format: 'date' }),
  );

/** A moment with its time zone, such as `2026-11-24T14:00:00Z`. */
export const Moment = () =>
  applyDecorators(
    check(
      'moment',
      (text) => moment.test(text) && isDay(text.slice(0, 10)) && new Date(text).getTime() > 0,
      '$property must be a moment such as 2026-11-24T14:00:00Z',
    ),
    ApiProperty({ format: 'date-time' }),
  );

/** From the first day of a period to the moment after its last, in UTC; open where a day is absent. */
export function periodOf({ from, to }: { from?: string; to?: string }): { from: Date | null; until: Date | null } {
  const dayAfter = (text: string) => new Date(new Date(`${text}T00:00:00Z`).getTime() + 24 * 3_600_000);
  return { from: from ? new Date(`${from}T00:00:00Z`) : null, until: to ? dayAfter(to) : null };
}
