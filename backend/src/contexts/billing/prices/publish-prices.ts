import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Events } from '../../../platform/events/events';
import { type FieldProblem, refuseWrong } from '../../../platform/http/domain-error';
import { mostNamed } from '../../../platform/http/validation';
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

  /** Answers the number of the version. Throws `invalid_input`, naming each wrong field. */
  async execute(viewer: Viewer, prices: NewPrice[], validFrom = this.clock.now()): Promise<number> {
    await this.check(prices, validFrom);
    return this.database.transaction(async () => {
      await this.database.run(lock);
      const known = await this.database.queryOne<{ version: number }>(newest);
      const version = (known?.version ?? 0) + 1;
      for (const { planId, currency, charged, list } of prices)
        await this.database.insert(Price, {
          planId,
          currency,
          version,
          charged: String(charged),
          list: String(list),
          validFrom,
          publishedAt: this.clock.now(),
        });
      await this.events.publish(new PricesPublished(version, validFrom.toISOString()));
      await this.audit.record(viewer, 'prices.published', `price-version:${version}`, {
        validFrom: validFrom.toISOString(),
        prices: prices.map((price) => ({ ...price, charged: String(price.charged), list: String(price.list) })),
      });
      return version;
    });
  }

  /** Throws `invalid_input`, naming each wrong field. */
  async check(prices: NewPrice[], validFrom: Date): Promise<void> {
    const wrong: FieldProblem[] = [];
    if (prices.length === 0) wrong.push({ field: 'prices', message: 'Give at least one price' });
    // What has been charged stays true: a version begins now or later, never before.
    if (!(validFrom > this.clock.in(-60_000)))
      wrong.push({ field: 'validFrom', message: 'A price cannot begin in the past' });
    const plans = await this.database.query<{ id: string }>(knownPlans, [prices.map(({ planId }) => planId)]);
    const ids = new Set(plans.map(({ id }) => id));
    const seen = new Set<string>();
    for (const [n, price] of prices.entries()) {
      const of = `${price.planId} ${price.currency}`;
      const isTwice = seen.has(of);
      seen.add(of);
      for (const { field, message } of wrongInPrice(price, ids, isTwice))
        wrong.push({ field: field ? `prices[${n}].${field}` : `prices[${n}]`, message });
    }
    refuseWrong(wrong.slice(0, mostNamed));
  }
}

/** What is wrong of one price, by its field; without one, of the whole. */
function wrongInPrice(
  { planId, currency, charged, list }: NewPrice,
  plans: ReadonlySet<string>,
  isTwice: boolean,
): FieldProblem[] {
  const checks: [wrong: boolean, field: string, message: string][] = [
    [!plans.has(planId), 'planId', `There is no plan ${planId}`],
    [!Object.values(PlanCurrency).includes(currency), 'currency', `Plans are not sold in ${currency}`],
    [isTwice, '', 'The same plan and currency stand there twice'],
    // A plan that costs nothing is waived, which keeps its price.
    [
      charged <= 0n || charged > dearest,
      'charged',
      `The price of ${planId} is not above 0 and below 10,000,000,000,000`,
    ],
    [
      list < charged || list > dearest,
      'list',
      `The price of ${planId} without the offer is below the one charged, or too high`,
    ],
  ];
  return checks.filter(([wrong]) => wrong).map(([, field, message]) => ({ field, message }));
}
