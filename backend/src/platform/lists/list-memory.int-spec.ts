import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import { Config } from '../config/config';
import { ConfigModule } from '../config/config.module';
import { Database } from '../database/database';
import { DatabaseModule } from '../database/database.module';
import { Notices } from '../database/notices';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { ListMemory } from './list-memory';

let testDatabase: TestDatabase;
let app: TestingModule;
let memory: ListMemory;
let tests = 0;

const tell = (topic: string) => app.get(Notices).send(`${topic}-${tests}`, '');

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const config = new Config({ NODE_ENV: 'test', DATABASE_URL: testDatabase.url, SESSION_SECRET: 's'.repeat(40) });
  app = await Test.createTestingModule({ imports: [ConfigModule.for(config), DatabaseModule] }).compile();
  await app.init();
});
afterAll(async () => {
  await app?.close();
  await testDatabase?.drop();
});
beforeEach(() => {
  tests += 1;
  const topic = (name: string) => `${name}-${tests}`;
  const topics = { own: topic('own'), owners: topic('owners'), shown: [topic('shown')] };
  memory = new ListMemory(app.get(Database), app.get(Notices), topics);
});
afterEach(() => jest.restoreAllMocks());

it.each([
  ['own', true],
  ['owners', true],
  ['shown', false],
])(
  'counts anew what it remembers when its %s topic is told of: %s; its version changes with each',
  async (topic, anew) => {
    let counted = 0;
    const figure = () => memory.remember('figure', async () => ++counted);
    expect([await figure(), await figure()]).toEqual([1, 1]);
    const { version } = memory;
    await tell(topic);
    expect(await figure()).toBe(anew ? 2 : 1);
    expect(memory.version).not.toBe(version);
  },
);

it('remembers each of several figures', async () => {
  let counted = 0;
  const figure = (key: string) => memory.remember(key, async () => ++counted);
  expect([await figure('a'), await figure('b'), await figure('a'), await figure('b')]).toEqual([1, 2, 1, 2]);
});

it('remembers nothing that has begun before a write', async () => {
  let counted = 0;
  const { state } = memory;
  const figure = (of?: number) => memory.remember('figure', async () => ++counted, of);
  await tell('owners');
  expect([await figure(state), await figure(state), await figure(), await figure(), await figure(state)]).toEqual([
    1, 2, 3, 3, 4,
  ]);
});

describe('a figure that many rows are counted for', () => {
  let counted: number;
  let took: number;
  let fails: boolean;
  /** As if so many milliseconds had gone by. */
  const wait = (ms: number) => {
    const now = Date.now() + ms;
    jest.spyOn(Date, 'now').mockImplementation(() => now);
  };
  const lately = (state?: number) =>
    memory.lately(
      'figure',
      async () => {
        counted += 1;
        const count = counted;
        await sleep(took);
        if (fails) throw new Error('The database is away');
        return count;
      },
      state,
    );
  const old = (figure: number) => ({ figure, isFresh: false });
  const fresh = (figure: number) => ({ figure, isFresh: true });

  beforeEach(() => {
    [counted, took, fails] = [0, 5, false];
  });

  it('is waited for the first time, then never again, and counted once after each write', async () => {
    expect([await lately(), await lately()]).toEqual([fresh(1), fresh(1)]);
    wait(10_000);
    await tell('own');
    expect([await lately(), await lately(), counted]).toEqual([old(1), old(1), 2]);
    await sleep(60);
    expect([await lately(), counted]).toEqual([fresh(2), 2]);
    wait(100_000_000);
    expect([await lately(), counted]).toEqual([fresh(2), 2]);
  });

  it('is old at once where it is counted of what was read before a write', async () => {
    const { state } = memory;
    await tell('owners');
    expect(await lately(state)).toEqual(old(1));
    wait(10_000);
    expect(await lately()).toEqual(old(1));
    await sleep(60);
    expect(await lately()).toEqual(fresh(2));
  });

  it('of long ago is waited for as one that is not known', async () => {
    await lately();
    await tell('own');
    wait(120_000);
    expect(await lately()).toEqual(fresh(2));
    await tell('own');
    wait(120_000);
    took = 300;
    expect(await lately()).toEqual({ isFresh: false });
    await sleep(400);
    expect(await lately()).toEqual(fresh(3));
  });

  it('is absent where the first count takes longer than a page waits', async () => {
    took = 300;
    const began = performance.now();
    expect(await lately()).toEqual({ isFresh: false });
    expect(performance.now() - began).toBeLessThan(200);
    await sleep(400);
    expect([await lately(), counted]).toEqual([fresh(1), 1]);
  });

  it('is not counted again while nine times as long as it took has not gone by', async () => {
    took = 20;
    await lately();
    await tell('owners');
    wait(9 * (took - 2));
    expect([await lately(), counted]).toEqual([old(1), 1]);
    wait(10_000);
    expect([await lately(), counted]).toEqual([old(1), 2]);
  });

  it('is old again when something is written while it is counted, and never counted twice at once', async () => {
    await lately();
    wait(10_000);
    await tell('own');
    took = 60;
    expect(await lately()).toEqual(old(1));
    await tell('own');
    wait(20_000);
    expect([await lately(), counted]).toEqual([old(1), 2]);
    await sleep(100);
    expect(await lately()).toEqual(old(2));
  });

  it('is the one before while it cannot be counted, which the log says, and is tried again a second later', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    await lately();
    wait(10_000);
    await tell('own');
    fails = true;
    expect(await lately()).toEqual(old(1));
    await sleep(60);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('The database is away'));
    fails = false;
    expect([await lately(), counted]).toEqual([old(1), 2]);
    wait(1_100);
    expect([await lately(), counted]).toEqual([old(1), 3]);
    await sleep(60);
    expect(await lately()).toEqual(fresh(3));
  });

  it('is absent where it could not be counted the first time', async () => {
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    fails = true;
    expect(await lately()).toEqual({ isFresh: false });
    expect([await lately(), counted]).toEqual([{ isFresh: false }, 1]);
  });
});
