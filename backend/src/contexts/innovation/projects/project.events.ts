/** A project has passed a gate, or gone back through one. */
export class ProjectPhaseChanged {
  static readonly type = 'innovation.project-phase-changed';
  readonly type = ProjectPhaseChanged.type;

  constructor(
    readonly projectId: string,
    readonly organizationId: string,
    readonly from: string,
    readonly to: string,
  ) {}
}

/** The lead of a project says that it goes otherwise than before. */
export class ProjectStatusChanged {
  static readonly type = 'innovation.project-status-changed';
  readonly type = ProjectStatusChanged.type;

  constructor(
    readonly projectId: string,
    readonly organizationId: string,
    readonly from: string,
    readonly to: string,
  ) {}
}

/** What a project says of itself was written anew. */
export class ProjectEdited {
  static readonly type = 'innovation.project-edited';
  readonly type = ProjectEdited.type;

  constructor(
    readonly projectId: string,
    readonly organizationId: string,
    readonly fields: string[],
  ) {}
}

/** Something that a gate asks for is there, or no longer. */
export class GateItemChanged {
  static readonly type = 'innovation.gate-item-changed';
  readonly type = GateItemChanged.type;

  constructor(
    readonly projectId: string,
    readonly organizationId: string,
    readonly phase: string,
    readonly item: string,
    readonly ticked: boolean,
  ) {}
}

/** An organization asks to work on a project. */
export class JoinRequested {
  static readonly type = 'innovation.join-requested';
  readonly type = JoinRequested.type;

  constructor(
    readonly requestId: string,
    readonly projectId: string,
    readonly organizationId: string,
  ) {}
}

/** A request to work on a project was accepted, declined or withdrawn. */
export class JoinRequestEnded {
  static readonly type = 'innovation.join-request-ended';
  readonly type = JoinRequestEnded.type;

  constructor(
    readonly requestId: string,
    readonly projectId: string,
    readonly organizationId: string,
    readonly status: string,
  ) {}
}

/** Other organizations work on a project than before, or as something else, or one of them leads it. */
export class ProjectTeamChanged {
  static readonly type = 'innovation.project-team-changed';
  readonly type = ProjectTeamChanged.type;

  constructor(
    readonly projectId: string,
    readonly organizationId: string,
    readonly what: 'joined' | 'changed' | 'left' | 'removed' | 'leads',
  ) {}
}

/** A milestone of a project was added, changed, reached, reopened or removed. */
export class MilestoneChanged {
  static readonly type = 'innovation.milestone-changed';
  readonly type = MilestoneChanged.type;

  constructor(
    readonly milestoneId: string,
    readonly projectId: string,
    readonly what: string,
  ) {}
}

/** An organization of a project tells how it goes, finds better words, or takes it back. */
export class ProjectUpdateChanged {
  static readonly type = 'innovation.project-update-changed';
  readonly type = ProjectUpdateChanged.type;

  constructor(
    readonly updateId: string,
    readonly projectId: string,
    readonly organizationId: string,
    readonly what: 'posted' | 'edited' | 'removed',
  ) {}
}

/** A file was attached to a project, or removed from it. */
export class ProjectFilesChanged {
  static readonly type = 'innovation.project-files-changed';
  readonly type = ProjectFilesChanged.type;

  constructor(
    readonly fileId: string,
    readonly projectId: string,
    readonly organizationId: string,
    readonly what: 'attached' | 'removed',
  ) {}
}

/** Money of a project's budget was spent, or an entry of that was removed. */
export class SpendChanged {
  static readonly type = 'innovation.spend-changed';
  readonly type = SpendChanged.type;

  constructor(
    readonly entryId: string,
    readonly projectId: string,
    readonly organizationId: string,
    readonly what: 'recorded' | 'removed',
  ) {}
}
