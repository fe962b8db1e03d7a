import {
  type JudgedMatchDto,
  type MatchDto,
  useJudgeMatchMutation,
  useWithdrawVerdictMutation,
} from '@alliance/api-client/innovation';
import { isGone, problemText } from '@alliance/api-client/problem';
import { useViewer } from '@alliance/api-client/viewer';
import { verdictReasonLabels } from '@/content/labels';
import { toast } from '@/ui/toast';
import { judgesOf } from './judges';
import type { Pair } from './useMatchDialog';
import { changedSince, useUndo } from './useUndo';

/** Saves a pair for the viewer's organization, or takes back what it has said about it. */
export function useVerdict(pair: Pair, verdict?: MatchDto['verdict']) {
  const { viewer } = useViewer();
  const judges = judgesOf(viewer, pair);
  const [judge, judging] = useJudgeMatchMutation();
  const [withdraw, withdrawing] = useWithdrawVerdictMutation();
  const undo = useUndo(pair);
  const [organization] = judges;

  const trying = async (write: () => Promise<unknown>) => {
    try {
      await write();
    } catch (error) {
      const description = isGone(error) ? changedSince : problemText(error);
      toast({ title: 'Nothing was changed', description, variant: 'destructive' });
    }
  };

  const save = async () => {
    const saved = await judge({
      judgeMatchDto: {
        problemId: pair.problem.id,
        solutionId: pair.solution.id,
        verdict: 'saved',
        organizationId: organization?.id,
      },
    }).unwrap();
    if (saved.replaced?.verdict === 'not_relevant')
      toast({
        title: 'Match saved',
        description: hiddenBefore(saved.replaced),
        action: { label: 'Undo', altText: 'F8 leads to Undo', act: () => undo(saved) },
      });
  };

  return {
    mayJudge: organization !== undefined,
    mayWithdraw: judges.some(({ id }) => id === verdict?.organizationId),
    isLoading: judging.isLoading || withdrawing.isLoading,
    save: () => trying(save),
    withdraw: () => verdict && trying(() => withdraw({ id: verdict.id }).unwrap()),
  };
}

const hiddenBefore = ({ reason, note }: NonNullable<JudgedMatchDto['replaced']>) =>
  ['Your organization had hidden it meanwhile.', reason && `${verdictReasonLabels[reason]}.`, note && `“${note}”`]
    .filter(Boolean)
    .join(' ');
