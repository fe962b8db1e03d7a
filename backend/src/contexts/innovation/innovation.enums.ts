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
