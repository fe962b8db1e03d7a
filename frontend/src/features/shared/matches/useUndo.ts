import {
  type JudgedMatchDto,
  useJudgeMatchMutation,
  useWithdrawVerdictMutation,
} from '@alliance/api-client/innovation';
import { isGone, problemText } from '@alliance/api-client/problem';
import { toast } from '@/ui/toast';
import type { Pair } from './useMatchDialog';

/** Of what is about a match, or a verdict, that is not there any more. */
export const changedSince = 'This match, or what your organization says of it, has changed since.';

/** Where no answer came. */
export const mayBeDone = 'It may have been done all the same. What the page shows once it is connected is what stands.';

/** Takes back that a match was hidden, or saved in place of that: what stood before is said again, and what somebody has said since stands. */
export function useUndo({ problem, solution }: Pair) {
  const [judge] = useJudgeMatchMutation();
  const [withdraw] = useWithdrawVerdictMutation();

  const sayAgain = ({ id, organizationId, replaced }: JudgedMatchDto) => {
    if (!replaced) return withdraw({ id }).unwrap();
    const said = {
      verdict: replaced.verdict,
      reason: replaced.reason ?? undefined,
      note: replaced.note ?? undefined,
    };
    const about = { problemId: problem.id, solutionId: solution.id };
    return judge({ judgeMatchDto: { ...about, ...said, organizationId, replaces: id } }).unwrap();
  };

  const undo = async (verdict: JudgedMatchDto): Promise<void> => {
    try {
      await sayAgain(verdict);
    } catch (error) {
      if (isGone(error)) toast({ title: 'Nothing left to undo', description: changedSince });
      else
        toast({
          title: 'Not undone',
          description: problemText(error),
          variant: 'destructive',
          action: { label: 'Try Again', altText: 'F8 leads to Try Again', act: () => undo(verdict) },
        });
      return;
    }
    const { replaced, toldWhoInvited } = verdict;
    toast({
      title: `Match ${replaced ? (replaced.verdict === 'saved' ? 'saved' : 'hidden') : 'shown'} again`,
      description: toldWhoInvited
        ? `The invitation waits again. The mail that you decline has gone to ${problem.submittedBy.name}.`
        : undefined,
    });
  };
  return undo;
}
