import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { Clock } from '../../../../platform/clock/clock';
import { hour } from '../../../../platform/clock/durations';
import type { PaystackConfig } from '../../../../platform/config/config';
import type { Settings } from '../../../../platform/database/settings';
import {
  AnswerLost,
  type CardCharge,
  type ChargeReport,
  type NewCharge,
  type OpenedCharge,
  type ParsedWebhook,
  type PaymentMethod,
  PaymentProvider,
  ProviderAway,
  ProviderRefused,
  type RefundReport,
} from '../payment-provider';
import { PaystackClient } from './paystack-client';
import {
  hasPageAfter,
  readCharge,
  readCharges,
  readEvent,
  readOpened,
  readRefund,
  readRefundsOf,
} from './paystack-readings';

/** Where a payer may be sent. */
const checkoutHosts = new Set(['checkout.paystack.com']);
const perPage = 100;
/** Of refunds; nobody gives back so many within one. */
const mostPages = 100;
const keySince = 'paystackKeySince';
/** How long events signed with the key before are taken, for their retries run as long. */
const overlapMs = 72 * hour;

/** Mobile money is not offered everywhere, so that something usable always stands beside it. */
const channels: Record<PaymentMethod, string[]> = {
  card: ['card'],
  bank: ['bank', 'bank_transfer'],
  mobile: ['mobile_money', 'ussd', 'bank_transfer'],
};

/** Paystack, by its public API. */
export class PaystackProvider extends PaymentProvider {
  readonly name = 'paystack';
  readonly live: boolean;
  readonly capabilities = {
    minimum: { NGN: 5_000n, USD: 200n, GHS: 10n, ZAR: 100n, KES: 300n },
    savesCards: true,
    lists: true,
  };
  private readonly log = new Logger(PaystackProvider.name);
  private readonly client: PaystackClient;

  constructor(
    private readonly config: PaystackConfig,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {
    super();
    this.live = config.secretKey.startsWith('sk_live_');
    this.client = new PaystackClient(config.baseUrl, config.secretKey);
  }

  async initialize(charge: NewCharge, deadline: number): Promise<OpenedCharge> {
    if (charge.amount > BigInt(Number.MAX_SAFE_INTEGER)) throw new ProviderRefused('The amount is too large.');
    const data = await this.client.postOnce(
      '/transaction/initialize',
      {
        email: charge.email,
        amount: Number(charge.amount),
        currency: charge.currency,
        reference: charge.reference,
        callback_url: charge.callbackUrl,
        ...(charge.method && { channels: channels[charge.method] }),
        metadata: { cancel_action: charge.cancelUrl, description: charge.description },
      },
      deadline,
    );
    // From here on the provider has the charge: whatever is wrong with the answer, it is lost and not refused.
    let opened: ReturnType<typeof readOpened>;
    try {
      opened = readOpened(data);
    } catch (error) {
      throw new AnswerLost((error as Error).message);
    }
    if (opened.reference !== charge.reference) throw new AnswerLost('It answered with another reference.');
    if (!isCheckout(opened.authorization_url))
      throw new AnswerLost('It would send the payer to a place we do not know.');
    return { redirectUrl: opened.authorization_url, providerRef: opened.access_code };
  }

  async chargeCard({ reference, amount, currency, authorization }: CardCharge): Promise<ChargeReport> {
    if (amount > BigInt(Number.MAX_SAFE_INTEGER)) throw new ProviderRefused('The amount is too large.');
    const data = await this.client.postOnce('/transaction/charge_authorization', {
      email: authorization.email,
      amount: Number(amount),
      currency,
      authorization_code: authorization.code,
      reference,
    });
    // From here on the card may have been charged: what cannot be read is asked for.
    let report: ChargeReport;
    try {
      report = readCharge(data);
    } catch (error) {
      throw new AnswerLost((error as Error).message);
    }
    if (report.reference !== reference) throw new AnswerLost('It answered about another charge.');
    return report;
  }

  async fetch(reference: string): Promise<ChargeReport | undefined> {
    const data = await this.client.get(`/transaction/verify/${encodeURIComponent(reference)}`);
    if (data === undefined) return undefined;
    const report = readCharge(data);
    if (report.reference !== reference) throw new ProviderAway('It answered about another charge.');
    return report;
  }

  async parseWebhook(body: Buffer, headers: Record<string, unknown>): Promise<ParsedWebhook | undefined> {
    const given = headers['x-paystack-signature'];
    if (typeof given !== 'string' || !/^[0-9a-f]{128}$/i.test(given)) return undefined;
    const signature = Buffer.from(given, 'hex');
    const keys = await this.signingKeys();
    if (!keys.some((key) => timingSafeEqual(createHmac('sha512', key).update(body).digest(), signature)))
      return undefined;
    const dedupeKey = `${this.name}:${createHash('sha256').update(body).digest('hex')}`;
    const event = readEvent(parsed(body));
    if (!event) return { dedupeKey, kind: 'unknown', name: 'unreadable' };
    const { name, reference } = event;
    return { dedupeKey, kind: kindOf(name), name, reference };
  }

  async refund({ reference, amount, currency, note }: Parameters<PaymentProvider['refund']>[0]): Promise<RefundReport> {
    const body = { transaction: reference, amount: Number(amount), currency, merchant_note: note };
    return readRefund(await this.client.post('/refund', body));
  }

  async fetchRefund(providerRef: string): Promise<RefundReport | undefined> {
    const data = await this.client.get(`/refund/${encodeURIComponent(providerRef)}`);
    return data === undefined ? undefined : readRefund(data);
  }

  async refundsOf(reference: string, since: Date): Promise<RefundReport[]> {
    // What comes meanwhile is listed first: it moves others to the next page, and none away.
    const found = new Map<string, RefundReport>();
    for (let page = 1; page <= mostPages; page += 1) {
      const query = `from=${since.toISOString()}&perPage=${perPage}&page=${page}`;
      const answer = await this.client.getPage(`/refund?${query}`);
      for (const report of answer ? readRefundsOf(reference, answer.data) : []) found.set(report.providerRef, report);
      if (!answer || !hasPageAfter(page, answer.meta)) return [...found.values()];
    }
    throw new ProviderAway(`It lists more than ${mostPages * perPage} refunds.`);
  }

  async listCharges(from: Date, until: Date, page: number): Promise<{ reports: ChargeReport[]; hasMore: boolean }> {
    // Their end is included.
    const to = new Date(until.getTime() - 1);
    // Charges are asked for by another name than refunds.
    const query = `from=${from.toISOString()}&to=${to.toISOString()}&per_page=${perPage}&page=${page}`;
    const answer = await this.client.getPage(`/transaction?${query}`);
    if (!answer) return { reports: [], hasMore: false };
    return { reports: readCharges(answer.data), hasMore: hasPageAfter(page, answer.meta) };
  }

  /** The key in force, and for a while after a rotation the one before it. */
  private async signingKeys(): Promise<string[]> {
    const { secretKey, previousSecretKey } = this.config;
    if (!previousSecretKey) return [secretKey];
    const since = await this.keySince(secretKey);
    return this.clock.now().getTime() < since + overlapMs ? [secretKey, previousSecretKey] : [secretKey];
  }

  /** When this installation first saw its key, by a digest of it. */
  private async keySince(key: string): Promise<number> {
    const digest = createHash('sha256').update(`paystack-key:${key}`).digest('hex');
    const known = await this.settings.get<{ digest: string; since: number }>(keySince);
    if (known?.digest === digest) return known.since;
    const since = this.clock.now().getTime();
    await this.settings.set(keySince, { digest, since });
    this.log.warn('The secret key is new: events signed with the one before it are taken for 72 hours.');
    return since;
  }
}

function isCheckout(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username } = new URL(address);
  return protocol === 'https:' && port === '' && username === '' && checkoutHosts.has(hostname);
}

function kindOf(name: string): ParsedWebhook['kind'] {
  if (name.startsWith('charge.dispute.')) return 'dispute';
  if (name.startsWith('charge.')) return 'charge';
  return name.startsWith('refund.') ? 'refund' : 'unknown';
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
