import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/audit/audit';
import { ChangeSubscription } from './change-subscription';
import { EndSubscription } from './end-subscription';
import { LifecycleMails } from './lifecycle/lifecycle-mails';

/** A decision maker ends the subscription with what is paid; where that is over already, at once. */
@Injectable()
export class CancelSubscription {
  constructor(
    private readonly change: ChangeSubscription,
    private readonly end: EndSubscription,
    private readonly mails: LifecycleMails,
  ) {}

  /** Throws `no_subscription`. */
  async execute(actor: Actor, organizationId: string): Promise<void> {
    await this.change.execute(actor, organizationId, async (subscription, now) => {
      if (subscription.cancelAtPeriodEnd) return undefined;
      if (subscription.periodEnd <= now) {
        await this.end.execute(actor, subscription, 'cancelled', now);
        return undefined;
      }
      subscription.cancel(now);
      await this.mails.cancelled(subscription);
      return 'cancelled';
    });
  }
}
