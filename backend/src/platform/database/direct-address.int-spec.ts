import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestingModule } from '@nestjs/testing';
import { startedOn } from '../../../test/support/contexts';
import { Jobs } from '../jobs/jobs';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { Database } from './database';

describe('a process whose DATABASE_URL leads through a pooler', () => {
  let testDatabase: TestDatabase;
  let pooler: Server;
  let app: TestingModule;
  const dataDir = mkdtempSync(join(tmpdir(), 'direct-'));
  /** Ports from which PostgreSQL sees the pooler. */
  const pooled = new Set<number>();

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    const direct = testDatabase.networkUrl;
    pooler = createServer((client: Socket) => {
      const server = connect(Number(direct.port), direct.hostname);
      server.on('connect', () => pooled.add((server.address() as AddressInfo).port));
      for (const end of [client, server]) end.on('error', () => undefined);
      client.pipe(server).pipe(client);
    });
    await new Promise<void>((resolve) => pooler.listen(0, '127.0.0.1', resolve));
    app = await startedOn({
      DATABASE_URL: Object.assign(new URL(direct), {
        hostname: '127.0.0.1',
        port: String((pooler.address() as AddressInfo).port),
      }).href,
      DATABASE_DIRECT_URL: direct.href,
      DATABASE_JOBS_POOL_SIZE: '2',
      DATA_DIR: dataDir,
    });
  });
  afterAll(async () => {
    await app.close();
    pooler.close();
    await testDatabase.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('reaches past it for notices and the job runner, which has no more connections than it may', async () => {
    const jobs = app.get(Jobs);
    const { pool } = app.get(Database);
    for (let n = 0; n < 5; n += 1) await jobs.add('mail-password-reset', { email: `nobody${n}@example.org` });
    const waiting = `select from graphile_worker.jobs where task_identifier = 'mail-password-reset'`;
    while ((await pool.query(waiting)).rowCount !== 0) await new Promise((resolve) => setTimeout(resolve, 50));
    const { rows } = await pool.query(
      `select application_name as name, client_port as port from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
    const listening = rows.filter(({ name }) => name === 'alliance-notices');
    const working = rows.filter(({ name }) => name === 'alliance-jobs');
    expect(listening).toHaveLength(1);
    expect([1, 2]).toContain(working.length);
    for (const { port } of [...listening, ...working]) expect(pooled).not.toContain(port);
    for (const { port } of rows.filter(({ name }) => name === 'alliance')) expect(pooled).toContain(port);
    expect(pooled.size).toBeGreaterThan(0);
  });
});
