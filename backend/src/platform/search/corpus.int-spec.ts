import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Database } from '../database/database';
import type { Statement } from '../database/statement';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { Corpus } from './corpus';
import { keepSearchIndex } from './search-index';
import type { SearchIndexes } from './search-indexes';
import { toSearchCursor } from './search-place';

const index = 'shop.ware_search';
const documents = 1_200;
const oldest = 'Seven words are those here alone together, of river basin copper';

describe('a corpus', () => {
  let testDatabase: TestDatabase;
  let client: Client;
  let corpus: Corpus;
  let asked: unknown[][] = [];

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    client = new Client({ connectionString: testDatabase.url });
    await client.connect();
    await client.query('create schema shop; create table shop.wares (id uuid primary key, title text, owner uuid)');
    const columns = { title: 'd.title', body: `''`, owner: 'd.owner', shown: 'true' };
    await client.query(keepSearchIndex({ table: 'shop.wares', index, ...columns, facets: {} }));
    await client.query(
      `insert into shop.wares select gen_random_uuid(), case when n = 1 then '${oldest}' when n <= 100 then 'Lamp ' || n else 'Screw ' || n end, gen_random_uuid()
        from generate_series(1, ${documents}) n`,
    );
    await client.query(`update ${index}_size set documents = ${documents}`);
    const query = async ({ text }: Statement, values: unknown[]) => {
      asked.push(values);
      return (await client.query(text, values)).rows;
    };
    const meaning = { depth: 0, order: async (_: string, __: string, liked: unknown[]) => liked };
    corpus = new Corpus(
      { query } as unknown as Database,
      { add: () => {}, meaning } as unknown as SearchIndexes,
      index,
      '',
    );
  });
  beforeEach(() => {
    asked = [];
  });
  afterAll(async () => {
    await client.end();
    await testDatabase.drop();
  });

  it('compares many texts with one document as it compares each of them, with its words as they are written there', async () => {
    const { rows } = await client.query('select id from shop.wares where title = $1', [oldest]);
    const [{ id }] = rows;
    const more = 'Copper, basins, together, alone: gold, silver, iron, zinc, tin, LNG';
    const texts = ['Copper of the River', 'Lamp', 'river basins, seven', more];
    const words = await corpus.explainByEach(texts, id, 4);
    expect(words[0]?.map(({ word }) => word)).toEqual(['copper', 'river']);
    expect(words[1]).toEqual([{ id, word: 'lamp', share: null }]);
    expect(words[3]?.map(({ word }) => word)).toContain('LNG');
    expect(words[3]).toHaveLength(2 * 4);
    for (const [place, text] of texts.entries()) expect(words[place]).toEqual(await corpus.explain(text, [id], 4));
    const alone = [];
    for (const text of texts) alone.push(await corpus.score(text, { own: [] }, [id]));
    const percents = await corpus.scoreByEach(texts, id);
    expect(percents).toEqual(alone.flat().map(({ percent }) => percent));
    expect(percents[0]).toBeGreaterThan(0);
    expect(percents[1]).toBe(0);
    expect(await corpus.scoreByEach(texts, randomUUID())).toEqual([0, 0, 0, 0]);
  });

  /** As if so many documents had a word: the fewer of them are read, the newer they are. */
  const asOf = (many: number) => client.query(`update ${index}_terms set df = $1`, [many]);
  const best = async (words: string, most: number) => {
    const ids = await corpus.best(words, { own: [] }, most);
    const named = await client.query(
      'select title from unnest($1::uuid[]) with ordinality g (id, place) join shop.wares using (id) order by place',
      [ids],
    );
    return named.rows.map(({ title }) => title);
  };

  it('reads little for the first few, where that is enough', async () => {
    await asOf(20_000);
    expect(await best('screw', 2)).toEqual([`Screw ${documents}`, `Screw ${documents - 1}`]);
    expect(asked).toEqual([['screw', '{}', null, [], true, 0, 2, 4_000]]);
  });

  it('reads all that a search reads where it has found too few of the newest', async () => {
    await asOf(20_000);
    expect(await best('screw', 400)).toHaveLength(400);
    expect(asked.map((values) => values.at(-1))).toEqual([4_000, null]);
  });

  it.each([
    ['a word', 'lamp', ['Lamp 100', 'Lamp 99']],
    ['its beginning', 'lam', ['Lamp 100', 'Lamp 99']],
    ['words', 'lamp 7', ['Lamp 7']],
    ['many words', 'seven words are those here alone together', [oldest]],
  ])('looks further back at once for %s that none of the newest has', async (_, words, found) => {
    await asOf(20_000);
    expect(await best(words, 2)).toEqual(found);
    expect(asked.map((values) => values.at(-1))).toEqual([4_000]);
  });

  it('looks as far back for seven words that all count as a search does', async () => {
    await asOf(1_000);
    expect(await best('seven words alone together river basin copper', 2)).toEqual([oldest]);
  });

  const find = (words: string, changes = {}) => corpus.find(words, { own: [], sort: 'best', limit: 2, ...changes });

  it('says that there are so many or more where it has not looked through all', async () => {
    await asOf(100);
    expect((await find('screw')).total).toEqual({ count: 1_100 });
    await asOf(40_000);
    expect((await find('screw')).total).toEqual({ count: 1_100, orMore: true });
  });

  it('counts no further than ten thousand', async () => {
    const totals = [];
    await client.query('begin');
    for (const many of [10_000, 1]) {
      await client.query(
        `insert into shop.wares select gen_random_uuid(), 'Bolt', gen_random_uuid() from generate_series(1, ${many})`,
      );
      totals.push((await find('bolt')).total);
    }
    await client.query('rollback');
    expect(totals).toEqual([{ count: 10_000 }, { count: 10_000, orMore: true }]);
  });

  it('has nothing after its last page, and looks for nothing else', async () => {
    await asOf(100);
    const cursor = toSearchCursor({ kind: 'best', after: 99 });
    expect(await find('lamp', { cursor })).toEqual({ ids: [], total: { count: 0 }, words: 'all' });
  });

  it('asks once where it has read all that there is', async () => {
    await asOf(100);
    expect(await best('lamp', 200)).toHaveLength(99);
    expect(asked).toHaveLength(1);
  });

  it('answers all of a thousand at most, and counts no further where one word has more', async () => {
    await asOf(1_100);
    expect(await corpus.all('lamp', { own: [] })).toHaveLength(99);
    asked = [];
    expect(await corpus.all('screw', { own: [] })).toBeUndefined();
    expect(asked.map((values) => values.at(-1))).toEqual([2_000]);
    expect(await corpus.all('screw 700', { own: [] })).toHaveLength(1);
    // What is not all read at once is counted as a search counts it, and fetched after that.
    await asOf(20_000);
    asked = [];
    expect((await corpus.all('screw 11', { own: [] }))?.length).toBeGreaterThan(10);
    expect(asked.map((values) => values.slice(-2))).toEqual([
      [1, 2_000],
      [2, null],
      [1_001, null],
    ]);
  });

  it('knows whether anything has a word, however far back it stands', async () => {
    await asOf(20_000);
    expect(await corpus.suggest('lamp', { own: [] })).toBeNull();
    expect(asked).toEqual([['lamp', '{}', null, [], false, 0, 1, 1_000]]);
    expect(await corpus.suggest('lamb', { own: [] })).toBe('lamp');
  });
});
