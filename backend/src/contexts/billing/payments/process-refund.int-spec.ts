import { admin } from '../../../../test/support/admin';
import { organizationOf, refusal } from '../../../../test/support/contexts';
import { Paying, plan } from '../../../../test/support/paying';
import { day, minute } from '../../../platform/clock/durations';
import { Database } from '../../../platform/database/database';
import { BooksQueries } from '../books/books.queries';
import { LedgerStatus } from '../books/ledger.dto';
import { PlanCurrency } from '../plans/plan.enums';
import { PaymentProvider } from '../providers/payment-provider';
import { BeginPaidPeriodsJob } from '../subscriptions/begin-paid-periods.job';
import { FlagPayment } from './flag-payment';
import { FollowPayment } from './follow-payment';
import { Payment } from './payment.entity';
import { PaymentHistoryQueries } from './payment-history.queries';
import { ProcessRefund } from './process-refund';
import { RecordOfflinePayment } from './record-offline-payment';
import { RequestRefund } from './request-refund';

const paying = new Paying();

describe('a refund', () => {
  const refund = async (reference: string, wish: object = {}) => {
    const { id } = await paying.paymentOf(reference);
    return paying.contexts.get(RequestRefund).execute(admin, id, { reason: 'Money back', ...wish });
  };
  const follow = (id: string) => paying.contexts.get(ProcessRefund).execute(id);
  /** By which the provider is told at once. */
  const jobsOf = (id: string) => paying.rows('select from graphile_worker.jobs where key = $1', [`refund:${id}`]);
  const processed = (reference: string) => {
    for (const one of paying.paystack.charges.get(reference)?.refunds ?? []) one.status = 'processed';
  };

  it('of a part is credited, and the plan stays', async () => {
    const reference = await paying.paid();
    const { id: paymentId } = await paying.paymentOf(reference);
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
    const [{ id }] = await paying.rows('select id from billing.refunds where payment_id = $1', [paymentId]);
    expect(await jobsOf(id)).toHaveLength(1);
    await follow(id);
    processed(reference);
    await expect(() => follow(id)).leavesBehind({
      events: [
        {
          type: 'billing.payment-refunded',
          paymentId,
          organizationId: organizationOf(paying.owner),
          refundId: id,
          wholly: false,
        },
      ],
      audit: [expect.objectContaining({ action: 'refund.processed' })],
      mail: [{ template: 'payment-refunded', to: paying.owner.email, about: `payment:${paymentId}` }],
    });
    await expect(() => follow(id)).leavesBehind({});
    expect(await paying.paymentOf(reference)).toMatchObject({ status: 'successful' });
    const [note] = await paying.rows('select * from billing.credit_notes where refund_id = $1', [id]);
    expect(note).toMatchObject({ amount: '9900', tax_amount: '900' });
    expect(await paying.tierOf()).toBe('innovators_solution_providers');
  });

  it('in many small parts gives back of the tax what it gives back of the total, to the minor unit', async () => {
    const offline = { ...plan, organizationId: organizationOf(paying.owner), amount: 19_800n, receivedAt: new Date() };
    const id = await paying.contexts.get(RecordOfflinePayment).execute(admin, { ...offline, note: 'Transfer' });
    for (const amount of [6n, 6n, 6n, 6n, 6n, undefined])
      await follow(await paying.contexts.get(RequestRefund).execute(admin, id, { reason: 'Kindness', amount }));
    const notes = await paying.rows(
      `select c.tax_amount::int as tax from billing.credit_notes c join billing.refunds r on r.id = c.refund_id
        where r.payment_id = $1 order by c.number`,
      [id],
    );
    expect(notes.map(({ tax }) => tax)).toEqual([1, 0, 1, 0, 1, 1797]);
  });

  it('of all, in two parts, ends the plan', async () => {
    const reference = await paying.paid();
    const ids = [await refund(reference, { amount: 800n }), await refund(reference)];
    for (const id of ids) await follow(id);
    processed(reference);
    for (const id of ids) await follow(id);
    expect(await paying.paymentOf(reference)).toMatchObject({ status: 'refunded' });
    expect([await paying.tierOf(), (await paying.subscriptionOf()).status]).toEqual(['free', 'ended']);
  });

  const year = 365 * day;
  const recordedTwice = async () => {
    const offline = {
      ...plan,
      organizationId: organizationOf(paying.owner),
      amount: 19_800n,
      receivedAt: new Date(),
    };
    const record = (note: string) => paying.contexts.get(RecordOfflinePayment).execute(admin, { ...offline, note });
    return [await record('Transfer 1'), await record('Transfer 2')] as const;
  };
  const refundWholly = async (paymentId: string) => {
    const id = await paying.contexts.get(RequestRefund).execute(admin, paymentId, { reason: 'Money back' });
    await follow(id);
  };

  it('of time that was paid ahead takes that time back, and leaves what runs', async () => {
    const [first, second] = await recordedTwice();
    await refundWholly(second);
    expect(await paying.subscriptionOf()).toMatchObject({ status: 'active', payment_id: first });
    const afterwards = new Date(Date.now() + year + 2 * day);
    await expect(() => paying.contexts.get(BeginPaidPeriodsJob).execute(afterwards)).leavesBehind({});
    expect(await paying.subscriptionOf()).toMatchObject({ payment_id: first });
  });

  it('of the running time has somebody look at what was paid ahead of its end', async () => {
    const [first, second] = await recordedTwice();
    await refundWholly(first);
    expect(await paying.subscriptionOf()).toMatchObject({ status: 'ended' });
    expect(await paying.rows('select review from billing.payments where id = $1', [second])).toEqual([
      { review: 'paid_ahead' },
    ]);
  });

  it('of a second payment for the same, in another currency, closes its review and changes no plan', async () => {
    const first = await paying.begun();
    const second = await paying.begun({ ...plan, currency: PlanCurrency.Ngn });
    for (const reference of [first, second]) {
      paying.paystack.pay(reference);
      await paying.settle(reference);
    }
    const { id: paymentId } = await paying.paymentOf(second);
    const { owner, contexts } = paying;
    const organizationId = organizationOf(owner);
    const told = () => contexts.get(FollowPayment).execute(owner, second);
    const books = contexts.get(BooksQueries);
    const listed = async (status: LedgerStatus) =>
      (await books.list({ organizationId, status, limit: 50 }, 50)).items.map(({ reference }) => reference);
    expect(await told()).toMatchObject({ status: 'pending', inReview: true, concern: 'paid_already', payUrl: null });
    expect(await books.find(paymentId)).toMatchObject({ wholeRefundEnds: 'nothing', refundable: '27000000' });

    const part = await refund(second, { amount: 1_000n });
    await follow(part);
    processed(second);
    await follow(part);
    expect(await books.find(paymentId)).toMatchObject({ review: 'already_subscribed', refundable: '26999000' });

    const rest = await refund(second);
    expect(await told()).toMatchObject({ concern: 'in_return' });
    await follow(rest);
    processed(second);
    await expect(() => follow(rest)).leavesBehind({
      audit: [
        {
          action: 'payment.review-closed',
          actor: 'system',
          subject: `payment:${paymentId}`,
          details: { before: { review: 'already_subscribed' }, note: 'All of it was given back' },
        },
        expect.objectContaining({ action: 'refund.processed' }),
      ],
      mail: [
        {
          ...{ template: 'payment-refunded', to: owner.email, about: `payment:${paymentId}` },
          values: expect.objectContaining({
            amount: '₦269,990',
            paid: '₦270,000',
            consequence: 'It had not taken effect, so nothing else changes.',
          }),
        },
      ],
    });
    expect(await told()).toMatchObject({ status: 'refunded', inReview: false, concern: null });
    const { items } = await contexts.get(PaymentHistoryQueries).list(organizationId, 50);
    expect(items.find(({ id }) => id === paymentId)).toMatchObject({ status: 'refunded', refunded: '27000000' });
    expect([await listed(LedgerStatus.Refunded), await listed(LedgerStatus.Failed)]).toEqual([[second], []]);
    // What the provider says of it afterwards flags nothing.
    await expect(() => paying.settle(second)).leavesBehind({});
    expect(await paying.tierOf()).toBe('innovators_solution_providers');
  });

  it('says before what goes with all of it', async () => {
    const [first, second] = await recordedTwice();
    const books = paying.contexts.get(BooksQueries);
    expect((await books.find(first)).wholeRefundEnds).toBe('subscription');
    expect((await books.find(second)).wholeRefundEnds).toBe('paid_ahead');
    await refundWholly(first);
    expect((await books.find(first)).wholeRefundEnds).toBe('past');
  });

  it('of a part that came where more was asked for is of what came, and ends the waiting by itself', async () => {
    const reference = await paying.begun();
    paying.paystack.pay(reference, { amount: 10_000, requested_amount: 10_000 });
    expect(await paying.settle(reference)).toBe('review');
    const { id: paymentId } = await paying.paymentOf(reference);
    const books = paying.contexts.get(BooksQueries);
    expect(await books.find(paymentId)).toMatchObject({ review: 'wrong_amount', refundable: '10000' });
    expect(await refusal(refund(reference, { amount: 10_001n }))).toBe('refund_too_large');
    const id = await refund(reference);
    await follow(id);
    processed(reference);
    await expect(() => follow(id)).leavesBehind({
      audit: [
        expect.objectContaining({ action: 'payment.review-closed' }),
        expect.objectContaining({ action: 'refund.processed' }),
      ],
      mail: [
        {
          ...{ template: 'payment-refunded', to: paying.owner.email, about: `payment:${paymentId}` },
          values: expect.objectContaining({ amount: '$100', paid: null }),
        },
      ],
    });
    expect(await paying.paymentOf(reference)).toMatchObject({ status: 'cancelled', review: null, attempt: 'reversed' });
    expect(await paying.contexts.get(FollowPayment).execute(paying.owner, reference)).toMatchObject({
      ...{ status: 'refunded', concern: null },
    });
  });

  it('of what failed and came late ends as given up, not as failed', async () => {
    const reference = await paying.begun();
    paying.paystack.pay(reference, { status: 'failed' });
    await paying.settle(reference);
    paying.paystack.pay(reference, { amount: 10_000, requested_amount: 10_000 });
    expect(await paying.settle(reference)).toBe('review');
    const id = await refund(reference);
    await follow(id);
    processed(reference);
    await follow(id);
    expect(await paying.paymentOf(reference)).toMatchObject({ status: 'cancelled', review: null });
  });

  it('of what was paid ahead of an end closes its review', async () => {
    const [first, second] = await recordedTwice();
    await refundWholly(first);
    await refundWholly(second);
    expect(await paying.rows('select review, status from billing.payments where id = $1', [second])).toEqual([
      { review: null, status: 'refunded' },
    ]);
  });

  it('is asked for once, also when the answer was lost', async () => {
    const reference = await paying.paid();
    const id = await refund(reference, { amount: 500n });
    paying.paystack.mood = 'lost';
    await follow(id);
    expect(await paying.rows('select state, provider_ref from billing.refunds where id = $1', [id])).toEqual([
      { state: 'queued', provider_ref: null },
    ]);
    await follow(id);
    processed(reference);
    await follow(id);
    expect(paying.paystack.charges.get(reference)?.refunds).toHaveLength(1);
    expect(await paying.rows('select state from billing.refunds where id = $1', [id])).toEqual([
      { state: 'processed' },
    ]);
  });

  const atProvider = (reference: string) => paying.paystack.charges.get(reference)?.refunds ?? [];
  const provider = () => paying.contexts.get(PaymentProvider);
  /** What happens after the provider has done what it was asked, and before its answer is here. */
  const beforeItsAnswer = (then: () => Promise<void>) => {
    const give = provider().refund.bind(provider());
    return jest.spyOn(provider(), 'refund').mockImplementationOnce(async (wish) => {
      const report = await give(wish);
      await then();
      return report;
    });
  };

  it('keeps no row locked and no connection while the provider is spoken to', async () => {
    const reference = await paying.paid();
    const id = await refund(reference, { amount: 500n });
    const asked = beforeItsAnswer(async () => {
      expect(await paying.rows('select state from billing.refunds where id = $1 for update nowait', [id])).toEqual([
        { state: 'queued' },
      ]);
      expect(
        await paying.rows(
          `select query from pg_stat_activity where datname = current_database() and state like 'idle in%'`,
        ),
      ).toEqual([]);
    });
    await follow(id);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(await paying.rows('select provider_ref, claimed_until from billing.refunds where id = $1', [id])).toEqual([
      { provider_ref: String(atProvider(reference)[0]?.id), claimed_until: null },
    ]);
  });

  it('is asked for once by many at once', async () => {
    const reference = await paying.paid();
    const id = await refund(reference, { amount: 500n });
    await Promise.all(Array.from({ length: 5 }, () => follow(id)));
    expect(atProvider(reference)).toHaveLength(1);
  });

  it('is asked for once, also when the process that has asked dies before it hears the answer', async () => {
    const reference = await paying.paid();
    const id = await refund(reference, { amount: 500n });
    beforeItsAnswer(() => Promise.reject(new Error('The process has died')));
    await expect(follow(id)).rejects.toThrow('The process has died');
    const given = atProvider(reference);
    await follow(id);
    expect(await paying.rows('select state, provider_ref from billing.refunds where id = $1', [id])).toEqual([
      { state: 'queued', provider_ref: null },
    ]);
    paying.later(3 * minute);
    await follow(id);
    processed(reference);
    await expect(() => follow(id)).leavesBehind({
      events: [expect.objectContaining({ type: 'billing.payment-refunded', refundId: id })],
      audit: [expect.objectContaining({ action: 'refund.processed' })],
      mail: [expect.objectContaining({ template: 'payment-refunded' })],
    });
    expect(given).toHaveLength(1);
  });

  it('is not taken for another one of the same charge and amount that is being asked for', async () => {
    const reference = await paying.paid();
    const [first, second] = [await refund(reference, { amount: 500n }), await refund(reference, { amount: 500n })];
    beforeItsAnswer(() => follow(second));
    await follow(first);
    expect(atProvider(reference)).toHaveLength(1);
    await follow(second);
    const refs = await paying.rows('select provider_ref from billing.refunds where reference = $1', [reference]);
    expect(new Set(refs.map((row) => row.provider_ref))).toEqual(
      new Set(atProvider(reference).map(({ id }) => String(id))),
    );
    expect(atProvider(reference)).toHaveLength(2);
  });

  it('is asked about again after a minute when the provider was away, and every ten until it has gone', async () => {
    const reference = await paying.paid();
    const id = await refund(reference, { amount: 500n });
    const job = () => paying.contexts.get(ProcessRefund).follow();
    paying.paystack.mood = 'breaks';
    await job();
    paying.paystack.mood = 'well';
    paying.later(minute + 1000);
    await job();
    expect(atProvider(reference)).toHaveLength(1);
    processed(reference);
    paying.later(9 * minute);
    await job();
    const stateOf = async () => (await paying.rows('select state from billing.refunds where id = $1', [id]))[0].state;
    expect(await stateOf()).not.toBe('processed');
    paying.later(2 * minute);
    await job();
    expect(await stateOf()).toBe('processed');
  });

  it('is not sent by who was kept from it for so long that another may have taken the place', async () => {
    const reference = await paying.paid();
    const id = await refund(reference, { amount: 500n });
    const look = provider().refundsOf.bind(provider());
    jest.spyOn(provider(), 'refundsOf').mockImplementationOnce(async (...charge) => {
      const there = await look(...charge);
      paying.later(3 * minute);
      return there;
    });
    await follow(id);
    expect(atProvider(reference)).toHaveLength(0);
    await follow(id);
    expect(atProvider(reference)).toHaveLength(1);
  });

  it('of which another process has taken the place is recorded by that one alone', async () => {
    const reference = await paying.paid();
    const id = await refund(reference, { amount: 500n });
    beforeItsAnswer(async () => {
      paying.later(3 * minute);
      await follow(id);
      processed(reference);
      await follow(id);
    });
    await follow(id);
    expect(await paying.rows('select state from billing.refunds where id = $1', [id])).toEqual([
      { state: 'processed' },
    ]);
    expect(await paying.rows('select from billing.credit_notes where refund_id = $1', [id])).toHaveLength(1);
    expect(atProvider(reference)).toHaveLength(1);
  });

  it.each([
    ['of more than was paid', { amount: 19_801n }, 'refund_too_large'],
    ['of nothing', { amount: 0n }, 'invalid_input'],
    ['of less than nothing', { amount: -1n }, 'invalid_input'],
  ])('%s is refused', async (_, wish, refused) => {
    const reference = await paying.paid();
    await expect(() => refund(reference, wish)).leavesBehind({ refused });
  });

  it('of more than is left is refused, also at once', async () => {
    const reference = await paying.paid();
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => refusal(refund(reference, { amount: 15_000n }))),
    );
    expect(outcomes.sort()).toEqual([...Array(4).fill('refund_too_large'), undefined]);
  });

  it('is not for what was not paid', async () => {
    const reference = await paying.begun();
    await expect(() => refund(reference)).leavesBehind({ refused: 'not_refundable' });
  });

  it('that the provider refuses is for somebody to look at', async () => {
    const reference = await paying.paid();
    const id = await refund(reference);
    Object.assign(paying.paystack.charges.get(reference) as object, { amount: 1 });
    await expect(() => follow(id)).leavesBehind(() => ({
      audit: [
        expect.objectContaining({ action: 'payment.flagged' }),
        expect.objectContaining({ action: 'refund.failed' }),
      ],
      mail: [{ template: 'payment-review', to: 'admin@localhost', about: expect.any(String) }],
    }));
    // Nothing of it has gone, so all of it can still go another way.
    expect(await refusal(refund(reference, { amount: 19_800n }))).toBeUndefined();
  });

  it('that the provider took and could not give back is for somebody to look at, and is not asked about again', async () => {
    const reference = await paying.paid();
    const id = await refund(reference, { amount: 9_900n });
    await follow(id);
    Object.assign(atProvider(reference)[0] as object, { status: 'failed' });
    await expect(() => follow(id)).leavesBehind(() => ({
      audit: [
        expect.objectContaining({
          action: 'payment.flagged',
          details: expect.objectContaining({ reason: 'refund_failed' }),
        }),
        expect.objectContaining({ action: 'refund.failed' }),
      ],
      mail: [{ template: 'payment-review', to: 'admin@localhost', about: expect.any(String) }],
    }));
    const rows = await paying.rows('select state, next_check_at from billing.refunds where id = $1', [id]);
    expect(rows).toEqual([{ state: 'failed', next_check_at: null }]);
    await expect(() => follow(id)).leavesBehind({});
    expect(await refusal(refund(reference, { amount: 19_800n }))).toBeUndefined();
  });

  it('that waits for help at the provider is shown to somebody once, and credited when it has gone', async () => {
    const reference = await paying.paid();
    const { id: paymentId } = await paying.paymentOf(reference);
    const id = await refund(reference, { amount: 9_900n });
    await follow(id);
    Object.assign(atProvider(reference)[0] as object, { status: 'needs-attention' });
    await expect(() => follow(id)).leavesBehind({
      audit: [
        {
          ...{ action: 'payment.flagged', actor: 'system', subject: `payment:${paymentId}` },
          details: { reason: 'refund_stuck', reference, organizationId: organizationOf(paying.owner) },
        },
      ],
      mail: [
        {
          ...{ template: 'payment-review', to: 'admin@localhost', about: `payment:${paymentId}` },
          values: expect.objectContaining({ what: 'The provider cannot give the money back without help.' }),
        },
      ],
    });
    paying.paystack.mood = 'breaks';
    await expect(() => follow(id)).leavesBehind({});
    paying.paystack.mood = 'well';
    await expect(() => follow(id)).leavesBehind({});
    const rows = await paying.rows('select state, next_check_at from billing.refunds where id = $1', [id]);
    expect(rows).toEqual([{ state: 'needs_attention', next_check_at: expect.any(Date) }]);
    expect(await paying.paymentOf(reference)).toMatchObject({ status: 'successful', review: 'refund_stuck' });
    processed(reference);
    await expect(() => follow(id)).leavesBehind({
      events: [expect.objectContaining({ type: 'billing.payment-refunded', refundId: id })],
      audit: [
        {
          ...{ action: 'payment.review-closed', actor: 'system', subject: `payment:${paymentId}` },
          details: { before: { review: 'refund_stuck' }, note: 'It was given back' },
        },
        expect.objectContaining({ action: 'refund.processed' }),
      ],
      mail: [expect.objectContaining({ template: 'payment-refunded' })],
    });
    expect(await paying.paymentOf(reference)).toMatchObject({ status: 'successful', review: null });
  });

  it('of all of it leaves open what is disputed at the provider', async () => {
    const reference = await paying.paid();
    const payment = await paying.get(Database).manager.findOneByOrFail(Payment, { settledReference: reference });
    await paying.get(FlagPayment).execute(payment, 'disputed', reference);
    const id = await refund(reference);
    await follow(id);
    processed(reference);
    await follow(id);
    expect(await paying.paymentOf(reference)).toMatchObject({ status: 'refunded', review: 'disputed' });
  });

  it('of which the provider gives back another amount is for somebody to look at, and credits nothing', async () => {
    const reference = await paying.paid();
    const { id: paymentId } = await paying.paymentOf(reference);
    const id = await refund(reference, { amount: 9_900n });
    await follow(id);
    const [given] = paying.paystack.charges.get(reference)?.refunds ?? [];
    Object.assign(given as object, { status: 'processed', amount: 100 });
    await expect(() => follow(id)).leavesBehind({
      audit: [expect.objectContaining({ action: 'payment.flagged', subject: `payment:${paymentId}` })],
      mail: [expect.objectContaining({ template: 'payment-review' })],
    });
    await expect(() => follow(id)).leavesBehind({});
    expect(await paying.paymentOf(reference)).toMatchObject({ status: 'successful', review: 'refund_differs' });
    const rows = await paying.rows('select state, last_error from billing.refunds where id = $1', [id]);
    expect(rows).toEqual([{ state: 'needs_attention', last_error: expect.stringContaining('100 instead of 9900') }]);
    expect(await paying.rows('select from billing.credit_notes where refund_id = $1', [id])).toEqual([]);
  });

  it('that the provider refuses in words no database holds is for somebody to look at, too', async () => {
    const reference = await paying.paid();
    const id = await refund(reference);
    paying.paystack.mood = 'refuses-oddly';
    await follow(id).finally(() => {
      paying.paystack.mood = 'well';
    });
    const [row] = await paying.rows('select state, last_error from billing.refunds where id = $1', [id]);
    expect(row).toMatchObject({ state: 'failed', last_error: expect.stringContaining('no\ufffdt') });
  });

  it('of what was paid twice goes out by itself, and leaves the plan alone', async () => {
    paying.paystack.mood = 'lost';
    const reference = await paying.begun();
    const { id: paymentId } = await paying.paymentOf(reference);
    const [{ reference: other }] = await paying.rows(
      `select reference from billing.payment_attempts where payment_id = $1 and state = 'lost'`,
      [paymentId],
    );
    // Its payer has borne what the provider keeps.
    Object.assign(paying.paystack.charges.get(other) as object, { amount: 20_000 });
    paying.paystack.pay(other, { channel: 'bank', requested_amount: 19_800 });
    paying.paystack.pay(reference, { channel: 'card' });
    await paying.settle(reference);
    await expect(() => paying.settle(other)).leavesBehind(() => ({
      audit: [expect.objectContaining({ action: 'payment.paid-twice', subject: `payment:${paymentId}` })],
    }));
    expect(await paying.paymentOf(other)).toMatchObject({ method: 'card', attempt: 'duplicate' });
    await expect(() => paying.settle(other)).leavesBehind({});
    const [{ id, amount }] = await paying.rows('select id, amount from billing.refunds where reference = $1', [other]);
    expect([amount, await jobsOf(id)]).toEqual(['20000', [{}]]);
    await follow(id);
    processed(other);
    await follow(id);
    expect(await paying.paymentOf(other)).toMatchObject({ status: 'successful', attempt: 'reversed' });
    expect(await paying.tierOf()).toBe('innovators_solution_providers');
  });
});
