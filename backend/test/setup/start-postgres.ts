import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../src/platform/database/embedded-postgres/embedded-postgres';
import { testServer } from './test-server';

/** One server for the whole run, without durability, unless there is one; every suite makes its own database on it. */
export default async function startPostgres(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'alliance-tests-'));
  chmodSync(dataDir, 0o755);
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, settings });
  testServer.running = { postgres, dataDir };
  process.env.TEST_DATABASE_URL = postgres.url;
}
