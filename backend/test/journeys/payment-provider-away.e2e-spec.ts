import { ReconcilePaymentsJob } from '../../src/contexts/billing/payments/reconcile-payments.job';
import type { Mood } from '../support/fake-paystack';
import { Payers } from '../support/payers';

const plan = { planId: 'innovators-annual', currency: 'USD' };

describe('Payments', () => {
  const payers = new Payers(20);

  it.each([
    ['price', { price: 1 }],
    ['amount', { amount: 100 }],
    ['tier', { tier: 'enterprise_alliance_partners' }],
    ['total', { total: '1' }],
  ])('take no %s of the client', async (field, wish) => {
    const organizationId = payers.organizations.pop();
    const marked = {
      refused: 'invalid_input',
      audit: [
        {
          action: 'payment.fields-refused',
          actor: `member:${payers.owner.id}`,
          subject: `organization:${organizationId}`,
          details: { organizationId, fields: [field] },
        },
      ],
      mail: [
        {
          template: 'order-altered',
          to: payers.product.config.admin.email,
          about: `organization:${organizationId}`,
        },
      ],
    };
    await expect(() => payers.begin(wish, organizationId)).leavesBehind(marked);
    const asked = { ...plan, organizationId, ...wish };
    await expect(() => payers.owner.client.post('/api/billing/quotes', asked)).leavesBehind(marked);
    expect((await payers.begin(wish, organizationId)).body.errors).toEqual([expect.objectContaining({ field })]);
  });

  it('mark nobody for a field that says nothing of what is paid', async () => {
    await expect(() => payers.begin({ surprise: 1 })).leavesBehind({ refused: 'invalid_input' });
  });

  it.each<[Mood, number]>([
    ['refuses', 422],
    ['breaks', 503],
    ['is-busy', 503],
    ['babbles', 503],
    ['misleads', 503],
    ['halves', 503],
  ])('are answered in the words of the page when the provider %s', async (mood, status) => {
    payers.paystack.mood = mood;
    const organizationId = payers.organizations.pop();
    const answer = await payers.begin({ organizationId });
    expect([answer.status, answer.body.detail]).toEqual([status, 'Unable to initialize payment. Please try again.']);
    payers.paystack.mood = 'well';
    await payers.product.app.get(ReconcilePaymentsJob, { strict: false }).execute();
    const [{ n }] = await payers.sql(
      `select count(*)::int as n from billing.subscriptions where organization_id = $1`,
      [organizationId],
    );
    expect(n).toBe(0);
  });

  // After nine seconds every call is answered 503 in other words: these show that it was not waited for so long.
  it('are answered in time when the provider hangs', async () => {
    payers.paystack.mood = 'hangs';
    const { status, body } = await payers.begin({
      billingInfo: { firstName: 'Ada', lastName: 'Okafor', email: 'ada@a.example' },
    });
    expect([status, body.detail]).toEqual([503, 'Unable to process payment. Please try again.']);
  });

  it('that were paid while every answer was lost are active after a round of reconciliation', async () => {
    payers.paystack.mood = 'lost';
    const { status, body } = await payers.begin();
    expect(status).toBe(200);
    const [{ reference: lost, payment_id: id }] = await payers.sql(
      `select a.reference, a.payment_id from billing.payment_attempts a join billing.payment_attempts b using (payment_id)
      where b.reference = $1 and a.state = 'lost'`,
      [body.reference],
    );
    payers.paystack.pay(lost);
    await payers.product.app.get(ReconcilePaymentsJob, { strict: false }).execute(new Date(Date.now() + 61_000));
    await payers.until('select status, settled_reference from billing.payments where id = $1', [id], {
      status: 'successful',
      settled_reference: lost,
    });
    expect(await payers.ledger()).toMatchObject({ faults: [] });
  });
});
