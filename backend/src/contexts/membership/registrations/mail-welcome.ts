import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { greeted } from '../../../platform/mail/greeting';
import { Mail } from '../../../platform/mail/mail';
import { SingleUseTokens } from '../../../platform/tokens/single-use-tokens';
import { worksUntil } from '../../../platform/tokens/token-purpose';
import { activation, organizationConfirmation } from '../accounts/mailed-links';
import type { MetPerson } from '../accounts/meet-person';
import { freeWelcome, trialWelcomes } from '../membership.mails';
import { MembershipTier } from '../organizations/organization.enums';
import { PlanOffers } from './plan-offers';

export interface Welcomed {
  memberId: string;
  organizationId: string;
  organizationName: string;
  contactName: string;
  email: string;
  tier: MembershipTier;
}

/** How mail about a registration is found again. */
export const aboutRegistration = (memberId: string) => `registration:${memberId}`;

/**
 * Mails the one link that makes an organization its owner's: it sets their password or, should they have an account,
 * asks whether the organization is theirs. Links that were mailed for it before end.
 */
@Injectable()
export class MailWelcome {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly mail: Mail,
    private readonly offers: PlanOffers,
    private readonly tokens: SingleUseTokens,
  ) {}

  /** Answers whether the mail was queued: not when the address has had enough of them for now. */
  async execute(registration: Welcomed, person: MetPerson): Promise<boolean> {
    const { memberId, organizationId, organizationName, contactName, email, tier } = registration;
    await this.end(person.id, organizationId);
    const [purpose, page] = person.isVerified
      ? [organizationConfirmation, 'confirm-organization']
      : [activation, 'activate'];
    const token = await this.tokens.issue(purpose, person.id, { organizationId });
    const firstName = greeted(person.isVerified ? person.firstName : contactName);
    const message = {
      to: { name: firstName, address: email },
      values: {
        firstName,
        organizationName,
        memberId,
        link: `${this.config.appUrl}/${page}?token=${token}`,
        hasAccount: person.isVerified,
        worksUntil: worksUntil(purpose, this.clock.now()),
        plan: await this.offers.planForTier(tier),
      },
      about: aboutRegistration(memberId),
    };
    if (tier === MembershipTier.Free) return (await this.mail.queue(freeWelcome, message)) !== undefined;
    const trialDays = await this.offers.trialDays();
    const { name: freePlanName } = await this.offers.planForTier(MembershipTier.Free);
    const values = { ...message.values, trialDays, freePlanName };
    return (await this.mail.queue(trialWelcomes[tier], { ...message, values })) !== undefined;
  }

  /** Ends the links that a person was mailed for an organization. */
  async end(userId: string, organizationId: string): Promise<void> {
    await this.tokens.void(userId, [activation, organizationConfirmation], { organizationId });
  }
}
