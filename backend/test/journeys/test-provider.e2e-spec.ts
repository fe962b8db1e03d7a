import { CheckLedger } from '../../src/contexts/billing/payments/check-ledger';
import { TestPayments } from '../../src/contexts/billing/providers/test-provider/test-payments';
import { Database } from '../../src/platform/database/database';
import { gatherPeople, type Person } from '../support/people';
import { type Product, startProduct } from '../support/product';
import { eventually } from '../support/registration';

const plan = { planId: 'innovators-monthly', currency: 'NGN', agreeTerms: true };

describe('A payment tried out with the test provider', () => {
  let product: Product;
  let owner: Person;
  let organizationId: string;

  beforeAll(async () => {
    product = await startProduct();
    product.mustBeOurs('makes organizations in the database');
    owner = (await gatherPeople(product)).people.owner;
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    [{ id: organizationId }] = await sql(
      `with o as (insert into membership.organizations (name, type) values ('Trying', 'startup') returning id),
        m as (insert into membership.user_organizations (user_id, organization_id, role) select $1, id, 'owner' from o)
      select id from o`,
      [owner.id],
    );
    // The session knows of it from the next sign-in on.
    owner.client = await owner.signInAgain();
  });

  const sql = async (text: string, values: unknown[] = []) =>
    (await product.app.get(Database).pool.query(text, values)).rows;
  const begin = async (paymentMethod?: string) => {
    const order = { ...plan, organizationId, paymentMethod };
    const { status, body } = await owner.client.post('/api/initialize-payment', order);
    expect(status).toBe(200);
    const page = new URL(body.authorization_url);
    expect(page.origin).toBe(product.config.appUrl);
    return { reference: body.reference as string, path: page.pathname };
  };
  const decide = (path: string, decision: string) => product.visitor().postForm(path, { decision });
  const statusOf = async (reference: string) =>
    (await owner.client.get(`/api/payments/${reference}/status`)).body.status;
  const settled = (reference: string, status: string) =>
    eventually(async () => {
      const [row] = await sql(
        `select p.status from billing.payments p join billing.payment_attempts a on a.payment_id = p.id where reference = $1`,
        [reference],
      );
      return row.status === status;
    }, `the payment to be ${status}`);

  it('is shown on a page of our own, without a script', async () => {
    const { path } = await begin();
    const { status, body, headers } = await product.visitor().get(path);
    expect(status).toBe(200);
    expect(body).toContain('₦30,000');
    expect(body).toContain('No money moves');
    expect(body).not.toContain('<script');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each(['pay', 'pay-twice'])('takes effect once when the payer does %s, told by webhook alone', async (decision) => {
    const { reference, path } = await begin();
    const { status, headers } = await decide(path, decision);
    expect(status).toBe(303);
    expect(headers.get('location')).toBe(`${product.config.appUrl}/checkout/return?reference=${reference}`);
    await settled(reference, 'successful');
    expect((await owner.client.get(`/api/subscription/status?organizationId=${organizationId}`)).body).toMatchObject({
      hasSubscription: true,
      plan: { id: plan.planId, name: 'Innovators & Solution Providers' },
    });
    await eventually(async () => {
      const [{ n }] = await sql(
        `select count(*)::int as n from billing.provider_events where reference = $1 and state = 'processed'`,
        [reference],
      );
      return n === (decision === 'pay' ? 1 : 2);
    }, 'its events');
    expect(
      await sql(
        'select count(*)::int as n from billing.subscription_periods p join billing.subscriptions s on s.id = p.subscription_id where organization_id = $1',
        [organizationId],
      ),
    ).toEqual([{ n: 1 }]);
    expect((await product.visitor().get(path)).body).toContain('This payment is paid');
    await decide(path, 'fail');
    expect(await statusOf(reference)).toBe('successful');
  });

  it('is paid twice in two tabs: it counts once, and what came second goes back', async () => {
    const tabs = [await begin('card'), await begin('bank')];
    const paid = () =>
      sql(
        `select a.reference, p.id, p.status, p.settled_reference as settled from billing.payments p
        join billing.payment_attempts a on a.payment_id = p.id where p.organization_id = $1 order by a.created_at`,
        [organizationId],
      );
    const [first, second] = tabs.map(({ reference }) => reference);
    expect(new Set((await paid()).map(({ id }) => id)).size).toBe(1);
    await Promise.all(tabs.map(({ path }) => decide(path, 'pay')));
    const goneBack = `select r.reference, r.amount from billing.refunds r join billing.payments p on p.id = r.payment_id
      where p.organization_id = $1 and r.kind = 'duplicate' and r.state = 'processed'`;
    await eventually(async () => (await sql(goneBack, [organizationId])).length === 1, 'the second to go back');
    const [{ settled, status }] = await paid();
    expect([first, second]).toContain(settled);
    const duplicate = settled === first ? second : first;
    expect([status, await sql(goneBack, [organizationId])]).toEqual([
      'successful',
      [{ reference: duplicate, amount: '3000000' }],
    ]);
    expect(await sql('select state, refunded from billing.test_charges where reference = $1', [duplicate])).toEqual([
      { state: 'reversed', refunded: '3000000' },
    ]);
    const counted = `select (select count(*)::int from billing.subscriptions where organization_id = $1) as subscriptions,
        (select count(*)::int from billing.invoices where organization_id = $1) as invoices,
        (select count(*)::int from notifications.messages where template = 'payment-receipt'
          and about = 'payment:' || (select id from billing.payments where organization_id = $1)) as receipts`;
    expect(await sql(counted, [organizationId])).toEqual([{ subscriptions: 1, invoices: 1, receipts: 1 }]);
    const seen = async (reference = '') => (await owner.client.get(`/api/payments/${reference}/status`)).body.paidTwice;
    expect([await seen(settled), await seen(duplicate)]).toEqual([false, true]);
  });

  it('is failed for the return page, and can still be paid', async () => {
    const { reference, path } = await begin();
    await decide(path, 'fail');
    expect(await statusOf(reference)).toBe('failed');
    await decide(path, 'pay');
    await settled(reference, 'successful');
  });

  it('leads back to the checkout when it is left', async () => {
    const { reference, path } = await begin();
    const { headers } = await decide(path, 'abandon');
    const { pathname, searchParams } = new URL(headers.get('location') as string);
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      `/checkout/${plan.planId}`,
      { currency: 'NGN', organizationId },
    ]);
    expect(await statusOf(reference)).toBe('pending');
  });

  it('is pending until a late confirmation comes', async () => {
    const { reference, path } = await begin();
    await decide(path, 'delay');
    expect(await statusOf(reference)).toBe('pending');
    await sql(`update graphile_worker._private_jobs set run_at = now() where task_id =
      (select id from graphile_worker._private_tasks where identifier = 'pay-delayed-test-charge')`);
    await settled(reference, 'successful');
  });

  it('changes nothing of ours when the payer decides: that follows from what the provider says', async () => {
    const { reference } = await begin();
    const payments = product.app.get(TestPayments, { strict: false });
    await expect(() => payments.execute(reference, 'fail')).leavesBehind({});
    await expect(() => payments.execute('pay-nowhere', 'pay')).leavesBehind({ refused: 'not_found' });
  });

  it('leaves behind what a payment leaves', async () => {
    await expect(() => owner.client.post('/api/initialize-payment', { ...plan, organizationId })).leavesBehind(() => ({
      audit: [expect.objectContaining({ action: 'quote.made' }), expect.objectContaining({ action: 'payment.opened' })],
    }));
  });

  it('adds up', async () => {
    expect(await product.app.get(CheckLedger, { strict: false }).execute()).toMatchObject({ faults: [] });
  });

  // Last: strategies of sign-in are the process's, and a second product takes them along.
  it('cannot be made where Paystack takes the money', async () => {
    const other = await startProduct({ PAYSTACK_SECRET_KEY: 'sk_test_x', PAYSTACK_BASE_URL: 'http://127.0.0.1:1' });
    const { path, reference } = await begin();
    await other.app.get(Database).pool.query(
      `insert into billing.test_charges (reference, amount, currency, description, callback_url, cancel_url)
      values ($1, 1, 'USD', 'A charge', 'x', 'x')`,
      [reference],
    );
    expect((await other.visitor().get(path)).status).toBe(404);
    expect((await other.visitor().post(path, { decision: 'pay' })).status).toBe(404);
    await other.stop();
  });
});
