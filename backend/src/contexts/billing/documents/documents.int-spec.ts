import { admin } from '../../../../test/support/admin';
import { as, type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import { textOf } from '../../../../test/support/pdf-text';
import type { Viewer } from '../../../platform/http/viewer';
import { OrganizationData } from '../../../platform/organization-data/organization-data';
import { CheckLedger } from '../payments/check-ledger';
import { PaymentHistoryQueries } from '../payments/payment-history.queries';
import { ProcessRefund } from '../payments/process-refund';
import { RecordOfflinePayment } from '../payments/record-offline-payment';
import { RequestRefund } from '../payments/request-refund';
import { PlanCurrency } from '../plans/plan.enums';
import { DocumentsQueries } from './documents.queries';
import { FetchDocument } from './fetch-document';

const seller = {
  OPERATOR_NAME: 'Alliance Operations Ltd',
  OPERATOR_ADDRESS: '1 Harbour Road, Lagos',
  OPERATOR_REGISTRATION: 'CAC RC 123456',
  OPERATOR_EMAIL: 'billing@alliance.example',
};
let contexts: Contexts;
let owner: Viewer;
let count = 0;

beforeAll(async () => {
  contexts = await startContexts(seller);
});
afterAll(() => contexts.stop());
beforeEach(async () => {
  count += 1;
  owner = await contexts.organization(`Buyer ${count}`);
  await contexts.rows(`update membership.organizations set membership_tier = 'free' where id = $1`, [
    organizationOf(owner),
  ]);
});

const pay = (currency = PlanCurrency.Usd, amount = 19_800n, viewer = owner) =>
  contexts.get(RecordOfflinePayment).execute(admin, {
    ...{ organizationId: organizationOf(viewer), planId: 'innovators-annual', currency, amount },
    ...{ receivedAt: contexts.clock.now(), note: 'Transfer' },
  });
const refund = async (paymentId: string, amount: bigint) => {
  const id = await contexts
    .get(RequestRefund)
    .execute(admin, paymentId, { amount, reason: 'Money back within 30 days' });
  await contexts.get(ProcessRefund).execute(id);
};
const listed = (viewer = owner, limit = 50, cursor?: string) =>
  contexts.get(DocumentsQueries).list(organizationOf(viewer), limit, cursor);
const numbered = async (prefix: string) =>
  (await listed()).items.find(({ number }) => number.startsWith(prefix))?.number as string;
const download = (number: string, viewer = owner) => contexts.get(FetchDocument).execute(viewer, number);
const read = async (number: string) => (await textOf(await download(number))).replace(/\s+/g, ' ');

describe('An invoice', () => {
  it('says who sells, who buys, what was paid, by which tax rule and which quote', async () => {
    await pay();
    const number = await numbered('INV');
    const [invoice] = await contexts.rows('select * from billing.invoices where number = $1', [number]);
    const text = await read(number);
    for (const said of [
      `Invoice ${number}`,
      ...Object.values(seller),
      `Buyer ${count}`,
      owner.email,
      'Innovators & Solution Providers, one year 1 $180.00',
      'Subtotal $180.00',
      'Sales tax 10% $18.00',
      'Total $198.00',
      'Tax: Sales tax 10%, version 1 of the rule.',
      `Quote: ${invoice.quote_hash}`,
      invoice.reference,
    ])
      expect(text).toContain(said);
  });

  it('prints naira and euro', async () => {
    await contexts.rows(`update membership.organizations set name = 'Café €uro Ọṣun' where id = $1`, [
      organizationOf(owner),
    ]);
    await pay(PlanCurrency.Ngn, 27_000_000n);
    const text = await read(await numbered('INV'));
    expect(text).toContain('Total ₦270,000.00');
    expect(text).toContain('Café €uro Ọṣun');
  });

  it('bears the billing address that was given at the checkout', async () => {
    await pay();
    const number = await numbered('INV');
    const info = {
      ...{ firstName: 'Ada', lastName: 'Okafor', email: 'ada@techflow.example', company: 'Ọṣun €uro Works' },
      ...{ address: '5 Marina', city: 'Lagos', state: 'Lagos State', postalCode: '100001', country: 'NG' },
    };
    await contexts.database.transaction(async () => {
      await contexts.database.manager.query('set local session_replication_role = replica');
      await contexts.database.manager.query('update billing.invoices set billing_info = $1 where number = $2', [
        JSON.stringify(info),
        number,
      ]);
    });
    const text = await read(number);
    expect(text).toContain('Ọṣun €uro Works Ada Okafor 5 Marina 100001 Lagos Lagos State Nigeria ada@techflow.example');
  });

  it('is the same bytes to many at once, and whatever the seller is called since', async () => {
    await pay();
    const number = await numbered('INV');
    const [first, ...others] = await Promise.all(Array.from({ length: 8 }, () => download(number)));
    for (const other of others) expect(other.equals(first as Buffer)).toBe(true);
    await contexts.restart({ OPERATOR_NAME: 'Another Seller Ltd' });
    expect((await download(number)).equals(first as Buffer)).toBe(true);
    expect(await contexts.rows('select number from billing.document_files where number = $1', [number])).toHaveLength(
      1,
    );
  });

  it('is drawn once for many who ask at once', async () => {
    await pay();
    const number = await numbered('INV');
    const run = jest.spyOn(contexts.database, 'run');
    await Promise.all(Array.from({ length: 8 }, () => download(number)));
    await download(number);
    expect(run.mock.calls.filter(([{ name }]) => name === 'document-files-keep')).toHaveLength(1);
    run.mockRestore();
  });

  it('names the seller of its day, also when it is drawn after a new one has come', async () => {
    const before = await contexts.rows('select count(*)::int as n from billing.sellers');
    await contexts.restart(seller);
    await pay();
    contexts.clock.move(60_000);
    await contexts.restart({ ...seller, OPERATOR_NAME: 'Third Seller Ltd' });
    await contexts.restart({ ...seller, OPERATOR_NAME: 'Third Seller Ltd' });
    contexts.clock.move(60_000);
    const [{ n }] = await contexts.rows('select count(*)::int as n from billing.sellers');
    expect(n).toBeLessThanOrEqual(before[0].n + 2);
    expect(await read(await numbered('INV'))).toContain(seller.OPERATOR_NAME);
    owner = await contexts.organization(`Later buyer ${count}`);
    await pay();
    expect(await read(await numbered('INV'))).toContain('Third Seller Ltd');
    await contexts.restart(seller);
  });

  it('marks what the operator has not said', async () => {
    const bare = await startContexts();
    const kept = contexts;
    try {
      contexts = bare;
      owner = await bare.organization('Buyer');
      await pay();
      expect(await read(await numbered('INV'))).toContain(
        '[operator’s registered name] [operator’s registered address]',
      );
    } finally {
      contexts = kept;
      await bare.stop();
    }
  });
});

describe('A receipt', () => {
  it('bears the number of its invoice, and says how it was paid', async () => {
    await pay();
    const invoice = await numbered('INV');
    const number = invoice.replace('INV', 'REC');
    const text = await read(number);
    for (const said of [`Receipt ${number}`, `Invoice ${invoice}`, 'Paid by Transfer', 'Total $198.00 Paid $198.00'])
      expect(text).toContain(said);
  });
});

describe('A credit note', () => {
  it('says what was given back, with its part of the tax, and of which invoice', async () => {
    const paymentId = await pay();
    await refund(paymentId, 9_900n);
    const invoice = await numbered('INV');
    const [{ quote_hash: quoteHash }] = await contexts.rows(
      'select quote_hash from billing.invoices where number = $1',
      [invoice],
    );
    const text = await read(await numbered('CN'));
    for (const said of [
      `Invoice ${invoice}`,
      'Tax: Sales tax 10%, version 1 of the rule.',
      `Quote: ${quoteHash}`,
      'Money back within 30 days 1 $90.00',
      'Subtotal $90.00',
      'Sales tax 10% $9.00',
      'Given back $99.00',
    ])
      expect(text).toContain(said);
  });
});

describe('The documents of an organization', () => {
  it('are listed newest first, page by page, and hold no others', async () => {
    const stranger = await contexts.organization(`Stranger ${count}`);
    await pay(PlanCurrency.Usd, 19_800n, stranger);
    const paymentId = await pay();
    contexts.clock.move(1000);
    await refund(paymentId, 100n);
    await refund(paymentId, 200n);
    const { items, total, next } = await listed();
    expect([total.count, next]).toEqual([4, undefined]);
    expect(items.map(({ kind, total }) => [kind, total])).toEqual(
      expect.arrayContaining([
        ['credit_note', '200'],
        ['credit_note', '100'],
        ['invoice', '19800'],
        ['receipt', '19800'],
      ]),
    );
    expect(items.slice(2).map(({ kind }) => kind)).toEqual(['invoice', 'receipt']);
    const walked = [];
    for (let cursor: string | undefined, page = 0; page < 4; page += 1) {
      const one = await listed(owner, 1, cursor);
      walked.push(...one.items);
      cursor = one.next;
    }
    expect(walked).toEqual(items);
  });

  it('are for its owners and admins', async () => {
    await pay();
    const number = await numbered('INV');
    const stranger = await contexts.organization(`Stranger ${count}`);
    expect((await download(number, as('admin', owner))).subarray(0, 5).toString()).toBe('%PDF-');
    for (const role of ['member', 'viewer'] as const)
      expect(await refusal(download(number, as(role, owner)))).toBe('organization_required');
    for (const one of [number, number.replace('INV', 'REC')])
      expect(await refusal(download(one, stranger))).toBe('not_found');
    expect(await refusal(download('INV-1999-000001'))).toBe('not_found');
  });

  it('lets nobody change what has been given out, and shows who did it by hand', async () => {
    await pay();
    const number = await numbered('INV');
    await download(number);
    for (const text of [`update billing.document_files set content = ''`, 'delete from billing.document_files'])
      await expect(contexts.rows(text)).rejects.toThrow('append-only');
    expect((await contexts.get(CheckLedger).execute()).faults).not.toContain(`document ${number} was altered`);
    const back = new Error('back');
    const faults: string[] = [];
    await contexts.database
      .transaction(async () => {
        const { manager } = contexts.database;
        await manager.query('set local session_replication_role = replica');
        await manager.query(`update billing.document_files set content = content || '\\x00' where number = $1`, [
          number,
        ]);
        faults.push(...(await contexts.get(CheckLedger).within()));
        throw back;
      })
      .catch((error) => {
        if (error !== back) throw error;
      });
    expect(faults).toContain(`document ${number} was altered`);
  });
});

describe('The payments of an organization', () => {
  it('say what was paid, what went back, and what was issued', async () => {
    const paymentId = await pay();
    await refund(paymentId, 9_900n);
    const { items, total } = await contexts.get(PaymentHistoryQueries).list(organizationOf(owner), 50);
    expect(total.count).toBe(1);
    const invoice = await numbered('INV');
    expect(items).toEqual([
      expect.objectContaining({
        ...{ id: paymentId, status: 'successful', inReview: false, purpose: 'start', planId: 'innovators-annual' },
        ...{ total: '19800', refunded: '9900', currency: 'USD', channel: 'offline' },
        documents: [
          { number: invoice, kind: 'invoice' },
          { number: invoice.replace('INV', 'REC'), kind: 'receipt' },
          { number: await numbered('CN'), kind: 'credit_note' },
        ],
      }),
    ]);
  });
});

describe('Of an organization that was merged into another', () => {
  it('documents and payments are read by the owners and admins of the one that stays, as they were issued', async () => {
    await pay();
    const number = await numbered('INV');
    const staying = await contexts.organization(`Stays ${count}`);
    await expect(download(number, staying)).rejects.toMatchObject({ code: 'not_found' });
    await contexts.rows('update membership.organizations set merged_into_id = $2, closed_at = now() where id = $1', [
      organizationOf(owner),
      organizationOf(staying),
    ]);
    expect((await listed(staying)).items.map((one) => one.number)).toContain(number);
    expect((await listed(staying)).total).toMatchObject({ count: 2 });
    expect((await contexts.get(PaymentHistoryQueries).list(organizationOf(staying), 50)).items).toHaveLength(1);
    const text = (await textOf(await download(number, staying))).replace(/\s+/g, ' ');
    expect(text).toContain(`Buyer ${count}`);
    await expect(download(number, as('member', staying))).rejects.toMatchObject({ code: 'organization_required' });
    const stranger = await contexts.organization(`Stranger ${count}`);
    await expect(download(number, stranger)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('a payment that is open stands against it, and one that somebody has to look at', async () => {
    const standing = () =>
      contexts.get(OrganizationData).obstacles({
        goes: { id: organizationOf(owner), name: 'Buyer' },
        stays: { id: organizationOf(owner), name: 'Stays' },
      });
    await pay();
    await contexts.rows(`update billing.subscriptions set status = 'ended' where organization_id = $1`, [
      organizationOf(owner),
    ]);
    expect(await standing()).toEqual([]);
    await contexts.rows(`update billing.payments set review = 'late' where organization_id = $1`, [
      organizationOf(owner),
    ]);
    expect(await standing()).toEqual(['A payment of Buyer is open. Wait until it is paid or given up.']);
  });
});
