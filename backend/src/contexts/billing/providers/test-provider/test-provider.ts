import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { And, LessThan, MoreThanOrEqual } from 'typeorm';
import { Clock } from '../../../../platform/clock/clock';
import { Config } from '../../../../platform/config/config';
import { Database } from '../../../../platform/database/database';
import { Secrets } from '../../../../platform/secrets/secrets';
import {
  AnswerLost,
  type CardCharge,
  type ChargeReport,
  type ChargeState,
  type NewCharge,
  type OpenedCharge,
  type ParsedWebhook,
  PaymentProvider,
  ProviderRefused,
  type RefundReport,
  type ReusableCard,
} from '../payment-provider';
import { TestCharge } from './test-charge.entity';

const insert = {
  name: 'test-charges-insert',
  text: `insert into billing.test_charges (reference, amount, currency, description, callback_url, cancel_url)
    values ($1, $2, $3, $4, $5, $6) on conflict (reference) do nothing`,
};
const chargeAgain = {
  name: 'test-charges-charge-again',
  text: `insert into billing.test_charges (reference, amount, currency, description, callback_url, cancel_url, state, card, paid_at)
    values ($1, $2, $3, 'Charged to the saved card', '', '', $4, $5, $6) on conflict (reference) do nothing`,
};
const giveBack = {
  name: 'test-charges-give-back',
  text: `update billing.test_charges set refunded = refunded + $2, refunds = refunds || $2::bigint,
      state = case when refunded + $2 = amount then 'reversed' else state end
    where reference = $1 and state in ('success', 'reversed') and refunded + $2 <= amount returning refunded::text as refunded`,
};

/** Cards of the test provider; each is good for some years from the day on which it is looked at. */
const cards: Record<string, Omit<ReusableCard, 'authorization' | 'expYear'>> = {
  good: { brand: 'visa', last4: '4242', expMonth: 12 },
  declining: { brand: 'mastercard', last4: '0341', expMonth: 12 },
};
const authorizationPrefix = 'TEST_';
const yearsGood = 4;

const known = new Set<string>(['success', 'failed', 'abandoned', 'reversed']);

/** Where the payer's page of a charge is. */
export const checkoutPath = (reference: string) => `/api/test-provider/checkout/${reference}`;
const perPage = 500;
export const signatureHeader = 'x-test-signature';

/** A provider of our own for a machine without a key: it moves no money, and behaves like one that does. */
@Injectable()
export class TestProvider extends PaymentProvider {
  readonly name = 'test-provider';
  readonly live = false;
  readonly capabilities = { minimum: { NGN: 5_000n, USD: 200n }, savesCards: true, lists: true };

  constructor(
    private readonly clock: Clock,
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

  async chargeCard({ reference, amount, currency, authorization }: CardCharge): Promise<ChargeReport> {
    const card = authorization.code.slice(authorizationPrefix.length);
    const state = card === 'good' ? 'success' : 'failed';
    const values = [reference, amount, currency, state, card, this.clock.now()];
    if ((await this.database.run(chargeAgain, values)) === 0) throw new AnswerLost('This reference has been used.');
    return (await this.fetch(reference)) as ChargeReport;
  }

  async fetch(reference: string): Promise<ChargeReport | undefined> {
    const charge = await this.charge(reference);
    if (!charge) return undefined;
    return reportOf(charge);
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
    return refundOf(reference, row.refunded, amount);
  }

  /** Its refunds are there at once. */
  async fetchRefund(): Promise<undefined> {
    return undefined;
  }

  async refundsOf(reference: string): Promise<RefundReport[]> {
    const charge = await this.charge(reference);
    let before = 0n;
    return (charge?.refunds ?? []).map((amount) => {
      before += BigInt(amount);
      return refundOf(reference, before, BigInt(amount));
    });
  }

  async listCharges(from: Date, until: Date, page: number): Promise<{ reports: ChargeReport[]; hasMore: boolean }> {
    const charges = await this.database.manager.find(TestCharge, {
      where: { createdAt: And(MoreThanOrEqual(from), LessThan(until)) },
      order: { createdAt: 'ASC', reference: 'ASC' },
      skip: (page - 1) * perPage,
      take: perPage,
    });
    return { reports: charges.map(reportOf), hasMore: charges.length === perPage };
  }

  async charge(reference: string): Promise<TestCharge | null> {
    return this.database.manager.findOneBy(TestCharge, { reference });
  }

  signatureOf(body: Buffer): string {
    const key = this.secrets.digest('test-provider', 'webhook');
    return createHmac('sha512', key).update(body).digest('hex');
  }
}

/** It is named after what of the charge has gone back with it. */
const refundOf = (reference: string, goneBack: string | bigint, amount: bigint): RefundReport => ({
  providerRef: `${reference}.${goneBack}`,
  state: 'processed',
  amount,
});

function reportOf(charge: TestCharge): ChargeReport {
  const { reference, amount, currency, state, paidAt } = charge;
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
    card: cardOf(charge),
  };
}

function cardOf({ card, state, createdAt }: TestCharge): ReusableCard | undefined {
  const known = card && state === 'success' ? cards[card] : undefined;
  const authorization = { code: `${authorizationPrefix}${card}`, email: 'payer@test-provider.example' };
  return known && { ...known, expYear: createdAt.getUTCFullYear() + yearsGood, authorization };
}
