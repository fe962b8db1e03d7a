import { ProjectPhase } from '../../innovation.enums';

const activePhases = [ProjectPhase.Sandbox, ProjectPhase.Pilot, ProjectPhase.Scaling];

/** SQL: whether a project is at work, after it was planned and before it is deployed. */
export const isActive = (phase = 'phase') => `${phase} in (${activePhases.map((one) => `'${one}'`).join(', ')})`;
