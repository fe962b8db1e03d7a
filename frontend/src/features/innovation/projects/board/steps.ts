import type { ProjectDto, ProjectPhase } from '@alliance/api-client/projects';
import { projectPhaseLabels } from '@/content/labels';

/** The lifecycle, in its order. */
export const phases = Object.keys(projectPhaseLabels) as ProjectPhase[];

/** From so many days on a project is said to stand long in its phase. */
export const longDays = 90;

/** Where its lead may take a project: one step on, or one back. Not while it is on hold. */
export function stepsOf({ phase, status, canMove }: Pick<ProjectDto, 'phase' | 'status' | 'canMove'>): {
  on?: ProjectPhase;
  back?: ProjectPhase;
} {
  if (!canMove || status === 'on-hold') return {};
  const at = phases.indexOf(phase);
  return { on: phases[at + 1], back: phases[at - 1] };
}
