import { invalidField } from '../http/domain-error';

/** A place in a list that is ordered by `created_at desc, id desc`: the row that it comes after. */
export interface Place {
  /** ISO text, or `infinity`. */
  createdAt: string;
  id: string;
}

/** A place in a list of another order: the number by which the row stands where it does. */
export interface OrderedPlace extends Place {
  orderKey: string;
}

export const start: Place = { createdAt: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

/** Six bytes of milliseconds and sixteen of the id. */
const length = 22;
const least = -(2n ** 63n);
const misplaced = () => invalidField('cursor', 'cursor must come from the Link header of the page before');
/** The end of the year 9999: ISO text of what comes later has more digits, which the database does not read. */
const latest = 253_402_300_799_999;

export function toCursor(row: Place): string {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntBE(Date.parse(row.createdAt), 0, 6);
  bytes.write(row.id.replaceAll('-', ''), 6, 'hex');
  return bytes.toString('base64url');
}

/** Throws `invalid_input` for what is not a cursor of ours. */
export function fromCursor(cursor: string | undefined): Place {
  if (!cursor) return start;
  const bytes = Buffer.from(cursor, 'base64url');
  const createdAt = bytes.length === length ? bytes.readUIntBE(0, 6) : Number.POSITIVE_INFINITY;
  if (createdAt > latest || bytes.toString('base64url') !== cursor) throw misplaced();
  const id = bytes.toString('hex', 6).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { createdAt: new Date(createdAt).toISOString(), id };
}

export const toOrderedCursor = (order: string, row: OrderedPlace): string =>
  `${order}.${row.orderKey}.${toCursor(row)}`;

/** Throws `invalid_input` for what is not a cursor of this order; without one it is the place before all of the greatest number. */
export function fromOrderedCursor(order: string, cursor: string | undefined, greatest: bigint | number): OrderedPlace {
  if (!cursor) return { ...start, orderKey: String(greatest) };
  const [, name, orderKey = '', place] = /^([a-z-]+)\.(-?\d{1,19})\.(.+)$/.exec(cursor) ?? [];
  if (name !== order || BigInt(orderKey) < least || BigInt(orderKey) >= -least) throw misplaced();
  return { ...fromCursor(place), orderKey };
}
