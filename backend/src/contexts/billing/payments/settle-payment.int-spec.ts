import { as, type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import { FakePaystack } from '../../../../test/support/fake-paystack';
import type { Viewer } from '../../../platform/http/viewer';
import { addMonths } from '../entitlements/periods';
import { PlanCurrency } from '../plans/plan.enums';
import { BeginPaidPeriodsJob } from '../subscriptions/begin-paid-periods.job';
import { SubscriptionsQueries } from '../subscriptions/subscriptions.queries';
import { CheckLedger } from './check-ledger';
import { FollowPayment } from './follow-payment';
import { InitializePayment } from './initialize-payment';
import { ProcessProviderEvent } from './process-provider-event';
import { ProcessRefund } from './process-refund';
import { ReceiveWebhook } from './receive-webhook';
import { ReconcilePaymentsJob } from './reconcile-payments.job';
import { RecordOfflinePayment } from './record-offline-payment';
import { RequestRefund } from './request-refund';
import { SettlePayment } from './settle-payment';

const paystack = new FakePaystack();
const admin: Viewer = {
  ...{ kind: 'super-admin', id: '00000000-0000-4000-8000-00000000000a', email: 'root@alliance.example' },
  ...{ sessionId: '', enterprise: false, organizations: [] },
};
let contexts: Contexts;
let owner: Viewer;
let count = 0;

beforeAll(async () => {
  await paystack.open();
  contexts = await startContexts(paystack.environment);
});
afterAll(async () => {
  expect(paystack.faults).toEqual([]);
  await contexts.stop();
  await paystack.close();
});
beforeEach(async () => {
  paystack.mood = 'well';
  count += 1;
  owner = await contexts.organization(`Payer ${count}`);
  await contexts.rows(`update membership.organizations set membership_tier = 'free' where id = $1`, [
    organizationOf(owner),
  ]);
});
afterEach(async () => {
  jest.restoreAllMocks();
  expect(await contexts.get(CheckLedger).execute()).toMatchObject({ faults: [] });
});

const plan = { planId: 'innovators-annual', currency: PlanCurrency.Usd };
const begin = (wish: object = plan, viewer = owner) => contexts.get(InitializePayment).execute(viewer, wish);
const begun = async (wish: object = plan, viewer = owner) => (await begin(wish, viewer)).reference;
const settle = (reference: string) => contexts.get(SettlePayment).execute(reference, 'webhook');
const reconcile = (now?: Date) => contexts.get(ReconcilePaymentsJob).execute(now);
const paid = async (wish: object = plan, viewer = owner) => {
  const reference = await begun(wish, viewer);
  paystack.pay(reference);
  await settle(reference);
  return reference;
};
const paymentOf = async (reference: string) =>
  (
    await contexts.rows(
      `select p.*, a.state as attempt from billing.payments p join billing.payment_attempts a on a.payment_id = p.id
      where a.reference = $1`,
      [reference],
    )
  )[0];
const tierOf = async (viewer = owner) =>
  (
    await contexts.rows('select membership_tier from membership.organizations where id = $1', [organizationOf(viewer)])
  )[0].membership_tier;
const subscriptionOf = async (viewer = owner) =>
  (
    await contexts.rows('select * from billing.subscriptions where organization_id = $1 order by created_at desc', [
      organizationOf(viewer),
    ])
  )[0];
const later = (ms: number) => {
  const now = Date.now() + ms;
  jest.useFakeTimers({
    now,
    doNotFake: [
      'nextTick',
      'setImmediate',
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'queueMicrotask',
      'performance',
      'hrtime',
    ],
  });
};
afterEach(() => jest.useRealTimers());
const hour = 3_600_000;

describe('beginning a payment', () => {
  it('leaves an attempt open and nothing else', async () => {
    await expect(() => begin()).leavesBehind(({ reference }) => ({
      audit: [
        expect.objectContaining({ action: 'quote.made', actor: `member:${owner.id}` }),
        {
          action: 'payment.opened',
          actor: `member:${owner.id}`,
          subject: expect.stringMatching(/^payment:/),
          details: expect.objectContaining({ reference, organizationId: organizationOf(owner), planId: plan.planId }),
        },
      ],
    }));
    expect(await tierOf()).toBe('free');
  });

  it('asks the provider for the total of the price book, whoever asks', async () => {
    const reference = await begun(plan, as('admin', owner));
    expect(paystack.charges.get(reference)).toMatchObject({ amount: 19_800, currency: 'USD', email: owner.email });
    const naira = await begun({ ...plan, currency: 'NGN' });
    expect(paystack.charges.get(naira)).toMatchObject({ amount: 27_000_000, currency: 'NGN' });
  });

  it('answers the same page again, also to many at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => begin()));
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(new Set(answers.map(({ authorization_url }) => authorization_url)).size).toBe(1);
    later(31 * 60_000);
    expect(await begun()).not.toBe(answers[0]?.reference);
  });

  it.each(['member', 'viewer'] as const)('is not for a plain %s', async (role) => {
    await expect(() => begin(plan, as(role, owner))).leavesBehind({ refused: 'organization_required' });
  });

  it.each([
    ['for an organization of others', () => ({ ...plan, organizationId: crypto.randomUUID() }), 'not_found'],
    ['for a plan that there is not', () => ({ ...plan, planId: 'platinum' }), 'not_found'],
    ['by a quote that there is not', () => ({ quoteId: crypto.randomUUID() }), 'not_found'],
    ['for a plan that is free', () => ({ ...plan, planId: 'lite-annual' }), 'plan_not_sold'],
  ])('is refused %s', async (_, wish, refused) => {
    await expect(() => begin(wish())).leavesBehind({ refused });
  });

  it('tells in the words of the page that nothing was begun when the provider is away', async () => {
    paystack.mood = 'breaks';
    const billingInfo = { firstName: 'Ada', lastName: 'Okafor', email: 'ada@example.org' };
    await expect(begin()).rejects.toMatchObject({
      code: 'payment_unavailable',
      message: 'Unable to initialize payment. Please try again.',
    });
    await expect(begin({ ...plan, billingInfo })).rejects.toMatchObject({
      message: 'Unable to process payment. Please try again.',
    });
    paystack.mood = 'well';
    const reference = await begun();
    expect(
      await contexts.rows('select count(*)::int as n from billing.payments where organization_id = $1', [
        organizationOf(owner),
      ]),
    ).toEqual([{ n: 1 }]);
    paystack.pay(reference);
    expect(await settle(reference)).toBe('paid');
  });

  it('is tried under another reference when the first answer was lost, and both are watched', async () => {
    paystack.mood = 'lost';
    const reference = await begun();
    const [lost] = await contexts.rows(
      `select reference, next_check_at is not null as watched from billing.payment_attempts
      where payment_id = (select payment_id from billing.payment_attempts where reference = $1) and state = 'lost'`,
      [reference],
    );
    expect(lost).toMatchObject({ watched: true });
    paystack.pay(lost.reference);
    paystack.pay(reference);
    expect([await settle(lost.reference), await settle(reference)]).toEqual(['paid', 'duplicate']);
  });

  it('fails where the provider refuses it', async () => {
    paystack.mood = 'refuses';
    expect(await refusal(begin())).toBe('payment_refused');
    const [payment] = await contexts.rows('select status from billing.payments where organization_id = $1', [
      organizationOf(owner),
    ]);
    expect(payment.status).toBe('failed');
  });
});

describe('a paid charge', () => {
  it('brings the plan, the invoice and the receipt, once', async () => {
    const reference = await begun();
    paystack.pay(reference);
    await expect(() => settle(reference)).leavesBehind(() => ({
      events: [
        expect.objectContaining({
          type: 'billing.subscription-activated',
          organizationId: organizationOf(owner),
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
          to: owner.email,
          about: expect.stringMatching(/^payment:/),
          values: expect.objectContaining({
            total: '$198',
            tax: '$18',
            subtotal: '$180',
            organizationName: `Payer ${count}`,
          }),
        },
      ],
    }));
    await expect(() => settle(reference)).leavesBehind({});
    expect(await tierOf()).toBe('innovators_solution_providers');
    const subscription = await subscriptionOf();
    expect(subscription).toMatchObject({ status: 'active', plan_id: plan.planId, currency: 'USD', price_version: 1 });
    expect(subscription.period_end).toEqual(addMonths(subscription.period_start, 12));
    const payment = await paymentOf(reference);
    const [invoice] = await contexts.rows('select * from billing.invoices where payment_id = $1', [payment.id]);
    expect(invoice).toMatchObject({ total: '19800', tax_amount: '1800', quote_hash: payment.quote_hash });
    expect(await contexts.get(SubscriptionsQueries).statusFor(owner)).toMatchObject({
      hasSubscription: true,
      plan: { id: plan.planId, name: 'Innovators & Solution Providers' },
    });
  });

  it('takes effect once, however many come at once by whatever way', async () => {
    const reference = await begun();
    paystack.pay(reference);
    const ways = ['webhook', 'return', 'reconciliation'] as const;
    const settle = contexts.get(SettlePayment);
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, n) => settle.execute(reference, ways[n % 3] ?? 'webhook')),
    );
    expect(outcomes.filter((outcome) => outcome === 'paid')).toHaveLength(1);
    expect(
      await contexts.rows('select count(*)::int as n from billing.subscriptions where organization_id = $1', [
        organizationOf(owner),
      ]),
    ).toEqual([{ n: 1 }]);
  });

  it.each([
    ['of less', { amount: 19_799, requested_amount: 19_799 }, 'wrong_amount'],
    ['of which less was asked for', { requested_amount: 100 }, 'wrong_amount'],
    ['in another currency', { currency: 'NGN' }, 'wrong_currency'],
    ['with real money where it should be a test', { domain: 'live' }, 'wrong_mode'],
  ])('%s changes nothing, and somebody has to look at it', async (_, says, reason) => {
    const reference = await begun();
    paystack.pay(reference, says);
    await expect(() => settle(reference)).leavesBehind(() => ({
      audit: [
        expect.objectContaining({ action: 'payment.flagged', details: expect.objectContaining({ reason, reference }) }),
      ],
      mail: [{ template: 'payment-review', to: 'admin@localhost', about: expect.stringMatching(/^payment:/) }],
    }));
    await expect(() => settle(reference)).leavesBehind({});
    expect(await paymentOf(reference)).toMatchObject({ status: 'pending', review: reason });
    expect([await tierOf(), await subscriptionOf()]).toEqual(['free', undefined]);
  });

  it('of an organization that is gone changes nothing', async () => {
    const reference = await begun();
    await contexts.rows(
      'update billing.payments set organization_id = gen_random_uuid() where quote_id = (select quote_id from billing.payments p join billing.payment_attempts a on a.payment_id = p.id where a.reference = $1)',
      [reference],
    );
    paystack.pay(reference);
    expect(await settle(reference)).toBe('review');
    expect(await paymentOf(reference)).toMatchObject({ status: 'pending', review: 'no_organization' });
    // Nothing else of the ledger knows the made-up organization.
    await contexts.rows('alter table billing.payment_transitions disable trigger user');
    const { id } = await paymentOf(reference);
    await contexts.rows('delete from billing.payment_transitions where payment_id = $1', [id]);
    await contexts.rows('delete from billing.payment_attempts where payment_id = $1', [id]);
    await contexts.rows('delete from billing.payments where id = $1', [id]);
    await contexts.rows('alter table billing.payment_transitions enable trigger user');
  });

  it('for a second first subscription waits for somebody to look at it', async () => {
    const first = await begun();
    const second = await begun({ ...plan, planId: 'enablers-annual' });
    paystack.pay(first);
    paystack.pay(second);
    expect([await settle(first), await settle(second)]).toEqual(['paid', 'review']);
    expect(await paymentOf(second)).toMatchObject({ status: 'pending', review: 'already_subscribed' });
    expect(await tierOf()).toBe('innovators_solution_providers');
  });

  it('is paid late, after it had failed or was given up', async () => {
    const failed = await begun();
    paystack.pay(failed, { status: 'failed' });
    expect(await settle(failed)).toBe('moved');
    expect(await paymentOf(failed)).toMatchObject({ status: 'failed' });
    paystack.pay(failed);
    expect(await settle(failed)).toBe('paid');
    expect(await paymentOf(failed)).toMatchObject({ status: 'successful' });
  });

  it('of a reference that is not ours is unknown', async () => {
    expect(await settle('pay-foreign')).toBe('unknown');
  });
});

describe('an upgrade', () => {
  it('begins at once, with the rest of what was paid taken off', async () => {
    await paid();
    const reference = await begun({ ...plan, planId: 'enterprise-annual' });
    // 4,950 less 180, and 10 % on top of that.
    expect(paystack.charges.get(reference)?.amount).toBe(524_700);
    paystack.pay(reference);
    expect(await settle(reference)).toBe('paid');
    expect(await tierOf()).toBe('enterprise_alliance_partners');
    expect(
      await contexts.rows('select count(*)::int as n from billing.subscriptions where organization_id = $1', [
        organizationOf(owner),
      ]),
    ).toEqual([{ n: 1 }]);
  });
});

describe('an offline payment', () => {
  const record = (changes: object = {}) =>
    contexts.get(RecordOfflinePayment).execute(admin, {
      ...{
        organizationId: organizationOf(owner),
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
      mail: [{ template: 'payment-receipt', to: owner.email, about: expect.any(String) }],
    }));
    expect(await tierOf()).toBe('innovators_solution_providers');
  });

  it('recorded again pays the next period, counted from the first', async () => {
    await record({ planId: 'innovators-monthly', amount: 2_200n });
    const before = await subscriptionOf();
    await record({ planId: 'innovators-monthly', amount: 2_200n });
    await record({ planId: 'innovators-monthly', amount: 2_200n });
    const periods = await contexts.rows(
      'select period_start, period_end from billing.subscription_periods where subscription_id = $1 order by period_start',
      [before.id],
    );
    const ends = [1, 2, 3].map((months) => addMonths(before.period_start, months));
    expect(periods.map(({ period_end }) => period_end)).toEqual(ends);
    expect(periods.map(({ period_start }) => period_start)).toEqual([before.period_start, ends[0], ends[1]]);
    expect(await subscriptionOf()).toMatchObject({ period_end: ends[0] });
    const begin = contexts.get(BeginPaidPeriodsJob);
    const time = new Date((ends[0] as Date).getTime() + 1000);
    await expect(() => begin.execute(time)).leavesBehind(() => ({
      audit: [expect.objectContaining({ action: 'subscription.period-begun' })],
    }));
    await expect(() => begin.execute(time)).leavesBehind({});
    expect(await subscriptionOf()).toMatchObject({ period_start: ends[0], period_end: ends[1] });
  });

  it.each([
    ['of another amount', { amount: 19_799n }, 'amount_not_quoted'],
    ['for nobody', { organizationId: '00000000-0000-4000-8000-ffffffffffff' }, 'not_found'],
    ['for no plan', { planId: 'platinum' }, 'not_found'],
  ])('%s is refused', async (_, changes, refused) => {
    await expect(() => record(changes)).leavesBehind({ refused });
  });
});

describe('a refund', () => {
  const refund = async (reference: string, wish: object = {}) => {
    const { id } = await paymentOf(reference);
    return contexts.get(RequestRefund).execute(admin, id, { reason: 'Money back', ...wish });
  };
  const follow = (id: string) => contexts.get(ProcessRefund).execute(id);
  const processed = (reference: string) => {
    for (const one of paystack.charges.get(reference)?.refunds ?? []) one.status = 'processed';
  };

  it('of a part is credited, and the plan stays', async () => {
    const reference = await paid();
    const { id: paymentId } = await paymentOf(reference);
    await expect(() => refund(reference, { amount: 9_900n })).leavesBehind((refundId: string) => ({
      audit: [
        {
          action: 'refund.requested',
          actor: `admin:${admin.id}`,
          subject: `payment:${paymentId}`,
          details: { refundId, amount: '9900', currency: 'USD', reason: 'Money back' },
        },
      ],
    }));
    const [{ id }] = await contexts.rows('select id from billing.refunds where payment_id = $1', [paymentId]);
    await follow(id);
    processed(reference);
    await expect(() => follow(id)).leavesBehind({
      events: [
        {
          type: 'billing.payment-refunded',
          paymentId,
          organizationId: organizationOf(owner),
          refundId: id,
          wholly: false,
        },
      ],
      audit: [expect.objectContaining({ action: 'refund.processed' })],
      mail: [{ template: 'payment-refunded', to: owner.email, about: `payment:${paymentId}` }],
    });
    await expect(() => follow(id)).leavesBehind({});
    expect(await paymentOf(reference)).toMatchObject({ status: 'successful' });
    const [note] = await contexts.rows('select * from billing.credit_notes where refund_id = $1', [id]);
    expect(note).toMatchObject({ amount: '9900', tax_amount: '900' });
    expect(await tierOf()).toBe('innovators_solution_providers');
  });

  it('of all, in two parts, ends the plan', async () => {
    const reference = await paid();
    const ids = [await refund(reference, { amount: 800n }), await refund(reference)];
    for (const id of ids) await follow(id);
    processed(reference);
    for (const id of ids) await follow(id);
    expect(await paymentOf(reference)).toMatchObject({ status: 'refunded' });
    expect([await tierOf(), (await subscriptionOf()).status]).toEqual(['free', 'ended']);
  });

  it('is asked for once, also when the answer was lost', async () => {
    const reference = await paid();
    const id = await refund(reference, { amount: 500n });
    paystack.mood = 'lost';
    await follow(id);
    expect(await contexts.rows('select state, provider_ref from billing.refunds where id = $1', [id])).toEqual([
      { state: 'queued', provider_ref: null },
    ]);
    await follow(id);
    processed(reference);
    await follow(id);
    expect(paystack.charges.get(reference)?.refunds).toHaveLength(1);
    expect(await contexts.rows('select state from billing.refunds where id = $1', [id])).toEqual([
      { state: 'processed' },
    ]);
  });

  it.each([
    ['of more than was paid', { amount: 19_801n }, 'refund_too_large'],
    ['of nothing', { amount: 0n }, 'refund_too_large'],
    ['of less than nothing', { amount: -1n }, 'refund_too_large'],
  ])('%s is refused', async (_, wish, refused) => {
    const reference = await paid();
    await expect(() => refund(reference, wish)).leavesBehind({ refused });
  });

  it('of more than is left is refused, also at once', async () => {
    const reference = await paid();
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => refusal(refund(reference, { amount: 15_000n }))),
    );
    expect(outcomes.sort()).toEqual([...Array(4).fill('refund_too_large'), undefined]);
  });

  it('is not for what was not paid', async () => {
    const reference = await begun();
    await expect(() => refund(reference)).leavesBehind({ refused: 'not_refundable' });
  });

  it('that the provider refuses is for somebody to look at', async () => {
    const reference = await paid();
    const id = await refund(reference);
    Object.assign(paystack.charges.get(reference) as object, { amount: 1 });
    await expect(() => follow(id)).leavesBehind(() => ({
      audit: [
        expect.objectContaining({ action: 'payment.flagged' }),
        expect.objectContaining({ action: 'refund.failed' }),
      ],
      mail: [{ template: 'payment-review', to: 'admin@localhost', about: expect.any(String) }],
    }));
  });

  it('of what was paid twice goes out by itself, and leaves the plan alone', async () => {
    paystack.mood = 'lost';
    const reference = await begun();
    const { id: paymentId } = await paymentOf(reference);
    const [{ reference: other }] = await contexts.rows(
      `select reference from billing.payment_attempts where payment_id = $1 and state = 'lost'`,
      [paymentId],
    );
    paystack.pay(other);
    paystack.pay(reference);
    await settle(reference);
    await expect(() => settle(other)).leavesBehind(() => ({
      audit: [expect.objectContaining({ action: 'payment.paid-twice', subject: `payment:${paymentId}` })],
    }));
    await expect(() => settle(other)).leavesBehind({});
    const [{ id }] = await contexts.rows('select id from billing.refunds where reference = $1', [other]);
    await follow(id);
    processed(other);
    await follow(id);
    expect(await paymentOf(other)).toMatchObject({ status: 'successful', attempt: 'reversed' });
    expect(await tierOf()).toBe('innovators_solution_providers');
  });
});

describe('reconciliation', () => {
  it('settles within a round what nobody told us', async () => {
    const reference = await begun();
    paystack.pay(reference);
    await reconcile(new Date(Date.now() + 59_000));
    expect(await paymentOf(reference)).toMatchObject({ status: 'pending' });
    await reconcile(new Date(Date.now() + 61_000));
    expect(await paymentOf(reference)).toMatchObject({ status: 'successful' });
  });

  it('cancels what was left for a day, and still finds it paid a week later', async () => {
    const reference = await begun();
    later(25 * hour);
    await reconcile();
    expect(await paymentOf(reference)).toMatchObject({ status: 'cancelled' });
    paystack.pay(reference);
    later(8 * 24 * hour);
    await reconcile();
    expect(await paymentOf(reference)).toMatchObject({ status: 'successful' });
    expect(await tierOf()).toBe('innovators_solution_providers');
  });

  it('gives up after thirty days', async () => {
    const reference = await begun();
    later(31 * 24 * hour);
    await reconcile();
    const [attempt] = await contexts.rows('select next_check_at from billing.payment_attempts where reference = $1', [
      reference,
    ]);
    expect(attempt.next_check_at).toBeNull();
  });

  it('bears a provider that is away, and goes on', async () => {
    const reference = await begun();
    paystack.pay(reference);
    paystack.mood = 'breaks';
    await reconcile(new Date(Date.now() + 61_000));
    paystack.mood = 'well';
    later(20_000);
    await reconcile(new Date(Date.now() + 180_000));
    expect(await paymentOf(reference)).toMatchObject({ status: 'successful' });
  });
});

describe('an event of the provider', () => {
  const receive = async ({ body, headers }: ReturnType<FakePaystack['event']>) =>
    contexts.get(ReceiveWebhook).execute('paystack', Buffer.from(body), headers);
  const newest = async () =>
    (await contexts.rows('select * from billing.provider_events order by received_at desc limit 1'))[0];
  const process = (id: string) => contexts.get(ProcessProviderEvent).execute(id);

  it('is kept once, and then followed', async () => {
    const reference = await begun();
    const event = paystack.event(reference);
    await Promise.all(Array.from({ length: 10 }, () => receive(event)));
    const row = await newest();
    expect(
      await contexts.rows('select count(*)::int as n from billing.provider_events where reference = $1', [reference]),
    ).toEqual([{ n: 1 }]);
    expect(row).toMatchObject({
      kind: 'charge',
      name: 'charge.success',
      reference,
      state: 'received',
      raw: event.body,
    });
    paystack.pay(reference);
    await process(row.id);
    expect(await newest()).toMatchObject({ state: 'processed', attempts: 1 });
    expect(await paymentOf(reference)).toMatchObject({ status: 'successful' });
  });

  it('that says paid of what is not paid changes nothing', async () => {
    const reference = await begun();
    await receive(paystack.event(reference, { amount: 19_800, status: 'success' }));
    await process((await newest()).id);
    expect(await paymentOf(reference)).toMatchObject({ status: 'pending' });
  });

  it('about a reference that is not ours is for somebody to look at', async () => {
    await receive(paystack.event('pay-foreign'));
    const { id } = await newest();
    await expect(() => process(id)).leavesBehind({
      audit: [
        {
          action: 'provider-event.flagged',
          actor: 'system',
          subject: `provider-event:${id}`,
          details: { event: 'charge.success', reference: 'pay-foreign' },
        },
      ],
    });
    expect(await newest()).toMatchObject({ state: 'review' });
  });

  it('that is disputed is for somebody to look at', async () => {
    const reference = await paid();
    await receive(paystack.event('', { transaction: { reference } }, 'charge.dispute.create'));
    await process((await newest()).id);
    expect(await paymentOf(reference)).toMatchObject({ status: 'successful', review: 'disputed' });
  });

  it('that nobody knows is kept', async () => {
    await receive(paystack.event('x', {}, 'transfer.success'));
    await process((await newest()).id);
    expect(await newest()).toMatchObject({ state: 'ignored' });
  });

  it('is taken up again when the provider was away, or its job was lost', async () => {
    const reference = await begun();
    paystack.pay(reference);
    await receive(paystack.event(reference));
    const { id } = await newest();
    paystack.mood = 'breaks';
    await expect(process(id)).rejects.toThrow('500');
    expect(await newest()).toMatchObject({ state: 'failed', attempts: 1, last_error: expect.stringContaining('500') });
    paystack.mood = 'well';
    later(20_000);
    await contexts.get(ProcessProviderEvent).takeUp(new Date(Date.now() + 180_000));
    expect(await newest()).toMatchObject({ state: 'processed' });
  });
});

describe('the return page', () => {
  const follow = (reference: string, viewer = owner) => contexts.get(FollowPayment).execute(viewer, reference);

  it('learns what is settled, and settles what is not', async () => {
    const reference = await begun();
    expect(await follow(reference)).toMatchObject({ status: 'pending', invoiceNumber: null, total: '19800' });
    paystack.pay(reference);
    // It asks no more often than every two seconds.
    expect(await follow(reference)).toMatchObject({ status: 'pending' });
    later(2_100);
    expect(await follow(reference)).toMatchObject({
      status: 'successful',
      invoiceNumber: expect.stringMatching(/^INV-/),
    });
  });

  it('is not for others', async () => {
    const reference = await begun();
    const stranger = await contexts.organization(`Stranger ${count}`);
    expect(await refusal(follow(reference, stranger))).toBe('not_found');
    expect(await refusal(follow(reference, as('viewer', owner)))).toBe('not_found');
    expect(await refusal(follow('pay-nowhere'))).toBe('not_found');
  });

  it('bears a provider that is away', async () => {
    const reference = await begun();
    paystack.mood = 'breaks';
    expect(await follow(reference)).toMatchObject({ status: 'pending' });
  });
});
