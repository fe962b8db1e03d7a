import { Injectable } from '@nestjs/common';
import { BillingApi } from '../../billing';
import { MembershipTier } from '../../membership';
import type { TemplateName } from './catalogue';

const templateOf: Record<MembershipTier, TemplateName> = {
  [MembershipTier.Free]: 'welcome-free',
  [MembershipTier.InnovatorsSolutionProviders]: 'welcome-innovators',
  [MembershipTier.EcosystemEnablers]: 'welcome-enablers',
  [MembershipTier.EnterpriseAlliancePartners]: 'welcome-enterprise',
};

/** A registration knows its tier; what that costs and brings is looked up when its welcome is written. */
@Injectable()
export class WelcomeMail {
  constructor(private readonly billing: BillingApi) {}

  async complete(
    values: Record<string, unknown>,
  ): Promise<{ template: TemplateName; values: Record<string, unknown> }> {
    const tier = values.tier as MembershipTier;
    const plan = await this.billing.planForTier(tier);
    const trialDays = await this.billing.trialDays();
    return { template: templateOf[tier], values: { ...values, plan, trialDays } };
  }
}
