import { as, type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import type { Viewer } from '../../../platform/http/viewer';
import { TechnologyType } from '../innovation.enums';
import { PublishSolution } from './publish-solution';
import type { SubmitSolutionDto } from './solution-requests.dto';
import { SolutionsQueries } from './solutions.queries';
import { SubmitSolution } from './submit-solution';

let innovation: Contexts;
let owner: Viewer;
let other: Viewer;
let solutions: SolutionsQueries;
const submit = (form: Partial<SubmitSolutionDto>, viewer = owner) =>
  innovation.get(SubmitSolution).execute(viewer, { title: 'A solution', description: 'Described.', ...form });
const publish = (id: string, viewer = owner) => innovation.get(PublishSolution).execute(viewer, id);
const titles = async (viewer: Viewer, search = '') =>
  (await solutions.list(viewer, { search, limit: 50 })).items.map(({ title }) => title);

beforeAll(async () => {
  innovation = await startContexts();
  solutions = innovation.get(SolutionsQueries);
  owner = await innovation.organization('AquaSense');
  other = await innovation.organization('Verdant');
});
afterAll(() => innovation.stop());
beforeEach(async () => {
  await innovation.rows('truncate innovation.solutions cascade');
  await solutions.memory.changed();
});

describe('submitting a solution', () => {
  it('makes a draft at readiness level 1 unless said otherwise', async () => {
    const id = await submit({});
    expect(await solutions.find(id, owner)).toMatchObject({ status: 'draft', readinessLevel: 1, canPublish: true });
    expect(await innovation.rows('select published_at from innovation.solutions')).toEqual([{ published_at: null }]);
  });

  it('publishes it at once when asked to', async () => {
    const id = await submit({ publish: true, readinessLevel: 9, technologyType: TechnologyType.Iot });
    expect(await solutions.find(id, other)).toMatchObject({
      status: 'published',
      readinessLevel: 9,
      technologyType: 'iot',
      canPublish: false,
    });
  });

  it('is on record and tells the lists, and when published at once says so too', async () => {
    const organizationId = organizationOf(owner);
    const record = (what: string, id: string) => ({
      action: `solution.${what}`,
      actor: `member:${owner.id}`,
      subject: `solution:${id}`,
    });
    await expect(() => submit({})).leavesBehind((id: string) => ({
      audit: [{ ...record('submitted', id), details: { organizationId } }],
      notices: [`innovation.solutions:${organizationOf(owner)}`],
    }));
    await expect(() => submit({ publish: true })).leavesBehind((solutionId: string) => ({
      events: [{ type: 'innovation.solution-published', solutionId, organizationId }],
      audit: [
        { ...record('submitted', solutionId), details: { organizationId } },
        {
          ...record('published', solutionId),
          details: { before: { status: 'draft' }, after: { status: 'published' } },
        },
      ],
      notices: [`innovation.solutions:${organizationOf(owner)}`],
    }));
  });

  it('is refused to viewers of an organization, and for a problem that does not exist', async () => {
    await expect(() => submit({}, as('viewer', owner))).leavesBehind({ refused: 'organization_required' });
    const problemId = '00000000-0000-4000-8000-ffffffffffff';
    await expect(() => submit({ problemId })).leavesBehind({ refused: 'not_found' });
  });
});

describe('a draft', () => {
  let draft: string;
  beforeEach(async () => {
    await submit({ title: 'Shown to all', publish: true, readinessLevel: 8 });
    draft = await submit({ title: 'Secret robot', readinessLevel: 7 });
  });

  it('is in no list, search, count or figure of another organization, nor found by its id', async () => {
    expect(await titles(other)).toEqual(['Shown to all']);
    expect(await titles(other, 'robot')).toEqual([]);
    expect((await solutions.list(other, { limit: 50 })).total).toEqual({ count: 1 });
    expect((await solutions.list(other, { search: 'robot', limit: 50 })).total).toEqual({ count: 0 });
    expect(await solutions.summary(other)).toEqual({ total: 1, published: 1, marketReady: 1, inTesting: 0 });
    expect(await solutions.find(draft, other)).toBeUndefined();
  });

  it('is in all of those for the people of its organization', async () => {
    expect(await titles(owner)).toEqual(['Secret robot', 'Shown to all']);
    expect(await titles(owner, 'robot')).toEqual(['Secret robot']);
    expect((await solutions.list(owner, { limit: 50 })).total).toEqual({ count: 2 });
    expect((await solutions.list(owner, { search: 'robot', limit: 50 })).total).toEqual({ count: 1 });
    expect(await solutions.summary(owner)).toEqual({ total: 2, published: 1, marketReady: 2, inTesting: 0 });
    expect(await solutions.find(draft, owner)).toMatchObject({ title: 'Secret robot' });
  });

  it('lends its words to no suggestion, but is found by one of its own organization', async () => {
    await submit({ title: 'Secret robots', publish: false });
    expect(await solutions.suggest(other, 'robott')).toBeNull();
    expect(await solutions.suggest(owner, 'robott')).toBeNull();
    await submit({ title: 'Robot arm', publish: true });
    expect(await solutions.suggest(other, 'robott')).toBe('robot');
    expect(await solutions.suggest(other, 'robott secret')).toBeNull();
    expect(await solutions.suggest(owner, 'robott secret')).toBe('robot secret');
  });

  it('is hidden also where many match', async () => {
    await innovation.rows(
      `insert into innovation.solutions (organization_id, title, description, status)
       select $1, 'Bulk ' || n, 'common', case when n % 2 = 0 then 'draft' else 'published' end::innovation.solution_status
       from generate_series(1, 3000) n`,
      [owner.organizations[0]?.id],
    );
    await solutions.memory.changed();
    const page = await solutions.list(other, { search: 'common', limit: 200 });
    expect(page.total).toEqual({ count: 1500 });
    expect(page.items.filter(({ status }) => status === 'draft')).toEqual([]);
    expect(page.items).toHaveLength(200);
    expect((await solutions.list(owner, { search: 'common', limit: 5 })).total).toEqual({ count: 3000 });
  });

  it('is published by its organization alone, and once', async () => {
    await expect(() => publish(draft, other)).leavesBehind({ refused: 'not_found' });
    await expect(() => publish(draft, as('viewer', owner))).leavesBehind({ refused: 'organization_required' });
    await expect(() => publish(draft)).leavesBehind({
      events: [{ type: 'innovation.solution-published', solutionId: draft, organizationId: organizationOf(owner) }],
      audit: [
        {
          action: 'solution.published',
          actor: `member:${owner.id}`,
          subject: `solution:${draft}`,
          details: { before: { status: 'draft' }, after: { status: 'published' } },
        },
      ],
      notices: [`innovation.solutions:${organizationOf(owner)}`],
    });
    expect(await titles(other)).toContain('Secret robot');
    await expect(() => publish(draft)).leavesBehind({ refused: 'solution_not_draft' });
    await expect(() => publish(draft, other)).leavesBehind({ refused: 'organization_required' });
  });

  it('is offered for publishing to those who may, and keeps when that was', async () => {
    expect(await solutions.find(draft, owner)).toMatchObject({ canPublish: true });
    expect(await solutions.find(draft, as('viewer', owner))).toMatchObject({ canPublish: false });
    await publish(draft);
    const [{ age }] = await innovation.rows(
      'select extract(epoch from now() - published_at)::int as age from innovation.solutions where id = $1',
      [draft],
    );
    expect(age).toBeLessThan(10);
  });

  it('is published once by two at once', async () => {
    const outcomes = await Promise.all([refusal(publish(draft)), refusal(publish(draft))]);
    expect(outcomes.sort()).toEqual(['solution_not_draft', undefined]);
  });
});

describe('searching solutions', () => {
  it.each([
    ['artificial intelligence', TechnologyType.Ai],
    ['internet of things', TechnologyType.Iot],
    ['biotechnology', TechnologyType.Biotech],
    ['robotics', TechnologyType.Robotics],
  ])('finds %s by the name of its technology', async (search, technologyType) => {
    await submit({ title: 'Sought', technologyType, publish: true });
    await submit({ title: 'Another', technologyType: TechnologyType.Software, publish: true });
    expect(await titles(other, search)).toEqual(['Sought']);
  });
});
