import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { greeted } from '../../../platform/mail/greeting';
import { Mail } from '../../../platform/mail/mail';
import { MailOutcomes } from '../../../platform/mail/mail-outcomes';
import { SingleUseTokens } from '../../../platform/tokens/single-use-tokens';
import { worksUntil } from '../../../platform/tokens/token-purpose';
import { activation, organizationConfirmation } from '../accounts/mailed-links';
import type { MetPerson } from '../accounts/meet-person';
import { MembershipTier } from '../organizations/organization.enums';
import { WelcomeWording } from '../welcome/welcome-wording';
import { RegistrationEmail } from './registration.enums';
import { triedBefore } from './tried-before';

export interface Welcomed {
  memberId: string;
  organizationId: string;
  organizationName: string;
  contactName: string;
  email: string;
  tier: MembershipTier;
}

interface Begun {
  trialDays: number | null;
  awaitsReview: boolean;
  beginsFree: boolean;
}

/** How welcome mail of a registration is found again. */
export const aboutRegistration = (memberId: string) => `registration:${memberId}`;

const keepState = {
  name: 'registrations-keep-email-state',
  text: `update membership.membership_registrations set email_state = $2::membership.registration_email
    where id = $1 and email_state <> $2::membership.registration_email`,
};

/**
 * How many days a trial takes that may have begun when trials were longer or shorter than now, whether it has to wait, and whether it
 * begins free, whatever was chosen.
 */
const begun = {
  name: 'welcome-begun',
  text: `select case when trial_ends_at > created_at then
      round(extract(epoch from trial_ends_at - created_at) / 86400)::int end as "trialDays", awaits_review as "awaitsReview",
      ${triedBefore('$2', '$1')} as "beginsFree"
    from membership.organizations where id = $1`,
};

/**
 * Mails the one link that makes an organization its owner's: it sets their password or, should they have an account,
 * asks whether the organization is theirs. Links that were mailed for it before end.
 */
@Injectable()
export class MailWelcome implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly mail: Mail,
    private readonly outcomes: MailOutcomes,
    private readonly tokens: SingleUseTokens,
    private readonly wording: WelcomeWording,
  ) {}

  onModuleInit(): void {
    this.outcomes.follow('registration', (memberId) => this.keepOutcome(memberId));
  }

  /** Answers the message; nothing when the address has had enough of them for now. */
  async execute(registration: Welcomed, person: MetPerson): Promise<string | undefined> {
    const { memberId, organizationId, organizationName, contactName, email, tier } = registration;
    await this.end(person.id, organizationId);
    const [purpose, page] = person.isVerified
      ? [organizationConfirmation, 'confirm-organization']
      : [activation, 'activate'];
    const token = await this.tokens.issue(purpose, person.id, { organizationId });
    const firstName = greeted(person.isVerified ? person.firstName : contactName);
    const organization = await this.database.queryOne<Begun>(begun, [organizationId, person.id]);
    const facts = {
      firstName,
      organizationName,
      memberId,
      link: `${this.config.appUrl}/${page}?token=${token}`,
      hasAccount: person.isVerified,
      worksUntil: worksUntil(purpose, this.clock.now()),
      awaitsReview: organization?.awaitsReview ?? false,
    };
    const welcomed = organization?.beginsFree ? MembershipTier.Free : tier;
    const { mail, values } = await this.wording.of(welcomed, facts, organization?.trialDays ?? undefined);
    const message = { to: { name: firstName, address: email }, values, about: aboutRegistration(memberId) };
    const messageId = await this.mail.queue(mail, message);
    await this.keep(memberId, messageId ? RegistrationEmail.Queued : RegistrationEmail.Withheld);
    return messageId;
  }

  /** Of the newest one, since one that was sent again may come to its end before the other. */
  async keepOutcome(memberId: string): Promise<void> {
    const state = await this.mail.stateOf(aboutRegistration(memberId));
    if (state) await this.keep(memberId, state as RegistrationEmail);
  }

  private async keep(memberId: string, state: RegistrationEmail): Promise<void> {
    await this.database.run(keepState, [memberId, state]);
  }

  /** Ends the links that a person was mailed for an organization. */
  async end(userId: string, organizationId: string): Promise<void> {
    await this.tokens.void(userId, [activation, organizationConfirmation], { organizationId });
  }
}
