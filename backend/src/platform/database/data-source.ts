import { join } from 'node:path';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { discoverClasses } from './discover';
import { ReadableNames } from './naming-strategy';

const sources = join(__dirname, '..', '..');

/** One data source for the product, the migration commands and the tests. */
export function dataSourceOptions(url: string, extra: { poolSize?: number } = {}): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    schema: 'platform',
    applicationName: 'alliance',
    poolSize: extra.poolSize ?? 16,
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    namingStrategy: new ReadableNames(),
    entities: discoverClasses(sources, /\.entity\.(ts|js)$/),
    migrations: discoverClasses(sources, /[\\/]migrations[\\/][^\\/]+(?<!spec)\.(ts|js)$/),
    migrationsTableName: 'migrations',
    migrationsTransactionMode: 'each',
    extra: { connectionTimeoutMillis: 5000, keepAlive: true },
  };
}

export function createDataSource(url: string): DataSource {
  return new DataSource(dataSourceOptions(url));
}
