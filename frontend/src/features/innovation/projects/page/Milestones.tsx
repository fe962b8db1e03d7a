import { problemText } from '@alliance/api-client/problem';
import {
  type MilestoneDto,
  type ProjectDetailDto,
  useAddMilestoneMutation,
  useChangeMilestoneMutation,
  useListMilestonesQuery,
  useRemoveMilestoneMutation,
} from '@alliance/api-client/projects';
import { useState } from 'react';
import { TextsDialog } from '@/features/shared/TextsDialog';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { DayText } from '@/ui/DateText';
import { LoadFailure } from '@/ui/EmptyState';
import { OrganizationName } from '@/ui/OrganizationName';
import { Skeleton } from '@/ui/Skeleton';
import { toast } from '@/ui/toast';

/** What a project is to have reached by when, and what it has. */
export default function Milestones({ project: { id, canWork } }: { project: ProjectDetailDto }) {
  const { currentData: milestones, error, isFetching, refetch } = useListMilestonesQuery({ id });
  const [editing, setEditing] = useState<MilestoneDto | 'new'>();
  const failure = error && (
    <LoadFailure what="The milestones" stale={Boolean(milestones)} retrying={isFetching} onRetry={refetch}>
      {problemText(error)}
    </LoadFailure>
  );
  if (!milestones) return failure || <Skeleton className="h-40 w-full" />;
  return (
    <section aria-labelledby="milestones" className="grid gap-4">
      {failure}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="milestones" className="text-lg">
          Milestones
        </h2>
        {canWork && (
          <Button variant="secondary" onClick={() => setEditing('new')}>
            Add Milestone
          </Button>
        )}
      </div>
      {milestones.length === 0 && (
        <p className="text-ink-2">No milestones yet.{canWork && ' Say what is to be reached next, and by when.'}</p>
      )}
      <ul className="grid gap-3">
        {milestones.map((milestone) => (
          <Milestone
            key={milestone.id}
            projectId={id}
            milestone={milestone}
            canWork={canWork}
            onEdit={() => setEditing(milestone)}
          />
        ))}
      </ul>
      {editing && (
        <MilestoneDialog
          projectId={id}
          milestone={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </section>
  );
}

interface MilestoneProps {
  projectId: string;
  milestone: MilestoneDto;
  canWork: boolean;
  onEdit: () => void;
}

function Milestone({ projectId, milestone, canWork, onEdit }: MilestoneProps) {
  const [change, changing] = useChangeMilestoneMutation();
  const [remove, removing] = useRemoveMilestoneMutation();
  const { id: milestoneId, title, dueOn, doneOn, doneBy, isOverdue } = milestone;
  const [isAsked, ask] = useState(false);
  const at = { id: projectId, milestoneId };
  const isDone = doneOn !== null;

  const settle = async (work: Promise<unknown>) => {
    try {
      await work;
    } catch (error) {
      toast({ title: 'Nothing was changed', description: problemText(error), variant: 'destructive' });
    }
  };

  const takeOut = async () => {
    try {
      await remove(at).unwrap();
    } catch (error) {
      return problemText(error);
    }
    toast({ title: 'Success', description: 'Milestone removed.' });
  };

  return (
    <li className="flex min-w-0 flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-surface p-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium">
          {title} {isDone && <Badge tone="green">Reached</Badge>} {isOverdue && <Badge tone="red">Overdue</Badge>}
        </p>
        <p className="text-ink-2 text-sm">
          Due <DayText on={dueOn} />
          {doneOn && (
            <>
              {'\u00a0· reached '}
              <DayText on={doneOn} />
              {doneBy && (
                <>
                  , says <OrganizationName organization={doneBy} />
                </>
              )}
            </>
          )}
        </p>
      </div>
      {canWork && (
        <div className="flex flex-wrap gap-2 print:hidden">
          <Button
            variant="secondary"
            aria-label={`${isDone ? 'Reopen' : 'Mark Reached'}: ${title}`}
            pending={changing.isLoading}
            onClick={() => settle(change({ ...at, changeMilestoneDto: { isDone: !isDone } }).unwrap())}
          >
            {isDone ? 'Reopen' : 'Mark Reached'}
          </Button>
          <Button variant="quiet" aria-label={`Edit: ${title}`} onClick={onEdit}>
            Edit
          </Button>
          <Button variant="quiet" aria-label={`Remove: ${title}`} onClick={() => ask(true)}>
            Remove
          </Button>
        </div>
      )}
      {isAsked && (
        <ConfirmDialog
          title="Remove milestone"
          confirm="Remove Milestone"
          confirming="Removing..."
          isLoading={removing.isLoading}
          onConfirm={takeOut}
          onClose={() => ask(false)}
        >
          “{title}” is no longer among what the project is to reach. The activity keeps that it was removed.
        </ConfirmDialog>
      )}
    </li>
  );
}

interface MilestoneDialogProps {
  projectId: string;
  milestone?: MilestoneDto;
  onClose: () => void;
}

function MilestoneDialog({ projectId, milestone, onClose }: MilestoneDialogProps) {
  const [add, adding] = useAddMilestoneMutation();
  const [change, changing] = useChangeMilestoneMutation();
  return (
    <TextsDialog
      title={milestone ? 'Edit milestone' : 'Add milestone'}
      description="All members see it."
      draft={`milestone:${milestone?.id ?? projectId}`}
      texts={[
        { name: 'title', label: 'What is to be reached', required: 'Enter what is to be reached', max: 200 },
        { name: 'dueOn', label: 'By', required: 'Choose a day', max: 10, as: 'day' },
      ]}
      values={{ title: milestone?.title ?? '', dueOn: milestone?.dueOn ?? '' }}
      submit={milestone ? 'Save Milestone' : 'Add Milestone'}
      submitting="Saving..."
      isLoading={adding.isLoading || changing.isLoading}
      done="Milestone saved."
      send={(said) =>
        milestone
          ? change({
              id: projectId,
              milestoneId: milestone.id,
              changeMilestoneDto: said,
            }).unwrap()
          : add({ id: projectId, addMilestoneDto: said }).unwrap()
      }
      onClose={onClose}
    />
  );
}
