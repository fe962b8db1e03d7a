import { type Contexts, startContexts } from '../../../../test/support/contexts';
import { day } from '../../../platform/clock/durations';
import type { Viewer } from '../../../platform/http/viewer';
import { Jobs } from '../../../platform/jobs/jobs';
import { ProposalStatus } from '../innovation.enums';
import { ProjectsQueries } from '../projects/projects.queries';
import type { ProposalDto } from '../proposals/proposals.dto';
import { CountViews } from '../views/count-views';
import { type AnalyzedProposalsQuery, ProposalSide } from './analytics.dto';
import { ReadAnalytics } from './read-analytics';

let innovation: Contexts;
let owner: Viewer;
let other: Viewer;
let third: Viewer;
const idOf = (viewer: Viewer) => viewer.organizations[0]?.id as string;
const add = async (text: string, values: unknown[]): Promise<string> =>
  (await innovation.rows(`${text} returning id`, values))[0].id;
const problemOf = (viewer: Viewer, title = 'Leaks') =>
  add(`insert into innovation.problems (organization_id, title, description) values ($1, $2, '')`, [
    idOf(viewer),
    title,
  ]);
const solutionOf = (viewer: Viewer) =>
  add(
    `insert into innovation.solutions (organization_id, title, description, status) values ($1, 'Probes', '', 'published')`,
    [idOf(viewer)],
  );
const read = (days: 30 | 90 | 365 = 30, viewer = owner) =>
  innovation.get(ReadAnalytics).execute(viewer, { organizationId: idOf(owner), days });
const views = () => innovation.get(CountViews);
const marks = async () => (await innovation.rows('select count(*)::int as n from innovation.view_marks'))[0].n;

beforeAll(async () => {
  innovation = await startContexts({ ROLE: 'all' });
  [owner, other, third] = [
    await innovation.organization('Own'),
    await innovation.organization('Other'),
    await innovation.organization('Third'),
  ];
  await innovation.rows(
    `update membership.organizations set membership_tier = 'enterprise_alliance_partners' where id = $1`,
    [idOf(owner)],
  );
});
afterAll(() => innovation.stop());

describe('views', () => {
  afterEach(() => innovation.clock.reset());

  it('count an organization once a day for what it looked at, and the own one never', async () => {
    const [problem, solution] = [await problemOf(owner), await solutionOf(owner)];
    const look = async (viewer: Viewer, kind: 'problem' | 'solution', id: string) => {
      views().note(viewer, kind, id, idOf(owner));
      await views().flush();
    };
    for (const viewer of [other, other, third, owner]) await look(viewer, 'problem', problem);
    views().note(
      { ...third, organizations: [...third.organizations, ...owner.organizations] },
      'problem',
      problem,
      idOf(owner),
    );
    views().note({ ...third, organizations: [] }, 'problem', problem, idOf(owner));
    views().note({ ...third, seenBy: { adminId: 'noor', until: 0 } }, 'solution', solution, idOf(owner));
    await look(other, 'solution', solution);
    const { mostViewed, periods } = await read();
    expect(mostViewed).toEqual([
      { type: 'problem', id: problem, title: 'Leaks', views: 2 },
      { type: 'solution', id: solution, title: 'Probes', views: 1 },
    ]);
    expect(periods).toHaveLength(30);
    expect(periods.at(-1)).toMatchObject({ problemViews: 2, solutionViews: 1 });
    innovation.clock.move(day);
    await look(other, 'problem', problem);
    expect((await read()).periods.slice(-2).map(({ problemViews }) => problemViews)).toEqual([2, 1]);
  });

  it('are counted once where two processes have seen the same, and kept where they cannot be written', async () => {
    const problem = await problemOf(third);
    const second = new CountViews(innovation.clock, innovation.database, innovation.get(Jobs));
    for (const process of [views(), second]) process.note(other, 'problem', problem, idOf(third));
    await Promise.all([views().flush(), second.flush()]);
    const counted = () => innovation.rows('select views from innovation.view_counts where object_id = $1', [problem]);
    expect(await counted()).toEqual([{ views: 1 }]);
    views().note(owner, 'problem', problem, idOf(third));
    jest.spyOn(innovation.database, 'run').mockRejectedValueOnce(new Error('away'));
    await views().flush();
    expect(await counted()).toEqual([{ views: 1 }]);
    await views().flush();
    expect(await counted()).toEqual([{ views: 2 }]);
  });

  it('that are being written are waited for when the process ends', async () => {
    const process = new CountViews(innovation.clock, innovation.database, innovation.get(Jobs));
    const problem = await problemOf(third);
    process.note(owner, 'problem', problem, idOf(third));
    void process.flush();
    await process.beforeApplicationShutdown();
    expect(await innovation.rows('select views from innovation.view_counts where object_id = $1', [problem])).toEqual([
      { views: 1 },
    ]);
  });

  it('forget who it was when the day is over, and the figures after 400 days', async () => {
    expect(await marks()).toBeGreaterThan(0);
    innovation.clock.move(4 * day);
    await innovation.run('forget-views');
    expect(await marks()).toBe(0);
    const counts = async () => (await innovation.rows('select count(*)::int as n from innovation.view_counts'))[0].n;
    expect(await counts()).toBeGreaterThan(0);
    innovation.clock.move(403 * day);
    await innovation.run('forget-views');
    expect(await counts()).toBe(0);
  });
});

describe('the analytics of an organization', () => {
  const proposeAt = async (at: Date, from: Viewer, to: Viewer, status: string, answeredAfter: number | null) =>
    add(
      `insert into innovation.solution_proposals (problem_id, solution_id, organization_id, status, created_at, decided_at)
        values ($1, $2, $3, $4, $5::timestamptz, $5::timestamptz + make_interval(days => $6))`,
      [await problemOf(to), await solutionOf(from), idOf(from), status, at, answeredAfter],
    );
  const propose = (from: Viewer, to: Viewer, status: string, daysAgo: number, answeredAfter: number | null) =>
    proposeAt(new Date(innovation.clock.now().getTime() - daysAgo * day), from, to, status, answeredAfter);

  /** To the last page. */
  const listed = async (viewer: Viewer, query: Pick<AnalyzedProposalsQuery, 'days' | 'side' | 'status' | 'limit'>) => {
    const items: ProposalDto[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await innovation
        .get(ReadAnalytics)
        .listProposals(viewer, { organizationId: idOf(viewer), ...query, cursor });
      items.push(...page.items);
      cursor = page.next;
      if (!cursor) return { count: page.total.count, items };
    }
  };

  it('have proposals in and out, and how long answers took, of the days looked at', async () => {
    await propose(other, owner, 'accepted', 10, 2);
    await propose(other, owner, 'declined', 20, 9);
    await propose(third, owner, 'declined', 25, 4);
    await propose(third, owner, 'pending', 1, null);
    await propose(third, owner, 'withdrawn', 3, null);
    await propose(third, owner, 'accepted', 60, 30);
    await propose(owner, third, 'accepted', 5, 3);
    await propose(owner, owner, 'accepted', 5, 0);
    const month = await read();
    expect(month.proposalsIn).toEqual({ made: 4, pending: 1, accepted: 1, declined: 2, medianDays: 4 });
    expect(month.proposalsOut).toEqual({ made: 1, pending: 0, accepted: 1, declined: 0, medianDays: 3 });
    expect(month.periods.filter(({ proposalsIn }) => proposalsIn > 0)).toHaveLength(4);
    expect((await read(90)).proposalsIn).toMatchObject({ made: 5, accepted: 2, medianDays: 7 });
    const rows = async (side: ProposalSide, days?: number, status?: ProposalStatus[]) => {
      const { count, items } = await listed(owner, { days, side, status, limit: 2 });
      return { count, stands: items.map((proposal) => proposal.status) };
    };
    const { Received, Made } = ProposalSide;
    // The newest first, and as many as are counted.
    expect(await rows(Received)).toEqual({ count: 4, stands: ['pending', 'accepted', 'declined', 'declined'] });
    expect(await rows(Received, 90)).toMatchObject({ count: 5 });
    expect(await rows(Received, 30, [ProposalStatus.Declined])).toEqual({ count: 2, stands: ['declined', 'declined'] });
    expect(await rows(Received, 30, [ProposalStatus.Withdrawn])).toEqual({ count: 0, stands: [] });
    expect(await rows(Made)).toEqual({ count: 1, stands: ['accepted'] });
    jest.spyOn(innovation.database, 'one').mockResolvedValueOnce({ total: 10_001 });
    const { total } = await innovation
      .get(ReadAnalytics)
      .listProposals(owner, { organizationId: idOf(owner), side: Made, limit: 1 });
    expect(total).toEqual({ count: 10_000, orMore: true });
    const year = await read(365);
    expect(year.from).toBe(year.periods[0]?.from);
    expect(year.from).toBe(new Date(innovation.clock.now().getTime() - 364 * day).toISOString().slice(0, 10));
    expect(year.periods.reduce((sum, { proposalsIn }) => sum + proposalsIn, 0)).toBe(5);
  });

  it('begin with the first moment of their first day, and list each row once where many were made at the same moment', async () => {
    const busy = await innovation.organization('Busy');
    await innovation.rows(
      `update membership.organizations set membership_tier = 'enterprise_alliance_partners' where id = $1`,
      [idOf(busy)],
    );
    const figures = () => innovation.get(ReadAnalytics).execute(busy, { organizationId: idOf(busy) });
    const { from } = await figures();
    const first = new Date(`${from}T00:00:00Z`);
    await proposeAt(new Date(first.getTime() - 1), other, busy, 'pending', null);
    const made: string[] = [];
    for (let n = 0; n < 3; n++) made.push(await proposeAt(first, other, busy, 'pending', null));
    expect((await figures()).proposalsIn.made).toBe(3);
    const { count, items } = await listed(busy, { side: ProposalSide.Received, limit: 1 });
    expect([count, items.map(({ id }) => id)]).toEqual([3, made.sort().reverse()]);
    // As its people see them: to others a draft says what was proposed.
    await proposeAt(first, busy, other, 'pending', null);
    await innovation.rows(`update innovation.solutions set status = 'draft' where organization_id = $1`, [idOf(busy)]);
    const [own] = (await listed(busy, { side: ProposalSide.Made, limit: 1 })).items;
    expect(own?.solution).toMatchObject({ title: 'Probes', isTakenBack: false });
  });

  it('have projects it leads or works on, each once, and their value by how it stands', async () => {
    const project = (lead: Viewer, phase: string) =>
      add('insert into innovation.projects (name, lead_organization_id, phase) values ($1, $2, $3)', [
        'P',
        idOf(lead),
        phase,
      ]);
    const led = await project(owner, 'pilot');
    const joined = await project(other, 'deployed');
    await project(other, 'pilot');
    for (const id of [led, joined])
      await innovation.rows(
        'insert into innovation.project_collaborators (project_id, organization_id) values ($1, $2)',
        [id, idOf(owner)],
      );
    const enter = (id: string, state: string, usd: number, daysAgo: number) =>
      innovation.rows(
        `insert into innovation.value_entries (project_id, organization_id, kind, amount_minor, currency, usd_minor, happened_on, state, note,
            decided_by_organization_id, decided_at)
          select $1, $2, 'revenue', $3, 'USD', $3, $4, $5::innovation.value_state, 'x', by, case when by is not null then now() end
          from (select case when $5 in ('confirmed', 'disputed') then gen_random_uuid() end as by) decided`,
        [id, idOf(other), usd * 100, new Date(innovation.clock.now().getTime() - daysAgo * day), state],
      );
    await enter(led, 'confirmed', 700, 3);
    await enter(joined, 'confirmed', 50, 3);
    await enter(joined, 'claimed', 9, 3);
    await enter(joined, 'confirmed', 1000, 200);
    await enter(joined, 'confirmed', 2000, -3);
    const { projects, value } = await read();
    expect(projects).toEqual({ all: 2, active: 1, deployed: 1, started: 2 });
    const begun = (days = 30) =>
      innovation.get(ReadAnalytics).listBegun(owner, { organizationId: idOf(owner), days, limit: 20 });
    const { items, total } = await begun();
    expect([items.map(({ id }) => id), total]).toEqual([[joined, led], { count: 2 }]);
    expect(items).toEqual(await innovation.get(ProjectsQueries).byIds([joined, led], owner));
    expect(items).not.toEqual(await innovation.get(ProjectsQueries).byIds([joined, led], third));
    await innovation.rows(`update innovation.projects set created_at = now() - interval '40 days' where id = $1`, [
      led,
    ]);
    expect((await begun()).items.map(({ id }) => id)).toEqual([joined]);
    expect((await begun(90)).items.map(({ id }) => id)).toEqual([joined, led]);
    expect(value).toEqual([
      { state: 'estimated', usd: '0.00', entries: 0 },
      { state: 'claimed', usd: '9.00', entries: 1 },
      { state: 'confirmed', usd: '750.00', entries: 2 },
      { state: 'disputed', usd: '0.00', entries: 0 },
    ]);
  });

  it('are for its people, where its plan has them', async () => {
    const lists = (viewer: Viewer, organizationId: string) => [
      () => innovation.get(ReadAnalytics).listProposals(viewer, { organizationId, side: ProposalSide.Made, limit: 20 }),
      () => innovation.get(ReadAnalytics).listBegun(viewer, { organizationId, limit: 20 }),
    ];
    for (const one of [() => read(30, other), ...lists(other, idOf(owner))])
      await expect(one()).rejects.toMatchObject({ code: 'not_found' });
    await innovation.rows(
      `update membership.organizations set membership_tier = 'free', requested_tier = 'free' where id = $1`,
      [idOf(other)],
    );
    await expect(innovation.get(ReadAnalytics).execute(other, { organizationId: idOf(other) })).rejects.toMatchObject({
      code: 'entitlement_exceeded',
    });
    for (const one of lists(other, idOf(other)))
      await expect(one()).rejects.toMatchObject({ code: 'entitlement_exceeded' });
    // Nobody else is told what plan it has.
    for (const one of lists(third, idOf(other))) await expect(one()).rejects.toMatchObject({ code: 'not_found' });
  });

  it('can be taken away as a file', async () => {
    const file = await innovation.get(ReadAnalytics).export(owner, { organizationId: idOf(owner), days: 365 });
    const lines = file.trimEnd().split('\r\n');
    expect(lines[0]).toBe('\ufeffFrom,Views of problems,Views of solutions,Proposals received,Proposals made');
    expect([13, 14]).toContain(lines.length);
    expect(lines.at(-1)).toMatch(/^\d{4}-\d\d-01,\d+,\d+,\d+,\d+$/);
  });
});
