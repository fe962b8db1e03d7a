import { as, type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import { rowsRead } from '../../../../test/support/rows-read';
import { Config } from '../../../platform/config/config';
import type { Viewer } from '../../../platform/http/viewer';
import { OrganizationWork } from '../../membership';
import { ActivityQueries } from '../activity/activity.queries';
import { ChangeKind, ProjectPhase, ProjectStanding, ProjectStatus } from '../innovation.enums';
import { TimelineQueries } from '../timeline/timeline.queries';
import { EditProject } from './edit-project';
import { ChangeGateItem } from './phases/change-gate-item';
import { ChangeProjectStatus } from './phases/change-project-status';
import { gates } from './phases/gates';
import { GatesQueries } from './phases/gates.queries';
import { MoveProject } from './phases/move-project';
import { ProjectAccess } from './project-access';
import { ProjectDetailQueries } from './project-detail.queries';
import { AnswerJoinRequest } from './team/answer-join-request';
import { DescribePart } from './team/describe-part';
import { HandOverLead } from './team/hand-over-lead';
import { PartFromProject } from './team/part-from-project';
import { RequestToJoin } from './team/request-to-join';
import { TeamQueries } from './team/team.queries';
import { WithdrawJoinRequest } from './team/withdraw-join-request';
import { ChangeMilestones } from './work/change-milestones';
import { RecordSpend } from './work/record-spend';
import { TellUpdates } from './work/tell-updates';
import { WorkQueries } from './work/work.queries';

const { Planning, Sandbox, Pilot } = ProjectPhase;
const nobody = '00000000-0000-4000-8000-ffffffffffff';

let innovation: Contexts;
let lead: Viewer;
let partner: Viewer;
let stranger: Viewer;
let projectId: string;

const get: Contexts['get'] = (type) => innovation.get(type);
const detail = (viewer = lead) => get(ProjectDetailQueries).get(viewer, projectId);
const move = (
  phase: ProjectPhase,
  { viewer = lead, revision = 1, reason }: { viewer?: Viewer; revision?: number; reason?: string } = {},
) => get(MoveProject).execute(viewer, projectId, { phase, revision, reason });
/** When it was said what an item of the gate says now. */
const tickedAt = async (item: string): Promise<string | undefined> =>
  (await get(GatesQueries).of(lead, projectId)).flatMap(({ items }) => items).find(({ key }) => key === item)
    ?.tickedAt ?? undefined;
const tick = async (
  item: string,
  note: string | null = 'Signed on 3 May.',
  viewer = partner,
  phase: ProjectPhase = Sandbox,
) => get(ChangeGateItem).execute(viewer, projectId, { phase, item, note, tickedAt: await tickedAt(item) });
const tickAll = async () => {
  for (const { key, required } of gates[Sandbox]) if (required) await tick(key);
};
const changes = async (viewer: Viewer) => {
  const { standing } = await get(ProjectAccess).of(viewer, projectId);
  return (await get(TimelineQueries).ofProject(projectId, viewer, standing, { limit: 50 })).items;
};
const team = (viewer = lead) => get(TeamQueries).of(viewer, projectId);
const ask = (viewer = stranger) =>
  get(RequestToJoin).execute(viewer, projectId, { role: 'Evaluator', message: 'We measure.' });
const answer = (id: string, declinedFor: string | null = null, viewer = lead) =>
  get(AnswerJoinRequest).execute(viewer, projectId, id, declinedFor);
const link = (end = '') => `${get(Config).appUrl}/projects/${projectId}${end}`;
const byMember = ({ id }: Viewer) => `member:${id}`;
const subject = () => `project:${projectId}`;
/** Of what a write leaves, what matters here. */
const some = (fields: object) => expect.objectContaining(fields);
const notices = ['innovation.projects'];
/** Lists narrowed by who leads are told whose it is. */
const noticesOf = (leading: Viewer) => [`innovation.projects:${organizationOf(leading)}`];

beforeAll(async () => {
  innovation = await startContexts();
  lead = await innovation.organization('Nakuru Water');
  partner = await innovation.organization('AquaSense');
  stranger = await innovation.organization('Helix Institute');
});
afterAll(() => innovation.stop());
beforeEach(async () => {
  await innovation.rows('delete from innovation.projects');
  const [{ id }] = await innovation.rows(
    `insert into innovation.projects (name, description, lead_organization_id, budget_minor, budget_currency, budget_usd_minor)
      values ('Quiet mains', 'Fewer leaks.', $1, 320000000, 'USD', 320000000) returning id`,
    [organizationOf(lead)],
  );
  projectId = id;
  await innovation.rows(
    `insert into innovation.project_collaborators (project_id, organization_id, role) values ($1, $2, 'Technology partner')`,
    [id, organizationOf(partner)],
  );
});

describe('a project', () => {
  it('goes through a gate once all that it requires is there, which others may not say', async () => {
    await expect(() => move(Sandbox)).leavesBehind({ refused: 'gate_incomplete' });
    await expect(() => tick('partners_agreed')).leavesBehind({
      events: [some({ type: 'innovation.gate-item-changed', projectId, item: 'partners_agreed', ticked: true })],
      audit: [some({ action: 'project.gate-item-ticked', actor: byMember(partner), subject: subject() })],
    });
    await expect(() => tick('partners_agreed')).leavesBehind({});
    await tickAll();
    for (const viewer of [partner, stranger, as('viewer', lead)])
      await expect(() => move(Sandbox, { viewer })).leavesBehind({ refused: 'organization_required' });
    const organizationId = organizationOf(lead);
    await expect(() => move(Sandbox)).leavesBehind({
      events: [
        some({ type: 'innovation.project-phase-changed', projectId, organizationId, from: Planning, to: Sandbox }),
      ],
      audit: [
        some({
          action: 'project.phase-changed',
          actor: byMember(lead),
          subject: subject(),
          details: some({
            organizationId,
            before: some({ phase: 'planning' }),
            after: { phase: 'sandbox', status: 'active' },
          }),
        }),
      ],
      notices: noticesOf(lead),
    });
    expect(await detail()).toMatchObject({
      phase: Sandbox,
      status: 'active',
      revision: 2,
      nextPhases: [Pilot, Planning],
    });
    const [gate] = await get(GatesQueries).of(stranger, projectId);
    expect(gate).toMatchObject({ phase: Sandbox, isPassed: true, isNext: false, enteredAt: expect.any(String) });
    expect(gate?.items[0]).toMatchObject({ isTicked: true, note: null, tickedBy: { name: 'AquaSense' } });
  });

  it('is asked for what the next gate asks for, and for nothing else', async () => {
    expect(await refusal(tick('pilot_site', 'Nakuru', partner, Pilot))).toBe('gate_not_open');
    expect(await refusal(tick('pilot_site'))).toBe('not_found');
    expect(await refusal(tick('metrics_set', 'x', stranger))).toBe('organization_required');
    await tick('metrics_set');
    await tick('metrics_set', 'Corrected: litres per day.');
    await expect(() => tick('metrics_set', null)).leavesBehind({
      events: [some({ type: 'innovation.gate-item-changed', item: 'metrics_set', ticked: false })],
      audit: [some({ action: 'project.gate-item-cleared', actor: byMember(partner) })],
    });
  });

  it('goes as it did before where it is taken back at once, and not as nothing can go there', async () => {
    await innovation.rows(`update innovation.projects set phase = 'scaling', status = 'testing' where id = $1`, [
      projectId,
    ]);
    for (const { key } of gates.deployed)
      await innovation.rows(
        `insert into innovation.project_gate_items (project_id, phase, item, organization_id, note, file_ids, ticked_at)
          values ($1, 'deployed', $2, $3, 'x', array[gen_random_uuid()], now())`,
        [projectId, key, organizationOf(lead)],
      );
    const again = (status: ProjectStatus, revision = 2) =>
      get(MoveProject).execute(lead, projectId, {
        ...{ phase: ProjectPhase.Scaling, revision, status, reason: 'It was moved by mistake.' },
      });
    await expect(() =>
      get(MoveProject).execute(lead, projectId, {
        ...{ phase: ProjectPhase.Deployed, revision: 1, status: ProjectStatus.Completed },
      }),
    ).leavesBehind({ refused: 'invalid_input' });
    await move(ProjectPhase.Deployed);
    expect(await detail()).toMatchObject({ phase: 'deployed', status: 'active' });
    await expect(() => again(ProjectStatus.Planning)).leavesBehind({ refused: 'status_not_allowed' });
    await again(ProjectStatus.Testing);
    expect(await detail()).toMatchObject({ phase: 'scaling', status: 'testing', revision: 3 });
  });

  it('is moved by one of two who move it at once; the other is told', async () => {
    await tickAll();
    const both = await Promise.all([refusal(move(Sandbox)), refusal(move(Sandbox))]);
    expect(both.sort()).toEqual(['edited_meanwhile', undefined]);
    expect(await refusal(move(Planning, { revision: 2 }))).toBe('invalid_input');
    await move(Planning, { revision: 2, reason: 'The permit is gone.' });
    expect(await detail()).toMatchObject({ phase: Planning, status: 'planning', revision: 3 });
    expect((await changes(stranger))[0]).toMatchObject({
      ...{ kind: ChangeKind.PhaseChanged, fromStatus: 'sandbox', toStatus: 'planning', by: 'Nakuru Water' },
      reason: 'The permit is gone.',
    });
    expect((await changes(lead))[0]?.by).toBe('Ada Okafor');
  });

  it('goes as its lead says', async () => {
    const status = (to: ProjectStatus, revision = 1, viewer = lead) =>
      get(ChangeProjectStatus).execute(viewer, projectId, { status: to, revision, reason: 'No permit.' });
    expect(await refusal(status(ProjectStatus.OnHold, 1, partner))).toBe('organization_required');
    expect(await refusal(status(ProjectStatus.Completed))).toBe('status_not_allowed');
    await expect(() => status(ProjectStatus.OnHold)).leavesBehind({
      events: [some({ type: 'innovation.project-status-changed', projectId, from: 'planning', to: 'on-hold' })],
      audit: [
        some({ action: 'project.status-changed', details: some({ reason: 'No permit.' }), actor: byMember(lead) }),
      ],
      notices: noticesOf(lead),
    });
    expect(await detail()).toMatchObject({ nextPhases: [], nextStatuses: ['planning'] });
  });

  it('is written anew on what was read of it, its budget at the rate of the day', async () => {
    const form = { name: 'Quieter mains', description: 'Fewer leaks.', progress: 20, budget: '$4M', revision: 1 };
    const edit = (changed: object = {}, viewer = lead) =>
      get(EditProject).execute(viewer, projectId, { ...form, ...changed });
    expect(await refusal(edit({}, partner))).toBe('organization_required');
    expect(await refusal(edit({ startDate: '2026-05-02', estimatedCompletion: '2026-05-01' }))).toBe('invalid_input');
    expect(await refusal(edit({ startDate: '1999-05-02' }))).toBe('invalid_input');
    expect(await refusal(edit({ estimatedCompletion: '9999-05-01' }))).toBe('invalid_input');
    await expect(() => edit()).leavesBehind({
      events: [some({ type: 'innovation.project-edited', projectId, fields: ['name', 'progress', 'budget'] })],
      audit: [some({ action: 'project.edited', actor: byMember(lead) })],
      notices: noticesOf(lead),
    });
    expect(await refusal(edit({ name: 'Again' }))).toBe('edited_meanwhile');
    await expect(() => edit({ revision: 2 })).leavesBehind({});
    expect(await detail()).toMatchObject({ name: 'Quieter mains', budget: '4000000.00', budgetUsd: '4000000.00' });
    expect(await detail(stranger)).toMatchObject({ budget: null, spent: null, standing: 'member', nextPhases: [] });
  });

  it('is not there for an id of nobody', async () => {
    expect(await refusal(get(ProjectDetailQueries).get(lead, nobody))).toBe('not_found');
    expect(await refusal(get(MoveProject).execute(lead, nobody, { phase: Sandbox, revision: 1 }))).toBe('not_found');
  });
});

describe('the team of a project', () => {
  it('takes in who asks and is accepted, each told by mail', async () => {
    const organizationId = organizationOf(stranger);
    await expect(() => ask()).leavesBehind((requestId: string) => ({
      events: [some({ type: 'innovation.join-requested', requestId, projectId, organizationId })],
      audit: [some({ action: 'project.join-requested', actor: byMember(stranger), subject: subject() })],
      mail: [
        {
          template: 'join-requested',
          to: lead.email,
          about: subject(),
          values: some({ organizationName: 'Helix Institute', role: 'Evaluator', link: link('?tab=team') }),
        },
      ],
    }));
    await expect(() => ask()).leavesBehind({ refused: 'already_asked_to_join' });
    await expect(() => ask(partner)).leavesBehind({ refused: 'already_partner' });
    await expect(() => ask(as('viewer', stranger))).leavesBehind({ refused: 'organization_required' });
    const [request] = (await team()).requests;
    const requestId = request?.id as string;
    expect(await detail()).toMatchObject({ waitingRequests: 1 });
    expect(await detail(stranger)).toMatchObject({ canJoin: false, waitingRequests: 0 });
    expect(await refusal(answer(requestId, null, partner))).toBe('organization_required');
    await expect(() => answer(requestId)).leavesBehind({
      events: [
        some({ type: 'innovation.join-request-ended', requestId, status: 'accepted' }),
        some({ type: 'innovation.project-team-changed', projectId, organizationId, what: 'joined' }),
      ],
      audit: [
        some({ action: 'project.join-request-accepted', actor: byMember(lead) }),
        some({ action: 'project.partner-joined', actor: byMember(lead) }),
      ],
      mail: [
        {
          template: 'join-request-answered',
          to: stranger.email,
          about: subject(),
          values: some({ accepted: true, link: link() }),
        },
      ],
      notices: noticesOf(lead),
    });
    expect(await refusal(answer(requestId))).toBe('join_request_decided');
    expect((await team(stranger)).partners.map(({ organization, role }) => [organization.name, role])).toEqual([
      ['Nakuru Water', null],
      ['AquaSense', 'Technology partner'],
      ['Helix Institute', 'Evaluator'],
    ]);
    expect(await detail(stranger)).toMatchObject({ standing: 'partner', canWork: true, budget: '3200000.00' });
  });

  it('keeps out who is declined or takes the request back; both may ask again', async () => {
    const declined = await ask();
    await expect(() => answer(declined, 'We have one.')).leavesBehind({
      events: [some({ type: 'innovation.join-request-ended', status: 'declined' })],
      audit: [some({ action: 'project.join-request-declined', actor: byMember(lead) })],
      mail: [
        {
          template: 'join-request-answered',
          to: stranger.email,
          about: subject(),
          values: some({ accepted: false, reason: 'We have one.' }),
        },
      ],
    });
    const requestId = await ask();
    const withdraw = (viewer: Viewer) => get(WithdrawJoinRequest).execute(viewer, projectId, requestId);
    expect(await refusal(withdraw(lead))).toBe('not_found');
    await expect(() => withdraw(stranger)).leavesBehind({
      events: [some({ type: 'innovation.join-request-ended', requestId, status: 'withdrawn' })],
      audit: [some({ action: 'project.join-request-withdrawn', actor: byMember(stranger) })],
    });
    expect(await refusal(answer(requestId))).toBe('join_request_decided');
    expect((await team(stranger)).requests).toHaveLength(2);
    expect((await team(partner)).requests).toHaveLength(2);
    const other = await innovation.organization(`Other ${Math.random()}`);
    expect((await team(other)).requests).toEqual([]);
  });

  it('has its requests answered by nobody who leads another project', async () => {
    const requestId = await ask();
    const [{ id }] = await innovation.rows(
      `insert into innovation.projects (name, lead_organization_id) values ('Quiet pumps', $1) returning id`,
      [organizationOf(partner)],
    );
    for (const declinedFor of [null, 'We have one.'])
      await expect(() => get(AnswerJoinRequest).execute(partner, id, requestId, declinedFor)).leavesBehind({
        refused: 'not_found',
      });
  });

  it('has one request of an organization where two ask at once', async () => {
    expect((await Promise.all([refusal(ask()), refusal(ask())])).sort()).toEqual(['already_asked_to_join', undefined]);
  });

  it('takes in nobody whose request is taken back at once, nor once it is completed', async () => {
    const requestId = await ask();
    const client = await innovation.database.pool.connect();
    await client.query('begin');
    await client.query(`update innovation.join_requests set status = 'withdrawn', decided_at = now() where id = $1`, [
      requestId,
    ]);
    const accepting = refusal(answer(requestId));
    await new Promise((resume) => setTimeout(resume, 300));
    await client.query('commit');
    client.release();
    expect(await accepting).toBe('join_request_decided');
    const late = await ask();
    await innovation.rows(`update innovation.projects set status = 'completed'`);
    await expect(() => answer(late)).leavesBehind({ refused: 'project_ended' });
    expect(await refusal(answer(late, 'It is over.'))).toBeUndefined();
  });

  it('is left by a partner, and by its lead once that has handed over', async () => {
    const leave = (viewer: Viewer, organizationId?: string) =>
      get(PartFromProject).leave(viewer, projectId, { reason: 'Other plans.', organizationId });
    const handOver = (to: Viewer, viewer = lead) => get(HandOverLead).execute(viewer, projectId, organizationOf(to));
    expect(await refusal(leave(lead))).toBe('lead_must_hand_over');
    expect(await refusal(leave(stranger))).toBe('organization_required');
    // Nobody leaves for another of their organizations than the one that they name.
    const both = { ...partner, organizations: [...partner.organizations, ...stranger.organizations] };
    await expect(() => leave(both, organizationOf(stranger))).leavesBehind({ refused: 'organization_required' });
    expect(await refusal(handOver(stranger))).toBe('not_found');
    expect(await refusal(handOver(partner, partner))).toBe('organization_required');
    await expect(() => handOver(partner)).leavesBehind({
      events: [
        some({ type: 'innovation.project-team-changed', organizationId: organizationOf(partner), what: 'leads' }),
      ],
      audit: [some({ action: 'project.lead-handed-over', actor: byMember(lead) })],
      mail: [{ template: 'project-team-changed', to: partner.email, about: subject() }],
      notices: noticesOf(partner),
    });
    expect(await refusal(move(Sandbox))).toBe('organization_required');
    await expect(() => leave(lead)).leavesBehind({
      events: [some({ type: 'innovation.project-team-changed', organizationId: organizationOf(lead), what: 'left' })],
      audit: [some({ action: 'project.partner-left', actor: byMember(lead) })],
      mail: [
        {
          template: 'project-team-changed',
          to: partner.email,
          about: subject(),
          values: some({ reason: 'Other plans.' }),
        },
      ],
      notices,
    });
    expect((await team()).partners.map(({ organization }) => organization.name)).toEqual(['AquaSense']);
  });

  it('stays started by whoever has started it, once others lead it', async () => {
    const starter = async () =>
      (await get(ActivityQueries).newest(stranger, 100)).find(({ subject: { id } }) => id === projectId)
        ?.organizationName;
    const active = async (viewer: Viewer) =>
      (await get(OrganizationWork).lastActiveOf([organizationOf(viewer)])).has(organizationOf(viewer));
    const handOver = (to: Viewer, viewer: Viewer) => get(HandOverLead).execute(viewer, projectId, organizationOf(to));
    expect(await starter()).toBe('Nakuru Water');
    await handOver(partner, lead);
    expect([await starter(), await active(lead), await active(partner)]).toEqual(['Nakuru Water', true, false]);
    await handOver(lead, partner);
    expect([await starter(), await active(lead), await active(partner)]).toEqual(['Nakuru Water', true, false]);
    await handOver(partner, lead);
    expect([await starter(), await active(lead), await active(partner)]).toEqual(['Nakuru Water', true, false]);
  });

  it('loses who its lead removes, who is told why', async () => {
    const remove = (id: string, viewer = lead) => get(PartFromProject).remove(viewer, projectId, id, 'No part left.');
    expect(await refusal(remove(organizationOf(lead)))).toBe('lead_must_hand_over');
    expect(await refusal(remove(organizationOf(stranger)))).toBe('not_found');
    await expect(() => remove(organizationOf(partner))).leavesBehind({
      events: [some({ type: 'innovation.project-team-changed', what: 'removed' })],
      audit: [
        some({ action: 'project.partner-removed', details: some({ reason: 'No part left.' }), actor: byMember(lead) }),
      ],
      mail: [{ template: 'project-team-changed', to: partner.email, about: subject() }],
      notices,
    });
    // Why is between those who work on it.
    const removed = { kind: 'partner_removed', about: 'AquaSense' };
    expect((await changes(lead))[0]).toMatchObject({ ...removed, reason: 'No part left.' });
    expect((await changes(stranger))[0]).toMatchObject({ ...removed, reason: null });
  });

  it('says what each is in it: itself, or the lead', async () => {
    const describePart = (viewer: Viewer, role = 'Maker') =>
      get(DescribePart).execute(viewer, projectId, organizationOf(partner), { role, contribution: 'Probes' });
    expect(await refusal(describePart(stranger))).toBe('organization_required');
    await expect(() => describePart(partner)).leavesBehind({
      events: [some({ type: 'innovation.project-team-changed', what: 'changed' })],
      audit: [some({ action: 'project.partner-changed', actor: byMember(partner) })],
    });
    await expect(() => describePart(lead)).leavesBehind({});
    await describePart(lead, 'Operator');
    expect((await team()).partners[1]).toMatchObject({ role: 'Operator', contribution: 'Probes' });
  });
});

describe('the work on a project', () => {
  it('has milestones, which are overdue until they are reached', async () => {
    const add = (viewer = partner) =>
      get(ChangeMilestones).add(viewer, projectId, { title: 'District mapped', dueOn: '2020-05-01' });
    expect(await refusal(add(stranger))).toBe('organization_required');
    await expect(() => add()).leavesBehind((milestoneId: string) => ({
      events: [some({ type: 'innovation.milestone-changed', milestoneId, what: 'added' })],
      audit: [some({ action: 'project.milestone-added', actor: byMember(partner) })],
    }));
    const [milestone] = await get(WorkQueries).milestones(stranger, projectId);
    expect(milestone).toMatchObject({ isOverdue: true, doneOn: null });
    const change = (isDone: boolean, title = 'District mapped') =>
      get(ChangeMilestones).change(lead, projectId, milestone?.id as string, { title, dueOn: '2020-05-01', isDone });
    await change(true);
    await expect(() => change(true)).leavesBehind({});
    expect(await get(WorkQueries).milestones(lead, projectId)).toMatchObject([
      { isOverdue: false, doneOn: expect.any(String), doneBy: { name: 'Nakuru Water' } },
    ]);
    await change(false);
    await change(false, 'Both districts mapped');
    const changeOnly = (said: object) => get(ChangeMilestones).change(lead, projectId, milestone?.id as string, said);
    await changeOnly({ isDone: true });
    await changeOnly({ dueOn: '2020-06-01' });
    expect(await get(WorkQueries).milestones(lead, projectId)).toMatchObject([
      { title: 'Both districts mapped', dueOn: '2020-06-01', doneOn: expect.any(String) },
    ]);
    await get(ChangeMilestones).remove(partner, projectId, milestone?.id as string);
    expect((await changes(stranger)).map(({ kind }) => kind)).toEqual([
      'milestone_removed',
      'milestone_changed',
      'milestone_done',
      'milestone_changed',
      'milestone_reopened',
      'milestone_done',
      'milestone_added',
    ]);
  });

  it('is told of to all members, and taken back by who has told it or the lead', async () => {
    const post = (viewer: Viewer) => get(TellUpdates).post(viewer, projectId, 'The first **212 km** are done.');
    expect(await refusal(post(stranger))).toBe('organization_required');
    await expect(() => post(partner)).leavesBehind((updateId: string) => ({
      events: [some({ type: 'innovation.project-update-changed', updateId, what: 'posted' })],
      audit: [some({ action: 'project.update-posted', actor: byMember(partner) })],
    }));
    const ofLead = await post(lead);
    const { items, total } = await get(WorkQueries).updates(stranger, projectId, 1);
    expect([items.length, total.count]).toEqual([1, 2]);
    const remove = (viewer: Viewer, id = ofLead) => get(TellUpdates).remove(viewer, projectId, id);
    expect(await refusal(remove(partner))).toBe('organization_required');
    await expect(() => remove(lead)).leavesBehind({
      events: [some({ type: 'innovation.project-update-changed', updateId: ofLead, what: 'removed' })],
      audit: [some({ action: 'project.update-removed', actor: byMember(lead) })],
    });
    expect(await refusal(remove(lead))).toBe('not_found');
  });

  it('is told of in better words by the person who has written it, as they have read it', async () => {
    const id = await get(TellUpdates).post(partner, projectId, 'The first 212 km are done.');
    const edit = (viewer: Viewer, { text = 'The first **213 km** are done.', revision = 1, update = id } = {}) =>
      get(TellUpdates).edit(viewer, projectId, update, { text, revision });
    const another = await innovation.person(organizationOf(partner), 'member');
    for (const viewer of [lead, another, stranger, as('viewer', partner)])
      expect(await refusal(edit(viewer))).toBe('organization_required');
    expect(await refusal(edit(partner, { update: nobody }))).toBe('not_found');
    await expect(() => edit(partner)).leavesBehind({
      events: [some({ type: 'innovation.project-update-changed', updateId: id, what: 'edited' })],
      audit: [some({ action: 'project.update-edited', actor: byMember(partner) })],
    });
    await expect(() => edit(partner)).leavesBehind({ refused: 'edited_meanwhile' });
    await expect(() => edit(partner, { revision: 2 })).leavesBehind({});
    const shown = async (viewer: Viewer) => (await get(WorkQueries).updates(viewer, projectId, 1)).items[0];
    expect(await shown(partner)).toMatchObject({
      ...{ text: 'The first **213 km** are done.', revision: 2, editedAt: expect.any(String) },
      ...{ canEdit: true, canRemove: true },
    });
    expect(await shown(lead)).toMatchObject({ canEdit: false, canRemove: true });
    expect((await changes(stranger))[0]?.kind).toBe(ChangeKind.UpdateEdited);
  });

  it('spends of the budget in its currency, which others do not see, and keeps the sum', async () => {
    const spend = (amount = '$48,000', viewer = partner, spentOn = '2026-01-05') =>
      get(RecordSpend).execute(viewer, projectId, { spentOn, amount, note: 'Twelve probes' });
    expect(await refusal(spend('$1', stranger))).toBe('organization_required');
    expect(await refusal(spend('€1'))).toBe('invalid_input');
    expect(await refusal(spend('$0'))).toBe('value_not_understood');
    expect(await refusal(spend('$1', partner, '2999-01-01'))).toBe('invalid_input');
    await expect(() => spend()).leavesBehind((entryId: string) => ({
      events: [some({ type: 'innovation.spend-changed', entryId, what: 'recorded' })],
      audit: [some({ action: 'project.spend-recorded', actor: byMember(partner) })],
    }));
    await Promise.all([spend('$10'), spend('$20.50')]);
    expect(await detail(partner)).toMatchObject({ spent: '48030.50' });
    const [entry] = (await get(WorkQueries).spend(partner, projectId, 50)).items;
    expect(await refusal(get(WorkQueries).spend(stranger, projectId, 50))).toBe('organization_required');
    expect((await changes(stranger)).map(({ kind }) => kind)).toEqual([]);
    expect((await changes(lead))[0]).toMatchObject({ kind: 'spend_recorded', reason: 'Twelve probes' });
    const edit = { name: 'Quiet mains', budget: '€4M', revision: 1 };
    expect(await refusal(get(EditProject).execute(lead, projectId, edit))).toBe('spend_keeps_currency');
    const another = await innovation.organization(`Another ${Math.random()}`);
    await innovation.rows(
      'insert into innovation.project_collaborators (project_id, organization_id) values ($1, $2)',
      [projectId, organizationOf(another)],
    );
    const removable = async (viewer: Viewer) =>
      (await get(WorkQueries).spend(viewer, projectId, 50)).items.map(({ canRemove }) => canRemove);
    expect(await removable(another)).toEqual([false, false, false]);
    expect(await removable(partner)).toEqual([true, true, true]);
    expect(await refusal(get(RecordSpend).remove(another, projectId, entry?.id as string))).toBe(
      'organization_required',
    );
    await expect(() => get(RecordSpend).remove(lead, projectId, entry?.id as string)).leavesBehind({
      events: [some({ type: 'innovation.spend-changed', entryId: entry?.id, what: 'removed' })],
      audit: [some({ action: 'project.spend-removed', actor: byMember(lead) })],
    });
    const { spent } = await detail();
    expect(Number(spent)).toBeCloseTo(48_030.5 - Number(entry?.amount));
    await innovation.rows(
      'update innovation.projects set budget_minor = null, budget_currency = null, budget_usd_minor = null',
    );
    expect(await refusal(spend())).toBe('budget_required');
  });
});

it('what a project has spent is reached to the first entry, page by page, also of one day', async () => {
  await innovation.rows(
    `insert into innovation.spend_entries (project_id, organization_id, person_id, spent_on, amount_minor, currency, usd_minor, note)
      select $1, $2, gen_random_uuid(), '2026-01-01'::date + n / 100, 100, 'USD', 100, n::text from generate_series(1, 450) n`,
    [projectId, organizationOf(partner)],
  );
  const seen: string[] = [];
  for (let cursor: string | undefined, more = true; more; ) {
    const page = await get(WorkQueries).spend(partner, projectId, 200, cursor);
    expect(page.total).toEqual({ count: 450 });
    seen.push(...page.items.map(({ note }) => note));
    cursor = page.next;
    more = cursor !== undefined;
  }
  expect([seen.length, new Set(seen).size, seen.at(-1) !== seen[0]]).toEqual([450, 450, true]);
  const days = (await get(WorkQueries).spend(partner, projectId, 200)).items.map(({ spentOn }) => spentOn);
  expect(days).toEqual(days.toSorted().reverse());
});

it.each([
  ['to who works on it with what was spent', ProjectStanding.Partner, 450],
  ['to others without that', ProjectStanding.Member, 300],
] as const)(
  'what has happened to a project is reached to its beginning, page by page, %s',
  async (_, standing, count) => {
    const [{ id }] = await innovation.rows(
      `insert into innovation.projects (name, lead_organization_id) values ('Long mains', $1) returning id`,
      [organizationOf(lead)],
    );
    await innovation.rows(
      `insert into innovation.changes (project_id, kind, organization_id, about, created_at)
      select $1, case when n % 3 = 0 then 'spend_recorded' else 'update_posted' end::innovation.change_kind, $2, n::text,
        '2026-01-01T00:00:00Z'::timestamptz + n / 100 * interval '1 day' from generate_series(1, 450) n`,
      [id, organizationOf(lead)],
    );
    const seen: { about: string | null; at: string }[] = [];
    for (let cursor: string | undefined, more = true; more; ) {
      const page = await get(TimelineQueries).ofProject(id, lead, standing, { limit: 200, cursor });
      expect(page.total).toEqual({ count });
      seen.push(...page.items);
      cursor = page.next;
      more = cursor !== undefined;
    }
    expect(new Set(seen.map(({ about }) => about)).size).toBe(count);
    const times = seen.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().reverse());
  },
);

it('when an organization was last active is read at the end of what it has begun, among thousands', async () => {
  const busy = await innovation.organization('Busy');
  const quiet = await innovation.organization('Quiet');
  // Others have begun theirs later: what an organization has begun last is far from the newest of all.
  const begin = (who: string, many: number, days: number) =>
    innovation.rows(
      `with p as (insert into innovation.projects (name, lead_organization_id, started_by_organization_id, created_at)
          select 'P ' || n, gen_random_uuid(), ${who}, now() - make_interval(days => $2, hours => n) from generate_series(1, $1::int) n)
        insert into innovation.solutions (organization_id, title, description, status, published_at)
          select ${who}, 'S ' || n, 'x', 'published', now() - make_interval(days => $2, hours => n) from generate_series(1, $1::int) n`,
      [many, days],
    );
  await begin('gen_random_uuid()', 3000, 0);
  await begin(`'${organizationOf(busy)}'::uuid`, 3000, 300);
  await begin(`'${organizationOf(quiet)}'::uuid`, 1, 600);
  await innovation.rows('analyze innovation.projects, innovation.solutions');
  for (const viewer of [busy, quiet, await innovation.organization('Idle')])
    expect(
      await rowsRead(innovation.database, () => get(OrganizationWork).lastActiveOf([organizationOf(viewer)])),
    ).toBeLessThan(10);
});

it('the page of a project reads no more rows among thousands', async () => {
  await get(TellUpdates).post(lead, projectId, 'Begun.');
  const read = () =>
    rowsRead(innovation.database, async () => {
      await detail();
      await get(GatesQueries).of(lead, projectId);
      await team();
      await changes(lead);
      await get(WorkQueries).updates(lead, projectId, 20);
    });
  const before = await read();
  await innovation.rows(
    `with p as (insert into innovation.projects (name, lead_organization_id)
        select 'P ' || n, gen_random_uuid() from generate_series(1, 3000) n returning id),
      u as (insert into innovation.project_updates (project_id, organization_id, person_id, text)
        select id, gen_random_uuid(), gen_random_uuid(), 'x' from p)
    insert into innovation.changes (project_id, kind, organization_id) select id, 'update_posted', gen_random_uuid() from p`,
  );
  await innovation.rows('analyze innovation.projects, innovation.project_updates, innovation.changes');
  expect(await read()).toBeLessThanOrEqual(before + 20);
});
