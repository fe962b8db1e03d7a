import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Database } from '../../../platform/database/database';
import { isCalled, mostLookedAt, namesIn } from './called';
import { canonicalEmail } from './user.entity';

/** A member as those who run the alliance know them. */
interface KnownPerson {
  id: string;
  name: string;
  firstName: string;
  address: string;
  /** By name, oldest membership first, ten at most. */
  organizations: string[];
}

const mostFound = 20;
const facts = `u.id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name,
    split_part(u.first_name, ' ', 1) as "firstName", u.email as address,
    array(select o.name from membership.user_organizations m join membership.organizations o on o.id = m.organization_id
      where m.user_id = u.id and m.is_active order by m.created_at, m.id limit 10) as organizations`;
/** Who has not asked for their account to be erased. */
const isHere = 'erased_at is null and deletion_asked_at is null';

const found = {
  name: 'known-people',
  text: `select ${facts} from membership.users u where u.id in (
      select id from membership.users where ${isHere} and (email = $1 or id = $2)
      union (select id from membership.users where ${isHere} and ${isCalled('$3', '$4')} limit ${mostLookedAt}))
    order by lower(u.first_name), lower(u.last_name), u.id limit ${mostFound}`,
};
const byId = { name: 'known-person', text: `select ${facts} from membership.users u where u.id = $1 and ${isHere}` };

/** Members as those who run the alliance find them, whatever they show to others. Those who leave are left out. */
@Injectable()
export class KnownPeople {
  constructor(private readonly database: Database) {}

  /** By the beginnings of their names, their whole address or their identifier: twenty at most, by name. */
  async find(search: string): Promise<KnownPerson[]> {
    const { words, longest } = namesIn(search);
    const id = isUUID(search) ? search : null;
    return this.database.query<KnownPerson>(found, [canonicalEmail(search), id, words, longest]);
  }

  async byId(id: string): Promise<KnownPerson | undefined> {
    return this.database.queryOne<KnownPerson>(byId, [id]);
  }
}
