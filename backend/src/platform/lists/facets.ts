import type { FacetCountDto } from './browse.dto';

/** So many rows that have these values, by the names of facets; beside them it may have others. */
export type Cell = { count: number } & Record<string, Value | null | undefined>;
type Value = string | number | boolean;

/** Of each facet the values that will do; a facet that is absent narrows by nothing. */
export type FacetFilters = Record<string, string[]>;

const passes = (cell: Cell, filters: [string, string[]][], but?: string) =>
  filters.every(([facet, wanted]) => facet === but || wanted.includes(String(cell[facet] ?? '')));

/** How many rows the filters leave. */
export function countPassing(cells: Cell[], filters: FacetFilters): number {
  const given = Object.entries(filters);
  return cells.reduce((sum, cell) => (passes(cell, given) ? sum + cell.count : sum), 0);
}

/** Of one facet the values that there are, by their number, then by name; what it is narrowed to itself does not count. */
export function countFacet(cells: Cell[], facet: string, filters: FacetFilters): FacetCountDto[] {
  const given = Object.entries(filters);
  const counts = new Map<Value, number>();
  for (const cell of cells) {
    const value = cell[facet];
    if (value !== null && value !== undefined && passes(cell, given, facet))
      counts.set(value, (counts.get(value) ?? 0) + cell.count);
  }
  return [...counts]
    .filter(([, count]) => count > 0)
    .map(([value, count]) => ({ value: String(value), count }))
    .sort(byNumber);
}

/** What was counted of one facet in two places. */
export const addUp = (one: FacetCountDto[], other: FacetCountDto[]): FacetCountDto[] =>
  countFacet(
    [...one, ...other].map(({ value, count }) => ({ value, count })),
    'value',
    {},
  );

/** The same with what is weaker beside it, also where there is nothing else. */
export function withWeaker(counts: FacetCountDto[], weaker: FacetCountDto[]): FacetCountDto[] {
  const all = new Map(counts.map((one) => [one.value, one]));
  for (const { value, count } of weaker) all.set(value, { value, count: all.get(value)?.count ?? 0, weaker: count });
  return [...all.values()].sort(byNumber);
}

/** Most first, then by name. */
export const byNumber = (one: FacetCountDto, other: FacetCountDto): number =>
  other.count - one.count || (other.weaker ?? 0) - (one.weaker ?? 0) || (one.value < other.value ? -1 : 1);
