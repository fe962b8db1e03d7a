import { Injectable } from '@nestjs/common';
import type { DeclaredMail } from '../../../platform/mail/define-mail';
import { freeWelcome, trialWelcomes, type Welcome } from '../membership.mails';
import { MembershipTier } from '../organizations/organization.enums';
import { PlanOffers } from '../registrations/plan-offers';

/** Which mail welcomes to a tier, and what it says of plan and trial today. */
@Injectable()
export class WelcomeWording {
  constructor(private readonly offers: PlanOffers) {}

  /** `trial` is how many days a trial that has begun takes in all; without it, it is as long as one that begins now. */
  async of(
    tier: MembershipTier,
    facts: Omit<Welcome, 'plan'>,
    trial?: number,
  ): Promise<{ mail: DeclaredMail<Welcome>; values: Welcome }> {
    const values = { ...facts, plan: await this.offers.planForTier(tier) };
    if (tier === MembershipTier.Free) return { mail: freeWelcome, values };
    const trialDays = trial ?? (await this.offers.trialDays());
    const { name: freePlanName } = await this.offers.planForTier(MembershipTier.Free);
    return { mail: trialWelcomes[tier], values: { ...values, trialDays, freePlanName } as Welcome };
  }
}
