import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { dayInWords } from '../../../platform/clock/day-in-words';
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
/** Who pays for them is told as soon as their subscriptions are looked at. */
const lookAgain = {
  name: 'subscriptions-look-at-prices',
  text: `update billing.subscriptions set next_look_at = null where status = 'active' and (plan_id = any($1) or next_plan_id = any($1))`,
};
/** What begins last of what is to come, of the plans $1 in the currencies $2, pair by pair, after the time $3. */
const toCome = {
  name: 'billing-prices-to-come',
  text: `select max(b.valid_from) as last from billing.prices b
      join unnest($1::text[], $2::text[]) as asked (plan_id, currency)
        on b.plan_id = asked.plan_id and b.currency::text = asked.currency
    where b.valid_from > $3`,
};
const dearest = 10n ** 15n;

/** A super admin gives plans new prices, from a date on. What they cost before stays in the book, and who has them is told. */
@Injectable()
export class PublishPrices {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly events: Events,
  ) {}

  /** Answers the number of the version. Throws `invalid_input`, naming each wrong field. */
  async execute(viewer: Viewer, prices: NewPrice[], reason: string, asked = this.clock.now()): Promise<number> {
    return this.database.transaction(async () => {
      await this.database.run(lock);
      await this.check(prices, asked);
      // Whoever waited for the one before comes after it.
      const validFrom = new Date(Math.max(asked.getTime(), this.clock.now().getTime()));
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
      await this.database.run(lookAgain, [prices.map(({ planId }) => planId)]);
      await this.events.publish(new PricesPublished(version, validFrom.toISOString()));
      await this.audit.record(viewer, 'prices.published', `price-version:${version}`, {
        reason,
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
    const pairs = [prices.map(({ planId }) => planId), prices.map(({ currency }) => currency)];
    const { last } = await this.database.one<{ last: string | null }>(toCome, [...pairs, this.clock.now()]);
    // What has been charged stays true: a version begins now or later, never before.
    if (!(validFrom > this.clock.in(-60_000)))
      wrong.push({ field: 'validFrom', message: 'A price cannot begin in the past' });
    // Whoever was told of one that is to come counts on it: another one takes its place, or follows.
    else if (last && validFrom < new Date(last))
      wrong.push({
        field: 'validFrom',
        message: `Another price begins on ${dayInWords(last)}: choose the same time or a later one`,
      });
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
