import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { ProviderAway } from '../providers/payment-provider';
import { PaymentStatus } from './payment.enums';
import type { PaymentStateDto } from './payments.dto';
import { PaymentsQueries } from './payments.queries';
import { SettlePayment } from './settle-payment';

/** A page that waits asks often; the provider is asked no more than this. */
const askEveryMs = 2_000;

const mayAsk = {
  name: 'payment-attempts-may-ask',
  text: `update billing.payment_attempts set checked_at = $2
    where reference = $1 and (checked_at is null or checked_at < $3) and state not in ('refused', 'duplicate')`,
};

/** What the page knows that the provider led back to: the settled state, asked for where it is not known yet. */
@Injectable()
export class FollowPayment {
  private readonly log = new Logger(FollowPayment.name);

  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly queries: PaymentsQueries,
    private readonly settle: SettlePayment,
  ) {}

  /** Throws `not_found` for a payment that is not of an organization which the viewer leads. */
  async execute(viewer: Viewer, reference: string): Promise<PaymentStateDto> {
    const { state, isSettled } = await this.queries.stateFor(viewer, reference);
    // Paid by another attempt, this one may have been paid as well.
    if (isSettled || state.paidTwice || state.status === PaymentStatus.Refunded) return state;
    const now = this.clock.now().getTime();
    const values = [reference, new Date(now), new Date(now - askEveryMs)];
    if ((await this.database.run(mayAsk, values)) === 0) return state;
    try {
      await this.settle.execute(reference, 'return');
    } catch (error) {
      // It is settled later, by the webhook or by reconciliation.
      if (!(error instanceof ProviderAway)) throw error;
      this.log.warn(`Payment ${reference} could not be asked about: ${error.message}`);
    }
    return (await this.queries.stateFor(viewer, reference)).state;
  }
}
