import { admin } from '../../../../test/support/admin';
import { type Contexts, organizationOf, startContexts } from '../../../../test/support/contexts';
import { Commands } from '../../../platform/commands/commands';
import { PlanCurrency } from '../plans/plan.enums';
import { ChangeSubscription } from '../subscriptions/change-subscription';
import { EndSubscription } from '../subscriptions/end-subscription';
import { CheckLedger } from './check-ledger';
import { ProcessRefund } from './process-refund';
import { RecordOfflinePayment } from './record-offline-payment';
import { RequestRefund } from './request-refund';

let contexts: Contexts;
let paymentId: string;

const record = (organizationId: string) =>
  contexts.get(RecordOfflinePayment).execute(admin, {
    organizationId,
    planId: 'enablers-annual',
    currency: PlanCurrency.Ngn,
    amount: 225_000_000n,
    receivedAt: new Date(),
    note: 'Transfer',
  });

beforeAll(async () => {
  contexts = await startContexts();
  for (const name of ['One', 'Other', 'Third']) {
    paymentId = await record(organizationOf(await contexts.organization(name)));
  }
  const ended = organizationOf(await contexts.organization('Ended'));
  await record(ended);
  await contexts.get(ChangeSubscription).execute('system', ended, async (subscription, now) => {
    await contexts.get(EndSubscription).execute('system', subscription, 'cancelled', now);
    return undefined;
  });
  const refund = await contexts.get(RequestRefund).execute(admin, paymentId, { amount: 1_000n, reason: 'Kindness' });
  await contexts.get(ProcessRefund).execute(refund);
});
afterAll(() => contexts.stop());

const faults = async () => (await contexts.get(CheckLedger).execute()).faults;

/** Writes by hand what nobody may, as the owner of the database can, looks, and takes it back. */
async function altered(...statements: string[]): Promise<string[]> {
  const { database } = contexts;
  let found: string[] = [];
  const back = new Error('back');
  await database
    .transaction(async () => {
      await database.manager.query('set local session_replication_role = replica');
      for (const text of statements) await database.manager.query(text);
      found = await contexts.get(CheckLedger).within();
      throw back;
    })
    .catch((error) => {
      if (error !== back) throw error;
    });
  return found;
}

describe('The ledger', () => {
  it('adds up as it was written', async () => {
    expect(await contexts.get(CheckLedger).execute()).toEqual({
      counted: { payments: 4, transitions: 8, invoices: 4, periods: 4, notes: 1 },
      faults: [],
    });
    const { lines, well } = await contexts.get(Commands).run('ledger-check');
    expect(well).toBe(true);
    expect(lines.at(-1)).toBe('The ledger adds up.');
  });

  it('has one fault where a rule finds a row by several others', async () => {
    const found = await altered(
      'delete from billing.credit_notes',
      `insert into billing.refunds select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(),
        'provider_reference', 'other', 'idempotency_key', 'other'))).* from billing.refunds r where r.state = 'processed'`,
    );
    expect(found.filter((fault) => fault.endsWith('without a credit note of the same'))).toHaveLength(1);
  });

  const one = `(select id from billing.payments order by created_at limit 1)`;
  it.each([
    [
      'the total of a payment',
      `update billing.payments set total = total + 1, subtotal = subtotal + 1 where id = ${one}`,
    ],
    ['its organization', `update billing.payments set organization_id = gen_random_uuid() where id = ${one}`],
    ['its plan', `update billing.payments set plan_id = 'enterprise-annual' where id = ${one}`],
    ['its status', `update billing.payments set status = 'refunded' where id = ${one}`],
    ['its status, back', `update billing.payments set status = 'pending' where id = ${one}`],
    ['how it is told to stand', `update billing.payments set told = 'failed' where id = ${one}`],
    ['its reference', `update billing.payments set settled_reference = 'x' where id = ${one}`],
    ['its quote', `update billing.payments set quote_hash = 'x' where id = ${one}`],
    ['a payment that was never', `delete from billing.payments where id = ${one}`],
    ['the amount of a transition', `update billing.payment_transitions set amount = 1 where payment_id = ${one}`],
    [
      'the time of a transition',
      `update billing.payment_transitions set at = at - interval '1 day' where payment_id = ${one}`,
    ],
    ['the cause of a transition', `update billing.payment_transitions set cause = 'webhook' where payment_id = ${one}`],
    ['a transition less', `delete from billing.payment_transitions where payment_id = ${one} and from_status is null`],
    [
      'a transition more',
      `insert into billing.payment_transitions (payment_id, from_status, to_status, cause, currency, amount, seal)
      select payment_id, to_status, to_status, cause, currency, amount, seal from billing.payment_transitions where payment_id = ${one}`,
    ],
    ['the total of an invoice', `update billing.invoices set total = total - 1 where payment_id = ${one}`],
    ['the address of an invoice', `update billing.invoices set organization_name = 'Nobody' where payment_id = ${one}`],
    ['the number of an invoice', `update billing.invoices set number = 'INV-2026-000009' where payment_id = ${one}`],
    ['an invoice less', `delete from billing.invoices where payment_id = ${one}`],
    ['the counter of the invoices', `update billing.document_counters set last = last + 1 where kind = 'invoice'`],
    ['the amount of a credit note', 'update billing.credit_notes set amount = 900'],
    ['the reason of a credit note', `update billing.credit_notes set reason = 'Another'`],
    ['a refund that was more', 'update billing.refunds set amount = amount + 1'],
    [
      'a longer period',
      `update billing.subscription_periods set period_end = period_end + interval '1 year' where payment_id = ${one}`,
    ],
    ['a period less', `delete from billing.subscription_periods where payment_id = ${one}`],
    [
      'a longer subscription',
      `update billing.subscriptions set period_end = period_end + interval '1 year' where payment_id = ${one}`,
    ],
    ['its currency', `update billing.subscriptions set currency = 'USD' where payment_id = ${one}`],
    ['its end', `update billing.subscriptions set status = 'ended' where payment_id = ${one}`],
    [
      'its end with date and reason',
      `update billing.subscriptions set status = 'ended', ended_at = now(), end_reason = 'unpaid' where payment_id = ${one}`,
    ],
    ['its unpaid days', `update billing.subscriptions set status = 'grace' where payment_id = ${one}`],
    ['an end that is taken back', `update billing.subscriptions set status = 'active' where status = 'ended'`],
    [
      'an end that is taken back with its date and reason',
      `update billing.subscriptions set status = 'active', ended_at = null, end_reason = null where status = 'ended'`,
    ],
    ['an earlier end', `update billing.subscriptions set ended_at = null where status = 'ended'`],
    ['when it was paid', `update billing.payments set paid_at = paid_at - interval '1 day' where id = ${one}`],
    ['that it was paid at all', `update billing.payments set paid_at = null where id = ${one}`],
    ['who paid', `update billing.payments set payer_address = 'me@evil.example' where id = ${one}`],
    ['who it was billed to', `update billing.payments set billing_info = '{"company": "Mine"}' where id = ${one}`],
    ['a review', `update billing.payments set review = 'disputed' where id = ${one}`],
    ['a better plan', `update billing.subscriptions set plan_id = 'enterprise-annual' where payment_id = ${one}`],
    [
      'a subscription that nobody paid',
      `insert into billing.subscriptions (organization_id, plan_id, tier, interval, currency, period_start, period_end, price_version)
      values (gen_random_uuid(), 'enterprise-annual', 'enterprise_alliance_partners', 'yearly', 'USD', now(), now() + interval '1 year', 1)`,
    ],
    [
      'a payment and its invoice alike',
      `update billing.payments set total = 1, subtotal = 1; update billing.invoices set total = 1, subtotal = 1`,
    ],
  ])('shows %s, written by hand', async (_, statement) => {
    expect((await altered(...statement.split('; '))).length).toBeGreaterThan(0);
    expect(await faults()).toEqual([]);
  });

  it.each(['payment_transitions', 'invoices', 'credit_notes'])('lets nobody change %s', async (table) => {
    const change = contexts.rows(`update billing.${table} set seal = ''`);
    await expect(change).rejects.toThrow('append-only');
    await expect(contexts.rows(`delete from billing.${table}`)).rejects.toThrow('append-only');
    await expect(contexts.rows(`truncate billing.${table} cascade`)).rejects.toThrow('append-only');
  });
});
