import { randomBytes } from 'node:crypto';
import { Client, escapeIdentifier, escapeLiteral } from 'pg';
import { EnvironmentError } from '../config/environment';

/** Whether a role is, or can become, the one that owns the audit: it could take back whatever is revoked. */
export const mayActAsOwnerOfAudit = (role: string) =>
  `(select pg_has_role(${role}, relowner, 'member') from pg_class where oid = 'platform.audit_events'::regclass)`;

/** `public` has extensions alone, which are everybody's. */
const ownSchemas = `select string_agg(quote_ident(nspname), ', ') as schemas from pg_namespace
  where nspname !~ '^pg_' and nspname not in ('public', 'information_schema')`;

/**
 * All rows of all tables, but of the audit no more than to add to it: lines that are to be sealed, which a function of the owner's does, and
 * signed heads. To own nothing means to alter no table, to switch off no trigger and to replace no function.
 */
const grants = (role: string, schemas: string) => `
  grant usage on schema ${schemas} to ${role};
  grant select, insert, update, delete on all tables in schema ${schemas} to ${role};
  grant usage, select, update on all sequences in schema ${schemas} to ${role};
  revoke insert, update, delete on platform.audit_events, platform.audit_heads from ${role};
  grant insert (actor, action, subject, details, request, mark) on platform.audit_events to ${role};
  grant insert on platform.audit_heads to ${role};
`;

/** The job runner guards its tables by rows as well, and lets nobody but their owner see any. */
const policies = (role: string) => `do $do$
  declare jobs regclass;
  begin
    for jobs in select c.oid from pg_class c where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = ${escapeLiteral(role)})
    loop
      execute format('create policy %I on %s to %I using (true) with check (true)', ${escapeLiteral(role)}, jobs, ${escapeLiteral(role)});
    end loop;
  end $do$`;

/**
 * Gives a role that owns nothing what the product needs. `client` is the owner's; done at every start, for what is new. Throws
 * EnvironmentError for a role that can become the owner.
 */
export async function grantToApplication(client: Client, role: string): Promise<void> {
  const { isOwner } = (await client.query(`select ${mayActAsOwnerOfAudit('$1::name')} as "isOwner"`, [role])).rows[0];
  if (isOwner)
    throw new EnvironmentError([
      `DATABASE_URL: ${role} can act as the role of DATABASE_OWNER_URL; name one that is no member of it and no superuser`,
    ]);
  const { schemas } = (await client.query(ownSchemas)).rows[0];
  await client.query(grants(escapeIdentifier(role), schemas));
  await client.query(policies(role));
}

/**
 * Makes a role that owns nothing on a database of which `ownerUrl` is a superuser's, and answers the address to use it by. Its password
 * is known to who asked alone, and is another one each time.
 */
export async function makeApplicationRole(ownerUrl: string, role = 'alliance_app'): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
    const does = rowCount ? 'alter' : 'create';
    await client.query(`${does} role ${escapeIdentifier(role)} login password ${escapeLiteral(password)}`);
  } finally {
    await client.end();
  }
  return Object.assign(new URL(ownerUrl), { username: role, password }).href;
}
