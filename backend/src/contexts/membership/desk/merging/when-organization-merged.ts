import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database';
import { ReactsTo } from '../../../../platform/events/domain-event';
import { OrganizationData } from '../../../../platform/organization-data/organization-data';
import { OrganizationMerged } from '../../membership.events';

/** What was being written for the one that goes while it went comes along. */
@Injectable()
@ReactsTo(OrganizationMerged, 'membership.move-what-came-late')
export class WhenOrganizationMerged {
  constructor(
    private readonly data: OrganizationData,
    private readonly database: Database,
  ) {}

  async handle({ organizationId, intoId }: OrganizationMerged): Promise<void> {
    await this.database.transaction(() => this.data.move(organizationId, intoId));
  }
}
