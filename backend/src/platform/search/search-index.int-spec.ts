import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { choosing, scoring } from './search-functions';
import { countWordsOfDocuments, dropSearchIndex, fillCountsOfWords, keepSearchIndex } from './search-index';

const index = 'shop.ware_search';
const wares = {
  table: 'shop.wares',
  index,
  title: 'd.title',
  body: 'd.body',
  owner: 'd.owner',
  shown: 'd.shown',
  facets: {
    colour: { of: 'd.colour', values: ['red', 'blue'] },
    size: { of: 'd.size', values: ['1', '2', '3'] },
  },
};
const [ours, theirs] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];

describe('a search index', () => {
  let testDatabase: TestDatabase;
  let client: Client;

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    client = new Client({ connectionString: testDatabase.url });
    await client.connect();
    await client.query(`create schema shop;
      create table shop.wares (id uuid primary key default gen_random_uuid(), title text not null, body text not null default '',
        owner uuid not null default '${ours}', shown boolean not null default true, colour text, size integer)`);
    await client.query(keepSearchIndex(wares));
  });
  afterAll(async () => {
    await client.end();
    await testDatabase.drop();
  });
  beforeEach(() => client.query('truncate shop.wares'));

  const rows = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows;
  const add = (title: string, more: object = {}) => {
    const row: Record<string, unknown> = { title, ...more };
    const names = Object.keys(row);
    return rows(`insert into shop.wares (${names}) values (${names.map((_, n) => `$${n + 1}`)})`, Object.values(row));
  };
  const within = { filters: {}, owners: null as string[] | null, own: [] as string[] };
  const find = async (words: string, changes: Partial<typeof within> = {}) => {
    const { filters, owners, own } = { ...within, ...changes };
    const found = await rows(
      `select w.title from ${index}_find($1, $2::jsonb, $3::uuid[], $4::uuid[], true, 0, 100)
        with ordinality as f (id, doc, total, whole, place) join shop.wares w on w.id = f.id order by place`,
      [words, JSON.stringify(filters), owners, own],
    );
    return found.map(({ title }) => title);
  };
  const match = async (words: string, changes: Partial<typeof within> = {}) => {
    const { filters, owners, own } = { ...within, ...changes };
    return rows(
      `select w.title, f.pct from ${index}_match($1, $2::jsonb, $3::uuid[], $4::uuid[], 100)
        with ordinality as f (id, score, pct, place) join shop.wares w on w.id = f.id order by place`,
      [words, JSON.stringify(filters), owners, own],
    );
  };
  const weigh = async () => {
    for (let since: number | null = 0; since !== null; )
      since = (await rows(`select ${index}_weigh_terms($1) as last`, [since]))[0].last;
    await rows(`select ${index}_weigh_documents()`);
  };
  const titles = (found: { title: string }[]) => found.map(({ title }) => title);

  it('follows what is written, changed, removed and emptied', async () => {
    await add('Copper kettle');
    expect(await find('kettles')).toEqual(['Copper kettle']);
    await rows(`update shop.wares set title = 'Copper pot'`);
    expect([await find('kettle'), await find('pot')]).toEqual([[], ['Copper pot']]);
    await rows('delete from shop.wares');
    expect(await find('pot')).toEqual([]);
    await add('Copper pan');
    await rows('truncate shop.wares');
    expect(await rows(`select from ${index}_documents union all select from ${index}_posts`)).toEqual([]);
  });

  it('indexes the same, one by one, many at once and anew', async () => {
    const state = () =>
      rows(`select w.title, t.lexeme, p.tf, p.len, p.facets from ${index}_posts p join ${index}_documents d using (doc_id)
        join ${index}_terms t on t.id = p.term_id join shop.wares w on w.id = d.id order by 1, 2`);
    for (let n = 0; n < 3; n += 1)
      await add(`Blue lamp ${n}`, { body: 'It shines. It shines blue.', colour: 'blue', size: n });
    const one = await state();
    await rows('truncate shop.wares');
    await rows(`insert into shop.wares (title, body, colour, size)
      select 'Blue lamp ' || n, 'It shines. It shines blue.', 'blue', n from generate_series(0, 2) n`);
    expect(await state()).toEqual(one);
    await rows(`select ${index}_put(array(select id from shop.wares))`);
    expect(await state()).toEqual(one);
  });

  it('counts in each document what its postings count, also in those that were there before', async () => {
    const counted = () =>
      rows(
        `select d.doc_id, u.term_id, u.tf from ${index}_documents d, unnest(d.term_ids, d.tfs) u (term_id, tf) order by 1, 2`,
      );
    const posts = () => rows(`select doc_id, term_id, tf from ${index}_posts order by 1, 2`);
    await add('Blue lamp', { body: 'It shines. It shines blue.' });
    await add('Red lamp', { body: 'It glows.' });
    await rows(`update shop.wares set body = body || ' And it glows again.'`);
    const all = await posts();
    expect(new Set(all.map(({ tf }) => tf))).toEqual(new Set([1, 2, 3]));
    expect(await counted()).toEqual(all);

    await rows(`alter table ${index}_documents drop column tfs`);
    await rows(countWordsOfDocuments(wares));
    await add('Green lamp', { body: 'It shines and shines.' });
    await rows(`insert into shop.wares (title) select 'Screw ' || n from generate_series(1, 1201) n`);
    await rows(`update ${index}_documents set tfs = '{}' where doc_id % 3 > 0`);
    await rows(fillCountsOfWords(wares));
    expect(await counted()).toEqual(await posts());
  });

  it('takes a thousand rows of one statement', async () => {
    await rows(`insert into shop.wares (title) select 'Screw ' || n from generate_series(1, 1001) n`);
    expect(await find('screw 1001')).toEqual(['Screw 1001']);
    expect((await rows(`select total from ${index}_find('screw', '{}', null, '{}', true, 0, 1)`))[0]).toEqual({
      total: 1001,
    });
  });

  it('has the title count twice, and the rarer word more', async () => {
    await add('Lamp', { body: 'with a shade of glass' });
    await add('Shade', { body: 'with a lamp of glass' });
    for (let n = 0; n < 5; n += 1) await add(`Glass ${n}`);
    expect(await find('lamp')).toEqual(['Lamp', 'Shade']);
    expect(titles(await match('glass lamp')).slice(0, 2)).toEqual(['Lamp', 'Shade']);
  });

  it('chooses among documents those that have all words, and of the last one its beginning', async () => {
    await add('Copper kettle');
    await add('Copper pot with a kettle', { body: 'It is of copper.' });
    await add('Copper pot');
    const left = 'Kettle of copper';
    await add(left);
    const ids = (await rows('select id from shop.wares where title <> $1', [left])).map(({ id }) => id);
    const among = async (words: string) =>
      titles(
        await rows(
          `select w.title from unnest($1::uuid[]) with ordinality as c (id, place) join shop.wares w using (id) order by place`,
          [(await rows(choosing(index), [words, ids])).map(({ id }) => id)],
        ),
      );
    for (const words of ['copper kettle', 'copper the ket', 'copper', 'copper unheard', 'unheard', 'the', ''])
      expect([words, await among(words)]).toEqual([words, (await find(words)).filter((title) => title !== left)]);
    expect(await among('copper kettle')).toHaveLength(2);
  });

  it('shows what is not shown to everybody to its owner’s people alone, and tells nobody of its words', async () => {
    await add('Secret kettle', { shown: false });
    await add('Plain kettle', { owner: theirs });
    expect(await find('kettle')).toEqual(['Plain kettle']);
    expect(await find('kettle', { own: [theirs] })).toEqual(['Plain kettle']);
    expect((await find('kettle', { own: [ours] })).sort()).toEqual(['Plain kettle', 'Secret kettle']);
    expect(titles(await match('secret kettle'))).toEqual(['Plain kettle']);
    expect(titles(await match('secret kettle', { own: [ours] }))).toEqual(['Secret kettle', 'Plain kettle']);
    expect(await match('secret kettle', { own: [ours], filters: { colour: ['red'] } })).toEqual([]);
    expect(await rows(`select word from ${index}_near('secrets')`)).toEqual([]);
    await rows('update shop.wares set shown = true');
    expect((await find('kettle')).sort()).toEqual(['Plain kettle', 'Secret kettle']);
    expect(await rows(`select word from ${index}_near('secrets')`)).toEqual([{ word: 'secret' }]);
  });

  it('filters before it chooses, so that few among many are found', async () => {
    await rows(
      `insert into shop.wares (title, colour, size) select 'Lamp ' || n, 'red', 1 from generate_series(1, 600) n`,
    );
    await add('A lamp that is blue', { colour: 'blue', size: 3, owner: theirs });
    await add('A lamp of no colour', { size: 2 });
    const blue = ['A lamp that is blue'];
    expect(titles(await match('lamp', { filters: { colour: ['blue'] } }))).toEqual(blue);
    expect(await find('lamp', { filters: { colour: ['blue'] } })).toEqual(blue);
    expect((await find('lamp', { filters: { size: ['2', '3'] } })).sort()).toEqual(['A lamp of no colour', ...blue]);
    expect(await find('lamp', { filters: { size: ['2', '3'], colour: ['red', 'blue'] } })).toEqual(blue);
    expect(await find('lamp', { filters: { size: ['1'], colour: ['blue'] } })).toEqual([]);
    expect(await find('lamp', { owners: [theirs] })).toEqual(blue);
    expect(titles(await match('lamp', { owners: [theirs] }))).toEqual(blue);
  });

  it('finds the few that a filter leaves of many, however common their words are', async () => {
    const colour = "case when n % 6000 = 0 then 'blue' else 'red' end";
    const owner = `case when n % 6000 = 0 then '${theirs}' when n % 3 = 0 then '${ours}' else '00000000-0000-4000-8000-000000000003' end::uuid`;
    await rows(`insert into shop.wares (title, colour, owner)
      select 'A lamp of brass ' || n, ${colour}, ${owner} from generate_series(1, 18000) n`);
    await weigh();
    const few = ['A lamp of brass 12000', 'A lamp of brass 18000', 'A lamp of brass 6000'];
    for (const changes of [{ filters: { colour: ['blue'] } }, { owners: [theirs] }]) {
      expect((await find('lamp brass', changes)).sort()).toEqual(few);
      expect(titles(await match('lamp of brass', changes)).sort()).toEqual(few);
      const [{ total, whole }] = await rows(
        `select total, whole from ${index}_find('lamp brass', $1::jsonb, $2::uuid[], '{}', true, 0, 1)`,
        [JSON.stringify('filters' in changes ? changes.filters : {}), 'owners' in changes ? changes.owners : null],
      );
      expect({ total, whole }).toEqual({ total: 3, whole: true });
    }
    const ofMany = await rows(
      `select w.owner from ${index}_find('lamp brass', '{}', $1::uuid[], '{}', false, 0, 100) f join shop.wares w using (id)`,
      [[ours]],
    );
    expect(new Set(ofMany.map((row) => row.owner))).toEqual(new Set([ours]));
    expect(ofMany).toHaveLength(100);
  });

  it('takes words of other languages as they are written', async () => {
    const spanish = `La empresa busca una manera de encontrar fugas en las tuberías viejas de la ciudad sin tener que
      excavar cada calle, porque cada año se pierde un tercio del agua tratada antes de llegar a los grifos de las casas`;
    await add('Fugas', { body: spanish });
    expect(await find('tuberias')).toEqual(['Fugas']);
    expect(await rows(`select lexeme from ${index}_terms where lexeme in ('tuberias', 'tuberia')`)).toEqual([
      { lexeme: 'tuberias' },
    ]);
    expect(await match(spanish)).toMatchObject([{ title: 'Fugas', pct: 100 }]);
  });

  it('counts words of the query once however often they are repeated, the last twelve of a search, and the heaviest of a long text', async () => {
    await add('Copper kettle');
    expect(await find('kettle '.repeat(500))).toEqual(['Copper kettle']);
    const twelve = 'one two three four five six seven eight nine ten eleven twelve';
    await add(twelve);
    expect(await find(`absent ${twelve}`)).toEqual([twelve]);
    expect(await find(`${twelve} absent`)).toEqual([]);
    const long = `${Array.from({ length: 900 }, (_, n) => `word${n}`).join(' ')} for the kettle`;
    expect(titles(await match(long))).toEqual(['Copper kettle']);
  });

  it('says nothing is matched by more than itself', async () => {
    await add('Copper kettle');
    expect(await match('copper kettle with a lid of tin')).toEqual([
      { title: 'Copper kettle', pct: expect.any(Number) },
    ]);
    expect((await match('copper kettle'))[0].pct).toBe(100);
    expect((await match('copper kettle with a lid of tin'))[0].pct).toBeLessThan(70);
  });

  it('says which share of a text is matched, to the nearest percent', async () => {
    const text = 'amber basalt copper dolomite emerald flint granite';
    const parts = text.split(' ').map((_, n, words) => words.slice(n).join(' '));
    for (const body of parts) await add('', { body });
    const found = await rows(`select score, pct from ${index}_match($1, '{}', null, '{}', 100)`, [text]);
    const shares = found.map(({ score }) => Math.round((100 * score) / found[0].score));
    expect(shares).toHaveLength(parts.length);
    expect(found.map(({ pct }) => pct)).toEqual(shares);
  });

  it('says the same share of documents that are named, and none of a text without words', async () => {
    for (const title of ['Copper kettle', 'Lid of tin', 'Copper lid', 'Wooden spoon']) await add(title);
    const ids = (await rows('select id from shop.wares')).map(({ id }) => id);
    const text = 'copper kettle with a lid of zirconium';
    const scored = await rows(
      `select w.title, s.percent as pct from (${scoring(index)}) s join shop.wares w using (id)`,
      [text, '{}', null, [], ids],
    );
    expect(scored).toEqual([...(await match(text)), { title: 'Wooden spoon', pct: 0 }]);
    expect(await rows(scoring(index), ['the', '{}', null, [], ids.slice(0, 1)])).toEqual([
      { id: ids[0], score: 0, percent: 0 },
    ]);
  });

  it('weighs words and documents as they are now', async () => {
    await rows(`insert into shop.wares (title) select 'Screw of steel ' || n from generate_series(1, 30) n`);
    await weigh();
    expect(await rows(`select df from ${index}_terms where lexeme = 'steel'`)).toEqual([{ df: 30 }]);
    expect(await rows(`select uses from ${index}_words where word = 'screw'`)).toEqual([{ uses: 30 }]);
    expect(await rows(`select * from ${index}_size`)).toEqual([{ documents: 30, average_len: 6 }]);
  });

  it('weighs words while others write: nobody waits', async () => {
    await rows(`insert into shop.wares (title) select 'Screw of steel ' || n from generate_series(1, 30) n`);
    const weigher = new Client({ connectionString: testDatabase.url });
    await weigher.connect();
    try {
      await weigher.query(`begin; select ${index}_weigh_terms(0); select ${index}_weigh_documents()`);
      await rows(`set lock_timeout = '1s'`);
      await add('Screw of steel and brass');
      await rows(`update shop.wares set title = 'Screw of copper and steel' where title = 'Screw of steel 7'`);
      await rows(`delete from shop.wares where title = 'Screw of steel 8'`);
      expect(await find('copper screw')).toEqual(['Screw of copper and steel']);
      await weigher.query('commit');
    } finally {
      await rows('reset lock_timeout');
      await weigher.end();
    }
  });

  it('can be dropped whole', async () => {
    await rows('begin');
    await rows(dropSearchIndex(wares));
    expect(
      await rows(`select from pg_proc p join pg_namespace n on n.oid = p.pronamespace where nspname = 'shop'`),
    ).toEqual([]);
    expect(await rows(`select tablename from pg_tables where schemaname = 'shop'`)).toEqual([{ tablename: 'wares' }]);
    await rows('rollback');
  });
});
