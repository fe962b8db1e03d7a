import { admin } from '../../../../test/support/admin';
import { type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import type { Viewer } from '../../../platform/http/viewer';
import { MembershipApi } from '../../membership';
import { ProjectsQueries } from '../projects/projects.queries';
import type { StartProjectForDto } from './lifecycle.dto';
import { ProjectOriginsQueries } from './project-origins.queries';
import { StartProjectFor } from './start-project-for';

let contexts: Contexts;
let utility: Viewer;
let maker: Viewer;
let engineer: Viewer;
let reader: Viewer;
let stranger: Viewer;

const one = async (sql: string, values: unknown[]): Promise<string> => (await contexts.rows(sql, values))[0].id;
const problemOf = (viewer: Viewer, title = 'Leaks') =>
  one(
    `insert into innovation.problems (organization_id, title, description) values ($1, $2, 'In mains.') returning id`,
    [organizationOf(viewer), title],
  );
const solutionOf = (viewer: Viewer, status = 'published') =>
  one(
    `insert into innovation.solutions (organization_id, title, description, status) values ($1, 'Probes', 'They listen.', $2) returning id`,
    [organizationOf(viewer), status],
  );
const proposal = async (status = 'accepted') =>
  one(
    `insert into innovation.solution_proposals (problem_id, solution_id, organization_id, status, decided_at)
      values ($1, $2, $3, $4::innovation.proposal_status, now()) returning id`,
    [await problemOf(utility), await solutionOf(maker), organizationOf(maker), status],
  );
const start = (form: Partial<StartProjectForDto>) =>
  contexts.get(StartProjectFor).execute(admin, {
    name: 'Quiet mains',
    description: 'Fewer leaks.',
    organizationId: organizationOf(maker),
    personId: engineer.id,
    ...form,
  });
const origins = (of: Viewer, search?: string) =>
  contexts.get(ProjectOriginsQueries).of({ organizationId: organizationOf(of), search });

beforeAll(async () => {
  contexts = await startContexts();
  utility = await contexts.organization('Nakuru Water');
  maker = await contexts.organization('AquaSense');
  stranger = await contexts.organization('Stranger');
  engineer = await contexts.person(organizationOf(maker), 'member');
  reader = await contexts.person(organizationOf(maker), 'viewer');
});
afterAll(() => contexts.stop());

describe('a project that a super admin starts', () => {
  it('is led by the organization, told to who has it in their hands, and written down as the super admin’s doing', async () => {
    const proposalId = await proposal();
    const leadOrganizationId = organizationOf(maker);
    const actor = `admin:${admin.id}`;
    await expect(() => start({ proposalId })).leavesBehind((id: string) => {
      const about = { template: 'project-started-for', about: `project:${id}` };
      const values = {
        firstName: 'Ada',
        projectName: 'Quiet mains',
        organizationName: 'AquaSense',
        leadName: 'Ada Okafor',
      };
      const link = expect.stringMatching(new RegExp(`/projects/${id}$`));
      return {
        events: [expect.objectContaining({ type: 'innovation.project-started', projectId: id })],
        audit: [
          {
            ...{ action: 'project.started', actor, subject: `project:${id}` },
            details: expect.objectContaining({ leadOrganizationId, proposalId }),
          },
          {
            ...{ action: 'project.lead-named', actor, subject: `project:${id}` },
            details: { organizationId: leadOrganizationId, personId: engineer.id },
          },
        ],
        mail: [
          { ...about, to: maker.email, values: { ...values, isLead: false, link } },
          { ...about, to: engineer.email, values: { ...values, isLead: true, link } },
          { template: 'project-invited', to: utility.email, about: `project:${id}` },
        ],
        notices: [`innovation.projects:${organizationOf(engineer)}`],
      };
    });
    const { items } = await contexts.get(ProjectsQueries).list(admin, { limit: 20 });
    expect(items).toMatchObject([
      { leadOrganization: { name: 'AquaSense' }, collaborators: 1, canMove: false, isPartner: false, budget: null },
    ]);
  });

  it('tells its owner once, who has it in their own hands', async () => {
    const id = await start({ proposalId: await proposal(), personId: maker.id });
    const told = 'select template, to_address as "to" from notifications.messages where about = $1 order by to_address';
    expect(await contexts.rows(told, [`project:${id}`])).toEqual([
      { template: 'project-started-for', to: maker.email },
      { template: 'project-invited', to: utility.email },
    ]);
  });

  it.each([
    ['of a proposal that waits', 'proposal_not_accepted', async () => ({ proposalId: await proposal('pending') })],
    [
      'of a proposal between others',
      'not_found',
      async () => ({ proposalId: await proposal(), organizationId: organizationOf(stranger), personId: stranger.id }),
    ],
    [
      'of a problem and a solution of others',
      'invalid_input',
      async () => ({ problemId: await problemOf(utility), solutionId: await solutionOf(stranger) }),
    ],
    ['of nothing', 'invalid_input', async () => ({})],
    ['for an organization that is not there', 'not_found', async () => ({ organizationId: admin.id })],
    [
      'in the hands of who only reads',
      'invalid_input',
      async () => ({ proposalId: await proposal(), personId: reader.id }),
    ],
    [
      'in the hands of a stranger',
      'invalid_input',
      async () => ({ proposalId: await proposal(), personId: stranger.id }),
    ],
  ])('is none %s', async (_, refused, make) => {
    const form = await make();
    await expect(() => start(form)).leavesBehind({ refused });
  });
});

it.each([
  ['a suspended person', 'users', () => engineer.id],
  ['a suspended organization', 'organizations', () => organizationOf(maker)],
])('no project comes into the hands of %s', async (_, table, idOf) => {
  const proposalId = await proposal();
  const suspend = (at: string) =>
    contexts.rows(`update membership.${table} set suspended_at = ${at} where id = $1`, [idOf()]);
  const acting = async () => [
    (await contexts.get(MembershipApi).staffOf(organizationOf(maker))).some(({ userId }) => userId === engineer.id),
    (await contexts.get(MembershipApi).actingPeople([], [engineer.id])).length > 0,
  ];
  await suspend('now()');
  const told = await acting();
  const code = await refusal(start({ proposalId }));
  await suspend('null');
  expect(told).toEqual([false, false]);
  expect(['invalid_input', 'not_found']).toContain(code);
  expect(await acting()).toEqual([true, true]);
});

describe('what a project can come of', () => {
  it('is what the organization has accepted or was accepted for, until a project came of it', async () => {
    const before = (await origins(utility)).proposals;
    const proposalId = await proposal();
    await proposal('pending');
    expect((await origins(maker)).proposals[0]).toMatchObject({
      id: proposalId,
      problem: { title: 'Leaks', submittedBy: { name: 'Nakuru Water' } },
      solution: { title: 'Probes', submittedBy: { name: 'AquaSense' } },
    });
    expect((await origins(utility)).proposals).toHaveLength(before.length + 1);
    expect((await origins(stranger)).proposals).toEqual([]);
    await start({ proposalId });
    expect((await origins(utility)).proposals).toHaveLength(before.length);
  });

  it('is found by its words, with the eyes of the organization', async () => {
    const draft = await solutionOf(stranger, 'draft');
    const problem = await problemOf(utility, 'Tidal gates rust');
    expect(await origins(maker)).toMatchObject({ problems: [], solutions: [] });
    expect((await origins(maker, 'tidal gates')).problems).toMatchObject([
      { id: problem, submittedBy: { name: 'Nakuru Water' } },
    ]);
    const idsFor = async (viewer: Viewer) => (await origins(viewer, 'probes')).solutions.map(({ id }) => id);
    expect(await idsFor(stranger)).toContain(draft);
    expect(await idsFor(maker)).not.toContain(draft);
  });

  it('says who there can have it in their hands', async () => {
    const ids = (await origins(maker)).people.map(({ id }) => id);
    expect(ids.sort()).toEqual([maker.id, engineer.id].sort());
  });
});
