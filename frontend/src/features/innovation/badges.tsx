import type { ProblemStatus, ProposalStatus, SolutionStatus, Urgency } from '@alliance/api-client/innovation';
import type { ValueState } from '@alliance/api-client/outcomes';
import type { ProjectPhase, ProjectStatus } from '@alliance/api-client/projects';
import {
  problemStatusLabels,
  projectPhaseLabels,
  projectStatusLabels,
  proposalStatusLabels,
  solutionStatusLabels,
  urgencyLabels,
  valueStateLabels,
} from '@/content/labels';
import { Badge, type Tone } from '@/ui/Badge';

const urgencyTones: Record<Urgency, Tone> = { critical: 'red', high: 'orange', medium: 'yellow', low: 'green' };

const problemStatusTones: Record<ProblemStatus, Tone> = {
  draft: 'neutral',
  open: 'blue',
  in_progress: 'purple',
  solved: 'green',
  closed: 'neutral',
  withdrawn: 'neutral',
};

const solutionStatusTones: Record<SolutionStatus, Tone> = {
  draft: 'neutral',
  published: 'blue',
  testing: 'purple',
  deployed: 'green',
};

const proposalStatusTones: Record<ProposalStatus, Tone> = {
  pending: 'yellow',
  accepted: 'green',
  declined: 'red',
  withdrawn: 'neutral',
};

const valueStateTones: Record<ValueState, Tone> = {
  estimated: 'neutral',
  claimed: 'yellow',
  confirmed: 'green',
  disputed: 'red',
};

export const ValueStateBadge = ({ state }: { state: ValueState }) => (
  <Badge tone={valueStateTones[state]}>{valueStateLabels[state]}</Badge>
);

const projectPhaseTones: Record<ProjectPhase, Tone> = {
  planning: 'blue',
  sandbox: 'purple',
  pilot: 'yellow',
  scaling: 'orange',
  deployed: 'green',
};

const projectStatusTones: Record<ProjectStatus, Tone> = {
  planning: 'blue',
  active: 'green',
  testing: 'purple',
  completed: 'neutral',
  'on-hold': 'yellow',
};

export const ProjectPhaseBadge = ({ phase }: { phase: ProjectPhase }) => (
  <Badge tone={projectPhaseTones[phase]}>{projectPhaseLabels[phase]}</Badge>
);

interface ProjectStatusBadgeProps {
  status: ProjectStatus;
  /** The phase that is said beside it, without a word of what either is. */
  beside?: ProjectPhase;
}

export const ProjectStatusBadge = ({ status, beside }: ProjectStatusBadgeProps) =>
  (!beside || saysMore({ status, phase: beside })) && (
    <Badge tone={projectStatusTones[status]}>{projectStatusLabels[status]}</Badge>
  );

/** A project that is being planned is so by its phase and by its status. */
export const saysMore = ({ status, phase }: { status: ProjectStatus; phase: ProjectPhase }) =>
  projectStatusLabels[status] !== projectPhaseLabels[phase];

export const UrgencyBadge = ({ urgency }: { urgency: Urgency }) => (
  <Badge tone={urgencyTones[urgency]}>{urgencyLabels[urgency]}</Badge>
);

export const ProblemStatusBadge = ({ status }: { status: ProblemStatus }) => (
  <Badge tone={problemStatusTones[status]}>{problemStatusLabels[status]}</Badge>
);

export const SolutionStatusBadge = ({ status }: { status: SolutionStatus }) => (
  <Badge tone={solutionStatusTones[status]}>{solutionStatusLabels[status]}</Badge>
);

export const ProposalStatusBadge = ({ status }: { status: ProposalStatus }) => (
  <Badge tone={proposalStatusTones[status]}>{proposalStatusLabels[status]}</Badge>
);

export const ReadinessBadge = ({ level }: { level: number }) => (
  <Badge tone={level >= 7 ? 'green' : level >= 4 ? 'yellow' : 'red'}>TRL {level}</Badge>
);
