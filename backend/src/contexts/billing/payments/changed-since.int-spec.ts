import { admin } from '../../../../test/support/admin';
import { organizationOf, refusal } from '../../../../test/support/contexts';
import { Paying, plan } from '../../../../test/support/paying';
import { day } from '../../../platform/clock/durations';
import { BooksQueries } from '../books/books.queries';
import { QuotesApi } from '../quotes/quotes.api';
import { RequestQuote } from '../quotes/request-quote';
import { ProcessRefund } from './process-refund';
import { RequestRefund } from './request-refund';

const paying = new Paying();
const monthly = { ...plan, planId: 'innovators-monthly' };
const enterprise = { ...plan, planId: 'enterprise-annual' };

const quoteFor = async (wish: typeof plan) =>
  paying.contexts.get(RequestQuote).execute(paying.owner, { organizationId: organizationOf(paying.owner), ...wish });
const creditOf = async (quoteId: string) => (await paying.contexts.get(QuotesApi).find(quoteId)).credit;
const askedFor = (reference: string) => paying.paystack.charges.get(reference)?.amount;
const pay = async (reference: string) => {
  paying.paystack.pay(reference);
  return paying.settle(reference);
};
const refund = async (reference: string, amount?: bigint) => {
  const { id } = await paying.paymentOf(reference);
  return paying.contexts.get(RequestRefund).execute(admin, id, { reason: 'Money back', amount });
};
const refunded = async (reference: string, amount?: bigint) => {
  const id = await refund(reference, amount);
  await paying.contexts.get(ProcessRefund).execute(id);
  for (const one of paying.paystack.charges.get(reference)?.refunds ?? []) one.status = 'processed';
  await paying.contexts.get(ProcessRefund).execute(id);
};
const refundableOf = async (reference: string) =>
  (await paying.contexts.get(BooksQueries).find((await paying.paymentOf(reference)).id)).refundable;

describe('a change of plan that is paid', () => {
  it('after another one has taken effect waits for a person, who can give it back', async () => {
    await paying.paid(monthly);
    const yearly = await paying.begun(plan);
    const higher = await paying.begun(enterprise);
    expect(await pay(yearly)).toBe('paid');
    paying.paystack.pay(higher);
    await expect(() => paying.settle(higher)).leavesBehind(() => ({
      audit: [
        expect.objectContaining({
          action: 'payment.flagged',
          details: expect.objectContaining({ reason: 'plan_changed_since', reference: higher }),
        }),
      ],
      mail: [{ template: 'payment-review', to: 'admin@localhost', about: expect.stringMatching(/^payment:/) }],
    }));
    expect(await paying.paymentOf(higher)).toMatchObject({ status: 'pending', review: 'plan_changed_since' });
    expect(await paying.subscriptionOf()).toMatchObject({ plan_id: plan.planId });
    await refunded(higher);
    expect(await paying.paymentOf(higher)).toMatchObject({ status: 'cancelled', attempt: 'reversed' });
    expect(await paying.subscriptionOf()).toMatchObject({ plan_id: plan.planId, status: 'active' });
  });

  it('after the plan that was taken off has been refunded waits for a person', async () => {
    const first = await paying.paid();
    const higher = await paying.begun(enterprise);
    await refunded(first);
    expect(await pay(higher)).toBe('review');
    expect(await paying.paymentOf(higher)).toMatchObject({ status: 'pending', review: 'plan_changed_since' });
    expect(await paying.tierOf()).toBe('free');
  });

  it('after a part of what was taken off is on its way back waits for a person', async () => {
    const first = await paying.paid();
    const higher = await paying.begun(enterprise);
    await refund(first, 9_900n);
    expect(await pay(higher)).toBe('review');
    expect(await paying.paymentOf(higher)).toMatchObject({ review: 'plan_changed_since' });
  });

  it('more than three days after it was begun waits for a person, as its credit is of another day', async () => {
    await paying.paid();
    const higher = await paying.begun(enterprise);
    paying.later(330 * day);
    expect(await pay(higher)).toBe('review');
    expect(await paying.paymentOf(higher)).toMatchObject({ status: 'pending', review: 'paid_late' });
    expect(await paying.subscriptionOf()).toMatchObject({ plan_id: plan.planId });
    expect(await refusal(refund(higher))).toBeUndefined();
  });

  it('two days after it was begun takes effect', async () => {
    await paying.paid();
    const higher = await paying.begun(enterprise);
    paying.later(2 * day);
    expect(await pay(higher)).toBe('paid');
    expect(await paying.tierOf()).toBe('enterprise_alliance_partners');
  });

  it('in time and heard of days later takes effect, as of when it was paid', async () => {
    await paying.paid();
    const higher = await paying.begun(enterprise);
    paying.later(2 * day);
    const paidAt = paying.contexts.clock.now();
    paying.paystack.pay(higher, { paid_at: paidAt.toISOString() });
    paying.later(3 * day);
    expect(await paying.settle(higher)).toBe('paid');
    expect((await paying.paymentOf(higher)).paid_at).toEqual(paidAt);
  });

  it('and was begun before changes remembered what they were priced against counts while the same period runs', async () => {
    await paying.paid(monthly);
    const [yearly, higher] = [await paying.begun(plan), await paying.begun(enterprise)];
    await paying.rows('update billing.payments set basis_payment_id = null');
    await paying.rows('update billing.quotes set basis_payment_id = null');
    expect([await pay(yearly), await pay(higher)]).toEqual(['paid', 'review']);
  });
});

describe('beginning to pay for a change', () => {
  it('asks for what it costs from the plan that runs now, not from one before', async () => {
    await paying.paid(monthly);
    const quoteId = await quoteFor(enterprise);
    const before = await paying.begun(enterprise);
    // 4,950 less 20, and 10 % on top of that.
    expect(askedFor(before)).toBe(542_300);
    await paying.paid(plan);
    const now = await paying.begun(enterprise);
    expect(now).not.toBe(before);
    expect(askedFor(now)).toBe(524_700);
    expect(await paying.begun(enterprise)).toBe(now);
    expect(await refusal(paying.begun({ quoteId }))).toBe('quote_expired');
  });

  it('asks anew, too, when a part of what was taken off goes back', async () => {
    const first = await paying.paid();
    const quoteId = await quoteFor(enterprise);
    const before = await paying.begun(enterprise);
    await refund(first, 9_900n);
    const now = await paying.begun(enterprise);
    // 4,950 less 90, and 10 % on top of that.
    expect([askedFor(before), askedFor(now)]).toEqual([524_700, 534_600]);
    expect(await refusal(paying.begun({ quoteId }))).toBe('quote_expired');
  });
});

describe('beginning to pay by a quote that was paid', () => {
  it('is refused, also when all of it has gone back', async () => {
    const quoteId = await quoteFor(plan);
    const reference = await paying.paid({ quoteId });
    expect(await refusal(paying.begin({ quoteId }))).toBe('quote_expired');
    await refunded(reference);
    await expect(() => paying.begin({ quoteId })).leavesBehind({ refused: 'already_paid' });
  });
});

describe('what was taken off a change', () => {
  it('cannot be refunded as well', async () => {
    const first = await paying.paid();
    const higher = await paying.begun(enterprise);
    expect(await refundableOf(first)).toBe('19800');
    await pay(higher);
    expect([await refundableOf(first), await refundableOf(higher)]).toEqual(['0', '524700']);
    expect(await refusal(refund(first))).toBe('refund_too_large');
    expect(await refusal(refund(first, 1n))).toBe('refund_too_large');
  });

  it('leaves the days that were used, with their tax', async () => {
    const first = await paying.paid();
    paying.later(100 * day);
    const higher = await paying.paid(enterprise);
    const { quote_id: quoteId } = await paying.paymentOf(higher);
    const credit = await creditOf(quoteId);
    // 265 of 365 days of 180.
    expect(credit).toBe(13_068n);
    // Tax of the credit: 1306.8 cents.
    expect(await refundableOf(first)).toBe(String(19_800 - 13_068 - 1_307));
    await expect(refund(first, 5_426n)).rejects.toMatchObject({ code: 'refund_too_large' });
    await refunded(first);
    expect(await refundableOf(first)).toBe('0');
    expect(await paying.subscriptionOf()).toMatchObject({ plan_id: enterprise.planId, status: 'active' });
  });

  it('or goes back, and never both, when both are asked for at once', async () => {
    const first = await paying.paid();
    const higher = await paying.begun(enterprise);
    paying.paystack.pay(higher);
    const both = await Promise.all([paying.settle(higher), refusal(refund(first))]);
    expect([
      ['paid', 'refund_too_large'],
      ['review', undefined],
    ]).toContainEqual(both);
  });

  it('is of all of it where what was paid twice has gone back', async () => {
    paying.paystack.mood = 'lost';
    const first = await paying.begun();
    const { id } = await paying.paymentOf(first);
    const [{ reference: second }] = await paying.rows(
      `select reference from billing.payment_attempts where payment_id = $1 and state = 'lost'`,
      [id],
    );
    for (const reference of [first, second]) await pay(reference);
    const [refundOfSecond] = await paying.rows('select id from billing.refunds where reference = $1', [second]);
    await paying.contexts.get(ProcessRefund).execute(refundOfSecond.id);
    expect(await creditOf(await quoteFor(enterprise))).toBe(18_000n);
  });

  it('is of all of it again where what was to go back could not', async () => {
    const first = await paying.paid();
    const id = await refund(first, 9_900n);
    await paying.contexts.get(ProcessRefund).execute(id);
    expect(await creditOf(await quoteFor(enterprise))).toBe(9_000n);
    for (const one of paying.paystack.charges.get(first)?.refunds ?? []) one.status = 'failed';
    await paying.contexts.get(ProcessRefund).execute(id);
    expect(await creditOf(await quoteFor(enterprise))).toBe(18_000n);
  });

  it('is of what is left of the running payment', async () => {
    const first = await paying.paid();
    expect(await creditOf(await quoteFor(enterprise))).toBe(18_000n);
    await refunded(first, 9_900n);
    expect(await creditOf(await quoteFor(enterprise))).toBe(9_000n);
    await paying.paid(enterprise);
    expect(await refundableOf(first)).toBe('0');
  });
});
