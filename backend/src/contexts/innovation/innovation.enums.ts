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
  Open = 'open',
  InProgress = 'in_progress',
  Solved = 'solved',
  Closed = 'closed',
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

/** How often somebody hears of new matches by mail. */
export enum AlertFrequency {
  Off = 'off',
  Daily = 'daily',
  Weekly = 'weekly',
}
