import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { greeted } from '../../../platform/mail/greeting';
import { Mail } from '../../../platform/mail/mail';
import { SingleUseTokens } from '../../../platform/tokens/single-use-tokens';
import { worksUntil } from '../../../platform/tokens/token-purpose';
import { activation, organizationConfirmation } from '../accounts/mailed-links';
import type { MetPerson } from '../accounts/meet-person';
import type { MembershipTier } from '../organizations/organization.enums';
import { WelcomeWording } from '../welcome/welcome-wording';

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
    private readonly tokens: SingleUseTokens,
    private readonly wording: WelcomeWording,
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
    const { mail, values } = await this.wording.of(tier, {
      firstName,
      organizationName,
      memberId,
      link: `${this.config.appUrl}/${page}?token=${token}`,
      hasAccount: person.isVerified,
      worksUntil: worksUntil(purpose, this.clock.now()),
    });
    const message = { to: { name: firstName, address: email }, values, about: aboutRegistration(memberId) };
    return (await this.mail.queue(mail, message)) !== undefined;
  }

  /** Ends the links that a person was mailed for an organization. */
  async end(userId: string, organizationId: string): Promise<void> {
    await this.tokens.void(userId, [activation, organizationConfirmation], { organizationId });
  }
}
