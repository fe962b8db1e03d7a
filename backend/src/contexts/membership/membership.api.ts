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

export interface OrganizationStanding {
  /** The one in force: of its subscription or, while its trial runs, the one it asked for. */
  tier: MembershipTier;
  registeredAt: Date;
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
const setTier = {
  name: 'membership-set-tier',
  text: 'update membership.organizations set membership_tier = $2, updated_at = now() where id = $1',
};
const standings = {
  name: 'membership-standings',
  text: `select id, ${effectiveTier('o', '$2::timestamptz')} as tier, created_at as "registeredAt"
    from membership.organizations o where id = any($1)`,
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

  /** The owners and admins of an organization, for mail about its affairs. */
  async decisionMakersOf(organizationId: string): Promise<ContactPerson[]> {
    return this.database.query<ContactPerson>(decisionMakers, [organizationId]);
  }

  /**
   * The tier that an organization has paid for, from now on. A command, by decision 50: billing changes it in the
   * transaction of the payment, so that nobody has paid and waits. Answers whether there is such an organization.
   */
  async setTier(organizationId: string, tier: MembershipTier): Promise<boolean> {
    return (await this.database.run(setTier, [organizationId, tier])) > 0;
  }

  /** The tier in force of organizations, and since when they are there. Unknown ids are left out. */
  async standingsOf(ids: string[]): Promise<ReadonlyMap<string, OrganizationStanding>> {
    const found = await this.database.query<OrganizationStanding & { id: string }>(standings, [ids, this.clock.now()]);
    return new Map(found.map(({ id, ...standing }) => [id, standing]));
  }
}
