import { setTimeout as sleep } from 'node:timers/promises';
import { Test, type TestingModule } from '@nestjs/testing';
import { LRUCache } from 'lru-cache';
import { Config } from '../config/config';
import { ConfigModule } from '../config/config.module';
import { Database } from '../database/database';
import { DatabaseModule } from '../database/database.module';
import { Notices } from '../database/notices';
import { metrics } from '../logging/metrics';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { atMost, Cache, type CacheOptions } from './cache';

describe('a cache', () => {
  let testDatabase: TestDatabase;
  let app: TestingModule;
  let database: Database;
  let notices: Notices;
  let count = 0;

  interface Thing {
    of?: string;
    n: number;
  }
  /** A cache of its own, and a look-up that counts how often it was asked. */
  function cacheOf(options: Partial<CacheOptions<Thing>> = {}) {
    count += 1;
    const topic = `things-${count}`;
    const cache = new Cache<Thing>(database, notices, { name: topic, max: 3, topics: [topic], ...options });
    const load = jest.fn(async (): Promise<Thing | undefined> => ({ n: load.mock.calls.length }));
    return { cache, topic, load, get: (key: string) => cache.get(key, load) };
  }
  const held = () => {
    let release = () => {};
    const promise = new Promise<void>((resolve) => {
      release = resolve;
    });
    return { promise, release };
  };

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    const config = new Config({ NODE_ENV: 'test', DATABASE_URL: testDatabase.url, SESSION_SECRET: 's'.repeat(40) });
    app = await Test.createTestingModule({ imports: [ConfigModule.for(config), DatabaseModule] }).compile();
    await app.init();
    database = app.get(Database);
    notices = app.get(Notices);
  });
  afterAll(async () => {
    await app?.close();
    await testDatabase?.drop();
  });
  afterEach(() => jest.restoreAllMocks());

  it('looks up once, also when asked twice at once', async () => {
    const { get, load } = cacheOf();
    expect(await Promise.all([get('a'), get('a')])).toEqual([{ n: 1 }, { n: 1 }]);
    expect(await get('a')).toEqual({ n: 1 });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('asks again after a failure, and for what was not there', async () => {
    const { get, load } = cacheOf();
    load.mockRejectedValueOnce(new Error('away'));
    await expect(Promise.all([get('a'), get('a')])).rejects.toThrow('away');
    load.mockResolvedValueOnce(undefined);
    expect(await get('a')).toBeUndefined();
    expect(await get('a')).toEqual({ n: 3 });
  });

  it('makes room by what was not asked for longest, and for no more than that', async () => {
    const { get, load } = cacheOf();
    for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'c', 'd']) await get(key);
    expect(load).toHaveBeenCalledTimes(4);
    await get('b');
    expect(load).toHaveBeenCalledTimes(5);
  });

  it('makes no room before it is needed', async () => {
    const roomIn = (kept: LRUCache<string, number>) => LRUCache.unsafeExposeInternals(kept).keyList.length;
    const kept = new LRUCache<string, number>(atMost(50_000));
    expect(roomIn(kept)).toBe(0);
    kept.set('a', 1);
    expect(roomIn(kept)).toBe(1);
  });

  it('drops what a notice names, by its key or its other name, and everything where it names nothing', async () => {
    const { cache, topic } = cacheOf({ alias: ({ of }) => of ?? '' });
    const loads: string[] = [];
    const get = (key: string, of: string) =>
      cache.get(key, async () => {
        loads.push(key);
        return { of, n: 0 };
      });
    const all = async () => {
      loads.length = 0;
      await get('a', 'ada');
      await get('b', 'ada');
      await get('c', 'bob');
      return [...loads];
    };
    expect(await all()).toEqual(['a', 'b', 'c']);
    await notices.send(topic, 'c');
    expect(await all()).toEqual(['c']);
    await notices.send(topic, 'ada');
    expect(await all()).toEqual(['a', 'b']);
    await notices.send(topic, 'nobody');
    expect(await all()).toEqual([]);
    await notices.send(topic, '');
    expect(await all()).toEqual(['a', 'b', 'c']);
  });

  it('still knows by its other name what is left, when some of what has that name is gone', async () => {
    const { cache, topic, load } = cacheOf({ alias: ({ of }) => of as string });
    load.mockImplementation(async () => ({ of: 'ada', n: load.mock.calls.length }));
    for (const key of ['a', 'b']) await cache.get(key, load);
    await notices.send(topic, 'a');
    await notices.send(topic, 'ada');
    expect(await cache.get('b', load)).toMatchObject({ n: 3 });
  });

  it('drops what has several other names by each of them, and forgets them all with it', async () => {
    const { cache, topic, load } = cacheOf({ alias: ({ of }) => [of as string, 'noor'] });
    load.mockImplementation(async () => ({ of: 'ada', n: load.mock.calls.length }));
    for (const name of ['ada', 'noor', 'a']) {
      await cache.get('a', load);
      await notices.send(topic, name);
    }
    expect(load).toHaveBeenCalledTimes(3);
    const { aliases } = cache as unknown as { aliases: Map<string, Set<string>> };
    expect([...aliases.keys()]).toEqual([]);
  });

  it('remembers no other name of what has made room', async () => {
    const { cache } = cacheOf({ alias: ({ of }) => of as string });
    for (const key of ['a', 'b', 'c', 'd', 'e']) await cache.get(key, async () => ({ of: `owner of ${key}`, n: 1 }));
    const { aliases } = cache as unknown as { aliases: Map<string, Set<string>> };
    expect([...aliases.keys()]).toEqual(['owner of c', 'owner of d', 'owner of e']);
  });

  it('gives what was being looked up at a notice to who asked before it, and looks again for who asks after', async () => {
    const { cache, topic } = cacheOf();
    const { promise, release } = held();
    const before = cache.get('a', async () => {
      await promise;
      return { n: 1 };
    });
    await notices.send(topic, 'a');
    const after = cache.get('a', async () => ({ n: 2 }));
    expect(await after).toEqual({ n: 2 });
    release();
    expect(await before).toEqual({ n: 1 });
    expect(await cache.get('a', async () => ({ n: 3 }))).toEqual({ n: 2 });
  });

  it('leaves alone what is being looked up when a notice names something else', async () => {
    const { cache, topic } = cacheOf();
    const { promise, release } = held();
    const before = cache.get('a', async () => {
      await promise;
      return { n: 1 };
    });
    await notices.send(topic, 'another');
    const after = cache.get('a', async () => ({ n: 2 }));
    release();
    expect([await before, await after]).toEqual([{ n: 1 }, { n: 1 }]);
    expect(await cache.get('a', async () => ({ n: 3 }))).toEqual({ n: 1 });
  });

  it('looks again for who asks after a notice with the other name of what was being looked up', async () => {
    const { cache, topic } = cacheOf({ alias: ({ of }) => of as string });
    const { promise, release } = held();
    const look = (key: string, n: number, wait = Promise.resolve()) =>
      cache.get(key, async () => {
        await wait;
        return { of: key === 'c' ? 'bob' : 'ada', n };
      });
    const before = [look('a', 1, promise), look('c', 1, promise)];
    await notices.send(topic, 'ada');
    const after = [look('a', 2), look('c', 2)];
    release();
    expect((await Promise.all(before)).map((value) => value?.n)).toEqual([1, 1]);
    expect((await Promise.all(after)).map((value) => value?.n)).toEqual([2, 1]);
    expect([(await look('a', 3))?.n, (await look('c', 3))?.n]).toEqual([2, 1]);
  });

  it('is neither read nor written inside a transaction', async () => {
    const { get, load } = cacheOf();
    await get('a');
    await database.transaction(async () => {
      expect(await get('a')).toEqual({ n: 2 });
      expect(await get('b')).toEqual({ n: 3 });
    });
    expect(await get('a')).toEqual({ n: 1 });
    expect(await get('b')).toEqual({ n: 4 });
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('keeps a value for its lifetime', async () => {
    const { get } = cacheOf({ lifetime: () => 1000 });
    await get('a');
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 500);
    expect(await get('a')).toEqual({ n: 1 });
    jest.spyOn(Date, 'now').mockReturnValue(now + 1500);
    expect(await get('a')).toEqual({ n: 2 });
  });

  it('asks once for all that are missing, leaving those to whom others look up already', async () => {
    const { cache } = cacheOf({ max: 10 });
    const { promise, release } = held();
    const asked: string[][] = [];
    const getMany = (...keys: string[]) =>
      cache.getMany(keys, async (missing) => {
        asked.push(missing);
        await promise;
        return new Map(missing.filter((key) => key !== 'absent').map((key) => [key, { n: asked.length }]));
      });
    const both = Promise.all([getMany('a', 'b', 'a'), getMany('b', 'c', 'absent')]);
    await sleep(1);
    release();
    const [first, second] = await both;
    expect(asked).toEqual([
      ['a', 'b'],
      ['c', 'absent'],
    ]);
    expect([[...first.keys()].sort(), [...second.keys()].sort()]).toEqual([
      ['a', 'b'],
      ['b', 'c'],
    ]);
    expect((await getMany('a', 'b', 'c')).size).toBe(3);
    expect(asked).toHaveLength(2);
  });

  it('says how often it was of use', async () => {
    const { get, topic } = cacheOf();
    await get('a');
    await get('a');
    await get('a');
    const text = await metrics.metrics();
    expect(text).toContain(`cache_reads_total{cache="${topic}",outcome="hit"} 2`);
    expect(text).toContain(`cache_reads_total{cache="${topic}",outcome="miss"} 1`);
  });

  it('keeps nothing while no notice can be heard, and begins anew when they can', async () => {
    const { get } = cacheOf();
    await get('a');
    const cut = () =>
      database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'alliance-notices' and datname = current_database()`,
      );
    await cut();
    while (notices.areHeard) await sleep(5);
    expect(await get('a')).toEqual({ n: 2 });
    expect(await get('a')).toEqual({ n: 3 });
    while (!notices.areHeard) await sleep(20);
    expect(await get('a')).toEqual({ n: 4 });
    expect(await get('a')).toEqual({ n: 4 });
  });
});
