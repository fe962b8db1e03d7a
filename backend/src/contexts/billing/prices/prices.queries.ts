import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { day } from '../../../platform/clock/durations';
import { Database } from '../../../platform/database/database';
import type { MembershipTier } from '../../membership';
import type { BillingInterval, PlanCurrency } from '../plans/plan.enums';

/** A plan with the price at which it is sold, in minor units. */
export interface PlanPrice {
  planId: string;
  name: string;
  tier: MembershipTier;
  interval: BillingInterval;
  /** Free to join, although it has a price. */
  waived: boolean;
  isActive: boolean;
  currency: PlanCurrency;
  version: number;
  charged: bigint;
  list: bigint;
}

/** The terms: a new price applies from the next period, when it was announced that long before. */
export const noticeOfPrices = 30 * day;

/** What a price at a renewal depends on. */
export interface Renewed {
  planId: string;
  nextPlanId: string | null;
  currency: PlanCurrency;
  /** Of what has been paid last. */
  priceVersion: number;
}

export interface TaxInForce {
  rule: string;
  version: number;
  /** Hundredths of a percent. */
  basisPoints: number;
}

const columns = `p.id as "planId", p.name, p.tier, p.interval, p.waived, p.is_active as "isActive",
  b.currency, b.version, b.charged, b.list from billing.plans p join billing.prices b on b.plan_id = p.id`;
const inForce = {
  name: 'billing-price-in-force',
  text: `select ${columns} where p.id = $1 and b.currency = $2 and b.valid_from <= $3
    order by b.valid_from desc, b.version desc limit 1`,
};
/** The version $4 is the one that has been paid. */
const atRenewal = {
  name: 'billing-price-at-renewal',
  text: `select ${columns} where p.id = $1 and b.currency = $2 and b.valid_from <= $3
      and (b.published_at <= $5 or b.version = $4)
    order by b.valid_from desc, b.version desc limit 1`,
};
const ofVersion = {
  name: 'billing-price-of-version',
  text: `select ${columns} where p.id = $1 and b.currency = $2 and b.version = $3`,
};
const tax = {
  name: 'billing-tax-in-force',
  text: `select name as rule, version, basis_points as "basisPoints" from billing.tax_rules
    where currency = $1 and valid_from <= $2 order by valid_from desc, version desc limit 1`,
};

@Injectable()
export class PricesQueries {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  /** What a plan costs now, or will by what the book says today. */
  async inForce(planId: string, currency: PlanCurrency, at = this.clock.now()): Promise<PlanPrice | undefined> {
    return toPrice(await this.database.queryOne<PriceRow>(inForce, [planId, currency, at]));
  }

  /**
   * What the period after the running one costs: of its own plan by what has been published for as long as the terms promise, or
   * was paid already; of a plan that was chosen for then, by the book.
   */
  async atRenewal(renewed: Renewed, at: Date): Promise<PlanPrice | undefined> {
    const { planId, nextPlanId, currency, priceVersion } = renewed;
    if (nextPlanId && nextPlanId !== planId) return this.inForce(nextPlanId, currency, at);
    const announced = new Date(at.getTime() - noticeOfPrices);
    const values = [planId, currency, at, priceVersion, announced];
    return toPrice(await this.database.queryOne<PriceRow>(atRenewal, values));
  }

  /** What a plan cost by an earlier version of the book, or will by a later one. */
  async ofVersion(planId: string, currency: PlanCurrency, version: number): Promise<PlanPrice | undefined> {
    return toPrice(await this.database.queryOne<PriceRow>(ofVersion, [planId, currency, version]));
  }

  async taxInForce(currency: PlanCurrency, at = this.clock.now()): Promise<TaxInForce> {
    const rule = await this.database.queryOne<TaxInForce>(tax, [currency, at]);
    if (!rule) throw new Error(`There is no tax rule for ${currency}`);
    return rule;
  }
}

type PriceRow = Omit<PlanPrice, 'charged' | 'list'> & { charged: string; list: string };

const toPrice = (row: PriceRow | undefined): PlanPrice | undefined =>
  row && { ...row, charged: BigInt(row.charged), list: BigInt(row.list) };
