import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { worksUntil } from '../../../platform/tokens/token-purpose';
import { activation } from '../accounts/mailed-links';
import type { MembershipTier } from '../organizations/organization.enums';
import { WelcomeWording } from './welcome-wording';

/** Welcome mails as they would be written today, to somebody who is made up: their link leads nowhere. */
@Injectable()
export class WelcomeSamples {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly wording: WelcomeWording,
  ) {}

  async of(tier: MembershipTier, firstName = 'Alex', organizationName = 'TechFlow Solutions') {
    return this.wording.of(tier, {
      firstName,
      organizationName,
      memberId: 'GIA-123456',
      link: `${this.config.appUrl}/activate?token=example`,
      hasAccount: false,
      worksUntil: worksUntil(activation, this.clock.now()),
    });
  }
}
