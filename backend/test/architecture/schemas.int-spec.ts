import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../src/platform/testing/test-database';
import { repository } from './cruise';

const crossing = `select conrelid::regclass || '.' || conname as name from pg_constraint
  join pg_class one on one.oid = conrelid join pg_class other on other.oid = confrelid
  where contype = 'f' and one.relnamespace <> other.relnamespace order by 1`;
const unproven = `select conrelid::regclass || '.' || conname as name from pg_constraint where not convalidated order by 1`;
const schemas = `select distinct table_schema as name from information_schema.tables
  where table_schema not in ('pg_catalog', 'information_schema', 'graphile_worker') order by 1`;

describe('The migrated database', () => {
  let database: TestDatabase;
  let client: Client;
  const names = async (query: string) => (await client.query<{ name: string }>(query)).rows.map(({ name }) => name);

  beforeAll(async () => {
    database = await createTestDatabase();
    client = new Client(database.url);
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it('has one schema a context, and the one of the platform', async () => {
    const contexts = readdirSync(path.join(repository, 'backend', 'src', 'contexts'));
    expect(await names(schemas)).toEqual([...contexts, 'platform'].sort());
  });

  it('has no foreign key that crosses schemas, and would notice one', async () => {
    expect(await names(crossing)).toEqual([]);
    await client.query('begin');
    await client.query(`alter table innovation.problems
      add constraint crosses foreign key (organization_id) references membership.organizations`);
    expect(await names(crossing)).toEqual(['innovation.problems.crosses']);
    await client.query('rollback');
  });

  it('has no constraint that may not hold for the rows of before, and would notice one', async () => {
    expect(await names(unproven)).toEqual([]);
    await client.query('begin');
    await client.query('alter table innovation.problems add constraint unproven check (id is not null) not valid');
    expect(await names(unproven)).toEqual(['innovation.problems.unproven']);
    await client.query('rollback');
  });
});
