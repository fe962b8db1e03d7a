import {
  type EvaluationDto,
  type ReviewerDto,
  useChooseLeadMutation,
  useRemoveReviewerMutation,
} from '@alliance/api-client/evaluation';
import { problemText } from '@alliance/api-client/problem';
import { useId, useState } from 'react';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { PersonPicture } from '@/ui/PersonPicture';
import { toast } from '@/ui/toast';
import { ShareBar } from '../rubric/ShareBar';
import { AddReviewer } from './AddReviewer';

interface ReviewersProps {
  problemId: string;
  evaluation: EvaluationDto;
}

/** Who scores the proposals to a problem, how far each is, and who leads. */
export function Reviewers({ problemId, evaluation }: ReviewersProps) {
  const { reviewers, lead, canManage } = evaluation;
  const titleId = useId();
  return (
    <section id="reviewers" aria-labelledby={titleId} className="mt-10 scroll-mt-24">
      <h3 id={titleId} className="text-xl">
        Reviewers
      </h3>
      <p className="mt-1 max-w-prose text-ink-2 text-sm">
        {reviewers.length === 0
          ? 'People of your organization who score each proposal by the rubric. None sees whose it is, or what another has said, before their own score is in. From the first one on, who leads decides, or an owner or admin.'
          : 'Each scores for themselves. Who leads decides, or an owner or admin.'}
      </p>
      {reviewers.length > 0 && (
        <ul className="mt-4 divide-y divide-line rounded-lg border border-line bg-surface">
          {reviewers.map((reviewer) => (
            <ReviewerLine
              key={reviewer.id}
              problemId={problemId}
              reviewer={reviewer}
              isLead={lead?.id === reviewer.id}
              canManage={canManage}
            />
          ))}
        </ul>
      )}
      {lead && !reviewers.some(({ id }) => id === lead.id) && (
        <p className="mt-3 text-sm">
          <span className="font-medium">{lead.name}</span> leads without scoring.
        </p>
      )}
      {canManage && <AddReviewer problemId={problemId} evaluation={evaluation} />}
    </section>
  );
}

interface ReviewerLineProps {
  problemId: string;
  reviewer: ReviewerDto;
  isLead: boolean;
  canManage: boolean;
}

function ReviewerLine({ problemId, reviewer, isLead, canManage }: ReviewerLineProps) {
  const { id, name, profileImageUrl, organizationId, isActive, scored, due } = reviewer;
  const [chooseLead, leading] = useChooseLeadMutation();
  const [isRemoving, setRemoving] = useState(false);
  const nameId = useId();

  const lead = async () => {
    try {
      await chooseLead({ id: problemId, chooseLeadDto: { personId: id } }).unwrap();
    } catch (error) {
      toast({ title: 'Not changed', description: problemText(error), variant: 'destructive' });
      return;
    }
    toast({ title: 'Success', description: `${name} leads the evaluation.` });
  };

  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3">
      <div className="flex min-w-0 flex-1 basis-40 items-center gap-3">
        <PersonPicture name={name} imageUrl={profileImageUrl} organizationId={organizationId} />
        <div className="min-w-0">
          <p id={nameId} className="flex flex-wrap items-center gap-2 font-medium">
            {name} {isLead && <Badge tone="brand">Leads</Badge>}
          </p>
          {!isActive && <p className="text-ink-2 text-sm">May not score any more. What they have scored counts.</p>}
        </div>
      </div>
      <div className="w-full max-w-40">
        <p className="mb-1 text-ink-2 text-sm tabular-nums">
          {scored + due === 0 ? 'Nothing to score' : `${scored} of ${scored + due} scored`}
        </p>
        <ShareBar share={scored + due > 0 ? (100 * scored) / (scored + due) : 0} />
      </div>
      {canManage && (
        <div className="-mx-4 flex flex-wrap">
          {!isLead && isActive && (
            <Button variant="quiet" pending={leading.isLoading} onClick={lead} aria-describedby={nameId}>
              Let Lead
            </Button>
          )}
          <Button variant="quiet" onClick={() => setRemoving(true)} aria-describedby={nameId}>
            Remove
          </Button>
        </div>
      )}
      {isRemoving && <RemoveDialog problemId={problemId} reviewer={reviewer} onClose={() => setRemoving(false)} />}
    </li>
  );
}

interface RemoveDialogProps {
  problemId: string;
  reviewer: ReviewerDto;
  onClose: () => void;
}

function RemoveDialog({ problemId, reviewer: { id, name, scored }, onClose }: RemoveDialogProps) {
  const [remove, { isLoading }] = useRemoveReviewerMutation();
  const send = async () => {
    try {
      await remove({ id: problemId, personId: id }).unwrap();
    } catch (error) {
      return problemText(error);
    }
    toast({ title: 'Success', description: `${name} does not review any more.` });
  };
  return (
    <ConfirmDialog
      title="Remove reviewer"
      confirm="Remove Reviewer"
      confirming="Removing..."
      isLoading={isLoading}
      onConfirm={send}
      onClose={onClose}
    >
      {name} scores nothing here any more.{' '}
      {scored > 0 &&
        `${scored === 1 ? 'Their score is' : `Their ${scored} scores are`} kept, and count${scored === 1 ? 's' : ''} no more unless they come back.`}
    </ConfirmDialog>
  );
}
