import { day } from '../../../platform/clock/durations';
import type { ProjectPhase } from '../innovation.enums';
import { gatedPhases, phases } from '../projects/phases/gates';

interface Started {
  phase: ProjectPhase;
  phaseSince: Date;
  createdAt: Date;
}

/** When it came through each gate: evenly, up to the day of the last, with what it asks for some days before. */
export function enteredBy({ phase, phaseSince, createdAt }: Started) {
  const passed = gatedPhases.slice(0, phases.indexOf(phase));
  const each = (phaseSince.getTime() - createdAt.getTime()) / passed.length;
  return passed.map((to, n) => {
    const at = createdAt.getTime() + each * (n + 1);
    return {
      phase: to,
      from: phases[n] as ProjectPhase,
      at: new Date(at),
      tickedAt: new Date(at - Math.min(5 * day, each / 2)),
    };
  });
}
