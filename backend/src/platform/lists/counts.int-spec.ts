import { Pool, type PoolClient } from 'pg';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { keepCounts } from './counts';

describe('the counts of a table', () => {
  let testDatabase: TestDatabase;
  let pool: Pool;

  const rows = async (sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rows;
  const counted = () =>
    rows(`select colour, size, sum(rows)::int as rows, sum(worth)::int as worth from shop.thing_counts
      group by colour, size having sum(rows) <> 0 or sum(worth) <> 0 order by colour, size`);
  const real = () =>
    rows(`select colour, size, count(*)::int as rows, coalesce(sum(price), 0)::int as worth from shop.things
      group by colour, size order by colour, size`);
  const total = async () => (await rows('select coalesce(sum(rows), 0)::int as n from shop.thing_counts'))[0].n;
  const changes = async () => (await rows('select count(*)::int as n from shop.thing_counts'))[0].n;
  const recount = async () => (await rows('select shop.recount_things() as wrong'))[0].wrong;
  const sumUp = () => rows('select shop.sum_up_things(0)');
  const add = (n = 1) =>
    rows(`insert into shop.things (colour, price) select 'red', 5 from generate_series(1, $1::int)`, [n]);
  /** Work on one connection, in a transaction that is open until it says how it ends. */
  async function transaction(work: (client: PoolClient) => Promise<unknown>) {
    const client = await pool.connect();
    await client.query('begin');
    await work(client);
    return async (end: 'commit' | 'rollback') => {
      await client.query(end);
      client.release();
    };
  }

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    pool = new Pool({ connectionString: testDatabase.url, max: 12 });
    // Of a connection that a test ends, the pool may hear only after it was given back.
    pool.on('error', () => undefined);
  });
  afterAll(async () => {
    await pool?.end();
    await testDatabase?.drop();
  });
  beforeEach(async () => {
    await pool.query(`
      drop schema if exists shop cascade;
      create schema shop;
      create table shop.things (id serial primary key, colour text not null, size text, price bigint);
      insert into shop.things (colour, size, price) values ('red', null, 1), ('red', null, null), ('blue', 'big', 7);`);
    await pool.query(
      keepCounts({
        table: 'shop.things',
        counts: 'shop.thing_counts',
        by: { colour: 'text not null', size: 'text' },
        sums: { worth: 'price' },
        topic: 'shop.things',
      }),
    );
  });

  it('begin with what is there', async () => {
    expect(await counted()).toEqual([
      { colour: 'blue', size: 'big', rows: 1, worth: 7 },
      { colour: 'red', size: null, rows: 2, worth: 1 },
    ]);
  });

  it.each([
    [`insert into shop.things (colour, size, price) select 'green', 'small', n from generate_series(1, 50) n`],
    [`update shop.things set colour = 'blue'`],
    [`update shop.things set size = 'big', price = 3 where size is null`],
    [`update shop.things set price = null`],
    [`delete from shop.things where colour = 'red'`],
    [`truncate shop.things`],
    [`insert into shop.things values (1, 'grey') on conflict (id) do update set colour = excluded.colour`],
  ])('follow %s', async (sql) => {
    await pool.query(sql);
    expect(await counted()).toEqual(await real());
    expect(await recount()).toBe(0);
  });

  it('are not written to by what changes none of them', async () => {
    const before = await changes();
    await rows('update shop.things set id = id + 100');
    await rows(`delete from shop.things where colour = 'yellow'`);
    expect(await changes()).toBe(before);
  });

  it('can be kept a second time, by what a row says', async () => {
    await pool.query(
      keepCounts({
        table: 'shop.things',
        as: 'thing_prices',
        counts: 'shop.thing_prices',
        by: { priced: 'boolean not null' },
        of: { priced: 'price is not null' },
        topic: 'shop.things',
      }),
    );
    await add(3);
    await rows(`update shop.things set price = null where colour = 'blue'`);
    await rows('select shop.sum_up_thing_prices(0)');
    expect(await rows('select priced, rows::int from shop.thing_prices order by priced')).toEqual([
      { priced: false, rows: 2 },
      { priced: true, rows: 4 },
    ]);
    expect(await rows('select shop.recount_thing_prices() as wrong')).toEqual([{ wrong: 0 }]);
    expect(await counted()).toEqual(await real());
  });

  it('change with the transaction that writes, and not where it is undone', async () => {
    const end = await transaction((client) => client.query(`insert into shop.things (colour) values ('red')`));
    expect(await total()).toBe(3);
    await end('commit');
    expect(await total()).toBe(4);
    const undo = await transaction((client) => client.query('delete from shop.things'));
    await undo('rollback');
    expect(await total()).toBe(4);
  });

  it('let no writer wait for another', async () => {
    const end = await transaction((client) => client.query(`insert into shop.things (colour) values ('red')`));
    await add();
    await sumUp();
    await recount();
    expect(await total()).toBe(4);
    await end('commit');
    expect(await total()).toBe(5);
  });

  it('are the same summed up, in as many rows as there are kinds', async () => {
    for (let n = 0; n < 20; n += 1) await add();
    await rows(`update shop.things set colour = 'green' where colour = 'blue'`);
    const before = await counted();
    await rows('select shop.sum_up_things(100)');
    expect(await changes()).toBeGreaterThan(20);
    await sumUp();
    expect(await changes()).toBe(2);
    expect(await counted()).toEqual(before);
  });

  it('lose nothing that is written while they are summed up, nor where that is undone', async () => {
    await add();
    const end = await transaction((client) => client.query('select shop.sum_up_things(0)'));
    await add();
    expect(await total()).toBe(5);
    await end('commit');
    expect(await total()).toBe(5);
    const undo = await transaction((client) => client.query('select shop.sum_up_things(0)'));
    await add();
    await undo('rollback');
    expect(await total()).toBe(6);
    expect(await recount()).toBe(0);
  });

  it('are what they were when a connection dies between a write, or a sum, and its commit', async () => {
    await add();
    const before = await counted();
    for (const sql of ['delete from shop.things', 'select shop.sum_up_things(0)']) {
      const client = await pool.connect();
      client.on('error', () => undefined);
      await client.query('begin');
      await client.query(sql);
      const {
        rows: [own],
      } = await client.query('select pg_backend_pid() as pid');
      await rows('select pg_terminate_backend($1, 5000)', [own.pid]);
      client.release(true);
      expect(await counted()).toEqual(before);
      expect(await counted()).toEqual(await real());
    }
  });

  it('are exact while many write, change, delete, sum up, recount and read at once', async () => {
    let over = false;
    const seen: number[] = [];
    const beside = async (work: () => Promise<unknown>) => {
      while (!over) await work();
    };
    const helpers = Promise.all([
      beside(sumUp),
      beside(sumUp),
      beside(recount),
      beside(recount),
      beside(async () => {
        const [both] = await rows(`select (select count(*)::int from shop.things) as real,
          (select sum(rows)::int from shop.thing_counts) as counted`);
        seen.push(both.real - both.counted);
      }),
    ]);
    const write = async () => {
      for (let n = 0; n < 25; n += 1) {
        await add(3);
        const end = await transaction((client) => client.query(`insert into shop.things (colour) values ('blue')`));
        await end(n % 2 ? 'commit' : 'rollback');
        await rows(`update shop.things set size = 'big' where id = (select max(id) from shop.things)`);
        await rows('delete from shop.things where id = (select min(id) from shop.things)');
      }
    };
    await Promise.all([write(), write(), write(), write()]).finally(() => {
      over = true;
    });
    await helpers;
    expect(new Set(seen)).toEqual(new Set([0]));
    expect(await counted()).toEqual(await real());
    expect(await recount()).toBe(0);
  });

  it('are mended by a recount, once, which tells the lists', async () => {
    await rows(`insert into shop.thing_counts (colour, rows, worth) values ('red', 10, 0), ('pink', 1, 1)`);
    const client = await pool.connect();
    const heard: string[] = [];
    client.on('notification', ({ payload = '' }) => heard.push(payload));
    await client.query('listen alliance');
    expect(await Promise.all([recount(), recount()])).toContain(2);
    expect(await counted()).toEqual(await real());
    expect(await recount()).toBe(0);
    await client.query('unlisten *');
    expect(heard).toEqual([expect.stringMatching(/^shop\.things@recount\.\d+:$/)]);
    client.release(true);
  });
});
