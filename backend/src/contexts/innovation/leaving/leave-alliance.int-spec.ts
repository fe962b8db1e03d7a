import { type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import { eventually } from '../../../../test/support/registration';
import { Database } from '../../../platform/database/database';
import { Notices } from '../../../platform/database/notices';
import type { Viewer } from '../../../platform/http/viewer';
import { OrganizationClosed, organizationChanged } from '../../membership';
import { ConsentState } from '../innovation.enums';
import { ProblemsQueries } from '../problems/problems.queries';
import { SubmitProblem } from '../problems/submit-problem';
import { ProjectDetailQueries } from '../projects/project-detail.queries';
import { RequestToJoin } from '../projects/team/request-to-join';
import { TeamQueries } from '../projects/team/team.queries';
import { ProposeSolution } from '../proposals/propose-solution';
import { WhenOrganizationCloses } from '../reactions/when-organization-closes';
import { SolutionsQueries } from '../solutions/solutions.queries';
import { SubmitSolution } from '../solutions/submit-solution';
import { AnswerStory } from '../stories/answer-story';
import { AskConsent } from '../stories/ask-consent';
import { StoriesQueries } from '../stories/stories.queries';
import { WriteStory } from '../stories/write-story';
import { leftAlliance } from './leave-alliance';

let contexts: Contexts;
let leaving: Viewer;
let partner: Viewer;
let younger: Viewer;
let stranger: Viewer;

const get: Contexts['get'] = (type) => contexts.get(type);
const leave = () => get(WhenOrganizationCloses).handle(new OrganizationClosed(organizationOf(leaving)));
const problem = (viewer: Viewer, draft = false) =>
  get(SubmitProblem).execute(viewer, { title: 'Leaks', description: 'In mains.', draft });
const solution = (viewer: Viewer) =>
  get(SubmitSolution).execute(viewer, {
    title: 'Probes',
    description: 'They listen.',
    technologyType: 'iot',
    publish: true,
  } as never);
const propose = async (problemId: string, viewer: Viewer) =>
  get(ProposeSolution).execute(viewer, { problemId, solutionId: await solution(viewer) } as never);
const statusOf = async (table: string, id: string) => {
  const [row] = await contexts.rows(`select status from innovation.${table} where id = $1`, [id]);
  return row?.status;
};
const project = async (lead: Viewer, partners: Viewer[], status = 'active') => {
  const [{ id }] = await contexts.rows(
    `insert into innovation.projects (name, lead_organization_id, phase, status) values ('Quiet mains', $1, 'pilot', $2) returning id`,
    [organizationOf(lead), status],
  );
  for (const [n, one] of partners.entries())
    await contexts.rows(
      `insert into innovation.project_collaborators (project_id, organization_id, created_at)
        values ($1, $2, now() - make_interval(days => $3))`,
      [id, organizationOf(one), partners.length - n],
    );
  return id as string;
};
const organizations = async (projectId: string) =>
  (await get(TeamQueries).of(stranger, projectId)).partners.map(({ organization: { name } }) => name);
const some = (fields: object) => expect.objectContaining(fields);
function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

beforeAll(async () => {
  contexts = await startContexts();
  leaving = await contexts.organization('Nakuru Water');
  partner = await contexts.organization('AquaSense');
  younger = await contexts.organization('Rift Labs');
  stranger = await contexts.organization('Helix Institute');
});
afterAll(() => contexts.stop());
beforeEach(() => contexts.rows('delete from innovation.projects'));

describe('an organization that leaves the alliance', () => {
  it('closes its problems, and declines what waits there; who has proposed is told', async () => {
    const [open, draft] = [await problem(leaving), await problem(leaving, true)];
    const proposal = await propose(open, partner);
    await expect(leave).leavesBehind({
      events: [
        some({ type: 'innovation.problem-status-changed', problemId: open, to: 'closed' }),
        some({ type: 'innovation.proposal-decided', proposalId: proposal, decision: 'declined' }),
      ],
      audit: [
        some({ action: 'proposal.declined', actor: 'system', subject: `proposal:${proposal}` }),
        some({ action: 'problem.status-changed', actor: 'system', subject: `problem:${open}` }),
      ],
      mail: [some({ template: 'proposal-decided', to: partner.email })],
      notices: [`innovation.problems:${organizationOf(leaving)}`],
    });
    expect([await statusOf('problems', open), await statusOf('problems', draft)]).toEqual(['closed', 'draft']);
    expect(await statusOf('solution_proposals', proposal)).toBe('declined');
    expect(await get(ProblemsQueries).find(open, stranger)).toMatchObject({ status: 'closed' });
  });

  it('takes back what it has proposed and published, but for what somebody has accepted', async () => {
    const wanted = await problem(partner);
    const [waiting, accepted] = [await propose(wanted, leaving), await propose(wanted, leaving)];
    await contexts.rows(
      `update innovation.solution_proposals set status = 'accepted', decided_at = now() where id = $1`,
      [accepted],
    );
    await leave();
    expect(await statusOf('solution_proposals', waiting)).toBe('withdrawn');
    expect(await statusOf('solution_proposals', accepted)).toBe('accepted');
    const solutions = await contexts.rows(
      `select p.id = $1 as accepted, s.status from innovation.solution_proposals p join innovation.solutions s on s.id = p.solution_id
        where p.id in ($1, $2)`,
      [accepted, waiting],
    );
    expect(solutions).toEqual(
      expect.arrayContaining([
        { accepted: true, status: 'published' },
        { accepted: false, status: 'draft' },
      ]),
    );
  });

  it('hands the projects that it leads to who has worked on them longest, and suspends those on which nobody does', async () => {
    const shared = await project(leaving, [partner, younger]);
    const alone = await project(leaving, []);
    const done = await project(leaving, [partner], 'completed');
    await expect(leave).leavesBehind({
      events: [
        some({ type: 'innovation.project-status-changed', projectId: alone, to: 'on-hold' }),
        some({
          type: 'innovation.project-team-changed',
          projectId: shared,
          organizationId: organizationOf(partner),
          what: 'leads',
        }),
      ],
      audit: [
        some({ action: 'project.lead-handed-over', actor: 'system', subject: `project:${shared}` }),
        some({ action: 'project.status-changed', actor: 'system', subject: `project:${alone}` }),
      ],
      mail: [some({ template: 'project-team-changed', to: partner.email, about: `project:${shared}` })],
      notices: [partner, leaving].map((viewer) => `innovation.projects:${organizationOf(viewer)}`),
    });
    expect(await organizations(shared)).toEqual(['AquaSense', 'Rift Labs']);
    expect(await get(ProjectDetailQueries).get(partner, shared)).toMatchObject({ canLead: true, status: 'active' });
    expect(await get(ProjectDetailQueries).get(stranger, alone)).toMatchObject({ status: 'on-hold', phase: 'pilot' });
    expect(await get(ProjectDetailQueries).get(stranger, done)).toMatchObject({
      status: 'completed',
      leadOrganization: { name: 'Nakuru Water' },
    });
    const why = await contexts.rows('select reason from innovation.changes where project_id = any($1)', [
      [shared, alone],
    ]);
    expect(why).toEqual([{ reason: leftAlliance }, { reason: leftAlliance }]);
  });

  it('leaves the projects that it works on, and waits for no answer and answers none', async () => {
    const [worked, asked, invited] = [
      await project(partner, [leaving, younger]),
      await project(partner, []),
      await project(partner, []),
    ];
    await contexts.rows(
      `insert into innovation.join_requests (project_id, organization_id, person_id, role, message) values ($1, $2, $3, 'a', 'b')`,
      [asked, organizationOf(leaving), leaving.id],
    );
    await contexts.rows('insert into innovation.project_invitations (project_id, organization_id) values ($1, $2)', [
      invited,
      organizationOf(leaving),
    ]);
    await leave();
    expect(await organizations(worked)).toEqual(['AquaSense', 'Rift Labs']);
    expect(await contexts.rows('select status from innovation.join_requests')).toEqual([{ status: 'withdrawn' }]);
    expect(await contexts.rows('select accepted from innovation.project_invitations')).toEqual([{ accepted: false }]);
  });

  it('is named in no story any more', async () => {
    const projectId = await project(partner, [leaving]);
    await contexts.rows(
      `insert into innovation.value_entries (project_id, organization_id, kind, amount_minor, currency, usd_minor, happened_on,
         note, state, decided_by_organization_id, decided_at)
       values ($1, $2, 'cost_saved', 100, 'USD', 100, '2026-06-30', 'Fuel.', 'confirmed', $3, now())`,
      [projectId, organizationOf(partner), organizationOf(leaving)],
    );
    const words = { title: 'Quiet nights', summary: 'Less is lost.', account: 'Probes.', impact: 'Much.' };
    await get(WriteStory).execute(partner, projectId, { ...words, named: [organizationOf(leaving)], revision: 0 });
    await get(AskConsent).execute(partner, projectId);
    await get(AnswerStory).execute(leaving, projectId, ConsentState.Agreed, 1);
    const { id, slug } = (await get(StoriesQueries).ofProject(projectId, partner)).story as {
      id: string;
      slug: string;
    };
    expect((await get(StoriesQueries).get(slug)).title).toBe(words.title);
    await expect(leave).leavesBehind({
      events: [
        some({ type: 'innovation.project-team-changed', projectId, what: 'left' }),
        some({ type: 'innovation.story-consented', projectId, state: 'taken_back' }),
        some({ type: 'innovation.story-withdrawn', projectId }),
      ],
      audit: [some({ action: 'story.taken_back', actor: 'system' }), some({ action: 'project.partner-left' })],
      mail: [
        { template: 'project-team-changed', to: partner.email, about: `project:${projectId}` },
        { template: 'story-answered', to: partner.email, about: `story:${id}` },
      ],
      notices: ['innovation.projects', 'innovation.stories'],
    });
    expect(await refusal(get(StoriesQueries).get(slug))).toBe('not_found');
    expect((await get(StoriesQueries).ofProject(projectId, partner)).story).toMatchObject({ status: 'withdrawn' });
    // Its lead tells it without who has left.
    await get(WriteStory).execute(partner, projectId, { ...words, named: [], revision: 1 });
    await get(AskConsent).execute(partner, projectId);
    expect((await get(StoriesQueries).get(slug)).organizations.map(({ name }) => name)).toEqual(['AquaSense']);
  });

  it('is said to be gone beside what stays, where nobody can ask it for anything', async () => {
    const alone = await project(leaving, []);
    const solutionId = await solution(leaving);
    const detail = () => get(ProjectDetailQueries).get(stranger, alone);
    const ask = () => get(RequestToJoin).execute(stranger, alone, { role: 'Evaluator', message: 'We measure.' });
    const submitter = async () => (await get(SolutionsQueries).find(solutionId, stranger))?.submittedBy;
    expect(await submitter()).not.toHaveProperty('hasLeft');
    expect((await detail()).canJoin).toBe(true);
    const close = (at: string | null) =>
      contexts.rows('update membership.organizations set closed_at = $2 where id = $1', [organizationOf(leaving), at]);
    await close('2026-06-30');
    await get(Notices).send(organizationChanged, organizationOf(leaving));
    expect(await submitter()).toMatchObject({ name: 'Nakuru Water', hasLeft: true });
    expect(await detail()).toMatchObject({ leadOrganization: { hasLeft: true }, canJoin: false });
    await expect(ask).leavesBehind({ refused: 'lead_has_left' });
    await close(null);
    await get(Notices).send(organizationChanged, organizationOf(leaving));
    expect((await detail()).canJoin).toBe(true);
  });

  it('leaves after what is written for it at that moment, and nothing is written for it since', async () => {
    const going = await contexts.organization('Going');
    const id = organizationOf(going);
    const [written, released] = [deferred<string>(), deferred<void>()];
    const writing = get(Database).transaction(async () => {
      written.resolve(await solution(going));
      await released.promise;
    });
    const solutionId = await written.promise;
    let hasLeft = false;
    const closing = contexts.rows('update membership.organizations set closed_at = now() where id = $1', [id]);
    const closed = closing.then(() => {
      hasLeft = true;
    });
    await eventually(async () => {
      const [waits] = await contexts.rows(
        `select 1 as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return waits ?? (hasLeft || undefined);
    });
    expect(hasLeft).toBe(false);
    released.resolve();
    await Promise.all([writing, closed]);
    await expect(() => solution(going)).leavesBehind({ refused: 'not_found' });
    await expect(() => problem(going)).leavesBehind({ refused: 'not_found' });
    await get(WhenOrganizationCloses).handle(new OrganizationClosed(id));
    expect(await statusOf('solutions', solutionId)).toBe('draft');
  });

  it('leaves nothing behind that a second time would find', async () => {
    await project(leaving, [partner]);
    await problem(leaving);
    await leave();
    await expect(leave).leavesBehind({});
  });
});
