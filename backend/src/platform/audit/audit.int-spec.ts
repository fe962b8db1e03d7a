import { type Contexts, startContexts } from '../../../test/support/contexts';
import { Audit } from './audit';

describe('the audit', () => {
  let contexts: Contexts;

  beforeEach(async () => {
    contexts = await startContexts({ ROLE: 'all' });
  });
  afterEach(() => contexts.stop());

  const record = (actor: string) => contexts.get(Audit).record({ action: 'test.done', actor });
  const recordOf = (actor: string, age: string) =>
    contexts.rows(
      `insert into platform.audit_events (at, action, actor) values (now() - $2::interval, 'test.done', $1)`,
      [actor, age],
    );
  const sealed = async () =>
    (await contexts.rows(`select actor from platform.audit_events where hash is not null order by id`)).map(
      ({ actor }) => actor,
    );

  it('is written with the surrounding transaction, and not without it', async () => {
    await expect(() => record('somebody')).leavesBehind({ audit: [{ action: 'test.done', actor: 'somebody' }] });
    const failing = contexts.database.transaction(async () => {
      await record('nobody');
      throw new Error('rolled back');
    });
    await expect(() => failing.catch(() => undefined)).leavesBehind({});
  });

  it('is sealed every minute, but for lines whose neighbours may not be committed yet', async () => {
    await recordOf('old', '1 minute');
    await recordOf('older than its neighbours', '11 seconds');
    await recordOf('young', '5 seconds');
    await contexts.run('seal-audit-events');
    expect(await sealed()).toEqual(['old', 'older than its neighbours']);
  });

  it('is one chain, whatever was sealed before', async () => {
    for (const actor of ['first', 'second', 'third']) {
      await recordOf(actor, '1 minute');
      await contexts.run('seal-audit-events');
    }
    expect(await sealed()).toEqual(['first', 'second', 'third']);
    const [{ broken }] = await contexts.rows(`select count(*)::int as broken from (
      select hash, platform.audit_row_hash(lag(hash) over (order by id), e) as expected
      from platform.audit_events e where hash is not null) chain where hash is distinct from expected`);
    expect(broken).toBe(0);
  });
});
