import type { IndustryProblemDetailDto } from '@alliance/api-client/innovation';
import { contributors, organizationsAs, useViewer } from '@alliance/api-client/viewer';

/** What the viewer is in the organization that a problem is of: one of its people, and whether they act for it. */
export function useOwner(problem: Pick<IndustryProblemDetailDto, 'submittedBy'> | undefined) {
  const { viewer } = useViewer();
  const owner = problem?.submittedBy.id;
  return {
    isOfOwner: viewer?.organizations.some(({ organization }) => organization.id === owner) ?? false,
    /** They answer for it, whoever decides. */
    actsForOwner: organizationsAs(viewer, contributors).some(({ id }) => id === owner),
  };
}
