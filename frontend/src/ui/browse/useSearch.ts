import { searchText } from '@/ui/searchText';
import { useAddress } from '@/ui/useAddress';

/** What the address searches for; a typed address may say anything. */
export function useSearch(): [string, (text: string) => void] {
  const [search, change] = useAddress('search');
  return [searchText(search), change];
}
