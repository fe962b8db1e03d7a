import { type ProjectDto, type ProjectPhase, useBrowseProjectsInfiniteQuery } from '@alliance/api-client/projects';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { projectPhaseLabels } from '@/content/labels';
import { Button } from '@/ui/Button';
import { itemsOf, PagedList } from '@/ui/browse/PagedList';
import { classes } from '@/ui/classes';
import { counted } from '@/ui/count';
import { Icon } from '@/ui/Icon';
import { laterDialog } from '@/ui/laterDialog';
import { CardSkeletons } from '@/ui/Skeleton';
import type { Filters } from '../../browsing/filters';
import { valuesOf } from '../../browsing/filters';
import { BoardCard } from './BoardCard';
import { longDays, phases, stepsOf } from './steps';
import { useMoves } from './useMoves';

// Most cards go on, which asks for no reason.
const WordsDialog = laterDialog(() => import('@/ui/WordsDialog'));

interface ProjectBoardProps {
  /** What the list is asked for; each column asks for its phase. */
  asked: Filters;
  /** For who looks on and moves nothing: where the name of a card leads. */
  linkTo?: (project: ProjectDto) => string;
}

/** Projects in columns, one for each phase. Their lead takes them a step on or back, with the mouse or the keyboard. */
export default function ProjectBoard({ asked, linkTo }: ProjectBoardProps) {
  const moves = useMoves();
  const [dragged, setDragged] = useState<ProjectDto>();
  // The card that was moved keeps the focus in its new column.
  const focused = useRef<{ id: string; to: ProjectPhase }>(undefined);
  const wanted = valuesOf(asked, 'phase');
  const shown = phases.filter((phase) => wanted.length === 0 || wanted.includes(phase));
  const { outcome } = moves;

  const request = (project: ProjectDto, to: ProjectPhase) => {
    focused.current = { id: project.id, to };
    void moves.request(project, to);
  };

  const undo = () => {
    if (outcome?.undo) focused.current = { id: outcome.project.id, to: outcome.undo.phase };
    void moves.undo();
  };

  return (
    <>
      <p className="mb-3 text-ink-2 text-sm">
        {!linkTo && 'Drag a project that your organization leads, or use its buttons. '}
        What stands longer than {longDays} days in a phase is marked.
      </p>
      <div role="status" className="mb-4 empty:hidden">
        {outcome?.undo && (
          <p className="flex flex-wrap items-center gap-3 rounded-lg border border-line bg-sunken px-4 py-2 text-sm">
            <span>
              “{outcome.project.name}” is in {projectPhaseLabels[outcome.to]} now.
            </span>
            {stepsBack(outcome.undo.phase, outcome.to) && (
              <Button variant="secondary" pending={moves.isLoading} onClick={undo}>
                Undo
              </Button>
            )}
          </p>
        )}
        {outcome?.refusal && (
          <p className="flex items-start gap-2 rounded-lg border border-danger bg-danger-soft px-4 py-3 text-sm">
            <Icon name="warning" className="mt-0.5 size-5 shrink-0 text-danger" />
            <span>
              “{outcome.project.name}” stays where it is. {outcome.refusal}{' '}
              <Link to={`/projects/${outcome.project.id}`} className="font-medium underline underline-offset-4">
                See the project
              </Link>
            </span>
          </p>
        )}
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        aria-label="The board"
        data-board
        className="grid auto-cols-[minmax(13rem,1fr)] grid-flow-col gap-3 overflow-x-auto pb-4"
      >
        {shown.map((phase) => (
          <Column
            key={phase}
            phase={phase}
            asked={asked}
            linkTo={linkTo}
            isMoving={moves.isLoading}
            isTarget={dragged !== undefined && Object.values(stepsOf(dragged)).includes(phase)}
            focused={focused}
            onDrop={() => {
              if (dragged) request(dragged, phase);
              setDragged(undefined);
            }}
            onDrag={setDragged}
            onMove={request}
          />
        ))}
      </section>
      {moves.asked && (
        <WordsDialog
          draft={`move-project-back:${moves.asked.project.id}`}
          title={`Back to ${projectPhaseLabels[moves.asked.to]}`}
          description={`“${moves.asked.project.name}”. It goes one phase back, and its gate has to be passed again.`}
          hint="Everybody who sees it reads this in its activity."
          required="Please say why"
          submit="Take It Back"
          submitting="Taking it back..."
          done={`It is in ${projectPhaseLabels[moves.asked.to]} again.`}
          isLoading={moves.isLoading}
          onSend={moves.goBack}
          onClose={moves.stay}
        />
      )}
    </>
  );
}

/** Whether the way back leads one phase back: on again is through a gate. */
const stepsBack = (to: ProjectPhase, from: ProjectPhase) => phases.indexOf(to) < phases.indexOf(from);

interface ColumnProps extends ProjectBoardProps {
  phase: ProjectPhase;
  isMoving: boolean;
  /** Whether what is dragged may be dropped here. */
  isTarget: boolean;
  focused: { current: { id: string; to: ProjectPhase } | undefined };
  onDrop: () => void;
  onDrag: (project: ProjectDto | undefined) => void;
  onMove: (project: ProjectDto, to: ProjectPhase) => void;
}

/** A phase: how many are in it, and the newest of them. */
function Column({ phase, asked, linkTo, isMoving, isTarget, focused, onDrop, onDrag, onMove }: ColumnProps) {
  const result = useBrowseProjectsInfiniteQuery({ ...asked, phase, limit: '10' });
  const page = result.data?.pages.at(-1);
  const items = itemsOf(result);
  const column = useRef<HTMLElement>(null);

  useEffect(() => {
    const moved = focused.current;
    if (moved?.to !== phase || !items?.some(({ id }) => id === moved.id)) return;
    focused.current = undefined;
    // Here, and not where it was: the column that it left may still show it.
    const step = (way: string) => column.current?.querySelector<HTMLElement>(`#${way}-${moved.id}`);
    (step('on') ?? step('back'))?.focus();
  }, [items, phase, focused]);

  const over = (event: DragEvent) => isTarget && event.preventDefault();
  return (
    <section
      ref={column}
      aria-label={projectPhaseLabels[phase]}
      onDragOver={over}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
      className={classes(
        'flex min-w-0 flex-col gap-3 rounded-lg border p-3',
        isTarget ? 'border-brand border-dashed bg-brand-soft' : 'border-transparent bg-sunken',
      )}
    >
      <h2 className="flex items-baseline justify-between gap-2 text-base">
        {projectPhaseLabels[phase]}
        {page && (
          <span className="font-normal text-ink-2 text-sm tabular-nums">
            {counted(page.total)}
            {page.orMore && '+'}
          </span>
        )}
      </h2>
      <PagedList
        result={result}
        what={`The projects in ${projectPhaseLabels[phase]}`}
        waiting={<CardSkeletons count={1} label="Loading projects..." />}
        empty={<p className="text-ink-2 text-sm">None here.</p>}
      >
        {(projects) => (
          <div className="flex flex-col gap-3">
            {projects.map((project) => (
              <BoardCard
                key={project.id}
                project={project}
                to={linkTo?.(project)}
                isMoving={isMoving}
                onMove={(to) => onMove(project, to)}
                onDrag={onDrag}
              />
            ))}
          </div>
        )}
      </PagedList>
    </section>
  );
}
