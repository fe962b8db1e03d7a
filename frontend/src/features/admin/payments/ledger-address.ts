import type { LedgerStatus } from '@alliance/api-client/books';
import { useListFilter } from '@/ui/browse/useListFilter';

const filterNames = ['status', 'currency', 'method', 'organizationId', 'from', 'to', 'search'] as const;

/** What of the address narrows the ledger. */
export function useLedgerFilter() {
  const { filter, clear: _, ...list } = useListFilter(filterNames);
  const named = [...filterNames, 'organization'].map((name) => [name, '']);
  return {
    ...list,
    filter: filter as typeof filter & { status?: LedgerStatus },
    // The organization's name stands in the address too.
    clear: () => list.change(Object.fromEntries(named)),
  };
}

/** The file of what the filter holds. */
export const exportAddress = (filter: Record<string, string | undefined>) => {
  const query = new URLSearchParams(Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return `/api/admin/payments/export${query.size > 0 ? `?${query}` : ''}`;
};
