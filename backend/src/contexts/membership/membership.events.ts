import type { OrganizationRole } from '../../platform/http/viewer';

/** An organization has applied for membership. */
export class OrganizationRegistered {
  static readonly type = 'membership.organization-registered';
  readonly type = OrganizationRegistered.type;

  constructor(
    readonly memberId: string,
    readonly organizationId: string,
    readonly userId: string,
  ) {}
}

/** Somebody has asked for a demonstration. */
export class DemoRequested {
  static readonly type = 'membership.demo-requested';
  readonly type = DemoRequested.type;

  constructor(readonly requestId: string) {}
}

/** Somebody belongs to an organization from now on, because they accepted its invitation. */
export class MemberJoined {
  static readonly type = 'membership.member-joined';
  readonly type = MemberJoined.type;

  constructor(
    readonly organizationId: string,
    readonly userId: string,
    readonly role: OrganizationRole,
  ) {}
}

/** Somebody may do more or less for an organization from now on. */
export class MemberRoleChanged {
  static readonly type = 'membership.member-role-changed';
  readonly type = MemberRoleChanged.type;

  constructor(
    readonly organizationId: string,
    readonly userId: string,
    readonly role: OrganizationRole,
  ) {}
}

/** Somebody belongs to an organization no more: removed, or by leaving. */
export class MemberRemoved {
  static readonly type = 'membership.member-removed';
  readonly type = MemberRemoved.type;

  constructor(
    readonly organizationId: string,
    readonly userId: string,
  ) {}
}

/** An organization has left the alliance: nobody belongs to it any more. */
export class OrganizationClosed {
  static readonly type = 'membership.organization-closed';
  readonly type = OrganizationClosed.type;

  constructor(readonly organizationId: string) {}
}

/** An organization was merged into another, which has all of it from now on. */
export class OrganizationMerged {
  static readonly type = 'membership.organization-merged';
  readonly type = OrganizationMerged.type;

  constructor(
    readonly organizationId: string,
    readonly intoId: string,
  ) {}
}
