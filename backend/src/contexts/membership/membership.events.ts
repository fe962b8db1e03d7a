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
