import { mkdirSync, realpathSync } from 'node:fs';
import { postgresBinaries } from './binaries';
import { ensureCluster, superuser } from './cluster';
import { lockData } from './data-lock';
import { chooseInstallation } from './installation';
import { endLeftover, Postmaster } from './postmaster';

interface EmbeddedPostgresOptions {
  /** Holds the database in `postgres`, and a lock that keeps other processes out. */
  dataDir: string;
  log: (line: string) => void;
  /** Server settings as in postgresql.conf. */
  settings?: Record<string, string>;
}

export interface EmbeddedPostgres {
  /** Of a superuser. */
  url: string;
  port: number;
  pid: number;
  stop(): Promise<void>;
}

/** Starts the PostgreSQL that npm installed, on the data of earlier runs if there are any. It ends with this process. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log, settings = {} } = options;
  mkdirSync(options.dataDir, { recursive: true });
  const dataDir = realpathSync(options.dataDir);
  const lock = await lockData(dataDir);
  try {
    const installation = chooseInstallation(postgresBinaries(), dataDir, log);
    const password = await ensureCluster(installation, { sync: settings.fsync !== 'off' });
    await endLeftover(installation, log);
    const postmaster = new Postmaster(installation, settings, log);
    await postmaster.start();
    return {
      url: `postgres://${superuser}:${password}@127.0.0.1:${postmaster.port}/postgres`,
      port: postmaster.port,
      get pid() {
        return postmaster.pid;
      },
      stop: async () => {
        await postmaster.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
