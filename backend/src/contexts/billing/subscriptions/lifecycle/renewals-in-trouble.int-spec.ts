import { Logger } from '@nestjs/common';
import { admin } from '../../../../../test/support/admin';
import { refusal } from '../../../../../test/support/contexts';
import { plan } from '../../../../../test/support/paying';
import {
  charges,
  end,
  follow,
  get,
  invoices,
  later,
  mailsSince,
  moveTo,
  now,
  overview,
  pay,
  paystack,
  renewing,
  rows,
  subscribe,
  subscription,
  tierOf,
} from '../../../../../test/support/renewing';
import { day, hour, minute } from '../../../../platform/clock/durations';
import { Entitlements } from '../../../../platform/entitlements/entitlements';
import type { Viewer } from '../../../../platform/http/viewer';
import { Secrets } from '../../../../platform/secrets/secrets';
import { BillingApi } from '../../billing.api';
import { CardKeeper } from '../../cards/card-keeper';
import { EntitlementFeature } from '../../entitlements/entitlement.enums';
import { ListEntitlements } from '../../entitlements/list-entitlements';
import { PaymentHistoryQueries } from '../../payments/payment-history.queries';
import { RecordOfflinePayment } from '../../payments/record-offline-payment';
import { SettlePayment } from '../../payments/settle-payment';
import { PublishPrices } from '../../prices/publish-prices';
import { PaymentProvider } from '../../providers/payment-provider';
import { RequestQuote } from '../../quotes/request-quote';
import { CancelSubscription } from '../cancel-subscription';
import { ChooseNextPlan } from '../choose-next-plan';
import { SubscriptionsQueries } from '../subscriptions.queries';
import { FollowSubscriptionsJob } from './follow-subscriptions.job';

describe('a renewal that is not paid', () => {
  const declined = async () => {
    await subscribe('innovators-annual');
    await subscription();
    paystack.keptCards = 'failed';
    const fresh = mailsSince();
    await fresh();
    const over = await end();
    moveTo(over);
    await follow();
    return { over, fresh };
  };

  it('is quoted to who asks as it was on its day', async () => {
    await declined();
    const { due } = await overview();
    const wish = { organizationId: renewing.id, ...plan };
    expect(await get(RequestQuote).execute(renewing.owner, wish)).toBe(due?.quoteId);
  });

  it('is tried and told of on days 0, 3, 7 and 14, becomes read-only, and ends', async () => {
    const { over, fresh } = await declined();
    expect(await fresh()).toEqual(['renewal-unpaid']);
    expect(charges()).toHaveLength(1);
    expect(await overview()).toMatchObject({
      standing: 'past_due',
      tier: 'innovators_solution_providers',
      readOnly: false,
      due: {
        since: over.toISOString(),
        nextTryAt: new Date(over.getTime() + 3 * day).toISOString(),
        readOnlyFrom: new Date(over.getTime() + 14 * day).toISOString(),
        endsAt: new Date(over.getTime() + 28 * day).toISOString(),
      },
    });
    for (const [days, tries, mail] of [
      [2.9, 1, undefined],
      [3, 2, 'renewal-unpaid'],
      [6.9, 2, undefined],
      [7, 3, 'renewal-unpaid'],
      [13.9, 3, undefined],
      [14, 4, 'subscription-read-only'],
    ] as const) {
      moveTo(new Date(over.getTime() + days * day + minute));
      await follow();
      expect(await fresh()).toEqual(mail ? [mail] : []);
      expect(charges()).toHaveLength(tries);
    }
    expect(await overview()).toMatchObject({
      standing: 'grace',
      readOnly: true,
      tier: 'innovators_solution_providers',
    });
    moveTo(new Date(over.getTime() + 28 * day - hour));
    await follow();
    expect(await tierOf()).toBe('innovators_solution_providers');
    moveTo(new Date(over.getTime() + 28 * day));
    await follow();
    expect(await fresh()).toEqual(['subscription-ended']);
    expect(await overview()).toMatchObject({ standing: 'ended', endReason: 'unpaid', due: null });
    expect(await tierOf()).toBe('free');
    later(90 * day);
    await follow();
    expect([await fresh(), charges().length]).toEqual([[], 4]);
  });

  it('is mailed with what is owed, when the card is charged again, and what follows when', async () => {
    const { over } = await declined();
    const about = `organization:${renewing.id}`;
    const newest = `select sealed_values as sealed from notifications.messages where about = $1 and template = $2
      order by queued_at desc limit 1`;
    const values = async (template: string) =>
      get(Secrets).open('message-values', (await rows(newest, [about, template]))[0].sealed);
    const after = (days: number) => new Date(over.getTime() + days * day);
    const owed = { planName: 'Innovators & Solution Providers', total: '$198' };
    const link = expect.stringContaining(`/checkout/innovators-annual?`);
    for (const [days, next] of [
      [0, 3],
      [3, 7],
      [7, 14],
    ] as const) {
      moveTo(after(days));
      await follow();
      expect(await values('renewal-unpaid')).toMatchObject({
        ...{ ...owed, link, card: 'Visa ending in 4081', dueSince: over.toISOString() },
        ...{ nextTryAt: after(next).toISOString(), readOnlyFrom: after(14).toISOString() },
      });
    }
    moveTo(after(14));
    await follow();
    expect(await values('subscription-read-only')).toMatchObject({ ...owed, link, endsAt: after(28).toISOString() });
    moveTo(after(28));
    await follow();
    expect(await values('subscription-ended')).toMatchObject({
      planName: owed.planName,
      reason: 'Its renewal has not been paid, and your subscription is over.',
    });
  });

  it('is said to all people of its organization, and what is owed to those who can pay', async () => {
    const { over } = await declined();
    const standing = () => get(SubscriptionsQueries).statusFor(renewing.owner);
    const unpaid = {
      ...{ organizationId: renewing.id, planName: 'Innovators & Solution Providers', total: '19800', currency: 'USD' },
      ...{ since: over.toISOString(), readOnly: false },
      readOnlyFrom: new Date(over.getTime() + 14 * day).toISOString(),
      endsAt: new Date(over.getTime() + 28 * day).toISOString(),
    };
    expect(await standing()).toMatchObject({ subscription: { status: 'past_due' }, unpaid: [unpaid] });
    const [sound] = (await renewing.contexts.organization('Sound', 'owner', 'free')).organizations;
    for (const [role, total] of [
      ['admin', '19800'],
      ['member', null],
      ['viewer', null],
    ] as const) {
      const organizations = [sound as Viewer['organizations'][number], { id: renewing.id, role }];
      const told = await get(SubscriptionsQueries).statusFor({ ...renewing.owner, organizations });
      expect(told.unpaid).toEqual([{ ...unpaid, total }]);
      const ofSound = await get(SubscriptionsQueries).statusFor({ ...renewing.owner, organizations }, sound?.id);
      expect(ofSound).toEqual({ hasSubscription: false, unpaid: [] });
    }
    moveTo(new Date(over.getTime() + 14 * day + minute));
    await follow();
    expect((await standing()).unpaid).toEqual([{ ...unpaid, readOnly: true }]);
    await pay('innovators-annual');
    expect(await standing()).toMatchObject({ subscription: { status: 'active' }, unpaid: [] });
  });

  it('leaves what is there to be read, and nothing to be used, until it is paid', async () => {
    const { over } = await declined();
    const billing = get(BillingApi);
    const use = () =>
      renewing.contexts.database.transaction(() => billing.consume(renewing.id, EntitlementFeature.SubmitProblems));
    const isReadOnly = async () => {
      const meters = await get(ListEntitlements).execute(renewing.owner);
      return meters.find(({ feature }) => feature === EntitlementFeature.SubmitProblems)?.isReadOnly;
    };
    expect([await refusal(use()), await isReadOnly()]).toEqual([undefined, false]);
    moveTo(new Date(over.getTime() + 14 * day + minute));
    await follow();
    expect(await isReadOnly()).toBe(true);
    expect(await refusal(use())).toBe('subscription_read_only');
    const seat = () => get(Entitlements).demand(renewing.id, 'seats', { used: 0, more: 1 });
    expect(await refusal(seat())).toBe('subscription_read_only');
    expect(await billing.can(renewing.id, EntitlementFeature.SubmitProblems)).toMatchObject({ allowed: false });
    await pay('innovators-annual');
    expect(await overview()).toMatchObject({ standing: 'active', readOnly: false, periodStart: over.toISOString() });
    expect([await refusal(use()), await refusal(seat())]).toEqual([undefined, undefined]);
  });

  it('is renewed when a later try is paid', async () => {
    const { over, fresh } = await declined();
    paystack.keptCards = 'success';
    await fresh();
    moveTo(new Date(over.getTime() + 3 * day));
    await follow();
    expect(await overview()).toMatchObject({ standing: 'active', periodStart: over.toISOString() });
    expect(await fresh()).toEqual([]);
    expect(await invoices()).toEqual([19_800, 19_800]);
  });

  it('ends at once when it is cancelled', async () => {
    await declined();
    await get(CancelSubscription).execute(renewing.owner, renewing.id);
    expect(await overview()).toMatchObject({ standing: 'ended', endReason: 'cancelled', tier: 'free' });
  });

  it('is not changed to another plan for later', async () => {
    await declined();
    expect(await refusal(get(ChooseNextPlan).execute(renewing.owner, renewing.id, 'innovators-monthly'))).toBe(
      'subscription_unpaid',
    );
  });

  it('is paid once when the card is charged late and its people have paid by the link', async () => {
    await subscribe('innovators-annual');
    await subscription();
    paystack.keptCards = 'pending';
    const over = await end();
    moveTo(over);
    await follow();
    const [reference = ''] = charges();
    expect(await overview()).toMatchObject({ standing: 'active' });
    await pay('enterprise-annual');
    paystack.pay(reference);
    expect(await get(SettlePayment).execute(reference, 'webhook')).toBe('review');
    expect(await invoices()).toHaveLength(2);
    expect(await overview()).toMatchObject({ plan: { id: 'enterprise-annual' } });
  });

  it('is not paid by a page that stood open while another plan was paid', async () => {
    await declined();
    const { due } = await overview();
    const byLink = { quoteId: due?.quoteId };
    const page = await renewing.begun(byLink);
    await pay('enterprise-annual');
    expect(await refusal(renewing.begin(byLink))).toBe('quote_expired');
    paystack.pay(page);
    expect(await get(SettlePayment).execute(page, 'webhook')).toBe('review');
    expect(await renewing.paymentOf(page)).toMatchObject({ status: 'failed', review: 'already_renewed' });
    expect(await invoices()).toHaveLength(2);
    expect(await overview()).toMatchObject({ plan: { id: 'enterprise-annual' }, nextPlan: null });
  });

  it('begins anew where a person pays its page after their people have cancelled', async () => {
    await declined();
    const page = await renewing.begun({ quoteId: (await overview()).due?.quoteId });
    await get(CancelSubscription).execute(renewing.owner, renewing.id);
    const at = now();
    paystack.pay(page);
    expect(await get(SettlePayment).execute(page, 'return')).toBe('paid');
    const begun = await overview();
    expect(begun).toMatchObject({ standing: 'active', tier: 'innovators_solution_providers', due: null });
    expect(Date.parse(begun.periodStart as string)).toBeGreaterThanOrEqual(at.getTime());
  });

  it('is paid by a card that was removed meanwhile, which does not come back by it', async () => {
    await subscribe('innovators-annual');
    await subscription();
    paystack.keptCards = 'pending';
    moveTo(await end());
    await follow();
    await get(CardKeeper).remove(renewing.owner, renewing.id);
    const [reference = ''] = charges();
    paystack.pay(reference);
    expect(await get(SettlePayment).execute(reference, 'webhook')).toBe('paid');
    expect(await overview()).toMatchObject({ standing: 'active', card: null });
  });

  describe('that is paid past the provider', () => {
    const transfer = () => ({ organizationId: renewing.id, ...plan, receivedAt: now(), note: 'Transfer 4711' });
    const raise = (planId: string) =>
      get(PublishPrices).execute(
        admin,
        [{ planId, currency: plan.currency, charged: 30_000n, list: 30_000n }],
        'Dearer',
      );

    it('is one payment with the page that stands open, of which a second one goes back', async () => {
      await declined();
      await raise(plan.planId);
      const { due } = await overview();
      const page = await renewing.begun({ quoteId: due?.quoteId });
      expect((await get(RecordOfflinePayment).preview(admin, transfer())).quote).toMatchObject({ total: 19_800n });
      await get(RecordOfflinePayment).execute(admin, { ...transfer(), amount: 19_800n });
      const renewed = await overview();
      expect(renewed).toMatchObject({ standing: 'active', due: null });
      paystack.pay(page);
      expect(await get(SettlePayment).execute(page, 'webhook')).toBe('duplicate');
      expect(await invoices()).toHaveLength(2);
      expect(await overview()).toEqual(renewed);
    });

    it('costs what was announced for its period, when it comes before that begins', async () => {
      await subscribe('innovators-monthly');
      moveTo(new Date((await end()).getTime() - 10 * day));
      await raise('innovators-monthly');
      const ahead = { ...transfer(), planId: 'innovators-monthly' };
      expect((await get(RecordOfflinePayment).preview(admin, ahead)).quote).toMatchObject({ total: 2_200n });
      await get(RecordOfflinePayment).execute(admin, { ...ahead, amount: 2_200n });
      expect(await invoices()).toEqual([2_200, 2_200]);
    });
  });

  it.each(['webhook', 'reconciliation'] as const)(
    'begins nothing anew when its card is charged after its people have cancelled, heard of by %s',
    async (way) => {
      await subscribe('innovators-annual');
      await subscription();
      paystack.keptCards = 'pending';
      moveTo(await end());
      await follow();
      const [reference = ''] = charges();
      await get(CancelSubscription).execute(renewing.owner, renewing.id);
      paystack.pay(reference);
      expect(await get(SettlePayment).execute(reference, way)).toBe('review');
      expect(await renewing.paymentOf(reference)).toMatchObject({ status: 'pending', review: 'ended_since' });
      const { items } = await get(PaymentHistoryQueries).list(renewing.id, 10);
      expect(items).toContainEqual(expect.objectContaining({ reference, concern: 'ended' }));
      expect(await overview()).toMatchObject({ standing: 'ended', tier: 'free' });
      expect(await invoices()).toHaveLength(1);
    },
  );

  it('waits while the provider has the charge and has not decided', async () => {
    await subscribe('innovators-annual');
    await subscription();
    paystack.keptCards = 'pending';
    moveTo(await end());
    await follow();
    const [reference = ''] = charges();
    later(11 * minute);
    await follow();
    expect([charges().length, (await overview()).standing]).toEqual([1, 'active']);
    expect(paystack.calls.filter((call) => call.endsWith('/charge_authorization'))).toHaveLength(1);
    paystack.pay(reference);
    later(11 * minute);
    await follow();
    expect(await invoices()).toHaveLength(2);
  });

  it('is asked for where its card was removed before it was written down that it was charged', async () => {
    await subscribe('innovators-annual');
    await subscription();
    paystack.keptCards = 'pending';
    moveTo(await end());
    await follow();
    const [reference = ''] = charges();
    await rows(`update billing.payment_attempts set state = 'opening' where reference = $1`, [reference]);
    await get(CardKeeper).remove(renewing.owner, renewing.id);
    paystack.pay(reference);
    later(11 * minute);
    await follow();
    expect(await invoices()).toHaveLength(2);
    expect(await overview()).toMatchObject({ standing: 'active', due: null });
  });
});

describe('two processes', () => {
  it('that follow the same subscriptions at once charge once, and tell once', async () => {
    await subscribe('innovators-monthly');
    await subscription();
    const another = await renewing.contexts.beside();
    const both = () =>
      Promise.all([0, 1, 2, 3].map((n) => (n % 2 ? another : renewing.contexts).get(FollowSubscriptionsJob).execute()));
    moveTo(await end());
    await both();
    expect(charges()).toHaveLength(1);
    expect(await invoices()).toHaveLength(2);
    paystack.keptCards = 'failed';
    const fresh = mailsSince();
    await fresh();
    moveTo(await end());
    await both();
    expect(await fresh()).toEqual(['renewal-unpaid']);
    expect(charges()).toHaveLength(2);
    await another.close();
  });

  it('that both charge the same renewal charge it once', async () => {
    await subscribe('innovators-monthly');
    await subscription();
    moveTo(await end());
    const look = `update billing.subscriptions set next_look_at = null where id = '${renewing.subscriptionId}'`;
    // Both think that it is theirs, as after a claim that has run out.
    await Promise.all([follow(), rows(look).then(follow), rows(look).then(follow)]);
    later(11 * minute);
    await follow();
    expect(charges()).toHaveLength(1);
    expect(await invoices()).toHaveLength(2);
  });
});

describe('a process that dies', () => {
  it.each(['before the provider has heard of it', 'when the provider has charged'])(
    '%s leaves the renewal to the next one, which charges it once',
    async (when) => {
      await subscribe('innovators-annual');
      await subscription();
      moveTo(await end());
      jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
      const provider = get(PaymentProvider);
      const charge = provider.chargeCard.bind(provider);
      jest.spyOn(provider, 'chargeCard').mockImplementationOnce(async (of) => {
        if (when.startsWith('when')) await charge(of);
        throw new Error('The process is gone.');
      });
      await follow();
      expect(await invoices()).toHaveLength(1);
      await follow();
      expect(await invoices()).toHaveLength(1);
      // The claim of who is gone runs out.
      later(6 * minute);
      await follow();
      expect([charges().length, (await invoices()).length]).toEqual([1, 2]);
    },
  );
  afterEach(() => jest.restoreAllMocks());
});

describe('a provider that is away', () => {
  it.each(['breaks', 'is-busy'] as const)(
    'and %s at the renewal is asked again, and nobody is blamed',
    async (mood) => {
      await subscribe('innovators-annual');
      const over = await end();
      const fresh = mailsSince();
      await fresh();
      moveTo(over);
      paystack.mood = mood;
      await follow();
      later(2 * day);
      await follow();
      expect(await fresh()).toEqual([]);
      expect(await overview()).toMatchObject({ standing: 'active', due: null });
      paystack.mood = 'well';
      await rested();
      later(11 * minute);
      await follow();
      expect(await overview()).toMatchObject({ standing: 'active', periodStart: over.toISOString() });
      expect(await invoices()).toHaveLength(2);
    },
  );

  it('does not use up the days of a member', async () => {
    await subscribe('innovators-annual');
    const over = await end();
    moveTo(over);
    paystack.mood = 'breaks';
    await follow();
    later(5 * day);
    paystack.mood = 'well';
    paystack.keptCards = 'failed';
    await rested();
    await follow();
    const { due, standing } = await overview();
    expect(standing).toBe('past_due');
    expect(new Date(due?.readOnlyFrom as string).getTime()).toBeGreaterThanOrEqual(over.getTime() + 19 * day);
  });

  it('has charged when its answer is lost, and is asked what became of it', async () => {
    await subscribe('innovators-annual');
    await subscription();
    moveTo(await end());
    paystack.mood = 'lost';
    await follow();
    expect(await invoices()).toHaveLength(2);
    expect(charges()).toHaveLength(1);
  });

  /** The adapter leaves a provider alone for a while that has failed often. */
  const rested = async () => {
    const later = performance.now() + 20_000;
    jest.spyOn(performance, 'now').mockReturnValueOnce(later).mockReturnValueOnce(later);
  };
  afterEach(() => jest.restoreAllMocks());
});
