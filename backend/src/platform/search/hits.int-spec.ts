import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Database } from '../database/database';
import type { Statement } from '../database/statement';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { Hits } from './hits';
import { keepSearchIndex } from './search-index';

const index = 'shop.ware_search';

describe('the words that a search finds', () => {
  let testDatabase: TestDatabase;
  let client: Client;
  let asked: string[] = [];
  let hits: Hits;

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    client = new Client({ connectionString: testDatabase.url });
    await client.connect();
    await client.query('create schema shop; create table shop.wares (id uuid primary key, title text, owner uuid)');
    const columns = { title: 'd.title', body: `''`, owner: 'd.owner', shown: 'true' };
    await client.query(keepSearchIndex({ table: 'shop.wares', index, ...columns, facets: {} }));
  });
  afterAll(async () => {
    await client.end();
    await testDatabase.drop();
  });
  beforeEach(() => {
    asked = [];
    const query = async ({ name, text }: Statement, values: unknown[]) => {
      asked.push(name);
      return (await client.query(text, values)).rows;
    };
    hits = new Hits({ query } as unknown as Database, index);
  });

  const mark = async (search: string, title: string, description = '', tags: string[] = []) =>
    (await hits.mark(search, [{ title, description, tags }]))[0]?.hits;

  it.each([
    ['water', 'Water, waters and watering in the well', ['Water', 'waters', 'watering']],
    ['pumps fail', 'A pump fails, pumping failed', ['pump', 'fails', 'pumping', 'failed']],
    ['sen', 'Sensors sense what was sent', ['Sensors', 'sense', 'sent']],
    ['sen water', 'Sensors in water', ['water']],
    ['a', 'A day at a well', ['A', 'a']],
    ['the well', 'The well is there', ['The', 'well']],
    ['cafe', 'Café or cafes', ['Café', 'cafes']],
    ['café', 'Cafe', ['Cafe']],
    ['élan', 'An elan', ['elan']],
    ['вода', 'Чистая вода', ['вода']],
    ['leak-proof', 'Proof of leaks', ['Proof', 'leaks']],
    ['xyz', 'Nothing of it', []],
    ['!?', 'Nothing of it', []],
    ['', 'Nothing of it', []],
  ])('%j in %j', async (search, title, found) => {
    expect(await mark(search, title)).toEqual(found);
  });

  it('are looked for where a list shows a description, and not behind', async () => {
    expect(await mark('water', 'A well', `${'well '.repeat(119)}Water ${'well '.repeat(20)}water`)).toEqual(['Water']);
  });

  it('are those of tags too', async () => {
    expect(await mark('water', 'A well', 'Of water', ['Waters', 'sand'])).toEqual(['water', 'Waters']);
  });

  it('are said of each item alone', async () => {
    const items = ['Water', 'Waters', 'Wells'].map((title) => ({ title, description: '', tags: [] }));
    expect((await hits.mark('water', items)).map(({ title, hits }) => [title, hits])).toEqual([
      ['Water', ['Water']],
      ['Waters', ['Waters']],
      ['Wells', []],
    ]);
  });

  it('are remembered of each search, also a while later', async () => {
    const both = async () => [await mark('water', 'Water and wells'), await mark('wells', 'Water and wells')];
    expect(await both()).toEqual([['Water'], ['wells']]);
    asked = [];
    await sleep(20);
    expect(await both()).toEqual([['Water'], ['wells']]);
    expect(asked).toEqual([]);
  });

  it('are asked of the database once, and only those that begin as the search does', async () => {
    await mark('water', 'Water and wells');
    await mark('water', 'Wells of water, Water and sand');
    expect(asked).toEqual([`${index}-meant`, `${index}-parts`, `${index}-parts`]);
    expect(await mark('wells', 'Water and wells of sand')).toEqual(['wells']);
    expect(asked.slice(3)).toEqual([`${index}-meant`]);
  });

  it('of a long search and a long word are not kept', async () => {
    const long = 'w'.repeat(300);
    await mark(long, long);
    await mark(long, long);
    expect(asked).toHaveLength(4);
  });
});
