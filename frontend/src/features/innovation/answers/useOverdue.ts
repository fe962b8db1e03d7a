import {
  type OverdueDecisionsDto,
  useCountProposalsQuery,
  useListOverdueDecisionsQuery,
} from '@alliance/api-client/innovation';
import { isApiError } from '@alliance/api-client/problem';
import { contributors, organizationsAs, useViewer } from '@alliance/api-client/viewer';
import { counted } from '@/ui/count';

/** The list in which they are decided. */
export const toDecide = '/proposals?tab=decide';
/** So many are counted. */
const mostCounted = 1000;

/** What the viewer's organizations owe to who has proposed to them, where it stops them from asking for more. */
export function useOverdue() {
  const { state } = useViewer();
  const { data = [], isLoading, refetch } = useListOverdueDecisionsQuery(undefined, { skip: state !== 'member' });
  const stopped = data.filter(({ stopsProblems }) => stopsProblems);
  return {
    /** The server has not said yet. */
    isAsked: isLoading || state === 'loading',
    stopped,
    owedBy: (organizationId: string | undefined): OverdueDecisionsDto | undefined =>
      stopped.find((one) => one.organizationId === organizationId),
    /** After a refusal that nobody has seen coming it is asked for anew. */
    heed: (error: unknown) => {
      if (isApiError(error) && error.problem.code === 'decisions_overdue') refetch();
    },
  };
}

/** Whether there is something that the viewer themselves may decide: with reviewers chosen, not every contributor does. */
export const useDecides = (): boolean => useCountProposalsQuery().data?.toDecide !== 0;
export const whoDecides = 'Who leads the evaluation decides, or an owner or admin.';

export function useOverdueWords({ organizationId, overdue }: OverdueDecisionsDto): string {
  const own = organizationsAs(useViewer().viewer, contributors).find(({ id }) => id === organizationId);
  const count = `${counted(overdue)}${overdue < mostCounted ? '' : ' or more'}`;
  return `${count} decisions of ${own?.name ?? 'your organization'} about proposals are overdue. Until five or fewer are, it cannot submit or reopen a problem.`;
}
