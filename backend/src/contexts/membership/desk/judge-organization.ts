import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { organizationJudgedMail } from '../desk.mails';
import { MembershipApi } from '../membership.api';
import { verifiedByDomain } from '../membership.errors';
import { OrganizationProof } from '../organizations/organization.enums';
import { VerifyOrganization } from '../registry/verify-organization';
import { LockRecord } from './lock-record';
import type { VerifyOrganizationDto } from './organizations.dto';
import { TellPeopleOfOrganization } from './tell-people';

/** A super admin says that an organization is who it says, or no more. */
@Injectable()
export class JudgeOrganization {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly lock: LockRecord,
    private readonly membership: MembershipApi,
    private readonly tell: TellPeopleOfOrganization,
    private readonly verify: VerifyOrganization,
  ) {}

  /** What is so already changes nothing. Throws `not_found`, `organization_has_left` or `verified_by_domain`. */
  async execute(viewer: Viewer, id: string, { isVerified, reason }: VerifyOrganizationDto): Promise<void> {
    await this.database.transaction(async () => {
      const { name, verifiedBy } = await this.lock.organization(id);
      if (verifiedBy === OrganizationProof.Domain) throw verifiedByDomain();
      if ((verifiedBy !== null) === isVerified) return;
      await this.verify.execute(id, isVerified);
      await this.audit.record(viewer, 'organization.judged', `organization:${id}`, {
        reason,
        before: { verifiedBy },
        after: { verifiedBy: isVerified ? OrganizationProof.SuperAdmin : null },
      });
      const leaders = await this.membership.decisionMakersOf(id);
      await this.tell.execute(organizationJudgedMail, { id, name }, leaders, { isVerified, reason });
    });
  }
}
