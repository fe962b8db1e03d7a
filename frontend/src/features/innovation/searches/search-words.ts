import { filterWords } from '../browsing/filter-words';
import { filtersIn, type Submitted, valuesOf } from '../browsing/filters';

/** What a saved search asks for, in words. */
export function searchWords(kind: Submitted, query: string): string {
  const address = new URLSearchParams(query);
  const filters = filtersIn(kind, address);
  const search = address.get('search');
  const narrowed = Object.keys(filters).flatMap((name) =>
    valuesOf(filters, name).map((value) => filterWords(kind, name, value)),
  );
  return [search && `“${search}”`, ...narrowed].filter(Boolean).join(' · ') || 'Everything';
}
