/** An organization has asked for solutions to a problem. */
export class ProblemSubmitted {
  static readonly type = 'innovation.problem-submitted';
  readonly type = ProblemSubmitted.type;

  constructor(
    readonly problemId: string,
    readonly organizationId: string,
  ) {}
}

/** A solution has become visible to all members. */
export class SolutionPublished {
  static readonly type = 'innovation.solution-published';
  readonly type = SolutionPublished.type;

  constructor(
    readonly solutionId: string,
    readonly organizationId: string,
  ) {}
}

/** An organization has offered its solution to the owner of a problem. */
export class SolutionProposed {
  static readonly type = 'innovation.solution-proposed';
  readonly type = SolutionProposed.type;

  constructor(
    readonly proposalId: string,
    readonly problemId: string,
    readonly solutionId: string,
    readonly organizationId: string,
  ) {}
}

/** The owner of a problem has answered a proposal. */
export class ProposalDecided {
  static readonly type = 'innovation.proposal-decided';
  readonly type = ProposalDecided.type;

  constructor(
    readonly proposalId: string,
    readonly problemId: string,
    readonly solutionId: string,
    readonly decision: 'accepted' | 'declined',
  ) {}
}

/** The owner of a problem has asked another organization to propose its solution. */
export class ProposalInvited {
  static readonly type = 'innovation.proposal-invited';
  readonly type = ProposalInvited.type;

  constructor(
    readonly invitationId: string,
    readonly problemId: string,
    readonly solutionId: string,
    readonly invitedOrganizationId: string,
  ) {}
}

/** Nothing comes of an invitation: the invited organization has declined it, or has not answered in time. */
export class InvitationEnded {
  static readonly type = 'innovation.invitation-ended';
  readonly type = InvitationEnded.type;

  constructor(
    readonly invitationId: string,
    readonly problemId: string,
    readonly solutionId: string,
    readonly outcome: 'declined' | 'lapsed',
  ) {}
}
