import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { minute } from '../../../platform/clock/durations';
import { Database } from '../../../platform/database/database';
import type { RefundState } from '../payments/payment.enums';
import { PaymentProvider, ProviderAway, ProviderRefused, type RefundReport } from '../providers/payment-provider';
import { CardUpdate } from './card-update.entity';
import { FlagCardUpdate } from './flag-card-update';

/** Longer than the provider is waited for: whoever has not come to an end by then never will. */
const claimMs = 2 * minute;

const claim = {
  name: 'card-updates-claim-refund',
  text: `update billing.card_updates set refund_claimed_at = $2, next_check_at = $3
    where reference = $1 and refund_state in ('queued', 'pending')
      and (refund_claimed_at is null or refund_claimed_at < $4)`,
};
const note = {
  name: 'card-updates-note-refund',
  text: `update billing.card_updates set refund_claimed_at = null, refund_state = $3, refund_ref = coalesce($4, refund_ref),
    next_check_at = $5 where reference = $1 and refund_claimed_at = $2`,
};

interface Outcome {
  state: RefundState;
  providerRef?: string;
  next: Date | null;
}

/**
 * Gives back what the check of a card has taken. One does so at a time, who claims it before and notes its end after: no
 * connection waits for the provider. What the provider gives back already is looked for first: it goes back once.
 */
@Injectable()
export class GiveBackCardCheck {
  private readonly log = new Logger(GiveBackCardCheck.name);

  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly flag: FlagCardUpdate,
    private readonly provider: PaymentProvider,
  ) {}

  async execute(reference: string): Promise<void> {
    const now = this.clock.now();
    const [until, stale] = [claimMs, -claimMs].map((ms) => new Date(now.getTime() + ms));
    if ((await this.database.run(claim, [reference, now, until, stale])) === 0) return;
    const update = await this.database.manager.findOneByOrFail(CardUpdate, { reference });
    const { state, providerRef, next } = await this.outcomeOf(update);
    await this.database.transaction(async () => {
      const noted = await this.database.run(note, [reference, now, state, providerRef ?? null, next]);
      const isStuck = state === 'failed' || state === 'needs_attention';
      if (noted > 0 && isStuck) await this.flag.execute(update, 'refund_failed');
    });
  }

  private async outcomeOf(update: CardUpdate): Promise<Outcome> {
    const before = update.refundState as RefundState;
    try {
      const report = await this.report(update);
      // What goes back must be what was taken: else somebody looks at it.
      const state = report && report.amount !== takenBy(update) ? 'needs_attention' : (report?.state ?? before);
      const isOpen = state === 'pending' || state === 'queued';
      return { state, providerRef: report?.providerRef, next: isOpen ? this.clock.in(10 * minute) : null };
    } catch (error) {
      const isAway = error instanceof ProviderAway;
      if (!isAway && !(error instanceof ProviderRefused)) throw error;
      this.log.warn(`The charge of ${update.reference} was not given back: ${error.message}`);
      return isAway ? { state: before, next: this.clock.in(minute) } : { state: 'needs_attention', next: null };
    }
  }

  private async report(update: CardUpdate): Promise<RefundReport | undefined> {
    const { reference, refundRef, createdAt } = update;
    if (refundRef) return this.provider.fetchRefund(refundRef);
    const amount = takenBy(update);
    const currency = update.paidCurrency ?? update.currency;
    const there = await this.provider.refundsOf(reference, createdAt);
    const same = there.find((report) => report.amount === amount);
    return same ?? this.provider.refund({ reference, amount, currency, note: 'A card was checked' });
  }
}

const takenBy = ({ paidAmount, amount }: CardUpdate) => BigInt(paidAmount ?? amount);
