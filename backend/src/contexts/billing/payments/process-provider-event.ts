import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Jobs } from '../../../platform/jobs/jobs';
import { isCardUpdate, SettleCardUpdate } from '../cards/settle-card-update';
import { FlagPayment } from './flag-payment';
import { Payment } from './payment.entity';
import type { ProviderEventState } from './payment.enums';
import { PaymentAttempt } from './payment-attempt.entity';
import { ProcessRefund } from './process-refund';
import { ProviderEvent } from './provider-event.entity';
import { providerEventJob } from './receive-webhook';
import { SettlePayment } from './settle-payment';

const end = {
  name: 'provider-events-end',
  text: `update billing.provider_events set state = $2, processed_at = $3, last_error = null, attempts = attempts + 1
    where id = $1 and state in ('received', 'failed')`,
};
const fail = {
  name: 'provider-events-fail',
  text: `update billing.provider_events set state = 'failed', last_error = $2, attempts = attempts + 1
    where id = $1 and state in ('received', 'failed')`,
};
const left = {
  name: 'provider-events-left',
  text: `select id from billing.provider_events where state in ('received', 'failed') and attempts < 20
    and received_at < $1 order by received_at limit 100`,
};
/** An event whose job has not come by then lost it with its process. */
const lostAfterMs = 2 * 60_000;

/** Does what follows from an event in the inbox, once; also what a job was lost for. */
@Injectable()
export class ProcessProviderEvent implements OnModuleInit {
  private readonly log = new Logger(ProcessProviderEvent.name);

  constructor(
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly cards: SettleCardUpdate,
    private readonly database: Database,
    private readonly flag: FlagPayment,
    private readonly jobs: Jobs,
    private readonly refunds: ProcessRefund,
    private readonly settle: SettlePayment,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(providerEventJob, (payload) => this.execute((payload as { id: string }).id));
    this.jobs.every('* * * * *', 'take-up-provider-events', () => this.takeUp());
  }

  async takeUp(now = this.clock.now()): Promise<void> {
    const events = await this.database.query<{ id: string }>(left, [new Date(now.getTime() - lostAfterMs)]);
    for (const { id } of events) await this.execute(id).catch((error) => this.log.warn((error as Error).message));
  }

  /** Throws what kept it from being processed, which is noted; the job comes again. */
  async execute(id: string): Promise<void> {
    const event = await this.database.manager.findOneBy(ProviderEvent, { id });
    if (!event || (event.state !== 'received' && event.state !== 'failed')) return;
    try {
      const state = await this.process(event);
      await this.database.transaction(async () => {
        const done = await this.database.run(end, [id, state, this.clock.now()]);
        if (done > 0 && state === 'review') await this.report(event);
      });
    } catch (error) {
      await this.database.run(fail, [id, (error as Error).message.slice(0, 1000)]);
      throw error;
    }
  }

  private async process({ kind, reference }: ProviderEvent): Promise<ProviderEventState> {
    switch (kind) {
      case 'charge':
        return this.charge(reference);
      case 'dispute':
        return this.dispute(reference);
      case 'refund':
        if (reference && isCardUpdate(reference)) return this.cardUpdate(reference);
        return reference && (await this.refunds.ofReference(reference)) > 0 ? 'processed' : 'review';
      case 'unknown':
        return 'ignored';
    }
  }

  private async charge(reference: string | null): Promise<ProviderEventState> {
    if (reference && isCardUpdate(reference)) return this.cardUpdate(reference);
    const settlement = reference ? await this.settle.execute(reference, 'webhook') : 'unknown';
    return settlement === 'unknown' || settlement === 'review' ? 'review' : 'processed';
  }

  private async cardUpdate(reference: string): Promise<ProviderEventState> {
    return (await this.cards.execute(reference)) ? 'processed' : 'review';
  }

  /** What the provider makes of it is for a person to follow. */
  private async dispute(reference: string | null): Promise<ProviderEventState> {
    const { manager } = this.database;
    const attempt = reference ? await manager.findOneBy(PaymentAttempt, { reference }) : null;
    const payment = attempt && (await manager.findOneBy(Payment, { id: attempt.paymentId }));
    if (payment && attempt) await this.flag.execute(payment, 'disputed', attempt.reference);
    return 'review';
  }

  private async report({ id, name, reference }: ProviderEvent): Promise<void> {
    await this.audit.record('system', 'provider-event.flagged', `provider-event:${id}`, { event: name, reference });
  }
}
