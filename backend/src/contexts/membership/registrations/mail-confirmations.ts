import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config';
import { Mail } from '../../../platform/mail/mail';
import { organizationConfirmationMail } from '../membership.mails';
import { RegistrationsQueries } from './registrations.queries';

const named = 3;
const list = new Intl.ListFormat('en');

/**
 * Who has just set their first password is told of the other organizations that were registered with their address: the
 * links of those welcome mails have ended with it. One mail, however many there are; they are confirmed on the home page.
 */
@Injectable()
export class MailConfirmations {
  constructor(
    private readonly config: Config,
    private readonly mail: Mail,
    private readonly registrations: RegistrationsQueries,
  ) {}

  async execute(userId: string, firstName: string, email: string): Promise<void> {
    const names = (await this.registrations.unconfirmed(userId)).map(({ name }) => name);
    if (names.length === 0) return;
    const others = names.length - named;
    await this.mail.queue(organizationConfirmationMail, {
      to: { name: firstName, address: email },
      values: {
        firstName,
        organizationName: names[0] as string,
        organizationNames: list.format([...names.slice(0, named), ...(others > 0 ? [`${others} more`] : [])]),
        several: names.length > 1,
        link: `${this.config.appUrl}/`,
      },
      about: `user:${userId}`,
    });
  }
}
