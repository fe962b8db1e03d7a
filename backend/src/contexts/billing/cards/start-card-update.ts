import { Injectable, Logger } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { cardsNotSaved, noSubscription, paymentRefused, paymentUnavailable } from '../billing.errors';
import { pages } from '../billing.pages';
import { nextCheck } from '../payments/watch';
import { PaymentProvider, ProviderRefused } from '../providers/payment-provider';
import { newReference } from '../reference';
import { CurrentSubscription } from '../subscriptions/current-subscription';
import { CardUpdate } from './card-update.entity';
import type { CardUpdateStartedDto } from './cards.dto';

const patienceMs = 8_000;

const opened = {
  name: 'card-updates-opened',
  text: `update billing.card_updates set state = 'open', redirect_url = $2 where id = $1 and state = 'opening'`,
};
const refused = {
  name: 'card-updates-refused',
  text: `update billing.card_updates set state = 'failed', next_check_at = null where id = $1 and state = 'opening'`,
};

/**
 * A decision maker puts another card in the place of the saved one. Providers learn a card by a charge alone: the least
 * that they take is charged on their page, and given back at once.
 */
@Injectable()
export class StartCardUpdate {
  private readonly log = new Logger(StartCardUpdate.name);

  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly provider: PaymentProvider,
    private readonly subscriptions: CurrentSubscription,
  ) {}

  /** Throws `no_subscription`, `cards_not_saved`, `payment_unavailable` and `payment_refused`. */
  async execute(viewer: Viewer, organizationId: string): Promise<CardUpdateStartedDto> {
    const id = await this.begin(viewer, organizationId);
    const update = await this.database.manager.findOneByOrFail(CardUpdate, { id });
    const { reference, amount, currency, redirectUrl } = update;
    const page = redirectUrl ?? (await this.open(update, viewer));
    return { authorization_url: page, reference, amount, currency };
  }

  private async begin(viewer: Viewer, organizationId: string): Promise<string> {
    const subscription = await this.subscriptions.of(organizationId);
    if (!subscription) throw noSubscription();
    const { minimum, savesCards } = this.provider.capabilities;
    const amount = (minimum as Partial<Record<string, bigint>>)[subscription.currency];
    if (!savesCards || amount === undefined) throw cardsNotSaved();
    return this.database.transaction(async () => {
      const now = this.clock.now();
      const update = await this.database.insert(CardUpdate, {
        organizationId,
        requestedBy: `member:${viewer.id}`,
        reference: newReference('card'),
        provider: this.provider.name,
        amount: String(amount),
        currency: subscription.currency,
        createdAt: now,
        nextCheckAt: nextCheck(now, now),
      });
      await this.audit.record(viewer, 'card.update-begun', `organization:${organizationId}`, {
        reference: update.reference,
      });
      return update.id;
    });
  }

  private async open(update: CardUpdate, viewer: Viewer): Promise<string> {
    const back = `${this.config.appUrl}${pages.billing(update.organizationId)}`;
    try {
      const { redirectUrl } = await this.provider.initialize(
        {
          reference: update.reference,
          amount: BigInt(update.amount),
          currency: update.currency,
          email: viewer.email,
          description: 'A check of your card, given back at once',
          callbackUrl: back,
          cancelUrl: back,
          method: 'card',
        },
        performance.now() + patienceMs,
      );
      await this.database.run(opened, [update.id, redirectUrl]);
      return redirectUrl;
    } catch (error) {
      this.log.warn(`Card update ${update.reference} was not opened: ${(error as Error).message}`);
      if (!(error instanceof ProviderRefused)) throw paymentUnavailable(false);
      await this.database.run(refused, [update.id]);
      throw paymentRefused(false);
    }
  }
}
