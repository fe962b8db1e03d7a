import type { FacetCountDto } from './browse.dto';

/** So many rows, of those that have these values, in the order of the facets' names. */
export interface Cell {
  count: number;
  values: Record<string, string | null>;
}

/** Of each facet the values that will do; a facet that is absent narrows by nothing. */
export type FacetFilters = Record<string, string[]>;

const passes = ({ values }: Cell, filters: FacetFilters, but?: string) =>
  Object.entries(filters).every(([facet, wanted]) => facet === but || wanted.includes(values[facet] ?? ''));

/** How many rows the filters leave. */
export const countPassing = (cells: Cell[], filters: FacetFilters): number =>
  cells.reduce((sum, cell) => (passes(cell, filters) ? sum + cell.count : sum), 0);

/** Of one facet the values that there are, by their number, then by name; what it is narrowed to itself does not count. */
export function countFacet(cells: Cell[], facet: string, filters: FacetFilters): FacetCountDto[] {
  const counts = new Map<string, number>();
  for (const cell of cells) {
    const value = cell.values[facet];
    if (value && passes(cell, filters, facet)) counts.set(value, (counts.get(value) ?? 0) + cell.count);
  }
  return [...counts].map(([value, count]) => ({ value, count })).sort(byNumber);
}

/** Most first, then by name. */
export const byNumber = (one: FacetCountDto, other: FacetCountDto): number =>
  other.count - one.count || (one.value < other.value ? -1 : 1);
