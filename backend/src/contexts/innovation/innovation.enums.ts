export enum Category {
  Technology = 'technology',
  Healthcare = 'healthcare',
  Environment = 'environment',
  Energy = 'energy',
  Transportation = 'transportation',
  Education = 'education',
  Finance = 'finance',
  Agriculture = 'agriculture',
  Manufacturing = 'manufacturing',
  Other = 'other',
}

export enum Urgency {
  Low = 'low',
  Medium = 'medium',
  High = 'high',
  Critical = 'critical',
}

export enum ProblemStatus {
  Draft = 'draft',
  Open = 'open',
  InProgress = 'in_progress',
  Solved = 'solved',
  Closed = 'closed',
  Withdrawn = 'withdrawn',
}

/** What the winner of a problem gets. */
export enum Reward {
  Pilot = 'pilot',
  Purchase = 'purchase',
  Rights = 'rights',
}

/** What has happened to a problem, a solution or a project. */
export enum ChangeKind {
  Submitted = 'submitted',
  Edited = 'edited',
  StatusChanged = 'status_changed',
  DecideByMoved = 'decide_by_moved',
  PhaseChanged = 'phase_changed',
  GateItemTicked = 'gate_item_ticked',
  GateItemCleared = 'gate_item_cleared',
  PartnerJoined = 'partner_joined',
  PartnerChanged = 'partner_changed',
  PartnerLeft = 'partner_left',
  PartnerRemoved = 'partner_removed',
  LeadHandedOver = 'lead_handed_over',
  MilestoneAdded = 'milestone_added',
  MilestoneChanged = 'milestone_changed',
  MilestoneDone = 'milestone_done',
  MilestoneReopened = 'milestone_reopened',
  MilestoneRemoved = 'milestone_removed',
  UpdatePosted = 'update_posted',
  UpdateEdited = 'update_edited',
  UpdateRemoved = 'update_removed',
  SpendRecorded = 'spend_recorded',
  SpendRemoved = 'spend_removed',
  FileAttached = 'file_attached',
  FileRemoved = 'file_removed',
}

export enum TechnologyType {
  Software = 'software',
  Hardware = 'hardware',
  Biotech = 'biotech',
  Ai = 'ai',
  Iot = 'iot',
  Blockchain = 'blockchain',
  Robotics = 'robotics',
  Nanotechnology = 'nanotechnology',
  Other = 'other',
}

export enum SolutionStatus {
  Draft = 'draft',
  Published = 'published',
  Testing = 'testing',
  Deployed = 'deployed',
}

export enum ProposalStatus {
  Pending = 'pending',
  Accepted = 'accepted',
  Declined = 'declined',
  Withdrawn = 'withdrawn',
}

export enum ProjectStatus {
  Planning = 'planning',
  Active = 'active',
  Testing = 'testing',
  Completed = 'completed',
  OnHold = 'on-hold',
}

/** Where a project stands in the innovation lifecycle; the order is the progression. */
export enum ProjectPhase {
  Planning = 'planning',
  Sandbox = 'sandbox',
  Pilot = 'pilot',
  Scaling = 'scaling',
  Deployed = 'deployed',
}

/** How somebody stands to a project, by the organizations that they belong to. */
export enum ProjectStanding {
  /** To the organization that leads it. */
  Lead = 'lead',
  /** To another one that works on it. */
  Partner = 'partner',
  /** To none of them. */
  Member = 'member',
}

/** How a request to join a project stands. */
export enum JoinRequestStatus {
  Pending = 'pending',
  Accepted = 'accepted',
  Declined = 'declined',
  Withdrawn = 'withdrawn',
}

/** How well a text is matched, in words. */
export enum MatchLabel {
  Strong = 'strong',
  Good = 'good',
  Possible = 'possible',
}

/** How a fact of a solution stands to the same of a problem. */
export enum Fit {
  Same = 'same',
  Other = 'other',
  Unknown = 'unknown',
}

/** How an invitation to propose stands. */
export enum InvitationState {
  Waiting = 'waiting',
  Proposed = 'proposed',
  Declined = 'declined',
  Lapsed = 'lapsed',
}

/** What an organization thinks of a match. */
export enum Verdict {
  Saved = 'saved',
  NotRelevant = 'not_relevant',
}

/** Why a match is not relevant. */
export enum VerdictReason {
  OtherProblem = 'other_problem',
  OtherTechnology = 'other_technology',
  TooEarly = 'too_early',
  OtherRegion = 'other_region',
  KnownAlready = 'known_already',
  Other = 'other',
}

/** Which list is searched. */
export enum SearchedList {
  Problems = 'problems',
  Solutions = 'solutions',
}

/** What somebody watches. */
export enum WatchedNoun {
  Problem = 'problem',
  Solution = 'solution',
}

/** How often somebody hears by mail of new matches, or of what is new in a saved search. */
export enum AlertFrequency {
  Off = 'off',
  Daily = 'daily',
  Weekly = 'weekly',
}

/** Why a reviewer gives no score to a proposal. */
export enum Excuse {
  Recused = 'recused',
  Excluded = 'excluded',
}

/** What two organizations have with each other. */
export enum ConflictKind {
  Connection = 'connection',
  Project = 'project',
}

/** How a reviewer stands to a proposal. */
export enum ReviewState {
  /** Their score counts. */
  Scored = 'scored',
  /** They have to score it, or to renew a score that was made on an earlier version. */
  Due = 'due',
  Recused = 'recused',
  Excluded = 'excluded',
  /** They belong to who proposes. */
  OwnOrganization = 'own_organization',
  /** They review it no more: they were removed, or may not act for the problem's organization and have given no score that counts. */
  Left = 'left',
}

/** Whether the scores of a proposal can be compared with those of others. */
export enum RankState {
  /** Everybody who has to score it has done so. */
  Compared = 'compared',
  /** Somebody still has to. */
  Waiting = 'waiting',
  /** Nobody may or has to. */
  NoReviewer = 'no_reviewer',
}

/** What a project was worth to somebody. */
export enum ValueKind {
  Revenue = 'revenue',
  CostSaved = 'cost_saved',
  InvestmentRaised = 'investment_raised',
  LossAvoided = 'loss_avoided',
  EmissionsAvoided = 'emissions_avoided',
  GrantAwarded = 'grant_awarded',
  Other = 'other',
}

/** Who stands behind a value: who expects it, who says that it came, or somebody other than its owner. */
export enum ValueState {
  Estimated = 'estimated',
  Claimed = 'claimed',
  Confirmed = 'confirmed',
  Disputed = 'disputed',
}

/** How a success story stands. */
export enum StoryStatus {
  Draft = 'draft',
  /** The organizations that it names are asked. */
  Asked = 'asked',
  Published = 'published',
  /** An organization that it names has taken its consent back. */
  Withdrawn = 'withdrawn',
}

/** Where the name of somebody can stand in a story. */
export enum StoryPlace {
  Title = 'title',
  Summary = 'summary',
  Account = 'account',
  Impact = 'impact',
  ProjectName = 'project_name',
}

/** What an organization says of a story that names it. */
export enum ConsentState {
  Asked = 'asked',
  Agreed = 'agreed',
  TakenBack = 'taken_back',
}
