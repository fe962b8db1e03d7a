import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestingModule } from '@nestjs/testing';
import { Client } from 'pg';
import { startedOn } from '../../../test/support/contexts';
import { eventually } from '../../../test/support/registration';
import { EnvironmentError } from '../config/environment';
import { makeApplicationRole } from '../database/application-roles';
import { Database } from '../database/database';
import { migrate } from '../database/migrate';
import { Jobs } from '../jobs/jobs';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { Audit } from './audit';
import { isAuditGuarded } from './audit-rights';
import { AuditTrail } from './audit-trail';
import { CheckAudit } from './check-audit';

describe('the product as a role that owns nothing', () => {
  const role = `app-${randomBytes(6).toString('hex')}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'rights-'));
  let testDatabase: TestDatabase;
  let owner: Client;
  let app: TestingModule;
  /** To sign in as the role, of each start. */
  const urls: string[] = [];

  const environment = () => ({
    DATABASE_URL: urls.at(-1) as string,
    DATABASE_OWNER_URL: testDatabase.url,
    DATA_DIR: dataDir,
  });
  const asProduct = (sql: string) => app.get(Database).pool.query(sql);
  const lines = async () => (await owner.query('select * from platform.audit_events order by id')).rows;
  const verify = async () => {
    const id = await app.get(CheckAudit).start({ kind: 'admin', id: '7' });
    await eventually(async () => (await app.get(AuditTrail).newestCheck())?.endedAt != null, 'the reading');
    const check = await app.get(AuditTrail).newestCheck();
    expect(check?.id).toBe(id);
    return check?.faultCount;
  };

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    owner = new Client({ connectionString: testDatabase.url });
    await owner.connect();
    // As at every start, the second one too.
    for (let start = 0; start < 2; start += 1) {
      urls.push(await makeApplicationRole(testDatabase.url, role));
      await migrate(testDatabase.url, [role]);
    }
    app = await startedOn(environment());
  });
  afterAll(async () => {
    await app?.close();
    await owner.query(`drop owned by "${role}"`);
    await owner.query(`drop role "${role}"`);
    await owner.end();
    await testDatabase.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('signs in by the password of the last start alone', async () => {
    const signIn = async (connectionString: string | undefined) => {
      const client = new Client({ connectionString });
      await client.connect();
      await client.end();
    };
    await signIn(urls[1]);
    await expect(signIn(urls[0])).rejects.toMatchObject({ code: '28P01' });
  });

  it('writes, seals and verifies the audit, and does its jobs', async () => {
    await app.get(Audit).record('system', 'test.done', 'thing:1');
    expect(await verify()).toBe(0);
    expect((await lines()).filter(({ hash }) => hash === null)).toEqual([]);
    const waiting = () => asProduct(`select from graphile_worker.jobs where task_identifier = 'seal-audit-events'`);
    await app.get(Jobs).add('seal-audit-events', {});
    await eventually(async () => (await waiting()).rowCount === 0, 'seal-audit-events');
  });

  it('reads and writes all rows of all other tables', async () => {
    const missing = await owner.query(
      `select table_schema || '.' || table_name || ' ' || privilege as missing
        from information_schema.tables, unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) as privilege
        where table_schema in ('platform', 'membership', 'billing', 'innovation', 'marketplace', 'notifications', 'admin', 'graphile_worker')
          and table_type = 'BASE TABLE'
          and not has_table_privilege($1, format('%I.%I', table_schema, table_name), privilege)`,
      [role],
    );
    expect(missing.rows.map((row) => row.missing).sort()).toEqual([
      'platform.audit_events DELETE',
      'platform.audit_events INSERT',
      'platform.audit_events UPDATE',
      'platform.audit_heads DELETE',
      'platform.audit_heads UPDATE',
    ]);
  });

  it.each([
    ['alter a line', `update platform.audit_events set actor = 'nobody'`],
    ['remove a line', 'delete from platform.audit_events'],
    ['remove them all', 'truncate platform.audit_events'],
    [
      'insert a line at a moment',
      `insert into platform.audit_events (action, actor, at) values ('x', 'system', now())`,
    ],
    [
      'insert a sealed line',
      `insert into platform.audit_events (action, actor, position, hash) values ('x', 'system', 9, '\\x00')`,
    ],
    ['alter a head', 'update platform.audit_heads set position = 9'],
    ['remove a head', 'delete from platform.audit_heads'],
    ['switch the trigger off', 'alter table platform.audit_events disable trigger keep_audit_events'],
    ['switch all triggers off', 'set session_replication_role = replica'],
    ['drop the trigger', 'drop trigger keep_audit_events on platform.audit_events'],
    [
      'replace what refuses',
      `create or replace function platform.keep_audit_events() returns trigger language plpgsql as 'begin return new; end'`,
    ],
    ['drop the table', 'drop table platform.audit_events'],
    ['drop the schema', 'drop schema platform cascade'],
    ['give themselves the right', `grant update on platform.audit_events to "${role}"`],
  ])('may not %s', async (_, attack) => {
    const before = await lines();
    // A grant of somebody who may grant nothing is a warning to PostgreSQL, and changes nothing.
    await asProduct(attack).then(
      () => expect(attack).toMatch(/^grant/),
      ({ code }) => expect(code).toBe('42501'),
    );
    expect(await lines()).toEqual(before);
    await expect(asProduct(`update platform.audit_events set actor = 'nobody'`)).rejects.toMatchObject({
      code: '42501',
    });
  });

  it('seals by the types of the system alone, whatever it has made of the same name', async () => {
    const client = await app.get(Database).pool.connect();
    try {
      await client.query(`create function pg_temp.take(pg_catalog.bytea) returns boolean language plpgsql as $$
        begin raise exception 'run by %', current_user; end $$`);
      await client.query('create domain pg_temp.bytea as pg_catalog.bytea check (pg_temp.take(value))');
      await app.get(Audit).record('system', 'test.done', 'thing:2');
      await client.query('select platform.seal_audit_events()');
    } finally {
      client.release(true);
    }
    expect((await lines()).filter(({ hash }) => hash === null)).toEqual([]);
  });

  it('is refused a line that it has not marked, from the start', async () => {
    const insert = `insert into platform.audit_events (action, actor) values ('forged', 'system')`;
    await expect(asProduct(insert)).rejects.toThrow('audit events are written by the platform alone');
  });

  it('knows that the database guards the audit, and as the owner that it does not', async () => {
    expect(await isAuditGuarded(app.get(Database))).toBe(true);
    const asOwner = await startedOn({ DATABASE_URL: testDatabase.url, DATA_DIR: dataDir, ROLE: 'web' });
    expect(await isAuditGuarded(asOwner.get(Database))).toBe(false);
    await asOwner.close();
  });

  it.each([
    [
      'is a member of the owner',
      `do $$ begin execute format('grant %I to "${role}"', current_user); end $$`,
      `do $$ begin execute format('revoke %I from "${role}"', current_user); end $$`,
    ],
    ['is a superuser', `alter role "${role}" superuser`, `alter role "${role}" nosuperuser`],
  ])('does not start where its role %s, and knows that nothing guards the audit', async (_, make, unmake) => {
    // Without the owner's rights, until it says that it acts as the owner.
    await owner.query(`alter role "${role}" noinherit`);
    await owner.query(make);
    try {
      const refused = migrate(testDatabase.url, [role]);
      await expect(refused).rejects.toBeInstanceOf(EnvironmentError);
      await expect(refused).rejects.toThrow(/DATABASE_URL: .*DATABASE_OWNER_URL/);
      expect(await isAuditGuarded(app.get(Database))).toBe(false);
    } finally {
      await owner.query(unmake);
    }
    await migrate(testDatabase.url, [role]);
    expect(await isAuditGuarded(app.get(Database))).toBe(true);
  });
});
