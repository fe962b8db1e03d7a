import { useAskingAgain } from '@alliance/api-client/ask-again';
import {
  type FacetCountDto,
  useCountProblemFacetsQuery,
  useCountProblemMatchFacetsQuery,
  useCountSolutionFacetsQuery,
  useCountSolutionMatchFacetsQuery,
} from '@alliance/api-client/innovation';
import { useCountProjectFacetsQuery } from '@alliance/api-client/projects';
import { asAsked, type Filters, type Kind } from './filters';

/**
 * Among what is counted: what a search finds, or all where it has no words; or what is matched with something, `isWhole` where weaker
 * ones are shown as well.
 */
export type Among = { search: string } | { matchesOf: string; hidden?: true; saved?: true; isWhole?: boolean };

/**
 * Of each facet how many there are of each value, and what of that is `known` to be so: nothing where a search finds too much, and
 * what has come so far while the rest `isCounting`.
 */
export function useCounts(kind: Kind, filters: Filters, among: Among) {
  const asked = asAsked(filters);
  const isSearch = 'search' in among;
  const searched = { ...asked, search: (isSearch && among.search) || undefined };
  const matched = isSearch ? { id: '' } : { ...asked, id: among.matchesOf, hidden: among.hidden, saved: among.saved };
  const isOf = (wanted: Kind, search: boolean) => ({ skip: kind !== wanted || isSearch !== search });
  const { data, error, refetch } = {
    problems: useCountProblemFacetsQuery(searched, isOf('problems', true)),
    solutions: useCountSolutionFacetsQuery(searched, isOf('solutions', true)),
    projects: useCountProjectFacetsQuery(searched, isOf('projects', true)),
  }[kind];
  const { data: ofMatches } = {
    problems: useCountSolutionMatchFacetsQuery(matched, isOf('problems', false)),
    solutions: useCountProblemMatchFacetsQuery(matched, isOf('solutions', false)),
    projects: { data: undefined },
  }[kind];
  const isCounting = isSearch && !searched.search && (data ? !data.isExact : error !== undefined);
  useAskingAgain(isCounting, { kind, searched }, refetch);
  const { isExact, ...found } = { isExact: false, ...(isSearch ? data : ofMatches) };
  const counts = found as Record<string, FacetCountDto[] | undefined>;
  // What is not counted yet is left empty.
  const counted = Object.entries(counts).filter(([, values]) => isExact || (isCounting && values && values.length > 0));
  return { counts, known: Object.fromEntries(counted), isCounting };
}
