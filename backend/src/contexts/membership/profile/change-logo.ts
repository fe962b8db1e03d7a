import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { Notices } from '../../../platform/database/notices';
import type { Viewer } from '../../../platform/http/viewer';
import { organizationChanged } from '../membership.topics';
import { LockTeam } from '../team/lock-team';

const read = { name: 'profile-logo', text: 'select logo_id as "logoId" from membership.organizations where id = $1' };
const write = {
  name: 'profile-set-logo',
  text: 'update membership.organizations set logo_id = $2, updated_at = now() where id = $1',
};

/** Gives an organization a logo, another one or none, in one transaction. */
@Injectable()
export class ChangeLogo {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly lock: LockTeam,
    private readonly notices: Notices,
  ) {}

  /** Answers the logo that it had. Throws `not_found` or `organization_required`. What changes nothing leaves nothing. */
  async execute(viewer: Viewer, organizationId: string, logoId: string | null): Promise<string | null> {
    return this.database.transaction(async () => {
      await this.lock.forLeaders(viewer, organizationId);
      const before = await this.database.one<{ logoId: string | null }>(read, [organizationId]);
      if (before.logoId === logoId) return null;
      await this.database.run(write, [organizationId, logoId]);
      const facts = { organizationId, before, after: { logoId } };
      await this.audit.record(viewer, 'organization.logo-changed', `organization:${organizationId}`, facts);
      await this.notices.send(organizationChanged, organizationId);
      return before.logoId;
    });
  }
}
