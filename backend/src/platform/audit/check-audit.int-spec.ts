import { type Contexts, refusal, startContexts } from '../../../test/support/contexts';
import { day } from '../clock/durations';
import { Audit } from './audit';
import { AuditTrail } from './audit-trail';
import { CheckAudit } from './check-audit';

describe('verifying the audit', () => {
  let contexts: Contexts;
  const admin = { kind: 'admin', id: '7' } as const;

  beforeAll(async () => {
    contexts = await startContexts();
  });
  /** Who owns the database can switch triggers off. */
  const byOwner = (...statements: string[]) =>
    contexts.rows(`begin; set local session_replication_role = replica; ${statements.join('; ')}; commit`);
  beforeEach(() => byOwner(`delete from platform.audit_events`, `delete from platform.audit_heads`));
  afterEach(async () => {
    contexts.clock.reset();
    await contexts.rows('truncate platform.audit_checks');
  });
  afterAll(() => contexts.stop());

  const record = async (...acts: string[]) => {
    for (const act of acts)
      await contexts.get(Audit).record('system', act, 'thing:1', { after: { b: 1, a: ['ä', { d: null, c: 0.5 }] } });
  };
  const verify = async () => {
    await contexts.get(CheckAudit).execute(await contexts.get(CheckAudit).start(admin));
    const { endedAt, faultCount, faults } = (await contexts.get(AuditTrail).newestCheck()) ?? {};
    expect(endedAt).toBeTruthy();
    const acts = await contexts.rows('select id, action from platform.audit_events');
    const actOf = (id: string | null) => acts.find((act) => act.id === id)?.action ?? null;
    expect(faults).toHaveLength(faultCount as number);
    return faults?.map(({ eventId, why }) => `${actOf(eventId)}: ${why}`);
  };
  const chain = 'It was changed or moved, or a line before it was removed.';
  const foreign = 'The platform has not written it.';

  it('finds nothing where nobody has written but the platform, and signs how far it goes', async () => {
    await record('one', 'two');
    await expect(() => contexts.get(CheckAudit).start(admin)).leavesBehind((id: string) => ({
      audit: [{ action: 'audit.verified', actor: 'admin:7', subject: `audit-check:${id}` }],
    }));
    expect(await refusal(contexts.get(CheckAudit).start(admin))).toBe('audit_check_running');
    const { id } = (await contexts.get(AuditTrail).newestCheck()) as { id: string };
    expect(await contexts.get(CheckAudit).execute(id)).toBe(0);
    expect(await contexts.get(AuditTrail).newestCheck()).toMatchObject({
      lines: 3,
      faultCount: 0,
      startedBy: 'admin:7',
    });
    expect(await contexts.get(AuditTrail).newestHead()).toMatchObject({ position: 3 });
    await record('three');
    expect(await verify()).toEqual([]);
  });

  it.each([
    ['changed', `update platform.audit_events set actor = 'nobody' where action = 'two'`, [`two: ${chain}`]],
    [
      'backdated',
      `update platform.audit_events set at = at - interval '1 day' where action = 'two'`,
      [`two: ${chain}`],
    ],
    ['removed', `delete from platform.audit_events where action = 'two'`, [`three: ${chain}`]],
    [
      'added in between',
      `update platform.audit_events set position = -position - 1 where position > 2;
       update platform.audit_events set position = -position where position < 0;
       insert into platform.audit_events (action, actor, position, hash) values ('forged', 'system', 3, '\\x00')`,
      [`forged: ${chain}`, `three: ${chain}`],
    ],
    [
      'added at the end',
      `insert into platform.audit_events (action, actor) values ('forged', 'system')`,
      [`forged: ${foreign}`],
    ],
    [
      'added with another mark',
      `insert into platform.audit_events (action, actor, subject, details, mark)
       select 'forged', actor, subject, details, mark || 'x' from platform.audit_events where action = 'two'`,
      [`forged: ${foreign}`],
    ],
  ])('finds a line that the owner of the database has %s', async (_, attack, faults) => {
    await record('one', 'two', 'three');
    expect(await verify()).toEqual([]);
    await byOwner(attack);
    expect((await verify())?.slice(0, faults.length)).toEqual(faults);
  });

  it('finds lines that were cut off the end, and a chain that was made anew', async () => {
    await record('one', 'two', 'three');
    expect(await verify()).toEqual([]);
    await byOwner(`delete from platform.audit_events where action in ('three', 'audit.verified')`);
    expect(await verify()).toEqual([
      expect.stringMatching(/^null: The chain is not the one that was signed on .*, at place 4\.$/),
    ]);
    await byOwner(
      `update platform.audit_events set actor = 'nobody' where action = 'one'`,
      'update platform.audit_events set position = null, hash = null',
    );
    expect(await verify()).toEqual(
      expect.arrayContaining([`one: ${foreign}`, expect.stringMatching(/^null: The chain is not the one/)]),
    );
  });

  it('refuses a copy of a line, and finds that copies are not refused any more', async () => {
    await record('one');
    const index = (await contexts.rows(`select indexdef from pg_indexes where indexname = 'audit_events_mark_key'`))[0];
    const copy = `insert into platform.audit_events (action, actor, subject, details, mark)
      select action, actor, subject, details, mark from platform.audit_events`;
    await expect(byOwner(copy)).rejects.toThrow('audit_events_mark_key');
    await byOwner('drop index platform.audit_events_mark_key');
    try {
      expect(await verify()).toEqual([expect.stringMatching(/^null: The index audit_events_mark_key is missing/)]);
    } finally {
      await contexts.rows(index.indexdef);
    }
  });

  it('finds a head that was signed by somebody else', async () => {
    await record('one');
    expect(await verify()).toEqual([]);
    await byOwner(`update platform.audit_heads set signature = 'x'`);
    expect(await verify()).toEqual([expect.stringMatching(/^null: /)]);
  });

  it.each([
    ['an update', `update platform.audit_events set actor = 'nobody'`, 'append-only'],
    ['a removal', 'delete from platform.audit_events', 'append-only'],
    [
      'a line sealed by hand',
      `insert into platform.audit_events (action, actor, hash, position) values ('x', 'y', '\\x00', 9)`,
      'sealed by the platform alone',
    ],
    [
      'a line by hand',
      `insert into platform.audit_events (action, actor) values ('x', 'y')`,
      'written by the platform alone',
    ],
    ['another head', `update platform.audit_heads set position = 9`, 'append-only'],
    ['no heads', 'truncate platform.audit_heads', 'append-only'],
  ])('is hardly ever needed: %s is refused', async (_, attack, reason) => {
    contexts.clock.move(-2 * day);
    await record('one');
    expect(await verify()).toEqual([]);
    await expect(contexts.rows(attack)).rejects.toThrow(reason);
  });

  it('takes lines without a mark where the release before has written some, until a day after the first head', async () => {
    const insert = `insert into platform.audit_events (action, actor) values ('old', 'system')`;
    await expect(contexts.rows(insert)).rejects.toThrow('written by the platform alone');
    await byOwner(insert);
    await contexts.rows(insert);
    contexts.clock.move(-2 * day);
    expect(await verify()).toEqual([]);
    await expect(contexts.rows(insert)).rejects.toThrow('written by the platform alone');
  });

  it('gives a reading up that has not ended within an hour', async () => {
    await contexts.rows(
      `insert into platform.audit_checks (started_by, started_at) values ('system', now() - interval '61 minutes')`,
    );
    expect(await verify()).toEqual([]);
    expect(await contexts.rows('select fault_count from platform.audit_checks order by started_at')).toEqual([
      { fault_count: 1 },
      { fault_count: 0 },
    ]);
  });
});
