import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { Notices } from '../../../platform/database/notices';
import { organizationInReview, organizationSuspended } from '../../../platform/http/problems';
import type { Viewer } from '../../../platform/http/viewer';
import { AllianceSettings } from '../../../platform/settings/alliance-settings';
import { reviewRequired } from '../membership.settings';
import { organizationChanged } from '../membership.topics';
import { JoinTeam } from '../team/join-team';
import type { AddOrganizationDto } from './add-organization.dto';
import { type LedOrganizations, ledOrganizations } from './led-organizations';
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
    private readonly settings: AllianceSettings,
  ) {}

  /**
   * Answers its id. It starts free: the tier that is wished for is remembered until a subscription grants it. Throws
   * `organization_suspended` and `organization_in_review`.
   */
  async execute(viewer: Viewer, { membershipTier, ...form }: AddOrganizationDto): Promise<string> {
    return this.database.transaction(async () => {
      await this.refuseToEvade(viewer);
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

  /** What is added acts at once: neither a suspension nor a review that everybody has to pass is left behind by it. */
  private async refuseToEvade({ id }: Viewer): Promise<void> {
    const { isSuspended, mayAct } = await this.database.one<LedOrganizations>(ledOrganizations, [id]);
    if (isSuspended) throw organizationSuspended();
    if (!mayAct && (await this.settings.isOn(reviewRequired))) throw organizationInReview();
  }
}
