import { as, type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import { eventually } from '../../../../test/support/registration';
import { day } from '../../../platform/clock/durations';
import type { Viewer } from '../../../platform/http/viewer';
import { SearchSort } from '../../../platform/lists/browse.dto';
import { SearchIndexes } from '../../../platform/search/search-indexes';
import { Category, ProjectPhase, ProjectStatus } from '../innovation.enums';
import { OutcomesQueries } from '../outcomes/outcomes.queries';
import { ProblemsQueries } from '../problems/problems.queries';
import { WhenPartnerJoins } from '../reactions/when-partner-joins';
import { FollowProjects } from '../solutions/follow-projects';
import { SolutionsQueries } from '../solutions/solutions.queries';
import { AnswerProjectInvitation } from './answer-project-invitation';
import { ProjectTeamChanged } from './project.events';
import { ProjectInvitationsQueries } from './project-invitations.queries';
import type { ProjectsQuery } from './projects.dto';
import { ProjectsQueries } from './projects.queries';
import { StartProject } from './start-project';
import type { StartProjectDto } from './start-project.dto';
import { AnswerJoinRequest } from './team/answer-join-request';
import { PartFromProject } from './team/part-from-project';
import { RequestToJoin } from './team/request-to-join';
import { TeamQueries } from './team/team.queries';

/** How that stands of which a project is to come. */
type Standing = Partial<Record<'proposal' | 'problem' | 'solution', string>>;

let innovation: Contexts;
let projects: ProjectsQueries;
let utility: Viewer;
let maker: Viewer;
let institute: Viewer;
let stranger: Viewer;

const one = async (sql: string, values: unknown[]): Promise<string> => (await innovation.rows(sql, values))[0].id;
const problemOf = (viewer: Viewer, status = 'open') =>
  one(
    `insert into innovation.problems (organization_id, title, description, category, estimated_value_minor,
        estimated_value_currency, estimated_value_usd_minor, status)
      values ($1, 'Leaks', 'In mains.', 'environment', 100000000, 'EUR', 115000000, $2) returning id`,
    [organizationOf(viewer), status],
  );
const solutionOf = (viewer: Viewer, status = 'published') =>
  one(
    `insert into innovation.solutions (organization_id, title, description, status) values ($1, 'Probes', 'They listen.', $2) returning id`,
    [organizationOf(viewer), status],
  );
const proposalBetween = async (to: Viewer, from: Viewer, status = 'accepted') =>
  one(
    `insert into innovation.solution_proposals (problem_id, solution_id, organization_id, status, decided_at)
      values ($1, $2, $3, $4::innovation.proposal_status, now()) returning id`,
    [await problemOf(to), await solutionOf(from), organizationOf(from), status],
  );
const start = (form: Partial<StartProjectDto>, viewer = maker) =>
  innovation.get(StartProject).execute(viewer, { name: 'Quiet mains', description: 'Fewer leaks.', ...form });
const list = (query: Partial<ProjectsQuery> = {}, viewer = stranger) => projects.list(viewer, { limit: 20, ...query });
const names = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name);

beforeAll(async () => {
  innovation = await startContexts();
  projects = innovation.get(ProjectsQueries);
  utility = await innovation.organization('Nakuru Water');
  maker = await innovation.organization('AquaSense');
  institute = await innovation.organization('Helix Institute');
  stranger = await innovation.organization('Stranger');
  await innovation.rows(
    `update membership.organizations set country = case name when 'AquaSense' then 'FR' else 'KE' end`,
  );
});
afterAll(() => innovation.stop());

describe('starting a project', () => {
  it('makes it of an accepted proposal: the other side works on it, others are asked', async () => {
    const proposalId = await proposalBetween(utility, maker);
    const [{ problem_id: problemId, solution_id: solutionId }] = await innovation.rows(
      'select problem_id, solution_id from innovation.solution_proposals where id = $1',
      [proposalId],
    );
    const leadOrganizationId = organizationOf(maker);
    const metric = { name: 'Water lost', unit: '%', baseline: 34, target: 18.5 };
    let projectId = '';
    await expect(() =>
      start({
        proposalId,
        collaborators: [
          { organizationId: organizationOf(utility), role: 'Owner of the mains' },
          { organizationId: organizationOf(institute), role: 'Evaluator' },
        ],
        budget: '€2M',
        startDate: '2026-02-02',
        estimatedCompletion: '2026-12-24',
        successMetrics: [metric],
      }),
    ).leavesBehind((id: string) => {
      projectId = id;
      const told = { template: 'project-invited', about: `project:${id}` };
      const values = { firstName: 'Ada', projectName: 'Quiet mains', organizationName: 'AquaSense' };
      const link = (path: string) => expect.stringMatching(new RegExp(`${path}$`));
      return {
        events: [
          {
            type: 'innovation.project-started',
            projectId: id,
            organizationId: leadOrganizationId,
            problemId,
            solutionId,
          },
        ],
        audit: [
          {
            action: 'project.started',
            actor: `member:${maker.id}`,
            subject: `project:${id}`,
            details: { leadOrganizationId, problemId, solutionId, proposalId },
          },
        ],
        mail: [
          {
            ...told,
            to: institute.email,
            values: { ...values, role: 'Evaluator', isPartner: false, link: link('/projects') },
          },
          {
            ...told,
            to: utility.email,
            values: { ...values, role: 'Owner of the mains', isPartner: true, link: link(id) },
          },
        ],
        notices: [`innovation.projects:${leadOrganizationId}`],
      };
    });
    const { items } = await list({ organization: organizationOf(utility) }, utility);
    expect(items).toMatchObject([
      {
        id: projectId,
        name: 'Quiet mains',
        title: 'Quiet mains',
        phase: 'planning',
        status: 'planning',
        category: 'environment',
        budget: '2000000.00',
        budgetCurrency: 'EUR',
        estimatedValue: '1000000.00',
        estimatedValueUsd: '1150000.00',
        startDate: '2026-02-02',
        estimatedCompletion: '2026-12-24',
        leadOrganization: { name: 'AquaSense' },
        collaborators: 1,
        isPartner: true,
        ...{ problemId, solutionId, successMetrics: [metric] },
      },
    ]);
    const metrics =
      'select organization_id as "organizationId", name, unit, baseline, target from innovation.success_metrics';
    expect(await innovation.rows(metrics)).toEqual([{ organizationId: expect.any(String), ...metric }]);
    // What there is to spend is known to those who work on it.
    const [seen] = (await list({}, stranger)).items;
    expect(seen).toMatchObject({ budget: null, budgetUsd: null, isPartner: false, problemId, solutionId });
    const older = { name: 'Alarms', unit: 'a day', baseline: 9, target: 1 };
    await innovation.rows(
      `insert into innovation.success_metrics (project_id, organization_id, name, unit, baseline, target, created_at)
        select id, lead_organization_id, $2, $3, $4, $5, now() - interval '1 day' from innovation.projects where id = $1`,
      [projectId, ...Object.values(older)],
    );
    expect((await list({}, stranger)).items[0]?.successMetrics).toEqual([older, metric]);
    // What is hidden is known to those whose it is.
    await innovation.rows(`update innovation.problems set status = 'withdrawn' where id = $1`, [problemId]);
    await innovation.rows(`update innovation.solutions set status = 'draft' where id = $1`, [solutionId]);
    const origins = async (viewer: Viewer) => (await list({}, viewer)).items[0];
    expect(await origins(stranger)).toMatchObject({ problemId: null, solutionId: null });
    expect(await origins(utility)).toMatchObject({ problemId, solutionId: null });
    expect(await origins(maker)).toMatchObject({ problemId: null, solutionId });
  });

  it.each([
    ['problems', ProblemsQueries],
    ['solutions', SolutionsQueries],
    ['outcomes', OutcomesQueries],
  ])('makes what lists show with them old as %s change', async (_, queries) => {
    // Of all topics, once what was sent before has come back.
    const settled = () => eventually(async () => /~/.exec(projects.memory.version)?.input);
    const before = await settled();
    await innovation.get<ProblemsQueries | SolutionsQueries | OutcomesQueries>(queries).memory.changed();
    expect(await settled()).not.toBe(before);
  });

  it('makes one of a proposal, also of two who start at once', async () => {
    const proposalId = await proposalBetween(utility, maker);
    const both = await Promise.all([refusal(start({ proposalId })), refusal(start({ proposalId }, utility))]);
    expect(both.sort()).toEqual(['project_started', undefined]);
    await expect(() => start({ proposalId })).leavesBehind({ refused: 'project_started' });
    const [pair] = await innovation.rows(
      'select problem_id as "problemId", solution_id as "solutionId" from innovation.solution_proposals where id = $1',
      [proposalId],
    );
    await expect(() => start(pair)).leavesBehind({ refused: 'project_started' });
    await expect(() => start(pair, stranger)).leavesBehind({ refused: 'organization_required' });
  });

  it('makes one of a problem and a solution of which one is theirs, and asks the other', async () => {
    const form = { problemId: await problemOf(utility), solutionId: await solutionOf(maker), name: 'Together' };
    const id = await start(form, utility);
    expect(await innovation.rows('select from innovation.project_collaborators where project_id = $1', [id])).toEqual(
      [],
    );
    expect(await innovation.get(ProjectInvitationsQueries).waiting(maker)).toMatchObject([
      { projectId: id, projectName: 'Together', leadOrganization: { name: 'Nakuru Water' }, role: null },
    ]);
    // It came of the solution only once its organization works on it.
    const came = [{ id, name: 'Together', phase: 'planning' }];
    const ofSolution = async () => (await innovation.get(SolutionsQueries).find(form.solutionId, stranger))?.projects;
    expect((await innovation.get(ProblemsQueries).find(form.problemId, stranger))?.projects).toEqual(came);
    expect(await ofSolution()).toEqual([]);
    const [invitation] = await innovation.get(ProjectInvitationsQueries).waiting(maker);
    await innovation.get(AnswerProjectInvitation).execute(maker, invitation?.id as string, { accept: true });
    expect(await ofSolution()).toEqual(came);
  });

  it('takes what is left open as nothing', async () => {
    const form = { proposalId: await proposalBetween(utility, maker), successMetrics: null, collaborators: null };
    expect(await refusal(start(form as unknown as Partial<StartProjectDto>))).toBeUndefined();
  });

  it.each([
    ['a proposal that waits', 'proposal_not_accepted', () => ({ proposal: 'pending' }), () => maker],
    ['a proposal between others', 'not_found', () => ({ proposal: 'accepted' }), () => stranger],
    ['a viewer of either side', 'organization_required', () => ({ proposal: 'accepted' }), () => as('viewer', maker)],
    ['a problem and a solution of others', 'organization_required', () => ({}), () => stranger],
    ['a withdrawn problem of others', 'not_found', () => ({ problem: 'withdrawn' }), () => maker],
    ['a draft of others', 'not_found', () => ({ solution: 'draft' }), () => utility],
    [
      'an end before the beginning',
      'invalid_input',
      () => ({ startDate: '2026-03-01', estimatedCompletion: '2026-02-01' }),
      () => maker,
    ],
    ['a beginning long ago', 'invalid_input', () => ({ startDate: '1999-03-01' }), () => maker],
    ['an end in a far future', 'invalid_input', () => ({ estimatedCompletion: '9999-01-01' }), () => maker],
    [
      'a target that is reached',
      'invalid_input',
      () => ({ successMetrics: [{ name: 'A', unit: '%', baseline: 1, target: 1 }] }),
      () => maker,
    ],
    ['nothing that it comes of', 'invalid_input', () => ({ problemId: undefined }), () => maker],
    [
      'an organization that there is not',
      'not_found',
      () => ({ collaborators: [{ organizationId: maker.id }] }),
      () => maker,
    ],
    ['a lead that is not theirs', 'not_found', () => ({ organizationId: organizationOf(utility) }), () => maker],
  ])('is refused with %s', async (_, refused, form: () => Standing, viewer) => {
    const { proposal, problem, solution, ...rest } = form();
    const origin = proposal
      ? { proposalId: await proposalBetween(utility, maker, proposal) }
      : { problemId: await problemOf(utility, problem), solutionId: await solutionOf(maker, solution) };
    await expect(() => start({ ...origin, ...rest }, viewer())).leavesBehind({ refused });
  });

  it('is not for an organization that can only read', async () => {
    const debtor = await innovation.organization('Debtor');
    const form = { problemId: await problemOf(debtor), solutionId: await solutionOf(maker) };
    await innovation.letRead(organizationOf(debtor));
    await expect(() => start(form, debtor)).leavesBehind({ refused: 'subscription_read_only' });
  });
});

describe('a solution', () => {
  const follow = (id: string) => innovation.get(FollowProjects).execute(id);
  const move = (id: string, phase: string) =>
    innovation.rows('update innovation.projects set phase = $2 where id = $1', [id, phase]);

  it('stands where the furthest project that tries it does', async () => {
    const solutionId = await solutionOf(maker);
    const ids = [];
    for (let n = 0; n < 2; n += 1) ids.push(await start({ problemId: await problemOf(utility), solutionId }));
    const [one, another] = ids as [string, string];
    await expect(() => follow(one)).leavesBehind({});
    await move(one, 'pilot');
    await expect(() => follow(one)).leavesBehind({
      events: [
        {
          type: 'innovation.solution-status-changed',
          solutionId,
          organizationId: organizationOf(maker),
          from: 'published',
          to: 'testing',
        },
      ],
      audit: [
        {
          action: 'solution.followed-project',
          actor: 'system',
          subject: `solution:${solutionId}`,
          details: { projectId: one, from: 'published', to: 'testing' },
        },
      ],
      notices: [`innovation.solutions:${organizationOf(maker)}`],
    });
    const status = async () =>
      (await innovation.rows('select status from innovation.solutions where id = $1', [solutionId]))[0].status;
    await move(another, 'deployed');
    await follow(another);
    expect(await status()).toBe('deployed');
    await move(another, 'planning');
    await follow(another);
    expect(await status()).toBe('testing');
  });

  it('does not follow projects of others that only ask for it', async () => {
    const solutionId = await solutionOf(maker);
    const id = await start({ problemId: await problemOf(utility), solutionId }, utility);
    await move(id, 'deployed');
    await expect(() => follow(id)).leavesBehind({});
    const [invitation] = await innovation.get(ProjectInvitationsQueries).waiting(maker);
    expect(invitation?.projectId).toBe(id);
    await innovation.get(AnswerProjectInvitation).execute(maker, invitation?.id as string, { accept: true });
    const joined = new ProjectTeamChanged(id, organizationOf(maker), 'joined');
    await innovation.get(WhenPartnerJoins).handle(joined);
    const [{ status }] = await innovation.rows('select status from innovation.solutions where id = $1', [solutionId]);
    expect(status).toBe('deployed');
  });
});

describe('answering an invitation', () => {
  const invited = async () => {
    const projectId = await start({
      proposalId: await proposalBetween(utility, maker),
      collaborators: [{ organizationId: organizationOf(institute), role: 'Evaluator' }],
    });
    return {
      projectId,
      id: await one('select id from innovation.project_invitations where project_id = $1', [projectId]),
    };
  };
  const answer = (id: string, accept: boolean, viewer = institute, reason?: string) =>
    innovation.get(AnswerProjectInvitation).execute(viewer, id, { accept, reason });

  it.each([true, false])('with %s tells the lead, and is done once', async (accept) => {
    const { id, projectId } = await invited();
    const organizationId = organizationOf(institute);
    await expect(() => answer(id, accept)).leavesBehind({
      events: [
        { type: 'innovation.project-invitation-answered', projectId, organizationId, accepted: accept },
        ...(accept
          ? [{ type: 'innovation.project-team-changed', projectId, organizationId, what: 'joined' as const }]
          : []),
      ],
      audit: [
        {
          action: 'project.invitation-answered',
          actor: `member:${institute.id}`,
          subject: `project:${projectId}`,
          details: { organizationId, accept },
        },
        ...(accept
          ? [
              {
                action: 'project.partner-joined',
                actor: `member:${institute.id}`,
                subject: `project:${projectId}`,
                details: { organizationId, partner: organizationId, role: 'Evaluator' },
              },
            ]
          : []),
      ],
      mail: [{ template: 'project-invitation-answered', to: maker.email, about: `project:${projectId}` }],
      notices: accept ? [`innovation.projects:${organizationOf(maker)}`] : [],
    });
    const [project] = (await list({ organization: organizationId, search: '' }, institute)).items.filter(
      (found) => found.id === projectId,
    );
    expect(project?.collaborators).toBe(accept ? 2 : undefined);
    await expect(() => answer(id, true)).leavesBehind({ refused: 'invitation_answered' });
  });

  it('that is declined tells the lead why, in its mail and in its team, where whoever joins otherwise is left out', async () => {
    const { id, projectId } = await invited();
    const asked = async (viewer: Viewer) => (await innovation.get(TeamQueries).of(viewer, projectId)).asked;
    const waiting = { organization: { name: 'Helix Institute' }, role: 'Evaluator', hasDeclined: false, reason: null };
    expect(await asked(maker)).toMatchObject([waiting]);
    expect([await asked(utility), await asked(institute)]).toEqual([[], []]);
    const reason = 'Nobody is free.';
    await expect(() => answer(id, false, institute, reason)).leavesBehind({
      events: [
        {
          type: 'innovation.project-invitation-answered',
          ...{ projectId, organizationId: organizationOf(institute), accepted: false },
        },
      ],
      audit: [
        {
          action: 'project.invitation-answered',
          actor: `member:${institute.id}`,
          subject: `project:${projectId}`,
          details: { organizationId: organizationOf(institute), accept: false, reason },
        },
      ],
      mail: [
        {
          template: 'project-invitation-answered',
          to: maker.email,
          about: `project:${projectId}`,
          values: expect.objectContaining({ accepted: false, reason }),
        },
      ],
    });
    expect(await asked(maker)).toMatchObject([{ hasDeclined: true, reason, answeredAt: expect.any(String) }]);
    await innovation.rows(
      'insert into innovation.project_collaborators (project_id, organization_id) values ($1, $2)',
      [projectId, organizationOf(institute)],
    );
    expect(await asked(maker)).toEqual([]);
  });

  it('keeps no reason of who accepts, and nobody is asked who has worked on it or leads it', async () => {
    const { id, projectId } = await invited();
    const asked = async (viewer: Viewer) => (await innovation.get(TeamQueries).of(viewer, projectId)).asked;
    await answer(id, true, institute, 'Gladly.');
    expect(await innovation.rows('select reason from innovation.project_invitations where id = $1', [id])).toEqual([
      { reason: null },
    ]);
    await innovation.rows(
      'delete from innovation.project_collaborators where project_id = $1 and organization_id = $2',
      [projectId, organizationOf(institute)],
    );
    expect(await asked(maker)).toEqual([]);
    await innovation.rows('update innovation.project_invitations set accepted = false where id = $1', [id]);
    expect(await asked(maker)).toHaveLength(1);
    await innovation.rows('update innovation.projects set lead_organization_id = $2 where id = $1', [
      projectId,
      organizationOf(institute),
    ]);
    expect(await asked(institute)).toEqual([]);
  });

  it('takes nobody into a project that is completed', async () => {
    const { id, projectId } = await invited();
    await innovation.rows(`update innovation.projects set status = 'completed' where id = $1`, [projectId]);
    await expect(() => answer(id, true)).leavesBehind({ refused: 'project_ended' });
    expect(await refusal(answer(id, false))).toBeUndefined();
  });

  it.each(['left', 'was removed'])('brings nobody back who joined otherwise and %s', async (how) => {
    const { id, projectId } = await invited();
    const asked = { role: 'Evaluator', message: 'We measure.' };
    const requestId = await innovation.get(RequestToJoin).execute(institute, projectId, asked);
    await innovation.get(AnswerJoinRequest).execute(maker, projectId, requestId, null);
    const parting = innovation.get(PartFromProject);
    if (how === 'left') await parting.leave(institute, projectId, { reason: 'Other plans.' });
    else await parting.remove(maker, projectId, organizationOf(institute), 'No part left.');
    await expect(() => answer(id, true)).leavesBehind({ refused: 'invitation_answered' });
  });

  it('brings nobody back who was removed while it waited', async () => {
    const { id, projectId } = await invited();
    const organizationId = organizationOf(institute);
    await innovation.rows(
      'insert into innovation.project_collaborators (project_id, organization_id) values ($1, $2)',
      [projectId, organizationId],
    );
    await innovation.get(PartFromProject).remove(maker, projectId, organizationId, 'No part left.');
    await expect(() => answer(id, true)).leavesBehind({ refused: 'invitation_answered' });
  });

  it('is for people of the organization that is asked', async () => {
    const { id } = await invited();
    await expect(() => answer(id, true, stranger)).leavesBehind({ refused: 'not_found' });
    await expect(() => answer(id, true, as('viewer', institute))).leavesBehind({ refused: 'organization_required' });
  });
});

describe('projects', () => {
  beforeAll(async () => {
    await innovation.rows('truncate innovation.projects cascade');
    const add = async (name: string, lead: Viewer, set: string, partners: Viewer[] = []) => {
      const id = await one(
        `insert into innovation.projects (name, description, lead_organization_id, created_at)
          values ($1, 'A pump fails.', $2, now() + (select count(*) from innovation.projects) * interval '1 second') returning id`,
        [name, organizationOf(lead)],
      );
      await innovation.rows(`update innovation.projects set ${set} where id = $1`, [id]);
      for (const partner of partners)
        await innovation.rows(
          'insert into innovation.project_collaborators (project_id, organization_id) values ($1, $2)',
          [id, organizationOf(partner)],
        );
    };
    await add('Pump one', utility, `category = 'energy', start_date = '2024-05-01'`, [maker]);
    await add(
      'Pump two',
      maker,
      `phase = 'pilot', status = 'active', start_date = '2025-05-01', budget_minor = 150000000,
      budget_currency = 'USD', budget_usd_minor = 150000000`,
    );
    await add(
      'Pump three',
      maker,
      `phase = 'deployed', status = 'completed', category = 'energy', start_date = '2025-06-01'`,
      [institute],
    );
    await projects.memory.changed();
    await innovation.get(SearchIndexes).weigh('innovation.project_search');
  });

  const cases: [Partial<ProjectsQuery>, string[]][] = [
    [{}, ['Pump three', 'Pump two', 'Pump one']],
    [{ phase: [ProjectPhase.Pilot, ProjectPhase.Planning] }, ['Pump two', 'Pump one']],
    [{ status: [ProjectStatus.Completed] }, ['Pump three']],
    [{ category: [Category.Energy], year: ['2024'] }, ['Pump one']],
    [{ year: ['2025'] }, ['Pump three', 'Pump two']],
    [{ region: ['FR'] }, ['Pump three', 'Pump two']],
    [{ region: ['DE'] }, []],
  ];
  it.each(cases)('that %j leaves are listed, searched and counted alike', async (filters, left) => {
    for (const query of [filters, { ...filters, search: 'pumps', sort: SearchSort.Newest }]) {
      const found = await list(query);
      expect(names(found)).toEqual(left);
      expect(found.total).toEqual({ count: left.length });
    }
  });

  it('are those on which an organization works, whoever leads them', async () => {
    const organization = organizationOf(maker);
    const all = ['Pump three', 'Pump two', 'Pump one'];
    for (const search of [undefined, 'pump']) {
      const query = { search, sort: SearchSort.Newest };
      expect(names(await list({ ...query, organization }))).toEqual(all);
      expect(names(await list({ ...query, organization, region: ['KE'] }))).toEqual(['Pump one']);
      expect(names(await list({ ...query, mine: true }, institute))).toEqual(['Pump three']);
      expect(names(await list({ ...query, mine: true, organization }, institute))).toEqual([]);
      expect((await list({ ...query, organization, phase: [ProjectPhase.Pilot] })).total).toEqual({ count: 1 });
    }
  });

  it('are leafed through to the end, as lists and as what is found of an organization', async () => {
    for (const query of [{}, { phase: Object.values(ProjectPhase) }, { mine: true, search: 'pump' }]) {
      const seen: string[] = [];
      for (let cursor: string | undefined, first = true; first || cursor; first = false) {
        const page = await list({ ...query, limit: 1, cursor }, maker);
        seen.push(...names(page));
        cursor = page.next;
      }
      expect(seen.sort()).toEqual(['Pump one', 'Pump three', 'Pump two']);
    }
  });

  it('are counted by what they can be narrowed to', async () => {
    const facets = await projects.facets(stranger, { phase: [ProjectPhase.Pilot] });
    expect(facets.phase).toEqual(['deployed', 'pilot', 'planning'].map((value) => ({ value, count: 1 })));
    expect(facets.year).toEqual([{ value: '2025', count: 1 }]);
    expect(facets.lead).toMatchObject([{ name: 'AquaSense', count: 1 }]);
    expect((await projects.facets(stranger, { search: 'pump' })).region).toEqual([
      { value: 'FR', count: 2 },
      { value: 'KE', count: 1 },
    ]);
    expect((await projects.facets(institute, { mine: true })).category).toEqual([{ value: 'energy', count: 1 }]);
    expect((await projects.facets(institute, { mine: true, search: 'pump' })).year).toEqual([
      { value: '2025', count: 1 },
    ]);
  });

  it('are summed up, and follow what changes', async () => {
    expect(await projects.summary()).toEqual({
      ...{ total: 3, planned: 1, active: 1, completed: 1 },
      totalBudgetUsd: '1500000.00',
    });
    await innovation.rows(
      `update innovation.projects set phase = 'sandbox', updated_at = now() + interval '1 hour' where name = 'Pump one'`,
    );
    await projects.memory.changed();
    expect(await projects.summary()).toMatchObject({ planned: 0, active: 2 });
    expect(await innovation.rows('select innovation.recount_projects() as wrong')).toEqual([{ wrong: 0 }]);
    const [pump] = (await list({ phase: [ProjectPhase.Sandbox] })).items;
    expect(Date.parse(pump?.phaseSince as string) - Date.now()).toBeGreaterThan(day / 48);
  });

  it('are found by the words of their text as it is now, and what was meant', async () => {
    const [best] = (await list({ search: 'pump three' })).items;
    expect(best).toMatchObject({ name: 'Pump three', hits: ['Pump', 'three', 'pump'] });
    expect(await projects.suggest('pumpp')).toBe('pump');
    await innovation.rows(`update innovation.projects set name = 'Valve' where name = 'Pump one'`);
    expect(names(await list({ search: 'valve' }))).toEqual(['Valve']);
  });

  it('are listed by where those are who lead them, also where these lead thousands', async () => {
    await innovation.rows(
      `insert into innovation.projects (name, description, lead_organization_id, created_at)
        select 'Well ' || n, 'It runs dry.', $1, now() - n * interval '1 minute' from generate_series(1, 5001) n`,
      [organizationOf(utility)],
    );
    await projects.memory.changed();
    const page = await list({ region: ['KE'], limit: 3 });
    expect(page.total).toEqual({ count: 5002 });
    expect(names(page)).toEqual(['Valve', 'Well 1', 'Well 2']);
    expect(names(await list({ region: ['FR'] }))).toEqual(['Pump three', 'Pump two']);
  });
});
