import { Injectable } from '@nestjs/common';
import { Config } from '../../../../platform/config/config';
import { Database } from '../../../../platform/database/database';
import { moneyInWords } from '../../../../platform/money/money-in-words';
import { pages } from '../../billing.pages';
import { Plan } from '../../plans/plan.entity';
import type { PlanCurrency } from '../../plans/plan.enums';
import { valueStatement } from '../../subscription.mails';
import { BillingPeople } from '../lifecycle/billing-people';
import type { Subscription } from '../subscription.entity';
import { MakeValueStatement } from './make-value-statement';
import type { UsedEntitlementDto } from './value-statement.dto';

/** Mails what a membership has brought before it renews. */
@Injectable()
export class MailValueStatement {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly make: MakeValueStatement,
    private readonly people: BillingPeople,
  ) {}

  async execute({ organizationId, planId, periodEnd }: Subscription): Promise<void> {
    const { used, outcomes, cheaperPlan } = await this.make.execute(organizationId);
    const plan = await this.database.manager.findOneByOrFail(Plan, { id: planId });
    const inMoney = (amount: string | undefined) =>
      cheaperPlan && amount !== undefined ? moneyInWords(amount, cheaperPlan.currency as PlanCurrency) : null;
    await this.people.writeToOwners(organizationId, valueStatement, {
      planName: plan.name,
      renewsAt: periodEnd,
      used: used.map(inWords),
      hasOutcomes: outcomes.length > 0,
      outcomes: outcomes.map(({ count, name }) => `${count.toLocaleString('en-US')} ${name}`),
      cheaperPlan: cheaperPlan?.plan.name ?? null,
      cheaperPrice: inMoney(cheaperPlan?.price),
      currentPrice: inMoney(cheaperPlan?.currentPrice),
      link: `${this.config.appUrl}${pages.billing(organizationId)}`,
    });
  }
}

/** “1 of 2 challenge submissions”, “no mentor sessions”; without a limit “7 challenge submissions”. */
function inWords({ name, used, allowed }: UsedEntitlementDto): string {
  const count = used === 0 ? 'no' : used.toLocaleString('en-US');
  if (allowed === null) return `${count} ${name}`;
  return `${used.toLocaleString('en-US')} of ${allowed.toLocaleString('en-US')} ${name}`;
}
