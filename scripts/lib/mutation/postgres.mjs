import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from '../builds.mjs';
import { inRepository } from '../repository.mjs';

/** One server for all runs of the tests; they find it by TEST_DATABASE_URL. */
export async function withPostgres(work) {
  // Of the built server nothing else is needed, so an older one does.
  const built = inRepository('dist/backend/platform/database/embedded-postgres/embedded-postgres.js');
  if (!existsSync(built)) await ensureBuilt(['backend']);
  const { startEmbeddedPostgres } = createRequire(import.meta.url)(built);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'alliance-mutation-'));
  chmodSync(dataDir, 0o755);
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, settings });
  try {
    return await work({ TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
