import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { understand } from '../http/problem';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { createDataSource, dataSourceOptions } from './data-source';
import { Database } from './database';
import { Setting } from './setting.entity';

const put = {
  name: 'test-put',
  text: `insert into platform.settings (name, value) values ($1, '1') on conflict (name) do update set value = '2'`,
};
const count = { name: 'test-count', text: 'select count(*)::int as n from platform.settings where name = any($1)' };
const fail = { name: 'test-fail', text: 'select 1 / 0' };

describe('A transaction', () => {
  let server: TestDatabase;
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
    const whole = async (last: () => unknown) => {
      await database.run(put, ['lost']);
      await database.run(fail).catch(() => undefined);
      await last();
    };
    const ends = [
      () => undefined,
      () => database.leave({ kind: 'notices', row: { topic: 'test', sender: 'test', payload: 'lost' } }),
      () => database.runLast(put, ['last'], () => new Error('an explanation of something else')),
    ];
    // PostgreSQL tells of the error and of the state of the transaction in two packets, which may come apart.
    for (let round = 0; round < 100; round += 1)
      for (const end of ends)
        await expect(database.transaction(() => whole(end))).rejects.toThrow('A statement failed in a transaction');
    expect(await kept('lost', 'last')).toBe(0);
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
    // On a machine that is busy PostgreSQL may end both.
    expect(runs).toBeGreaterThan(2);
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

  it('is not the only one that is run again: a statement alone is as well, until it loses each time', async () => {
    await dataSource.query('create sequence losses');
    await dataSource.query(
      `create function lose(times integer, how text) returns bigint language plpgsql as $$ begin
        if nextval('losses') % (times + 1) <> 0 then raise 'lost' using errcode = how; end if;
        return currval('losses');
      end $$`,
    );
    const lose = { name: 'test-lose', text: 'select lose($1, $2) as at' };
    for (const how of ['40001', '40P01'])
      expect(await database.one<{ at: string }>(lose, [3, how])).toEqual({ at: expect.anything() });
    const lost = await database.one(lose, [100, '40P01']).catch((error) => error);
    expect(lost).toMatchObject({ code: '40P01' });
    expect(understand(lost)).toMatchObject({ code: 'temporarily_unavailable', status: 503 });
    expect(
      await database.one<{ n: number }>({ name: 'test-losses', text: 'select last_value::int as n from losses' }),
    ).toEqual({ n: 12 });
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

  const record = (action: string, details = '{}') =>
    database.leave({ kind: 'audit', row: { actor: 'system', action, details, mark: randomUUID() } });
  const recorded = async () => {
    const text = `select action from platform.audit_events where action like 'test.%' order by id`;
    return (await database.query<{ action: string }>({ name: 'test-audit', text })).map(({ action }) => action);
  };

  it('leaves behind what it was told to, in that order, and its notices are heard when it is committed', async () => {
    const heard: string[] = [];
    database.listenWith((notice) => heard.push(notice.replace(/\..*:/, ':')));
    const row = { topic: 'lamps', sender: 'me', payload: 'lit' };
    await database.transaction(async () => {
      await record('test.second');
      await database.leave({ kind: 'notices', row });
      await record('test.first');
      await database.leave({ kind: 'notices', row });
      await database.leave({ kind: 'notices', row: { ...row, payload: 'out' } });
      expect(heard).toEqual([]);
    });
    expect([await recorded(), heard]).toEqual([
      ['test.second', 'test.first'],
      ['lamps@me:lit', 'lamps@me:out'],
    ]);
    await record('test.alone');
    expect((await recorded()).at(-1)).toBe('test.alone');
  });

  it('is undone as a whole when what it leaves behind cannot be written', async () => {
    const heard: string[] = [];
    database.listenWith((notice) => heard.push(notice));
    const whole = database.transaction(async () => {
      await database.run(put, ['traceless']);
      await database.leave({ kind: 'notices', row: { topic: 'lamps', sender: 'me', payload: '' } });
      await record('test.broken', 'no JSON');
    });
    await expect(whole).rejects.toThrow('invalid input syntax for type json');
    expect([await kept('traceless'), heard]).toEqual([0, []]);
    expect(await recorded()).not.toContain('test.broken');
  });

  it('ends with its last statement, and throws what is made of its failure once all is undone', async () => {
    await database.transaction(async () => {
      database.runLast(put, ['last'], (error) => error);
      expect(await kept('last')).toBe(0);
    });
    expect(await kept('last')).toBe(1);
    const whole = database.transaction(async () => {
      await database.run(put, ['first']);
      await record('test.last');
      database.runLast(
        fail,
        [],
        async (error) => new Error(`${(error as Error).message}, ${await kept('first')} kept`),
      );
    });
    await expect(whole).rejects.toThrow('division by zero, 0 kept');
    expect([await kept('first'), await recorded()]).toEqual([0, expect.not.arrayContaining(['test.last'])]);
    expect(() => database.runLast(put, ['alone'], (error) => error)).toThrow('no transaction');
  });

  it('inserts an entity, and answers it with what the database has filled in', async () => {
    const row = await database.insert(Setting, { name: 'inserted', value: { some: ['JSON'] } });
    expect(row).toBeInstanceOf(Setting);
    expect(row).toEqual({ name: 'inserted', value: { some: ['JSON'] }, revision: 0, updatedAt: expect.any(Date) });
    const found = await dataSource.manager.findOneByOrFail(Setting, { name: 'inserted' });
    expect(found).toEqual(row);
    await expect(database.insert(Setting, { name: 'inserted', value: 1 })).rejects.toThrow('duplicate key');
  });
});

describe('A connection', () => {
  let server: TestDatabase;
  let dataSource: DataSource;

  beforeAll(async () => {
    server = await createTestDatabase();
    // As the product has it.
    dataSource = await new DataSource(
      dataSourceOptions(server.url, {
        poolSize: 2,
        jobsPoolSize: 2,
        waitMs: 5000,
        statementMs: 5000,
        jobsStatementMs: 5000,
      }),
    ).initialize();
  });
  afterAll(async () => {
    await dataSource.destroy();
    await server.drop();
  });

  it('compiles no statement, whichever it is', async () => {
    const jit = () => dataSource.query(`select current_setting('jit') as jit, pg_sleep(0.1)`);
    expect(await Promise.all([jit(), jit()])).toMatchObject([[{ jit: 'off' }], [{ jit: 'off' }]]);
  });

  it('tells statements apart whose long names begin alike', async () => {
    const database = new Database(dataSource);
    for (const n of [1, 2, 1, 2])
      expect(await database.query({ name: `test-${'long-'.repeat(20)}${n}`, text: `select ${n} as n` }, [])).toEqual([
        { n },
      ]);
  });
});

it('A connection that is lost while somebody holds it is lost to them alone', async () => {
  const server = await createTestDatabase();
  const dataSource = await createDataSource(server.url).initialize();
  const { pool } = new Database(dataSource);
  // The first is from before there was a Database.
  const first = await pool.connect();
  const client = await pool.connect();
  first.release();
  try {
    expect(client.listenerCount('error')).toBeGreaterThan(0);
    const ended = new Promise((resolve) => client.once('end', resolve));
    const { rows } = await client.query('select pg_backend_pid() as pid');
    await pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
    await ended;
    await expect(client.query('select 1')).rejects.toThrow();
    expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  } finally {
    client.release(true);
    await dataSource.destroy();
    await server.drop();
  }
});

it('What a statement answers is held by who asked alone: not by the statement, which a timer may hold for long', async () => {
  const server = await createTestDatabase();
  const dataSource = await createDataSource(server.url).initialize();
  const database = new Database(dataSource);
  const held = jest.spyOn(database.pool, 'query');
  const rows = { name: 'test-rows', text: 'select n from generate_series(1, 3) n' };
  const answers = [await database.query(rows), await database.one(rows), await database.queryOne(rows)];
  expect(answers).toEqual([[{ n: 1 }, { n: 2 }, { n: 3 }], { n: 1 }, { n: 1 }]);
  const results = (await Promise.all(held.mock.results.map(({ value }) => value))) as { rows: object[] }[];
  expect(results.map((result) => result.rows)).toEqual([[], [], []]);
  await dataSource.destroy();
  await server.drop();
});
