import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { Mail } from '../../../platform/mail/mail';
import { SingleUseTokens } from '../../../platform/tokens/single-use-tokens';
import { worksUntil } from '../../../platform/tokens/token-purpose';
import { greeted } from '../accounts/greeting';
import { organizationConfirmation } from '../accounts/mailed-links';
import { aboutRegistration } from './mail-welcome';

interface Unconfirmed {
  organizationId: string;
  organizationName: string;
  memberId: string;
  contactName: string;
  email: string;
}

const unconfirmed = {
  name: 'registration-unconfirmed',
  text: `select r.organization_id as "organizationId", r.organization_name as "organizationName", r.id as "memberId",
      r.contact_name as "contactName", u.email
    from membership.user_organizations m
    join membership.membership_registrations r on r.organization_id = m.organization_id
    join membership.users u on u.id = m.user_id
    where m.user_id = $1 and not m.is_active and r.created_at > now() - interval '30 days'
    order by r.created_at desc limit 5`,
};

/**
 * Who has just set their first password is asked about the other organizations that were registered with their
 * address: the links of those welcome mails have ended with it.
 */
@Injectable()
export class MailConfirmations {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly mail: Mail,
    private readonly tokens: SingleUseTokens,
  ) {}

  async execute(userId: string, firstName: string): Promise<void> {
    const rows = await this.database.query<Unconfirmed>(unconfirmed, [userId]);
    for (const { organizationId, organizationName, memberId, contactName, email } of rows) {
      const token = await this.tokens.issue(organizationConfirmation, userId, { organizationId });
      await this.mail.queue({
        template: 'organization-confirmation',
        to: { name: greeted(contactName), address: email },
        values: {
          firstName,
          organizationName,
          link: `${this.config.appUrl}/confirm-organization?token=${token}`,
          worksUntil: worksUntil(organizationConfirmation),
        },
        about: aboutRegistration(memberId),
      });
    }
  }
}
