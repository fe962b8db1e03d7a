import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Jobs } from '../../../platform/jobs/jobs';
import { PaymentProvider, ProviderAway, ProviderRefused, type RefundReport } from '../providers/payment-provider';
import { CompleteRefund } from './complete-refund';
import { PaymentAttempt } from './payment-attempt.entity';
import { Refund } from './refund.entity';
import { refundJob } from './refund-jobs';

const askAgainMs = 10 * 60_000;

const note = {
  name: 'refunds-note',
  text: `update billing.refunds set state = $2, provider_ref = coalesce($3, provider_ref), last_error = $4, next_check_at = $5
    where id = $1`,
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

/**
 * Tells the provider of a refund and follows it to its end. The row stays locked meanwhile, and what the provider has
 * already is looked for first: money goes back once, also when an answer was lost.
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
    await this.database.transaction(async () => {
      const refund = await this.database.manager.findOne(Refund, {
        where: { id },
        lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
      });
      if (!refund || refund.state === 'processed' || refund.state === 'failed') return;
      await this.advance(refund);
    });
  }

  private async advance(refund: Refund): Promise<void> {
    const later = this.clock.in(askAgainMs);
    try {
      const report = await this.report(refund);
      if (!report) await this.note(refund, refund.state, refund.providerRef, null, later);
      else if (report.state === 'processed') {
        await this.note(refund, 'processed', report.providerRef, null, null);
        await this.complete.execute(refund);
      } else if (report.state === 'failed') await this.fail(refund, 'The provider could not give it back.', report);
      else await this.note(refund, report.state, report.providerRef, null, later);
    } catch (error) {
      if (error instanceof ProviderRefused) await this.fail(refund, error.message);
      else if (error instanceof ProviderAway)
        await this.note(refund, refund.state, refund.providerRef, error.message, this.clock.in(60_000));
      else throw error;
    }
  }

  private async report(refund: Refund): Promise<RefundReport | undefined> {
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
    return same ?? this.provider.refund({ reference, amount, currency, note: reason });
  }

  private async fail(refund: Refund, why: string, report?: RefundReport): Promise<void> {
    await this.note(refund, 'failed', report?.providerRef ?? null, why, null);
    await this.complete.failed(refund, why);
  }

  private async note(
    refund: Refund,
    state: string,
    providerRef: string | null,
    error: string | null,
    next: Date | null,
  ) {
    await this.database.run(note, [refund.id, state, providerRef, error?.slice(0, 1000) ?? null, next]);
  }
}
