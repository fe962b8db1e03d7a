import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Jobs } from '../../../platform/jobs/jobs';
import { PaymentProvider, ProviderAway } from '../providers/payment-provider';
import { SettlePayment } from './settle-payment';
import { nextCheck } from './watch';

/** Far below what a provider allows in a minute. */
const mostInARound = 300;
const atOnce = 4;

/** Claimed for this round: a second process, or a crash in the middle, leaves them to the next one. */
const due = {
  name: 'payment-attempts-due',
  text: `select reference, created_at as "createdAt" from billing.payment_attempts
    where next_check_at <= $1 and provider = $2 order by next_check_at limit ${mostInARound} for update skip locked`,
};
const claim = {
  name: 'payment-attempts-claim',
  text: 'update billing.payment_attempts set next_check_at = $2 where reference = $1',
};

/** Asks about every attempt that has not come to its end: what the webhook should have said, and did not. */
@Injectable()
export class ReconcilePaymentsJob implements OnModuleInit {
  private readonly log = new Logger(ReconcilePaymentsJob.name);

  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly provider: PaymentProvider,
    private readonly settle: SettlePayment,
  ) {}

  onModuleInit(): void {
    this.jobs.every('* * * * *', 'reconcile-payments', () => this.execute());
  }

  async execute(now = this.clock.now()): Promise<void> {
    const attempts = await this.claimed(now);
    const settleNext = async (): Promise<void> => {
      for (let next = attempts.shift(); next; next = attempts.shift()) await this.ask(next);
    };
    await Promise.all(Array.from({ length: atOnce }, settleNext));
  }

  private async claimed(now: Date): Promise<string[]> {
    return this.database.transaction(async () => {
      const rows = await this.database.query<{ reference: string; createdAt: string }>(due, [now, this.provider.name]);
      for (const { reference, createdAt } of rows)
        await this.database.run(claim, [reference, nextCheck(new Date(createdAt), now)]);
      return rows.map(({ reference }) => reference);
    });
  }

  private async ask(reference: string): Promise<void> {
    try {
      await this.settle.execute(reference, 'reconciliation');
    } catch (error) {
      if (!(error instanceof ProviderAway)) this.log.error(error);
      else this.log.warn(`Payment ${reference} could not be asked about: ${error.message}`);
    }
  }
}
