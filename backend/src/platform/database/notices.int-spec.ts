import { setTimeout as sleep } from 'node:timers/promises';
import { Test, type TestingModule } from '@nestjs/testing';
import { Config } from '../config/config';
import { ConfigModule } from '../config/config.module';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { Database } from './database';
import { DatabaseModule } from './database.module';
import { Notices } from './notices';

describe('a notice', () => {
  let testDatabase: TestDatabase;
  let here: TestingModule;
  let elsewhere: TestingModule;

  const startProcess = async () => {
    const config = new Config({ NODE_ENV: 'test', DATABASE_URL: testDatabase.url, SESSION_SECRET: 's'.repeat(40) });
    const module = await Test.createTestingModule({ imports: [ConfigModule.for(config), DatabaseModule] }).compile();
    return module.init();
  };
  /** Keeps what a process hears of a topic. */
  const listen = (process: TestingModule, topic: string) => {
    const heard: string[] = [];
    const stop = process.get(Notices).on(topic, (payload) => heard.push(payload));
    return { heard, stop };
  };
  const hearing = (process: TestingModule, topic: string) =>
    new Promise<string>((resolve) => process.get(Notices).on(topic, resolve));

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    here = await startProcess();
    elsewhere = await startProcess();
  });
  afterAll(async () => {
    await here?.close();
    await elsewhere?.close();
    await testDatabase?.drop();
  });

  it('is heard once in every process, in the one that sent it without waiting for its echo', async () => {
    const sender = listen(here, 'lists');
    const receiver = listen(elsewhere, 'lists');
    const arrived = hearing(elsewhere, 'lists');
    await here.get(Notices).send('lists', 'a:b');
    expect(sender.heard).toEqual(['a:b']);
    await arrived;
    // Notices come in the order of their commits: when the answer is here, an echo would have been.
    const answered = hearing(here, 'answer');
    await elsewhere.get(Notices).send('answer', '');
    await answered;
    expect([sender.heard, receiver.heard]).toEqual([['a:b'], ['a:b']]);
  });

  it('is sent with the transaction that causes it, and not at all when that fails', async () => {
    const sender = listen(here, 'change');
    const receiver = listen(elsewhere, 'change');
    const failing = here.get(Database).transaction(async () => {
      await here.get(Notices).send('change', 'never');
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    const arrived = hearing(elsewhere, 'change');
    await here.get(Database).transaction(async () => {
      await here.get(Notices).send('change', 'made');
      expect(sender.heard).toEqual([]);
    });
    await arrived;
    expect([sender.heard, receiver.heard]).toEqual([['made'], ['made']]);
  });

  it('is heard also by the process that sent it and was not told that its transaction had committed', async () => {
    const sender = listen(here, 'unknown outcome');
    jest.spyOn(here.get(Database), 'afterCommit').mockImplementationOnce(() => undefined);
    const arrived = hearing(here, 'unknown outcome');
    await here.get(Notices).send('unknown outcome', 'made');
    await arrived;
    expect(sender.heard).toEqual(['made']);
  });

  it('may have been missed while the connection was lost, which every listener is told', async () => {
    const told = hearing(here, 'lists');
    await here
      .get(Database)
      .pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'alliance-notices'
        and datname = current_database()`);
    expect(await told).toBe('');
  });
});

describe('the version of a topic', () => {
  let testDatabase: TestDatabase;
  let one: Process;
  let two: Process;

  interface Process {
    module: TestingModule;
    notices: Notices;
    database: Database;
    version: () => string;
  }
  const start = async (): Promise<Process> => {
    const config = new Config({ NODE_ENV: 'test', DATABASE_URL: testDatabase.url, SESSION_SECRET: 's'.repeat(40) });
    const module = await Test.createTestingModule({ imports: [ConfigModule.for(config), DatabaseModule] }).compile();
    await module.init();
    const notices = module.get(Notices);
    return { module, notices, database: module.get(Database), version: () => notices.versionOf(['lists', 'names']) };
  };
  const agreed = async (...processes: Process[]) => {
    const versions = () => new Set(processes.map(({ version }) => version()));
    for (const deadline = Date.now() + 60_000; versions().size > 1 && Date.now() < deadline; ) await sleep(2);
    expect([...versions()]).toEqual([expect.any(String)]);
    return one.version();
  };
  /** Cuts a process off; answers when it knows. */
  const cut = async ({ notices, database }: Process, pause = 0) => {
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'alliance-notices' and datname = current_database()`,
    );
    for (; notices.areHeard; ) await sleep(2);
    await sleep(pause);
  };

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
  });
  afterAll(() => testDatabase?.drop());
  beforeEach(async () => {
    [one, two] = [await start(), await start()];
  });
  afterEach(async () => {
    await one?.module.close();
    await two?.module.close();
  });

  it('is the same in all processes, and another one after every notice of the topics', async () => {
    const seen = [await agreed(one, two)];
    for (const [{ notices }, topic] of [
      [one, 'lists'],
      [two, 'lists'],
      [two, 'names'],
      [one, 'lists'],
    ] as const) {
      await notices.send(topic, '');
      seen.push(await agreed(one, two));
    }
    expect(new Set(seen).size).toBe(5);
    await one.notices.send('others', '');
    await two.notices.send('answer', '');
    expect(await agreed(one, two)).toBe(seen.at(-1));
  });

  it('is another one for each of several things that one transaction says', async () => {
    const versions = new Set<string>();
    two.notices.on('lists', () => versions.add(two.version()));
    await one.database.transaction(async () => {
      await one.notices.send('lists', 'a');
      await one.notices.send('lists', 'b');
    });
    await agreed(one, two);
    expect(versions.size).toBe(2);
  });

  it('is never again the one that a writer saw before its own write, whoever writes beside it', async () => {
    const writer = async ({ notices, version }: Process) => {
      for (let n = 0; n < 40; n += 1) {
        const before = version();
        await notices.send('lists', `${n}`);
        expect(version()).not.toBe(before);
        const after = version();
        await sleep(Math.random() * 3);
        expect(version()).not.toBe(before);
        expect(after).not.toBe(before);
      }
    };
    await Promise.all([writer(one), writer(one), writer(two), writer(two)]);
    await agreed(one, two);
  });

  it('goes forward alone while notices come back in another order than their transactions were begun', async () => {
    const seen: string[] = [];
    one.notices.on('lists', () => seen.push(one.version()));
    const look = setInterval(() => seen.at(-1) !== one.version() && seen.push(one.version()), 1);
    await Promise.all(
      [12, 9, 6, 3, 0].map((pause) =>
        one.database.transaction(async () => {
          await one.notices.send('lists', `${pause}`);
          await sleep(pause);
        }),
      ),
    );
    await agreed(one, two);
    clearInterval(look);
    const distinct = seen.filter((version, n) => version !== seen[n - 1]);
    expect(new Set(distinct).size).toBe(distinct.length);
  });

  it('is shared by a process that comes later, and by one that was cut off', async () => {
    await one.notices.send('lists', '');
    const before = await agreed(one, two);
    const late = await start();
    try {
      const after = await agreed(one, two, late);
      expect(after).not.toBe(before);
      await late.notices.send('lists', '');
      await agreed(one, two, late);
    } finally {
      await late.module.close();
    }
    const known = await agreed(one, two);
    await cut(one);
    await two.notices.send('lists', 'while nobody listens');
    for (; !one.notices.areHeard || !two.notices.areHeard; ) await sleep(10);
    expect(await agreed(one, two)).not.toBe(known);
    await one.notices.send('lists', '');
    await agreed(one, two);
  });

  it('is never twice the same where nothing can be heard', async () => {
    await agreed(one, two);
    await cut(one);
    expect(one.notices.areHeard).toBe(false);
    expect(new Set([one.version(), one.version(), one.version()]).size).toBe(3);
  });

  it('comes from a connection that brings what it is sent: one that does not is given up', async () => {
    const before = await agreed(one, two);
    const { hear } = two.database as unknown as { hear(notices: string[]): void };
    jest.spyOn(two.database, 'leave').mockImplementationOnce(async () => hear.call(two.database, ['lists@lost.1:']));
    await two.notices.send('lists', '');
    expect(two.version()).not.toBe(before);
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 60_000);
    (two.notices as unknown as { look(): void }).look();
    jest.restoreAllMocks();
    expect(two.notices.areHeard).toBe(false);
    for (; !two.notices.areHeard; ) await sleep(10);
    await agreed(one, two);
  });
});
