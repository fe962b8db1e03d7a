import { type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import { registration } from '../../../../test/support/registration';
import type { Viewer } from '../../../platform/http/viewer';
import { SingleUseTokens } from '../../../platform/tokens/single-use-tokens';
import { organizationConfirmation } from '../accounts/mailed-links';
import { MembershipApi } from '../membership.api';
import { ChangeRegistrationAddress } from './change-registration-address';
import { ClaimOrganization } from './claim-organization';
import { ConfirmOrganization } from './confirm-organization';
import { PendingRegistrations } from './pending-registrations';
import { RegisterMember } from './register-member';
import type { RegisterMemberDto } from './registrations.dto';
import { RegistrationsQueries } from './registrations.queries';
import { RejectOrganization } from './reject-organization';
import { ResendWelcomeMail } from './resend-welcome-mail';

let contexts: Contexts;
let viewer: Viewer;
let stranger: Viewer;
let count = 0;

beforeAll(async () => {
  contexts = await startContexts();
});
afterAll(() => contexts.stop());
beforeEach(async () => {
  count += 1;
  viewer = await contexts.organization(`Waiting ${count}`);
  stranger = await contexts.organization(`Elsewhere ${count}`);
  await contexts.rows('update membership.users set email_verified_at = now()');
});

/** Registers an organization with an address. */
async function register(email = viewer.email, selectedPlan = 'free') {
  const form = registration({ email, selectedPlan, country: 'KE' }) as unknown as RegisterMemberDto;
  const memberId = await contexts.get(RegisterMember).execute(form, '10.0.0.1');
  const [{ id }] = await contexts.rows(
    'select organization_id as id from membership.membership_registrations where id = $1',
    [memberId],
  );
  return { id: id as string, memberId, form };
}
const listed = (of = viewer) => contexts.get(RegistrationsQueries).unconfirmed(of.id);
const idsOf = async (of = viewer) => (await listed(of)).map(({ id }) => id);
const claim = (id: string, by = viewer) => contexts.get(ClaimOrganization).execute(by, id);
const reject = (id: string, by = viewer) => contexts.get(RejectOrganization).execute(by, id);
const ownerships = (id: string) =>
  contexts.rows('select user_id, is_active from membership.user_organizations where organization_id = $1', [id]);
const record = (action: string, id: string) => ({
  action,
  actor: `member:${viewer.id}`,
  subject: `organization:${id}`,
});

describe('the organizations that wait for a person', () => {
  it('are those registered with the address that nobody has confirmed, newest first', async () => {
    const [first, second] = [await register(), await register()];
    await register(stranger.email);
    expect(await listed()).toEqual([
      expect.objectContaining({ id: second.id }),
      {
        id: first.id,
        name: first.form.organizationName,
        type: 'startup',
        country: 'KE',
        memberId: first.memberId,
        contactName: 'Alex Kimani',
        registeredAt: expect.any(String),
      },
    ]);
  });

  it('are at most 50', async () => {
    for (let n = 0; n < 51; n += 1) await register();
    expect(await listed()).toHaveLength(50);
  });
});

describe('an organization that waits for a person', () => {
  it('becomes theirs when they say so, and its mailed link ends', async () => {
    const { id } = await register();
    const tokens = contexts.get(SingleUseTokens);
    const token = await tokens.issue(organizationConfirmation, viewer.id, { organizationId: id });
    await expect(() => claim(id)).leavesBehind({
      audit: [
        {
          ...record('organization.confirmed', id),
          details: { before: { isActive: false }, after: { isActive: true } },
        },
      ],
      notices: [`session:${viewer.id}`, `organization:${id}`],
    });
    expect(await ownerships(id)).toEqual([{ user_id: viewer.id, is_active: true }]);
    await expect(tokens.peek(organizationConfirmation, token)).rejects.toMatchObject({ code: 'token_invalid' });
    expect(await idsOf()).toEqual([]);
  });

  it('is tried with a plan once: the next ones of the same person begin free', async () => {
    const plan = 'enterprise_alliance_partners';
    const [first, second] = [await register(viewer.email, plan), await register(viewer.email, plan)];
    await claim(first.id);
    await claim(second.id);
    const later = await register(viewer.email, plan);
    await claim(later.id);
    const other = await register(stranger.email, plan);
    await claim(other.id, stranger);
    const tiers = await contexts.get(MembershipApi).standingsOf([first.id, second.id, later.id, other.id]);
    expect([first, second, later, other].map(({ id }) => tiers.get(id)?.tier)).toEqual([plan, 'free', 'free', plan]);
    const mailed = ({ memberId }: { memberId: string }) =>
      contexts.rows('select template from notifications.messages where about = $1', [`registration:${memberId}`]);
    expect([await mailed(first), await mailed(later)]).toEqual([
      [{ template: 'welcome-enterprise' }],
      [{ template: 'welcome-free' }],
    ]);
  });

  it('is tried with a plan by who has only worked for one that was', async () => {
    const plan = 'enterprise_alliance_partners';
    const tried = await register(viewer.email, plan);
    await claim(tried.id);
    const colleague = await contexts.person(tried.id, 'member');
    await contexts.rows('update membership.users set email_verified_at = now() where id = $1', [colleague.id]);
    const { id } = await register(colleague.email, plan);
    await claim(id, colleague);
    expect((await contexts.get(MembershipApi).standingsOf([id])).get(id)?.tier).toBe(plan);
  });

  it('stays apart from them when they say that it is not, and its mailed link ends', async () => {
    const { id } = await register();
    const tokens = contexts.get(SingleUseTokens);
    const token = await tokens.issue(organizationConfirmation, viewer.id, { organizationId: id });
    await expect(() => reject(id)).leavesBehind({
      audit: [
        {
          ...record('organization.rejected', id),
          details: { before: { role: 'owner', isActive: false }, after: null },
        },
      ],
    });
    expect(await ownerships(id)).toEqual([]);
    await expect(tokens.peek(organizationConfirmation, token)).rejects.toMatchObject({ code: 'token_invalid' });
    expect(await idsOf()).toEqual([]);
  });

  it.each([
    [
      'somebody whose address is not proved',
      `update membership.users set email_verified_at = null
        where id in (select user_id from membership.user_organizations where organization_id = $1)`,
    ],
    ['who owns it already', 'update membership.user_organizations set is_active = true where organization_id = $1'],
    ['a plain member', `update membership.user_organizations set role = 'member' where organization_id = $1`],
  ])('is not there for %s', async (_, change) => {
    const { id } = await register();
    await contexts.rows(change, [id]);
    const before = await ownerships(id);
    expect(await idsOf()).toEqual([]);
    await expect(() => claim(id)).leavesBehind({ refused: 'not_found' });
    await expect(() => reject(id)).leavesBehind({ refused: 'not_found' });
    expect(await ownerships(id)).toEqual(before);
  });

  it('is not there for another person', async () => {
    const { id } = await register();
    await expect(() => claim(id, stranger)).leavesBehind({ refused: 'not_found' });
    await expect(() => reject(id, stranger)).leavesBehind({ refused: 'not_found' });
    expect(await ownerships(id)).toEqual([{ user_id: viewer.id, is_active: false }]);
  });

  it('is not there when it was never registered', async () => {
    const { id } = await register();
    await reject(id);
    for (const other of [id, organizationOf(viewer), organizationOf(stranger)]) {
      await expect(() => claim(other)).leavesBehind({ refused: 'not_found' });
      await expect(() => reject(other)).leavesBehind({ refused: 'not_found' });
    }
  });

  it('is not confirmed by the link of who is not its owner', async () => {
    const { id } = await register();
    const link = { organizationId: id };
    const token = await contexts.get(SingleUseTokens).issue(organizationConfirmation, viewer.id, link);
    await contexts.rows(`update membership.user_organizations set role = 'member' where organization_id = $1`, [id]);
    expect(await contexts.get(RegistrationsQueries).toConfirm(viewer.id, id)).toBeUndefined();
    await expect(() => contexts.get(ConfirmOrganization).execute(token)).leavesBehind({ refused: 'token_invalid' });
    expect(await ownerships(id)).toEqual([{ user_id: viewer.id, is_active: false }]);
  });

  it.each([
    ['an owner', 'owner', 'organization_suspended'],
    ['an admin', 'admin', 'organization_suspended'],
    ['a member', 'member', undefined],
  ])('is no way round the suspension of another one for %s of it', async (_, role, refused) => {
    const { id } = await register();
    await contexts.rows(
      `with m as (update membership.user_organizations set role = $2 where user_id = $1 and is_active)
        update membership.organizations set suspended_at = now() where id = $3`,
      [viewer.id, role, organizationOf(viewer)],
    );
    const link = { organizationId: id };
    const token = await contexts.get(SingleUseTokens).issue(organizationConfirmation, viewer.id, link);
    const followed = () => contexts.get(ConfirmOrganization).execute(token);
    if (refused) await expect(followed).leavesBehind({ refused });
    expect(await refusal(claim(id))).toBe(refused);
    expect(await ownerships(id)).toEqual([{ user_id: viewer.id, is_active: !refused }]);
  });

  it('is answered once, of ten answers at once', async () => {
    const { id } = await register();
    const answers = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => (n % 2 ? claim(id) : reject(id))));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('a registration whose address belongs to somebody else', () => {
  it('is not mailed to them again, and can still be put right', async () => {
    const { id, memberId } = await register();
    const token = contexts.get(PendingRegistrations).token(memberId);
    await reject(id);
    await expect(() => contexts.get(ResendWelcomeMail).execute(token, '10.0.0.1')).leavesBehind({
      refused: 'not_found',
    });
    await contexts.get(ChangeRegistrationAddress).execute(token, stranger.email, '10.0.0.1');
    expect(await idsOf(stranger)).toEqual([id]);
    await claim(id, stranger);
    expect(await ownerships(id)).toEqual([{ user_id: stranger.id, is_active: true }]);
  });
});
