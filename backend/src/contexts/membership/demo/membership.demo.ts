import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { day } from '../../../platform/clock/durations';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { DemoData } from '../../../platform/demo/demo-data';
import { PasswordHasher } from '../../../platform/passwords/password-hasher';
import { demoOrganizations, demoPeople } from './demo-organizations';

const insertOrganization = {
  name: 'demo-organization',
  text: `insert into membership.organizations (id, name, type, description, membership_tier, country, city, website, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
};
const insertPerson = {
  name: 'demo-person',
  text: `with person as (
      insert into membership.users (id, email, first_name, last_name, password_hash, email_verified_at)
      values ($1, $2, $3, $4, $5, $8)
      returning id)
    insert into membership.user_organizations (user_id, organization_id, role) select id, $6, $7 from person`,
};

@Injectable()
export class MembershipDemo implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly demo: DemoData,
    private readonly hasher: PasswordHasher,
  ) {}

  onModuleInit(): void {
    this.demo.add({ name: 'membership', order: 1, load: () => this.load() });
    for (const { email, is } of demoPeople) this.demo.people.push({ address: email, is });
  }

  private async load(): Promise<void> {
    const passwordHash = await this.hasher.hash(this.config.demoPassword);
    for (const [n, organization] of demoOrganizations.entries()) {
      const { id, name, type, description, tier, country, city } = organization;
      const website = `https://${name.toLowerCase().replace(/[^a-z]+/g, '-')}.example`;
      await this.database.run(insertOrganization, [
        id,
        name,
        type,
        description,
        tier,
        country,
        city,
        website,
        this.clock.in(-(620 - n * 30) * day),
      ]);
    }
    for (const { id, email, firstName, lastName, organization, role } of demoPeople)
      await this.database.run(insertPerson, [
        id,
        email,
        firstName,
        lastName,
        passwordHash,
        organization,
        role,
        this.clock.now(),
      ]);
  }
}
