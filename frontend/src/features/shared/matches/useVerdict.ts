import { type MatchDto, useJudgeMatchMutation, useWithdrawVerdictMutation } from '@alliance/api-client/innovation';
import { isApiError, isGone, isUnreachable, problemText } from '@alliance/api-client/problem';
import { useViewer } from '@alliance/api-client/viewer';
import { toast } from '@/ui/toast';
import { judgesOf } from './judges';
import type { Pair } from './useMatchDialog';
import { changedSince, mayBeDone, useUndo } from './useUndo';

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
      const hidden = hiddenAs(error);
      if (hidden) {
        const action = { label: 'Save Anyway', altText: 'F8 leads to Save Anyway', act: () => saveAnyway(hidden) };
        toast({ title: 'Hidden meanwhile', description: hiddenWords(error), variant: 'destructive', action });
        return;
      }
      if (isUnreachable(error)) toast({ title: 'No answer came', description: mayBeDone, variant: 'destructive' });
      else {
        const description = isGone(error) ? changedSince : problemText(error);
        toast({ title: 'Nothing was changed', description, variant: 'destructive' });
      }
    }
  };

  const save = (replaces?: string) =>
    judge({
      judgeMatchDto: {
        problemId: pair.problem.id,
        solutionId: pair.solution.id,
        verdict: 'saved',
        organizationId: organization?.id,
        replaces,
      },
    }).unwrap();

  /** What a colleague has said is taken from its place, and can be put back. */
  const saveAnyway = (hidden: string) =>
    trying(async () => {
      const verdict = await save(hidden);
      toast({
        title: 'Match saved',
        description: 'Undo hides it again, as your colleague has said.',
        action: { label: 'Undo', altText: 'F8 leads to Undo', act: () => undo(verdict) },
      });
    });

  return {
    mayJudge: organization !== undefined,
    mayWithdraw: judges.some(({ id }) => id === verdict?.organizationId),
    isLoading: judging.isLoading || withdrawing.isLoading,
    save: () => trying(() => save()),
    withdraw: () =>
      verdict &&
      trying(async () => {
        await withdraw({ id: verdict.id }).unwrap();
        // It leaves the list of hidden ones.
        if (verdict.verdict === 'not_relevant') toast({ title: 'Match shown again' });
      }),
  };
}

/** What hides a match of which that was not known, and where it is to be read again. */
export const hiddenWords = (error: unknown): string => `It stands under “Only hidden”. ${problemText(error)}`;

/** The verdict by which the organization has hidden a match of which that was not known; nothing where that is not what is wrong. */
export const hiddenAs = (error: unknown): string | undefined =>
  isApiError(error) && error.problem.code === 'match_hidden' ? error.problem.allowed?.[0] : undefined;
