import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Notices } from '../../../platform/database/notices';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { organizationChanged } from '../membership.topics';
import { Organization } from '../organizations/organization.entity';

/** A super admin shows an organization among the featured partners of the directory, or no more. */
@Injectable()
export class FeatureOrganization {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly notices: Notices,
  ) {}

  /** Throws `not_found` also for one that the directory does not list. */
  async execute(viewer: Viewer, id: string, isFeatured: boolean): Promise<void> {
    await this.database.transaction(async () => {
      const { manager } = this.database;
      const lock = { mode: 'pessimistic_write' } as const;
      const organization = await manager.findOne(Organization, { where: { id, isConfirmed: true }, lock });
      if (!organization || organization.closedAt) throw notFound('organization');
      const before = { isFeatured: organization.featuredAt !== null };
      if (before.isFeatured === isFeatured) return;
      organization.featuredAt = isFeatured ? this.clock.now() : null;
      await manager.save(organization);
      await this.audit.record(viewer, 'organization.featured', `organization:${id}`, { before, after: { isFeatured } });
      await this.notices.send(organizationChanged, id);
    });
  }
}
