import { admin } from '../../../../test/support/admin';
import { type Contexts, startContexts } from '../../../../test/support/contexts';
import { registration } from '../../../../test/support/registration';
import { Jobs } from '../../../platform/jobs/jobs';
import { AllianceSettings } from '../../../platform/settings/alliance-settings';
import { SettingChanged } from '../../../platform/settings/setting-changed';
import { AccountsQueries } from '../accounts/accounts.queries';
import { reviewRequired } from '../membership.settings';
import { ConfirmOrganization } from '../registrations/confirm-organization';
import { RegisterMember } from '../registrations/register-member';
import { RegistrationsQueries } from '../registrations/registrations.queries';
import { DecideRegistration } from './decide-registration';
import { ReleaseWhoWaits } from './release-who-waits';
import { ReviewQueries } from './review.queries';

let contexts: Contexts;
beforeAll(async () => {
  contexts = await startContexts();
});
afterAll(() => contexts.stop());

async function require(isOn: boolean): Promise<void> {
  const settings = contexts.get(AllianceSettings);
  const { value, revision } = await settings.inForce(reviewRequired);
  if (value !== Number(isOn)) await settings.set(reviewRequired, Number(isOn), revision);
}

/** Registers an organization that its contact person has made theirs. */
async function join(isRequired: boolean) {
  await require(isRequired);
  const form = registration({ selectedPlan: 'free' });
  const memberId = await contexts.get(RegisterMember).execute(form as never, '127.0.0.1');
  const [{ userId, organizationId }] = await contexts.rows(
    `select user_id as "userId", organization_id as "organizationId" from membership.membership_registrations where id = $1`,
    [memberId],
  );
  await contexts.database.transaction(() => contexts.get(ConfirmOrganization).activate(userId, organizationId));
  await contexts.rows('update membership.users set email_verified_at = now() where id = $1', [userId]);
  const { organizationName, email } = form;
  return { memberId, userId, organizationId, organizationName, email };
}
type Joined = Awaited<ReturnType<typeof join>>;

const principal = ({ userId }: Joined) => contexts.get(AccountsQueries).principal(userId);
const standing = async (joined: Joined) => {
  const { isInReview, organizations } = (await principal(joined)) ?? {};
  return [isInReview, organizations?.[0]?.role];
};
const waits = [true, 'viewer'];
const acts = [false, 'owner'];

describe('An organization that registers', () => {
  it('acts at once while no review is required', async () => {
    const joined = await join(false);
    expect(await standing(joined)).toEqual(acts);
    await require(true);
    expect(await standing(joined)).toEqual(acts);
  });

  it('reads alone until its registration was approved, and is told so by the welcome mail and its status', async () => {
    const joined = await join(true);
    expect(await standing(joined)).toEqual(waits);
    expect(await contexts.get(RegistrationsQueries).find(joined.memberId)).toMatchObject({ awaitsReview: true });
    expect(await contexts.get(ReviewQueries).find(joined.memberId)).toMatchObject({ awaitsReview: true });
    const user = await contexts.get(AccountsQueries).currentUser(joined.userId);
    expect(user?.organizations).toMatchObject([{ role: 'viewer', organization: { awaitsReview: true } }]);
    await expect(() => contexts.get(DecideRegistration).approve(admin, joined.memberId, true)).leavesBehind({
      audit: [
        {
          action: 'registration.approved',
          actor: `admin:${admin.id}`,
          subject: `registration:${joined.memberId}`,
          details: { before: { status: 'pending' }, after: { status: 'approved' }, announced: true },
        },
      ],
      mail: [
        {
          template: 'registration-approved',
          to: joined.email,
          about: `review:${joined.memberId}`,
          values: expect.objectContaining({ hasWaited: true }),
        },
      ],
      notices: [`organization:${joined.organizationId}`, `session:${joined.userId}`],
    });
    expect(await standing(joined)).toEqual(acts);
  });

  it('goes on by the role that its owner has in another one', async () => {
    const joined = await join(true);
    const other = await contexts.organization(`Other of ${joined.memberId}`);
    await contexts.rows(
      `insert into membership.user_organizations (user_id, organization_id, role) values ($1, $2, 'admin')`,
      [joined.userId, other.organizations[0]?.id],
    );
    const { isInReview, organizations } = (await principal(joined)) ?? {};
    expect(isInReview).toBe(false);
    expect(organizations?.map(({ role }) => role)).toEqual(['viewer', 'admin']);
  });

  it('stays where it is when it was rejected', async () => {
    const joined = await join(true);
    await contexts.get(DecideRegistration).reject(admin, joined.memberId, 'It is not yours.', false);
    expect(await standing(joined)).toEqual(waits);
  });
});

describe('Once no review is required any more', () => {
  it('who waits acts, each told by a mail of its own; who was rejected does not', async () => {
    await contexts.rows('update membership.organizations set awaits_review = false');
    const [first, rejected, deleted] = [await join(true), await join(true), await join(true)];
    await contexts.get(DecideRegistration).reject(admin, rejected.memberId, 'It is not yours.', false);
    await contexts.rows('update membership.membership_registrations set deleted_at = now() where id = $1', [
      deleted.memberId,
    ]);
    const release = () => contexts.get(ReleaseWhoWaits).execute();
    await expect(release).leavesBehind({});
    await require(false);
    const released = [first, deleted].sort((one, other) => (one.organizationId < other.organizationId ? -1 : 1));
    await expect(release).leavesBehind({
      audit: released.map(({ organizationId }) => ({
        action: 'organization.released',
        actor: 'system',
        subject: `organization:${organizationId}`,
      })),
      mail: [{ template: 'registration-released', to: first.email, about: `review:${first.memberId}` }],
      notices: released
        .flatMap(({ userId, organizationId }) => [`session:${userId}`, `organization:${organizationId}`])
        .sort(),
    });
    expect([await standing(first), await standing(rejected), await standing(deleted)]).toEqual([acts, waits, acts]);
    await expect(release).leavesBehind({});
  });

  it('who is rejected or leaves while that is done goes on waiting, and nobody is told that they act', async () => {
    await contexts.rows('update membership.organizations set awaits_review = false');
    const [rejected, left] = [await join(true), await join(true)];
    await require(false);
    const { database } = contexts;
    const { query } = database;
    const listed = jest.spyOn(database, 'query').mockImplementation(async (statement, ...values) => {
      const rows = await query.call(database, statement, ...values);
      if (statement.name === 'registry-waiting-for-review') {
        listed.mockRestore();
        expect(rows).toHaveLength(2);
        await contexts.get(DecideRegistration).reject(admin, rejected.memberId, 'It is not yours.', false);
        await contexts.rows('update membership.organizations set closed_at = now() where id = $1', [
          left.organizationId,
        ]);
      }
      return rows as never;
    });
    await contexts.get(ReleaseWhoWaits).execute();
    expect([await standing(rejected), await standing(left)]).toEqual([waits, waits]);
    expect(
      await contexts.rows(
        `select from platform.audit_events where action = 'organization.released'
      and subject = any(array['organization:' || $1, 'organization:' || $2])`,
        [rejected.organizationId, left.organizationId],
      ),
    ).toEqual([]);
    await expect(() => contexts.get(ReleaseWhoWaits).execute()).leavesBehind({});
  });

  it('it is done every hour as well, for who registered as the switch was turned', () => {
    const every = jest.spyOn(contexts.get(Jobs), 'every').mockReturnValue();
    contexts.get(ReleaseWhoWaits).onModuleInit();
    expect(every.mock.calls).toEqual([
      [expect.stringMatching(/^\d+ \* \* \* \*$/), 'release-who-waits-for-review', expect.any(Function)],
    ]);
    every.mockRestore();
  });

  it.each([
    ['is turned off', reviewRequired.name, 0, 1],
    ['is turned on', reviewRequired.name, 1, 0],
    ['is another setting', 'trialDays', 0, 0],
  ])('a job sees to it, when what was changed %s', async (_, name, after, jobs) => {
    const added = async () =>
      (await contexts.rows(`select from graphile_worker.jobs where task_identifier = 'release-who-waits-for-review'`))
        .length;
    const before = await added();
    await contexts.get(ReleaseWhoWaits).handle(new SettingChanged(name, 1 - after, after));
    expect((await added()) - before).toBe(jobs);
  });
});
