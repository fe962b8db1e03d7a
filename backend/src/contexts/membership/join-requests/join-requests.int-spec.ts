import { type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import { day, minute } from '../../../platform/clock/durations';
import type { OrganizationRole, Viewer } from '../../../platform/http/viewer';
import { MembershipApi } from '../membership.api';
import { LeaveOrganization } from '../team/leave-organization';
import { TeamRole } from '../team/team.enums';
import { TeamQueries } from '../team/team.queries';
import { AnswerJoinRequest } from './answer-join-request';
import { AskToJoin } from './ask-to-join';
import { JoinRequestsQueries } from './join-requests.queries';
import { WithdrawJoinRequest } from './withdraw-join-request';

let contexts: Contexts;
let owner: Viewer;
/** Has an account and an address at the domain, and belongs to another organization. */
let sam: Viewer;
let organizationId: string;
let count = 0;

beforeAll(async () => {
  contexts = await startContexts();
});
afterAll(() => contexts.stop());
beforeEach(async () => {
  count += 1;
  owner = await contexts.organization(`Pumps ${count}`);
  organizationId = organizationOf(owner);
  const elsewhere = await contexts.organization(`Elsewhere ${count}`);
  sam = await contexts.person(organizationOf(elsewhere), 'owner', `sam@mail.pumps${count}.example`);
  await contexts.rows('update membership.users set email_verified_at = now()');
  await contexts.rows(
    `update membership.organizations set membership_tier = 'enterprise_alliance_partners' where id = $1`,
    [organizationId],
  );
  await contexts.rows(
    `insert into membership.organization_domains (organization_id, domain, challenge, claimed_by, claimed_at, proven_at, proof)
      values ($1, $2, 'x', $3, now(), now(), 'dns')`,
    [organizationId, `pumps${count}.example`, owner.id],
  );
});
afterEach(() => contexts.clock.reset());

const ask = (by = sam, note: string | null = null) => contexts.get(AskToJoin).execute(by, organizationId, note);
const accept = (id: string, by = owner, role = TeamRole.Member) =>
  contexts.get(AnswerJoinRequest).execute(by, organizationId, id, { to: 'accept', role });
const decline = (id: string, by = owner, reason: string | null = null) =>
  contexts.get(AnswerJoinRequest).execute(by, organizationId, id, { to: 'decline', reason });
const withdraw = (id: string, by = sam) => contexts.get(WithdrawJoinRequest).execute(by, id);
const offers = (of = sam) => contexts.get(JoinRequestsQueries).offers(of);
const waiting = (by = owner) => contexts.get(JoinRequestsQueries).waiting(by, organizationId);
const roleOf = async (viewer: Viewer) =>
  (await contexts.get(TeamQueries).team(owner, organizationId)).people.find(({ id }) => id === viewer.id)?.role;
const person = (role: OrganizationRole) => contexts.person(organizationId, role, `${role}-${count}@pumps.example`);
const by = (viewer: Viewer) => `member:${viewer.id}`;
const about = () => `organization:${organizationId}`;

describe('Asking to join', () => {
  it('is offered by the domain of an address that was proven, or one above it, and tells those who decide', async () => {
    expect(await offers()).toEqual([
      {
        organizationId,
        organizationName: `Pumps ${count}`,
        logoId: null,
        organizationType: expect.any(String),
        domain: `pumps${count}.example`,
        requestId: null,
        askedAt: null,
      },
    ]);
    const admin = await person('admin');
    await expect(() => ask(sam, 'I work in the pumps team.')).leavesBehind((id: string) => ({
      audit: [
        { action: 'person.asked_to_join', actor: by(sam), subject: `join-request:${id}`, details: { organizationId } },
      ],
      mail: [admin, owner]
        .map(({ email }) => email)
        .sort()
        .map((to) => ({ template: 'team-join-requested', to, about: about() })),
    }));
    expect(await offers()).toEqual([expect.objectContaining({ requestId: expect.any(String) })]);
    expect(await waiting()).toEqual([
      expect.objectContaining({ email: sam.email, profileImageUrl: null, note: 'I work in the pumps team.' }),
    ]);
    expect(await refusal(ask())).toBe('already_asked');
    // Nobody belongs to it by asking.
    expect(await roleOf(sam)).toBeUndefined();
  });

  it.each([
    [
      'an address elsewhere',
      `update membership.users set email = 'sam' || gen_random_uuid() || '@pumps.example.org' where id = $1`,
    ],
    [
      'an address that ends alike',
      `update membership.users set email = 'sam' || gen_random_uuid() || '@xpumps.example' where id = $1`,
    ],
    ['an address that nobody has proven', 'update membership.users set email_verified_at = null where id = $1'],
    [
      'a domain that is not proven',
      'update membership.organization_domains set proven_at = null where $1::uuid is not null',
    ],
    [
      'an organization that is closed',
      'update membership.organizations set closed_at = now() where $1::uuid is not null',
    ],
  ])('is not there for %s', async (_what, change) => {
    await contexts.rows(change, [sam.id]);
    expect(await offers()).toEqual([]);
    await expect(() => ask()).leavesBehind({ refused: 'not_found' });
    await contexts.rows('update membership.organizations set closed_at = null');
  });

  it('is not for a suspended organization; what was asked can be withdrawn', async () => {
    const suspend = (at: string) =>
      contexts.rows(`update membership.organizations set suspended_at = ${at} where id = $1`, [organizationId]);
    const id = await ask();
    await suspend('now()');
    expect(await refusal(withdraw(id))).toBeUndefined();
    await expect(() => ask()).leavesBehind({ refused: 'organization_suspended' });
    await contexts.rows('update membership.users set email_verified_at = null where id = $1', [sam.id]);
    await expect(() => ask()).leavesBehind({ refused: 'not_found' });
  });

  it('is not for who belongs to it', async () => {
    const member = await person('member');
    expect(await refusal(ask(member))).toBe('already_member');
    expect(await offers(member)).toEqual([]);
  });

  it('ends with a seat and a role, or with a reason, and may be tried again three weeks later', async () => {
    const first = await ask();
    await expect(() => decline(first, owner, 'With your new address, please.')).leavesBehind({
      audit: [
        {
          action: 'join_request.declined',
          actor: by(owner),
          subject: `join-request:${first}`,
          details: { organizationId },
        },
      ],
      mail: [
        {
          template: 'team-join-answered',
          to: sam.email,
          about: `join-request:${first}`,
          values: expect.objectContaining({ isAccepted: false, reason: 'With your new address, please.' }),
        },
      ],
    });
    expect(await refusal(ask())).toBe('declined_lately');
    contexts.clock.move(21 * day - minute);
    expect(await refusal(ask())).toBe('declined_lately');
    contexts.clock.move(2 * minute);
    const second = await ask();
    const before = await contexts.get(MembershipApi).seatsTaken(organizationId);
    await expect(() => accept(second, owner, TeamRole.Viewer)).leavesBehind({
      events: [{ type: 'membership.member-joined', organizationId, userId: sam.id, role: 'viewer' }],
      audit: [
        {
          action: 'join_request.accepted',
          actor: by(owner),
          subject: `join-request:${second}`,
          details: { organizationId },
        },
        { action: 'person.joined', actor: by(sam), subject: about(), details: { role: 'viewer' } },
      ],
      mail: [{ template: 'team-join-answered', to: sam.email, about: `join-request:${second}` }],
      notices: [`session:${sam.id}`],
    });
    expect(await roleOf(sam)).toBe('viewer');
    expect(await contexts.get(MembershipApi).seatsTaken(organizationId)).toBe(before + 1);
  });

  it('is answered once, also by two at once and by who withdraws meanwhile', async () => {
    const id = await ask();
    const outcomes = await Promise.all([refusal(accept(id)), refusal(decline(id)), refusal(withdraw(id))]);
    expect(outcomes.filter((outcome) => outcome === 'team_request_decided')).toHaveLength(2);
    for (const act of [() => accept(id), () => decline(id), () => withdraw(id)])
      await expect(act).leavesBehind({ refused: 'team_request_decided' });
  });

  it('is withdrawn by who asked alone', async () => {
    const id = await ask();
    expect(await refusal(withdraw(id, owner))).toBe('not_found');
    await expect(() => withdraw(id)).leavesBehind({
      audit: [
        {
          action: 'join_request.withdrawn',
          actor: by(sam),
          subject: `join-request:${id}`,
          details: { organizationId },
        },
      ],
    });
    expect(await waiting()).toEqual([]);
    await ask();
  });

  it('is answered by owners and admins alone, and owners are let in by owners', async () => {
    const id = await ask();
    for (const role of ['member', 'viewer'] as const) {
      const one = await person(role);
      for (const act of [() => accept(id, one), () => decline(id, one), () => waiting(one)])
        await expect(act).leavesBehind({ refused: 'organization_required' });
    }
    for (const act of [() => accept(id, sam), () => decline(id, sam), () => waiting(sam)])
      await expect(act).leavesBehind({ refused: 'not_found' });
    const admin = await person('admin');
    expect(await refusal(accept(id, admin, TeamRole.Owner))).toBe('organization_required');
    expect(await waiting(admin)).toHaveLength(1);
    await accept(id, admin, TeamRole.Member);
    expect(await roleOf(sam)).toBe('member');
  });

  it('takes no seat that the plan does not have', async () => {
    await contexts.rows(`update membership.organizations set membership_tier = 'free' where id = $1`, [organizationId]);
    const id = await ask();
    await expect(() => accept(id)).leavesBehind({ refused: 'entitlement_exceeded' });
    expect(await waiting()).toHaveLength(1);
  });

  it('lets nobody in twice who came by an invitation meanwhile', async () => {
    const id = await ask();
    await contexts.rows(
      `insert into membership.user_organizations (user_id, organization_id, role) values ($1, $2, 'member')`,
      [sam.id, organizationId],
    );
    await expect(() => accept(id)).leavesBehind({ refused: 'already_member' });
    expect(await offers()).toEqual([]);
    await contexts.get(LeaveOrganization).execute(sam, organizationId);
  });
});
