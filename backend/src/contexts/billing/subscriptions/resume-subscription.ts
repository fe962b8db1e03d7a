import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/http/viewer';
import { ChangeSubscription } from './change-subscription';

/** A decision maker lets a subscription go on that was to end with what is paid. */
@Injectable()
export class ResumeSubscription {
  constructor(private readonly change: ChangeSubscription) {}

  /** Throws `no_subscription`, also when it is over already. */
  async execute(viewer: Viewer, organizationId: string): Promise<void> {
    await this.change.execute(viewer, organizationId, async (subscription) => {
      if (!subscription.cancelAtPeriodEnd) return undefined;
      subscription.resume();
      return 'resumed';
    });
  }
}
