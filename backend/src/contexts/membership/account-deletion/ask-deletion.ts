import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { day } from '../../../platform/clock/durations';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { invalidField } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { greeted } from '../../../platform/mail/greeting';
import { Mail } from '../../../platform/mail/mail';
import { deletionAskedMail } from '../account.mails';
import { canonicalEmail } from '../accounts/user.entity';
import { BeginDeletion } from './begin-deletion';

/** So long somebody may change their mind. */
export const deletionAfter = 30 * day;

const list = new Intl.ListFormat('en');

/** A person asks for their account to be erased: in thirty days, until which they may keep it and do nothing else. */
@Injectable()
export class AskDeletion {
  constructor(
    private readonly begin: BeginDeletion,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly mail: Mail,
  ) {}

  /** Throws `invalid_input` for a confirmation that is not their address, and `owns_organizations`. Asked twice it counts once. */
  async execute(viewer: Viewer, confirmation: string): Promise<void> {
    if (canonicalEmail(confirmation) !== viewer.email)
      throw invalidField('confirmation', 'Type your e-mail address as it is shown');
    await this.database.transaction(async () => {
      const dueAt = this.clock.in(deletionAfter);
      const person = await this.begin.execute(viewer, viewer.id, dueAt);
      if (!person) return;
      const firstName = greeted(person.firstName);
      await this.mail.queue(deletionAskedMail, {
        to: { personId: viewer.id, name: firstName, address: person.email },
        values: {
          firstName,
          link: `${this.config.appUrl}/profile/account`,
          dueAt,
          ends: list.format(person.ends),
        },
        about: `user:${viewer.id}`,
      });
    });
  }
}
