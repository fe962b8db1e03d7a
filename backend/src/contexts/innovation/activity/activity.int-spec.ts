import { type Contexts, startContexts } from '../../../../test/support/contexts';
import { DemoData } from '../../../platform/demo/demo-data';
import type { Viewer } from '../../../platform/http/viewer';
import { demoOrganizations } from '../../membership';
import { ProblemsQueries } from '../problems/problems.queries';
import { SolutionsQueries } from '../solutions/solutions.queries';
import { ActivityQueries } from './activity.queries';

let innovation: Contexts;
const memberOf = (...names: string[]): Viewer => ({
  kind: 'member',
  id: '',
  email: '',
  sessionId: '',
  enterprise: false,
  organizations: demoOrganizations.filter(({ name }) => names.includes(name)).map(({ id }) => ({ id, role: 'owner' })),
});

beforeAll(async () => {
  innovation = await startContexts();
  await innovation.get(DemoData).load();
});
afterAll(() => innovation.stop());

describe('the demo data', () => {
  it('fills the lists with forty problems and forty solutions, none of them from the future', async () => {
    const viewer = memberOf('TechFlow Solutions');
    const problems = await innovation.get(ProblemsQueries).list('', 200);
    const solutions = await innovation.get(SolutionsQueries).list(viewer, '', 200);
    expect(problems.total).toEqual({ count: 40 });
    expect(await innovation.rows('select count(*)::int as n from innovation.solutions')).toEqual([{ n: 40 }]);
    const months = 18 * 31 * 86_400_000;
    for (const { createdAt, submittedBy } of [...problems.items, ...solutions.items]) {
      expect(Date.now() - Date.parse(createdAt)).toBeGreaterThan(0);
      expect(Date.now() - Date.parse(createdAt)).toBeLessThan(months);
      expect(submittedBy.name).toMatch(/\w/);
    }
  });

  it('shows every category, urgency, status and technology', async () => {
    const missing = await innovation.rows(`
      select unnest(enum_range(null::innovation.urgency))::text as value except select urgency::text from innovation.problems
      union all
      (select unnest(enum_range(null::innovation.problem_status))::text except select status::text from innovation.problems)
      union all
      (select unnest(enum_range(null::innovation.category))::text except select category::text from innovation.problems)
      union all
      (select unnest(enum_range(null::innovation.solution_status))::text except select status::text from innovation.solutions)
      union all
      (select unnest(enum_range(null::innovation.technology_type))::text
        except select technology_type::text from innovation.solutions)`);
    expect(missing).toEqual([]);
  });

  it('loads once', async () => {
    await innovation.get(DemoData).load();
    expect((await innovation.get(ProblemsQueries).list('', 1)).total).toEqual({ count: 40 });
  });
});

describe('impact', () => {
  it('counts what the viewer’s organizations have done', async () => {
    expect(await innovation.get(ActivityQueries).impact(memberOf('Pacific Freight Lines'))).toEqual({
      problemsSubmitted: 3,
      solutionsProposed: 2,
      activeProjects: 0,
      collaborations: 3,
    });
    expect(await innovation.get(ActivityQueries).impact(memberOf('AquaSense Robotics'))).toEqual({
      problemsSubmitted: 0,
      solutionsProposed: 3,
      activeProjects: 2,
      collaborations: 5,
    });
  });

  it('does not count a draft, nor organizations of the viewer as partners of one another', async () => {
    const drafts = await innovation.get(ActivityQueries).impact(memberOf('Baobab Ventures'));
    expect(drafts.solutionsProposed).toBe(1);
    const partnersOf = async (...names: string[]) =>
      (await innovation.get(ActivityQueries).impact(memberOf(...names))).collaborations;
    expect(await partnersOf('TechFlow Solutions')).toBe(4);
    expect(await partnersOf('Pacific Freight Lines')).toBe(3);
    expect(await partnersOf('TechFlow Solutions', 'Pacific Freight Lines')).toBe(5);
  });

  it('is nothing for somebody without an organization', async () => {
    expect(await innovation.get(ActivityQueries).impact(memberOf())).toEqual({
      problemsSubmitted: 0,
      solutionsProposed: 0,
      activeProjects: 0,
      collaborations: 0,
    });
  });
});

describe('activity', () => {
  it('is newest first, in words and with an address', async () => {
    const entries = await innovation.get(ActivityQueries).newest(memberOf('AquaSense Robotics'), 100);
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
      expect(subject.id).toMatch(/^[0-9a-f-]{36}$/);
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
