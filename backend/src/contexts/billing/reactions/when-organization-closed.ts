import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { ReactsTo } from '../../../platform/events/domain-event';
import { OrganizationClosed } from '../../membership';
import { CardKeeper } from '../cards/card-keeper';
import { CancelSubscription } from '../subscriptions/cancel-subscription';
import { CurrentSubscription } from '../subscriptions/current-subscription';

const forgetContact = {
  name: 'billing-contacts-forget',
  text: 'delete from billing.billing_contacts where organization_id = $1',
};

@Injectable()
@ReactsTo(OrganizationClosed, 'billing.cancel-closed')
export class WhenOrganizationClosed {
  constructor(
    private readonly cancel: CancelSubscription,
    private readonly cards: CardKeeper,
    private readonly database: Database,
    private readonly subscriptions: CurrentSubscription,
  ) {}

  /**
   * What is paid for is not renewed: nobody is there to use it. The billing contact hears of it last; nobody is there to remove them, or
   * the card.
   */
  async handle({ organizationId }: OrganizationClosed): Promise<void> {
    if (await this.subscriptions.of(organizationId)) await this.cancel.execute('system', organizationId);
    await this.cards.remove('system', organizationId);
    await this.database.run(forgetContact, [organizationId]);
  }
}
