import type {
  BillingDocumentKind,
  BillingInterval,
  BillingStanding,
  PaymentPurpose,
  PaymentStatus,
} from '@alliance/api-client/billing';
import type {
  AlertFrequency,
  Category,
  InvitationState,
  MatchLabel,
  ProblemStatus,
  ProposalStatus,
  SolutionStatus,
  TechnologyType,
  Urgency,
  VerdictReason,
} from '@alliance/api-client/innovation';
import type { ConnectionStatus, OrganizationType } from '@alliance/api-client/membership';
import type { Viewer } from '@alliance/api-client/viewer';

export const categoryLabels: Record<Category, string> = {
  technology: 'Technology',
  healthcare: 'Healthcare',
  environment: 'Environment',
  energy: 'Energy',
  transportation: 'Transportation',
  education: 'Education',
  finance: 'Finance',
  agriculture: 'Agriculture',
  manufacturing: 'Manufacturing',
  other: 'Other',
};

export const urgencyLabels: Record<Urgency, string> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  critical: 'Critical',
};

export const problemStatusLabels: Record<ProblemStatus, string> = {
  open: 'Open',
  in_progress: 'In progress',
  solved: 'Solved',
  closed: 'Closed',
};

export const technologyTypeLabels: Record<TechnologyType, string> = {
  software: 'Software',
  hardware: 'Hardware',
  biotech: 'Biotechnology',
  ai: 'Artificial Intelligence',
  iot: 'IoT',
  blockchain: 'Blockchain',
  robotics: 'Robotics',
  nanotechnology: 'Nanotechnology',
  other: 'Other',
};

export const solutionStatusLabels: Record<SolutionStatus, string> = {
  draft: 'Draft',
  published: 'Published',
  testing: 'Testing',
  deployed: 'Deployed',
};

export const proposalStatusLabels: Record<ProposalStatus, string> = {
  pending: 'Pending',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

export const matchLabels: Record<MatchLabel, string> = { strong: 'Strong', good: 'Good', possible: 'Possible' };

/** Read after when it was made. */
export const invitationStateLabels: Record<InvitationState, string> = {
  waiting: 'waits for an answer',
  proposed: 'answered by a proposal',
  declined: 'declined',
  lapsed: 'lapsed without an answer',
};

export const alertFrequencyLabels: Record<AlertFrequency, string> = {
  daily: 'Every day',
  weekly: 'Every Monday',
  off: 'Never',
};

/** Read after “Not relevant because …”. */
export const verdictReasonLabels: Record<VerdictReason, string> = {
  other_problem: 'It solves another problem',
  other_technology: 'Another technology is needed',
  too_early: 'It is too early for it',
  other_region: 'It is meant for another region',
  known_already: 'We know each other already',
  other: 'Another reason',
};

export const connectionStatusLabels: Record<ConnectionStatus, string> = {
  pending: 'Pending',
  accepted: 'Connected',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

export const organizationTypeLabels: Record<OrganizationType, string> = {
  corporation: 'Corporation',
  government: 'Government',
  ngo: 'NGO',
  research: 'Research',
  academia: 'Academia',
  startup: 'Startup',
  investor: 'Investor',
  venture_builder: 'Venture Builder',
  accelerator: 'Accelerator',
  incubator: 'Incubator',
};

export const roleLabels: Record<Viewer['organizations'][number]['role'], string> = {
  owner: 'Owner',
  admin: 'Admin',
  member: 'Member',
  viewer: 'Viewer',
};

export const billingStandingLabels: Record<BillingStanding, string> = {
  free: 'No subscription',
  trial: 'Trial',
  active: 'Active',
  past_due: 'Payment due',
  grace: 'Read only',
  ended: 'Ended',
};

export const paymentStatusLabels: Record<PaymentStatus, string> = {
  pending: 'Pending',
  successful: 'Paid',
  failed: 'Failed',
  cancelled: 'Cancelled',
  refunded: 'Refunded',
};

export const paymentPurposeLabels: Record<PaymentPurpose, string> = {
  start: 'First period',
  renew: 'Renewal',
  change: 'Change of plan',
};

export const billingDocumentLabels: Record<BillingDocumentKind, string> = {
  invoice: 'Invoice',
  receipt: 'Receipt',
  credit_note: 'Credit note',
};

export const billedLabels: Record<BillingInterval, string> = { monthly: 'by the month', yearly: 'by the year' };

/** Technology readiness, from 1. */
export const readinessLabels = [
  'Basic Research',
  'Applied Research',
  'Critical Function',
  'Laboratory Testing',
  'Validation in Relevant Environment',
  'Prototype Testing',
  'Integrated Pilot',
  'Complete Testing',
  'Deployment Ready',
] as const;

export const readinessLabel = (level: number) => `TRL ${level}: ${readinessLabels[level - 1]}`;

/** A select's options, in the order of the labels. */
export const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
