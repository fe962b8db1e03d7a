import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { organizationSuspendedMail } from '../desk.mails';
import { MembershipApi } from '../membership.api';
import { LockRecord } from './lock-record';
import { RefreshOrganization } from './refresh-organization';
import { TellPeopleOfOrganization } from './tell-people';

const suspend = {
  name: 'desk-suspend-organization',
  text: 'update membership.organizations set suspended_at = $2, suspension_reason = $3, updated_at = $2 where id = $1',
};

/** An organization is not found any more, and nobody writes for it; its people read as before. */
@Injectable()
export class SuspendOrganization {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly lock: LockRecord,
    private readonly membership: MembershipApi,
    private readonly refresh: RefreshOrganization,
    private readonly tell: TellPeopleOfOrganization,
  ) {}

  /** Suspended anew, the newer reason counts. Throws `not_found` or `organization_has_left`. */
  async execute(viewer: Viewer, id: string, reason: string): Promise<void> {
    await this.database.transaction(async () => {
      const { name, suspension } = await this.lock.organization(id);
      await this.database.run(suspend, [id, this.clock.now(), reason]);
      await this.refresh.execute(id);
      await this.audit.record(viewer, 'organization.suspended', `organization:${id}`, {
        reason,
        before: suspension ? { state: 'suspended', reason: suspension.reason } : { state: 'active' },
        after: { state: 'suspended', reason },
      });
      await this.tell.execute(organizationSuspendedMail, { id, name }, await this.membership.everybodyOf([id]), {
        reason,
      });
    });
  }
}
