import { type MatchDto, useJudgeMatchMutation, useWithdrawVerdictMutation } from '@alliance/api-client/innovation';
import { isGone, isUnreachable, problemText } from '@alliance/api-client/problem';
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

  const trying = async (write: Promise<unknown>) => {
    try {
      await write;
    } catch (error) {
      const title = isUnreachable(error) ? 'No answer came' : 'Nothing was changed';
      toast({ title, description: isGone(error) ? changedSince : problemText(error), variant: 'destructive' });
    }
  };

  return {
    mayJudge: organization !== undefined,
    mayWithdraw: judges.some(({ id }) => id === verdict?.organizationId),
    isLoading: judging.isLoading || withdrawing.isLoading,
    save: () =>
      trying(
        judge({
          judgeMatchDto: {
            problemId: pair.problem.id,
            solutionId: pair.solution.id,
            verdict: 'saved',
            organizationId: organization?.id,
          },
        }).unwrap(),
      ),
    withdraw: () => verdict && trying(withdraw({ id: verdict.id }).unwrap()),
  };
}
