import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../src/platform/database/embedded-postgres/embedded-postgres';
import { testServer } from './test-server';

/** As those of sockets have to be. A statement through a socket costs two thirds of one through a network address. */
const hasShortPaths = process.platform === 'linux';

/** One server for the whole run, without durability, unless there is one; every suite makes its own database on it. */
export default async function startPostgres(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return;
  const dataDir = mkdtempSync(path.join(tmpdir(), 'alliance-tests-'));
  // Whoever PostgreSQL runs as makes its folder and its socket here.
  chmodSync(dataDir, 0o777);
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: () => {},
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
      ...(hasShortPaths && { unix_socket_directories: dataDir }),
    },
  });
  testServer.running = { postgres, dataDir };
  process.env.TEST_DATABASE_URL = postgres.url + (hasShortPaths ? `?host=${encodeURIComponent(dataDir)}` : '');
}
