import { ProjectPhase, ProjectStatus } from '../../innovation.enums';

const { Planning, Active, Testing, Completed, OnHold } = ProjectStatus;

/** How a project can go in a phase: the first is how it begins there. */
const statusesIn: Readonly<Record<ProjectPhase, readonly ProjectStatus[]>> = {
  [ProjectPhase.Planning]: [Planning, OnHold],
  [ProjectPhase.Sandbox]: [Active, Testing, OnHold],
  [ProjectPhase.Pilot]: [Active, Testing, OnHold],
  [ProjectPhase.Scaling]: [Active, Testing, OnHold],
  [ProjectPhase.Deployed]: [Active, Completed, OnHold],
};

/** What its lead may say instead of how it goes. */
export const nextStatusesOf = (phase: ProjectPhase, status: ProjectStatus): ProjectStatus[] =>
  statusesIn[phase].filter((one) => one !== status);

/** How it goes once it has come to a phase: as before, where that can be said there. */
export const statusOnEntering = (phase: ProjectPhase, status: ProjectStatus): ProjectStatus =>
  statusesIn[phase].includes(status) ? status : (statusesIn[phase][0] as ProjectStatus);
