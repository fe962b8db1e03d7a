import { admin } from '../../../../../test/support/admin';
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
  paystack,
  renewing,
  rows,
  subscribe,
  subscription,
  tierOf,
} from '../../../../../test/support/renewing';
import { day, hour, minute } from '../../../../platform/clock/durations';
import { SetBillingContact } from '../../contacts/set-billing-contact';
import { addMonths } from '../../entitlements/periods';
import { InitializePayment } from '../../payments/initialize-payment';
import { RecordOfflinePayment } from '../../payments/record-offline-payment';
import { SettlePayment } from '../../payments/settle-payment';
import { PlanCurrency } from '../../plans/plan.enums';
import { PublishPrices } from '../../prices/publish-prices';
import { CancelSubscription } from '../cancel-subscription';
import { ChooseNextPlan } from '../choose-next-plan';
import { ResumeSubscription } from '../resume-subscription';

describe('a renewal', () => {
  it('is told of before, charged to the saved card on its day, and follows the period without a gap', async () => {
    await subscribe('innovators-annual');
    await subscription();
    const fresh = mailsSince();
    const [first] = [await end()];
    later(335 * day + hour);
    await follow();
    await follow();
    expect(await fresh()).toEqual(['value-statement']);
    moveTo(new Date(first.getTime() - 7 * day + minute));
    await follow();
    expect(await fresh()).toEqual(['renewal-reminder']);
    expect(charges()).toEqual([]);
    moveTo(new Date(first.getTime() + minute));
    await expect(follow).leavesBehind({
      events: [expect.objectContaining({ type: 'billing.subscription-activated', organizationId: renewing.id })],
      audit: [
        expect.objectContaining({ action: 'quote.made', actor: 'system' }),
        expect.objectContaining({ action: 'payment.opened', actor: 'system' }),
        expect.objectContaining({ action: 'payment.settled', actor: 'system' }),
      ],
      mail: [expect.objectContaining({ template: 'payment-receipt', to: renewing.owner.email })],
    });
    expect(charges()).toHaveLength(1);
    expect(await invoices()).toEqual([19_800, 19_800]);
    expect(await overview()).toMatchObject({
      standing: 'active',
      periodStart: first.toISOString(),
      periodEnd: addMonths(first, 12).toISOString(),
      due: null,
    });
    await follow();
    expect(charges()).toHaveLength(1);
  });

  it('costs what the book says on its day, and the reminder says that it differs', async () => {
    await subscribe('innovators-annual');
    const over = await end();
    const price = { planId: 'innovators-annual', currency: PlanCurrency.Usd, charged: 20_000n, list: 39_900n };
    await get(PublishPrices).execute(admin, [price], 'The offer is over', new Date(over.getTime() - day));
    await follow();
    expect((await overview()).nextCharge).toMatchObject({ total: '22000', previousTotal: '19800' });
    moveTo(new Date(over.getTime() - 6 * day));
    await expect(follow).leavesBehind({
      mail: [
        {
          ...{ template: 'renewal-reminder', to: renewing.owner.email, about: `organization:${renewing.id}` },
          values: expect.objectContaining({ total: '$220', previousTotal: '$198', card: 'Visa ending in 4081' }),
        },
        { template: 'value-statement', to: renewing.owner.email, about: `organization:${renewing.id}` },
      ],
    });
    moveTo(over);
    await follow();
    expect((await invoices()).at(-1)).toBe(22_000);
  });

  it.each(['innovators-annual', 'innovators-monthly'])(
    'of %s keeps its price where another was published less than 30 days before, and takes it the next time',
    async (planId) => {
      await subscribe(planId);
      const [{ total: kept }] = (await rows('select total from billing.payments where organization_id = $1', [
        renewing.id,
      ])) as [{ total: string }];
      const over = await end();
      moveTo(new Date(over.getTime() - 29 * day));
      const price = { planId, currency: PlanCurrency.Usd, charged: 30_000n, list: 39_900n };
      await get(PublishPrices).execute(admin, [price], 'The offer is over');
      await follow();
      expect((await overview()).nextCharge).toMatchObject({ total: kept, previousTotal: null });
      moveTo(over);
      await follow();
      expect(await invoices()).toEqual([Number(kept), Number(kept)]);
      const next = await end();
      moveTo(next);
      await follow();
      expect((await invoices()).at(-1)).toBe(33_000);
    },
  );

  it('without a card is asked for by mail, and paid by the link at the price of its day', async () => {
    await subscribe('innovators-monthly', { card: false });
    const fresh = mailsSince();
    moveTo(await end());
    await follow();
    expect(await fresh()).toEqual(['renewal-unpaid']);
    const seen = await overview();
    expect(seen).toMatchObject({ standing: 'past_due', readOnly: false, due: { total: '2200', nextTryAt: null } });
    later(2 * day);
    const { reference } = await get(InitializePayment).execute(renewing.owner, { quoteId: seen.due?.quoteId });
    paystack.pay(reference);
    await get(SettlePayment).execute(reference, 'return');
    expect(await overview()).toMatchObject({ standing: 'active', periodStart: seen.periodEnd, due: null });
    later(20 * day);
    await follow();
    expect(await overview()).toMatchObject({ standing: 'active' });
  });

  it('changes to the plan that was chosen', async () => {
    await subscribe('enablers-annual');
    await get(ChooseNextPlan).execute(renewing.owner, renewing.id, 'innovators-monthly');
    const over = await end();
    moveTo(over);
    await follow();
    expect(await overview()).toMatchObject({
      plan: { id: 'innovators-monthly' },
      tier: 'innovators_solution_providers',
      nextPlan: null,
      periodStart: over.toISOString(),
      periodEnd: addMonths(over, 1).toISOString(),
    });
    moveTo(addMonths(over, 1));
    await follow();
    expect((await overview()).periodEnd).toBe(addMonths(over, 2).toISOString());
    expect((await invoices()).slice(1)).toEqual([2200, 2200]);
  });

  it('does not come where the subscription was cancelled: it ends, and nothing is deleted', async () => {
    await subscribe('innovators-annual');
    await get(CancelSubscription).execute(renewing.owner, renewing.id);
    const fresh = mailsSince();
    expect(await fresh()).toEqual(['subscription-cancelled']);
    later(340 * day);
    await follow();
    expect(await fresh()).toEqual([]);
    moveTo(await end());
    await expect(follow).leavesBehind({
      events: [
        {
          ...{ type: 'billing.subscription-changed', subscriptionId: expect.any(String), organizationId: renewing.id },
          change: 'ended',
        },
      ],
      audit: [
        expect.objectContaining({
          action: 'subscription.ended',
          actor: 'system',
          details: { organizationId: renewing.id, reason: 'cancelled' },
        }),
      ],
      mail: [expect.objectContaining({ template: 'subscription-ended', to: renewing.owner.email })],
      notices: [`organization:${renewing.id}`],
    });
    expect(await tierOf()).toBe('free');
    expect(await overview()).toMatchObject({ standing: 'ended', endReason: 'cancelled' });
  });

  it('of a plan that is no longer sold does not come', async () => {
    await subscribe('innovators-monthly');
    await subscription();
    await rows(`update billing.plans set is_active = false where id = 'innovators-monthly'`);
    moveTo(await end());
    await follow();
    await rows(`update billing.plans set is_active = true where id = 'innovators-monthly'`);
    expect(await overview()).toMatchObject({ standing: 'ended', endReason: 'not_sold' });
    expect(charges()).toEqual([]);
  });

  it('of a plan that costs nothing any more does not come: no card is charged, and nothing is asked for', async () => {
    await subscribe('innovators-monthly');
    await subscription();
    const over = await end();
    await rows(
      `insert into billing.prices (plan_id, version, currency, charged, list, valid_from, published_at)
        values ('innovators-monthly', 2, 'USD', 0, 0, $1, $2)`,
      [new Date(over.getTime() - hour), new Date(over.getTime() - 31 * day)],
    );
    await rows(
      `insert into billing.lifecycle_steps (subject_id, step, period_end, done_at)
        select id, 'price-innovators-monthly-2', $2, $2 from billing.subscriptions where organization_id = $1`,
      [renewing.id, new Date(over.getTime() - 31 * day)],
    );
    const fresh = mailsSince();
    await fresh();
    moveTo(over);
    await follow();
    expect(await overview()).toMatchObject({ standing: 'ended', endReason: 'not_sold', due: null });
    expect([charges(), await invoices()]).toEqual([[], [2200]]);
    expect(await fresh()).toEqual(['subscription-ended']);
  });

  it('is left alone while the next period is paid ahead', async () => {
    await subscribe('innovators-annual');
    const over = await end();
    await get(RecordOfflinePayment).execute(admin, {
      ...{ organizationId: renewing.id, planId: 'innovators-annual', currency: PlanCurrency.Usd, amount: 19_800n },
      ...{ receivedAt: now(), note: 'Bank transfer' },
    });
    await get(CancelSubscription).execute(renewing.owner, renewing.id);
    await get(ResumeSubscription).execute(renewing.owner, renewing.id);
    const fresh = mailsSince();
    await fresh();
    moveTo(new Date(over.getTime() - day));
    await follow();
    expect(await fresh()).toEqual([]);
    await get(CancelSubscription).execute(renewing.owner, renewing.id);
    moveTo(over);
    await follow();
    expect(await overview()).toMatchObject({
      standing: 'active',
      periodStart: over.toISOString(),
      cancelAtPeriodEnd: true,
    });
    moveTo(addMonths(over, 12));
    await follow();
    expect(await overview()).toMatchObject({ standing: 'ended', endReason: 'cancelled' });
  });
});

describe('the clock', () => {
  it.each([
    ['2027-01-31T10:00:00Z', ['2027-02-28T10:00:00Z', '2027-03-31T10:00:00Z', '2027-04-30T10:00:00Z']],
    ['2028-01-30T23:30:00Z', ['2028-02-29T23:30:00Z', '2028-03-30T23:30:00Z', '2028-04-30T23:30:00Z']],
  ])('lets months that begin on %s end on %j', async (from, ends) => {
    moveTo(new Date(from));
    await subscribe('innovators-monthly');
    for (const expected of ends) {
      const over = await end();
      expect(over.toISOString().slice(0, 16)).toBe(new Date(expected).toISOString().slice(0, 16));
      moveTo(over);
      await follow();
    }
  });

  it('lets a year that begins on 29 February end on 28 February, and the fourth on 29 February', async () => {
    moveTo(new Date('2028-02-29T12:00:00Z'));
    await subscribe('innovators-annual');
    const ends: string[] = [];
    for (let year = 0; year < 4; year += 1) {
      ends.push((await end()).toISOString().slice(0, 10));
      moveTo(await end());
      await follow();
    }
    expect(ends).toEqual(['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']);
  });

  it('may jump 25 hours over a renewal', async () => {
    await subscribe('innovators-monthly');
    const over = await end();
    moveTo(new Date(over.getTime() - hour));
    await follow();
    later(25 * hour);
    await follow();
    expect(await overview()).toMatchObject({ standing: 'active', periodStart: over.toISOString() });
    expect((await overview()).periodEnd).toBe(
      addMonths(new Date((await subscription()).period_start), 1).toISOString(),
    );
  });

  it('may jump three months: what is unpaid is followed to its end, each step once and in order', async () => {
    await subscribe('innovators-monthly');
    await subscription();
    paystack.keptCards = 'failed';
    const fresh = mailsSince();
    await fresh();
    later(92 * day);
    await follow();
    await follow();
    expect(await fresh()).toEqual([
      ...['renewal-unpaid', 'renewal-unpaid', 'renewal-unpaid'],
      ...['subscription-read-only', 'subscription-ended'],
    ]);
    const steps = await rows('select step from billing.lifecycle_steps where subject_id = $1 order by done_at', [
      renewing.subscriptionId,
    ]);
    expect(steps.map(({ step }) => step)).toEqual(['renewal', 'dunning-3', 'dunning-7', 'dunning-14', 'expiry']);
    // A card that has just been declined is not charged again in the same minute.
    expect(charges()).toHaveLength(1);
    expect(await tierOf()).toBe('free');
  });

  it('may jump three months: a card is charged for the time to come, not for what has passed', async () => {
    await subscribe('innovators-monthly');
    later(92 * day);
    const at = now();
    await follow();
    await follow();
    expect(await invoices()).toEqual([2200, 2200]);
    const { periodStart } = await overview();
    expect(new Date(periodStart as string).getTime()).toBeGreaterThanOrEqual(at.getTime());
  });

  it('may jump over reminders: those that have lost their sense are not sent', async () => {
    await subscribe('innovators-annual');
    const fresh = mailsSince();
    await fresh();
    moveTo(new Date((await end()).getTime() + hour));
    await follow();
    expect(await fresh()).toEqual([]);
    expect(await invoices()).toHaveLength(2);
  });
});

describe('what is mailed', () => {
  const confirmContact = () =>
    rows('update billing.billing_contacts set confirmed_at = now() where organization_id = $1', [renewing.id]);

  it('goes to the billing contact and the owners, each address once', async () => {
    await subscribe('innovators-monthly', { card: false });
    await renewing.contexts.person(renewing.id, 'admin');
    const info = { firstName: 'Bola', lastName: 'Ade', email: 'books@payer.example' };
    await get(SetBillingContact).execute(renewing.owner, renewing.id, info);
    await confirmContact();
    moveTo(await end());
    await follow();
    const told = await rows(
      `select to_address as address from notifications.messages where about = $1 and template = 'renewal-unpaid' order by 1`,
      [`organization:${renewing.id}`],
    );
    expect(told.map(({ address }) => address)).toEqual(['books@payer.example', renewing.owner.email].sort());
  });

  it('goes once to an owner who is the billing contact, however the address is written', async () => {
    await subscribe('innovators-monthly', { card: false });
    const info = { firstName: 'Own', lastName: 'Er', email: renewing.owner.email.toUpperCase() };
    await get(SetBillingContact).execute(renewing.owner, renewing.id, info);
    await confirmContact();
    moveTo(await end());
    await follow();
    const told = await rows(
      `select to_address from notifications.messages where about = $1 and template = 'renewal-unpaid'`,
      [`organization:${renewing.id}`],
    );
    expect(told).toHaveLength(1);
  });

  it('and invoiced names the billing contact, whose receipt it is', async () => {
    await subscribe('innovators-annual');
    const info = { firstName: 'Bola', lastName: 'Ade', email: 'books@payer.example', taxId: 'NG-1' };
    await get(SetBillingContact).execute(renewing.owner, renewing.id, info);
    await confirmContact();
    moveTo(await end());
    await follow();
    const [invoice] = await rows(
      `select i.billing_info as info, m.to_address as "to" from billing.invoices i
        join notifications.messages m on m.about = 'payment:' || i.payment_id
       where i.organization_id = $1 order by i.issued_at desc limit 1`,
      [renewing.id],
    );
    expect(invoice).toEqual({ info, to: 'books@payer.example' });
  });

  it.each([
    ['warns of a card that cannot be charged on the day, which is not tried', 'before', ['card-expiring']],
    ['does not warn of a card that can', 'after', []],
  ])('%s', async (_, when, warned) => {
    const over = addMonths(now(), 12);
    const month = when === 'before' ? over.getUTCMonth() : over.getUTCMonth() + 1;
    paystack.expiry = { exp_month: String(month), exp_year: String(over.getUTCFullYear()) };
    await subscribe('innovators-annual');
    await subscription();
    const fresh = mailsSince();
    moveTo(new Date(over.getTime() - 13 * day));
    await follow();
    expect(await fresh()).toEqual(['value-statement', ...warned]);
    expect((await overview()).card).toMatchObject({
      brand: 'visa',
      last4: '4081',
      expiresBeforeRenewal: when === 'before',
    });
    moveTo(await end());
    await follow();
    expect(charges()).toHaveLength(when === 'before' ? 0 : 1);
  });
});
