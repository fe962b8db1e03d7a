import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { Day, Moment, periodOf } from './dates';

class Asked {
  @Day()
  day: unknown;

  @Moment()
  moment: unknown;
}

const refused = (day: unknown, moment: unknown) =>
  validateSync(plainToInstance(Asked, { day, moment })).map(({ property }) => property);

describe('a date that is sent', () => {
  it('is a day, or a moment with its time zone', () => {
    expect(refused('2026-02-28', '2026-02-28T23:59:59.999Z')).toEqual([]);
    expect(refused('2028-02-29', '2026-11-24T14:00+01:00')).toEqual([]);
  });

  it.each(['2026-02-30', '2026-13-01', '0000-01-01', '26-1-1', '2026-11-24T14:00:00Z', '', 20261124, ['2026-11-24']])(
    'is no day as %j',
    (day) => expect(refused(day, '2026-11-24T14:00:00Z')).toEqual(['day']),
  );

  it.each(['2026-02-30T10:00:00Z', '2026-11-24T25:00:00Z', '2026-11-24T14:00:00', '2026-11-24', 'now', 1, null])(
    'is no moment as %j',
    (moment) => expect(refused('2026-11-24', moment)).toEqual(['moment']),
  );

  it('reaches to the end of the last day', () => {
    expect(periodOf({ from: '2026-11-01', to: '2026-11-30' })).toEqual({
      from: new Date('2026-11-01T00:00:00Z'),
      until: new Date('2026-12-01T00:00:00Z'),
    });
    expect(periodOf({})).toEqual({ from: null, until: null });
  });
});
