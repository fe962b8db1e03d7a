import type { ProblemStatus, ProposalStatus, SolutionStatus, Urgency } from '@alliance/api-client/innovation';
import { problemStatusLabels, proposalStatusLabels, solutionStatusLabels, urgencyLabels } from '@/content/labels';
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
