import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { organizationSuspensionLiftedMail } from '../desk.mails';
import { MembershipApi } from '../membership.api';
import { notSuspended } from '../membership.errors';
import { LockRecord } from './lock-record';
import { RefreshOrganization } from './refresh-organization';
import { TellPeopleOfOrganization } from './tell-people';

const lift = {
  name: 'desk-lift-suspension-of-organization',
  text: 'update membership.organizations set suspended_at = null, suspension_reason = null, updated_at = $2 where id = $1',
};

/** An organization is found again, and its people act for it in the roles that they have. */
@Injectable()
export class LiftSuspensionOfOrganization {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly lock: LockRecord,
    private readonly membership: MembershipApi,
    private readonly refresh: RefreshOrganization,
    private readonly tell: TellPeopleOfOrganization,
  ) {}

  /** Throws `not_found`, `organization_has_left` or `not_suspended`. */
  async execute(viewer: Viewer, id: string, reason: string): Promise<void> {
    await this.database.transaction(async () => {
      const { name, suspension } = await this.lock.organization(id);
      if (!suspension) throw notSuspended();
      await this.database.run(lift, [id, this.clock.now()]);
      await this.refresh.execute(id);
      await this.audit.record(viewer, 'organization.suspension-lifted', `organization:${id}`, {
        reason,
        before: { state: 'suspended', reason: suspension.reason },
        after: { state: 'active' },
      });
      await this.tell.execute(
        organizationSuspensionLiftedMail,
        { id, name },
        await this.membership.everybodyOf([id]),
        {},
      );
    });
  }
}
