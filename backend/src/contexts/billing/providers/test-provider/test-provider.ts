import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../../platform/config/config';
import { Database } from '../../../../platform/database/database';
import { Secrets } from '../../../../platform/secrets/secrets';
import {
  type ChargeReport,
  type ChargeState,
  type NewCharge,
  type OpenedCharge,
  type ParsedWebhook,
  PaymentProvider,
  ProviderRefused,
  type RefundReport,
} from '../payment-provider';
import { TestCharge } from './test-charge.entity';

const insert = {
  name: 'test-charges-insert',
  text: `insert into billing.test_charges (reference, amount, currency, description, callback_url, cancel_url)
    values ($1, $2, $3, $4, $5, $6) on conflict (reference) do nothing`,
};
const giveBack = {
  name: 'test-charges-give-back',
  text: `update billing.test_charges set refunded = refunded + $2, state = case when refunded + $2 = amount then 'reversed' else state end
    where reference = $1 and state in ('success', 'reversed') and refunded + $2 <= amount returning refunded::text as refunded`,
};

const known = new Set<string>(['success', 'failed', 'abandoned', 'reversed']);

/** Where the payer's page of a charge is. */
export const checkoutPath = (reference: string) => `/api/test-provider/checkout/${reference}`;
export const signatureHeader = 'x-test-signature';

/** A provider of our own for a machine without a key: it moves no money, and behaves like one that does. */
@Injectable()
export class TestProvider extends PaymentProvider {
  readonly name = 'test-provider';
  readonly live = false;
  readonly capabilities = { minimum: { NGN: 5_000n, USD: 200n } };

  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly secrets: Secrets,
  ) {
    super();
  }

  /** Without a key, and never in production. */
  get inUse(): boolean {
    return !this.config.paystack && !this.config.production;
  }

  async initialize(charge: NewCharge): Promise<OpenedCharge> {
    const { reference, amount, currency, description, callbackUrl, cancelUrl } = charge;
    const values = [reference, amount, currency, description, callbackUrl, cancelUrl];
    if ((await this.database.run(insert, values)) === 0) throw new ProviderRefused('This reference has been used.');
    return { redirectUrl: `${this.config.appUrl}${checkoutPath(reference)}` };
  }

  async fetch(reference: string): Promise<ChargeReport | undefined> {
    const charge = await this.charge(reference);
    if (!charge) return undefined;
    const { amount, currency, state, paidAt } = charge;
    return {
      reference,
      state: known.has(state) ? (state as ChargeState) : 'pending',
      amount: BigInt(amount),
      requested: BigInt(amount),
      currency,
      live: false,
      paidAt: paidAt ?? undefined,
      fees: 0n,
      channel: 'test',
    };
  }

  async parseWebhook(body: Buffer, headers: Record<string, unknown>): Promise<ParsedWebhook | undefined> {
    const given = headers[signatureHeader];
    if (typeof given !== 'string' || !/^[0-9a-f]{128}$/.test(given)) return undefined;
    if (!timingSafeEqual(Buffer.from(this.signatureOf(body), 'hex'), Buffer.from(given, 'hex'))) return undefined;
    const { event, data } = JSON.parse(body.toString()) as { event: string; data: { reference: string } };
    const dedupeKey = `${this.name}:${createHash('sha256').update(body).digest('hex')}`;
    return { dedupeKey, kind: 'charge', name: event, reference: data.reference };
  }

  async refund({ reference, amount }: { reference: string; amount: bigint }): Promise<RefundReport> {
    const row = await this.database.queryOne<{ refunded: string }>(giveBack, [reference, amount]);
    if (!row) throw new ProviderRefused('There is not so much to give back.');
    return { providerRef: `${reference}.${row.refunded}`, state: 'processed', amount };
  }

  /** Its refunds are there at once. */
  async fetchRefund(): Promise<undefined> {
    return undefined;
  }

  async refundsOf(): Promise<[]> {
    return [];
  }

  async charge(reference: string): Promise<TestCharge | null> {
    return this.database.manager.findOneBy(TestCharge, { reference });
  }

  signatureOf(body: Buffer): string {
    const key = this.secrets.digest('test-provider', 'webhook');
    return createHmac('sha512', key).update(body).digest('hex');
  }
}
