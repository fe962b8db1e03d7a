import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';

const lock = {
  name: 'deletion-lock-organizations',
  text: `select id from membership.organizations
    where id in (select organization_id from membership.user_organizations where user_id = $1)
    order by id for no key update`,
};

/** Puts who leaves in a line with those who change the people of their organizations (`LockTeam`), all of them at once. */
@Injectable()
export class LockOrganizationsOf {
  constructor(private readonly database: Database) {}

  async execute(userId: string): Promise<void> {
    await this.database.run(lock, [userId]);
  }
}
