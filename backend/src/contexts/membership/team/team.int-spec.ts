import type { FastifyReply, FastifyRequest } from 'fastify';
import { as, type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import { eventually, goodPassword } from '../../../../test/support/registration';
import type { OrganizationRole, Viewer } from '../../../platform/http/viewer';
import { Sessions } from '../../../platform/sessions/sessions';
import { MembershipApi } from '../membership.api';
import { ChangeRole } from './change-role';
import { HandOverOrganization } from './hand-over-organization';
import { InvitePeople } from './invite-people';
import { LeaveOrganization } from './leave-organization';
import { RemovePerson } from './remove-person';
import { TeamRole } from './team.enums';
import { TeamQueries } from './team.queries';

let contexts: Contexts;
let owner: Viewer;
let stranger: Viewer;
let organizationId: string;
let count = 0;

beforeAll(async () => {
  contexts = await startContexts();
});

afterAll(() => contexts.stop());

beforeEach(async () => {
  count += 1;
  owner = await contexts.organization(`Pumps ${count}`);
  stranger = await contexts.organization(`Elsewhere ${count}`);
  organizationId = organizationOf(owner);
  await contexts.rows('update membership.users set email_verified_at = now()');
});

afterEach(() => contexts.clock.reset());

const person = (role: OrganizationRole, address = `${role}-${count}@pumps.example`) =>
  contexts.person(organizationId, role, address);
const invite = (emails: string[], role = TeamRole.Member, by = owner) =>
  contexts.get(InvitePeople).execute(by, organizationId, { emails, role });

const invitationTo = async (email: string, role = TeamRole.Member): Promise<string> => {
  await invite([email], role);
  const [{ id }] = await contexts.rows(
    'select id from membership.team_invitations where organization_id = $1 and email = $2 and revoked_at is null',
    [organizationId, email],
  );
  return id;
};
const _sam = { firstName: 'Sam', lastName: 'Njoroge', password: goodPassword, agreeTerms: true };
const changeRole = (by: Viewer, of: Viewer, from: string, role: string) =>
  contexts.get(ChangeRole).execute(by, organizationId, of.id, { from: from as TeamRole, role: role as TeamRole });
const remove = (by: Viewer, of: Viewer) => contexts.get(RemovePerson).execute(by, organizationId, of.id);
const leave = (by: Viewer) => contexts.get(LeaveOrganization).execute(by, organizationId);
const handOver = (by: Viewer, to: Viewer) => contexts.get(HandOverOrganization).execute(by, organizationId, to.id);
const seats = () => contexts.get(MembershipApi).seatsTaken(organizationId);

const rolesOf = async () =>
  Object.fromEntries(
    (await contexts.get(TeamQueries).team(owner, organizationId)).people.map(({ email, role }) => [email, role]),
  );
const about = () => `organization:${organizationId}`;
const by = (viewer: Viewer) => `member:${viewer.id}`;

describe('the people of an organization', () => {
  it('get another role from an owner or admin, of which they are told', async () => {
    const [admin, member] = [await person('admin'), await person('member')];
    await expect(() => changeRole(admin, member, 'member', 'viewer')).leavesBehind({
      events: [{ type: 'membership.member-role-changed', organizationId, userId: member.id, role: 'viewer' }],
      live: expect.arrayContaining([{ person: member.id, kind: 'viewer', id: member.id }]),
      audit: [
        {
          action: 'person.role-changed',
          actor: by(admin),
          subject: `person:${member.id}`,
          details: { organizationId, before: { role: 'member' }, after: { role: 'viewer' } },
        },
      ],
      mail: [
        {
          template: 'team-role-changed',
          to: member.email,
          about: about(),
          values: expect.objectContaining({ role: 'viewer' }),
        },
      ],
      notices: [`session:${member.id}`],
    });
    await expect(() => changeRole(admin, member, 'viewer', 'viewer')).leavesBehind({});
    await expect(() => changeRole(admin, member, 'member', 'admin')).leavesBehind({ refused: 'edited_meanwhile' });
    await expect(() => changeRole(member, admin, 'admin', 'viewer')).leavesBehind({ refused: 'organization_required' });
    await expect(() => changeRole(owner, stranger, 'owner', 'admin')).leavesBehind({ refused: 'not_found' });
  });

  it('are made and unmade owners by owners alone', async () => {
    const [admin, member, second] = [await person('admin'), await person('member'), await person('owner')];
    const refused = { refused: 'organization_required' };
    await expect(() => changeRole(admin, member, 'member', 'owner')).leavesBehind(refused);
    await expect(() => changeRole(admin, second, 'owner', 'member')).leavesBehind(refused);
    await expect(() => remove(admin, second)).leavesBehind(refused);
    await changeRole(owner, member, 'member', 'owner');
    await remove(owner, second);
    expect(await rolesOf()).toEqual({ [owner.email]: 'owner', [admin.email]: 'admin', [member.email]: 'owner' });
  });

  it('keep an owner, whatever the last one does, also when two go at once', async () => {
    const refused = { refused: 'last_owner' };
    await expect(() => changeRole(owner, owner, 'owner', 'admin')).leavesBehind(refused);
    await expect(() => remove(owner, owner)).leavesBehind(refused);
    await expect(() => leave(owner)).leavesBehind(refused);
    const second = await person('owner');
    expect((await Promise.all([refusal(leave(owner)), refusal(leave(second))])).sort()).toEqual([
      'last_owner',
      undefined,
    ]);
  });

  it('are removed with their seat; what waits for whoever registered the organization does not come back', async () => {
    const second = await person('owner');
    await expect(() => remove(owner, second)).leavesBehind({
      events: [{ type: 'membership.member-removed', organizationId, userId: second.id }],
      live: expect.arrayContaining([{ person: second.id, kind: 'viewer', id: second.id }]),
      audit: [
        {
          action: 'person.removed',
          actor: by(owner),
          subject: `person:${second.id}`,
          details: { organizationId, before: { role: 'owner' }, after: null },
        },
      ],
      mail: [
        {
          template: 'team-removed',
          to: second.email,
          about: about(),
          values: expect.objectContaining({ removerName: 'Ada Okafor' }),
          named: [owner.id],
        },
      ],
      notices: [`session:${second.id}`],
    });
    expect(await seats()).toBe(0);
    expect(await contexts.rows('select from membership.user_organizations where user_id = $1', [second.id])).toEqual(
      [],
    );
    await expect(() => remove(owner, second)).leavesBehind({ refused: 'not_found' });
  });

  it('leave as they like', async () => {
    const viewer = await person('viewer');
    await expect(() => leave(viewer)).leavesBehind({
      events: [{ type: 'membership.member-removed', organizationId, userId: viewer.id }],
      audit: [
        {
          action: 'person.left',
          actor: by(viewer),
          subject: `person:${viewer.id}`,
          details: { organizationId, before: { role: 'viewer' }, after: null },
        },
      ],
      notices: [`session:${viewer.id}`],
    });
    await expect(() => leave(viewer)).leavesBehind({ refused: 'not_found' });
  });

  it('get the organization from its owner, who is an admin from then on', async () => {
    const member = await person('member');
    const admin = await person('admin');
    await expect(() => handOver(as('admin', member), owner)).leavesBehind({ refused: 'organization_required' });
    await expect(() => handOver(admin, member)).leavesBehind({ refused: 'organization_required' });
    await expect(() => handOver(owner, owner)).leavesBehind({ refused: 'invalid_input' });
    await expect(() => handOver(owner, stranger)).leavesBehind({ refused: 'not_found' });
    const changed = (viewer: Viewer, before: string, after: string) => ({
      action: 'person.role-changed',
      actor: by(owner),
      subject: `person:${viewer.id}`,
      details: { organizationId, before: { role: before }, after: { role: after } },
    });
    const type = 'membership.member-role-changed';
    await expect(() => handOver(owner, member)).leavesBehind({
      events: [
        { type, organizationId, userId: owner.id, role: 'admin' },
        { type, organizationId, userId: member.id, role: 'owner' },
      ],
      audit: [changed(owner, 'owner', 'admin'), changed(member, 'member', 'owner')],
      mail: [{ template: 'team-role-changed', to: member.email, about: about(), values: expect.anything() }],
      notices: [`session:${owner.id}`, `session:${member.id}`].sort(),
    });
  });

  it('are mailed nothing of what they change of themselves, nor of an organization that they own already', async () => {
    const second = await person('owner');
    const changed = (before: string, after: string) => ({
      events: [{ type: 'membership.member-role-changed', organizationId, userId: owner.id, role: after }],
      audit: [
        {
          action: 'person.role-changed',
          actor: by(owner),
          subject: `person:${owner.id}`,
          details: { organizationId, before: { role: before }, after: { role: after } },
        },
      ],
      notices: [`session:${owner.id}`],
    });
    await expect(() => handOver(owner, second)).leavesBehind(changed('owner', 'admin'));
    await expect(() => changeRole(owner, owner, 'admin', 'member')).leavesBehind(changed('admin', 'member'));
  });

  it('are shown to all of them, invitations to owners and admins alone, nothing to others', async () => {
    await invitationTo('sam@new.example');
    const member = await person('member');
    const shown = await contexts.get(TeamQueries).team(member, organizationId);
    expect(shown).toMatchObject({ people: [{ role: 'owner' }, { role: 'member' }], invitations: [] });
    expect(shown.seats).toEqual({ used: 2, limit: 6 });
    expect(await refusal(contexts.get(TeamQueries).team(stranger, organizationId))).toBe('not_found');
  });

  it('feel a new role and a removal at once, in the sessions of every process', async () => {
    const other = await contexts.beside();
    const member = await person('member');
    const request = { cookies: {} as Record<string, string>, headers: {} } as FastifyRequest;
    const reply = { setCookie: (name: string, value: string) => Object.assign(request.cookies, { [name]: value }) };
    await contexts
      .get(Sessions)
      .open(request, reply as unknown as FastifyReply, { kind: 'member', subject: member.id, enterprise: false });
    const roleThere = async () => (await other.get(Sessions).read(request))?.organizations[0]?.role;
    expect(await roleThere()).toBe('member');
    const began = Date.now();
    await changeRole(owner, member, 'member', 'viewer');
    await eventually(async () => (await roleThere()) === 'viewer', 'the new role');
    await remove(owner, member);
    await eventually(async () => (await roleThere()) === undefined, 'the removal');
    // Long before the cache of a session ends by itself.
    expect(Date.now() - began).toBeLessThan(10_000);
    await other.close();
  });
});
