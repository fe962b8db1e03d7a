import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';

const former = {
  name: 'email-change-former',
  text: `select f.email from membership.former_addresses f where f.user_id = $1
      and not exists (select from membership.users u where u.email = f.email and u.id <> f.user_id)
      and not exists (select from membership.former_addresses o where o.email = f.email and o.user_id <> f.user_id)
    order by f.email`,
};

/** The addresses at which a person was reached: the present one, and former ones that nobody else has or had. */
@Injectable()
export class AddressesOfPerson {
  constructor(private readonly database: Database) {}

  /** What went to an address that somebody else has had as well is told to nobody, and goes with the last of them. */
  async execute(id: string, present: string): Promise<string[]> {
    const rows = await this.database.query<{ email: string }>(former, [id]);
    return [present, ...rows.map(({ email }) => email).filter((email) => email !== present)];
  }
}
