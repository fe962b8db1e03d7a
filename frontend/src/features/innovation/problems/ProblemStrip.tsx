import { type IndustryProblemDetailDto, useSubmitProblemDraftMutation } from '@alliance/api-client/innovation';
import { problemText } from '@alliance/api-client/problem';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type Stop, stopOf } from '@/features/shared/upgrade/stop';
import { Button } from '@/ui/Button';
import { buttonClasses } from '@/ui/buttonClasses';
import { laterDialog } from '@/ui/laterDialog';
import { Strip } from '@/ui/Strip';
import { toast } from '@/ui/toast';
import { DueText } from '../answers/DueText';
import { OverdueStrip } from '../answers/OverdueStrip';
import { useOverdue } from '../answers/useOverdue';
import { briefParts } from './brief-parts';
import { valuesOf } from './compose-values';

const UpgradeDialog = laterDialog(() => import('@/features/shared/upgrade/UpgradeDialog'));

/** So many are counted. */
const mostCounted = 50;

/** What of a problem needs its organization now; nothing where nothing does. */
export function ProblemStrip({ problem }: { problem: IndustryProblemDetailDto }) {
  const { status, waitingProposals: waiting, waitingDueOn: dueOn, dueScores: due, canEdit } = problem;
  if (status === 'draft') return <DraftStrip problem={problem} />;
  if (status === 'withdrawn') return <Strip>{withdrawnWords}</Strip>;
  // Decisions rest on scores, so that those come first.
  if (due > 0)
    return (
      <Strip
        action={
          <Link to={`/problems/${problem.id}/score`} className={buttonClasses({})}>
            Score
          </Link>
        }
      >
        {howMany(due)} for your score
        {waiting > 0 && `, and ${waiting < mostCounted ? waiting : `${mostCounted} or more`} for a decision`}
        {waiting > 0 && dueOn && <>, the first {<DueText on={dueOn} />}</>}.
      </Strip>
    );
  if (waiting > 0)
    return (
      <Strip
        action={
          <Link to="?tab=proposals#proposals" className={buttonClasses({})}>
            Decide
          </Link>
        }
      >
        {howMany(waiting)} for your decision{dueOn && <>, the first {<DueText on={dueOn} />}</>}.
      </Strip>
    );
  const missing = canEdit && status === 'open' ? briefParts.filter(({ isThere }) => !isThere(valuesOf(problem))) : [];
  const [first] = missing;
  if (!first) return null;
  return (
    <Strip
      action={
        <Link to={`/problems/compose?problem=${problem.id}`} className={buttonClasses({})}>
          Complete the Brief
        </Link>
      }
    >
      {missing.length === 1 ? 'One part of the brief is missing' : `${missing.length} parts of the brief are missing`}:{' '}
      {first.name.toLowerCase()} first. {first.costs}
    </Strip>
  );
}

const howMany = (count: number): string =>
  count === 1 ? 'One proposal waits' : `${count < mostCounted ? count : `${mostCounted} or more`} proposals wait`;

const draftWords = 'This is a draft: only your organization sees it until it is submitted.';
const withdrawnWords =
  'This problem is withdrawn: only your organization sees it, and who has proposed to it. It can be reopened.';

function DraftStrip({ problem }: { problem: IndustryProblemDetailDto }) {
  const owing = useOverdue().owedBy(problem.submittedBy.id);
  if (owing) return <OverdueStrip owing={owing} />;
  return <Strip action={<SubmitDraft problem={problem} />}>{draftWords}</Strip>;
}

function SubmitDraft({ problem: { id, submittedBy } }: { problem: IndustryProblemDetailDto }) {
  const [submit, { isLoading }] = useSubmitProblemDraftMutation();
  const [stop, setStop] = useState<Stop>();
  const { heed } = useOverdue();

  const send = async () => {
    try {
      await submit({ id }).unwrap();
    } catch (error) {
      heed(error);
      const refusal = stopOf(error);
      setStop(refusal);
      if (!refusal) toast({ title: 'Not submitted', description: problemText(error), variant: 'destructive' });
      return;
    }
    toast({ title: 'Success', description: 'Problem submitted successfully!' });
  };

  return (
    <>
      <Button onClick={send} pending={isLoading}>
        {isLoading ? 'Submitting...' : 'Submit Problem'}
      </Button>
      {stop && <UpgradeDialog stop={stop} organization={submittedBy} onClose={() => setStop(undefined)} />}
    </>
  );
}
