import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import { Config } from '../config/config';
import { ConfigModule } from '../config/config.module';
import { Database } from '../database/database';
import { DatabaseModule } from '../database/database.module';
import { Notices } from '../database/notices';
import { createTestDatabase } from '../testing/test-database';
import { ListMemory } from './list-memory';

let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
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

describe('a figure that many rows are counted for', () => {
  let counted: number;
  let isDear: boolean;
  let took: number;
  let fails: boolean;
  /** As if so many milliseconds had gone by. */
  const wait = (ms: number) => {
    const now = Date.now() + ms;
    jest.spyOn(Date, 'now').mockImplementation(() => now);
  };
  const figure = () =>
    memory.lately('figure', async () => {
      counted += 1;
      const count = counted;
      await sleep(took);
      if (fails) throw new Error('The database is away');
      return { figure: count, isDear };
    });

  beforeEach(() => {
    [counted, isDear, took, fails] = [0, true, 20, false];
  });

  it('is waited for the first time, then never again, and counted once after each write', async () => {
    expect([await figure(), await figure()]).toEqual([1, 1]);
    wait(10_000);
    await tell('own');
    expect([await figure(), await figure(), counted]).toEqual([1, 1, 2]);
    await sleep(60);
    expect([await figure(), counted]).toEqual([2, 2]);
  });

  it('is waited for where the rows are few', async () => {
    isDear = false;
    await figure();
    await tell('owners');
    expect(await figure()).toBe(2);
  });

  it('is waited for again once the rows have become few', async () => {
    await figure();
    wait(10_000);
    isDear = false;
    await tell('own');
    expect(await figure()).toBe(1);
    await sleep(60);
    await tell('own');
    expect(await figure()).toBe(3);
  });

  it('is not counted again while nine times as long as it took has not gone by', async () => {
    await figure();
    await tell('own');
    wait(9 * (took - 2));
    expect([await figure(), counted]).toEqual([1, 1]);
    wait(10_000);
    expect([await figure(), counted]).toEqual([1, 2]);
  });

  it('is the one before while it cannot be counted, which the log says, and is tried again', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    await figure();
    wait(10_000);
    await tell('own');
    fails = true;
    expect(await figure()).toBe(1);
    await sleep(60);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('The database is away'));
    fails = false;
    expect(await figure()).toBe(1);
    await sleep(60);
    expect(await figure()).toBe(3);
  });
});
