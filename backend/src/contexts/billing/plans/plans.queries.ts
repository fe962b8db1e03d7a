import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { Settings } from '../../../platform/database/settings';
import type { PlanDto, PriceBookDto } from './plans.dto';

const plans = {
  name: 'billing-plans',
  text: `select p.id, p.name, p.tier as "tierType", p.description, p.interval as "billingInterval", p.seats, p.features,
      p.emphasis_text as "emphasisText", p.popular, p.popular_at_registration as "popularAtRegistration", p.waived,
      json_object_agg(b.currency, json_build_object('charged', b.charged::text, 'list', b.list::text)) as prices
    from billing.plans p join (
      select distinct on (plan_id, currency) plan_id, currency, charged, list from billing.prices
      where valid_from <= $1 order by plan_id, currency, version desc
    ) b on b.plan_id = p.id
    where p.is_active group by p.id order by p.sort_order`,
};

@Injectable()
export class PlansQueries {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly config: Config,
  ) {}

  async priceBook(): Promise<PriceBookDto> {
    const [trialDays, moneyBackDays, listed] = await Promise.all([
      this.trialDays(),
      this.moneyBackDays(),
      this.plans(),
    ]);
    return { trialDays, moneyBackDays, helpAddress: this.config.helpAddress, plans: listed };
  }

  async plans(): Promise<PlanDto[]> {
    return this.database.query<PlanDto>(plans, [this.clock.now()]);
  }

  async trialDays(): Promise<number> {
    return this.settings.demand('trialDays');
  }

  async moneyBackDays(): Promise<number> {
    return this.settings.demand('moneyBackDays');
  }
}
