import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { faultsOf } from './contract-schemas';
import contract from './paystack-contract.json';

export const paystackKey = 'sk_test_0123456789abcdef';

export interface FakeCharge {
  amount: number;
  currency: string;
  email: string;
  status: string;
  /** What the provider's answer says otherwise than it was asked. */
  says: Record<string, unknown>;
  /** The card that it was paid with, where that can be charged again. */
  authorization?: string;
  refunds: { id: number; amount: number; status: string; createdAt: string }[];
}

/** How it fails: `lost` has done what was asked, and its answer to that does not arrive, once. */
export type Mood =
  | 'well'
  | 'refuses'
  | 'hangs'
  | 'breaks'
  | 'is-busy'
  | 'babbles'
  | 'lost'
  | 'misleads'
  | 'halves'
  | 'refuses-oddly';

interface CardChargeRequest {
  reference: string;
  amount: number;
  currency: string;
  email: string;
  authorization_code: string;
}

type Answer = [status: number, body: unknown];

/** Paystack as its OpenAPI document describes it. It takes no request that is not as documented, and gives no such answer. */
export class FakePaystack {
  readonly charges = new Map<string, FakeCharge>();
  /** What was not as documented, on either side. */
  readonly faults: string[] = [];
  mood: Mood = 'well';
  /** Whether a card that is paid with can be charged again. */
  keepsCards = false;
  /** What becomes of a charge to a card that is kept. */
  keptCards: 'success' | 'failed' | 'pending' = 'success';
  /** When a kept card expires. */
  expiry = { exp_month: '12', exp_year: '2040' };
  /** What it lists on a page, however many are asked for. */
  largestPage = 100;
  calls: string[] = [];
  /** Its clock; that of the product where a test moves it. */
  now = () => new Date();
  private server?: Server;
  private nextId = 10_000_000_000;

  async open(): Promise<void> {
    const server = createServer((request, response) => void this.take(request, response));
    this.server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  }

  async close(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => (this.server ? this.server.close(resolve) : resolve(undefined)));
  }

  /** What a product needs to take it for Paystack. */
  get environment() {
    if (!this.server) throw new Error('It is not open.');
    const { port } = this.server.address() as AddressInfo;
    return { PAYSTACK_SECRET_KEY: paystackKey, PAYSTACK_BASE_URL: `http://127.0.0.1:${port}` };
  }

  /** Somebody pays on its page. */
  pay(reference: string, says: Record<string, unknown> = {}): void {
    const charge = this.charges.get(reference);
    if (!charge) throw new Error(`It does not know ${reference}`);
    Object.assign(charge, { status: 'success', says });
    if (this.keepsCards) charge.authorization = `AUTH_${reference}`;
  }

  /** An event as it would send it, with its signature. */
  event(reference: string, changes: object = {}, name = 'charge.success') {
    const data = { id: this.nextId++, domain: 'test', status: 'success', reference, ...changes };
    return signed(JSON.stringify({ event: name, data }));
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const { pathname, searchParams } = new URL(url, 'http://paystack');
    this.calls.push(`${method} ${pathname}`);
    const body = method === 'POST' ? ((await json(request).catch(() => ({}))) as never) : ({} as never);
    if (request.headers.authorization !== `Bearer ${paystackKey}`) this.faults.push(`${pathname} without the key`);
    switch (this.mood) {
      case 'hangs':
        return;
      case 'breaks':
        return send(response, [500, '<html>Bad gateway</html>']);
      case 'is-busy':
        return send(response, [429, { status: false, message: 'Too many requests', code: 'rate_limited' }]);
      case 'babbles':
        return send(response, [200, { status: true, message: 'Fine', data: { hello: 'world' } }]);
      case 'halves':
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
        response.write('{"status":true,"mess');
        setTimeout(() => response.destroy(), 20);
        return;
      case 'refuses-oddly':
        return send(response, [400, { status: false, message: 'no\u0000t so' }]);
      case 'refuses':
        return send(response, [400, { status: false, message: 'Currency not supported by merchant' }]);
    }
    const answer = this.answer(method, pathname, searchParams, body);
    if (this.mood === 'lost' && method === 'POST') {
      this.mood = 'well';
      response.destroy();
      return;
    }
    send(response, answer);
  }

  private answer(method: string, path: string, query: URLSearchParams, body: never): Answer {
    const [, reference] = /^\/transaction\/verify\/(.+)$/.exec(path) ?? [];
    const [, refundId] = /^\/refund\/(\d+)$/.exec(path) ?? [];
    if (method === 'POST' && path === '/transaction/initialize') return this.initialize(body);
    if (method === 'POST' && path === '/transaction/charge_authorization') return this.chargeAuthorization(body);
    if (method === 'GET' && reference) return this.verify(decodeURIComponent(reference));
    if (method === 'POST' && path === '/refund') return this.refund(body);
    if (method === 'GET' && refundId) return this.fetchRefund(Number(refundId));
    if (method === 'GET' && path === '/refund') return this.listRefunds(query);
    if (method === 'GET' && path === '/transaction') return this.listCharges(query);
    this.faults.push(`${method} ${path} is not documented`);
    return [404, { status: false, message: 'Not found' }];
  }

  private initialize(body: { reference: string; amount: number; currency: string; email: string }): Answer {
    this.hold(contract.initialize.request, body, 'initialize request');
    const { reference, amount, currency, email } = body;
    if (this.charges.has(reference))
      return [400, { status: false, message: 'Duplicate Transaction Reference', code: 'duplicate_reference' }];
    this.charges.set(reference, { amount, currency, email, status: 'abandoned', says: {}, refunds: [] });
    const host = this.mood === 'misleads' ? 'checkout.paystack.com.evil.example' : 'checkout.paystack.com';
    const data = { authorization_url: `https://${host}/${reference}`, access_code: reference, reference };
    return this.ok(contract.initialize.answer, { status: true, message: 'Authorization URL created', data });
  }

  private chargeAuthorization(body: CardChargeRequest): Answer {
    this.hold(contract.chargeAuthorization.request, body, 'charge authorization request');
    const { reference, amount, currency, email, authorization_code: authorization } = body;
    if (this.charges.has(reference))
      return [400, { status: false, message: 'Duplicate Transaction Reference', code: 'duplicate_reference' }];
    const known = [...this.charges.values()].find((charge) => charge.authorization === authorization);
    if (known?.email !== email)
      return [400, { status: false, message: 'Email does not match Authorization code. Please confirm' }];
    const status = this.keptCards;
    this.charges.set(reference, { amount, currency, email, status, says: {}, authorization, refunds: [] });
    const data = {
      ...{ amount, currency, transaction_date: this.now().toISOString(), status, reference, domain: 'test' },
      ...{ metadata: '', message: null, channel: 'card', ip_address: null, log: null, plan: null, id: this.nextId++ },
      gateway_response: status === 'success' ? 'Approved' : 'Declined',
      fees: status === 'success' ? 150 : null,
      authorization: this.cardOf(authorization),
      customer: { ...sample.customer, email, metadata: {} },
    };
    return this.ok(contract.chargeAuthorization.answer, { status: true, message: 'Charge attempted', data });
  }

  private cardOf(authorization_code: string) {
    return {
      ...{ authorization_code, bin: '408408', last4: '4081', ...this.expiry, channel: 'card', card_type: 'visa ' },
      ...{
        bank: 'TEST BANK',
        country_code: 'NG',
        brand: 'visa',
        reusable: true,
        signature: 'SIG_1',
        account_name: null,
      },
    };
  }

  /** Newest first, like theirs. */
  private listCharges(query: URLSearchParams): Answer {
    for (const name of query.keys())
      if (!contract.listCharges.query.includes(name)) this.faults.push(`charges are not listed by ${name}`);
    const perPage = Math.min(Number(query.get('per_page') ?? defaultPage), this.largestPage);
    const page = Number(query.get('page') ?? 1);
    const all = [...this.charges].reverse().map(([reference, charge]) => this.listedCharge(reference, charge));
    const data = all.slice((page - 1) * perPage, page * perPage);
    const pageCount = Math.ceil(all.length / perPage);
    const meta = { total: all.length, total_volume: 0, skipped: (page - 1) * perPage, perPage, page, pageCount };
    return this.ok(contract.listCharges.answer, { status: true, message: 'Transactions retrieved', data, meta });
  }

  private listedCharge(reference: string, charge: FakeCharge) {
    const data = this.dataOf(reference, charge);
    const authorization = { ...noCard, ...data.authorization };
    return { ...data, metadata: null, paidAt: data.paid_at ?? '', plan: {}, authorization };
  }

  private verify(reference: string): Answer {
    const charge = this.charges.get(reference);
    if (!charge) return [404, { status: false, message: 'Transaction reference not found.' }];
    const body = { status: true, message: 'Verification successful', data: this.dataOf(reference, charge) };
    return Object.keys(charge.says).length > 0 ? [200, body] : this.ok(contract.verify.answer, body);
  }

  private dataOf(reference: string, charge: FakeCharge) {
    const paid = charge.status === 'success';
    const at = paid ? this.now().toISOString() : null;
    return {
      ...sample,
      ...{ id: this.nextId, reference, status: charge.status, currency: charge.currency, fees: paid ? 150 : null },
      ...{ amount: charge.amount, requested_amount: charge.amount, paid_at: at, paidAt: at },
      customer: { ...sample.customer, email: charge.email },
      ...(charge.authorization && { authorization: this.cardOf(charge.authorization) }),
      ...charge.says,
    };
  }

  private refund(body: { transaction: string; amount: number }): Answer {
    this.hold(contract.refund.request, body, 'refund request');
    const charge = this.charges.get(body.transaction);
    const gone = charge?.refunds.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
    if (!charge || gone + body.amount > charge.amount)
      return [400, { status: false, message: 'Refund amount cannot be more than transaction amount' }];
    const refund = { id: this.nextId++, amount: body.amount, status: 'pending', createdAt: this.now().toISOString() };
    charge.refunds.push(refund);
    const data = {
      ...refundSample(charge, refund),
      transaction: { ...transactionSample, reference: body.transaction },
    };
    return this.ok(contract.refund.answer, { status: true, message: 'Refund has been queued', data });
  }

  private fetchRefund(id: number): Answer {
    for (const [reference, charge] of this.charges)
      for (const refund of charge.refunds)
        if (refund.id === id)
          return this.ok(contract.fetchRefund.answer, {
            status: true,
            message: 'Refund retrieved',
            data: listedRefund(reference, charge, refund),
          });
    return [404, { status: false, message: 'Refund not found' }];
  }

  private listRefunds(query: URLSearchParams): Answer {
    for (const name of query.keys())
      if (!contract.listRefunds.query.includes(name)) this.faults.push(`refunds are not listed by ${name}`);
    const perPage = Math.min(Number(query.get('perPage') ?? defaultPage), this.largestPage);
    const page = Number(query.get('page') ?? 1);
    const all = [...this.charges]
      .flatMap(([reference, charge]) => charge.refunds.map((refund) => ({ reference, charge, refund })))
      .sort((one, other) => Number(other.refund.id) - Number(one.refund.id));
    const data = all
      .slice((page - 1) * perPage, page * perPage)
      .map(({ reference, charge, refund }) => listedRefund(reference, charge, refund));
    const pageCount = Math.ceil(all.length / perPage);
    const meta = { total: all.length, skipped: 0, perPage: String(perPage), page, pageCount, failedRefundCount: 0 };
    return this.ok(contract.listRefunds.answer, { status: true, message: 'Refunds retrieved', data, meta });
  }

  private ok(schema: object, body: unknown): Answer {
    this.hold(schema, body, 'answer');
    return [200, body];
  }

  private hold(schema: object, value: unknown, what: string): void {
    this.faults.push(...faultsOf(schema, value).map((fault) => `${what} ${fault}`));
  }
}

export function signed(body: string, key = paystackKey) {
  const signature = createHmac('sha512', key).update(body).digest('hex');
  return { body, headers: { 'content-type': 'application/json', 'x-paystack-signature': signature } };
}

function send(response: ServerResponse, [status, body]: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

/** What a page of a list holds where it is not said. */
const defaultPage = 50;

const noCard = {
  ...{ authorization_code: null, bin: null, last4: null, exp_month: null, exp_year: null, channel: null, bank: null },
  ...{ card_type: null, country_code: null, brand: null, reusable: false, signature: null, account_name: null },
};

const customer = {
  ...{ id: 1, first_name: null, last_name: null, email: '', customer_code: 'CUS_1', phone: null, metadata: null },
  ...{ risk_action: 'default', international_format_phone: null },
};

const sample = {
  ...{ domain: 'test', receipt_number: null, message: null, gateway_response: 'Successful', channel: 'card' },
  ...{ created_at: '2026-11-21T12:00:00.000Z', createdAt: '2026-11-21T12:00:00.000Z', ip_address: '127.0.0.1' },
  ...{ metadata: '', log: null, fees_split: null, authorization: {}, plan: null, split: {}, order_id: null },
  ...{ pos_transaction_data: null, source: null, fees_breakdown: null, connect: null, plan_object: {}, subaccount: {} },
  transaction_date: '2026-11-21T12:00:00.000Z',
  customer,
};

const transactionSample = {
  ...{ id: 1, domain: 'test', amount: 1, paid_at: '', channel: 'card', currency: 'USD', plan: {}, split: {} },
  ...{ authorization: { exp_month: null, exp_year: null, account_name: null }, order_id: null, paidAt: '' },
  ...{ customer: { international_format_phone: null }, subaccount: { currency: null }, pos_transaction_data: null },
  ...{ source: null, fees_breakdown: null },
};

const refundSample = (charge: FakeCharge, refund: FakeCharge['refunds'][number]) => ({
  ...{ integration: 1, deducted_amount: 0, channel: null, merchant_note: '', customer_note: '', refunded_by: 'us' },
  ...{ expected_at: '', currency: charge.currency, domain: 'test', fully_deducted: false, updatedAt: '' },
  ...refund,
});

const listedRefund = (reference: string, charge: FakeCharge, refund: FakeCharge['refunds'][number]) => ({
  ...refundSample(charge, refund),
  ...{ transaction: 1, dispute: null, settlement: null, refunded_at: null, fully_deducted: 0, bank_reference: null },
  ...{ transaction_reference: reference, reason: 'PARTIAL', refund_type: 'PARTIAL', transaction_amount: charge.amount },
  ...{ initiated_by: 'us', refund_channel: 'card', session_id: null, collect_account_number: false },
  customer: { ...customer, metadata: '', phone: '', first_name: 'A', last_name: 'B', international_format_phone: '' },
});
