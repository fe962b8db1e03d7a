import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { invalidField } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { PricesPublished } from '../billing.events';
import { PlanCurrency } from '../plans/plan.enums';
import { Price } from '../plans/price.entity';

export interface NewPrice {
  planId: string;
  currency: PlanCurrency;
  /** Minor units. */
  charged: bigint;
  /** Minor units; what it costs without the offer, never less than what is charged. */
  list: bigint;
}

/** Readers go on meanwhile; a second publication waits for the number of the first. */
const lock = { name: 'billing-lock-prices', text: 'lock table billing.prices in share row exclusive mode' };
const newest = { name: 'billing-newest-price', text: 'select max(version) as version from billing.prices' };
const knownPlans = { name: 'billing-known-plans', text: 'select id from billing.plans where id = any($1)' };
const dearest = 10n ** 15n;

/** A super admin gives plans new prices, from a date on. What they cost before stays in the book. */
@Injectable()
export class PublishPrices {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly events: Events,
  ) {}

  /** Answers the number of the version. Throws `invalid_input`, naming the field. */
  async execute(viewer: Viewer, prices: NewPrice[], validFrom = this.clock.now()): Promise<number> {
    await this.check(prices, validFrom);
    return this.database.transaction(async () => {
      await this.database.run(lock);
      const known = await this.database.queryOne<{ version: number }>(newest);
      const version = (known?.version ?? 0) + 1;
      await this.database.manager.insert(
        Price,
        prices.map(({ planId, currency, charged, list }) => ({
          planId,
          currency,
          version,
          charged: String(charged),
          list: String(list),
          validFrom,
          publishedAt: this.clock.now(),
        })),
      );
      await this.events.publish(new PricesPublished(version, validFrom.toISOString()));
      await this.audit.record(viewer, 'prices.published', `price-version:${version}`, {
        validFrom: validFrom.toISOString(),
        prices: prices.map((price) => ({ ...price, charged: String(price.charged), list: String(price.list) })),
      });
      return version;
    });
  }

  /** Throws `invalid_input`, naming the field. */
  async check(prices: NewPrice[], validFrom: Date): Promise<void> {
    if (prices.length === 0) throw invalidField('prices', 'Give at least one price');
    // What has been charged stays true: a version begins now or later, never before.
    if (!(validFrom > this.clock.in(-60_000))) throw invalidField('validFrom', 'A price cannot begin in the past');
    const plans = await this.database.query<{ id: string }>(knownPlans, [prices.map(({ planId }) => planId)]);
    const seen = new Set<string>();
    for (const [n, { planId, currency, charged, list }] of prices.entries()) {
      if (!plans.some(({ id }) => id === planId))
        throw invalidField(`prices[${n}].planId`, `There is no plan ${planId}`);
      if (!Object.values(PlanCurrency).includes(currency))
        throw invalidField(`prices[${n}].currency`, `Plans are not sold in ${currency}`);
      if (seen.size === seen.add(`${planId} ${currency}`).size)
        throw invalidField(`prices[${n}]`, 'The same plan and currency stand there twice');
      // A plan that costs nothing is waived, which keeps its price.
      if (charged <= 0n || charged > dearest)
        throw invalidField(
          `prices[${n}].charged`,
          `The price of ${planId} is not above 0 and below 10,000,000,000,000`,
        );
      if (list < charged || list > dearest)
        throw invalidField(
          `prices[${n}].list`,
          `The price of ${planId} without the offer is below the one charged, or too high`,
        );
    }
  }
}
