import { type Contexts, organizationOf, startContexts } from '../../../../test/support/contexts';
import { Commands } from '../../../platform/commands/commands';
import type { Viewer } from '../../../platform/http/viewer';
import { PlanCurrency } from '../plans/plan.enums';
import { CheckLedger } from './check-ledger';
import { ProcessRefund } from './process-refund';
import { RecordOfflinePayment } from './record-offline-payment';
import { RequestRefund } from './request-refund';

const admin: Viewer = {
  ...{ kind: 'super-admin', id: '00000000-0000-4000-8000-00000000000a', email: 'root@alliance.example' },
  ...{ sessionId: '', enterprise: false, organizations: [] },
};
let contexts: Contexts;
let paymentId: string;

beforeAll(async () => {
  contexts = await startContexts();
  for (const name of ['One', 'Other', 'Third']) {
    const owner = await contexts.organization(name);
    paymentId = await contexts.get(RecordOfflinePayment).execute(admin, {
      organizationId: organizationOf(owner),
      planId: 'enablers-annual',
      currency: PlanCurrency.Ngn,
      amount: 225_000_000n,
      receivedAt: new Date(),
      note: 'Transfer',
    });
  }
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
      counted: { payments: 3, transitions: 6, invoices: 3, periods: 3, notes: 1 },
      faults: [],
    });
    const { lines, well } = await contexts.get(Commands).run('ledger-check');
    expect(well).toBe(true);
    expect(lines.at(-1)).toBe('The ledger adds up.');
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
