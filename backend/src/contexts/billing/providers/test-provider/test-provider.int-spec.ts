import { type Contexts, organizationOf, startContexts } from '../../../../../test/support/contexts';
import type { Viewer } from '../../../../platform/http/viewer';
import { CheckLedger } from '../../payments/check-ledger';
import { InitializePayment } from '../../payments/initialize-payment';
import { SettlePayment } from '../../payments/settle-payment';
import { PlanCurrency } from '../../plans/plan.enums';
import { FollowSubscriptionsJob } from '../../subscriptions/lifecycle/follow-subscriptions.job';
import { OverviewQueries } from '../../subscriptions/overview.queries';
import { AnswerLost, PaymentProvider } from '../payment-provider';
import { TestPayments } from './test-payments';

let contexts: Contexts;
let owner: Viewer;
let count = 0;

beforeAll(async () => {
  contexts = await startContexts();
});
afterAll(async () => {
  contexts.clock.reset();
  expect(await contexts.get(CheckLedger).execute()).toMatchObject({ faults: [] });
  await contexts.stop();
});
beforeEach(async () => {
  contexts.clock.reset();
  count += 1;
  owner = await contexts.organization(`Tester ${count}`, 'owner', 'free');
});

const overview = () => contexts.get(OverviewQueries).of(organizationOf(owner));
const pay = async (decision: 'pay' | 'pay-once') => {
  const wish = { planId: 'innovators-monthly', currency: PlanCurrency.Usd, agreeTerms: true };
  const { reference } = await contexts.get(InitializePayment).execute(owner, wish);
  await contexts.get(TestPayments).execute(reference, decision);
  await contexts.get(SettlePayment).execute(reference, 'return');
  return reference;
};

describe('The test provider', () => {
  it.each([
    ['pay', { brand: 'visa', last4: '4242' }, 'active'],
    ['pay-once', { brand: 'mastercard', last4: '0341' }, 'past_due'],
  ] as const)(
    'keeps the card of who chose to %s, and charges it as its name says',
    async (decision, card, standing) => {
      await pay(decision);
      const { card: kept, periodEnd } = await overview();
      expect(kept).toMatchObject({ ...card, expiresBeforeRenewal: false });
      contexts.clock.move(new Date(periodEnd as string).getTime() - contexts.clock.now().getTime());
      await contexts.get(FollowSubscriptionsJob).execute();
      expect(await overview()).toMatchObject({ standing });
    },
  );

  it('charges nothing twice under one reference', async () => {
    const provider = contexts.get(PaymentProvider);
    const reference = await pay('pay');
    const authorization = (await provider.fetch(reference))?.card?.authorization;
    if (!authorization) throw new Error('there is no card');
    const charge = { reference: `ren-test-${count}`, amount: 500n, currency: 'USD', authorization };
    expect(await provider.chargeCard(charge)).toMatchObject({ state: 'success', amount: 500n });
    await expect(provider.chargeCard(charge)).rejects.toThrow(AnswerLost);
  });

  it('knows what it has given back, so that nobody gives it back again', async () => {
    const provider = contexts.get(PaymentProvider);
    const reference = await pay('pay');
    expect(await provider.refundsOf(reference, new Date(0))).toEqual([]);
    const give = (amount: bigint) => provider.refund({ reference, amount, currency: 'USD', note: 'Money back' });
    const given = [await give(300n), await give(200n)];
    expect(await provider.refundsOf(reference, new Date(0))).toEqual(given);
  });
});
