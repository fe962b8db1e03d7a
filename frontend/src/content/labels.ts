import type {
  BillingDocumentKind,
  BillingInterval,
  BillingStanding,
  PaymentPurpose,
  PaymentStatus,
} from '@alliance/api-client/billing';
import type { MessageReportReason } from '@alliance/api-client/conversations';
import type {
  AlertFrequency,
  AttachedFileDto,
  Category,
  InvitationState,
  MatchLabel,
  ProblemStatus,
  ProposalStatus,
  Reward,
  SolutionStatus,
  TechnologyType,
  Urgency,
  VerdictReason,
} from '@alliance/api-client/innovation';
import type { ConnectionStatus, OrganizationType } from '@alliance/api-client/membership';
import type { ValueKind, ValueState } from '@alliance/api-client/outcomes';
import type { ProjectPhase, ProjectStatus } from '@alliance/api-client/projects';
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

/** What was edited, of a problem or a solution, in words of a sentence. */
export const changeFieldLabels: Record<string, string> = {
  title: 'title',
  description: 'description',
  category: 'category',
  urgency: 'urgency',
  estimatedValue: 'estimated value',
  tags: 'tags',
  successCriteria: 'success criteria',
  requiredReadiness: 'required readiness',
  regions: 'where it must work',
  budgetFrom: 'budget',
  budgetTo: 'budget',
  rewards: 'what the winner gets',
  rewardNote: 'what the winner gets',
  decideBy: 'decide by',
  technologyType: 'technology',
  readinessLevel: 'readiness',
  rubric: 'how proposals are judged',
  files: 'files',
};

const openXml = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

export const fileTypeLabels: Record<AttachedFileDto['type'], string> = {
  'application/pdf': 'PDF',
  'image/png': 'PNG picture',
  'image/jpeg': 'JPEG picture',
  'image/webp': 'WebP picture',
  [`${openXml}.wordprocessingml.document`]: 'Word document',
  [`${openXml}.spreadsheetml.sheet`]: 'Excel sheet',
  [`${openXml}.presentationml.presentation`]: 'PowerPoint slides',
  [`${openDocument}.text`]: 'OpenDocument text',
  [`${openDocument}.spreadsheet`]: 'OpenDocument sheet',
  [`${openDocument}.presentation`]: 'OpenDocument slides',
  'application/zip': 'ZIP archive',
};

export const urgencyLabels: Record<Urgency, string> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  critical: 'Critical',
};

export const problemStatusLabels: Record<ProblemStatus, string> = {
  draft: 'Draft',
  open: 'Open',
  in_progress: 'In progress',
  solved: 'Solved',
  closed: 'Closed',
  withdrawn: 'Withdrawn',
};

export const rewardLabels: Record<Reward, string> = {
  pilot: 'A pilot',
  purchase: 'A purchase',
  rights: 'Rights in the result',
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

/** In the order of the lifecycle. */
export const projectPhaseLabels: Record<ProjectPhase, string> = {
  planning: 'Planning',
  sandbox: 'Sandbox',
  pilot: 'Pilot',
  scaling: 'Scaling',
  deployed: 'Deployed',
};

export const projectStatusLabels: Record<ProjectStatus, string> = {
  planning: 'Planning',
  active: 'Active',
  testing: 'Testing',
  completed: 'Completed',
  'on-hold': 'On hold',
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
  removed: 'Removed',
};

export const messageReportReasonLabels: Record<MessageReportReason, string> = {
  spam: 'Advertising that nobody asked for',
  harassment: 'Insults or threats',
  fraud: 'Somebody may be deceived',
  confidential: 'Something that must not be passed on',
  other: 'Something else',
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
export const readinessOptions = readinessLabels.map((_, index) => ({
  value: String(index + 1),
  label: readinessLabel(index + 1),
}));

export const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const valueKindLabels: Record<ValueKind, string> = {
  revenue: 'Revenue',
  cost_saved: 'Cost saved',
  investment_raised: 'Investment raised',
  loss_avoided: 'Loss avoided',
  emissions_avoided: 'Emissions avoided, valued',
  grant_awarded: 'Grant awarded',
  other: 'Other value',
};

export const valueStateLabels: Record<ValueState, string> = {
  estimated: 'Estimated',
  claimed: 'Claimed',
  confirmed: 'Confirmed',
  disputed: 'Disputed',
};
