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
