import type { Pool } from 'pg';
import { type Contexts, startContexts } from '../../../test/support/contexts';
import { Jobs } from './jobs';

describe('The job runner', () => {
  let contexts: Contexts;

  beforeAll(async () => {
    contexts = await startContexts({ ROLE: 'all', DATABASE_JOBS_STATEMENT_MS: '2000' });
  });
  afterAll(() => contexts.stop());

  it('bears that a connection is lost between two statements, also while it ends, and goes on by itself', async () => {
    const { runner, pool } = contexts.get(Jobs) as unknown as {
      runner: { stop(): Promise<void> };
      pool: Pool;
    };
    await runner.stop();
    const clients = await Promise.all(Array.from({ length: pool.options.max as number }, () => pool.connect()));
    const lost = clients.map((client) => new Promise((resolve) => client.once('end', resolve)));
    await contexts.rows(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'alliance-jobs' and datname = current_database()`,
    );
    await Promise.all(lost);
    for (const client of clients) client.release(true);

    await contexts.run('seal-audit-events');
  });

  it('gives up a statement of its own that takes too long', async () => {
    const { pool } = contexts.get(Jobs) as unknown as { pool: Pool };
    const { rows } = await pool.query('show statement_timeout');
    expect(rows).toEqual([{ statement_timeout: '2s' }]);
    await expect(pool.query('select pg_sleep(600)')).rejects.toMatchObject({ code: '57014' });
  });

  it('is told of no time that it does not understand', () => {
    expect(() => contexts.get(Jobs).every('5-59/10 * * * *', 'never', () => Promise.resolve())).toThrow('crontab');
  });
});
