import { counted } from '@/ui/count';
import { type Filters, filtersIn, type Kind } from './filters';
import { orderOf } from './orders';

/** What a list is asked for. */
export const asSearched = (kind: Kind, search: string, sort: string | null, filters: Filters) => ({
  search,
  sort: orderOf(kind, search, sort),
  ...filters,
});

/** The same of an address. */
export const searchedIn = (kind: Kind, address: URLSearchParams, search: string) =>
  asSearched(kind, search, address.get('sort'), filtersIn(kind, address));

/** "12 problems" or the like, while it is known. */
export function inWords(
  page: { total: number; orMore: boolean } | undefined,
  noun: string,
  nouns = `${noun}s`,
): string | undefined {
  if (!page) return undefined;
  const { total, orMore } = page;
  return `${counted(total)}${orMore ? '+' : ''} ${total === 1 ? noun : nouns}`;
}
