import { admin } from '../../../../test/support/admin';
import { Paying, plan } from '../../../../test/support/paying';
import { BooksQueries } from '../books/books.queries';
import { PlanCurrency } from '../plans/plan.enums';
import { FollowPayment } from './follow-payment';
import { ProcessRefund } from './process-refund';
import { RequestRefund } from './request-refund';

const paying = new Paying();

/** Begun in naira by two ways to pay, while a plan is paid in dollars meanwhile. */
async function takenInVain(): Promise<{ id: string; references: string[] }> {
  const inNaira = { ...plan, currency: PlanCurrency.Ngn };
  const references = [];
  for (const paymentMethod of ['card', 'bank']) references.push(await paying.begun({ ...inNaira, paymentMethod }));
  await paying.paid();
  for (const reference of references) {
    paying.paystack.pay(reference);
    expect(await paying.settle(reference)).toBe('review');
  }
  const [first, second] = await Promise.all(references.map((reference) => paying.paymentOf(reference)));
  expect(first.id).toBe(second.id);
  return { id: first.id, references };
}

async function giveBack(paymentId: string): Promise<string> {
  const id = await paying.get(RequestRefund).execute(admin, paymentId, { reason: 'Paid for nothing' });
  await paying.get(ProcessRefund).execute(id);
  const [{ reference }] = await paying.rows('select reference from billing.refunds where id = $1', [id]);
  for (const one of paying.paystack.charges.get(reference)?.refunds ?? []) one.status = 'processed';
  await paying.get(ProcessRefund).execute(id);
  return reference;
}

describe('A payment that two pages have taken in vain', () => {
  it('waits for a person until both have gone back', async () => {
    const { id, references } = await takenInVain();
    const told = (reference: string) => paying.get(FollowPayment).execute(paying.owner, reference);

    const first = await giveBack(id);
    const [second = ''] = references.filter((reference) => reference !== first);
    expect(await paying.get(BooksQueries).find(id)).toMatchObject({
      ...{ status: 'pending', review: 'already_subscribed', refundable: '27000000' },
    });
    expect(await told(second)).toMatchObject({ inReview: true, concern: 'paid_already' });

    expect(await giveBack(id)).toBe(second);
    expect(await paying.get(BooksQueries).find(id)).toMatchObject({ review: null, refundable: '0' });
    expect(await told(first)).toMatchObject({ status: 'refunded', inReview: false, concern: null });
    expect(await paying.tierOf()).toBe('innovators_solution_providers');
  });
});
