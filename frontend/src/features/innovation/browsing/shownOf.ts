import type { FacetCountDto } from '@alliance/api-client/innovation';

/** So many matches that have some of the words are shown, where none fits. */
export const nearest = 3;

/** How many of what is counted are shown: those that fit, or else a few of the weaker ones; or the whole of it, on demand. */
export function shownOf(counts: FacetCountDto[], isWhole?: boolean): number {
  const sumOf = (name: 'count' | 'weaker') => counts.reduce((sum, one) => sum + (one[name] ?? 0), 0);
  const [fitting, weaker] = [sumOf('count'), sumOf('weaker')];
  if (isWhole) return fitting + weaker;
  return fitting || Math.min(nearest, weaker);
}
