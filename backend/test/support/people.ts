import { Database } from '../../src/platform/database/database';
import type { OrganizationRole } from '../../src/platform/http/viewer';
import { PasswordHasher } from '../../src/platform/passwords/password-hasher';
import type { Client } from './client';
import type { Product } from './product';
import { goodPassword } from './registration';

export interface Person {
  client: Client;
  /** Another browser of theirs, for calls that end a session. */
  signInAgain(): Promise<Client>;
  /** Proves who they are once more, for what asks for a fresh proof, by the password: everybody's second factors are taken away before. */
  prove(): Promise<void>;
  /** Of the person or the admin account; nobody's for a visitor. */
  id: string;
  /** Absent for those who belong to no organization. */
  organizationId?: string;
  /** What they sign in with. */
  email: string;
}

/** In one organization: what each may do there is what the access rules are about. */
export const insiders = ['owner', 'admin', 'member', 'viewer'] as const satisfies OrganizationRole[];

/** Everybody whom the product tells apart. The stranger owns an organization, another one. */
export const roles = ['visitor', ...insiders, 'stranger', 'operator', 'super-admin'] as const;
export type Role = (typeof roles)[number];

let count = 0;

/** One person of every role, signed in where they can. Makes what it needs and leaves the rest of the product alone. */
export async function gatherPeople(product: Product) {
  const { pool } = product.app.get(Database);
  const passwordHash = await product.app.get(PasswordHasher).hash(goodPassword);
  const sql = async (text: string, values: unknown[]) => (await pool.query(text, values)).rows[0];
  count += 1;
  const group = count;

  const addOrganization = async (name: string, tier = 'enterprise_alliance_partners'): Promise<string> => {
    const insert = `insert into membership.organizations (name, type, membership_tier) values ($1, 'startup', $2) returning id`;
    return (await sql(insert, [`${name} ${group}`, tier])).id;
  };
  const addPerson = async (name: string, organizationId: string, role: OrganizationRole) => {
    const email = `${name}${group}@people.example`;
    const { id } = await sql(
      `with u as (insert into membership.users (email, first_name, last_name, password_hash, email_verified_at)
          values ($1, 'Ada', 'Okafor', $2, now()) returning id),
        m as (insert into membership.user_organizations (user_id, organization_id, role) select id, $3, $4 from u)
      select id from u`,
      [email, passwordHash, organizationId, role],
    );
    return { id: id as string, email, organizationId };
  };
  const signIn = async (path: string, credentials: object): Promise<Client> => {
    const client = product.visitor();
    const { status } = await client.post(path, credentials);
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    return client;
  };
  const signedIn = async (path: string, credentials: { password: string } & Record<string, string>) => {
    const signInAgain = () => signIn(path, credentials);
    const client = await signInAgain();
    const prove = async () => {
      for (const factors of ['secured_accounts', 'passkeys']) await sql(`delete from membership.${factors}`, []);
      const { status } = await client.post('/api/auth/proof', { password: credentials.password });
      if (status !== 204) throw new Error(`The proof of ${Object.values(credentials)[0]} was answered ${status}`);
    };
    return { client, signInAgain, prove };
  };
  const member = async (name: string, organizationId: string, role: OrganizationRole): Promise<Person> => {
    const person = await addPerson(name, organizationId, role);
    return { ...person, ...(await signedIn('/api/login', { email: person.email, password: goodPassword })) };
  };
  const admin = async (username: string, password: string): Promise<Person> => {
    const { id, email } = await sql('select id, email from admin.accounts where username = $1', [username]);
    return { id, email, ...(await signedIn('/api/admin/auth/login', { username, password })) };
  };

  const own = await addOrganization('Own Organization');
  const other = await addOrganization('Other Organization');
  const operator = `operator-${group}`;
  await sql(
    `insert into admin.accounts (username, email, role, password_hash) values ($1, $1 || '@people.example', 'operator', $2)`,
    [operator, passwordHash],
  );
  const { username, password } = product.config.admin;
  const people: Record<Role, Person> = {
    visitor: {
      id: '',
      email: '',
      client: product.visitor(),
      signInAgain: async () => product.visitor(),
      prove: async () => undefined,
    },
    owner: await member('owner', own, 'owner'),
    admin: await member('admin', own, 'admin'),
    member: await member('member', own, 'member'),
    viewer: await member('viewer', own, 'viewer'),
    stranger: await member('stranger', other, 'owner'),
    operator: await admin(operator, goodPassword),
    'super-admin': await admin(username, password),
  };
  return { people, own, other, addOrganization, addPerson };
}
