import { type ProjectChangeDto, useBrowseProjectChangesInfiniteQuery } from '@alliance/api-client/projects';
import { projectPhaseLabels, projectStatusLabels } from '@/content/labels';
import { PagedList } from '@/ui/browse/PagedList';
import { MomentText } from '@/ui/DateText';
import { inFull } from '@/ui/money';
import { Skeleton } from '@/ui/Skeleton';

/** What has happened to a project, the newest first: who, when and why. */
export function ProjectActivity({ id }: { id: string }) {
  const result = useBrowseProjectChangesInfiniteQuery({ id });
  return (
    <PagedList
      result={result}
      what="What has happened"
      waiting={<Skeleton className="h-40 w-full" />}
      empty={<p className="text-ink-2">Nothing has changed since this was started.</p>}
    >
      {(changes) => (
        <ol aria-label="What has happened" className="max-w-prose border-line border-l-2">
          {changes.map((change) => (
            <li key={change.id} className="relative pb-6 pl-5 last:pb-0">
              <span aria-hidden="true" className="-left-[5px] absolute top-2 size-2 rounded-full bg-line-strong" />
              <p className="font-medium">{happened(change)}</p>
              <p className="text-ink-2 text-sm">
                {change.by}&nbsp;· <MomentText at={change.at} />
              </p>
              {change.reason && <p className="mt-1 whitespace-pre-line">{change.reason}</p>}
            </li>
          ))}
        </ol>
      )}
    </PagedList>
  );
}

const fieldLabels: Record<string, string> = {
  name: 'name',
  description: 'description',
  progress: 'progress',
  budget: 'budget',
  startDate: 'start',
  estimatedCompletion: 'estimated completion',
};

const phaseOf = (phase: string | null) => projectPhaseLabels[phase as keyof typeof projectPhaseLabels];
const statusOf = (status: string | null) => projectStatusLabels[status as keyof typeof projectStatusLabels];

function happened({ kind, fromStatus, toStatus, fields, about }: ProjectChangeDto): string {
  switch (kind) {
    case 'phase_changed':
      return `${phaseOf(fromStatus)} → ${phaseOf(toStatus)}`;
    case 'status_changed':
      return `${statusOf(fromStatus)} → ${statusOf(toStatus)}`;
    case 'edited':
      return `Edited: ${fields.map((field) => fieldLabels[field] ?? field).join(', ')}`;
    case 'gate_item_ticked':
      return `Gate to ${phaseOf(toStatus)}: ${about}`;
    case 'gate_item_cleared':
      return `Gate to ${phaseOf(toStatus)}, cleared: ${about}`;
    case 'partner_joined':
      return `${about} joined`;
    case 'partner_changed':
      return `${about} has another part`;
    case 'partner_left':
      return `${about} left`;
    case 'partner_removed':
      return `${about} was removed`;
    case 'lead_handed_over':
      return `${about} leads from now on`;
    case 'milestone_added':
      return `Milestone added: ${about}`;
    case 'milestone_changed':
      return `Milestone changed: ${about}`;
    case 'milestone_done':
      return `Milestone reached: ${about}`;
    case 'milestone_reopened':
      return `Milestone reopened: ${about}`;
    case 'milestone_removed':
      return `Milestone removed: ${about}`;
    case 'update_posted':
      return 'Update posted';
    case 'update_edited':
      return 'Update edited';
    case 'update_removed':
      return 'Update removed';
    case 'spend_recorded':
      return `Spent: ${amountIn(about)}`;
    case 'spend_removed':
      return `Spend removed: ${amountIn(about)}`;
    case 'file_attached':
      return `File attached: ${about}`;
    case 'file_removed':
      return `File removed: ${about}`;
    default:
      return 'Changed';
  }
}

/** "EUR 2000000.00", as it is kept, as money is written elsewhere. */
function amountIn(about: string | null): string | null {
  const [, currency, amount] = /^([A-Z]{3}) (\d+(?:\.\d+)?)$/.exec(about ?? '') ?? [];
  return currency && amount ? inFull(amount, currency) : about;
}
