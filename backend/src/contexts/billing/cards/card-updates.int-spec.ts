import { organizationOf, refusal } from '../../../../test/support/contexts';
import type { FakeCharge } from '../../../../test/support/fake-paystack';
import { Paying } from '../../../../test/support/paying';
import { eventually } from '../../../../test/support/registration';
import { day, hour, minute } from '../../../platform/clock/durations';
import { Notices } from '../../../platform/database/notices';
import { Secrets } from '../../../platform/secrets/secrets';
import { MembershipApi, OrganizationClosed, organizationChanged } from '../../membership';
import { ProcessProviderEvent } from '../payments/process-provider-event';
import { ReceiveWebhook } from '../payments/receive-webhook';
import { PaymentProvider } from '../providers/payment-provider';
import { WhenOrganizationClosed } from '../reactions/when-organization-closed';
import { CardKeeper } from './card-keeper';
import { FollowCardUpdatesJob } from './follow-card-updates.job';
import { SettleCardUpdate } from './settle-card-update';
import { StartCardUpdate } from './start-card-update';

const paying = new Paying();
const { paystack, get, rows, later, pay } = paying;

beforeEach(async () => {
  await pay('innovators-annual');
  paystack.keepsCards = true;
});

const start = () => get(StartCardUpdate).execute(paying.owner, paying.id);
const stateOf = async (reference: string) => (await get(SettleCardUpdate).follow(paying.id, reference)).state;
const card = async () => (await paying.overview()).card;
const refunds = (reference: string) => paystack.charges.get(reference)?.refunds ?? [];
const entered = async () => {
  const { reference } = await start();
  paystack.pay(reference);
  return reference;
};
const row = async (reference: string) =>
  (await rows('select * from billing.card_updates where reference = $1', [reference]))[0];

describe('another card', () => {
  it('is entered on the provider’s page, for the least that it charges', async () => {
    await expect(start).leavesBehind(({ reference }: { reference: string }) => ({
      audit: [
        {
          ...{ action: 'card.update-begun', actor: `member:${paying.owner.id}`, subject: `organization:${paying.id}` },
          details: { reference },
        },
      ],
    }));
    const started = await start();
    expect(started).toMatchObject({
      authorization_url: `https://checkout.paystack.com/${started.reference}`,
      reference: expect.stringMatching(/^card-[0-9a-f]{32}$/),
      ...{ amount: '200', currency: 'USD' },
    });
    expect(await stateOf(started.reference)).toBe('open');
    expect(await card()).toBeNull();
  });

  it('is saved when it has been charged, and the charge is given back, once', async () => {
    const reference = await entered();
    await expect(() => stateOf(reference)).leavesBehind({
      audit: [
        {
          ...{ action: 'card.saved', actor: `member:${paying.owner.id}`, subject: `organization:${paying.id}` },
          details: { before: null, after: { brand: 'visa', last4: '4081', expMonth: 12, expYear: 2040 } },
        },
      ],
    });
    expect(await stateOf(reference)).toBe('saved');
    expect(await card()).toEqual({
      ...{ brand: 'visa', last4: '4081', expiryMonth: 12, expiryYear: 2040, expiresBeforeRenewal: false },
    });
    await Promise.all(Array.from({ length: 5 }, () => get(SettleCardUpdate).execute(reference)));
    expect(refunds(reference)).toMatchObject([{ amount: 200 }]);
    for (const refund of refunds(reference)) refund.status = 'processed';
    later(11 * minute);
    await get(FollowCardUpdatesJob).execute();
    expect(await row(reference)).toMatchObject({ refund_state: 'processed', next_check_at: null });
  });

  it('is heard of by webhook, and by asking where none comes', async () => {
    const [heard, asked] = [await entered(), await entered()];
    const { body, headers } = paystack.event(heard);
    await get(ReceiveWebhook).execute('paystack', Buffer.from(body), headers);
    await get(ProcessProviderEvent).takeUp(new Date(Date.now() + 5 * minute));
    expect(await row(heard)).toMatchObject({ state: 'saved' });
    later(2 * minute);
    await get(FollowCardUpdatesJob).execute();
    expect(await row(asked)).toMatchObject({ state: 'saved' });
    const [{ state }] = await rows('select state from billing.provider_events where reference = $1', [heard]);
    expect(state).toBe('processed');
  });

  it('of an organization that has left meanwhile is not saved, and its charge is given back', async () => {
    const reference = await entered();
    await rows('update membership.organizations set closed_at = now() where id = $1', [paying.id]);
    await get(Notices).send(organizationChanged, paying.id);
    await eventually(async () => {
      const labels = await get(MembershipApi).describeOrganizations([paying.id]);
      return labels.get(paying.id)?.hasLeft === true;
    }, 'left');
    await get(SettleCardUpdate).execute(reference);
    expect(await row(reference)).toMatchObject({ state: 'failed' });
    expect(refunds(reference)).toMatchObject([{ amount: 200 }]);
    expect(await card()).toBeNull();
  });

  it('that cannot be charged again is not saved, and its charge is given back', async () => {
    paystack.keepsCards = false;
    const reference = await entered();
    expect(await stateOf(reference)).toBe('failed');
    expect(await card()).toBeNull();
    expect(refunds(reference)).toHaveLength(1);
  });

  it('that nobody entered for a day is given up, and the one that was saved stays', async () => {
    await stateOf(await entered());
    const { reference } = await start();
    later(day + hour);
    await get(FollowCardUpdatesJob).execute();
    expect(await row(reference)).toMatchObject({ state: 'failed', refund_state: null });
    expect(await card()).toMatchObject({ last4: '4081' });
  });

  it('is saved when it is entered anew on the page on which it had failed, and its charge is given back', async () => {
    const { reference } = await start();
    const charge = paystack.charges.get(reference) as FakeCharge;
    charge.status = 'failed';
    expect(await stateOf(reference)).toBe('failed');
    paystack.pay(reference);
    later(3000);
    expect(await stateOf(reference)).toBe('saved');
    expect(charge.refunds).toMatchObject([{ amount: 200 }]);
  });

  it('that is paid days after it was given up is given its charge back, and not saved', async () => {
    const { reference } = await start();
    later(day + hour);
    await get(FollowCardUpdatesJob).execute();
    expect(await row(reference)).toMatchObject({ state: 'failed', next_check_at: expect.any(Date) });
    paystack.pay(reference);
    later(4 * hour);
    await get(FollowCardUpdatesJob).execute();
    expect(await row(reference)).toMatchObject({ state: 'failed', refund_state: 'pending', review: null });
    expect(refunds(reference)).toMatchObject([{ amount: 200 }]);
    expect(await card()).toBeNull();
  });

  it.each([
    ['wrong_amount', { amount: 5000 }, {}],
    ['wrong_currency', { currency: 'GHS' }, {}],
    ['wrong_mode', {}, { domain: 'live' }],
  ])(
    'that is not charged as asked (%s) is not saved, goes back as it was paid, and is shown once',
    async (reason, charged, says) => {
      const { reference } = await start();
      const charge = Object.assign(paystack.charges.get(reference) as FakeCharge, charged);
      paystack.pay(reference, says);
      const { amount, currency } = charge;
      await expect(() => stateOf(reference)).leavesBehind({
        audit: [
          {
            ...{ action: 'card.update-flagged', actor: 'system', subject: `organization:${paying.id}` },
            details: { reason, reference, amount: String(amount), currency },
          },
        ],
        mail: [expect.objectContaining({ template: 'payment-review' })],
      });
      expect(await row(reference)).toMatchObject({ state: 'failed', review: reason, refund_state: 'pending' });
      expect(charge.refunds).toMatchObject([{ amount }]);
      expect(await card()).toBeNull();
      await expect(() => get(SettleCardUpdate).execute(reference)).leavesBehind({});
    },
  );

  it('whose charge the provider will not give back is shown to the operators once', async () => {
    const reference = await entered();
    await stateOf(reference);
    await rows(
      `update billing.card_updates set refund_state = 'queued', refund_ref = null, paid_amount = 900
      where reference = $1`,
      [reference],
    );
    const settle = () => get(SettleCardUpdate).execute(reference);
    await expect(settle).leavesBehind({
      audit: [expect.objectContaining({ action: 'card.update-flagged' })],
      mail: [expect.objectContaining({ template: 'payment-review' })],
    });
    await expect(settle).leavesBehind({});
    expect(await row(reference)).toMatchObject({ refund_state: 'needs_attention', review: 'refund_failed' });
  });

  it('of whose charge another amount goes back is shown to the operators once', async () => {
    const reference = await entered();
    await stateOf(reference);
    const [refund] = refunds(reference);
    Object.assign(refund as object, { status: 'processed', amount: 1 });
    await rows('update billing.card_updates set refund_claimed_at = null where reference = $1', [reference]);
    const settle = () => get(SettleCardUpdate).execute(reference);
    await expect(settle).leavesBehind({
      audit: [expect.objectContaining({ action: 'card.update-flagged' })],
      mail: [expect.objectContaining({ template: 'payment-review' })],
    });
    await expect(settle).leavesBehind({});
    expect(await row(reference)).toMatchObject({ refund_state: 'needs_attention', review: 'refund_failed' });
  });

  it('asks the provider once for many pages that wait', async () => {
    const { reference } = await start();
    paystack.calls = [];
    await Promise.all(Array.from({ length: 30 }, () => stateOf(reference)));
    expect(paystack.calls).toHaveLength(1);
    later(3000);
    await stateOf(reference);
    expect(paystack.calls).toHaveLength(2);
  });

  it('keeps no connection while the provider is waited for', async () => {
    const references = [];
    for (let n = 0; n < 12; n += 1) references.push(await entered());
    await rows(`update billing.card_updates set state = 'saved', refund_state = 'queued' where reference = any($1)`, [
      references,
    ]);
    const provider = get(PaymentProvider);
    let answer = (): void => undefined;
    const answered = new Promise<never[]>((resolve) => {
      answer = () => resolve([]);
    });
    const asked = jest.spyOn(provider, 'refundsOf').mockReturnValue(answered);
    const waiting = references.map((reference) => get(SettleCardUpdate).execute(reference));
    await eventually(async () => asked.mock.calls.length === references.length, 'the question to the provider');
    const held = await rows(
      `select from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
    );
    expect(held).toEqual([]);
    answer();
    await Promise.all(waiting);
    asked.mockRestore();
    expect(await row(references[0] as string)).toMatchObject({ refund_state: 'pending', refund_claimed_at: null });
  });

  it('is given its charge back later when the provider is away', async () => {
    const reference = await entered();
    const settle = get(SettleCardUpdate);
    await rows(`update billing.card_updates set state = 'saved', refund_state = 'queued' where reference = $1`, [
      reference,
    ]);
    paystack.mood = 'breaks';
    await settle.execute(reference);
    expect(await row(reference)).toMatchObject({ refund_state: 'queued', next_check_at: expect.any(Date) });
    paystack.mood = 'well';
    await settle.execute(reference);
    expect(await row(reference)).toMatchObject({ refund_state: 'pending' });
    expect(refunds(reference)).toHaveLength(1);
  });

  it('is given its charge back once, also when the answer to that was lost', async () => {
    const reference = await entered();
    paystack.mood = 'lost';
    await get(SettleCardUpdate).execute(reference);
    expect(await row(reference)).toMatchObject({ state: 'saved', refund_state: 'queued', refund_ref: null });
    later(2 * minute);
    await get(FollowCardUpdatesJob).execute();
    expect(await row(reference)).toMatchObject({ refund_state: 'pending', refund_ref: expect.any(String) });
    expect(refunds(reference)).toHaveLength(1);
  });

  it('is not asked for where there is no subscription, or the provider will not', async () => {
    const stranger = await paying.contexts.organization(`Stranger of ${paying.name}`, 'owner', 'free');
    const begin = () => get(StartCardUpdate).execute(stranger, organizationOf(stranger));
    await expect(begin).leavesBehind({ refused: 'no_subscription' });
    const newest = async () => {
      const all = 'select state, next_check_at from billing.card_updates where organization_id = $1';
      return (await rows(`${all} order by created_at desc limit 1`, [paying.id]))[0];
    };
    paystack.mood = 'refuses';
    expect(await refusal(start())).toBe('payment_refused');
    expect(await newest()).toEqual({ state: 'failed', next_check_at: null });
    paystack.mood = 'breaks';
    expect(await refusal(start())).toBe('payment_unavailable');
    // The provider may have it all the same: it is watched.
    expect(await newest()).toEqual({ state: 'opening', next_check_at: expect.any(Date) });
    const provider = get(PaymentProvider);
    jest.replaceProperty(provider, 'capabilities', { ...provider.capabilities, savesCards: false });
    await expect(start).leavesBehind({ refused: 'cards_not_saved' });
  });

  it('of others is not known', async () => {
    const reference = await entered();
    const other = await paying.contexts.organization(`Not ${paying.name}`, 'owner', 'free');
    const follow = get(SettleCardUpdate).follow(organizationOf(other), reference);
    expect(await refusal(follow)).toBe('not_found');
  });
});

describe('the saved card', () => {
  it('is the one that was paid with', async () => {
    await pay('enablers-annual');
    expect(await card()).toMatchObject({ brand: 'visa', last4: '4081' });
  });

  it('is kept as an authorization of the provider, which nobody can read in the database', async () => {
    const reference = await pay('enablers-annual');
    const [{ sealed, ...rest }] = await rows('select * from billing.saved_cards where organization_id = $1', [
      paying.id,
    ]);
    const seen = `${JSON.stringify(rest)}${sealed.toString('latin1')}`;
    for (const secret of [`AUTH_${reference}`, paying.owner.email]) expect(seen).not.toContain(secret);
    const kept = await get(CardKeeper).of(paying.id);
    expect(kept && get(CardKeeper).authorizationOf(kept)).toEqual({
      code: `AUTH_${reference}`,
      email: paying.owner.email,
    });
    expect(get(Secrets).open('another purpose', sealed)).toBeUndefined();
  });

  it('is forgotten when it is removed', async () => {
    await pay('enablers-annual');
    const remove = () => get(CardKeeper).remove(paying.owner, paying.id);
    await expect(remove).leavesBehind({
      audit: [
        {
          ...{ action: 'card.removed', actor: `member:${paying.owner.id}`, subject: `organization:${paying.id}` },
          details: { before: { brand: 'visa', last4: '4081', expMonth: 12, expYear: 2040 } },
        },
      ],
    });
    expect(await card()).toBeNull();
    expect(await remove()).toBe(false);
    expect(await rows('select from billing.saved_cards where organization_id = $1', [paying.id])).toEqual([]);
  });

  it('is forgotten when the organization leaves, as is who gets the invoices', async () => {
    await pay('enablers-annual');
    await rows(
      `insert into billing.billing_contacts (organization_id, info) values ($1, '{}') on conflict do nothing`,
      [paying.id],
    );
    await get(WhenOrganizationClosed).handle(new OrganizationClosed(paying.id));
    for (const table of ['saved_cards', 'billing_contacts'])
      expect(await rows(`select from billing.${table} where organization_id = $1`, [paying.id])).toEqual([]);
  });
});
