import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { Notices } from '../../../platform/database/notices';
import type { Viewer } from '../../../platform/http/viewer';
import { organizationChanged } from '../membership.topics';
import { Organization } from '../organizations/organization.entity';
import { LockTeam } from '../team/lock-team';
import type { EditOrganizationProfileDto } from './profile.dto';
import { chosenVisibility } from './visible-fields';

/** Changes what an organization says of itself, on what its editor has read. */
@Injectable()
export class EditProfile {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly lock: LockTeam,
    private readonly notices: Notices,
  ) {}

  /** Throws `not_found`, `organization_required` or `edited_meanwhile`. What changes nothing leaves nothing. */
  async execute(
    viewer: Viewer,
    organizationId: string,
    { revision, visibility, ...form }: EditOrganizationProfileDto,
  ): Promise<void> {
    await this.database.transaction(async () => {
      await this.lock.forLeaders(viewer, organizationId);
      const { manager } = this.database;
      const organization = await manager.findOneByOrFail(Organization, { id: organizationId });
      const change = organization.describe(
        { ...form, ...(visibility && { visibility: chosenVisibility(visibility) }) },
        revision,
      );
      if (Object.keys(change.after).length === 0) return;
      await manager.save(organization);
      const about = `organization:${organizationId}`;
      await this.audit.record(viewer, 'organization.profile-edited', about, { organizationId, ...change });
      await this.notices.send(organizationChanged, organizationId);
    });
  }
}
