import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { AllianceSettings } from '../../../platform/settings/alliance-settings';
import { moneyBackDays, trialDays } from '../billing.settings';
import type { Rule } from '../entitlements/entitlement';
import type { EntitlementFeature } from '../entitlements/entitlement.enums';
import { inWords } from '../entitlements/in-words';
import { BillingInterval } from './plan.enums';
import type { PlanDto, PriceBookDto } from './plans.dto';

const plans = {
  name: 'billing-plans',
  text: `select p.id, p.name, p.tier as "tierType", p.description, p.interval as "billingInterval", p.seats,
      p.emphasis_text as "emphasisText", p.popular, p.popular_at_registration as "popularAtRegistration", p.waived,
      json_object_agg(b.currency, json_build_object('charged', b.charged::text, 'list', b.list::text)) as prices,
      (select coalesce(json_agg(json_build_object('feature', e.feature, 'allowance', e.allowance, 'limit', e.quota,
          'period', e.period) order by e.feature), '[]')
        from (select distinct on (feature) * from billing.entitlement_rules where tier = p.tier
          order by feature, version desc) e
        where e.on_card and e.allowance <> 'off') as card
    from billing.plans p join (
      select distinct on (plan_id, currency) plan_id, currency, charged, list from billing.prices
      where valid_from <= $1 order by plan_id, currency, valid_from desc, version desc
    ) b on b.plan_id = p.id
    where p.is_active group by p.id order by p.sort_order`,
};

type PlanRow = Omit<PlanDto, 'features'> & { card: (Rule & { feature: EntitlementFeature })[] };

/** What a plan costs in a year, in US cents: by this plans are compared. */
export const yearlyPrice = ({ waived, prices, billingInterval }: PlanDto): bigint =>
  waived ? 0n : BigInt(prices.USD.charged) * (billingInterval === BillingInterval.Yearly ? 1n : 12n);

@Injectable()
export class PlansQueries {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly settings: AllianceSettings,
    private readonly config: Config,
  ) {}

  async priceBook(): Promise<PriceBookDto> {
    const [trial, moneyBack, listed] = await Promise.all([this.trialDays(), this.moneyBackDays(), this.plans()]);
    return { trialDays: trial, moneyBackDays: moneyBack, helpAddress: this.config.helpAddress, plans: listed };
  }

  async plans(): Promise<PlanDto[]> {
    const rows = await this.database.query<PlanRow>(plans, [this.clock.now()]);
    return rows.map(({ card, ...plan }) => ({ ...plan, features: card.map((rule) => inWords(rule.feature, rule)) }));
  }

  async trialDays(): Promise<number> {
    return this.settings.days(trialDays);
  }

  async moneyBackDays(): Promise<number> {
    return this.settings.days(moneyBackDays);
  }
}
