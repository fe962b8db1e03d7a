import { Injectable } from '@nestjs/common';
import { Cache } from '../../platform/cache/cache';
import { Clock } from '../../platform/clock/clock';
import { Database } from '../../platform/database/database';
import { Notices } from '../../platform/database/notices';
import { organizationChanged } from './membership.topics';
import { effectiveTier } from './organizations/effective-tier';
import type { MembershipTier, OrganizationType } from './organizations/organization.enums';

export interface OrganizationLabel {
  id: string;
  name: string;
  type: OrganizationType;
}

export interface ContactPerson {
  userId: string;
  name: string;
  /** How a mail greets them. */
  firstName: string;
  address: string;
}

const labels = {
  name: 'membership-organization-labels',
  text: 'select id, name, type from membership.organizations where id = any($1)',
};
const decisionMakers = {
  name: 'membership-decision-makers',
  text: `select u.id as "userId", trim(u.first_name || ' ' || u.last_name) as name,
      split_part(u.first_name, ' ', 1) as "firstName", u.email as address
    from membership.user_organizations m join membership.users u on u.id = m.user_id
    where m.organization_id = $1 and m.is_active and m.role in ('owner', 'admin') order by m.created_at, m.id`,
};
const tier = {
  name: 'membership-tier',
  text: `select ${effectiveTier('o', '$2::timestamptz')} as tier from membership.organizations o where o.id = $1`,
};

/** What other contexts may ask of membership. */
@Injectable()
export class MembershipApi {
  private readonly labels: Cache<OrganizationLabel>;

  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    notices: Notices,
  ) {
    this.labels = new Cache(database, notices, {
      name: 'organization-labels',
      max: 50_000,
      topics: [organizationChanged],
    });
  }

  /** Name and type of organizations, from a cache that changes drop. Unknown ids are left out. */
  async describeOrganizations(ids: Iterable<string>): Promise<ReadonlyMap<string, OrganizationLabel>> {
    return this.labels.getMany(ids, async (missing) => {
      const rows = await this.database.query<OrganizationLabel>(labels, [missing]);
      return new Map(rows.map((label) => [label.id, label]));
    });
  }

  /** The tier in force; nothing when there is no such organization. */
  async tierOf(organizationId: string): Promise<MembershipTier | undefined> {
    const at = this.clock.now();
    return (await this.database.queryOne<{ tier: MembershipTier }>(tier, [organizationId, at]))?.tier;
  }

  /** The owners and admins of an organization, for mail about its affairs. */
  async decisionMakersOf(organizationId: string): Promise<ContactPerson[]> {
    return this.database.query<ContactPerson>(decisionMakers, [organizationId]);
  }
}
