import { as, type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import { eventually } from '../../../../test/support/registration';
import { Commands } from '../../../platform/commands/commands';
import { Notices } from '../../../platform/database/notices';
import type { Viewer } from '../../../platform/http/viewer';
import { BillingApi, EntitlementFeature } from '../../billing';
import { Category, ProblemStatus, Urgency } from '../innovation.enums';
import { SubmitSolution } from '../solutions/submit-solution';
import { ProblemSort, type SubmitProblemDto } from './problem-requests.dto';
import { ProblemsQueries } from './problems.queries';
import { SubmitProblem } from './submit-problem';

let innovation: Contexts;
let owner: Viewer;
let problems: ProblemsQueries;
const submit = (form: Partial<SubmitProblemDto>, viewer = owner) =>
  innovation.get(SubmitProblem).execute(viewer, { title: 'A problem', description: 'Described.', ...form });

beforeAll(async () => {
  innovation = await startContexts();
  problems = innovation.get(ProblemsQueries);
});
afterAll(() => innovation.stop());
beforeEach(async () => {
  await innovation.rows('truncate innovation.problems cascade');
  await problems.memory.changed();
  owner = await innovation.organization(`Meridian ${Math.random()}`);
});

describe('submitting a problem', () => {
  it('keeps what was written, in the name of the organization', async () => {
    const id = await submit({
      title: 'Leaks',
      category: Category.Environment,
      urgency: Urgency.High,
      estimatedValue: '€25M',
      tags: ['water', 'sensors'],
    });
    expect(await problems.find(id, owner)).toMatchObject({
      title: 'Leaks',
      description: 'Described.',
      category: 'environment',
      urgency: 'high',
      status: 'open',
      estimatedValue: '25000000.00',
      estimatedValueCurrency: 'EUR',
      estimatedValueUsd: '28785000.00',
      tags: ['water', 'sensors'],
      submittedBy: { id: owner.organizations[0]?.id, type: 'startup' },
      canDecide: true,
      canPropose: true,
    });
  });

  it('publishes it, puts it on record and tells the lists', async () => {
    await expect(() => submit({})).leavesBehind((problemId: string) => ({
      events: [{ type: 'innovation.problem-submitted', problemId, organizationId: organizationOf(owner) }],
      audit: [
        {
          action: 'problem.submitted',
          actor: `member:${owner.id}`,
          subject: `problem:${problemId}`,
          details: { organizationId: organizationOf(owner) },
        },
      ],
      notices: [`innovation.problems:${organizationOf(owner)}`],
    }));
  });

  it('is refused to viewers of an organization and to people without one', async () => {
    for (const viewer of [as('viewer', owner), { ...owner, organizations: [] }])
      await expect(() => submit({}, viewer)).leavesBehind({ refused: 'organization_required' });
  });

  it('does not see an organization that is not the viewer’s', async () => {
    const other = await innovation.organization('Others');
    expect(await refusal(submit({ organizationId: other.organizations[0]?.id }))).toBe('not_found');
  });

  it('leaves nothing behind when its value is not understood', async () => {
    await expect(() => submit({ estimatedValue: 'a lot' })).leavesBehind({ refused: 'value_not_understood' });
    expect((await problems.list({ limit: 50 })).items).toEqual([]);
  });
});

describe('the plan of an organization', () => {
  const used = async (organizationId: string) => (await innovation.get(BillingApi).can(organizationId, F)).used;
  const F = EntitlementFeature.SubmitProblems;

  it('free does not let it submit problems, whatever its role, and says which plan would', async () => {
    const free = await innovation.organization(`Free ${Math.random()}`, 'owner', 'free');
    for (const role of ['owner', 'admin', 'member'] as const)
      await expect(() => submit({}, as(role, free))).leavesBehind({ refused: 'entitlement_exceeded' });
    await expect(submit({}, free)).rejects.toMatchObject({
      kind: 'forbidden',
      details: { entitlement: { used: 0, limit: 0, plan: { id: 'innovators-annual' } } },
    });
    expect((await problems.list({ limit: 50 })).items).toEqual([]);
  });

  it('of innovators lets it submit two a year, and two only of twenty at once', async () => {
    const innovator = await innovation.organization(`Two ${Math.random()}`, 'owner', 'innovators_solution_providers');
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => refusal(submit({}, innovator))));
    expect(outcomes.filter((code) => code === undefined)).toHaveLength(2);
    expect(outcomes.filter((code) => code === 'entitlement_exceeded')).toHaveLength(18);
    expect((await problems.list({ limit: 50 })).items).toHaveLength(2);
    expect(await used(organizationOf(innovator))).toBe(2);
    await expect(() => submit({}, innovator)).leavesBehind({ refused: 'entitlement_exceeded' });
  });

  it('counts what was submitted, not what was refused', async () => {
    const organizationId = organizationOf(owner);
    await submit({});
    await refusal(submit({ estimatedValue: 'a lot' }));
    await refusal(submit({}, as('viewer', owner)));
    expect(await used(organizationId)).toBe(1);
  });

  it('is that of the organization for which it is submitted', async () => {
    const free = await innovation.organization(`Free ${Math.random()}`, 'owner', 'free');
    const both = { ...free, organizations: [...free.organizations, ...owner.organizations] };
    expect(await refusal(submit({ organizationId: organizationOf(free) }, both))).toBe('entitlement_exceeded');
    await submit({ organizationId: organizationOf(owner) }, both);
    expect(await used(organizationOf(owner))).toBe(1);
  });

  it('free lets it propose solutions', async () => {
    const free = await innovation.organization(`Free ${Math.random()}`, 'owner', 'free');
    const problemId = await submit({});
    await innovation.get(SubmitSolution).execute(free, { title: 'A probe', description: 'Listens.', problemId });
    expect(
      await innovation.rows('select from innovation.solution_proposals where problem_id = $1', [problemId]),
    ).toHaveLength(1);
  });
});

describe('a problem', () => {
  it('is decided upon by the people of its organization who write for it, and answered by all who write', async () => {
    const id = await submit({});
    const other = await innovation.organization(`Others ${Math.random()}`);
    const offered = async (viewer: Viewer) => {
      const problem = await problems.find(id, viewer);
      return [problem?.canDecide, problem?.canPropose];
    };
    expect(await offered(as('member', owner))).toEqual([true, true]);
    expect(await offered(as('viewer', owner))).toEqual([false, false]);
    expect(await offered(other)).toEqual([false, true]);
    expect(await offered(as('viewer', other))).toEqual([false, false]);
  });
});

describe('the list of problems', () => {
  it('is newest first, in pages that neither repeat nor leave out, also within one millisecond', async () => {
    for (let n = 0; n < 7; n += 1) await submit({ title: `Problem ${n}` });
    await innovation.rows(
      `update innovation.problems set created_at = date_trunc('second', now()) - interval '1 hour' where title < 'Problem 4'`,
    );
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await problems.list({ limit: 2, cursor });
      expect(page.total).toEqual({ count: 7 });
      seen.push(...page.items.map(({ title }) => title));
      cursor = page.next;
    } while (cursor);
    expect(seen.slice(0, 3)).toEqual(['Problem 6', 'Problem 5', 'Problem 4']);
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5, 6].map((n) => `Problem ${n}`));
  });

  it('ends with a page that is just full, without an address of an empty one', async () => {
    for (const title of ['First', 'Second']) await submit({ title });
    expect(await problems.list({ limit: 2 })).toMatchObject({ total: { count: 2 }, next: undefined });
    expect((await problems.list({ limit: 1 })).next).toEqual(expect.any(String));
  });

  it('counts a problem as soon as it is submitted', async () => {
    expect((await problems.list({ limit: 10 })).total).toEqual({ count: 0 });
    await submit({});
    expect((await problems.list({ limit: 10 })).total).toEqual({ count: 1 });
  });

  it('has another version after a write and the same without, in every process', async () => {
    const another = await innovation.beside();
    const memories = [problems.memory, another.get(ProblemsQueries).memory];
    const versions = () => new Set(memories.map(({ version }) => version));
    const agreed = async () => {
      await eventually(async () => versions().size === 1, 'one version');
      return problems.memory.version;
    };
    try {
      const before = await agreed();
      await problems.list({ limit: 10 });
      await another.get(ProblemsQueries).list({ limit: 10 });
      expect(await agreed()).toBe(before);
      await submit({});
      expect(problems.memory.version).not.toBe(before);
      const after = await agreed();
      expect(after).not.toBe(before);
      await another.get(Notices).send('organization', organizationOf(owner));
      expect(await agreed()).not.toBe(after);
    } finally {
      await another.close();
    }
  });
});

describe('the summary', () => {
  it('counts and adds up all problems', async () => {
    await submit({ urgency: Urgency.Critical, estimatedValue: '$1.50' });
    await submit({ urgency: Urgency.High, estimatedValue: '€100' });
    await submit({ urgency: Urgency.Low });
    await innovation.rows('update innovation.problems set status = $1 where urgency = $2', [
      ProblemStatus.Solved,
      'low',
    ]);
    await problems.memory.changed();
    expect(await problems.summary()).toEqual({ total: 3, open: 2, highPriority: 2, totalValueUsd: '116.64' });
  });
});

describe('searching problems', () => {
  const found = async (search: string) =>
    (await problems.list({ search, limit: 50 })).items.map(({ title }) => title).sort();

  beforeEach(async () => {
    await submit({ title: 'Leaking mains', description: 'Water is lost under the city.', tags: ['acoustic sensors'] });
    await submit({ title: 'Café terraces', description: 'Heaters waste energy outdoors.', category: Category.Energy });
    await submit({
      title: 'Clinics',
      description: 'Samples spoil; the 4 °C chain breaks.',
      category: Category.Healthcare,
    });
    await submit({ title: '水道管の漏れ', description: 'Протечки труб in the AI-driven network' });
  });

  it.each([
    ['water', ['Leaking mains']],
    ['leak', ['Leaking mains']],
    ['leaks in mains', ['Leaking mains']],
    ['sensor', ['Leaking mains']],
    ['acous', ['Leaking mains']],
    ['healthcare', ['Clinics']],
    ['health', ['Clinics']],
    ['cafe', ['Café terraces']],
    ['CAFÉ', ['Café terraces']],
    ['outdoo', ['Café terraces']],
    ['ai driven', ['水道管の漏れ']],
    ['AI-DRIVEN', ['水道管の漏れ']],
    ['протечки', ['水道管の漏れ']],
    ['水道管', ['水道管の漏れ']],
    ['the city wa', ['Leaking mains']],
    ['zeppelin', []],
    ['zeppelin hangar', []],
  ])('finds by %j: %j', async (search, titles) => {
    expect(await found(search)).toEqual(titles);
    expect((await problems.list({ search, limit: 50 })).total).toEqual({ count: titles.length });
  });

  it.each([
    ['water heaters', ['Café terraces', 'Leaking mains']],
    ['wate city', ['Leaking mains']],
    ['zeppelins over the outdoor network', ['Café terraces', '水道管の漏れ']],
  ])('finds by %j what has some of the words, as nothing has all: %j', async (search, titles) => {
    expect(await found(search)).toEqual(titles);
    expect(await problems.list({ search, limit: 50 })).toMatchObject({
      words: 'some',
      total: { count: titles.length },
    });
    expect((await problems.list({ search: titles[0] as string, limit: 50 })).words).toBe('all');
  });

  it('has the best first, and the newest on demand', async () => {
    await submit({ title: 'Meters of water', description: 'They say how much water there is. Water is metered.' });
    await submit({ title: 'Harbours', description: `${'Ships wait at the quay for days. '.repeat(20)} Some water.` });
    const titles = async (sort: ProblemSort) =>
      (await problems.list({ search: 'water', limit: 50, sort })).items.map(({ title }) => title);
    expect(await titles(ProblemSort.Best)).toEqual(['Meters of water', 'Leaking mains', 'Harbours']);
    expect(await titles(ProblemSort.Newest)).toEqual(['Harbours', 'Meters of water', 'Leaking mains']);
  });

  it.each([ProblemSort.Best, ProblemSort.Newest])(
    'is leafed through, %s first, without repeating or leaving out',
    async (sort) => {
      for (let n = 0; n < 7; n += 1) await submit({ title: `Pump ${n}`, description: 'pump '.repeat(1 + (n % 3)) });
      const seen: string[] = [];
      for (let cursor: string | undefined, more = true; more; ) {
        const page = await problems.list({ search: 'pumps', limit: 2, cursor, sort });
        expect(page.total).toEqual({ count: 7 });
        seen.push(...page.items.map(({ title }) => title));
        cursor = page.next;
        more = cursor !== undefined;
        // What somebody else writes meanwhile changes what every word weighs.
        await submit({ title: `Wharf ${seen.length}`, description: 'Ships wait at the quay for days.' });
      }
      expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5, 6].map((n) => `Pump ${n}`));
      const some: string[] = [];
      for (let cursor: string | undefined, more = true; more; ) {
        const page = await problems.list({ search: 'pumps zeppelin', limit: 3, cursor, sort });
        expect(page).toMatchObject({ total: { count: 7 }, words: 'some' });
        some.push(...page.items.map(({ title }) => title));
        cursor = page.next;
        more = cursor !== undefined;
      }
      expect([...some].sort()).toEqual([...seen].sort());
    },
  );

  it('is whole again after a rebuild, which says how far it is', async () => {
    await innovation.rows('truncate innovation.problem_search_documents, innovation.problem_search_posts');
    await innovation.rows('truncate innovation.problem_search_terms, innovation.problem_search_words');
    await innovation.rows(
      `insert into innovation.problem_search_documents (id, owner, facets, len, term_ids)
        select gen_random_uuid(), organization_id, 3, 1, '{}' from innovation.problems limit 1`,
    );
    expect(await found('mains')).toEqual([]);
    const said: string[] = [];
    const { well } = await innovation.get(Commands).run('search-rebuild', (line) => void said.push(line));
    expect(well).toBe(true);
    expect(said).toEqual(
      expect.arrayContaining(['innovation.problem_search: 4 of 4', 'innovation.problem_search: words are weighed']),
    );
    expect(await found('mains')).toEqual(['Leaking mains']);
    expect(await innovation.rows('select from innovation.problem_search_documents')).toHaveLength(4);
  });

  it('forgets what was removed, and knows what was changed', async () => {
    await innovation.rows(`update innovation.problems set title = 'Burst hydrants' where title = 'Clinics'`);
    await innovation.rows(`delete from innovation.problems where title = 'Leaking mains'`);
    expect(await found('hydrant')).toEqual(['Burst hydrants']);
    expect(await found('clinics')).toEqual([]);
    expect(await found('mains')).toEqual([]);
  });

  it.each([
    '-'.repeat(200),
    "'",
    "''; drop table innovation.problems --",
    'a & | ! ( ) <-> :*',
    ':*',
    '!',
    '\\',
    '"unclosed',
    '%_%',
    'the of and',
    '😀',
    '😀🎉 \u200d',
    '\u3000full\u3000width',
    'ﷺ',
    '٣٤',
    'a\tb\nc',
    'é'.repeat(200),
    '- '.repeat(100),
    'x'.repeat(200),
    "it's o'clock",
    '½ ²',
    '\ud800',
  ])('bears %j', async (search) => {
    await expect(problems.list({ search, limit: 5 })).resolves.toMatchObject({ total: { count: expect.any(Number) } });
  });
});

describe('a search for which no problem was found', () => {
  beforeEach(async () => {
    await submit({ title: 'Leaks in old water mains', description: 'A third is lost.', tags: ['sensors', 'Café'] });
    await submit({ title: 'Containers come back empty', description: 'Diesel is burnt for nothing.' });
  });

  it.each([
    ['watter', 'water'],
    ['WATTER Leek', 'water leek'],
    ['wtaer sensros', 'water sensors'],
    ['empty contianer', 'empty containers'],
    ['cafés watr', 'cafes water'],
  ])('%p was probably meant as %p', async (search, meant) => {
    await submit({ title: 'Leeks rot in water' });
    expect(await problems.suggest(search)).toBe(meant);
    expect((await problems.list({ search: meant, limit: 50 })).items).not.toHaveLength(0);
  });

  it('keeps the words that are written right, also those that stand in a description alone', async () => {
    expect(await problems.suggest('diesel contaners')).toBe('diesel containers');
  });

  it.each(['zeppelin', 'water containers', 'watter containers', '...', 'a b c d e f g', `${'x'.repeat(100)}`])(
    'has no suggestion for %p, because there is none that finds something',
    async (search) => {
      expect(await problems.suggest(search)).toBeNull();
    },
  );

  it('knows the words of a problem as soon as it is submitted', async () => {
    expect(await problems.suggest('zepelins')).toBeNull();
    await submit({ title: 'Zeppelins over cities' });
    expect(await problems.suggest('zepelins')).toBe('zeppelins');
  });
});
