import type { ProjectDto, ProjectPhase } from '@alliance/api-client/projects';
import { type DragEvent, useId } from 'react';
import { projectPhaseLabels } from '@/content/labels';
import { daysSince } from '@/ui/ago';
import { Button } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { dayOf } from '@/ui/in-words';
import { OrganizationName } from '@/ui/OrganizationName';
import { ProgressBar } from '@/ui/UsageBar';
import { ProjectStatusBadge } from '../../badges';
import { NameLink } from '../ProjectLinks';
import { longDays, stepsOf } from './steps';

interface BoardCardProps {
  project: ProjectDto;
  /** Where its name leads, if not to its page. */
  to?: string;
  isMoving: boolean;
  onMove: (to: ProjectPhase) => void;
  onDrag: (project: ProjectDto | undefined) => void;
}

/** A project in its column: how long it has stood there, and where its lead may take it. */
export function BoardCard({ project, to, isMoving, onMove, onDrag }: BoardCardProps) {
  const titleId = useId();
  const { id, phase, phaseSince, status, progress, leadOrganization } = project;
  const days = daysSince(phaseSince);
  const isLong = days >= longDays && phase !== 'deployed';
  const { on, back } = stepsOf(project);
  const isMovable = on !== undefined || back !== undefined;
  const drag = {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.setData('text/plain', id);
      event.dataTransfer.effectAllowed = 'move';
      onDrag(project);
    },
    onDragEnd: () => onDrag(undefined),
  };
  return (
    <article
      aria-labelledby={titleId}
      className={classes(
        'flex min-w-0 flex-col gap-2 rounded-lg border border-line bg-surface p-3 text-sm',
        isMovable && 'cursor-grab',
      )}
      {...(isMovable && drag)}
    >
      <h3 id={titleId} className="text-base leading-snug">
        <NameLink project={project} to={to} />
      </h3>
      <p className="text-ink-2">
        <OrganizationName organization={leadOrganization} />
      </p>
      <p className="flex flex-wrap items-center gap-2">
        <ProjectStatusBadge status={status} beside={phase} />
        <time
          dateTime={phaseSince}
          title={dayOf(phaseSince)}
          className={isLong ? 'font-medium text-accent' : 'text-ink-2'}
        >
          {days === 0 ? 'Here since today' : `In this phase for ${days === 1 ? 'a day' : `${days} days`}`}
        </time>
      </p>
      {progress !== null && <ProgressBar done={progress} total={100} />}
      {isMovable && (
        <div className="-mx-1 flex flex-wrap gap-x-1 print:hidden">
          {back && (
            <Step id={`back-${id}`} to={back} word="Back to" titleId={titleId} pending={isMoving} onMove={onMove} />
          )}
          {on && <Step id={`on-${id}`} to={on} word="On to" titleId={titleId} pending={isMoving} onMove={onMove} />}
        </div>
      )}
    </article>
  );
}

interface StepProps {
  id: string;
  to: ProjectPhase;
  word: string;
  titleId: string;
  pending: boolean;
  onMove: (to: ProjectPhase) => void;
}

const Step = ({ id, to, word, titleId, pending, onMove }: StepProps) => (
  <Button id={id} variant="quiet" aria-describedby={titleId} pending={pending} onClick={() => onMove(to)}>
    {word} {projectPhaseLabels[to]}
  </Button>
);
