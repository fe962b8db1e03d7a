import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { type Limits, scoring, scoringByEach } from './search-functions';
import { keepSearchIndex, quickenSearchIndex } from './search-index';

const index = 'shop.ware_search';
const wares = {
  table: 'shop.wares',
  index,
  title: 'd.title',
  body: 'd.body',
  owner: 'd.owner',
  shown: 'd.shown',
  facets: { colour: { of: 'd.colour', values: ['red', 'blue'] } },
};
const [ours, theirs] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const documents = 600;
/** So little is read that nearly all that prunes is at work on a few hundred documents. */
const tight: Limits = { read: 40, summed: 80, led: 400, ledAtMost: 400, ledNarrowly: 4000, candidates: 60, owned: 50 };
const wide: Limits = {
  read: 1e6,
  summed: 1e6,
  led: 1e6,
  ledAtMost: 1e6,
  ledNarrowly: 1e6,
  candidates: 1000,
  owned: 1e6,
};

/** The same numbers each time. */
let seed = 11;
const random = () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};
/** Words that stay as they are, none the beginning of another: the first are in most documents, the last in hardly any. */
const words = ['b', 'd', 'f', 'g', 'k', 'm', 'p', 't', 'v', 'z'].flatMap((one) =>
  ['a', 'i', 'o', 'u'].flatMap((vowel) => ['bak', 'dok', 'guk', 'mok', 'tuk'].map((end) => one + vowel + end)),
);
const drawn = (many: number) =>
  Array.from({ length: many }, () => words[Math.floor(random() ** 2.2 * words.length)] as string);

interface Ware {
  id: string;
  doc: number;
  owner: string;
  shown: boolean;
  colour: string | null;
  len: number;
  tf: Map<string, number>;
}
interface Ranked {
  id: string;
  score: number;
}

describe('the ranking of a search index', () => {
  let testDatabase: TestDatabase;
  let client: Client;
  let all: Ware[];
  let df: Map<string, number>;
  let idOf: Map<string, number>;
  let size: { n: number; average: number };

  const rows = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows;
  const read = (limits: Limits) => rows(quickenSearchIndex(wares, limits));

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    client = new Client({ connectionString: testDatabase.url });
    await client.connect();
    await rows(`create schema shop;
      create table shop.wares (id uuid primary key default gen_random_uuid(), title text not null, body text not null,
        owner uuid not null, shown boolean not null, colour text)`);
    await rows(keepSearchIndex(wares));
    const made = Array.from({ length: documents }, (_, n) => ({
      title: drawn(3).join(' '),
      body: drawn(10 + Math.floor(random() * 40)).join(' '),
      owner: n % 7 === 0 ? theirs : ours,
      shown: n % 5 !== 0,
      colour: n < 30 && n % 5 === 1 ? 'blue' : 'red',
    }));
    await rows(
      `insert into shop.wares (title, body, owner, shown, colour)
      select w->>'title', w->>'body', (w->>'owner')::uuid, (w->>'shown')::boolean, w->>'colour' from unnest($1::jsonb[]) w`,
      [made],
    );
    for (let since: number | null = 0; since !== null; )
      since = (await rows(`select ${index}_weigh_terms($1) as last`, [since]))[0].last;
    await rows(`select ${index}_weigh_documents(); update ${index}_size set documents = greatest(documents, 1000)`);
    await rows('analyze');
    const kept = await rows(`select w.id, d.doc_id as doc, w.owner, w.shown, w.colour, d.len,
        array_agg(t.lexeme) as lexemes, array_agg(p.tf) as tfs
      from shop.wares w join ${index}_documents d using (id) join ${index}_posts p using (doc_id)
        join ${index}_terms t on t.id = p.term_id group by w.id, d.doc_id, d.len`);
    all = kept.map(({ lexemes, tfs, ...ware }) => ({
      ...ware,
      tf: new Map(lexemes.map((lexeme: string, n: number) => [lexeme, tfs[n]])),
    }));
    const terms = await rows(`select id, lexeme, df from ${index}_terms`);
    df = new Map(terms.map((term) => [term.lexeme, term.df]));
    idOf = new Map(terms.map((term) => [term.lexeme, term.id]));
    const [kind] = await rows(`select * from ${index}_size`);
    size = { n: kind.documents, average: kind.average_len };
  }, 120_000);
  afterAll(async () => {
    await client.end();
    await testDatabase.drop();
  });

  /** BM25 as it is written in the books, of every document that the viewer sees. */
  function exhaustive(weights: Map<string, number>, seen: (ware: Ware) => boolean): Ranked[] {
    return all
      .filter(seen)
      .map((ware) => ({
        ware,
        score: [...weights].reduce((sum, [word, weight]) => sum + weight * part(ware, word), 0),
      }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score || one.ware.doc - other.ware.doc)
      .map(({ ware, score }) => ({ id: ware.id, score }));
  }
  const part = ({ tf, len }: Ware, word: string) => {
    const times = tf.get(word) ?? 0;
    return times / (times + 1.5 * (1 - 0.75 + (0.75 * len) / size.average) || 1);
  };
  const rarity = (word: string) => {
    const has = Math.max(1, df.get(word) ?? 1);
    return Math.log(1 + (Math.max(size.n, has) - has + 0.5) / (has + 0.5));
  };
  /** The 24 heaviest of a text. */
  function weightsOf(text: string[]): Map<string, number> {
    const times = new Map<string, number>();
    for (const word of text) if (df.has(word)) times.set(word, (times.get(word) ?? 0) + 1);
    return new Map(
      [...times]
        .map(([word, qf]) => [word, qf * rarity(word)] as const)
        .sort(([word, one], [next, other]) => other - one || (idOf.get(word) ?? 0) - (idOf.get(next) ?? 0))
        .slice(0, 24),
    );
  }
  const seenBy =
    (own: string[], colour?: string, owners?: string[]) =>
    (ware: Ware): boolean =>
      (ware.shown || own.includes(ware.owner)) &&
      (!colour || ware.colour === colour) &&
      (!owners || owners.includes(ware.owner));
  const asked = (colour?: string) => JSON.stringify(colour ? { colour: [colour] } : {});

  const match = (
    text: string[],
    own: string[] = [],
    colour?: string,
    most = 20,
    owners?: string[],
  ): Promise<Ranked[]> =>
    rows(`select id, score from ${index}_match($1, $2::jsonb, $3::uuid[], $4::uuid[], $5)`, [
      text.join(' '),
      asked(colour),
      owners,
      own,
      most,
    ]);
  const find = (
    text: string[],
    best: boolean,
    own: string[] = [],
    colour?: string,
    after = 0,
    most = 10,
    owners?: string[],
  ) =>
    rows(`select id, doc, total, whole from ${index}_find($1, $2::jsonb, $3::uuid[], $4::uuid[], $5, $6, $7)`, [
      text.join(' '),
      asked(colour),
      owners,
      own,
      best,
      after,
      most,
    ]);
  const having = (text: string[], seen: (ware: Ware) => boolean) =>
    all
      .filter((ware) => seen(ware) && text.every((word) => ware.tf.has(word)))
      .sort((one, other) => other.doc - one.doc);
  const scores = (ranked: Ranked[]) => ranked.map(({ score }) => Number(score.toFixed(9)));
  const texts = Array.from({ length: 25 }, () => drawn(60));

  describe.each([
    ['that reads all', wide],
    ['that reads little', tight],
  ])('%s', (_, limits) => {
    beforeAll(() => read(limits));

    it.each([[[]], [[theirs]]])('finds exactly what has all words, newest first, for people of %j', async (own) => {
      for (let n = 0; n < 40; n += 1) {
        const text = [...new Set(drawn(1 + (n % 4)))];
        const right = having(text, seenBy(own)).map(({ id }) => id);
        const pages: string[] = [];
        for (let after = 0; ; ) {
          const page = await find(text, false, own, undefined, after, 25);
          pages.push(...page.map(({ id }) => id));
          if (page.length < 25) break;
          after = page.at(-1).doc;
        }
        expect([text, pages]).toEqual([text, right]);
      }
    });

    it.each([
      [[ours], []],
      [[theirs], []],
      [[theirs], [theirs]],
      [[ours], [theirs]],
      [[ours, theirs], [theirs]],
    ])('finds those of %j alone, for people of %j', async (owners, own) => {
      for (let n = 0; n < 20; n += 1) {
        const text = [...new Set(drawn(1 + (n % 4)))];
        for (const colour of [undefined, 'red']) {
          const right = having(text, seenBy(own, colour, owners)).map(({ id }) => id);
          const pages: string[] = [];
          for (let after = 0; ; ) {
            const page = await find(text, false, own, colour, after, 25, owners);
            pages.push(...page.map(({ id }) => id));
            if (page[0]?.whole && after === 0) expect(page[0].total).toBe(right.length);
            if (page.length < 25) break;
            after = page.at(-1).doc;
          }
          expect([text, pages]).toEqual([text, right]);
          const best = (await find(text, true, own, colour, 0, 10, owners)).map(({ id }) => id);
          expect(best.length).toBe(Math.min(10, right.length));
          expect(right).toEqual(expect.arrayContaining(best));
        }
      }
      for (const text of texts.slice(0, 10)) {
        const scoreOf = new Map(
          exhaustive(weightsOf(text), seenBy(own, undefined, owners)).map(({ id, score }) => [id, score]),
        );
        const found = await match(text, own, undefined, 20, owners);
        expect(found).toHaveLength(20);
        expect(scores(found)).toEqual([...scores(found)].sort((one, other) => other - one));
        for (const { id, score } of found) expect(score).toBeCloseTo(scoreOf.get(id) ?? Number.NaN, 9);
        if (limits === wide)
          expect(scores(found)).toEqual(scores([...scoreOf].map(([id, score]) => ({ id, score })).slice(0, 20)));
      }
    });

    it('says how many it has found, and never counts what the viewer does not see', async () => {
      for (let n = 0; n < 40; n += 1) {
        const text = [...new Set(drawn(1 + (n % 3)))];
        for (const own of [[], [theirs]]) {
          const right = having(text, seenBy(own));
          const [first] = await find(text, n % 2 === 0, own);
          if (!first) expect(right).toEqual([]);
          else if (first.whole) expect([text, first.total]).toEqual([text, right.length]);
          else expect(first.total).toBeLessThanOrEqual(right.length);
        }
      }
    });

    it('scores each match with all words, and shows nothing to whom it is not shown', async () => {
      for (const text of texts)
        for (const own of [[], [theirs]]) {
          const right = new Map(exhaustive(weightsOf(text), seenBy(own)).map(({ id, score }) => [id, score]));
          const found = await match(text, own);
          expect(found).toHaveLength(20);
          expect(scores(found)).toEqual([...scores(found)].sort((one, other) => other - one));
          for (const { id, score } of found) expect(score).toBeCloseTo(right.get(id) ?? Number.NaN, 9);
        }
    });

    it('finds the few that pass a narrow filter', async () => {
      for (const text of texts.slice(0, 10)) {
        const right = exhaustive(weightsOf(text), seenBy([], 'blue'));
        expect(right.length).toBeGreaterThan(0);
        expect(scores(await match(text, [], 'blue'))).toEqual(scores(right));
        const common = [words[0] as string];
        const blue = having(common, seenBy([], 'blue')).map(({ id }) => id);
        expect(new Set((await find(common, true, [], 'blue')).map(({ id }) => id))).toEqual(new Set(blue));
      }
    });
  });

  it('ranks as if each document were scored, where all is read', async () => {
    await read(wide);
    for (const text of texts)
      for (const own of [[], [theirs]])
        expect(scores(await match(text, own))).toEqual(scores(exhaustive(weightsOf(text), seenBy(own)).slice(0, 20)));
    for (let n = 0; n < 40; n += 1) {
      const text = [...new Set(drawn(1 + (n % 4)))];
      const weights = new Map(text.map((word) => [word, rarity(word)]));
      const having = exhaustive(weights, (ware) => seenBy([])(ware) && text.every((word) => ware.tf.has(word)));
      const found = await find(text, true);
      const scoreOf = new Map(having.map(({ id, score }) => [id, score]));
      expect(found.map(({ id }) => scoreOf.get(id)?.toFixed(9))).toEqual(
        having.slice(0, 10).map(({ score }) => score.toFixed(9)),
      );
    }
  });

  it('scores documents that are named as it scores what it finds, with nothing for what has none of the words', async () => {
    for (const text of texts.slice(0, 10))
      for (const [own, colour, owners] of [
        [[], undefined, undefined],
        [[theirs], undefined, undefined],
        [[theirs], 'red', [theirs]],
        [[], 'blue', [ours]],
      ] as const) {
        const rare = text.slice(0, 4);
        const seen = seenBy([...own], colour, owners && [...owners]);
        const named = all.filter((_, n) => n % 3 > 0);
        const right = exhaustive(weightsOf(rare), (ware) => named.includes(ware) && seen(ware));
        const given = [rare.join(' '), asked(colour), owners, own, named.map(({ id }) => id)];
        const scored: Ranked[] = await rows(scoring(index), given);
        expect(scored).toHaveLength(named.filter(seen).length);
        expect(scores(scored.slice(0, right.length))).toEqual(scores(right));
        expect(new Set(scores(scored.slice(right.length)))).toEqual(new Set(right.length < scored.length ? [0] : []));
      }
    await read(wide);
    const [text] = texts as [string[]];
    const found = await rows(`select id, pct as percent from ${index}_match($1, '{}', null, '{}', 20)`, [
      text.join(' '),
    ]);
    const ids = found.map(({ id }) => id).reverse();
    expect(await rows(scoring(index), [text.join(' '), '{}', null, [], ids])).toMatchObject(found);
  });

  it('scores one document by each of some texts as each of them alone would, where everybody sees it', async () => {
    const given = [...texts.slice(0, 9).map((text) => text.join(' ')), ''];
    for (const { id, shown } of [all.find(({ shown }) => shown), all.find(({ shown }) => !shown)] as Ware[]) {
      const alone = [];
      for (const [place, text] of given.entries())
        for (const { percent } of await rows(scoring(index), [text, '{}', null, [], [id]]))
          alone.push({ n: place + 1, percent });
      expect(alone).toHaveLength(shown ? given.length : 0);
      expect(await rows(scoringByEach(index), [given, id])).toEqual(alone);
    }
  });

  it('ranks those of owners who have many as if each were scored, with what they hide from others', async () => {
    await read({ ...wide, owned: 0 });
    for (const [owners, own] of [
      [[theirs], []],
      [[theirs], [theirs]],
      [[ours], [theirs]],
    ] as const)
      for (const text of texts)
        expect(scores(await match(text, [...own], undefined, 20, [...owners]))).toEqual(
          scores(exhaustive(weightsOf(text), seenBy([...own], undefined, [...owners])).slice(0, 20)),
        );
  });

  it('looks for all of many words among the newest, further back where some have them, and a match finds the oldest', async () => {
    await read(tight);
    const seen = seenBy([]);
    const oldest = all.filter(seen).sort((one, other) => one.doc - other.doc)[0] as Ware;
    const ofOld = [...oldest.tf.keys()].sort((one, other) => (df.get(other) ?? 0) - (df.get(one) ?? 0)).slice(0, 7);
    expect(having(ofOld, seen).map(({ id }) => id)).toEqual([oldest.id]);
    expect((await find(ofOld.slice(0, 6), true)).map(({ id }) => id)).toContain(oldest.id);
    expect(await find(ofOld, true)).toEqual([]);
    expect((await match(ofOld))[0]?.id).toBe(oldest.id);
    // Of seven words less than a fifth of what is read of four.
    const rarest = df.get(ofOld[6] as string) ?? 0;
    await read({ ...tight, read: 5 * rarest });
    expect(await find(ofOld, true)).toEqual([]);
    await read({ ...tight, read: 6 * rarest });
    expect((await find(ofOld, true)).map(({ id }) => id)).toEqual([oldest.id]);
  });

  it('looks among those of many owners as among all, and at each document of few', async () => {
    await read(tight);
    const common = [words[0] as string];
    const isWhole = async (owners?: string[]) => (await find(common, true, [], undefined, 0, 10, owners))[0].whole;
    expect([await isWhole(), await isWhole([ours])]).toEqual([false, false]);
    await read({ ...tight, owned: documents });
    expect(await isWhole([ours])).toBe(true);
    // Of one word a third of it is read, as whose each is has to be looked up.
    await read({ ...tight, read: 300 });
    const [{ total }] = await find(common, true, [], undefined, 0, 10, [ours]);
    expect(total).toBeLessThan(100);
  });

  it('finds a match of many owners also behind many that are of others', async () => {
    await read({ ...wide, candidates: 1, owned: 50 });
    const behind = Array.from({ length: 200 }, () => drawn(60)).filter((text) => {
      const first = exhaustive(weightsOf(text), seenBy([])).slice(0, 20);
      return !first.some(({ id }) => all.find((ware) => ware.id === id)?.owner === theirs);
    });
    expect(behind.length).toBeGreaterThan(0);
    for (const text of behind) {
      const [right] = exhaustive(weightsOf(text), seenBy([], undefined, [theirs]));
      expect(scores(await match(text, [], undefined, 1, [theirs]))).toEqual(scores([right as Ranked]));
    }
  });

  it('reads no more postings for the candidates of a match than there is room for', async () => {
    const common = words.slice(0, 8);
    const room = 400;
    await read({ ...wide, led: room, ledAtMost: room, candidates: 1 });
    expect(common.reduce((sum, word) => sum + (df.get(word) ?? 0), 0)).toBeGreaterThan(3 * room);
    const readSoFar = async () =>
      (await rows(`select pg_stat_get_xact_tuples_returned('${index}_posts_pkey'::regclass)::int as postings`))[0]
        .postings;
    await rows('begin');
    const before = await readSoFar();
    await match(common, [], undefined, 1);
    const postings = (await readSoFar()) - before;
    await rows('commit');
    expect(postings).toBeGreaterThan(room / 2);
    // A fifth of the documents is not shown, which is known when their postings are read.
    expect(postings).toBeLessThanOrEqual(room * 1.3 + common.length);
  });

  it('reads less of a search where it is told to, and as much as it may where it is told more', async () => {
    await read({ ...wide, read: 400 });
    const common = (words[0] as string).slice(0, 3);
    const asking = async (text: string, most: number | null) =>
      (
        await rows(`select doc, total, whole from ${index}_find($1, '{}', null, '{}', true, 0, 20, $2)`, [text, most])
      ).map(({ doc, ...counted }) => ({ doc: Number(doc), ...counted }));
    const oldestOf = (found: { doc: number }[]) => Math.min(...found.map(({ doc }) => doc));
    for (const text of [common, words.slice(0, 2).join(' ')]) {
      const [few, usual, more] = [await asking(text, 40), await asking(text, null), await asking(text, 4_000)];
      expect(more).toEqual(usual);
      expect([few.length, usual.length]).toEqual([20, 20]);
      expect(few[0].total).toBeLessThan(usual[0].total);
      expect(oldestOf(few)).toBeGreaterThan(oldestOf(usual));
    }
    // Of two words each a half is scored: more has both than that.
    const both = words.slice(0, 2).join(' ');
    const scored = await rows(`select total from ${index}_find($1, '{}', null, '{}', true, 0, 100, 100)`, [both]);
    expect(scored).toHaveLength(50);
    expect(scored[0].total).toBeGreaterThan(50);
  });

  it('keeps most of the best of many owners, and looks at few more of their documents', async () => {
    const candidates = 150;
    await read({ ...tight, led: 1200, candidates });
    const lookedAtSoFar = async () =>
      (
        await rows(`select sum(pg_stat_get_xact_tuples_fetched(indexrelid))::int as documents from pg_index
          where indrelid = '${index}_documents'::regclass`)
      )[0].documents;
    let kept = 0;
    await rows('begin');
    const before = await lookedAtSoFar();
    for (const text of texts) {
      const right = exhaustive(weightsOf(text), seenBy([], undefined, [ours])).slice(0, 10);
      const least = (right.at(-1) as Ranked).score - 1e-9;
      const found = await match(text, [], undefined, 10, [ours]);
      kept += found.filter(({ score }) => score >= least).length / right.length;
    }
    const lookedAt = (await lookedAtSoFar()) - before;
    await rows('commit');
    expect(kept / texts.length).toBeGreaterThan(0.85);
    // A third is chosen, and whose they are is looked up before.
    expect(lookedAt / texts.length).toBeLessThan(1.5 * candidates);
  });

  it('loses little of the best where it reads two thirds', async () => {
    await read({ ...tight, led: 1200, candidates: 100 });
    let kept = 0;
    for (const text of texts) {
      const right = exhaustive(weightsOf(text), seenBy([])).slice(0, 10);
      const least = (right.at(-1) as Ranked).score - 1e-9;
      kept += (await match(text, [], undefined, 10)).filter(({ score }) => score >= least).length / right.length;
    }
    expect(kept / texts.length).toBeGreaterThan(0.9);
  });
});
