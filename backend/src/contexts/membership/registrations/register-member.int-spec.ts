import { type Contexts, refusal, startContexts } from '../../../../test/support/contexts';
import { registration } from '../../../../test/support/registration';
import { day, minute } from '../../../platform/clock/durations';
import { AllianceSettings } from '../../../platform/settings/alliance-settings';
import { LegalDocuments } from '../legal/legal-documents';
import { reviewRequired } from '../membership.settings';
import { PendingRegistrations } from './pending-registrations';
import { RegisterMember } from './register-member';
import type { RegisterMemberDto } from './registrations.dto';
import { RegistrationsQueries } from './registrations.queries';

let contexts: Contexts;

beforeAll(async () => {
  contexts = await startContexts();
});
afterAll(() => contexts.stop());
afterEach(() => {
  jest.restoreAllMocks();
  contexts.clock.reset();
});

const tier = 'innovators_solution_providers';
const formWith = (changes: object = {}) =>
  registration({ selectedPlan: tier, ...changes }) as unknown as RegisterMemberDto;
const register = (form = formWith()) => contexts.get(RegisterMember).execute(form, '10.0.0.1');
const rowOf = async (memberId: string) =>
  (
    await contexts.rows(
      `select r.*, o.trial_ends_at, o.membership_tier, o.requested_tier, o.awaits_review
        from membership.membership_registrations r join membership.organizations o on o.id = r.organization_id
        where r.id = $1`,
      [memberId],
    )
  )[0];
const set = (what: string, memberId: string) =>
  contexts.rows(`update membership.membership_registrations set ${what} where id = $1`, [memberId]);

describe('A registration', () => {
  it('is one with its organization, its owner to be, its mail and its record', async () => {
    const form = formWith();
    let row: Awaited<ReturnType<typeof rowOf>>;
    await expect(async () => {
      row = await rowOf(await register(form));
      return row;
    }).leavesBehind(({ id: memberId, organization_id: organizationId, user_id: userId }) => ({
      events: [{ type: 'membership.organization-registered', memberId, organizationId, userId }],
      audit: [
        {
          ...{ action: 'registration.submitted', actor: 'visitor', subject: `organization:${organizationId}` },
          details: { memberId },
        },
      ],
      mail: [{ template: 'welcome-innovators', to: form.email, about: `registration:${memberId}` }],
      notices: [`organization:${organizationId}`],
    }));
    const { terms, privacy } = await contexts.get(LegalDocuments).inForce();
    expect(row).toMatchObject({
      ...{ email: form.email, selected_plan: tier, agree_terms: true, agree_marketing: false, email_state: 'queued' },
      ...{ membership_tier: 'free', requested_tier: tier, awaits_review: false },
      terms_version: terms,
      privacy_version: privacy,
    });
    expect(row.terms_version).not.toBe(row.privacy_version);
    const owners = await contexts.rows(
      'select user_id, role, is_active from membership.user_organizations where organization_id = $1',
      [row.organization_id],
    );
    expect(owners).toEqual([{ user_id: row.user_id, role: 'owner', is_active: false }]);
  });

  it('is tried for fourteen days from now where it asks for a paid tier, and never where it does not', async () => {
    const now = contexts.clock.now();
    jest.spyOn(contexts.clock, 'now').mockReturnValue(now);
    expect((await rowOf(await register())).trial_ends_at).toEqual(new Date(now.getTime() + 14 * day));
    expect((await rowOf(await register(formWith({ selectedPlan: 'free' })))).trial_ends_at).toBeNull();
  });

  it('waits for its review where one is required', async () => {
    jest.spyOn(contexts.get(AllianceSettings), 'isOn').mockImplementation(async (name) => name === reviewRequired);
    expect(await rowOf(await register())).toMatchObject({ awaits_review: true });
  });

  it('agrees to news where its form does, and to none where it is silent', async () => {
    expect(await rowOf(await register(formWith({ agreeMarketing: true })))).toMatchObject({ agree_marketing: true });
    expect(await rowOf(await register(formWith({ agreeMarketing: undefined })))).toMatchObject({
      agree_marketing: false,
    });
  });

  it('is the same for the same form within ten minutes, whatever the order of its fields', async () => {
    const form = formWith();
    const first = await register(form);
    const turned = Object.fromEntries(Object.entries(form).reverse()) as unknown as RegisterMemberDto;
    await expect(() => register({ ...turned, email: ` ${form.email.toUpperCase()}` })).leavesBehind((again: string) => {
      expect(again).toBe(first);
      return {};
    });
    contexts.clock.move(9 * minute);
    expect(await register(form)).toBe(first);
    contexts.clock.move(2 * minute);
    expect(await register(form)).not.toBe(first);
  });

  it.each<[string, (memberId: string) => Promise<unknown>]>([
    ['deleted', (memberId) => set('deleted_at = now()', memberId)],
    ['rejected', (memberId) => set(`status = 'rejected'`, memberId)],
    [
      'confirmed',
      async (memberId) =>
        contexts.rows('update membership.user_organizations set is_active = true where organization_id = $1', [
          (await rowOf(memberId)).organization_id,
        ]),
    ],
  ])('is another one once the first was %s', async (_, end) => {
    const form = formWith();
    const first = await register(form);
    // Another one of the same person goes on waiting.
    await register(formWith({ email: form.email }));
    await end(first);
    expect(await register(form)).not.toBe(first);
  });

  it('is another one for another person who says the same of another address', async () => {
    const form = formWith();
    expect(await register({ ...form, email: `other.${form.email}` })).not.toBe(await register(form));
  });
});

describe('Whoever holds the token of a registration', () => {
  const pending = () => contexts.get(PendingRegistrations);
  const hold = (token: string) => refusal(contexts.database.transaction(() => pending().hold(token)));
  const seen = async (memberId: string) => (await contexts.get(RegistrationsQueries).find(memberId))?.memberId;

  it('may mend it and see how it does for thirty days, and it alone', async () => {
    const [memberId, other] = [await register(), await register()];
    const token = pending().token(memberId);
    expect(pending().memberIdOf(token)).toBe(memberId);
    const held = await contexts.database.transaction(() => pending().hold(token));
    expect(held).toMatchObject({ memberId, tier, isRejected: false, isRefused: false, isApproved: false });
    const moment = new Date(contexts.clock.now().getTime() - 30 * day);
    jest.spyOn(contexts.clock, 'now').mockReturnValue(new Date(moment.getTime() + 30 * day));
    await contexts.rows('update membership.membership_registrations set created_at = $2 where id = $1', [
      memberId,
      moment,
    ]);
    expect([await hold(token), await seen(memberId)]).toEqual(['not_found', undefined]);
    expect(await refusal(pending().memberIdOfMendable(token))).toBe('not_found');
    await contexts.rows('update membership.membership_registrations set created_at = $2 where id = $1', [
      memberId,
      new Date(moment.getTime() + 1),
    ]);
    expect([await hold(token), await seen(memberId)]).toEqual([undefined, memberId]);
    expect(await pending().memberIdOfMendable(token)).toBe(memberId);
    expect([await hold(pending().token(other)), await seen(other)]).toEqual([undefined, other]);
    expect(() => pending().memberIdOf(`${token}x`)).toThrow();
  });

  it('cannot mend what the alliance has rejected or deleted', async () => {
    const memberId = await register();
    const token = pending().token(memberId);
    await set(`status = 'rejected'`, memberId);
    expect(await hold(token)).toBe('not_found');
    await set(`status = 'approved'`, memberId);
    expect(await contexts.database.transaction(() => pending().hold(token))).toMatchObject({ isApproved: true });
    await set('deleted_at = now()', memberId);
    expect([await hold(token), await seen(memberId)]).toEqual(['not_found', undefined]);
  });

  it('can do nothing more once its person has said that it is theirs; those who run the alliance can reach it later', async () => {
    const memberId = await register();
    const later = () => contexts.database.transaction(() => pending().lockAnyTime(memberId));
    const { user_id: personId, organization_id: organizationId } = await rowOf(memberId);
    // A further one of the same person, which is theirs, says nothing of this one.
    const further = formWith({ email: (await rowOf(memberId)).email });
    const { organization_id: theirs } = await rowOf(await register(further));
    const confirm = (id: string) =>
      contexts.rows(
        'update membership.user_organizations set is_active = true where user_id = $1 and organization_id = $2',
        [personId, id],
      );
    await confirm(theirs);
    await set(`created_at = now() - interval '40 days'`, memberId);
    expect(await later()).toMatchObject({ memberId });
    await confirm(organizationId);
    expect(await refusal(later())).toBe('already_activated');
    await set('created_at = now()', memberId);
    const locked = contexts.database.transaction(() => pending().lock(pending().token(memberId)));
    expect(await refusal(locked)).toBe('already_activated');
    await contexts.rows('delete from membership.user_organizations where organization_id = $1', [organizationId]);
    expect(await refusal(later())).toBe('not_found');
  });
});
