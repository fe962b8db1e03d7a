import { setTimeout as sleep } from 'node:timers/promises';
import { Test, type TestingModule } from '@nestjs/testing';
import { Config } from '../config/config';
import { ConfigModule } from '../config/config.module';
import { Database } from '../database/database';
import { DatabaseModule } from '../database/database.module';
import { Notices } from '../database/notices';
import { createTestDatabase } from '../testing/test-database';
import { start } from './cursor';
import { ListMemory } from './list-memory';
import { countMatches, Search } from './search';

const newestFirst = 'order by created_at desc, id desc';
const statements = {
  newest: {
    name: 'things-newest',
    text: `select id, created_at as "createdAt" from (
        select * from public.things where (created_at, id) < ($1, $2) ${newestFirst} limit $4) newest
      where words @> array[$5] ${newestFirst} limit $3`,
  },
  index: {
    name: 'things-index',
    text: `with found as materialized (select id, created_at from public.things where words @> array[$4])
      select id, created_at as "createdAt", (select count(*)::int from found) as total from found
      where (created_at, id) < ($1, $2) ${newestFirst} limit $3`,
  },
  count: { name: 'things-count', text: countMatches('public.things where words @> array[$1]') },
};

describe('a search of a large table', () => {
  let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
  let app: TestingModule;
  let database: Database;
  let memory: ListMemory;
  let search: Search<{ id: string; createdAt: Date }>;
  const size = 30_000;

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    const config = new Config({ NODE_ENV: 'test', DATABASE_URL: testDatabase.url, SESSION_SECRET: 's'.repeat(40) });
    app = await Test.createTestingModule({ imports: [ConfigModule.for(config), DatabaseModule] }).compile();
    await app.init();
    database = app.get(Database);
    await database.pool.query(`
      create table public.things (
        id uuid primary key default gen_random_uuid(), created_at timestamptz(3) not null, words text[] not null);
      insert into public.things (created_at, words)
        select now() - make_interval(secs => n), array[
          case when n % 2 = 0 then 'half' else '-' end,
          case when n % 6 = 0 then 'sixth' else '-' end,
          case when n % 200 = 0 then 'rare' else '-' end,
          case when n > 20000 then 'old' else '-' end]
        from generate_series(1, ${size}) n;
      create index on public.things (created_at, id);
      create index on public.things using gin (words);
      analyze public.things;`);
  });
  afterAll(async () => {
    await app?.close();
    await testDatabase?.drop();
  });
  beforeEach(async () => {
    memory = new ListMemory(database, app.get(Notices), 'things');
    search = new Search(database, memory, statements, async () => size);
    await settled();
  });
  afterEach(() => jest.restoreAllMocks());

  /** Until what this process has said has come back to it. */
  const settled = async () => {
    for (let before = ''; before !== memory.version; await sleep(30)) before = memory.version;
  };
  const add = async (words: string[]) => {
    const { rows } = await database.pool.query(
      'insert into public.things (created_at, words) values (now(), $1) returning id',
      [words],
    );
    await memory.changed();
    await settled();
    return rows[0].id as string;
  };
  const page = (word: string, limit = 10, place = start) => search.page([word], place, limit);
  const counted = async (word: string) => {
    for (;;) {
      const { total } = await page(word);
      if (!total.provisional) return total;
      await sleep(5);
    }
  };
  const asked = () => {
    const names: string[] = [];
    const query = database.query.bind(database);
    jest.spyOn(database, 'query').mockImplementation((statement, values) => {
      names.push(statement.name);
      return query(statement, values) as never;
    });
    return names;
  };

  it('has a page before its matches are counted, and says that there are more', async () => {
    const { rows, total } = await page('half');
    expect(rows).toHaveLength(11);
    expect(total).toEqual({ count: 10, orMore: true, provisional: true });
  });

  it('counts them beside, up to ten thousand', async () => {
    await page('half');
    expect(await counted('half')).toEqual({ count: 10_000, orMore: true });
    await page('sixth');
    expect(await counted('sixth')).toEqual({ count: 5000 });
  });

  it('counts once, however many ask meanwhile', async () => {
    const count = jest.spyOn(database, 'queryOne');
    await Promise.all(Array.from({ length: 8 }, () => page('sixth')));
    await counted('sixth');
    expect(count).toHaveBeenCalledTimes(1);
  });

  it('has what was written at once, and the old total until it is counted again', async () => {
    await page('sixth');
    const { count } = await counted('sixth');
    const id = await add(['sixth']);
    const { rows, total } = await page('sixth');
    expect(rows[0]?.id).toBe(id);
    expect(total).toEqual({ count, provisional: true });
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 6000);
    await page('sixth');
    expect(await counted('sixth')).toEqual({ count: count + 1 });
  });

  it('does not count again what is not counted to its end', async () => {
    await page('half');
    await counted('half');
    await add(['half']);
    const count = jest.spyOn(database, 'queryOne');
    expect((await page('half')).total).toEqual({ count: 10_000, orMore: true });
    expect(count).not.toHaveBeenCalled();
  });

  it('looks rare words up, which tells their total, and finds a new one at once', async () => {
    expect((await page('rare', 20)).total).toEqual({ count: 150 });
    expect((await page('nothing')).total).toEqual({ count: 0 });
    const names = asked();
    expect((await page('rare', 20)).rows).toHaveLength(21);
    expect(names).toEqual(['things-index']);
    const id = await add(['rare', 'nothing']);
    expect((await page('nothing')).rows.map((row) => row.id)).toEqual([id]);
    expect((await page('rare', 20)).total).toEqual({ count: 151 });
  });

  it('looks further for words that the newest rows have, and up what only old ones have', async () => {
    const names = asked();
    expect((await page('sixth', 600)).rows).toHaveLength(601);
    expect(names).toEqual(['things-newest', 'things-newest']);
    names.length = 0;
    const { rows, total } = await page('old', 200);
    expect([rows.length, total]).toEqual([201, { count: 10_000 }]);
    expect(names).toEqual(['things-newest', 'things-index']);
  });

  it('leafs through to the end without leaving out or repeating', async () => {
    const seen: string[] = [];
    for (let place = start; ; ) {
      const { rows } = await page('rare', 40, place);
      seen.push(...rows.slice(0, 40).map(({ id }) => id));
      if (rows.length <= 40) break;
      place = rows[39] as never;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(150);
    const behind = await page('rare', 40, { createdAt: new Date(0), id: start.id });
    expect(behind.rows).toEqual([]);
    expect(behind.total.count).toBeGreaterThanOrEqual(150);
  });

  it('says whether there is anything', async () => {
    expect(await search.finds(['half'], start)).toBe(true);
    expect(await search.finds(['rare'], start)).toBe(true);
    expect(await search.finds(['absent'], start)).toBe(false);
    const count = jest.spyOn(database, 'queryOne');
    expect(await search.finds(['sixth'], start)).toBe(true);
    expect(count).not.toHaveBeenCalled();
  });
});
