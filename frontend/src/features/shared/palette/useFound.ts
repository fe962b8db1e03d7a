import { type SearchAnswerDto, useLazySearchEverythingQuery } from '@alliance/api-client/search';
import { useEffect } from 'react';
import { useSettled } from '@/ui/useSettled';
import { fewestLetters } from './entries';

const none: SearchAnswerDto = { groups: [], missing: [] };

/**
 * What the server finds, asked when nobody has typed for a moment; an earlier question that is still on its way is given up. What
 * was found last stays until there is something newer.
 */
export function useFound(typed: string, skip: boolean) {
  const settled = useSettled(typed, 150);
  const [ask, { data, error, isFetching }] = useLazySearchEverythingQuery();
  const isAsked = !skip && settled.length >= fewestLetters;
  useEffect(() => {
    if (!isAsked) return;
    const asked = ask({ q: settled }, true);
    return () => asked.abort();
  }, [ask, isAsked, settled]);

  const isShown = !skip && typed.length >= fewestLetters;
  return {
    found: (isShown && data) || none,
    error: isShown && !isFetching && settled === typed ? error : undefined,
    isSearching: isShown && (isFetching || settled !== typed),
  };
}
