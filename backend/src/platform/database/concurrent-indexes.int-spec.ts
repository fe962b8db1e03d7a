import { Client } from 'pg';
import { DataSource, type QueryRunner } from 'typeorm';
import { eventually } from '../../../test/support/registration';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { createIndexes, dropIndexes } from './concurrent-indexes';

const indexes = { crates_kind_idx: 'store.crates (kind)', crates_size_idx: 'store.crates (size)' };

describe('Indexes of a migration', () => {
  let testDatabase: TestDatabase;
  let source: DataSource;
  let runner: QueryRunner;
  let writer: Client;

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    const { url } = testDatabase;
    source = await new DataSource({ type: 'postgres', url }).initialize();
    runner = source.createQueryRunner();
    writer = new Client({ connectionString: url });
    await writer.connect();
    // What is called the same elsewhere is another one.
    await source.query(`create schema store;
      create table store.crates (kind text, size integer); create table crates (kind text);
      create index crates_kind_idx on crates (kind); insert into store.crates select 'box', 1 from generate_series(1, 2)`);
  });
  afterAll(async () => {
    await runner.release();
    await source.destroy();
    await writer.end();
    await testDatabase.drop();
  });
  beforeEach(() => dropIndexes(runner, indexes));

  const made = async () =>
    (
      await source.query(`select indexrelid::regclass::text as index, indisvalid as valid from pg_index
        where indexrelid::regclass::text ~ 'crates_' order by 1`)
    ).map(({ index, valid }: { index: string; valid: boolean }) => `${index}${valid ? '' : ', unusable'}`);
  const elsewhere = 'crates_kind_idx';
  const all = [elsewhere, 'store.crates_kind_idx', 'store.crates_size_idx'];
  /** Ends early, as there are two of a kind. */
  const fail = () =>
    expect(source.query('create unique index concurrently crates_kind_idx on store.crates (kind)')).rejects.toThrow();

  it('are made and dropped, those alone that are of their schema', async () => {
    expect(await made()).toEqual([elsewhere]);
    await createIndexes(runner, indexes);
    expect(await made()).toEqual(all);
    await dropIndexes(runner, indexes);
    expect(await made()).toEqual([elsewhere]);
    await dropIndexes(runner, indexes);
  });

  it('are made anew where one that was ended early has left them behind, unusable', async () => {
    await fail();
    expect(await made()).toEqual([elsewhere, 'store.crates_kind_idx, unusable']);
    await createIndexes(runner, indexes);
    expect(await made()).toEqual(all);
  });

  it('let others write while they are made, made anew or dropped', async () => {
    const besideOthers = async (work: () => Promise<void>) => {
      await writer.query(`begin; insert into store.crates values ('bag', 1)`);
      const done = work();
      try {
        const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        await eventually(async () => (await source.query(waiting)).length > 0, 'somebody who waits');
        // Only who is held up by them waits for this long.
        await source.query(`set local lock_timeout = '2s'; insert into store.crates values ('bag', 2)`);
      } finally {
        await writer.query('commit');
        await done;
      }
    };
    await besideOthers(() => createIndexes(runner, indexes));
    await besideOthers(() => dropIndexes(runner, indexes));
    await fail();
    await besideOthers(() => createIndexes(runner, indexes));
    expect(await made()).toEqual(all);
  });
});
