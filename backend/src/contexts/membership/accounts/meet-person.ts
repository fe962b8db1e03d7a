import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { canonicalEmail } from './user.entity';

export interface MetPerson {
  id: string;
  firstName: string;
  /** Whether the address has been proved to be theirs. */
  isVerified: boolean;
}

/** Nobody has signed in with it: it is erased as no registration names it, and is kept for one that does. Who is kept out is not. */
const unlessStranger = (column: string) =>
  `case when u.password_hash is null and u.email_verified_at is null and u.suspended_at is null then null else u.${column} end`;
const meet = {
  name: 'accounts-meet-person',
  text: `insert into membership.users as u (email, first_name, last_name) values ($1, $2, $3)
    on conflict (email) do update set updated_at = u.updated_at,
      deletion_asked_at = ${unlessStranger('deletion_asked_at')}, deletion_due_at = ${unlessStranger('deletion_due_at')}
    returning id, first_name as "firstName", email_verified_at is not null as "isVerified"`,
};
const lock = { name: 'accounts-lock-person', text: 'select from membership.users where id = $1 for update' };

/** The person behind an address that somebody typed: the one we know, or a new one who cannot sign in yet. */
@Injectable()
export class MeetPerson {
  constructor(private readonly database: Database) {}

  /** Locks the person until the surrounding transaction ends, which puts simultaneous callers in a line. */
  async execute(email: string, name: string): Promise<MetPerson> {
    const [firstName, lastName] = splitName(name);
    return this.database.one<MetPerson>(meet, [canonicalEmail(email), firstName, lastName]);
  }

  async lock(id: string): Promise<void> {
    await this.database.run(lock, [id]);
  }
}

/** Given and family name, as far as a name tells. */
export function splitName(name: string): [string, string] {
  const [firstName = name, ...others] = name.split(/\s+/);
  return [firstName, others.join(' ')];
}
