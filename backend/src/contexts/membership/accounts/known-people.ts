import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Database } from '../../../platform/database/database';
import { canonicalEmail } from './user.entity';

/** A member as those who run the alliance know them. */
export interface KnownPerson {
  id: string;
  name: string;
  firstName: string;
  address: string;
  /** By name, oldest membership first, ten at most. */
  organizations: string[];
}

const mostFound = 20;
/** As it is indexed: each name begins behind a space. */
const fullName = `(' ' || lower(first_name || ' ' || last_name))`;
const facts = `u.id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name,
    split_part(u.first_name, ' ', 1) as "firstName", u.email as address,
    array(select o.name from membership.user_organizations m join membership.organizations o on o.id = m.organization_id
      where m.user_id = u.id and m.is_active order by m.created_at, m.id limit 10) as organizations`;
/** Who has not asked for their account to be erased. */
const isHere = 'u.erased_at is null and u.deletion_asked_at is null';

const found = {
  name: 'known-people',
  text: `select ${facts} from membership.users u
    where ${isHere} and (u.email = $1 or u.id = $2
      or (${fullName} like '% ' || $4 || '%' and (select bool_and(${fullName} like '% ' || word || '%') from unnest($3::text[]) word)))
    order by lower(u.first_name), lower(u.last_name), u.id limit ${mostFound}`,
};
const byId = { name: 'known-person', text: `select ${facts} from membership.users u where u.id = $1 and ${isHere}` };

/** Members as those who run the alliance find them, whatever they show to others. Those who leave are left out. */
@Injectable()
export class KnownPeople {
  constructor(private readonly database: Database) {}

  /** By the beginnings of their names, their whole address or their identifier: twenty at most, by name. */
  async find(search: string): Promise<KnownPerson[]> {
    const words = search
      .toLowerCase()
      .split(/\s+/)
      .map((word) => word.replace(/[\\%_]/g, '\\$&'));
    const longest = words.reduce((one, other) => (other.length > one.length ? other : one));
    const id = isUUID(search) ? search : null;
    return this.database.query<KnownPerson>(found, [canonicalEmail(search), id, words, longest]);
  }

  async byId(id: string): Promise<KnownPerson | undefined> {
    return this.database.queryOne<KnownPerson>(byId, [id]);
  }
}
