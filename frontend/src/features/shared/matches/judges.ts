import { contributors, organizationsAs, type Viewer } from '@alliance/api-client/viewer';
import type { Pair } from './useMatchDialog';

/** The viewer's organizations that may say something of a pair; those that it concerns come first. */
export function judgesOf(viewer: Viewer | undefined, { problem, solution }: Pair) {
  const isConcerned = ({ id }: { id: string }) => id === problem.submittedBy.id || id === solution.submittedBy.id;
  const may = organizationsAs(viewer, contributors);
  return [...may.filter(isConcerned), ...may.filter((one) => !isConcerned(one))];
}
