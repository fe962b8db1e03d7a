import { type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import type { Viewer } from '../../../platform/http/viewer';
import { OrganizationWorkQueries } from './organization-work.queries';

let contexts: Contexts;
let owner: Viewer;
let member: Viewer;
let id: string;

const work = (viewer?: Viewer) => contexts.get(OrganizationWorkQueries).of(id, viewer);
const show = (visibility: object) =>
  contexts.rows('update membership.organizations set visibility = $2 where id = $1', [id, visibility]);
const problem = (status: string, title = status, of = id) =>
  contexts.rows(
    `insert into innovation.problems (organization_id, title, description, status, decide_by)
      values ($1, $2, 'Described.', $3, '2027-01-01') returning id`,
    [of, title, status],
  );

beforeAll(async () => {
  contexts = await startContexts();
  owner = await contexts.organization('Pumps');
  member = await contexts.organization('Elsewhere');
  id = organizationOf(owner);
  for (let n = 1; n <= 6; n += 1) await problem('open', `Problem ${n}`);
  for (const status of ['draft', 'withdrawn']) await problem(status);
  await problem('open', 'Another', organizationOf(member));
  await contexts.rows(
    `insert into innovation.solutions (organization_id, title, description, status)
      values ($1, 'Probe', 'It listens.', 'published'), ($1, 'Secret', 'Not yet.', 'draft')`,
    [id],
  );
  const [{ id: projectId }] = await contexts.rows(
    `insert into innovation.projects (name, description, lead_organization_id, phase, status)
      values ('Listening', 'To mains.', $1, 'pilot', 'active') returning id`,
    [organizationOf(member)],
  );
  await contexts.rows('insert into innovation.project_collaborators (project_id, organization_id) values ($1, $2)', [
    projectId,
    id,
  ]);
  const [{ id: storyId }] = await contexts.rows(
    `insert into innovation.success_stories (project_id, slug, title, summary, account, status, published_at)
      values ($1, 'quiet-mains', 'Quiet mains', 'No more leaks.', 'All of it.', 'published', now()) returning id`,
    [projectId],
  );
  await contexts.rows(
    `insert into innovation.story_consents (story_id, organization_id, state) values ($1, $2, 'agreed')`,
    [storyId, id],
  );
});
afterAll(() => contexts.stop());
beforeEach(() => show({}));

describe('the work of an organization', () => {
  it('is what all members see of it, the newest five of each, with how many there are', async () => {
    const shown = await work(member);
    expect(shown).toMatchObject({
      ...{ isShown: true, counts: { problems: 6, solutions: 1, projects: 1 }, record: null },
      solutions: [{ title: 'Probe', status: 'published' }],
      projects: [{ title: 'Listening', phase: 'pilot' }],
      stories: [{ slug: 'quiet-mains', title: 'Quiet mains' }],
    });
    expect(shown.problems.map(({ title }) => title)).toEqual([6, 5, 4, 3, 2].map((n) => `Problem ${n}`));
  });

  it('is seen by whom the organization lets see it', async () => {
    expect(await refusal(work())).toBe('not_found');
    await show({ work: 'public' });
    expect((await work()).counts.problems).toBe(6);
    await show({ work: 'hidden', description: 'public' });
    for (const viewer of [undefined, member])
      expect(await work(viewer)).toEqual({
        ...{ isShown: false, counts: { problems: 0, solutions: 0, projects: 0 }, record: null },
        ...{ problems: [], solutions: [], projects: [], stories: [] },
      });
    expect((await work(owner)).isShown).toBe(true);
  });

  it('comes with the answer record, which is seen by whom the organization lets see that', async () => {
    const [{ id: problemId }] = await problem('open', 'Answered', id);
    const proposals = Array.from({ length: 5 }, async (_, n) => {
      const [{ id: solutionId }] = await contexts.rows(
        `insert into innovation.solutions (organization_id, title, description, status)
          values ($1, $2, 'It listens.', 'published') returning id`,
        [organizationOf(member), `Probe ${n}`],
      );
      return contexts.rows(
        `insert into innovation.solution_proposals (problem_id, solution_id, organization_id, status, answer_due_on, decided_at)
          values ($1, $2, $3, 'declined', '2027-01-01', now())`,
        [problemId, solutionId, organizationOf(member)],
      );
    });
    await Promise.all(proposals);
    expect((await work(member)).record).toEqual({ counted: 5, inTimePercent: 100, medianDays: 0 });
    await show({ answer_record: 'connections' });
    expect((await work(member)).record).toBeNull();
    expect((await work(owner)).record).not.toBeNull();
  });
});
