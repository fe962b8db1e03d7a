import { setTimeout as sleep } from 'node:timers/promises';
import { CheckLedger } from '../../src/contexts/billing/payments/check-ledger';
import { ReconcilePaymentsJob } from '../../src/contexts/billing/payments/reconcile-payments.job';
import { SettlePayment } from '../../src/contexts/billing/payments/settle-payment';
import { Database } from '../../src/platform/database/database';
import { FakePaystack, type Mood, paystackKey, signed } from '../support/fake-paystack';
import { gatherPeople, type Person } from '../support/people';
import { type Product, startProduct } from '../support/product';

const plan = { planId: 'innovators-annual', currency: 'USD' };

describe('Payments', () => {
  const paystack = new FakePaystack();
  let product: Product;
  let owner: Person;
  let made: string[];

  beforeAll(async () => {
    await paystack.open();
    product = await startProduct(paystack.environment);
    owner = (await gatherPeople(product)).people.owner;
    made = (
      await sql(
        `with o as (insert into membership.organizations (name, type) select 'Payer ' || n, 'startup' from generate_series(1, 260) n
            returning id),
          m as (insert into membership.user_organizations (user_id, organization_id, role) select $1, id, 'owner' from o)
        select id from o`,
        [owner.id],
      )
    ).map(({ id }) => id);
  });
  afterAll(async () => {
    await product?.stop();
    await paystack.close();
  });
  beforeEach(() => {
    paystack.mood = 'well';
  });

  const sql = async (text: string, values: unknown[] = []) =>
    (await product.app.get(Database).pool.query(text, values)).rows;
  const begin = async (changes: object = {}) =>
    owner.client.post('/api/initialize-payment', { ...plan, organizationId: made.pop(), ...changes });
  const deliver = ({ body, headers }: ReturnType<typeof signed>, to = 'paystack') =>
    product.visitor().send('POST', `/api/webhooks/${to}`, body, headers);
  const until = async (text: string, values: unknown[], expected: unknown) => {
    for (const deadline = Date.now() + 20_000; ; await sleep(100)) {
      const [row] = await sql(text, values);
      if (JSON.stringify(row) === JSON.stringify(expected)) return;
      if (Date.now() > deadline) expect(row).toEqual(expected);
    }
  };
  const ledger = () => product.app.get(CheckLedger, { strict: false }).execute();

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
      const { status, body } = await begin();
      expect([status, body.authorization_url]).toEqual([200, `https://checkout.paystack.com/${body.reference}`]);
      references.push(body.reference);
    });
    for (const reference of references) paystack.pay(reference);
    const settle = product.app.get(SettlePayment, { strict: false });
    const deliveries = references.flatMap((reference) => {
      const event = paystack.event(reference);
      const altered = paystack.event(reference, { again: true });
      return [
        ...Array.from({ length: 10 }, (_, n) => () => deliver(n % 3 === 0 ? altered : event)),
        ...Array.from({ length: 4 }, () => () => owner.client.get(`/api/payments/${reference}/status`)),
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
        expect([status, tries < 10]).toEqual([answer instanceof Error ? 200 : 503, true]);
      }
    });
    const counts = await sql(
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
    expect(await ledger()).toMatchObject({ faults: [], counted: { payments: 200, invoices: 200 } });
    expect(paystack.faults).toEqual([]);
  }, 240_000);

  it('are told of by their provider alone: of 2,000 forged and altered events none is taken', async () => {
    const { body } = await begin();
    const event = paystack.event(body.reference);
    const signature = event.headers['x-paystack-signature'];
    const forgeries = (n: number) => {
      const at = n % signature.length;
      const flipped = `${signature.slice(0, at)}${signature[at] === '0' ? '1' : '0'}${signature.slice(at + 1)}`;
      const json = { 'content-type': 'application/json' };
      const forged: { body: string; headers: Record<string, string> }[] = [
        { ...event, headers: { ...event.headers, 'x-paystack-signature': flipped } },
        { ...event, body: event.body.replace('"test"', '"live"') },
        { ...event, body: `${event.body} ` },
        { ...event, headers: { ...json, 'x-paystack-signature': signature.slice(0, at) } },
        { ...event, headers: { ...json, 'x-paystack-signature': `${signature}00` } },
        { ...event, headers: json },
        signed(event.body, `${paystackKey}${n}`),
        { ...event, headers: { ...json, 'x-paystack-signature': 'é'.repeat(10) } },
        { body: '{"__proto__":{"event":"charge.success"}}', headers: event.headers },
        { body: '', headers: event.headers },
      ];
      return forged[n % forged.length] as (typeof forged)[number];
    };
    const [before] = await sql('select count(*)::int as n from billing.provider_events');
    const statuses: Record<number, number> = {};
    let n = 0;
    const send = async () => {
      while (n < 2000) {
        const { body: text, headers } = forgeries(n++);
        // Not our client: it sends what no program of ours would.
        const answer = await fetch(`${product.url}/api/webhooks/paystack`, {
          method: 'POST',
          body: text,
          headers: Object.fromEntries(
            Object.entries(headers).map(([name, value]) => [name, Buffer.from(value).toString('latin1')]),
          ),
        });
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        await answer.arrayBuffer();
      }
    };
    await Promise.all(Array.from({ length: 16 }, send));
    expect(Object.keys(statuses).filter((status) => status !== '400' && status !== '401')).toEqual([]);
    expect(await sql('select count(*)::int as n from billing.provider_events')).toEqual([before]);
    expect((await owner.client.get(`/api/payments/${body.reference}/status`)).body.status).toBe('pending');
    expect((await deliver(event)).status).toBe(200);
  }, 240_000);

  it('take no event that is too large, and none for a provider that is not there', async () => {
    const large = signed(JSON.stringify({ event: 'charge.success', data: { note: 'x'.repeat(200_000) } }));
    expect((await deliver(large)).status).toBe(413);
    expect((await deliver(paystack.event('x'), 'test-provider')).status).toBe(404);
    expect((await deliver(paystack.event('x'), '%00')).status).toBe(404);
  });

  it.each([
    ['price', { price: 1 }],
    ['amount', { amount: 100 }],
    ['tier', { tier: 'enterprise_alliance_partners' }],
    ['total', { total: '1' }],
  ])('take no %s of the client', async (field, wish) => {
    const { status, body } = await begin(wish);
    expect([status, body.errors[0].field]).toEqual([400, field]);
  });

  it.each<[Mood, number]>([
    ['refuses', 422],
    ['breaks', 503],
    ['is-busy', 503],
    ['babbles', 503],
    ['misleads', 503],
    ['halves', 503],
  ])('are answered in the words of the page when the provider %s', async (mood, status) => {
    paystack.mood = mood;
    const began = Date.now();
    const organizationId = made.pop();
    const answer = await begin({ organizationId });
    expect([answer.status, answer.body.detail]).toEqual([status, 'Unable to initialize payment. Please try again.']);
    expect(Date.now() - began).toBeLessThan(10_000);
    paystack.mood = 'well';
    await product.app.get(ReconcilePaymentsJob, { strict: false }).execute();
    const [{ n }] = await sql(`select count(*)::int as n from billing.subscriptions where organization_id = $1`, [
      organizationId,
    ]);
    expect(n).toBe(0);
  });

  it('are answered within ten seconds when the provider hangs', async () => {
    paystack.mood = 'hangs';
    const began = Date.now();
    const { status, body } = await begin({
      billingInfo: { firstName: 'Ada', lastName: 'Okafor', email: 'ada@a.example' },
    });
    expect([status, body.detail]).toEqual([503, 'Unable to process payment. Please try again.']);
    expect(Date.now() - began).toBeLessThan(10_000);
  }, 20_000);

  it('that were paid while every answer was lost are active after a round of reconciliation', async () => {
    paystack.mood = 'lost';
    const { status, body } = await begin();
    expect(status).toBe(200);
    const [{ reference: lost, payment_id: id }] = await sql(
      `select a.reference, a.payment_id from billing.payment_attempts a join billing.payment_attempts b using (payment_id)
      where b.reference = $1 and a.state = 'lost'`,
      [body.reference],
    );
    paystack.pay(lost);
    await product.app.get(ReconcilePaymentsJob, { strict: false }).execute(new Date(Date.now() + 61_000));
    await until('select status, settled_reference from billing.payments where id = $1', [id], {
      status: 'successful',
      settled_reference: lost,
    });
    expect(await ledger()).toMatchObject({ faults: [] });
  });
});
