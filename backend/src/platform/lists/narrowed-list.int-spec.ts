import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Test, type TestingModule } from '@nestjs/testing';
import { eventually } from '../../../test/support/registration';
import { Config } from '../config/config';
import { ConfigModule } from '../config/config.module';
import { Database } from '../database/database';
import { DatabaseModule } from '../database/database.module';
import { Notices } from '../database/notices';
import { channel } from '../database/traces';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { ListMemory } from './list-memory';
import type { Narrowing } from './narrowed-counts';
import { NarrowedList } from './narrowed-list';
import { RememberedOwners } from './remembered-owners';

interface Thing {
  id: string;
  createdAt: string;
  name: string;
}

let testDatabase: TestDatabase;
let app: TestingModule;
let memory: ListMemory;
let list: NarrowedList<Thing, 'kind', 'region'>;
let tests = 0;

const run = (text: string, values: unknown[] = []) => app.get(Database).query({ name: '', text }, values);
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
/** Has 1,200 things, a third of them red; that it is a partner in as many is in no index that is asked. */
const big = id(1);
/** Has ten. */
const small = id(2);
/** Has two, and two that its people alone see. */
const hiding = id(3);
const regions = new Map([
  [big, 'KE'],
  [small, 'FR'],
  [hiding, 'FR'],
]);

/** So many seconds it takes to count many, and to count them by their owners. */
const slow = `(select pg_sleep(seconds) is not null from pace)`;
const slowByOwner = `(select pg_sleep(by_owner) is not null from pace)`;
const noun = {
  table: 'things',
  columns: `id, created_at as "createdAt", name`,
  facets: ['kind'] as const,
  traits: ['region'] as const,
  conditions: {
    kind: (given: string) => `kind = any(${given}::text[])`,
    owners: (given: string) => `organization_id = any(${given}::uuid[])`,
    own: (given: string) => `(not is_hidden or organization_id = any(${given}::uuid[])) and ${slowByOwner}`,
    partners: (given: string) => `partner_id = any(${given}::uuid[])`,
  },
  cells: {
    name: 'things-cells',
    text: 'select kind, count(*)::int as count from things where not is_hidden group by kind',
  },
  cellsOf: {
    name: 'things-cells-of',
    text: `select kind, count(*)::int as count from things where not is_hidden and organization_id = any($1) and ${slow} group by kind`,
  },
  cellsOfPartners: {
    name: 'things-cells-of-partners',
    text: `select kind, count(*)::int as count from things where not is_hidden and partner_id = any($1) and ${slow}
      and ($2::uuid[] is null or organization_id = any($2)) group by kind`,
  },
  countOfPartners: {
    name: 'things-count-of-partners',
    text: 'select count(*)::int as total from (select from things where partner_id = any($1) limit $2) some_of_them',
  },
  hiddenCells: {
    name: 'things-hidden',
    text: `select kind, organization_id as owner, count(*)::int as count from things
      where is_hidden and organization_id = any($1) group by kind, organization_id`,
  },
  rowsOf: {
    name: 'things-of',
    text: 'select id, kind, organization_id as owner, 1 as count from things where id = any($1)',
  },
};

const narrowing = (asked: Partial<Narrowing> = {}): Narrowing => ({
  filters: {},
  chosenBy: [asked.owners, asked.partners].join(':'),
  own: [],
  state: memory.state,
  ...asked,
});
const page = (asked?: Partial<Narrowing>, limit = 20, cursor?: string) => list.page(narrowing(asked), limit, cursor);
const facets = (asked?: Partial<Narrowing>) => {
  const here = narrowing(asked);
  return list.counts.facets(here, { region: here, submitter: here });
};
const add = (owner: string, kind: string, changes = '') =>
  run(
    `insert into things (organization_id, kind, name ${changes && ', is_hidden'}) values ($1, $2, 'new' ${changes})`,
    [owner, kind],
  );
const count = (value: string, number: number) => ({ value, count: number });

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const config = new Config({ NODE_ENV: 'test', DATABASE_URL: testDatabase.url, SESSION_SECRET: 's'.repeat(40) });
  app = await Test.createTestingModule({ imports: [ConfigModule.for(config), DatabaseModule] }).compile();
  await app.init();
});
afterAll(async () => {
  await app?.close();
  await testDatabase?.drop();
});
afterEach(() => jest.restoreAllMocks());
beforeEach(async () => {
  tests += 1;
  memory = new ListMemory(app.get(Database), app.get(Notices), { own: `things-${tests}`, owners: `owners-${tests}` });
  list = new NarrowedList(
    app.get(Database),
    memory,
    noun,
    async (owners) => new Map(owners.map((owner) => [owner, { region: regions.get(owner) }])),
  );
  await run('drop table if exists things, pace');
  await run('create table pace as select 0.0 as seconds, 0.0 as by_owner');
  await run(`create table things (id uuid primary key default gen_random_uuid(), created_at timestamptz(3) not null default now(),
    organization_id uuid not null, partner_id uuid, kind text not null, name text not null, is_hidden boolean not null default false)`);
  const many = (owner: string, most: number, partner: string | null, rest = '') =>
    run(
      `insert into things (organization_id, partner_id, kind, name, created_at ${rest && ', is_hidden'})
        select $1, $3, case when n % 3 = 0 then 'red' else 'blue' end, 'thing ' || n, timestamptz '2026-01-01' + n * interval '1 minute' ${rest}
        from generate_series(1, $2::int) n`,
      [owner, most, partner],
    );
  await many(big, 1200, small);
  await many(small, 10, big);
  await many(hiding, 2, null);
  await many(hiding, 2, null, ', true');
});

describe('A list that is narrowed by few', () => {
  it('is counted exactly, also straight after a write', async () => {
    const before = await page({ owners: [small] });
    expect([before.total, before.items.length, before.isPassing]).toEqual([{ count: 10 }, 10, undefined]);
    await add(small, 'green');
    await memory.changed();
    const after = await page({ owners: [small] });
    expect([after.total, after.items[0]?.name, after.isPassing]).toEqual([{ count: 11 }, 'new', undefined]);
    expect(await facets({ owners: [small] })).toEqual({
      facets: {
        kind: [count('blue', 7), count('red', 3), count('green', 1)],
        region: [count('FR', 11)],
        submitter: [count(small, 11)],
      },
      isComplete: true,
    });
    expect((await page({ partners: [big] })).total).toEqual({ count: 10 });
  });

  it('is counted exactly up to a thousand, however long that takes', async () => {
    await run('update pace set seconds = 0.3');
    await run('delete from things where id in (select id from things where organization_id = $1 limit 200)', [big]);
    const { total, isPassing } = await page({ owners: [big] });
    expect([total, isPassing]).toEqual([{ count: 1000 }, undefined]);
  });

  it('has what the people of its owners alone see for them, where it is of those that are looked for', async () => {
    const own = [hiding];
    const of = async (asked: Partial<Narrowing>) => {
      const { facets: counted } = await facets(asked);
      return [(await page(asked)).total.count, counted.region, counted.submitter];
    };
    const owners = [small, hiding];
    const open = [12, [count('FR', 12)], [count(small, 10), count(hiding, 2)]];
    expect(await of({ owners })).toEqual(open);
    expect(await of({ owners, own })).toEqual([14, [count('FR', 14)], [count(small, 10), count(hiding, 4)]]);
    expect(await of({ owners: [small], own })).toEqual([10, [count('FR', 10)], [count(small, 10)]]);
    expect(await of({ owners, own, filters: { kind: ['red'] } })).toEqual([3, [count('FR', 3)], [count(small, 3)]]);
    expect(await of({ owners })).toEqual(open);
  });

  it('names the ten owners of most, also where they are of most by what their people alone see', async () => {
    const others = Array.from({ length: 12 }, (_, n) => id(100 + n));
    for (const [n, owner] of others.entries()) for (let times = 0; times < 3 + n; times += 1) await add(owner, 'green');
    const last = others[0] as string;
    for (let times = 0; times < 40; times += 1) await add(last, 'green', ', true');
    await memory.changed();
    const submitters = async (own: string[]) =>
      (await facets({ owners: others, own })).facets.submitter.map(({ value, count: number }) => [value, number]);
    const most = others.map((owner, n) => [owner, 3 + n]).reverse();
    expect(await submitters([])).toEqual(most.slice(0, 10));
    expect(await submitters([last])).toEqual([[last, 43], ...most.slice(0, 9)]);
  });
});

describe('A list of all', () => {
  it('is counted by its kept counts, and by what the viewer alone sees', async () => {
    expect((await page()).total).toEqual({ count: 1212 });
    const own = [hiding, small];
    expect((await page({ own })).total).toEqual({ count: 1214 });
    expect((await page({ own })).isPassing).toBeUndefined();
    const areCounted = async () => (await facets({ own })).isComplete && (await facets()).isComplete;
    await eventually(areCounted, 'what is counted the first time');
    const { facets: counted } = await facets({ own });
    expect(counted).toEqual({
      kind: [count('blue', 809), count('red', 405)].map((one) => ({ ...one, count: expect.any(Number) })),
      region: [count('KE', 1200), count('FR', 14)],
      submitter: [count(big, 1200), count(small, 10), count(hiding, 4)],
    });
    expect(counted.kind.reduce((sum, one) => sum + one.count, 0)).toBe(1214);
    expect((await facets()).facets.submitter).toEqual([count(big, 1200), count(small, 10), count(hiding, 2)]);
  });

  it('or of some ids, which the owners narrow too, has no more than these', async () => {
    const rows = (await run(`select * from (
        select id, organization_id as owner, created_at from things where not is_hidden order by created_at limit 30) oldest
      order by created_at desc`)) as { id: string; owner: string }[];
    const ids = rows.map((row) => row.id);
    const ofBig = rows.filter(({ owner }) => owner === big);
    expect(ofBig).toHaveLength(18);
    expect((await page({ ids })).total).toEqual({ count: 30 });
    const narrowed = await page({ ids, owners: [big] });
    expect([narrowed.total, narrowed.isPassing]).toEqual([{ count: ofBig.length }, undefined]);
    expect(narrowed.items.map((one) => one.id)).toEqual(ofBig.map((row) => row.id));
    expect((await facets({ ids, owners: [big] })).facets.kind).toEqual([count('blue', 12), count('red', 6)]);
    expect(await list.counts.countAmong(ids, { region: ['KE'] })).toBe(ofBig.length);
    expect(await list.counts.countAmong([], {})).toBe(0);
  });
});

describe('Of owners', () => {
  const many = Array.from({ length: 600 }, (_, n) => id(n + 1));
  const having = (owners: string[]) => list.counts.having(owners, `first ${owners.length}`, memory.owners.state);

  it('those that have anything are looked for, also what they hide, where there are many', async () => {
    await run('delete from things where organization_id = $1 and not is_hidden', [hiding]);
    expect(await having(many)).toEqual([big, small, hiding]);
    expect(await having(many.slice(0, 500))).toEqual(many.slice(0, 500));
  });

  it('others are chosen where they are chosen by something else', async () => {
    expect(await having(many)).toEqual([big, small, hiding]);
    expect(await list.counts.having(many.slice(1), 'all but the first', memory.owners.state)).toEqual([small, hiding]);
  });

  it('it is asked of each noun who has any of it', async () => {
    await run('create table others as select * from things where organization_id = $1', [small]);
    const others = new NarrowedList(
      app.get(Database),
      new ListMemory(app.get(Database), app.get(Notices), { own: `others-${tests}` }),
      { ...noun, table: 'others' },
      async () => new Map(),
    );
    expect(await having(many)).toEqual([big, small, hiding]);
    expect(await others.counts.having(many, 'first 600', 0)).toEqual([small]);
    await run('drop table others');
  });

  it('one is among them with the first that it has, also where nobody says whose it is', async () => {
    const all = [big, small, hiding];
    expect(await having(many)).toEqual(all);
    for (const [owner, writer] of [
      [id(600), id(600)],
      [id(598), undefined],
    ] as const) {
      await add(owner, 'green');
      await memory.changed(writer);
      await eventually(async () => (await having(many)).includes(owner), 'the new owner');
      all.push(owner);
      expect((await having(many)).toSorted()).toEqual(all.toSorted());
    }
  });

  it('one is among them with the first that it has, however much was written before', async () => {
    expect(await having(many)).toEqual([big, small, hiding]);
    const written = 10_000;
    let heard = 0;
    const allHeard = new Promise<void>((resolve) => {
      app.get(Notices).on(`things-${tests}`, () => ++heard === written && resolve());
    });
    await run(
      `select pg_notify('${channel}', 'things-${tests}@elsewhere.1:' || gen_random_uuid()) from generate_series(1, $1::int)`,
      [written],
    );
    await allHeard;
    await add(id(599), 'green');
    await memory.changed(id(599));
    expect(await having(many)).toEqual([big, small, hiding, id(599)]);
  });

  it('one is among them that writes while it is asked who they are', async () => {
    const ask = async () => {
      await memory.changed(id(599));
      return [big];
    };
    const among = () => memory.owners.among(many, 'first 600', ask, memory.owners.state);
    expect([await among(), await among()]).toEqual(Array(2).fill([big, id(599)]));
  });

  it('they are chosen anew when they are others, and of those before it nothing is remembered', async () => {
    const of = (owners: string[], state = memory.owners.state) => list.counts.having(owners, 'first 600', state);
    expect(await of(many)).toEqual([big, small, hiding]);
    const { state } = memory.owners;
    await app.get(Notices).send(`owners-${tests}`, '');
    expect(await of(many.slice(2))).toEqual([hiding]);
    // Who has read them before comes late.
    expect(await of(many, state)).toEqual([big, small, hiding]);
    expect(await of(many.slice(2))).toEqual([hiding]);
  });

  it('nobody keeps who was chosen from those that had any before', async () => {
    setFlagsFromString('--expose-gc');
    const collectGarbage: () => void = runInNewContext('gc');
    const ofThen = async () => new WeakRef(await having(many));
    const before = await ofThen();
    const heard = new Promise((resolve) => app.get(Notices).on(`things-${tests}`, resolve));
    await memory.changed();
    await heard;
    expect(await list.counts.having(many.slice(1), 'others', memory.owners.state)).toEqual([small, hiding]);
    await new Promise((resolve) => setTimeout(resolve));
    collectGarbage();
    expect(before.deref()).toBeUndefined();
  });

  it('it is read once for all lists who has any', async () => {
    const readAll = jest.fn(async () => [small, id(700)]);
    const among = (owners: string[]) =>
      memory.owners.among(owners, `of ${owners.length}`, readAll, memory.owners.state);
    expect(await among(many)).toEqual([small]);
    expect(await among([...many, id(700)])).toEqual([small, id(700)]);
    expect(await among(many.slice(2))).toEqual([]);
    expect(readAll).toHaveBeenCalledTimes(1);
  });

  it('they are looked for by whose a row is where another column says it', async () => {
    await run('create table led as select id, organization_id as leader_id from things where organization_id = $1', [
      small,
    ]);
    const led = new NarrowedList(
      app.get(Database),
      new ListMemory(app.get(Database), app.get(Notices), { own: `led-${tests}` }),
      { ...noun, table: 'led', owner: 'leader_id' },
      async () => new Map(),
    );
    expect(await led.counts.having(many, 'first 600', 0)).toEqual([small]);
    await run('drop table led');
  });

  it('it is read anew after an hour who has any', async () => {
    const readAll = jest.fn<Promise<string[]>, []>().mockResolvedValueOnce([small]).mockResolvedValueOnce([]);
    const among = (key: string) => memory.owners.among(many, key, readAll, memory.owners.state);
    expect(await among('first 600')).toEqual([small]);
    const now = Date.now();
    const later = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(now + ms);
    later(3_500_000);
    expect(await among('first 600')).toEqual([small]);
    later(3_700_000);
    expect(await among('first 600')).toEqual([]);
  });

  it('they are chosen once, also where one writes that had something', async () => {
    const before = await having(many);
    expect(await having(many)).toBe(before);
    const heard = new Promise((resolve) => app.get(Notices).on(`things-${tests}`, resolve));
    await memory.changed(big);
    await heard;
    expect(await having(many)).toBe(before);
  });

  it('who was chosen is forgotten after two thousand choices, and after a million owners in them', async () => {
    const among = (key: string, owners = [small]) =>
      memory.owners.among(owners, key, async () => [small], memory.owners.state);
    const first = await among('first');
    for (let n = 1; n < 2_000; n += 1) await among(`another ${n}`);
    expect(await among('first')).toBe(first);
    for (let n = 0; n < 2_000; n += 1) await among(`one more ${n}`);
    expect(await among('first')).not.toBe(first);
    const wide = Array<string>(600_000).fill(small);
    const one = await among('one', wide);
    expect(await among('one', wide)).toBe(one);
    await among('two', wide);
    expect(await among('one', wide)).not.toBe(one);
  });

  it('they are chosen to the last of very many, while others are answered', async () => {
    const others = Array.from({ length: 100_001 }, (_, n) => id(n + 1));
    const some = [1, 50_000, 50_001, 100_000, 100_001].map(id);
    const asked = memory.owners.among(others, 'all', async () => some, memory.owners.state);
    let isAnswered = false;
    setImmediate(() => {
      isAnswered = true;
    });
    expect(await asked).toEqual(some);
    expect(isAnswered).toBe(true);
  });

  it('one is among them that writes while they are chosen, having been looked at already', async () => {
    const others = Array.from({ length: 100_001 }, (_, n) => id(n + 1));
    const heard: ((writer: string) => void)[] = [];
    const notices = Object.create(app.get(Notices)) as Notices;
    notices.on = (_, listener) => {
      heard.push(listener);
      return () => undefined;
    };
    const owners = new RememberedOwners(app.get(Database), notices, 'theirs');
    const among = () => owners.among(others, 'all', async () => [big], owners.state);
    const first = among();
    setImmediate(() => {
      for (const hear of heard) hear(small);
    });
    expect(await first).toEqual([big]);
    expect(await among()).toEqual([big, small]);
  });

  it('one is among them that had nothing left when it was asked, and has something again', async () => {
    const ask = () => list.counts.having(many, 'first 600, again', memory.owners.state);
    const heard = new Promise((resolve) => app.get(Notices).on(`things-${tests}`, resolve));
    await memory.changed(id(597));
    await heard;
    await ask();
    await add(id(597), 'green');
    await memory.changed(id(597));
    await eventually(async () => (await ask()).includes(id(597)), 'the owner');
  });

  it('it is not read anew after each write, nor is one among them who is not meant', async () => {
    const before = await having(many);
    await add(id(599), 'green');
    const heard = new Promise((resolve) => app.get(Notices).on(`things-${tests}`, resolve));
    for (const writer of [big, id(700)]) await memory.changed(writer);
    await heard;
    expect(await having(many)).toEqual(before);
    await memory.changed();
    await eventually(async () => (await having(many)).includes(id(599)), 'the owner of whom nobody said');
    expect(await having(many)).toEqual([...before, id(599)]);
  });
});

describe('A list that is narrowed by many', () => {
  const pace = (seconds: number, byOwner = 0) => run('update pace set seconds = $1, by_owner = $2', [seconds, byOwner]);
  const known = async (asked: Partial<Narrowing>) =>
    eventually(async () => !(await page(asked)).isPassing && (await facets(asked)).isComplete, 'the counts');

  it('says of how many it is at least, and leaves facets out, until it is counted for the first time', async () => {
    await pace(1.5);
    const owners = [big];
    const first = await page({ owners });
    expect([first.total, first.items.length, first.isPassing]).toEqual([{ count: 20, orMore: true }, 20, true]);
    const second = await page({ owners }, 20, first.next);
    expect([second.items.length, second.total.orMore]).toEqual([20, true]);
    expect(second.items[0]?.name).toBe('thing 1180');
    expect(await facets({ owners })).toMatchObject({ facets: { kind: [] }, isComplete: false });
    await known({ owners });
    expect((await page({ owners })).total).toEqual({ count: 1200 });
    expect((await facets({ owners })).facets.kind).toEqual([count('blue', 800), count('red', 400)]);
  });

  it('leaves out what is counted by owners alone, where that is slower; of who hides some too', async () => {
    await pace(0, 0.3);
    const hidesMany = { owners: [big, hiding], own: [big] };
    await add(big, 'green', ', true');
    const first = await facets(hidesMany);
    expect(first).toMatchObject({ facets: { region: [], submitter: [] }, isComplete: false });
    expect(first.facets.kind.length).toBe(3);
    await pace(0);
    await known(hidesMany);
    expect((await facets(hidesMany)).facets.submitter).toEqual([count(big, 1201), count(hiding, 2)]);
    // What few are left of is waited for.
    await pace(0, 0.2);
    const few = { owners: [big], filters: { kind: ['green'] } };
    expect((await facets(few)).isComplete).toBe(true);
  });

  it('is said to be more on its last page too, until it is counted', async () => {
    const owners = [big];
    let at = await page({ owners, filters: { kind: ['red'] } }, 390);
    await memory.changed();
    memory = new ListMemory(app.get(Database), app.get(Notices), { own: `things-${tests}-anew` });
    list = new NarrowedList(app.get(Database), memory, noun, async () => new Map());
    await pace(0.3);
    at = await page({ owners, filters: { kind: ['red'] } }, 390, at.next);
    expect([at.items.length, at.next, at.total]).toEqual([10, undefined, { count: 10, orMore: true }]);
  });

  it('knows how many there are where all of them stand on its first page', async () => {
    await pace(0.3);
    await add(big, 'green');
    const asked = { owners: [big], filters: { kind: ['green'] } };
    const { items, total } = await page(asked);
    expect([items.length, total]).toEqual([1, { count: 1 }]);
  });

  it('has the total of before a write until it is counted anew, and never less than it shows', async () => {
    const [wide, narrow] = [{ owners: [big] }, { owners: [big], filters: { kind: ['green'] } }];
    await known(wide);
    await known(narrow);
    await pace(0.3);
    await add(big, 'green');
    await memory.changed();
    const written = await page(wide);
    expect([written.items[0]?.name, written.total, written.isPassing]).toEqual(['new', { count: 1200 }, true]);
    expect((await page(narrow)).total).toEqual({ count: 1 });
    expect((await facets(wide)).isComplete).toBe(true);
    await eventually(async () => (await page(wide)).total.count === 1201, 'the new total');
    expect((await page(wide)).isPassing).toBeUndefined();
  });

  it('names the ten owners of most also among matches, those before others that have weaker ones as well', async () => {
    for (let n = 11; n < 23; n += 1) await add(id(n), 'green');
    for (let n = 20; n < 24; n += 1) await add(id(n), 'blue');
    const idsOf = async (kind: string, from: number) =>
      (
        await run('select id from things where kind = $1 and organization_id between $2 and $3', [
          kind,
          id(from),
          id(23),
        ])
      ).map((row) => (row as { id: string }).id);
    const [fitting, weaker] = [await idsOf('green', 11), await idsOf('blue', 20)];
    const { submitter } = await list.counts.facetsAmong(fitting, {}, weaker);
    expect(submitter).toHaveLength(10);
    // Of as many those first that have more weaker ones.
    expect(submitter.slice(0, 4)).toEqual([
      ...[20, 21, 22].map((n) => ({ value: id(n), count: 1, weaker: 1 })),
      { value: id(11), count: 1 },
    ]);
  });

  it('looks at a thousand owners in a turn, and names the ten of most of all', async () => {
    await run(`insert into things (organization_id, kind, name)
      select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'blue', 'new'
      from generate_series(1001, 3500) n, generate_series(1, case when n % 1000 < 4 then n / 1000 + 1 else 1 end)`);
    const turns: number[] = [];
    list = new NarrowedList(app.get(Database), memory, noun, async (owners) => {
      turns.push(owners.length);
      return new Map(owners.map((owner) => [owner, { region: regions.get(owner) ?? 'DE' }]));
    });
    await known({});
    const { facets: counted } = await facets();
    expect(counted.region).toEqual([count('DE', 2523), count('KE', 1200), count('FR', 12)]);
    const most = counted.submitter.map(({ value, count: number }) => [value, number]);
    expect(most.slice(0, 6)).toEqual([[big, 1200], [small, 10], ...[3000, 3001, 3002, 3003].map((n) => [id(n), 4])]);
    expect(most[9]).toEqual([id(2003), 3]);
    expect(turns).toEqual([1000, 1000, 503]);
  });

  it('is told apart by whom it is narrowed by, owners or partners', async () => {
    const all = [
      { owners: [big] },
      { owners: [big, small] },
      { partners: [small] },
      { partners: [small], owners: [small] },
    ];
    const totals = async () => {
      const counted = [];
      for (const asked of all) counted.push((await page(asked)).total.count);
      return counted;
    };
    for (const asked of all) await known(asked);
    expect(await totals()).toEqual([1200, 1210, 1200, 0]);
    await pace(0.3);
    await memory.changed();
    const isPassing = async (asked: Partial<Narrowing>) => (await page(asked)).isPassing;
    expect([await isPassing({ partners: [small] }), await isPassing({ partners: [big] })]).toEqual([true, undefined]);
  });
});
