/** An organization has asked for solutions to a problem. */
export class ProblemSubmitted {
  static readonly type = 'innovation.problem-submitted';
  readonly type = ProblemSubmitted.type;

  constructor(
    readonly problemId: string,
    readonly organizationId: string,
  ) {}
}

/** The text of a problem that others see was changed. */
export class ProblemEdited {
  static readonly type = 'innovation.problem-edited';
  readonly type = ProblemEdited.type;

  constructor(
    readonly problemId: string,
    readonly organizationId: string,
    readonly fields: readonly string[],
  ) {}
}

/** A problem has come to stand otherwise. */
export class ProblemStatusChanged {
  static readonly type = 'innovation.problem-status-changed';
  readonly type = ProblemStatusChanged.type;

  constructor(
    readonly problemId: string,
    readonly organizationId: string,
    readonly from: string,
    readonly to: string,
  ) {}
}

/** The text of a solution that others see was changed. */
export class SolutionEdited {
  static readonly type = 'innovation.solution-edited';
  readonly type = SolutionEdited.type;

  constructor(
    readonly solutionId: string,
    readonly organizationId: string,
    readonly fields: readonly string[],
  ) {}
}

/** A solution was taken back: it is a draft again. */
export class SolutionWithdrawn {
  static readonly type = 'innovation.solution-withdrawn';
  readonly type = SolutionWithdrawn.type;

  constructor(
    readonly solutionId: string,
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

/** An organization has said anew what it proposes. */
export class ProposalAmended {
  static readonly type = 'innovation.proposal-amended';
  readonly type = ProposalAmended.type;

  constructor(
    readonly proposalId: string,
    readonly problemId: string,
    readonly solutionId: string,
    readonly version: number,
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

/** A member has asked the owner of a problem something, before all members. */
export class QuestionAsked {
  static readonly type = 'innovation.question-asked';
  readonly type = QuestionAsked.type;

  constructor(
    readonly questionId: string,
    readonly problemId: string,
    readonly organizationId: string,
  ) {}
}

/** The owner of a problem has answered a question about it. */
export class QuestionAnswered {
  static readonly type = 'innovation.question-answered';
  readonly type = QuestionAnswered.type;

  constructor(
    readonly questionId: string,
    readonly problemId: string,
  ) {}
}

/** The owner of a problem has hidden a question about it from all but who has asked it. */
export class QuestionHidden {
  static readonly type = 'innovation.question-hidden';
  readonly type = QuestionHidden.type;

  constructor(
    readonly questionId: string,
    readonly problemId: string,
  ) {}
}

/** The proposals to a problem are judged by another rubric from now on. */
export class RubricChanged {
  static readonly type = 'innovation.rubric-changed';
  readonly type = RubricChanged.type;

  constructor(
    readonly problemId: string,
    readonly organizationId: string,
    readonly version: number,
  ) {}
}

/** Somebody is to review the proposals to a problem. */
export class ReviewerAdded {
  static readonly type = 'innovation.reviewer-added';
  readonly type = ReviewerAdded.type;

  constructor(
    readonly problemId: string,
    readonly personId: string,
  ) {}
}

/** Somebody reviews the proposals to a problem no more. */
export class ReviewerRemoved {
  static readonly type = 'innovation.reviewer-removed';
  readonly type = ReviewerRemoved.type;

  constructor(
    readonly problemId: string,
    readonly personId: string,
  ) {}
}

/** A reviewer has scored a proposal, or renewed a score. */
export class ProposalScored {
  static readonly type = 'innovation.proposal-scored';
  readonly type = ProposalScored.type;

  constructor(
    readonly proposalId: string,
    readonly problemId: string,
    readonly personId: string,
  ) {}
}

/** An organization has made a project of a problem and a solution. */
export class ProjectStarted {
  static readonly type = 'innovation.project-started';
  readonly type = ProjectStarted.type;

  constructor(
    readonly projectId: string,
    readonly organizationId: string,
    readonly problemId: string,
    readonly solutionId: string,
  ) {}
}

/** An organization that was asked to work on a project has said whether it does. */
export class ProjectInvitationAnswered {
  static readonly type = 'innovation.project-invitation-answered';
  readonly type = ProjectInvitationAnswered.type;

  constructor(
    readonly projectId: string,
    readonly organizationId: string,
    readonly accepted: boolean,
  ) {}
}

/** A solution has come to stand otherwise, as a project that tries it has. */
export class SolutionStatusChanged {
  static readonly type = 'innovation.solution-status-changed';
  readonly type = SolutionStatusChanged.type;

  constructor(
    readonly solutionId: string,
    readonly organizationId: string,
    readonly from: string,
    readonly to: string,
  ) {}
}

/** A partner has entered what a project was worth to it, or corrected what it had entered. */
export class ValueEntered {
  static readonly type = 'innovation.value-entered';
  readonly type = ValueEntered.type;

  constructor(
    readonly entryId: string,
    readonly projectId: string,
    readonly organizationId: string,
    /** The entry that it replaces. */
    readonly correctsId: string | null,
  ) {}
}

/** A partner says that a value has come, and by what that can be checked. */
export class ValueClaimed {
  static readonly type = 'innovation.value-claimed';
  readonly type = ValueClaimed.type;

  constructor(
    readonly entryId: string,
    readonly projectId: string,
    readonly organizationId: string,
  ) {}
}

/** Another partner has confirmed or disputed a value. */
export class ValueDecided {
  static readonly type = 'innovation.value-decided';
  readonly type = ValueDecided.type;

  constructor(
    readonly entryId: string,
    readonly projectId: string,
    readonly organizationId: string,
    readonly decision: 'confirmed' | 'disputed',
  ) {}
}

/** Those who run the alliance have ended a dispute. */
export class ValueReopened {
  static readonly type = 'innovation.value-reopened';
  readonly type = ValueReopened.type;

  constructor(
    readonly entryId: string,
    readonly projectId: string,
  ) {}
}

/** There is another file by which a value can be checked. */
export class ValueEvidenceAttached {
  static readonly type = 'innovation.value-evidence-attached';
  readonly type = ValueEvidenceAttached.type;

  constructor(
    readonly entryId: string,
    readonly projectId: string,
    readonly organizationId: string,
    readonly fileId: string,
  ) {}
}

/** Somebody has said something about a disputed value. */
export class ValueDiscussed {
  static readonly type = 'innovation.value-discussed';
  readonly type = ValueDiscussed.type;

  constructor(
    readonly entryId: string,
    readonly projectId: string,
    readonly organizationId: string,
  ) {}
}

/** A project has another success metric, or one reads otherwise. */
export class MetricSet {
  static readonly type = 'innovation.metric-set';
  readonly type = MetricSet.type;

  constructor(
    readonly metricId: string,
    readonly projectId: string,
  ) {}
}

/** A partner says what a success metric came to on a day. */
export class MetricMeasured {
  static readonly type = 'innovation.metric-measured';
  readonly type = MetricMeasured.type;

  constructor(
    readonly metricId: string,
    readonly projectId: string,
  ) {}
}

/** The words of a story were written, or changed. */
export class StoryWritten {
  static readonly type = 'innovation.story-written';
  readonly type = StoryWritten.type;

  constructor(
    readonly storyId: string,
    readonly projectId: string,
  ) {}
}

/** Whoever a story names is asked whether it may be shown. */
export class StoryAsked {
  static readonly type = 'innovation.story-asked';
  readonly type = StoryAsked.type;

  constructor(
    readonly storyId: string,
    readonly projectId: string,
    readonly organizationIds: readonly string[],
  ) {}
}

/** An organization agrees to the words of a story, or does so no longer. */
export class StoryConsented {
  static readonly type = 'innovation.story-consented';
  readonly type = StoryConsented.type;

  constructor(
    readonly storyId: string,
    readonly projectId: string,
    readonly organizationId: string,
    readonly state: 'agreed' | 'taken_back',
  ) {}
}

/** A story is shown to everybody. */
export class StoryPublished {
  static readonly type = 'innovation.story-published';
  readonly type = StoryPublished.type;

  constructor(
    readonly storyId: string,
    readonly projectId: string,
  ) {}
}

/** A story is shown to nobody but its organizations any more. */
export class StoryWithdrawn {
  static readonly type = 'innovation.story-withdrawn';
  readonly type = StoryWithdrawn.type;

  constructor(
    readonly storyId: string,
    readonly projectId: string,
  ) {}
}
