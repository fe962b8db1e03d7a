import { type MatchDto, useJudgeMatchMutation, useWithdrawVerdictMutation } from '@alliance/api-client/innovation';
import { isApiError, isGone, isUnreachable, problemText } from '@alliance/api-client/problem';
import { useViewer } from '@alliance/api-client/viewer';
import { toast } from '@/ui/toast';
import { judgesOf } from './judges';
import type { Pair } from './useMatchDialog';
import { changedSince } from './useUndo';

/** Saves a pair for the viewer's organization, or takes back what it has said about it. */
export function useVerdict(pair: Pair, verdict?: MatchDto['verdict']) {
  const { viewer } = useViewer();
  const judges = judgesOf(viewer, pair);
  const [judge, judging] = useJudgeMatchMutation();
  const [withdraw, withdrawing] = useWithdrawVerdictMutation();
  const [organization] = judges;

  const trying = async (write: () => Promise<unknown>) => {
    try {
      await write();
    } catch (error) {
      const hidden = hiddenAs(error);
      if (hidden) {
        const action = { label: 'Save Anyway', altText: 'F8 leads to Save Anyway', act: () => save(hidden) };
        toast({ title: 'Hidden meanwhile', description: problemText(error), action });
        return;
      }
      const title = isUnreachable(error) ? 'No answer came' : 'Nothing was changed';
      toast({ title, description: isGone(error) ? changedSince : problemText(error), variant: 'destructive' });
    }
  };

  const save = (replaces?: string) =>
    trying(() =>
      judge({
        judgeMatchDto: {
          problemId: pair.problem.id,
          solutionId: pair.solution.id,
          verdict: 'saved',
          organizationId: organization?.id,
          replaces,
        },
      }).unwrap(),
    );

  return {
    mayJudge: organization !== undefined,
    mayWithdraw: judges.some(({ id }) => id === verdict?.organizationId),
    isLoading: judging.isLoading || withdrawing.isLoading,
    save: () => save(),
    withdraw: () =>
      verdict &&
      trying(async () => {
        await withdraw({ id: verdict.id }).unwrap();
        // It leaves the list of hidden ones.
        if (verdict.verdict === 'not_relevant') toast({ title: 'Match shown again' });
      }),
  };
}

/** The verdict by which the organization has hidden a match of which that was not known; nothing where that is not what is wrong. */
export const hiddenAs = (error: unknown): string | undefined =>
  isApiError(error) && error.problem.code === 'match_hidden' ? error.problem.allowed?.[0] : undefined;
