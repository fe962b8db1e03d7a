import type { FacetCountDto } from '@alliance/api-client/innovation';

/** So many matches that have some of the words are shown, where none fits. */
export const nearest = 3;

/** How many of what is counted are shown: those that fit, or else a few of the weaker ones; or the whole of it, on demand. */
export function shownOf(counts: FacetCountDto[], isWhole?: boolean): number {
  const { fitting, weaker } = sumsOf(counts);
  if (isWhole) return fitting + weaker;
  return fitting || Math.min(nearest, weaker);
}

/** Whether these are some of the weaker ones, which are less than a smaller number of those that fit. */
export function areWeaker(counts: FacetCountDto[], isWhole?: boolean): boolean {
  const { fitting, weaker } = sumsOf(counts);
  return !isWhole && fitting === 0 && weaker > 0;
}

function sumsOf(counts: FacetCountDto[]) {
  const sumOf = (name: 'count' | 'weaker') => counts.reduce((sum, one) => sum + (one[name] ?? 0), 0);
  return { fitting: sumOf('count'), weaker: sumOf('weaker') };
}
