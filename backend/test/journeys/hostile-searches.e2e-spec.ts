import { Client as PgClient } from 'pg';
import { ProblemsQueries } from '../../src/contexts/innovation/problems/problems.queries';
import type { Client } from '../support/client';
import { communitiesOf } from '../support/communities';
import { operations } from '../support/contract';
import { gatherPeople } from '../support/people';
import { type Product, startProduct } from '../support/product';

/** How many texts, asked with and matched; 10,000 take an hour and more, and say what came of them. */
const wanted = process.env.HOSTILE_TEXTS;
const texts = Number(wanted ?? 100);
const matched = Number(wanted ?? 40);
const patience = wanted ? 6 * 3_600_000 : undefined;
/** So many are under way at once. */
const atOnce = 4;

const pieces = [
  '&',
  '|',
  '!',
  '<->',
  ':*',
  '(',
  ')',
  "'",
  '"',
  '\\',
  '%',
  '_',
  '*',
  '?',
  '-',
  '--',
  '/*',
  '*/',
  ';',
  '$1',
  '$$',
  '`',
  '{}',
  '[]',
  '<b>',
  '\u0000',
  '\u0001',
  '\u007f',
  '\ud800',
  '\ufeff',
  '\u200d',
  '\u202e',
  '\u2066',
  '\uffff',
  '\u{10ffff}',
  '😀',
  '👩‍🔬',
  'ﷺ',
  'مرحبا',
  'שלום',
  '水道管',
  'Протечки',
  'ǅ',
  'ß',
  'İ',
  'ﬁ',
  '½',
  '²',
  '①',
  'é',
  'e\u0301\u0301\u0301',
  'the',
  'of',
  'water',
  'leak',
  'leaking',
  'AND',
  'OR',
  'NOT',
  'null',
  'undefined',
  '1e309',
  '0.5',
  '-1',
  'x'.repeat(300),
  ' ',
  '\t',
  '\n',
  '\u3000',
  '\u00a0',
  '\u2028',
  'a-b-c',
  'a@b.example',
  'https://a.example/b?c=d',
  '::text',
  'pg_sleep(9)',
];

/** Every box of the contract that looks for words. */
const boxes = operations.flatMap(({ id, method, path, access, parameters }) => {
  const box = parameters.find(({ in: place, name }) => place === 'query' && (name === 'search' || name === 'q'));
  return box && method === 'GET' ? [{ id, path, access, name: box.name, longest: box.schema.maxLength }] : [];
});
/** So many of them are asked with each text, in turn. */
const boxesEach = 3;

/** The same texts each time. */
function hostile(count: number): string[] {
  let seed = 11;
  const next = (below: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  return Array.from({ length: count }, () => {
    const glue = [' ', '', '\n'][next(3)] as string;
    const text = Array.from({ length: 1 + next(12) }, () => pieces[next(pieces.length)]).join(glue);
    return next(20) === 0 ? text.repeat(1 + next(200)) : text;
  });
}

/** What was answered, by operation and status; and the statement that a connection waited for longest, in milliseconds. */
const answered = new Map<string, number>();
let slowest = { took: 0, statement: '' };

function count(operation: string, status: number): number {
  const key = `${operation} ${status}`;
  answered.set(key, (answered.get(key) ?? 0) + 1);
  return status;
}

/** From now on each statement is timed. */
function timeStatements(): void {
  const query = PgClient.prototype.query as (...given: unknown[]) => unknown;
  jest.spyOn(PgClient.prototype, 'query').mockImplementation(function (this: PgClient, ...given: unknown[]) {
    const since = performance.now();
    const [asked] = given as [string | { text?: string }];
    const told = () => {
      const took = performance.now() - since;
      const statement = String(typeof asked === 'string' ? asked : asked.text).slice(0, 120);
      if (took > slowest.took) slowest = { took: Math.round(took), statement };
    };
    const answer = query.apply(this, given) as Promise<unknown> | undefined;
    answer?.then?.(told, told);
    return answer;
  } as never);
}

async function each<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = items[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of left) await work(item);
    }),
  );
}

/** How many milliseconds some work takes. */
async function timed(work: () => Promise<void>): Promise<number> {
  const since = Date.now();
  await work();
  return Date.now() - since;
}

/** Whether some work takes three seconds and more each time, and three times as long as usual work beside it: a busy machine does both. */
async function isSlow(work: () => Promise<void>, usual: () => Promise<void>): Promise<boolean> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const took = await timed(work);
    if (took < 3000 || took < 3 * (await timed(usual))) return false;
  }
  return true;
}

describe('A hostile text', () => {
  let product: Product;
  let member: Client;
  let superAdmin: Client;
  let slug: string;
  let organizationId: string;
  let problemId: string;

  beforeAll(async () => {
    product = await startProduct();
    const { people } = await gatherPeople(product);
    member = people.owner.client;
    organizationId = people.owner.organizationId as string;
    superAdmin = people['super-admin'].client;
    slug = (await communitiesOf(product).community([people.owner.id])).slug;
    for (const title of ['Leaks in old water mains', 'Water is lost', 'A-b-c of pumps', 'مرحبا 水道管 Протечки'])
      problemId = (await member.post('/api/problems', { title, description: `${title}. The of and.` })).body.id;
  });
  afterAll(async () => {
    if (wanted) console.info(Object.fromEntries([...answered].sort()), slowest);
    await product.stop();
  });
  beforeAll(() => wanted && timeStatements());

  const isNoFailure = (text: string, status: number) =>
    expect([text.slice(0, 200), status < 500 ? 'no failure' : status]).toEqual([text.slice(0, 200), 'no failure']);

  const askBox = async ({ id, path, access, name, longest }: (typeof boxes)[number], text: string) => {
    const client = ['operator', 'super-admin'].includes(access) ? superAdmin : member;
    const words = encodeURIComponent(text.slice(0, longest).toWellFormed());
    const address = path.replace('{slug}', slug).replace('{format}', 'csv');
    isNoFailure(text, count(id, (await client.get(`${address}?${name}=${words}`)).status));
  };

  const searched = `is answered by every search, and compared, without a failure and in time: ${texts} of them`;
  const askThem = async () => {
    expect(boxes.length).toBeGreaterThan(25);
    const askFor = async (n: number, text: string) => {
      const search = encodeURIComponent(text.slice(0, 2000).toWellFormed());
      for (const noun of ['problems', 'solutions']) {
        const { status } = await member.get(`/api/${noun}?limit=5&search=${search}`);
        expect([text.slice(0, 200), count(noun, status)]).toEqual([text.slice(0, 200), 200]);
      }
      const short = encodeURIComponent(text.slice(0, 200).toWellFormed());
      const suggestion = await member.get(`/api/problems/search-suggestion?search=${short}`);
      isNoFailure(text, count('suggestion', suggestion.status));
      const written = { text: text.slice(0, 10_000).toWellFormed() };
      for (const noun of ['problems', 'solutions'])
        isNoFailure(text, count(`similar ${noun}`, (await member.post(`/api/${noun}/similar`, written)).status));
      for (let more = 0; more < boxesEach; more += 1)
        await askBox(boxes[(n * boxesEach + more) % boxes.length] as (typeof boxes)[number], text);
    };
    const slow: string[] = [];
    await each([...hostile(texts).entries()], async ([n, text]) => {
      const isLate = await isSlow(
        () => askFor(n, text),
        () => askFor(n, 'water leaks'),
      );
      if (isLate) slow.push(text.slice(0, 80));
    });
    expect(slow).toEqual([]);
  };
  it(searched, askThem, patience);

  it('is read by every box as it was pasted, with what nobody sees', async () => {
    const words = encodeURIComponent('\u202ewa\u00adter\tleak\u200e\r\n');
    const besides: Record<string, string> = {
      browseConnections: '&tab=past',
      getProjectOrigins: `&organizationId=${organizationId}`,
    };
    for (const { id, path, access, name } of boxes) {
      const client = ['operator', 'super-admin'].includes(access) ? superAdmin : member;
      const address = path.replace('{slug}', slug).replace('{format}', 'csv');
      const { status, body } = await client.get(`${address}?${name}=${words}${besides[id] ?? ''}`);
      expect([id, status, body.errors]).toEqual([id, 200, undefined]);
    }
  });

  const matchThem = async () => {
    await each(hostile(matched), async (text) => {
      const made = await member.post('/api/problems', { title: 'Hostile', description: text.slice(0, 10_000) });
      isNoFailure(text, count('submit', made.status));
      if (made.status !== 201) return;
      const { status } = await member.get(`/api/problems/${made.body.id}/matches`);
      isNoFailure(text, count('matches', status));
      expect(status).toBe(200);
    });
  };
  it(`is matched as the text of a problem: ${matched} of them`, matchThem, patience);

  it('of the longest that is allowed is matched, and compared', async () => {
    for (const piece of ['water ', '- ', 'é', '水', '😀 ', `word `, "' & "]) {
      const text = piece.repeat(10_000).slice(0, 9999).toWellFormed();
      const made = await member.post('/api/problems', { title: 'Longest', description: `${text}.` });
      expect([piece, made.status]).toEqual([piece, 201]);
      expect((await member.get(`/api/problems/${made.body.id}/matches`)).status).toBe(200);
      expect((await member.post('/api/problems/similar', { text: `${text}.` })).status).toBe(200);
    }
  });

  it('of a megabyte is refused in words, however it comes', async () => {
    const text = 'water '.repeat(175_000);
    const search = (words: string) => fetch(`${product.url}/api/problems?search=${encodeURIComponent(words)}`);
    const answer = await search(text.slice(0, 20_000));
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([431, 'headers_too_large']);
    // The server hangs up before all of it was sent, which may be all that is heard of it.
    expect(
      await search(text).then(
        ({ status }) => status,
        () => 431,
      ),
    ).toBe(431);
    for (const [path, body] of [
      ['/api/problems/similar', { text }],
      ['/api/solutions/similar', { text }],
      ['/api/problems', { title: 'A megabyte', description: text }],
    ] as const) {
      const { status, body: answer } = await member.post(path, body);
      expect([path, status, answer.code]).toEqual([path, 413, 'too_large']);
    }
  });

  it('of a megabyte is looked at as far as a person would write', async () => {
    const { corpus } = product.app.get(ProblemsQueries);
    for (const piece of ['-', 'water ', 'é', '水', '😀', `word `, "' & "]) {
      const look = async (letters: number) => {
        const text = piece.repeat(Math.ceil(letters / piece.length));
        await corpus.find(text, { own: [], sort: 'best', limit: 5 });
        await corpus.match(text, { own: [] }, 5);
        await corpus.explain(text, [problemId], 5);
      };
      const isLate = await isSlow(
        () => look(1_000_000),
        () => look(10_000),
      );
      expect([piece, isLate]).toEqual([piece, false]);
    }
  });
});
