import type { IndustryProblemDetailDto } from '@alliance/api-client/innovation';
import { problemStatusLabels } from '@/content/labels';
import { LinkButton } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';

/** Why a problem cannot be edited by whoever wants to, and the way back to it. */
export function NotEditable({ problem }: { problem: IndustryProblemDetailDto }) {
  const { id, status, submittedBy, nextStatuses } = problem;
  return (
    <EmptyState
      title="You cannot edit this problem"
      action={
        <LinkButton to={`/problems/${id}`} variant="secondary">
          Back to the Problem
        </LinkButton>
      }
    >
      {nextStatuses.includes('open')
        ? `It is ${problemStatusLabels[status].toLowerCase()}. Reopen it on its page, under More, to edit it again.`
        : `“${problem.title}” is edited by people of ${submittedBy.name} while it is open or in progress.`}
    </EmptyState>
  );
}
