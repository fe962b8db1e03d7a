import { dayOf } from '../../../platform/clock/calendar';
import { invalidField } from '../../../platform/http/domain-error';
import { fromCursor, type Place, toCursor } from '../../../platform/lists/cursor';

/** A place in a list in which what is due first comes first, and of one day what has come first. */
interface DuePlace extends Place {
  dueOn: string;
}

/** After all days: of what was promised by none. */
const never = '9999-12-31';
/** In SQL, as its index has it. */
export const dueDay = (of = '') => `coalesce(${of}answer_due_on, '${never}'::date)`;
export const firstDueFirst = (of = '') => `order by ${dueDay(of)}, ${of}created_at, ${of}id`;

const start: DuePlace = { dueOn: '-infinity', createdAt: '-infinity', id: '00000000-0000-0000-0000-000000000000' };

export const toDueCursor = (row: Place & { answerDueOn: string | null }): string =>
  `${toCursor(row)}.${row.answerDueOn ?? never}`;

/** Throws `invalid_input` for what is not a cursor of ours. */
export function fromDueCursor(cursor: string | undefined): DuePlace {
  if (!cursor) return start;
  const [place, dueOn = '', ...more] = cursor.split('.');
  if (!place || more.length > 0 || Number.isNaN(Date.parse(dueOn)) || dayOf(dueOn) !== dueOn)
    throw invalidField('cursor', 'cursor must come from the Link header of the page before');
  return { ...fromCursor(place), dueOn };
}
