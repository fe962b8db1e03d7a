import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRepository } from './repository.mjs';

const require = createRequire(import.meta.url);
const built = (name) => require(inRepository('dist/backend/platform/database', name));

/** What still separates the migrated database from the entities, as SQL. */
export async function pendingChanges() {
  const { startEmbeddedPostgres } = built('embedded-postgres/embedded-postgres.js');
  const dataDir = mkdtempSync(path.join(tmpdir(), 'migrations-'));
  chmodSync(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {}, settings: { fsync: 'off' } });
  try {
    await built('migrate.js').migrate(postgres.url);
    const dataSource = await built('data-source.js').createDataSource(postgres.url).initialize();
    const { upQueries, downQueries } = await dataSource.driver.createSchemaBuilder().log();
    await dataSource.destroy();
    return { up: upQueries.map(sql), down: downQueries.map(sql).reverse() };
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function sql({ query, parameters }) {
  if (parameters?.length) throw new Error(`A statement with parameters, which has to be written by hand: ${query}`);
  return query;
}
