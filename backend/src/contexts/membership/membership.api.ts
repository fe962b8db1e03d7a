import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { Notices } from '../../platform/database/notices';
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
  text: `select u.id as "userId", trim(u.first_name || ' ' || u.last_name) as name, u.email as address
    from membership.user_organizations m join membership.users u on u.id = m.user_id
    where m.organization_id = $1 and m.is_active and m.role in ('owner', 'admin') order by m.created_at, m.id`,
};
const setTier = {
  name: 'membership-set-tier',
  text: 'update membership.organizations set membership_tier = $2, updated_at = now() where id = $1',
};
const standings = {
  name: 'membership-standings',
  text: `select id, ${effectiveTier('o')} as tier, created_at as "registeredAt"
    from membership.organizations o where id = any($1)`,
};
const cacheSize = 50_000;

/** What other contexts may ask of membership. */
@Injectable()
export class MembershipApi implements OnModuleInit {
  private readonly labels = new Map<string, OrganizationLabel>();

  constructor(
    private readonly database: Database,
    private readonly notices: Notices,
  ) {}

  onModuleInit(): void {
    this.notices.on('organization', (id) => (id ? this.labels.delete(id) : this.labels.clear()));
  }

  /** Name and type of organizations, from a cache that changes drop. Unknown ids are left out. */
  async describeOrganizations(ids: Iterable<string>): Promise<ReadonlyMap<string, OrganizationLabel>> {
    const missing = [...new Set(ids)].filter((id) => !this.labels.has(id));
    if (missing.length > 0) {
      if (this.labels.size + missing.length > cacheSize) this.labels.clear();
      for (const label of await this.database.query<OrganizationLabel>(labels, [missing]))
        this.labels.set(label.id, label);
    }
    return this.labels;
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
    const found = await this.database.query<OrganizationStanding & { id: string }>(standings, [ids]);
    return new Map(found.map(({ id, ...standing }) => [id, standing]));
  }
}
