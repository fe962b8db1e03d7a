import { setTimeout as sleep } from 'node:timers/promises';
import { SettlePayment } from '../../src/contexts/billing/payments/settle-payment';
import { Payers } from '../support/payers';

describe('Payments', () => {
  const payers = new Payers(200);

  it('take effect once each: 200 of them, told of 20 times each by webhook, return page and reconciliation', async () => {
    const references: string[] = [];
    const each = async <T>(many: T[], atOnce: number, work: (one: T) => Promise<unknown>) => {
      const left = [...many];
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          for (let one = left.pop(); one !== undefined; one = left.pop()) await work(one);
        }),
      );
    };
    await each([...Array(200).keys()], 8, async () => {
      const { status, body } = await payers.begin();
      expect([status, body.authorization_url]).toEqual([200, `https://checkout.paystack.com/${body.reference}`]);
      references.push(body.reference);
    });
    for (const reference of references) payers.paystack.pay(reference);
    const settle = payers.product.app.get(SettlePayment, { strict: false });
    const deliveries = references.flatMap((reference) => {
      const event = payers.paystack.event(reference);
      const altered = payers.paystack.event(reference, { again: true });
      return [
        ...Array.from({ length: 10 }, (_, n) => () => payers.deliver(n % 3 === 0 ? altered : event)),
        ...Array.from({ length: 4 }, () => () => payers.owner.client.get(`/api/payments/${reference}/status`)),
        ...Array.from({ length: 3 }, () => () => settle.execute(reference, 'return')),
        ...Array.from({ length: 3 }, () => () => settle.execute(reference, 'reconciliation')),
      ];
    });
    expect(deliveries).toHaveLength(4000);
    deliveries.sort(() => Math.random() - 0.5);
    // What is not answered with 200 comes again, as from a provider.
    await each(deliveries, 12, async (delivery) => {
      for (let tries = 1; ; tries += 1) {
        const answer = await delivery().catch((error: Error) => error);
        const status = typeof answer === 'object' && 'status' in answer ? answer.status : 200;
        if (status === 200 && !(answer instanceof Error)) return;
        if (!(answer instanceof Error)) expect(status).toBe(503);
        if (tries === 10) throw new Error('Not taken in ten tries', { cause: answer });
        await sleep(50 * tries);
      }
    });
    const counts = await payers.sql(
      `select (select count(*)::int from billing.payments where status = 'successful') as payments,
        (select count(*)::int from billing.payment_transitions where to_status = 'successful') as transitions,
        (select count(*)::int from billing.subscriptions where status = 'active') as subscriptions,
        (select count(*)::int from billing.subscription_periods) as periods,
        (select count(*)::int from billing.invoices) as invoices,
        (select count(*)::int from platform.outbox_events where type = 'billing.subscription-activated') as events,
        (select count(*)::int from notifications.messages where template = 'payment-receipt') as receipts,
        (select count(*)::int from billing.refunds) as refunds,
        (select count(*)::int from billing.provider_events) as inbox`,
    );
    expect(counts).toEqual([
      {
        payments: 200,
        transitions: 200,
        subscriptions: 200,
        periods: 200,
        invoices: 200,
        events: 200,
        receipts: 200,
        refunds: 0,
        inbox: 400,
      },
    ]);
    expect(await payers.ledger()).toMatchObject({ faults: [], counted: { payments: 200, invoices: 200 } });
    expect(payers.paystack.faults).toEqual([]);
  }, 600_000);
});
