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

/** What a price at a renewal depends on: a subscription. */
export interface Renewed {
  id: string;
  planId: string;
  nextPlanId: string | null;
  currency: PlanCurrency;
  /** Of what has been paid last. */
  priceVersion: number;
  /** Of the next plan, as it was chosen. */
  nextPriceVersion: number | null;
}

/** The plan that a subscription goes on with, and the price of it that its people have agreed to. */
export const goingOn = ({ planId, nextPlanId, priceVersion, nextPriceVersion }: Renewed) =>
  nextPlanId && nextPlanId !== planId
    ? { planId: nextPlanId, version: nextPriceVersion }
    : { planId, version: priceVersion };

/** Marks that the people of a subscription were told of a price. */
export const toldOf = (planId: string, version: number): string => `price-${planId}-${version}`;

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
/** The version $4 is the one that was agreed to; of the others the people of the subscription $5 were told by $6. */
const atRenewal = {
  name: 'billing-price-at-renewal',
  text: `select ${columns} where p.id = $1 and b.currency = $2 and b.valid_from <= $3
      and (b.version = $4 or exists (select from billing.lifecycle_steps s
        where s.subject_id = $5 and s.step = 'price-' || b.plan_id || '-' || b.version and s.done_at <= $6))
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
   * What the period after the running one costs: what was paid already, or of a plan that was chosen for then what it cost as it
   * was chosen, until a newer price was told to its people for as long as the terms promise.
   */
  async atRenewal(renewed: Renewed, at: Date): Promise<PlanPrice | undefined> {
    const { id, currency } = renewed;
    const { planId, version } = goingOn(renewed);
    // Chosen by a release that did not keep it.
    if (version === null) return this.inForce(planId, currency, at);
    const told = new Date(at.getTime() - noticeOfPrices);
    const values = [planId, currency, at, version, id, told];
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
