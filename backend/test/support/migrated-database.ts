import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../src/platform/testing/test-database';

/** A migrated database for a suite that looks at rows and migrations, without the product; dropped at its end. */
export function migratedDatabase(): { readonly source: DataSource } {
  let database: TestDatabase;
  let source: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  });
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });
  return {
    get source() {
      return source;
    },
  };
}
