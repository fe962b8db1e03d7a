import { join } from 'node:path';
import type { Client } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { DatabaseLimits } from '../config/config';
import { discoverClasses } from './discover';
import { ReadableNames } from './naming-strategy';

const sources = join(__dirname, '..', '..');

/** One data source for the product, the migration commands and the tests. */
export function dataSourceOptions(url: string, limits?: DatabaseLimits): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    schema: 'platform',
    applicationName: 'alliance',
    poolSize: limits?.poolSize ?? 2,
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    namingStrategy: new ReadableNames(),
    entities: discoverClasses(sources, /\.entity\.(ts|js)$/),
    migrations: discoverClasses(sources, /[\\/]migrations[\\/][^\\/]+(?<!spec)\.(ts|js)$/),
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    extra: {
      pipeline: true,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      ...(limits && timeouts(limits)),
      // Compiling a statement of a search takes longer than running it.
      onConnect: (client: Client) => client.query('set jit = off'),
    },
  };
}

/**
 * The server gives a statement up first, and says so; a server that has gone silent is given up by us, a moment later.
 */
export const timeouts = ({ waitMs, statementMs }: DatabaseLimits) => ({
  connectionTimeoutMillis: waitMs,
  statement_timeout: statementMs,
  query_timeout: statementMs + 500,
  idle_in_transaction_session_timeout: 60_000,
});

/** For work that may take its time and has nobody waiting: migrations. */
export function createDataSource(url: string): DataSource {
  return new DataSource(dataSourceOptions(url));
}
