import { Client } from 'pg';
import { type Contexts, startContexts } from '../../../test/support/contexts';
import { rowsRead } from '../../../test/support/rows-read';
import { Config } from '../config/config';
import { inContext } from '../logging/log-context';
import { Audit } from './audit';

describe('the audit', () => {
  let contexts: Contexts;

  beforeAll(async () => {
    contexts = await startContexts({ ROLE: 'all' });
  });
  afterEach(async () => {
    for (const change of [
      'alter table platform.audit_events disable trigger keep_audit_events',
      'delete from platform.audit_events',
      'alter table platform.audit_events enable trigger keep_audit_events',
    ])
      await contexts.rows(change);
  });
  afterAll(() => contexts.stop());

  const record = (id: string) => contexts.get(Audit).record({ kind: 'member', id }, 'test.done');
  const insert = `insert into platform.audit_events (action, actor, mark) values ('test.done', $1, gen_random_uuid()::text)`;
  const seal = () => contexts.run('seal-audit-events');
  const sealed = async () =>
    (
      await contexts.rows(
        `select actor from platform.audit_events where hash is not null and action = 'test.done' order by position`,
      )
    ).map(({ actor }) => actor);
  const broken = async () => (await contexts.rows('select actor from platform.broken_audit_events()')).length;

  it('is written with the surrounding transaction, and not without it', async () => {
    await expect(() => record('ada')).leavesBehind({ audit: [{ action: 'test.done', actor: 'member:ada' }] });
    const failing = contexts.database.transaction(async () => {
      await record('nobody');
      throw new Error('rolled back');
    });
    await expect(() => failing.catch(() => undefined)).leavesBehind({});
  });

  it.each([
    [{ kind: 'member', id: '7' } as const, 'member:7'],
    [{ kind: 'super-admin', id: '7' } as const, 'admin:7'],
    [{ kind: 'operator', id: '7' } as const, 'admin:7'],
    ['system' as const, 'system'],
  ])('calls %j %s', async (actor, name) => {
    const write = () => contexts.get(Audit).record(actor, 'test.done', 'thing:1', { before: { a: 1 }, after: null });
    await expect(write).leavesBehind({
      audit: [{ action: 'test.done', actor: name, subject: 'thing:1', details: { before: { a: 1 }, after: null } }],
    });
  });

  it('keeps the request or job that did it', async () => {
    await inContext({ request: 'request 1' }, () => record('one'));
    await inContext({ job: 'job#2' }, () => record('two'));
    await record('nobody');
    const rows = await contexts.rows(
      `select request from platform.audit_events where action = 'test.done' order by id`,
    );
    expect(rows.map(({ request }) => request)).toEqual(['request 1', 'job#2', null]);
  });

  it.each(['password', 'passwordHash', 'token'])('refuses a %s, however deep', async (secret) => {
    const write = contexts
      .get(Audit)
      .record('system', 'test.done', undefined, { after: { person: { [secret]: 'x' } } });
    await expect(write).rejects.toThrow(`The audit keeps no ${secret}.`);
  });

  it('is one chain, whatever was sealed before', async () => {
    for (const actor of ['first', 'second', 'third']) {
      await contexts.rows(insert, [actor]);
      await seal();
    }
    expect(await sealed()).toEqual(['first', 'second', 'third']);
    expect(await broken()).toBe(0);
  });

  it('stays one chain when a transaction ends after several sealings, and leaves nothing of it out', async () => {
    const slow = new Client({ connectionString: contexts.get(Config).databaseUrl });
    await slow.connect();
    await slow.query('begin');
    await slow.query(insert, ['slow']);
    for (const actor of ['first', 'second']) {
      await contexts.rows(insert, [actor]);
      await seal();
    }
    await slow.query('commit');
    await slow.end();
    await seal();
    await contexts.rows(insert, ['last']);
    await seal();
    expect(await sealed()).toEqual(['first', 'second', 'slow', 'last']);
    expect(await broken()).toBe(0);
  });

  it.each([
    ['changed', `update platform.audit_events set actor = 'nobody' where actor = 'second'`],
    ['removed', `delete from platform.audit_events where actor = 'second'`],
    ['moved', `update platform.audit_events set position = 99 where actor = 'second'`],
    ['given to another request', `update platform.audit_events set request = 'another' where actor = 'second'`],
  ])('shows a line that was %s', async (_, attack) => {
    for (const actor of ['first', 'second', 'third']) await contexts.rows(insert, [actor]);
    await seal();
    await contexts.rows('alter table platform.audit_events disable trigger keep_audit_events');
    await contexts.rows(attack);
    expect(await broken()).toBeGreaterThan(0);
  });

  it('is sealed to its end, however much has gathered, and reads nothing that is sealed already', async () => {
    await contexts.rows(
      `insert into platform.audit_events (action, actor, mark)
        select 'test.done', n, gen_random_uuid()::text from generate_series(1, 5000) n`,
    );
    await seal();
    expect(await sealed()).toHaveLength(5000);
    await contexts.rows('vacuum analyze platform.audit_events');
    await record('one more');
    const sealing = { name: 'test-seal', text: 'select platform.seal_audit_events()' };
    expect(await rowsRead(contexts.database, () => contexts.database.run(sealing))).toBeLessThan(10);
    expect(await broken()).toBe(0);
  });
});
