import type { Statement } from '../../../platform/database/statement';
import { type Condition, meets, nameOf } from '../../../platform/lists/narrowed-page';
import type { RegistrationSort } from './registry.enums';
import { orders, registrations } from './registry-filter';

/** Where a page begins: after the row with this key of the order, and this id. */
export interface RegistryPlace {
  key: string;
  id: string;
}

/** Statement that tells the place of a registration in an order; its parameter is the member ID. */
export const placeIn = (sort: RegistrationSort): Statement => ({
  name: `registry-place-${sort}`,
  text: `select (${orders[sort].key})::text as key, id from ${registrations} where id = $1`,
});

/**
 * Statement of a page in an order. Its parameters are the limit, a value for each condition, and then the place, where it is not the
 * first page. `few` are looked up by what they are narrowed by, many are read in the order of its index.
 */
export function registryPage(
  columns: string,
  sort: RegistrationSort,
  conditions: Record<string, Condition>,
  { few, first }: { few: boolean; first: boolean },
): Statement {
  const { key, type, descending } = orders[sort];
  const direction = descending ? 'desc' : 'asc';
  const place = Object.keys(conditions).length + 2;
  const after = first ? 'true' : `(${key}, id) ${descending ? '<' : '>'} ($${place}::${type}, $${place + 1})`;
  const page = (table: string) =>
    `select ${columns} from ${table} where ${after} and ${meets(conditions, 2)} order by ${key} ${direction}, id ${direction} limit $1`;
  return {
    name: nameOf('registry', `${sort}${few ? '-few' : ''}${first ? '-first' : ''}`, conditions),
    text: few
      ? `with few as materialized (select * from ${registrations} where ${meets(conditions, 2)}) ${page('few')}`
      : page(registrations),
  };
}
