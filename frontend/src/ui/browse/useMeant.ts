import { useAddress } from '@/ui/useAddress';

export type UseSuggestion = (
  search: { search: string },
  options?: { skip?: boolean },
) => { currentData?: { suggestion: string | null } };

interface Found {
  currentData?: { pages: { items: unknown[] }[] };
}

const isEmpty = ({ currentData }: Found) => currentData?.pages[0]?.items.length === 0;

/** What a search that found nothing probably meant, unless it is to be taken exactly as it is typed. */
export function useMeant(search: string, found: Found, useSuggestion: UseSuggestion) {
  const [exactly, setExactly] = useAddress('exactly');
  const skip = search === '' || exactly === search || !isEmpty(found);
  const suggestion = useSuggestion({ search }, { skip }).currentData?.suggestion;
  return { meant: skip ? '' : (suggestion ?? ''), onExactly: () => setExactly(search) };
}

/** What is shown: what was meant, where that finds something. */
export const shownOf = <Result extends Found>(typed: Result, meant: string, corrected: Result) =>
  meant && !isEmpty(corrected) ? { result: corrected, meant } : { result: typed, meant: '' };
