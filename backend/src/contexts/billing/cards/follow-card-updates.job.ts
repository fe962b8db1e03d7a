import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { minute } from '../../../platform/clock/durations';
import { Database } from '../../../platform/database/database';
import { Jobs } from '../../../platform/jobs/jobs';
import { nextCheck } from '../payments/watch';
import { PaymentProvider } from '../providers/payment-provider';
import { SettleCardUpdate } from './settle-card-update';

/** Claimed for this round: a second process, or a crash in the middle, leaves them to the next one. */
const due = {
  name: 'card-updates-due',
  text: `select reference, created_at as "createdAt", refund_state is not null as paid from billing.card_updates
    where next_check_at <= $1 and provider = $2 order by next_check_at limit 100 for update skip locked`,
};
const claim = {
  name: 'card-updates-claim',
  text: 'update billing.card_updates set next_check_at = $2 where reference = $1',
};

/** Follows new cards that nobody has come back with, and the small charges that are to be given back. */
@Injectable()
export class FollowCardUpdatesJob implements OnModuleInit {
  private readonly log = new Logger(FollowCardUpdatesJob.name);

  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly provider: PaymentProvider,
    private readonly settle: SettleCardUpdate,
  ) {}

  onModuleInit(): void {
    this.jobs.every('* * * * *', 'follow-card-updates', () => this.execute());
  }

  async execute(now = this.clock.now()): Promise<void> {
    for (const reference of await this.claimed(now))
      await this.settle.execute(reference).catch((error) => this.log.warn((error as Error).message));
  }

  private async claimed(now: Date): Promise<string[]> {
    return this.database.transaction(async () => {
      const rows = await this.database.query<{ reference: string; createdAt: string; paid: boolean }>(due, [
        now,
        this.provider.name,
      ]);
      for (const { reference, createdAt, paid } of rows)
        await this.database.run(claim, [
          reference,
          paid ? this.clock.in(10 * minute) : nextCheck(new Date(createdAt), now),
        ]);
      return rows.map(({ reference }) => reference);
    });
  }
}
