import { Injectable } from '@nestjs/common';
import { ReactsTo } from '../../../platform/events/domain-event';
import { OrganizationClosed } from '../../membership';
import { CancelSubscription } from '../subscriptions/cancel-subscription';
import { CurrentSubscription } from '../subscriptions/current-subscription';

@Injectable()
@ReactsTo(OrganizationClosed, 'billing.cancel-closed')
export class WhenOrganizationClosed {
  constructor(
    private readonly cancel: CancelSubscription,
    private readonly subscriptions: CurrentSubscription,
  ) {}

  /** What is paid for is not renewed: nobody is there to use it. */
  async handle({ organizationId }: OrganizationClosed): Promise<void> {
    if (await this.subscriptions.of(organizationId)) await this.cancel.execute('system', organizationId);
  }
}
