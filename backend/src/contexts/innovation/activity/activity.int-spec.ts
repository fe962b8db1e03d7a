import { type Contexts, startContexts } from '../../../../test/support/contexts';
import { rowsRead } from '../../../../test/support/rows-read';
import { DemoData } from '../../../platform/demo/demo-data';
import type { Viewer } from '../../../platform/http/viewer';
import { demoOrganizations, OrganizationWork } from '../../membership';
import { ActivityQueries } from './activity.queries';

let innovation: Contexts;
const memberOf = (...names: string[]): Viewer => ({
  kind: 'member',
  id: '00000000-0000-4000-8000-ffffffffffff',
  email: '',
  sessionId: '',
  enterprise: false,
  organizations: demoOrganizations.filter(({ name }) => names.includes(name)).map(({ id }) => ({ id, role: 'owner' })),
});

/** What their organizations work on, from who works on which project. */
async function worked(viewer: Viewer) {
  const ids = viewer.organizations.map(({ id }) => id);
  const projects: { phase: string; partners: string[] }[] = await innovation.rows(
    `select phase, array_agg(partner) as partners from innovation.projects p cross join lateral (
      select lead_organization_id as partner union
      select organization_id from innovation.project_collaborators where project_id = p.id) work group by p.id, phase`,
  );
  const own = projects.filter(({ partners }) => partners.some((id) => ids.includes(id)));
  return {
    activeProjects: own.filter(({ phase }) => ['sandbox', 'pilot', 'scaling'].includes(phase)).length,
    projects: own.length,
    collaborations: own.flatMap(({ partners }) => partners.filter((id) => !ids.includes(id))).length,
  };
}

beforeAll(async () => {
  innovation = await startContexts();
  await innovation.get(DemoData).load();
});
afterAll(() => innovation.stop());

describe('impact', () => {
  const impact = (viewer: Viewer) => innovation.get(ActivityQueries).impact(viewer);

  it('counts what the viewer’s organizations have done', async () => {
    for (const [name, problemsSubmitted, solutionsProposed] of [
      ['Pacific Freight Lines', 3, 2],
      ['AquaSense Robotics', 0, 3],
    ] as const) {
      const viewer = memberOf(name);
      const done = await impact(viewer);
      expect(done).toEqual({ problemsSubmitted, solutionsProposed, ...(await worked(viewer)) });
      expect(Math.min(done.activeProjects, done.collaborations)).toBeGreaterThan(0);
    }
  });

  it.each(['withdrawn', 'draft'])('does not count a problem that is %s', async (uncounted) => {
    const viewer = memberOf('Pacific Freight Lines');
    const [problem] = await innovation.rows(
      `select id, status from innovation.problems where organization_id = $1 and status not in ('draft', 'withdrawn') limit 1`,
      [viewer.organizations[0]?.id],
    );
    const setStatus = (status: string) =>
      innovation.rows('update innovation.problems set status = $2 where id = $1', [problem.id, status]);
    await setStatus(uncounted);
    expect((await impact(viewer)).problemsSubmitted).toBe(2);
    await setStatus(problem.status);
  });

  it('does not count a draft, nor organizations of the viewer as partners of one another', async () => {
    expect((await impact(memberOf('Baobab Ventures'))).solutionsProposed).toBe(1);
    const both = memberOf('TechFlow Solutions', 'Pacific Freight Lines');
    const { collaborations } = await impact(both);
    expect(collaborations).toBe((await worked(both)).collaborations);
    const [one, other] = [memberOf('TechFlow Solutions'), memberOf('Pacific Freight Lines')];
    expect(collaborations).toBeLessThan((await impact(one)).collaborations + (await impact(other)).collaborations);
  });

  it('is nothing for somebody without an organization', async () => {
    expect(await innovation.get(ActivityQueries).impact(memberOf())).toEqual({
      problemsSubmitted: 0,
      solutionsProposed: 0,
      activeProjects: 0,
      projects: 0,
      collaborations: 0,
    });
  });
});

describe('activity', () => {
  it('is newest first, in words and with an address', async () => {
    const entries = await innovation.get(ActivityQueries).newest(memberOf('AquaSense Robotics'), 150);
    const times = entries.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
    expect(new Set(entries.map(({ kind }) => kind))).toEqual(
      new Set([
        'problem_submitted',
        'solution_published',
        'solution_proposed',
        'proposal_accepted',
        'project_started',
        'success_reported',
      ]),
    );
    for (const { title, organizationName, subject } of entries) {
      expect(title && organizationName).toMatch(/\w/);
      expect(subject.id).toMatch(subject.type === 'story' ? /^[a-z0-9-]+$/ : /^[0-9a-f-]{36}$/);
    }
    expect(await innovation.get(ActivityQueries).newest(memberOf(), 5)).toHaveLength(5);
  });

  it('keeps proposals between the two organizations, and drafts to one', async () => {
    const entries = await innovation.get(ActivityQueries).newest(memberOf('Verdant Carbon'), 100);
    expect(entries.filter(({ kind }) => kind === 'proposal_accepted')).toEqual([]);
    expect(entries.filter(({ kind }) => kind === 'solution_proposed').map(({ title }) => title)).toEqual([
      'Cloudbursts flood the same twelve streets every summer',
      'Soil samples cost more than the carbon they prove',
    ]);
    expect(entries.map(({ title }) => title)).not.toContain('Energy fingerprint of a factory from one meter');
  });
});

describe('activity of matches', () => {
  it('has good ones for the two organizations alone, with the other’s name, until one finds that they do not fit', async () => {
    const [seeker, solver, stranger] = ['Pacific Freight Lines', 'AquaSense Robotics', 'Verdant Carbon'].map((name) =>
      memberOf(name),
    ) as [Viewer, Viewer, Viewer];
    const own = (viewer: Viewer) => viewer.organizations[0]?.id;
    const [{ title }] = await innovation.rows(
      `with q as (select * from innovation.problems where organization_id = $1 limit 1),
        found as (insert into innovation.matches (problem_id, solution_id, percent, found_at)
          select q.id, s.id, 59 + row_number() over (), now() from q, (select id from innovation.solutions
            where organization_id = $2 and status <> 'draft' limit 1) s)
      select title from q`,
      [own(seeker), own(solver)],
    );
    const matches = async (viewer: Viewer) =>
      (await innovation.get(ActivityQueries).newest(viewer, 100))
        .filter(({ kind }) => kind === 'match_found')
        .map((entry) => [entry.title, entry.organizationName]);
    expect(await matches(seeker)).toEqual([[title, 'AquaSense Robotics']]);
    expect(await matches(solver)).toEqual([[title, 'Pacific Freight Lines']]);
    expect(await matches(stranger)).toEqual([]);
    await innovation.rows(
      `insert into innovation.match_verdicts (organization_id, problem_id, solution_id, verdict)
        select $1, problem_id, solution_id, 'not_relevant' from innovation.matches`,
      [own(seeker)],
    );
    expect(await matches(seeker)).toEqual([]);
    expect(await matches(solver)).toHaveLength(1);
    const scoreAt = (percent: number) => innovation.rows('update innovation.matches set percent = $1', [percent]);
    await scoreAt(59);
    expect(await matches(solver)).toEqual([]);
    await scoreAt(60);
    expect(await matches(solver)).toHaveLength(1);
    await innovation.rows(
      `update innovation.solutions set status = 'draft' where id in (select solution_id from innovation.matches)`,
    );
    expect(await matches(solver)).toEqual([]);
  });
});

describe('activity among many proposals', () => {
  let many: Contexts;

  beforeAll(async () => {
    many = await startContexts();
    await many.rows(
      `with o as (insert into membership.organizations (name, type)
          select 'Organization ' || n, 'startup' from generate_series(1, 20) n returning id),
        ids as (select array_agg(id) as id from o),
        p as (insert into innovation.problems (organization_id, title, description, created_at)
          select id[1 + n % 10], 'Problem ' || n, '', now() - make_interval(days => 400, secs => n)
          from ids, generate_series(1, 5000) n returning id, created_at),
        s as (insert into innovation.solutions (organization_id, title, description)
          select unnest(id), 'Solution', '' from ids returning id, organization_id)
      insert into innovation.solution_proposals (problem_id, solution_id, organization_id, created_at, status, decided_at)
      select p.id, s.id, s.organization_id, p.created_at + interval '1 minute', 'accepted', p.created_at + interval '1 hour'
      from (select *, row_number() over () as n from p) p
      join (select *, row_number() over () as n from s) s on s.n = 11 + p.n % 10`,
    );
    await many.rows(`analyze innovation.problems, innovation.solutions, innovation.solution_proposals`);
  });
  afterAll(() => many.stop());

  const viewerOf = (organizations: { id: string }[]): Viewer => ({
    ...memberOf(),
    organizations: organizations.map(({ id }) => ({ id, role: 'owner' })),
  });
  const oneSidesOf = () =>
    many.rows(`select distinct organization_id as id from innovation.solution_proposals limit 2`);

  it('reads what it shows and not what else there is', async () => {
    const stranger = viewerOf(await many.rows(`select gen_random_uuid() as id`));
    const proposers = viewerOf(await oneSidesOf());
    const owners = viewerOf(await many.rows(`select distinct organization_id as id from innovation.problems limit 2`));
    for (const viewer of [stranger, proposers, owners])
      expect(await rowsRead(many.database, () => many.get(ActivityQueries).newest(viewer, 20))).toBeLessThan(400);
  });

  it('shows a proposal once to who belongs to both sides, and the newest of several organizations', async () => {
    const own = [
      ...(await oneSidesOf()),
      ...(await many.rows(`select distinct organization_id as id from innovation.problems limit 2`)),
    ];
    const ids = own.map(({ id }) => id);
    const seen = await many.get(ActivityQueries).newest(viewerOf(own), 100);
    const expected = await many.rows(
      `select q.title, p.decided_at as at from innovation.solution_proposals p join innovation.problems q on q.id = p.problem_id
        where p.organization_id = any($1) or q.organization_id = any($1) order by at desc limit 30`,
      [ids],
    );
    const accepted = seen.filter(({ kind }) => kind === 'proposal_accepted').slice(0, 30);
    expect(accepted.map(({ title, at }) => ({ title, at: new Date(at) }))).toEqual(expected);
  });
});

describe('what organizations work on', () => {
  it('is what each leads and works on, with whom', async () => {
    const figures = await innovation.get(OrganizationWork).figuresOf(demoOrganizations.map(({ id }) => id));
    for (const { id, name } of demoOrganizations) {
      const { projects: _, ...expected } = await worked(memberOf(name));
      expect({ name, ...figures.get(id) }).toEqual({ name, id: undefined, ...expected });
    }
  });

  it('is counted up to a hundred', async () => {
    const [{ lead, partner }] = await innovation.rows('select gen_random_uuid() as lead, gen_random_uuid() as partner');
    await innovation.rows(
      `with p as (insert into innovation.projects (name, lead_organization_id, status, phase)
          select 'Quiet mains', $1, 'active', 'pilot' from generate_series(1, 101) returning id)
        insert into innovation.project_collaborators (project_id, organization_id) select id, $2 from p`,
      [lead, partner],
    );
    const figures = await innovation.get(OrganizationWork).figuresOf([lead, partner]);
    for (const id of [lead, partner]) expect(figures.get(id)).toEqual({ activeProjects: 100, collaborations: 100 });
  });
});
