import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { Notices } from '../../../platform/database/notices';
import type { Viewer } from '../../../platform/http/viewer';
import { organizationChanged } from '../membership.topics';
import { JoinTeam } from '../team/join-team';
import type { AddOrganizationDto } from './add-organization.dto';
import { Organization } from './organization.entity';
import { MembershipTier } from './organization.enums';

/** A further organization of somebody who has an account, which is its owner from the start. */
@Injectable()
export class AddOrganization {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly join: JoinTeam,
    private readonly notices: Notices,
  ) {}

  /** Answers its id. It starts free: the tier that is wished for is remembered until a subscription grants it. */
  async execute(viewer: Viewer, { membershipTier, ...form }: AddOrganizationDto): Promise<string> {
    return this.database.transaction(async () => {
      const requestedTier = membershipTier ?? MembershipTier.Free;
      const { id } = await this.database.insert(Organization, { ...form, requestedTier });
      await this.join.execute(id, viewer.id, 'owner');
      await this.notices.send(organizationChanged, id);
      await this.audit.record(viewer, 'organization.added', `organization:${id}`, {
        name: form.name,
        type: form.type,
        requestedTier,
      });
      return id;
    });
  }
}
