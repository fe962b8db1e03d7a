import type { GateItemDto, ProjectDetailDto, ProjectGateDto } from '@alliance/api-client/projects';
import { type ReactNode, useState } from 'react';
import { projectPhaseLabels } from '@/content/labels';
import { Button } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { DateText } from '@/ui/DateText';
import { laterDialog } from '@/ui/laterDialog';
import { Skeleton } from '@/ui/Skeleton';
import { GateItems } from './GateItems';
import { missingAt } from './gate-words';
import { PassedGates } from './PassedGates';

const GateItemDialog = laterDialog(() => import('./GateItemDialog'));
const MoveProjectDialog = laterDialog(() => import('./MoveProjectDialog'));

interface PhasePathProps {
  project: ProjectDetailDto;
  gates?: readonly ProjectGateDto[];
  /** Stands in their place where they could not be loaded. */
  failure?: ReactNode;
}

/** The lifecycle with where the project stands in it, and the gate before it: what it asks for and what of that is there. */
export function PhasePath({ project, gates, failure }: PhasePathProps) {
  const [moving, setMoving] = useState<ProjectDetailDto['phase']>();
  if (!gates && failure) return failure;
  if (!gates) return <Skeleton className="h-48 w-full" />;
  const next = gates.find(({ isNext }) => isNext);
  const entered = new Map(gates.map(({ phase, enteredAt }) => [phase, enteredAt]));
  const stands = gates.filter(({ isPassed }) => isPassed).length;
  const before = project.nextPhases.find((phase) => phase !== next?.phase);
  return (
    <section aria-labelledby="lifecycle">
      <h2 id="lifecycle" className="mb-4 text-lg">
        Lifecycle
      </h2>
      <ol className="grid gap-2 sm:grid-cols-5">
        {(['planning', 'sandbox', 'pilot', 'scaling', 'deployed'] as const).map((phase, n) => (
          <li
            key={phase}
            aria-current={phase === project.phase ? 'step' : undefined}
            className={classes(
              'min-w-0 border-t-4 pt-2 text-sm',
              n <= stands ? 'border-brand' : 'border-line-strong',
              phase === project.phase ? 'font-semibold text-ink' : 'text-ink-2',
            )}
          >
            {projectPhaseLabels[phase]}
            <span className="block font-normal text-ink-3 text-xs">
              {phase === project.phase ? 'Now' : n < stands ? 'Passed' : 'Ahead'}
              {n <= stands && entered.get(phase) && (
                <>
                  {'\u00a0· '}
                  <DateText at={entered.get(phase) as string} />
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
      {project.standing !== 'member' && <PassedGates projectId={project.id} gates={gates} />}
      {next && <Gate project={project} gate={next} onMove={() => setMoving(next.phase)} />}
      {before && (
        <p className="mt-4 print:hidden">
          <Button variant="quiet" onClick={() => setMoving(before)}>
            Back to {projectPhaseLabels[before]}
          </Button>
        </p>
      )}
      {moving && (
        <MoveProjectDialog
          project={project}
          phase={moving}
          isForward={moving === next?.phase}
          onClose={() => setMoving(undefined)}
        />
      )}
    </section>
  );
}

function Gate({ project, gate, onMove }: { project: ProjectDetailDto; gate: ProjectGateDto; onMove: () => void }) {
  const [item, setItem] = useState<GateItemDto>();
  const name = projectPhaseLabels[gate.phase];
  const missing = missingAt(gate);
  return (
    <section aria-labelledby="gate" className="mt-6 rounded-lg border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="gate" className="text-base">
          Gate to {name}
        </h3>
        {project.nextPhases.includes(gate.phase) && (
          <Button
            variant={project.waitingRequests > 0 ? 'secondary' : 'primary'}
            disabled={missing.length > 0}
            onClick={onMove}
            aria-describedby="gate-state"
          >
            Move to {name}
          </Button>
        )}
      </div>
      <p id="gate-state" className="mt-1 text-ink-2 text-sm">
        {missing.length === 0
          ? 'All that it requires is there.'
          : `It opens once ${missing.length === 1 ? 'one more thing is' : `${missing.length} more things are`} there.`}
      </p>
      <GateItems
        projectId={project.id}
        gate={gate}
        action={(one) =>
          project.canWork && (
            <Button
              variant="quiet"
              onClick={() => setItem(one)}
              aria-label={`${one.isTicked ? 'Change' : 'Add Evidence'}: ${one.label}`}
            >
              {one.isTicked ? 'Change' : 'Add Evidence'}
            </Button>
          )
        }
      />
      {item && (
        <GateItemDialog projectId={project.id} phase={gate.phase} item={item} onClose={() => setItem(undefined)} />
      )}
    </section>
  );
}
