import { Injectable } from '@nestjs/common';
import { moneyInWords } from '../../platform/money/money-in-words';
import { type MembershipTier, type PlanInWords, PlanOffers, type PriceInWords } from '../membership';
import { BillingInterval, PlanCurrency } from './plans/plan.enums';
import { PlansQueries } from './plans/plans.queries';

/** What other contexts may ask of billing, and what membership says of money in its mails. */
@Injectable()
export class BillingApi extends PlanOffers {
  constructor(private readonly plans: PlansQueries) {
    super();
  }

  async trialDays(): Promise<number> {
    return this.plans.trialDays();
  }

  async planForTier(tier: MembershipTier): Promise<PlanInWords> {
    const ofTier = (await this.plans.plans()).filter((plan) => plan.tierType === tier);
    const yearly = ofTier.find((plan) => plan.billingInterval === BillingInterval.Yearly);
    const monthly = ofTier.find((plan) => plan.billingInterval === BillingInterval.Monthly);
    if (!yearly || !monthly) throw new Error(`The price book has no plans for ${tier}`);
    const { name, seats, features, waived } = yearly;
    const inWords = ({ charged, list }: { charged: string; list: string }): PriceInWords => ({
      charged: moneyInWords(charged, PlanCurrency.Usd),
      list: list === charged ? null : moneyInWords(list, PlanCurrency.Usd),
    });
    return { name, seats, features, waived, yearly: inWords(yearly.prices.USD), monthly: inWords(monthly.prices.USD) };
  }
}
