import type { DataSource } from 'typeorm';
import { createTestDatabase } from '../testing/test-database';
import { createDataSource } from './data-source';
import { Database } from './database';

const put = {
  name: 'test-put',
  text: `insert into platform.settings (name, value) values ($1, '1') on conflict (name) do update set value = '2'`,
};
const count = { name: 'test-count', text: 'select count(*)::int as n from platform.settings where name = any($1)' };
const fail = { name: 'test-fail', text: 'select 1 / 0' };

describe('A transaction', () => {
  let server: Awaited<ReturnType<typeof createTestDatabase>>;
  let dataSource: DataSource;
  let database: Database;

  beforeAll(async () => {
    server = await createTestDatabase();
    dataSource = await createDataSource(server.url).initialize();
    database = new Database(dataSource);
  });
  afterAll(async () => {
    await dataSource.destroy();
    await server.drop();
  });

  const kept = async (...names: string[]) => (await database.queryOne<{ n: number }>(count, [names]))?.n;

  it('that has committed is not made an error by what follows it, and all that follows happens', async () => {
    const happened: string[] = [];
    const result = await database.transaction(async () => {
      database.afterCommit(() => {
        throw new Error('a listener that fails');
      });
      database.afterCommit(() => happened.push('the second'));
      await database.run(put, ['committed']);
      return 'done';
    });
    expect([result, happened, await kept('committed')]).toEqual(['done', ['the second'], 1]);
  });

  it('is undone as a whole when a part that joined it failed, though the error was caught', async () => {
    const whole = database.transaction(async () => {
      await database.run(put, ['outer']);
      await database
        .transaction(async () => {
          await database.run(put, ['inner']);
          throw new Error('the part failed');
        })
        .catch(() => undefined);
    });
    await expect(whole).rejects.toThrow('the part failed');
    expect(await kept('outer', 'inner')).toBe(0);
  });

  it('never says that it committed when a failed statement was caught', async () => {
    const whole = database.transaction(async () => {
      await database.run(put, ['lost']);
      await database.run(fail).catch(() => undefined);
    });
    await expect(whole).rejects.toThrow('A statement failed');
    expect(await kept('lost')).toBe(0);
  });

  it('that loses a deadlock is run again', async () => {
    await database.run(put, ['a']);
    await database.run(put, ['b']);
    let met = 0;
    let bothHold: () => void = () => undefined;
    const both = new Promise<void>((resolve) => {
      bothHold = resolve;
    });
    let runs = 0;
    const crosswise = (first: string, second: string) =>
      database.transaction(async () => {
        runs += 1;
        await database.run(put, [first]);
        met += 1;
        if (met === 2) bothHold();
        await both;
        await database.run(put, [second]);
        return 'done';
      });
    expect(await Promise.all([crosswise('a', 'b'), crosswise('b', 'a')])).toEqual(['done', 'done']);
    expect(runs).toBe(3);
  });

  it('is run again after a conflict, a few times and no more', async () => {
    let runs = 0;
    const conflict = () =>
      database.transaction(async () => {
        runs += 1;
        throw Object.assign(new Error('could not serialize access'), { code: '40001' });
      });
    await expect(conflict()).rejects.toThrow('could not serialize');
    expect(runs).toBe(4);
  });

  it('refuses work that outlived it', async () => {
    let late: Promise<unknown> = Promise.resolve();
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    await database.transaction(async () => {
      late = ended.then(() => database.run(put, ['late']));
    });
    end();
    await expect(late).rejects.toThrow('was not awaited');
    expect(await kept('late')).toBe(0);
  });
});
