import { type IndustryProblemDetailDto, useDiscardProblemDraftMutation } from '@alliance/api-client/innovation';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/Button';
import { buttonClasses } from '@/ui/buttonClasses';
import { laterDialog } from '@/ui/laterDialog';
import { Menu, MenuItem } from '@/ui/Menu';
import { DiscardDraftDialog } from '../forms/DiscardDraftDialog';
import { statusSteps } from './status-steps';

const ChangeProblemStatusDialog = laterDialog(() => import('./ChangeProblemStatusDialog'));

/** What its organization may do with a problem, beside what needs it now. */
export function ProblemActions({ problem }: { problem: IndustryProblemDetailDto }) {
  const [step, setStep] = useState<(typeof statusSteps)[number]['to']>();
  const [isDiscarding, setDiscarding] = useState(false);
  const isDraft = problem.status === 'draft';
  const steps = isDraft ? [] : statusSteps.filter(({ to }) => problem.nextStatuses.includes(to));

  return (
    <>
      {problem.canEdit && (
        <Link to={`/problems/compose?problem=${problem.id}`} className={buttonClasses({ variant: 'secondary' })}>
          Edit
        </Link>
      )}
      {(isDraft ? problem.canEdit : steps.length > 0) && (
        <Menu
          trigger={
            <Button variant="secondary" aria-label="More about this problem">
              More
            </Button>
          }
        >
          {isDraft && <MenuItem onSelect={() => setDiscarding(true)}>Discard Draft</MenuItem>}
          {steps.map(({ to, action }) => (
            <MenuItem key={to} onSelect={() => setStep(to)}>
              {action}
            </MenuItem>
          ))}
        </Menu>
      )}
      <ChangeProblemStatusDialog
        open={step !== undefined}
        problem={problem}
        to={step ?? 'closed'}
        onClose={() => setStep(undefined)}
      />
      {isDiscarding && <DiscardDialog problem={problem} onClose={() => setDiscarding(false)} />}
    </>
  );
}

function DiscardDialog({ problem, onClose }: { problem: IndustryProblemDetailDto; onClose: () => void }) {
  const [discard, { isLoading }] = useDiscardProblemDraftMutation();
  return (
    <DiscardDraftDialog
      discard={() => discard({ id: problem.id }).unwrap()}
      isLoading={isLoading}
      list="/problems"
      onClose={onClose}
    >
      “{problem.title}” is deleted for good. Nobody outside your organization has seen it.
    </DiscardDraftDialog>
  );
}
