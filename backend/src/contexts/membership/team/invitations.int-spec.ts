import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import { goodPassword, registration } from '../../../../test/support/registration';
import { day } from '../../../platform/clock/durations';
import type { OrganizationRole, Viewer } from '../../../platform/http/viewer';
import { AllianceSettings } from '../../../platform/settings/alliance-settings';
import { SingleUseTokens } from '../../../platform/tokens/single-use-tokens';
import { activation, teamInvitation } from '../accounts/mailed-links';
import { MembershipApi } from '../membership.api';
import { openInvitationsDays } from '../membership.settings';
import { RegisterMember } from '../registrations/register-member';
import type { RegisterMemberDto } from '../registrations/registrations.dto';
import { AcceptInvitation } from './accept-invitation';
import { ChangeRole } from './change-role';
import { HandOverOrganization } from './hand-over-organization';
import { InvitePeople } from './invite-people';
import { JoinAsNewPerson } from './join-as-new-person';
import { RemoveOldInvitationsJob } from './remove-old-invitations.job';
import { RemovePerson } from './remove-person';
import { ResendInvitation } from './resend-invitation';
import { RevokeInvitation } from './revoke-invitation';
import { InvitePeopleDto } from './team.dto';
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
    'select id from membership.team_invitations where organization_id = $1 and email = $2 and accepted_at is null and revoked_at is null',
    [organizationId, email],
  );
  return id;
};
const linkOf = (id: string) => contexts.get(SingleUseTokens).issue(teamInvitation, id, {});
const accept = (by: Viewer, token: string) => contexts.get(AcceptInvitation).execute(by, token);
const sam = { firstName: 'Sam', lastName: 'Njoroge', password: goodPassword, agreeTerms: true };
const join = async (token: string, form: object = {}) =>
  (await contexts.get(JoinAsNewPerson).execute({ ...sam, token, ...form }, '10.0.0.1')).personId;
const changeRole = (by: Viewer, of: Viewer, from: string, role: string) =>
  contexts.get(ChangeRole).execute(by, organizationId, of.id, { from: from as TeamRole, role: role as TeamRole });
const remove = (by: Viewer, of: Viewer) => contexts.get(RemovePerson).execute(by, organizationId, of.id);
const handOver = (by: Viewer, to: Viewer) => contexts.get(HandOverOrganization).execute(by, organizationId, to.id);
const seats = () => contexts.get(MembershipApi).seatsTaken(organizationId);

const rolesOf = async () =>
  Object.fromEntries(
    (await contexts.get(TeamQueries).team(owner, organizationId)).people.map(({ email, role }) => [email, role]),
  );
const about = () => `organization:${organizationId}`;
const by = (viewer: Viewer) => `member:${viewer.id}`;

describe('inviting people', () => {
  it('mails each new address a link and holds its seat; who is there or invited is passed over', async () => {
    const admin = await person('admin');
    const waiting = await invitationTo('kim@new.example');
    expect(await seats()).toBe(2);
    await expect(() => invite(['Sam@New.example', 'sam@new.example', admin.email, 'kim@new.example'])).leavesBehind(
      (answer: object[]) => {
        expect(answer).toEqual([
          { email: 'sam@new.example', outcome: 'invited' },
          { email: admin.email, outcome: 'member' },
          { email: 'kim@new.example', outcome: 'waiting' },
        ]);
        return {
          audit: [
            {
              action: 'person.invited',
              actor: by(owner),
              subject: expect.stringMatching(/^invitation:/),
              details: { organizationId, role: 'member' },
            },
          ],
          mail: [
            {
              template: 'team-invitation',
              to: 'sam@new.example',
              about: expect.stringMatching(/^invitation:/),
              named: [owner.id],
              values: expect.objectContaining({
                organizationName: `Pumps ${count}`,
                inviterName: 'Ada Okafor',
                role: 'member',
                link: expect.stringMatching(/\/join\?token=[\w-]{43}$/),
              }),
            },
          ],
        };
      },
    );
    expect(await seats()).toBe(3);
    expect(waiting).toBeDefined();
  });

  it('is for owners and admins, and for owners alone where an owner is invited', async () => {
    const [admin, member] = [await person('admin'), await person('member')];
    const one = ['one@new.example'];
    await expect(() => invite(one, TeamRole.Member, member)).leavesBehind({ refused: 'organization_required' });
    await expect(() => invite(one, TeamRole.Owner, admin)).leavesBehind({ refused: 'organization_required' });
    await expect(() => invite(one, TeamRole.Member, stranger)).leavesBehind({ refused: 'not_found' });
    await invite(one, TeamRole.Admin, admin);
    await invite(['two@new.example'], TeamRole.Owner);
    // The session says admin still; the table does not.
    await contexts.rows(`update membership.user_organizations set role = 'viewer' where user_id = $1`, [admin.id]);
    expect(await refusal(invite(['three@new.example'], TeamRole.Member, admin))).toBe('organization_required');
  });

  it('takes no more seats than the plan has, all or none, also of two who want the last one at once', async () => {
    await contexts.rows('update membership.organizations set membership_tier = $2 where id = $1', [
      organizationId,
      'ecosystem_enablers',
    ]);
    const four = [1, 2, 3, 4].map((n) => `p${n}@new.example`);
    await expect(() => invite(four)).leavesBehind({ refused: 'entitlement_exceeded' });
    await expect(invite(four)).rejects.toMatchObject({
      message: 'Your plan allows 3 seats, and 0 are used. Enterprise Alliance Partners would allow it.',
      details: { entitlement: { feature: 'seats', used: 0, limit: 3, plan: { allows: '6 seats' } } },
    });
    await invite(four.slice(0, 2));
    const last = await Promise.all([refusal(invite(['p5@new.example'])), refusal(invite(['p6@new.example']))]);
    expect(last.sort()).toEqual(['entitlement_exceeded', undefined]);
    expect(await seats()).toBe(3);
  });

  it('is not for an organization whose plan is for the owner alone', async () => {
    await contexts.rows(`update membership.organizations set membership_tier = 'free' where id = $1`, [organizationId]);
    await expect(invite(['p1@new.example'])).rejects.toMatchObject({
      message: 'Your plan does not include seats. Innovators & Solution Providers would allow it.',
    });
  });
});

it('names the first address that is none', async () => {
  const body = plainToInstance(InvitePeopleDto, { emails: ['sam@new.example', 'sam@', 'kim'], role: 'member' });
  const [error] = await validate(body);
  expect(Object.values(error?.constraints ?? {})).toEqual(['sam@ is not an e-mail address']);
});

describe('an invitation', () => {
  it('gives its seat back when it expires, stays listed, and takes one again when it is sent again', async () => {
    const id = await invitationTo('sam@new.example');
    const old = await linkOf(id);
    contexts.clock.move(14 * day);
    expect(await seats()).toBe(0);
    expect((await contexts.get(TeamQueries).team(owner, organizationId)).invitations).toEqual([
      expect.objectContaining({ id, email: 'sam@new.example', role: 'member', hasExpired: true }),
    ]);
    expect(await refusal(join(old))).toBe('token_invalid');
    await expect(() => contexts.get(ResendInvitation).execute(owner, organizationId, id)).leavesBehind({
      audit: [
        {
          action: 'invitation.resent',
          actor: by(owner),
          subject: `invitation:${id}`,
          details: { organizationId },
        },
      ],
      mail: [
        { template: 'team-invitation', to: 'sam@new.example', about: `invitation:${id}`, values: expect.anything() },
      ],
    });
    expect(await seats()).toBe(1);
    expect((await contexts.get(TeamQueries).team(owner, organizationId)).invitations).toMatchObject([
      { hasExpired: false },
    ]);
  });

  it('ends the link before it when it is sent again', async () => {
    const id = await invitationTo('sam@new.example');
    const old = await linkOf(id);
    await contexts.get(ResendInvitation).execute(owner, organizationId, id);
    expect(await refusal(join(old))).toBe('token_invalid');
  });

  it('is not sent again beyond the seats of the plan', async () => {
    const id = await invitationTo('sam@new.example');
    await contexts.rows(`update membership.team_invitations set expires_at = $2 where id = $1`, [
      id,
      contexts.clock.now(),
    ]);
    await contexts.rows(`update membership.organizations set membership_tier = 'free' where id = $1`, [organizationId]);
    await expect(() => contexts.get(ResendInvitation).execute(owner, organizationId, id)).leavesBehind({
      refused: 'entitlement_exceeded',
    });
  });

  it('is sent again where it holds its seat already, however many the plan has by now', async () => {
    const id = await invitationTo('sam@new.example');
    await contexts.rows(`update membership.organizations set membership_tier = 'free' where id = $1`, [organizationId]);
    await contexts.get(ResendInvitation).execute(owner, organizationId, id);
  });

  it('keeps its link where its address has had enough mail for now', async () => {
    const limited = await contexts.beside({ RATE_LIMITS: 'on' });
    const resend = (id: string) => limited.get(ResendInvitation).execute(owner, organizationId, id);
    const email = `often-${count}@new.example`;
    const id = await invitationTo(email);
    let refused: string | undefined;
    let link = '';
    for (let tries = 0; tries < 60 && !refused; tries += 1) {
      link = await linkOf(id);
      refused = await refusal(resend(id));
    }
    expect(refused).toBe('too_many_requests');
    expect(await contexts.get(SingleUseTokens).peek(teamInvitation, link)).toMatchObject({ subject: id });
    await contexts.get(RevokeInvitation).execute(owner, organizationId, id);
    await expect(
      limited.get(InvitePeople).execute(owner, organizationId, { emails: [email], role: TeamRole.Member }),
    ).rejects.toMatchObject({ code: 'too_many_requests' });
    expect(await seats()).toBe(0);
    await limited.close();
  });

  it('ends with the right of who sent it', async () => {
    const [admin, second] = [await person('admin'), await person('owner')];
    const inviteBy = async (by: Viewer, email: string, role = TeamRole.Member) => {
      await invite([email], role, by);
      const [{ id }] = await contexts.rows(
        'select id from membership.team_invitations where email = $1 and revoked_at is null and organization_id = $2',
        [email, organizationId],
      );
      return id as string;
    };
    const open = async () =>
      (await contexts.get(TeamQueries).team(owner, organizationId)).invitations.map(({ email }) => email).sort();
    const own = await inviteBy(admin, 'back@admin.example');
    const link = await linkOf(own);
    await inviteBy(second, 'owner@second.example', TeamRole.Owner);
    await inviteBy(second, 'member@second.example');
    await inviteBy(owner, 'kept@new.example', TeamRole.Owner);
    await changeRole(owner, second, 'owner', 'admin');
    expect(await open()).toEqual(['back@admin.example', 'kept@new.example', 'member@second.example']);
    await changeRole(owner, second, 'admin', 'member');
    expect(await open()).toEqual(['back@admin.example', 'kept@new.example']);
    await expect(() => remove(owner, admin)).leavesBehind({
      events: [expect.anything()],
      audit: [
        expect.objectContaining({ action: 'person.removed' }),
        {
          action: 'invitation.revoked',
          actor: by(owner),
          subject: `invitation:${own}`,
          details: { organizationId, invitedBy: admin.id },
        },
      ],
      mail: [expect.anything()],
      notices: [expect.anything()],
    });
    expect(await open()).toEqual(['kept@new.example']);
    expect(await refusal(join(link))).toBe('token_invalid');
    await changeRole(owner, second, 'member', 'owner');
    await handOver(owner, second);
    expect(await open()).toEqual([]);
  });

  it('is of who sent it again, and stays when who sent it first goes', async () => {
    const admin = await person('admin');
    await invite(['sam@new.example'], TeamRole.Member, admin);
    const open = async () => (await contexts.get(TeamQueries).team(owner, organizationId)).invitations;
    const [{ id } = { id: '' }] = await open();
    await contexts.get(ResendInvitation).execute(owner, organizationId, id);
    await remove(owner, admin);
    expect(await open()).toMatchObject([{ id }]);
  });

  it('lets in whoever registered the organization and never confirmed it, in the role that it names', async () => {
    await contexts.rows(
      `insert into membership.user_organizations (user_id, organization_id, role, is_active) values ($1, $2, 'owner', false)`,
      [stranger.id, organizationId],
    );
    expect(await invite([stranger.email])).toEqual([{ email: stranger.email, outcome: 'invited' }]);
    const [{ id } = { id: '' }] = (await contexts.get(TeamQueries).team(owner, organizationId)).invitations;
    await accept(stranger, await linkOf(id));
    expect(await rolesOf()).toMatchObject({ [owner.email]: 'owner', [stranger.email]: 'member' });
  });

  it('says who sent it; where they have gone without a trace, an owner hears of who joined', async () => {
    const id = await invitationTo(stranger.email);
    expect((await contexts.get(TeamQueries).team(owner, organizationId)).invitations).toMatchObject([
      { invitedBy: 'Ada Okafor' },
    ]);
    const token = await linkOf(id);
    await contexts.rows('update membership.team_invitations set invited_by = gen_random_uuid() where id = $1', [id]);
    await expect(() => accept(stranger, token)).leavesBehind({
      events: [expect.anything()],
      audit: [expect.anything()],
      mail: [{ template: 'team-joined', to: owner.email, about: about(), values: expect.anything() }],
      notices: [expect.anything()],
    });
  });

  it('is accepted or revoked, never both, where both happen at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const email = stranger.email;
      const id = await invitationTo(email);
      const token = await linkOf(id);
      const outcomes = await Promise.all([
        refusal(accept(stranger, token)),
        refusal(contexts.get(RevokeInvitation).execute(owner, organizationId, id)),
      ]);
      expect([
        ['token_invalid', undefined],
        [undefined, 'not_found'],
      ]).toContainEqual(outcomes);
      if (outcomes[0] === undefined) await remove(owner, stranger);
    }
  });

  it('is forgotten 90 days after it has expired or was revoked, unless it was accepted', async () => {
    const revoked = await invitationTo('revoked@new.example');
    await contexts.get(RevokeInvitation).execute(owner, organizationId, revoked);
    await invitationTo('waiting@new.example');
    await accept(stranger, await linkOf(await invitationTo(stranger.email)));
    const kept = async () => {
      await contexts.get(RemoveOldInvitationsJob).removeOld();
      const rows = 'select email from membership.team_invitations where organization_id = $1 order by email';
      return (await contexts.rows(rows, [organizationId])).map(({ email }) => email);
    };
    contexts.clock.move(89 * day);
    expect(await kept()).toHaveLength(3);
    contexts.clock.move(2 * day);
    expect(await kept()).toEqual([stranger.email, 'waiting@new.example'].sort());
    contexts.clock.move(14 * day);
    expect(await kept()).toEqual([stranger.email]);
  });

  it('is forgotten after as many days as super admins have set', async () => {
    const revoked = await invitationTo('revoked@new.example');
    await contexts.get(RevokeInvitation).execute(owner, organizationId, revoked);
    await contexts.get(AllianceSettings).set(openInvitationsDays, 30, 0);
    const left = async () => {
      await contexts.get(RemoveOldInvitationsJob).removeOld();
      return (await contexts.rows('select from membership.team_invitations where id = $1', [revoked])).length;
    };
    contexts.clock.move(29 * day);
    expect(await left()).toBe(1);
    contexts.clock.move(2 * day);
    expect(await left()).toBe(0);
    await contexts.get(AllianceSettings).set(openInvitationsDays, 90, 1);
  });

  it('is worth nothing once it is revoked, and its address can be invited anew', async () => {
    const id = await invitationTo('sam@new.example');
    const token = await linkOf(id);
    const revoke = (viewer = owner) => contexts.get(RevokeInvitation).execute(viewer, organizationId, id);
    await expect(() => revoke(stranger)).leavesBehind({ refused: 'not_found' });
    await expect(() => revoke()).leavesBehind({
      audit: [
        {
          action: 'invitation.revoked',
          actor: by(owner),
          subject: `invitation:${id}`,
          details: { organizationId },
        },
      ],
    });
    expect(await seats()).toBe(0);
    expect(await refusal(join(token))).toBe('token_invalid');
    await expect(() => revoke()).leavesBehind({ refused: 'not_found' });
    expect(await invite(['sam@new.example'])).toEqual([{ email: 'sam@new.example', outcome: 'invited' }]);
  });

  it('of an owner is left alone by admins', async () => {
    const id = await invitationTo('sam@new.example', TeamRole.Owner);
    const admin = await person('admin');
    const refused = { refused: 'organization_required' };
    await expect(() => contexts.get(RevokeInvitation).execute(admin, organizationId, id)).leavesBehind(refused);
    await expect(() => contexts.get(ResendInvitation).execute(admin, organizationId, id)).leavesBehind(refused);
  });

  it('is accepted by the person of its address alone, once, and takes the seat that it held', async () => {
    const id = await invitationTo(stranger.email, TeamRole.Admin);
    const token = await linkOf(id);
    const other = await contexts.organization(`Third ${count}`);
    await expect(() => accept(other, token)).leavesBehind({ refused: 'invitation_for_another' });
    await expect(() => accept(stranger, token)).leavesBehind({
      events: [{ type: 'membership.member-joined', organizationId, userId: stranger.id, role: 'admin' }],
      live: expect.arrayContaining([{ person: stranger.id, kind: 'viewer', id: stranger.id }]),
      audit: [{ action: 'person.joined', actor: by(stranger), subject: about(), details: { role: 'admin' } }],
      mail: [
        {
          template: 'team-joined',
          to: owner.email,
          about: about(),
          values: expect.objectContaining({ personName: 'Ada Okafor', role: 'admin' }),
        },
      ],
      notices: [`session:${stranger.id}`],
    });
    expect(await rolesOf()).toMatchObject({ [stranger.email]: 'admin' });
    expect(await seats()).toBe(1);
    await expect(() => accept(stranger, token)).leavesBehind({ refused: 'token_invalid' });
  });

  it('makes somebody new a person with a name and a password, who agreed to the terms in force', async () => {
    const email = `sam-${count}@new.example`;
    const id = await invitationTo(email);
    const token = await linkOf(id);
    await expect(() => join(token, { password: 'password123456' })).leavesBehind({ refused: 'password_refused' });
    await expect(() => join(token)).leavesBehind((userId: string) => ({
      events: [{ type: 'membership.member-joined', organizationId, userId, role: 'member' }],
      audit: [
        {
          action: 'password.set',
          actor: `member:${userId}`,
          details: { with: 'team-invitation', before: { hasPassword: false }, after: { hasPassword: true } },
        },
        { action: 'person.joined', actor: `member:${userId}`, subject: about(), details: { role: 'member' } },
      ],
      mail: [
        {
          template: 'team-joined',
          to: owner.email,
          about: about(),
          values: expect.objectContaining({ personName: 'Sam Njoroge' }),
        },
      ],
      notices: [`session:${userId}`],
    }));
    const agreed = await contexts.get(MembershipApi).documentsInForce();
    expect(
      await contexts.rows('select terms_version, privacy_version from membership.team_invitations where id = $1', [id]),
    ).toEqual([{ terms_version: agreed.terms, privacy_version: agreed.privacy }]);
    expect(
      await contexts.rows(
        `select a.document, a.version::text as version, a.way, a.organization_id as "organizationId"
          from membership.legal_agreements a join membership.users u on u.id = a.user_id where u.email = $1 order by 1`,
        [email],
      ),
    ).toEqual([
      { document: 'terms', version: agreed.terms, way: 'invitation', organizationId },
      { document: 'privacy', version: agreed.privacy, way: 'invitation', organizationId },
    ]);
    expect(await refusal(join(token))).toBe('token_invalid');
  });

  it('names anew whom a stranger has registered, ends the link of that, and asks about that organization', async () => {
    const email = `sam-${count}@new.example`;
    const form = registration({
      email,
      contactName: 'Rude Word',
      selectedPlan: 'free',
    }) as unknown as RegisterMemberDto;
    await contexts.get(RegisterMember).execute(form, '10.0.0.1');
    const [{ id }] = await contexts.rows('select id from membership.users where email = $1', [email]);
    const tokens = contexts.get(SingleUseTokens);
    const link = await tokens.issue(activation, id, {});
    expect(await join(await linkOf(await invitationTo(email)))).toBe(id);
    expect(await refusal(tokens.peek(activation, link))).toBe('token_invalid');
    expect(await rolesOf()).toMatchObject({ [email]: 'member' });
    const [person] = await contexts.rows('select first_name, last_name from membership.users where id = $1', [id]);
    expect(person).toEqual({ first_name: 'Sam', last_name: 'Njoroge' });
    const asked = `select from notifications.messages where to_address = $1 and template = 'organization-confirmation'`;
    expect(await contexts.rows(asked, [email])).toHaveLength(1);
  });

  it('is not taken, nor used up, while the organization is suspended', async () => {
    const suspend = (at: string) =>
      contexts.rows(`update membership.organizations set suspended_at = ${at} where id = $1`, [organizationId]);
    const tokens = [
      await linkOf(await invitationTo(stranger.email)),
      await linkOf(await invitationTo('kim@new.example')),
    ];
    const [one = '', other = ''] = tokens;
    await suspend('now()');
    await expect(() => accept(stranger, one)).leavesBehind({ refused: 'organization_suspended' });
    await expect(() => join(other)).leavesBehind({ refused: 'organization_suspended' });
    await suspend('null');
    expect([await refusal(accept(stranger, one)), await refusal(join(other))]).toEqual([undefined, undefined]);
  });

  it('gives no new password to who has an account', async () => {
    const token = await linkOf(await invitationTo(stranger.email));
    await expect(() => join(token)).leavesBehind({ refused: 'account_exists' });
    expect(await accept(stranger, token)).toBe(organizationId);
  });
});
