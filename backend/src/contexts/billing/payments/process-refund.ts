import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { minute } from '../../../platform/clock/durations';
import { Database } from '../../../platform/database/database';
import { Jobs } from '../../../platform/jobs/jobs';
import { PaymentProvider, ProviderAway, ProviderRefused, type RefundReport } from '../providers/payment-provider';
import { CompleteRefund, type RefundConcern } from './complete-refund';
import type { RefundState } from './payment.enums';
import { PaymentAttempt } from './payment-attempt.entity';
import { Refund } from './refund.entity';
import { refundJob } from './refund-jobs';

/** Longer than the provider is waited for: whoever has not come to an end by then never will. */
const claimedFor = 2 * minute;
const askAgain = 10 * minute;

const lockCharge = {
  name: 'refunds-lock-charge',
  text: `select pg_advisory_xact_lock(hashtextextended('billing-refunds:' || reference, 0)) from billing.refunds where id = $1`,
};
const claim = {
  name: 'refunds-claim',
  text: `update billing.refunds r set claimed_until = $2
    where id = $1 and state not in ('processed', 'failed')
      and not exists (select from billing.refunds o where o.reference = r.reference and o.claimed_until > $3)`,
};
/** Of a process that was stopped for longer than its claim, somebody else has taken the place. */
const stillOurs = {
  name: 'refunds-still-ours',
  text: 'select from billing.refunds where id = $1 and claimed_until = $2 for update',
};
const note = {
  name: 'refunds-note',
  text: `update billing.refunds set claimed_until = null, state = $2, provider_ref = coalesce($3, provider_ref),
    last_error = $4, next_check_at = $5 where id = $1`,
};
const openOf = {
  name: 'refunds-open-of',
  text: `select id from billing.refunds where reference = $1`,
};
const due = {
  name: 'refunds-due',
  text: `select id from billing.refunds where next_check_at <= $1 order by next_check_at limit 100`,
};
const linked = {
  name: 'refunds-linked',
  text: 'select provider_ref as "providerRef" from billing.refunds where reference = $1 and provider_ref is not null',
};

interface Outcome {
  state: RefundState;
  providerRef?: string | null;
  /** What went wrong. */
  error?: string;
  next: Date | null;
  /** Why somebody has to look at it, although it may go back yet. */
  concern?: RefundConcern;
}

/**
 * Tells the provider of a refund and follows it to its end. One does so at a time for a charge, who claims it before and
 * records what came of it after: no connection waits for the provider. What the provider has already is looked for first:
 * money goes back once, also when an answer was lost, or the process that waited for it.
 */
@Injectable()
export class ProcessRefund implements OnModuleInit {
  private readonly log = new Logger(ProcessRefund.name);

  constructor(
    private readonly clock: Clock,
    private readonly complete: CompleteRefund,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly provider: PaymentProvider,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(refundJob, (payload) => this.execute((payload as { id: string }).id));
    this.jobs.every('* * * * *', 'follow-refunds', () => this.follow());
  }

  async follow(now = this.clock.now()): Promise<void> {
    for (const { id } of await this.database.query<{ id: string }>(due, [now]))
      await this.execute(id).catch((error) => this.log.warn((error as Error).message));
  }

  /** Those of one charge; answers how many there are. */
  async ofReference(reference: string): Promise<number> {
    const refunds = await this.database.query<{ id: string }>(openOf, [reference]);
    for (const { id } of refunds) await this.execute(id);
    return refunds.length;
  }

  async execute(id: string): Promise<void> {
    const claimedUntil = this.clock.in(claimedFor);
    if (!(await this.claim(id, claimedUntil))) return;
    const refund = await this.database.manager.findOneByOrFail(Refund, { id });
    await this.record(refund, claimedUntil, await this.outcomeOf(refund, claimedUntil));
  }

  /** Nothing when it has ended, or while somebody speaks with the provider of this refund or another one of its charge. */
  private async claim(id: string, until: Date): Promise<boolean> {
    return this.database.transaction(async () => {
      await this.database.run(lockCharge, [id]);
      return (await this.database.run(claim, [id, until, this.clock.now()])) > 0;
    });
  }

  private async record(refund: Refund, claimedUntil: Date, outcome: Outcome): Promise<void> {
    const { state, providerRef = null, error, next } = outcome;
    await this.database.transaction(async () => {
      if ((await this.database.run(stillOurs, [refund.id, claimedUntil])) === 0) return;
      await this.database.run(note, [refund.id, state, providerRef, error?.slice(0, 1000) ?? null, next]);
      if (state === 'processed') await this.complete.execute(refund);
      if (state === 'failed') await this.complete.failed(refund, error ?? '');
      if (outcome.concern) await this.complete.concerns(refund, outcome.concern);
    });
  }

  private async outcomeOf(refund: Refund, claimedUntil: Date): Promise<Outcome> {
    try {
      const report = await this.report(refund, claimedUntil);
      const { state, providerRef } = report ?? refund;
      if (state === 'failed') return { state, providerRef, error: 'The provider could not give it back.', next: null };
      if (report && report.amount !== BigInt(refund.amount)) {
        const error = `The provider gives back ${report.amount} instead of ${refund.amount}.`;
        return {
          state: 'needs_attention',
          providerRef,
          error,
          next: this.clock.in(askAgain),
          concern: 'refund_differs',
        };
      }
      const concern = report?.state === 'needs_attention' ? 'refund_stuck' : undefined;
      return { state, providerRef, next: state === 'processed' ? null : this.clock.in(askAgain), concern };
    } catch (error) {
      if (error instanceof ProviderRefused) return { state: 'failed', error: error.message, next: null };
      if (error instanceof ProviderAway)
        return { state: refund.state, error: error.message, next: this.clock.in(minute) };
      throw error;
    }
  }

  private async report(refund: Refund, claimedUntil: Date): Promise<RefundReport | undefined> {
    const { providerRef, reference, currency, reason } = refund;
    const amount = BigInt(refund.amount);
    const attempt = await this.database.manager.findOneByOrFail(PaymentAttempt, { reference });
    // Money that came past the provider goes back past it: somebody has done so who recorded the refund.
    if (attempt.provider === 'offline') return { providerRef: `offline-${refund.id}`, state: 'processed', amount };
    if (attempt.provider !== this.provider.name) return undefined;
    if (providerRef) return this.provider.fetchRefund(providerRef);
    const known = await this.database.query<{ providerRef: string }>(linked, [reference]);
    const ours = new Set(known.map((row) => row.providerRef));
    const there = await this.provider.refundsOf(reference, refund.createdAt);
    const same = there.find((report) => report.amount === amount && !ours.has(report.providerRef));
    if (same) return same;
    if (this.clock.now() >= claimedUntil) throw new ProviderAway('It took too long to ask what has gone back already.');
    return this.provider.refund({ reference, amount, currency, note: reason });
  }
}
