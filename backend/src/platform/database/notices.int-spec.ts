import { Test, type TestingModule } from '@nestjs/testing';
import { Config } from '../config/config';
import { ConfigModule } from '../config/config.module';
import { createTestDatabase } from '../testing/test-database';
import { Database } from './database';
import { DatabaseModule } from './database.module';
import { Notices } from './notices';

describe('a notice', () => {
  let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
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

  it('may have been missed while the connection was lost, which every listener is told', async () => {
    const told = hearing(here, 'lists');
    await here
      .get(Database)
      .pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and pid in
        (select pid from pg_stat_activity where datname = current_database())`);
    expect(await told).toBe('');
  });
});
