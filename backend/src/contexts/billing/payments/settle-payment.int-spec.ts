import { admin } from '../../../../test/support/admin';
import { organizationOf } from '../../../../test/support/contexts';
import { Paying, plan } from '../../../../test/support/paying';
import { day, hour } from '../../../platform/clock/durations';
import { addMonths } from '../entitlements/periods';
import { BeginPaidPeriodsJob } from '../subscriptions/begin-paid-periods.job';
import { SubscriptionsQueries } from '../subscriptions/subscriptions.queries';
import { ReconcilePaymentsJob } from './reconcile-payments.job';
import { RecordOfflinePayment } from './record-offline-payment';
import { SettlePayment } from './settle-payment';

const paying = new Paying();
const reconcile = (now?: Date) => paying.contexts.get(ReconcilePaymentsJob).execute(now);

describe('a paid charge', () => {
  it('brings the plan, the invoice and the receipt, once', async () => {
    const reference = await paying.begun();
    paying.paystack.pay(reference);
    const hasPaid = async () =>
      (await paying.rows('select has_paid from membership.organizations where id = $1', [paying.id]))[0].has_paid;
    expect(await hasPaid()).toBe(false);
    await expect(() => paying.settle(reference)).leavesBehind(() => ({
      events: [
        expect.objectContaining({
          type: 'billing.subscription-activated',
          organizationId: organizationOf(paying.owner),
          planId: plan.planId,
          tier: 'innovators_solution_providers',
        }),
      ],
      audit: [
        {
          action: 'payment.settled',
          actor: 'system',
          subject: expect.stringMatching(/^payment:/),
          details: expect.objectContaining({ reference, total: '19800', currency: 'USD' }),
        },
      ],
      mail: [
        {
          template: 'payment-receipt',
          to: paying.owner.email,
          about: expect.stringMatching(/^payment:/),
          values: expect.objectContaining({
            total: '$198',
            tax: '$18',
            subtotal: '$180',
            organizationName: paying.name,
          }),
        },
      ],
      notices: [`organization:${organizationOf(paying.owner)}`],
    }));
    expect(await hasPaid()).toBe(true);
    await expect(() => paying.settle(reference)).leavesBehind({});
    expect(await paying.tierOf()).toBe('innovators_solution_providers');
    const subscription = await paying.subscriptionOf();
    expect(subscription).toMatchObject({ status: 'active', plan_id: plan.planId, currency: 'USD', price_version: 1 });
    expect(subscription.period_end).toEqual(addMonths(subscription.period_start, 12));
    const payment = await paying.paymentOf(reference);
    const [invoice] = await paying.rows('select * from billing.invoices where payment_id = $1', [payment.id]);
    expect(invoice).toMatchObject({ total: '19800', tax_amount: '1800', quote_hash: payment.quote_hash });
    expect(await paying.contexts.get(SubscriptionsQueries).statusFor(paying.owner)).toMatchObject({
      hasSubscription: true,
      plan: { id: plan.planId, name: 'Innovators & Solution Providers' },
    });
  });

  it('takes effect once, however many come at once by whatever way', async () => {
    const reference = await paying.begun();
    paying.paystack.pay(reference);
    const ways = ['webhook', 'return', 'reconciliation'] as const;
    const settle = paying.contexts.get(SettlePayment);
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, n) => settle.execute(reference, ways[n % 3] ?? 'webhook')),
    );
    expect(outcomes.filter((outcome) => outcome !== 'unchanged')).toEqual(['paid']);
    expect(await paying.rows('select from billing.refunds where reference = $1', [reference])).toEqual([]);
    expect(
      await paying.rows('select count(*)::int as n from billing.subscriptions where organization_id = $1', [
        organizationOf(paying.owner),
      ]),
    ).toEqual([{ n: 1 }]);
  });

  it.each([
    ['of less', { amount: 19_799, requested_amount: 19_799 }, 'wrong_amount', '19799'],
    ['of which less was asked for', { requested_amount: 100 }, 'wrong_amount', '19800'],
    ['in another currency', { currency: 'NGN' }, 'wrong_currency', null],
    ['with real money where it should be a test', { domain: 'live' }, 'wrong_mode', '19800'],
  ])('%s changes nothing, and somebody has to look at it', async (_, says, reason, received) => {
    const reference = await paying.begun();
    paying.paystack.pay(reference, says);
    await expect(() => paying.settle(reference)).leavesBehind(() => ({
      audit: [
        expect.objectContaining({ action: 'payment.flagged', details: expect.objectContaining({ reason, reference }) }),
      ],
      mail: [{ template: 'payment-review', to: 'admin@localhost', about: expect.stringMatching(/^payment:/) }],
    }));
    await expect(() => paying.settle(reference)).leavesBehind({});
    expect(await paying.paymentOf(reference)).toMatchObject({ status: 'pending', review: reason });
    // What came is known in the payment's own currency alone.
    expect(
      await paying.rows('select received, state from billing.payment_attempts where reference = $1', [reference]),
    ).toEqual([{ received, state: 'succeeded' }]);
    expect([await paying.tierOf(), await paying.subscriptionOf()]).toEqual(['free', undefined]);
  });

  const card = { authorization_code: 'AUTH_1', reusable: true, last4: '4081', exp_month: '12', exp_year: '2040' };
  it.each<[string, Record<string, unknown>]>([
    ['a time before our calendar', { paid_at: '-271821-04-20T00:00:00.000Z' }],
    ['a time after our calendar', { paid_at: '+275760-09-13T00:00:00.000Z' }],
    ['a time that has not come yet', { paid_at: '9999-12-31T23:59:59Z' }],
    ['a way with a NUL', { channel: 'ca\u0000rd' }],
    ['a card with a NUL', { authorization: { ...card, brand: 'vi\u0000sa' } }],
    ['a card of half a month', { authorization: { ...card, exp_month: 1.5 } }],
    ['a card of a far year', { authorization: { ...card, exp_year: 1e15 } }],
  ])('of which the provider says %s takes effect all the same', async (_, says) => {
    const reference = await paying.begun();
    paying.paystack.pay(reference, says);
    expect(await paying.settle(reference)).toBe('paid');
    const { paid_at: at } = await paying.paymentOf(reference);
    expect(Math.abs(at.getTime() - paying.contexts.clock.now().getTime())).toBeLessThan(60_000);
  });

  it('of an organization that is gone changes nothing', async () => {
    const reference = await paying.begun();
    await paying.rows(
      'update billing.payments set organization_id = gen_random_uuid() where quote_id = (select quote_id from billing.payments p join billing.payment_attempts a on a.payment_id = p.id where a.reference = $1)',
      [reference],
    );
    paying.paystack.pay(reference);
    expect(await paying.settle(reference)).toBe('review');
    expect(await paying.paymentOf(reference)).toMatchObject({ status: 'pending', review: 'no_organization' });
    // Nothing else of the ledger knows the made-up organization.
    await paying.rows('alter table billing.payment_transitions disable trigger user');
    const { id } = await paying.paymentOf(reference);
    await paying.rows('delete from billing.payment_transitions where payment_id = $1', [id]);
    await paying.rows('delete from billing.payment_attempts where payment_id = $1', [id]);
    await paying.rows('delete from billing.payments where id = $1', [id]);
    await paying.rows('alter table billing.payment_transitions enable trigger user');
  });

  it('for a second first subscription waits for somebody to look at it', async () => {
    const first = await paying.begun();
    const second = await paying.begun({ ...plan, planId: 'enablers-annual' });
    paying.paystack.pay(first);
    paying.paystack.pay(second);
    expect([await paying.settle(first), await paying.settle(second)]).toEqual(['paid', 'review']);
    expect(await paying.paymentOf(second)).toMatchObject({ status: 'pending', review: 'already_subscribed' });
    expect(await paying.tierOf()).toBe('innovators_solution_providers');
  });

  it('is paid late, after it had failed or was given up', async () => {
    const failed = await paying.begun();
    paying.paystack.pay(failed, { status: 'failed' });
    expect(await paying.settle(failed)).toBe('moved');
    expect(await paying.paymentOf(failed)).toMatchObject({ status: 'failed' });
    paying.paystack.pay(failed);
    expect(await paying.settle(failed)).toBe('paid');
    expect(await paying.paymentOf(failed)).toMatchObject({ status: 'successful' });
  });

  it('is waited for no longer where it failed, whatever becomes of its page', async () => {
    const reference = await paying.begun();
    paying.paystack.pay(reference, { status: 'failed' });
    await paying.settle(reference);
    paying.paystack.pay(reference, { status: 'abandoned' });
    paying.later(25 * hour);
    expect(await paying.settle(reference)).toBe('unchanged');
    expect(await paying.paymentOf(reference)).toMatchObject({ status: 'failed', attempt: 'abandoned' });
  });

  it('of a reference that is not ours is unknown', async () => {
    expect(await paying.settle('pay-foreign')).toBe('unknown');
  });
});

describe('an upgrade', () => {
  it('begins at once, with the rest of what was paid taken off', async () => {
    await paying.paid();
    const reference = await paying.begun({ ...plan, planId: 'enterprise-annual' });
    // 4,950 less 180, and 10 % on top of that.
    expect(paying.paystack.charges.get(reference)?.amount).toBe(524_700);
    paying.paystack.pay(reference);
    expect(await paying.settle(reference)).toBe('paid');
    expect(await paying.tierOf()).toBe('enterprise_alliance_partners');
    expect(
      await paying.rows('select count(*)::int as n from billing.subscriptions where organization_id = $1', [
        organizationOf(paying.owner),
      ]),
    ).toEqual([{ n: 1 }]);
  });
});

describe('an offline payment', () => {
  const record = (changes: object = {}) =>
    paying.contexts.get(RecordOfflinePayment).execute(admin, {
      ...{
        organizationId: organizationOf(paying.owner),
        ...plan,
        amount: 19_800n,
        receivedAt: new Date(),
        note: 'Transfer 4711',
      },
      ...changes,
    });

  it('takes effect like any other', async () => {
    await expect(() => record()).leavesBehind(() => ({
      events: [expect.objectContaining({ type: 'billing.subscription-activated' })],
      audit: [
        expect.objectContaining({ action: 'quote.made', actor: `admin:${admin.id}` }),
        expect.objectContaining({ action: 'payment.opened' }),
        expect.objectContaining({
          action: 'payment.recorded',
          details: expect.objectContaining({ note: 'Transfer 4711' }),
        }),
        expect.objectContaining({ action: 'payment.settled' }),
      ],
      mail: [{ template: 'payment-receipt', to: paying.owner.email, about: expect.any(String) }],
      notices: [`organization:${organizationOf(paying.owner)}`],
    }));
    expect(await paying.tierOf()).toBe('innovators_solution_providers');
  });

  it('was paid on the day on which it came, whenever that is written down', async () => {
    const receivedAt = new Date(paying.contexts.clock.now().getTime() - 3 * day);
    const id = await record({ receivedAt });
    const [payment] = await paying.rows('select paid_at from billing.payments where id = $1', [id]);
    expect(payment.paid_at).toEqual(receivedAt);
  });

  it('recorded again pays the next period, counted from the first', async () => {
    await record({ planId: 'innovators-monthly', amount: 2_200n });
    const before = await paying.subscriptionOf();
    await record({ planId: 'innovators-monthly', amount: 2_200n, note: 'Transfer 4712' });
    await record({ planId: 'innovators-monthly', amount: 2_200n, note: 'Transfer 4713' });
    const periods = await paying.rows(
      'select period_start, period_end from billing.subscription_periods where subscription_id = $1 order by period_start',
      [before.id],
    );
    const ends = [1, 2, 3].map((months) => addMonths(before.period_start, months));
    expect(periods.map(({ period_end }) => period_end)).toEqual(ends);
    expect(periods.map(({ period_start }) => period_start)).toEqual([before.period_start, ends[0], ends[1]]);
    expect(await paying.subscriptionOf()).toMatchObject({ period_end: ends[0] });
    const begin = paying.contexts.get(BeginPaidPeriodsJob);
    const time = new Date((ends[0] as Date).getTime() + 1000);
    await expect(() => begin.execute(time)).leavesBehind(() => ({
      audit: [expect.objectContaining({ action: 'subscription.period-begun' })],
    }));
    await expect(() => begin.execute(time)).leavesBehind({});
    expect(await paying.subscriptionOf()).toMatchObject({ period_start: ends[0], period_end: ends[1] });
  });

  it.each([
    ['of less than is asked for', { amount: 19_799n }, 'amount_not_quoted'],
    ['of more', { amount: 19_801n }, 'amount_not_quoted'],
    ['for nobody', { organizationId: '00000000-0000-4000-8000-ffffffffffff' }, 'not_found'],
    ['for no plan', { planId: 'platinum' }, 'not_found'],
  ])('%s is refused', async (_, changes, refused) => {
    await expect(() => record(changes)).leavesBehind({ refused });
  });
});

describe('reconciliation', () => {
  it('settles within a round what nobody told us', async () => {
    const reference = await paying.begun();
    paying.paystack.pay(reference);
    await reconcile(new Date(Date.now() + 59_000));
    expect(await paying.paymentOf(reference)).toMatchObject({ status: 'pending' });
    await reconcile(new Date(Date.now() + 61_000));
    expect(await paying.paymentOf(reference)).toMatchObject({ status: 'successful' });
  });

  it('cancels what was left for a day, and still finds it paid a week later', async () => {
    const reference = await paying.begun();
    paying.later(25 * hour);
    await reconcile();
    expect(await paying.paymentOf(reference)).toMatchObject({ status: 'cancelled' });
    paying.paystack.pay(reference);
    paying.later(8 * 24 * hour);
    await reconcile();
    expect(await paying.paymentOf(reference)).toMatchObject({ status: 'successful' });
    expect(await paying.tierOf()).toBe('innovators_solution_providers');
  });

  it('does not give up a payment for an attempt that was left, while a younger one can be paid by', async () => {
    paying.paystack.mood = 'lost';
    const reference = await paying.begun();
    const { id } = await paying.paymentOf(reference);
    const [{ older }] = await paying.rows(
      `update billing.payment_attempts set created_at = created_at - interval '25 hours'
        where payment_id = $1 and state = 'lost' returning reference as older`,
      [id],
    );
    expect(await paying.settle(older)).toBe('unchanged');
    expect(await paying.paymentOf(reference)).toMatchObject({ status: 'pending' });
  });

  it('gives up after thirty days', async () => {
    const reference = await paying.begun();
    paying.later(31 * 24 * hour);
    await reconcile();
    const [attempt] = await paying.rows('select next_check_at from billing.payment_attempts where reference = $1', [
      reference,
    ]);
    expect(attempt.next_check_at).toBeNull();
  });

  it('asks nobody about what was begun at a provider that is no longer ours', async () => {
    const reference = await paying.begun();
    paying.paystack.pay(reference);
    await paying.rows(`update billing.payment_attempts set provider = 'former' where reference = $1`, [reference]);
    paying.paystack.calls = [];
    expect(await paying.settle(reference)).toBe('unchanged');
    await reconcile(new Date(Date.now() + hour));
    expect(paying.paystack.calls.filter((call) => call.endsWith(reference))).toEqual([]);
  });

  it('bears a provider that is away, and goes on', async () => {
    const reference = await paying.begun();
    paying.paystack.pay(reference);
    paying.paystack.mood = 'breaks';
    await reconcile(new Date(Date.now() + 61_000));
    paying.paystack.mood = 'well';
    paying.later(20_000);
    await reconcile(new Date(Date.now() + 180_000));
    expect(await paying.paymentOf(reference)).toMatchObject({ status: 'successful' });
  });
});
