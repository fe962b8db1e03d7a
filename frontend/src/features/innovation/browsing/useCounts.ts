import {
  type FacetCountDto,
  useCountProblemFacetsQuery,
  useCountProblemMatchFacetsQuery,
  useCountSolutionFacetsQuery,
  useCountSolutionMatchFacetsQuery,
} from '@alliance/api-client/innovation';
import { useCountProjectFacetsQuery } from '@alliance/api-client/projects';
import { useEffect } from 'react';
import { asAsked, type Filters, type Kind } from './filters';

/** Among what is counted: what a search finds, or all where it has no words; or what is matched with something. */
export type Among = { search: string } | { matchesOf: string; hidden?: string; saved?: string };

/** What many are counted for the first time is asked for again after so many milliseconds. */
const untilCounted = 1000;

/** Of each facet how many there are of each value; `isExact` is false where the search finds too much, or is being counted. */
export function useCounts(kind: Kind, filters: Filters, among: Among) {
  const asked = asAsked(filters);
  const isSearch = 'search' in among;
  const searched = { ...asked, search: (isSearch && among.search) || undefined };
  const matched = isSearch ? { id: '' } : { ...asked, id: among.matchesOf, hidden: among.hidden, saved: among.saved };
  const isOf = (wanted: Kind, search: boolean) => ({ skip: kind !== wanted || isSearch !== search });
  const { data, refetch, fulfilledTimeStamp } = {
    problems: useCountProblemFacetsQuery(searched, isOf('problems', true)),
    solutions: useCountSolutionFacetsQuery(searched, isOf('solutions', true)),
    projects: useCountProjectFacetsQuery(searched, isOf('projects', true)),
  }[kind];
  const { data: ofMatches } = {
    problems: useCountSolutionMatchFacetsQuery(matched, isOf('problems', false)),
    solutions: useCountProblemMatchFacetsQuery(matched, isOf('solutions', false)),
    projects: { data: undefined },
  }[kind];
  const isCounting = data?.isExact === false && !searched.search;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer that does not know yet is asked for again.
  useEffect(() => {
    if (!isCounting) return;
    const again = setTimeout(refetch, untilCounted);
    return () => clearTimeout(again);
  }, [isCounting, fulfilledTimeStamp, refetch]);
  const found = isSearch ? data : ofMatches;
  if (!found) return {};
  const { isExact, ...counts } = found;
  return { isExact, counts: counts as Record<string, FacetCountDto[]> };
}
