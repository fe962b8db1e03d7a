import { admin } from '../../../../test/support/admin';
import { type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import { FakePaystack } from '../../../../test/support/fake-paystack';
import { day } from '../../../platform/clock/durations';
import type { Viewer } from '../../../platform/http/viewer';
import { MembershipApi } from '../../membership';
import { CheckLedger } from '../payments/check-ledger';
import { FollowPayment } from '../payments/follow-payment';
import { InitializePayment } from '../payments/initialize-payment';
import { ProcessRefund } from '../payments/process-refund';
import { ReceiveWebhook } from '../payments/receive-webhook';
import { ReconcilePaymentsJob } from '../payments/reconcile-payments.job';
import { RecordOfflinePayment } from '../payments/record-offline-payment';
import { RequestRefund } from '../payments/request-refund';
import { SettlePayment } from '../payments/settle-payment';
import { PlanCurrency } from '../plans/plan.enums';
import { PaymentProvider } from '../providers/payment-provider';
import { BooksQueries } from './books.queries';
import { CheckPayment } from './check-payment';
import { CloseReview } from './close-review';
import { ExportPayments } from './export-payments';
import { InboxState } from './inbox.dto';
import { InboxQueries } from './inbox.queries';
import { type LedgerFilter, LedgerStatus } from './ledger.dto';
import { ReplayProviderEvent } from './replay-provider-event';
import { ReportReconciliation } from './report-reconciliation';

const paystack = new FakePaystack();
const actor = `admin:${admin.id}`;
let contexts: Contexts;
let owner: Viewer;
let count = 0;

beforeAll(async () => {
  await paystack.open();
  contexts = await startContexts(paystack.environment);
});
afterAll(async () => {
  expect(paystack.faults).toEqual([]);
  await contexts.stop();
  await paystack.close();
});
beforeEach(async () => {
  paystack.mood = 'well';
  count += 1;
  owner = await contexts.organization(`Payer ${count}`, 'owner', 'free');
});

const begun = async (currency = PlanCurrency.Usd, planId = 'innovators-annual') =>
  (await contexts.get(InitializePayment).execute(owner, { planId, currency, agreeTerms: true })).reference;
const settle = (reference: string) => contexts.get(SettlePayment).execute(reference, 'webhook');
const paid = async (currency = PlanCurrency.Usd) => {
  const reference = await begun(currency);
  paystack.pay(reference);
  await settle(reference);
  return reference;
};
const flagged = async () => {
  const reference = await begun();
  paystack.pay(reference, { amount: 100, requested_amount: 100 });
  await settle(reference);
  return reference;
};
const idOf = async (reference: string): Promise<string> =>
  (await contexts.rows('select payment_id as id from billing.payment_attempts where reference = $1', [reference]))[0]
    .id;
const ours = (filter: Partial<LedgerFilter> = {}): LedgerFilter => ({
  organizationId: organizationOf(owner),
  limit: 50,
  ...filter,
});
const found = async (filter: Partial<LedgerFilter>) =>
  (await contexts.get(BooksQueries).list(ours(filter), 50)).items.map(({ reference }) => reference);
const find = async (reference: string) => contexts.get(BooksQueries).find(await idOf(reference));
/** Another attempt at a payment, as it would stand by now. */
const attemptBeside = async (reference: string, state: string) => {
  const another = `${reference.slice(0, -8)}${String(count).padStart(8, '0')}`;
  await contexts.rows(
    `insert into billing.payment_attempts select (jsonb_populate_record(a, jsonb_build_object(
       'id', gen_random_uuid(), 'reference', $2::text, 'state', $3::text, 'next_check_at', now()))).*
     from billing.payment_attempts a where a.reference = $1`,
    [reference, another, state],
  );
  return another;
};
const today = () => contexts.clock.now().toISOString().slice(0, 10);

describe('The ledger', () => {
  it('is read page by page, newest first, each payment once', async () => {
    const references: string[] = [];
    for (const planId of ['innovators-annual', 'innovators-monthly', 'enablers-annual'])
      references.unshift(await begun(PlanCurrency.Usd, planId));
    const first = await contexts.get(BooksQueries).list(ours(), 2);
    expect(first).toMatchObject({ total: { count: 3 }, next: expect.any(String) });
    const second = await contexts.get(BooksQueries).list(ours({ cursor: first.next }), 2);
    expect([...first.items, ...second.items].map(({ reference }) => reference)).toEqual(references);
    expect(second.next).toBeUndefined();
  });

  it('is narrowed by status, currency, method, period, and by the beginning of a reference', async () => {
    const open = await begun(PlanCurrency.Ngn, 'enablers-annual');
    const failing = await begun(PlanCurrency.Usd, 'enterprise-annual');
    Object.assign(paystack.charges.get(failing) ?? {}, { status: 'failed' });
    await settle(failing);
    const done = await paid();
    const { invoiceNumber } = await find(done);

    expect(await found({ status: LedgerStatus.Completed })).toEqual([done]);
    expect(await found({ status: LedgerStatus.Pending })).toEqual([open]);
    expect(await found({ status: LedgerStatus.Failed })).toEqual([failing]);
    expect(await found({ status: LedgerStatus.Review })).toEqual([]);
    expect(await found({ currency: PlanCurrency.Ngn })).toEqual([open]);
    expect(await found({ method: 'card' })).toEqual(expect.arrayContaining([done]));
    expect(await found({ method: 'offline' })).toEqual([]);
    expect(await found({ search: done.slice(0, 12) })).toEqual([done]);
    expect(await found({ search: invoiceNumber?.toLowerCase() })).toEqual([done]);
    expect(await found({ search: 'ay-' })).toEqual([]);
    expect(await found({ from: today(), to: today() })).toHaveLength(3);
    expect(await found({ to: '2020-01-01' })).toEqual([]);
    expect(await found({ organizationId: admin.id })).toEqual([]);

    const { tiles, methods } = await contexts.get(BooksQueries).summary(ours({ status: LedgerStatus.Failed }));
    expect(methods).toContain('card');
    expect(Object.fromEntries(tiles.map(({ status, ...tile }) => [status, tile]))).toEqual({
      completed: { count: 1, sums: [{ currency: 'USD', amount: '19800' }] },
      pending: { count: 1, sums: [{ currency: 'NGN', amount: '225000000' }] },
      failed: { count: 1, sums: [{ currency: 'USD', amount: '544500' }] },
      refunded: { count: 0, sums: [] },
      review: { count: 0, sums: [] },
    });
  });

  it('has the same figures of all payments, which are kept, as when they are counted', async () => {
    await begun(PlanCurrency.Ngn, 'enablers-annual');
    await paid();
    owner = await contexts.organization('Payer of too little', 'owner', 'free');
    await flagged();
    const queries = contexts.get(BooksQueries);
    const filters: Partial<LedgerFilter>[] = [{}, { currency: PlanCurrency.Usd }, { method: 'card' }];
    for (const filter of filters) {
      const kept = await queries.summary({ limit: 1, ...filter });
      expect(kept.tiles.find(({ status }) => status === LedgerStatus.Completed)?.count).toBeGreaterThan(0);
      expect(kept).toEqual(await queries.summary({ limit: 1, from: '2000-01-01', ...filter }));
      for (const { status, count } of kept.tiles)
        expect((await queries.list({ limit: 1, status, ...filter }, 1)).total).toEqual({ count });
    }
  });

  it('leaves as a file that holds the whole filter, and says who took it', async () => {
    await contexts.rows(`update membership.organizations set name = '=cmd|calc, "A"' where id = $1`, [
      organizationOf(owner),
    ]);
    const done = await paid();
    let lines: AsyncIterable<string> | undefined;
    const filter = { ...ours({ status: LedgerStatus.Completed }), limit: 1 };
    await expect(async () => {
      lines = await contexts.get(ExportPayments).execute(admin, filter);
    }).leavesBehind({
      audit: [
        {
          action: 'payments.exported',
          actor,
          details: { filter: { organizationId: organizationOf(owner), status: 'completed' } },
        },
      ],
    });
    let text = '';
    for await (const part of lines ?? []) text += part;
    const [head, line, end] = text.split('\r\n');
    expect(head).toMatch(/^\ufeffReference,Organization,Plan/);
    expect(line).toMatch(new RegExp(`^${done},"'=cmd\\|calc, ""A""",`));
    expect(line).toContain(',USD,198.00,0.00,card,INV-');
    expect(end).toBe('');
    // Whom somebody looks for is not kept for good.
    await expect(() =>
      contexts.get(ExportPayments).execute(admin, { limit: 1, search: 'ada@own.example' }),
    ).leavesBehind({
      audit: [{ action: 'payments.exported', actor, details: { filter: { search: true } } }],
    });
  });
});

describe('A payment', () => {
  it('shows all that happened: attempts, transitions, refunds, documents, events, and what was done', async () => {
    const reference = await begun();
    paystack.pay(reference);
    const { body, headers } = paystack.event(reference);
    await contexts.get(ReceiveWebhook).execute('paystack', Buffer.from(body), headers);
    const [event] = await contexts.rows('select id from billing.provider_events where reference = $1', [reference]);
    await contexts.get(ReplayProviderEvent).execute(admin, event.id);
    const id = await idOf(reference);
    await contexts.get(RequestRefund).execute(admin, id, { amount: 5000n, reason: 'Kindness' });

    const payment = await find(reference);
    const agreed = await contexts.get(MembershipApi).documentsInForce();
    expect(payment).toMatchObject({
      id,
      status: 'successful',
      total: '19800',
      refunded: '5000',
      refundable: '14800',
      method: 'card',
      termsVersion: agreed.terms,
      privacyVersion: agreed.privacy,
      termsAcceptedAt: expect.stringMatching(/Z$/),
      organization: { id: organizationOf(owner), name: `Payer ${count}` },
      lines: [{ description: expect.stringContaining('one year'), amount: '18000' }],
      attempts: [{ reference, provider: 'paystack', state: 'succeeded', nextCheckAt: null }],
      transitions: [
        { from: null, to: 'pending', cause: 'opened' },
        { from: 'pending', to: 'successful', cause: 'webhook', reference },
      ],
      refunds: [{ amount: '5000', state: 'queued', reason: 'Kindness', requestedBy: actor }],
      documents: [{ kind: 'invoice', number: payment.invoiceNumber, amount: '19800' }],
      events: [{ id: event.id, name: 'charge.success', state: 'processed' }],
    });
    expect(payment.records.map(({ action, note }) => [action, note])).toEqual([
      ['payment.opened', null],
      ['payment.settled', null],
      ['refund.requested', 'Kindness'],
    ]);
    for (const { at } of payment.transitions) expect(new Date(at).toISOString()).toBe(at);
  });

  it('that there is not, is not found', async () => {
    expect(await refusal(contexts.get(BooksQueries).find(admin.id))).toBe('not_found');
  });

  it('can be asked about at any time: what the provider says takes effect', async () => {
    const reference = await begun();
    paystack.pay(reference);
    await contexts.get(CheckPayment).execute(admin, await idOf(reference));
    expect(await find(reference)).toMatchObject({ status: 'successful' });
    const id = await idOf(reference);
    await expect(() => contexts.get(CheckPayment).execute(admin, id)).leavesBehind({
      audit: [{ action: 'payment.checked', actor, subject: `payment:${id}` }],
    });
  });

  it('is asked about by the attempts that the provider has taken', async () => {
    paystack.mood = 'refuses';
    expect(await refusal(begun())).toBe('payment_refused');
    paystack.mood = 'well';
    const reference = await begun();
    paystack.calls = [];
    await contexts.get(CheckPayment).execute(admin, await idOf(reference));
    expect(paystack.calls).toEqual([`GET /transaction/verify/${reference}`]);
  });

  it('cannot be asked about while the provider is away', async () => {
    const id = await idOf(await begun());
    paystack.mood = 'breaks';
    expect(await refusal(contexts.get(CheckPayment).execute(admin, id))).toBe('provider_away');
    expect(await refusal(contexts.get(CheckPayment).execute(admin, admin.id))).toBe('not_found');
  });
});

describe('A flagged payment', () => {
  it('waits in the review queue until somebody says what was found, and reconciliation leaves it then', async () => {
    const reference = await flagged();
    const id = await idOf(reference);
    expect(await found({ status: LedgerStatus.Review })).toEqual([reference]);
    expect(await find(reference)).toMatchObject({
      ...{ review: 'wrong_amount', refundable: '100' },
      reviewInWords: expect.stringContaining('Give back what came'),
    });
    await expect(() => contexts.get(CloseReview).execute(admin, id, 'Returned by hand')).leavesBehind({
      audit: [
        {
          action: 'payment.review-closed',
          actor,
          subject: `payment:${id}`,
          details: { before: { review: 'wrong_amount' }, note: 'Returned by hand' },
        },
      ],
      mail: [
        {
          ...{ template: 'payment-closed', to: owner.email, about: `payment:${id}` },
          values: expect.objectContaining({ amount: '$198', why: 'Another amount came than was asked for.' }),
        },
      ],
    });
    // It is waited for no longer, in the ledger and by who began it.
    expect(await find(reference)).toMatchObject({
      ...{ status: 'cancelled', review: null, refundable: '100' },
      attempts: [{ reference, nextCheckAt: null }],
    });
    expect((await find(reference)).transitions.at(-1)).toMatchObject({
      from: 'pending',
      to: 'cancelled',
      cause: 'review',
    });
    expect(await contexts.get(FollowPayment).execute(owner, reference)).toMatchObject({
      ...{ status: 'cancelled', inReview: false, concern: 'differs', payUrl: null },
    });
    expect(await contexts.get(CheckLedger).execute()).toMatchObject({ faults: [] });
    // Nor does the page that the payer comes back to ask for it again.
    await expect(() => contexts.get(SettlePayment).execute(reference, 'return')).leavesBehind({});
    contexts.clock.move(2 * day);
    await contexts.get(ReconcilePaymentsJob).execute();
    contexts.clock.reset();
    expect(await found({ status: LedgerStatus.Review })).toEqual([]);
    await expect(() => contexts.get(CloseReview).execute(admin, id, 'Again')).leavesBehind({
      refused: 'not_in_review',
    });
    await expect(() => contexts.get(CloseReview).execute(admin, admin.id, '')).leavesBehind({ refused: 'not_found' });
  });
});

describe('A flagged payment that has taken effect', () => {
  it('keeps its effect when its review is closed, and nobody is told', async () => {
    const reference = await paid();
    const id = await idOf(reference);
    await contexts.rows(`update billing.payments set review = 'disputed' where id = $1`, [id]);
    await expect(() => contexts.get(CloseReview).execute(admin, id, 'The bank agrees with us')).leavesBehind({
      audit: [expect.objectContaining({ action: 'payment.review-closed' })],
    });
    expect(await find(reference)).toMatchObject({ status: 'successful', review: null });
  });

  it('is asked about on, where another attempt of it is open', async () => {
    const reference = await flagged();
    const id = await idOf(reference);
    const open = await attemptBeside(reference, 'open');
    await contexts.get(CloseReview).execute(admin, id, 'Returned by hand');
    const looks = await contexts.rows(
      'select reference, next_check_at is not null as "isAsked" from billing.payment_attempts where payment_id = $1',
      [id],
    );
    expect(Object.fromEntries(looks.map(({ reference: of, isAsked }) => [of, isAsked]))).toEqual({
      [reference]: false,
      [open]: true,
    });
  });
});

describe('An event of the inbox', () => {
  const arrived = async (reference: string) => {
    const { body, headers } = paystack.event(reference, { n: Math.random() });
    await contexts.get(ReceiveWebhook).execute('paystack', Buffer.from(body), headers);
    const [{ id }] = await contexts.rows(
      'select id from billing.provider_events where reference = $1 order by received_at desc limit 1',
      [reference],
    );
    return id as string;
  };

  it('is found by its state, kind, reference and day, with its body', async () => {
    const reference = await begun();
    const id = await arrived(reference);
    const inbox = contexts.get(InboxQueries);
    const [event] = (await inbox.list({ search: reference, state: InboxState.Received, from: today() }, 50)).items;
    expect(event).toMatchObject({ id, name: 'charge.success', kind: 'charge', paymentId: await idOf(reference) });
    expect((await inbox.list({ search: reference, state: InboxState.Failed }, 50)).items).toEqual([]);
    expect((await inbox.list({ search: reference, to: '2020-01-01' }, 50)).items).toEqual([]);
    expect((await inbox.find(id)).raw).toContain(reference);
    expect(await refusal(inbox.find(admin.id))).toBe('not_found');
  });

  it('is replayed: what it tells takes effect, and only once', async () => {
    const reference = await begun();
    paystack.pay(reference);
    const id = await arrived(reference);
    paystack.mood = 'breaks';
    await contexts.get(ReplayProviderEvent).execute(admin, id);
    expect(await contexts.get(InboxQueries).find(id)).toMatchObject({ state: 'failed', attempts: 1 });
    paystack.mood = 'well';
    await contexts.get(ReplayProviderEvent).execute(admin, id);
    expect(await contexts.get(InboxQueries).find(id)).toMatchObject({
      state: 'processed',
      attempts: 1,
      lastError: null,
    });
    expect(await find(reference)).toMatchObject({ status: 'successful' });
    await expect(() => contexts.get(ReplayProviderEvent).execute(admin, id)).leavesBehind({
      audit: [
        {
          action: 'provider-event.replayed',
          actor,
          subject: `provider-event:${id}`,
          details: { before: { state: 'processed' }, event: 'charge.success', reference },
        },
      ],
    });
    await expect(() => contexts.get(ReplayProviderEvent).execute(admin, admin.id)).leavesBehind({
      refused: 'not_found',
    });
  });
});

describe('Reconciliation', () => {
  const report = () => contexts.get(ReportReconciliation).execute({ from: today(), to: today() });
  const differences = async () => (await report()).differences;

  it('finds nothing where both sides say the same', async () => {
    await begun(PlanCurrency.Usd, 'enablers-annual');
    const known = new Set((await differences()).map(({ reference }) => reference));
    const done = await paid();
    expect(known.has(done)).toBe(false);
    expect(await report()).toMatchObject({ provider: 'paystack', source: 'provider', complete: true });
  });

  it('names what is missing here and there, other amounts, and what is paid on one side alone', async () => {
    const known = new Set((await differences()).map(({ reference }) => reference));
    const lost = await begun();
    paystack.pay(lost);
    const wrong = await flagged();
    const gone = await paid();
    const madeAt = (reference: string, time: string) =>
      contexts.rows(
        `update billing.payment_attempts set created_at = date_trunc('day', $2::timestamptz) + $3::interval
          where reference = $1`,
        [reference, contexts.clock.now(), time],
      );
    await madeAt(gone, '12 hours');
    paystack.charges.delete(gone);
    paystack.charges.set('pay-of-nobody', {
      ...{ amount: 700, currency: 'USD', email: 'a@b.example', status: 'success', says: {}, refunds: [] },
    });
    // Who has not paid there misses nothing here.
    paystack.charges.set('pay-failed-of-nobody', {
      ...{ amount: 700, currency: 'USD', email: 'a@b.example', status: 'failed', says: {}, refunds: [] },
    });
    const fresh = (await differences()).filter(({ reference }) => !known.has(reference));
    expect(Object.fromEntries(fresh.map(({ reference, ...difference }) => [reference, difference]))).toEqual({
      [lost]: { kind: 'status', paymentId: await idOf(lost), here: 'pending $198', there: 'success $198' },
      [wrong]: { kind: 'amount', paymentId: await idOf(wrong), here: 'pending $198', there: 'success $1' },
      [gone]: { kind: 'missing_there', paymentId: await idOf(gone), here: 'successful $198', there: null },
      'pay-of-nobody': { kind: 'missing_here', paymentId: null, here: null, there: 'success $7' },
    });
    paystack.charges.delete('pay-of-nobody');
    paystack.charges.delete('pay-failed-of-nobody');
    // So near to an end of the period it may be of the day before there.
    await madeAt(gone, '4 minutes');
    expect((await differences()).map(({ reference }) => reference)).not.toContain(gone);
  });

  it('reads the provider’s list to its end', async () => {
    const provider = contexts.get(PaymentProvider);
    const gone = { state: 'success', amount: 700n, currency: 'USD', live: true } as const;
    const pages = [['pay-first'], ['pay-last']].map((references, n) => ({
      reports: references.map((reference) => ({ ...gone, reference })),
      hasMore: n === 0,
    }));
    const asked = jest
      .spyOn(provider, 'listCharges')
      .mockImplementation(async (_, __, page) => pages[page - 1] as never);
    const { compared, complete, differences: found } = await report();
    asked.mockRestore();
    expect({ compared, complete }).toEqual({ compared: 2, complete: true });
    const missing = found.filter(({ kind }) => kind === 'missing_here').map(({ reference }) => reference);
    expect(missing).toEqual(['pay-first', 'pay-last']);
  });

  it('finds nothing in what was paid a second time and goes back', async () => {
    const reference = await paid();
    const second = await attemptBeside(reference, 'duplicate');
    paystack.charges.set(second, { ...(paystack.charges.get(reference) as object) } as never);
    const named = async () => (await differences()).map(({ reference: of }) => of);
    expect(await named()).not.toContain(second);
    await contexts.rows('update billing.payments set settled_reference = null where id = $1', [await idOf(reference)]);
    const after = await named();
    await contexts.rows('update billing.payments set settled_reference = $2 where id = $1', [
      await idOf(reference),
      reference,
    ]);
    expect([after.includes(reference), after.includes(second)]).toEqual([true, false]);
  });

  it('says of a provider without a list what waits for longer than it should', async () => {
    const provider = contexts.get(PaymentProvider);
    const capabilities = { ...provider.capabilities, lists: false };
    const replaced = jest.replaceProperty(provider, 'capabilities', capabilities);
    const reference = await begun();
    const of = async () => (await differences()).find((one) => one.reference === reference)?.kind;
    const [atOnce] = [await of()];
    await contexts.rows(
      `update billing.payment_attempts set created_at = created_at - interval '61 minutes' where reference = $1`,
      [reference],
    );
    const later = await contexts
      .get(ReportReconciliation)
      .execute({ from: new Date(contexts.clock.now().getTime() - day).toISOString().slice(0, 10), to: today() });
    replaced.restore();
    expect(atOnce).toBeUndefined();
    expect(later).toMatchObject({ source: 'watched' });
    expect(later.differences).toContainEqual(expect.objectContaining({ reference, kind: 'waiting' }));
  });

  it.each([
    ['that ends before it begins', { from: '2026-11-02', to: '2026-11-01' }],
    ['that is longer than 31 days', { from: '2026-10-01', to: '2026-11-01' }],
  ])('is refused for a period %s', async (_, period) => {
    expect(await refusal(contexts.get(ReportReconciliation).execute(period))).toBe('invalid_input');
  });

  it('is for 31 days at most', async () => {
    const days = { from: '2026-10-01', to: '2026-10-31' };
    expect(await refusal(contexts.get(ReportReconciliation).execute(days))).toBeUndefined();
  });

  it('says so when the provider cannot be asked', async () => {
    paystack.mood = 'breaks';
    expect(await refusal(report())).toBe('provider_away');
  });
});

describe('An offline payment', () => {
  it('is previewed for just what it will be recorded for', async () => {
    const offline = { organizationId: organizationOf(owner), planId: 'innovators-annual', currency: PlanCurrency.Usd };
    const preview = () => contexts.get(RecordOfflinePayment).preview(admin, offline);
    await expect(preview).leavesBehind({});
    expect(await preview()).toMatchObject({ quote: { purpose: 'start', total: 19_800n }, isCurrencyFixed: false });
    const recorded = { ...offline, amount: 19_800n, receivedAt: contexts.clock.now(), note: 'Bank transfer 4711' };
    const id = await contexts.get(RecordOfflinePayment).execute(admin, recorded);
    expect(await preview()).toMatchObject({ quote: { purpose: 'renew' }, isCurrencyFixed: true });
    const inNaira = { ...offline, currency: PlanCurrency.Ngn };
    expect(await contexts.get(RecordOfflinePayment).preview(admin, inNaira)).toMatchObject({
      quote: { currency: 'USD', total: 19_800n },
      isCurrencyFixed: true,
    });
    await expect(() =>
      contexts.get(RecordOfflinePayment).execute(admin, { ...recorded, ...inNaira, amount: 27_000_000n }),
    ).leavesBehind({ refused: 'currency_fixed' });
    const [quoted] = await contexts.rows(
      'select q.requested_by from billing.quotes q join billing.payments p on p.quote_id = q.id where p.id = $1',
      [id],
    );
    expect(quoted.requested_by).toBe(actor);
    const payment = await contexts.get(BooksQueries).find(id);
    expect(payment).toMatchObject({ method: 'offline', status: 'successful', refundable: '19800' });
    expect(payment.records).toContainEqual(expect.objectContaining({ note: 'Bank transfer 4711', actor }));
    const refund = await contexts.get(RequestRefund).execute(admin, id, { amount: 800n, reason: 'Kindness' });
    await contexts.get(ProcessRefund).execute(refund);
    expect(await contexts.get(BooksQueries).find(id)).toMatchObject({
      refundable: '19000',
      documents: [{ kind: 'invoice' }, { kind: 'credit-note', amount: '800' }],
    });
    expect((await contexts.get(CheckLedger).execute()).faults).toEqual([]);
  });

  it('is not recorded twice by eight calls at once, nor by who writes its reference otherwise, but by who says that other money came', async () => {
    const other = await contexts.organization('Standing order', 'owner', 'free');
    const offline = { organizationId: organizationOf(other), planId: 'innovators-annual', currency: PlanCurrency.Usd };
    const record = (changes: object = {}) =>
      contexts.get(RecordOfflinePayment).execute(admin, {
        ...{ ...offline, amount: 19_800n, receivedAt: contexts.clock.now(), note: 'Bank transfer 4711' },
        ...changes,
      });
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => record()));
    const [first, ...others] = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(others).toEqual([]);
    const named = { code: 'recorded_already', details: { allowed: [first], errors: [{ field: 'note' }] } };
    for (const one of all) if (one.status === 'rejected') expect(one.reason).toMatchObject(named);
    await expect(record({ note: ' bank-transfer  4711' })).rejects.toMatchObject(named);
    await expect(() => record({ besides: admin.id })).leavesBehind({ refused: 'recorded_already' });

    const second = await record({ besides: first });
    await expect(record({ besides: first })).rejects.toMatchObject({ details: { allowed: [second] } });
    await record({ note: 'Bank transfer 4712' });
    contexts.clock.move(91 * day);
    await record();
    contexts.clock.reset();
  });

  it('has not come in the future', async () => {
    const offline = { organizationId: organizationOf(owner), planId: 'innovators-annual', currency: PlanCurrency.Usd };
    const receivedAt = new Date(contexts.clock.now().getTime() + 60_000);
    const record = () =>
      contexts.get(RecordOfflinePayment).execute(admin, { ...offline, amount: 19_800n, receivedAt, note: 'Transfer' });
    await expect(record).leavesBehind({ refused: 'invalid_input' });
  });

  it('is not previewed for an organization that there is not', async () => {
    const offline = { organizationId: admin.id, planId: 'innovators-annual', currency: PlanCurrency.Usd };
    expect(await refusal(contexts.get(RecordOfflinePayment).preview(admin, offline))).toBe('not_found');
  });
});
