import type { Pool } from 'pg';
import { type Contexts, startContexts } from '../../../test/support/contexts';
import { eventually } from '../../../test/support/registration';
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

  describe('whose process is gone', () => {
    /** A job that a worker took two minutes ago. */
    async function taken(by: string): Promise<string> {
      const [{ id }] = await contexts.rows(
        `select id from graphile_worker.add_job('seal-audit-events', '{}', run_at := now() + interval '1 day')`,
      );
      await contexts.rows(
        `update graphile_worker._private_jobs set run_at = now(), locked_by = $2, locked_at = now() - interval '2 minutes' where id = $1`,
        [id, by],
      );
      return id;
    }
    const namesOf = (from: Pick<Contexts, 'get'>) =>
      (from.get(Jobs) as unknown as { workers: { names: string[] } }).workers.names;
    const waits = async (id: string) =>
      (await contexts.rows('select from graphile_worker.jobs where id = $1', [id])).length > 0;

    it('leaves its jobs to the others, at once when it ended, also where its connections were lost before', async () => {
      const beside = await contexts.beside({ ROLE: 'all' });
      const held = () =>
        contexts.rows(
          `select a.pid from pg_stat_activity a join pg_locks l using (pid) where a.application_name = 'alliance-job-workers'
            and a.datname = current_database() and l.locktype = 'advisory' and l.granted group by a.pid having count(*) = $1`,
          [namesOf(beside).length],
        );
      await eventually(async () => (await held()).length === 2, 'locks of both');
      const lost = (await held()).map(({ pid }) => pid);
      await contexts.rows(`select pg_terminate_backend(pid) from unnest($1::int[]) pid`, [lost]);
      const heldAnew = async () => (await held()).filter(({ pid }) => !lost.includes(pid));
      await eventually(async () => (await heldAnew()).length === 2, 'locks of both again');
      const job = await taken(namesOf(beside)[0] as string);
      await contexts.run('free-jobs');
      expect(await waits(job)).toBe(true);
      await beside.close();
      await contexts.run('free-jobs');
      await eventually(async () => !(await waits(job)), 'the job');
    });
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
