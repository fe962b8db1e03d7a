import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database';
import { goingOn, noticeOfPrices, toldOf } from '../../prices/prices.queries';
import type { Subscription } from '../subscription.entity';
import { SubscriptionStatus } from '../subscription.enums';
import { LifecycleMails } from './lifecycle-mails';
import { LifecycleSteps } from './lifecycle-steps';

/** The newest in the book, with what people know: of the versions that they agreed to, $3, or were told of, by $4, the newest. */
const newest = {
  name: 'prices-newest-of-plan',
  text: `select b.version, b.charged::text as charged, b.valid_from as "validFrom",
      (select k.charged::text from billing.prices k where k.plan_id = b.plan_id and k.currency = b.currency
        and (k.version = $3 or exists (select from billing.lifecycle_steps s
          where s.subject_id = $4 and s.step = 'price-' || k.plan_id || '-' || k.version))
        order by k.version desc limit 1) as known
    from billing.prices b where b.plan_id = $1 and b.currency = $2 order by b.version desc limit 1`,
};

interface Published {
  version: number;
  charged: string;
  validFrom: string;
  known: string | null;
}

/**
 * Tells who pays for a subscription of a new price of its plan, as soon as the book has it and once: no renewal takes
 * a price that its people were not told of 30 days before, as the terms promise.
 */
@Injectable()
export class AnnouncePrice {
  constructor(
    private readonly database: Database,
    private readonly mails: LifecycleMails,
    private readonly steps: LifecycleSteps,
  ) {}

  /** Joins the surrounding transaction. Of a subscription that ends or waits to be paid there is nothing to tell. */
  async execute(subscription: Subscription, now: Date): Promise<void> {
    const { id, currency, periodEnd } = subscription;
    if (!goesOn(subscription) || periodEnd <= now) return;
    const { planId, version } = goingOn(subscription);
    if (version === null) return;
    const price = await this.database.queryOne<Published>(newest, [planId, currency, version, id]);
    if (!price || price.version <= version || price.charged === price.known) return;
    const validFrom = new Date(price.validFrom);
    if (await this.steps.mark(id, toldOf(planId, price.version), validFrom, now)) {
      const appliesFrom = new Date(Math.max(validFrom.getTime(), now.getTime() + noticeOfPrices));
      await this.mails.priceAnnounced(subscription, BigInt(price.charged), appliesFrom);
    }
  }
}

/** When what is paid is over. */
const goesOn = ({ status, cancelAtPeriodEnd }: Subscription): boolean =>
  status === SubscriptionStatus.Active && !cancelAtPeriodEnd;
