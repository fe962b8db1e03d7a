import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { invalidField } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { greeted } from '../../../platform/mail/greeting';
import { Mail } from '../../../platform/mail/mail';
import { SingleUseTokens } from '../../../platform/tokens/single-use-tokens';
import { worksUntil } from '../../../platform/tokens/token-purpose';
import { addressTakenMail, newAddressMail, oldAddressMail } from '../account.mails';
import { newAddress, oldAddress } from '../accounts/mailed-links';
import { MeetPerson } from '../accounts/meet-person';
import { canonicalEmail } from '../accounts/user.entity';
import { OpenEmailChange } from './open-email-change';

const own = {
  name: 'email-change-own-address',
  text: 'select email, first_name as "firstName" from membership.users where id = $1',
};
const taken = { name: 'email-change-taken', text: 'select from membership.users where email = $1' };
const insert = {
  name: 'email-change-insert',
  text: `insert into membership.email_changes (user_id, email, asked_at, expires_at) values ($1, $2, $3, $4) returning id`,
};

/**
 * Asks both inboxes whether an account is to have another address. Whether the address has an account already is told to its
 * inbox alone: whoever asks is answered the same.
 */
@Injectable()
export class AskEmailChange {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly mail: Mail,
    private readonly open: OpenEmailChange,
    private readonly people: MeetPerson,
    private readonly tokens: SingleUseTokens,
  ) {}

  /** Takes the place of one that is open. Throws `invalid_input` for the address that they have. */
  async execute({ id }: Viewer, wanted: string): Promise<void> {
    const email = canonicalEmail(wanted);
    await this.database.transaction(async () => {
      await this.people.lock(id);
      const person = await this.database.one<{ email: string; firstName: string }>(own, [id]);
      if (person.email === email) throw invalidField('email', 'This is your address already');
      await this.open.end(id);
      const now = this.clock.now();
      const until = worksUntil(newAddress, now);
      const { id: changeId } = await this.database.one<{ id: string }>(insert, [id, email, now, until]);
      const links = {
        old: this.linkOf('old', await this.tokens.issue(oldAddress, id, { changeId })),
        new: this.linkOf('new', await this.tokens.issue(newAddress, id, { changeId })),
      };
      const firstName = greeted(person.firstName);
      const about = `user:${id}`;
      await this.mail.queue(oldAddressMail, {
        to: { name: firstName, address: person.email },
        values: { firstName, newEmail: email, link: links.old, worksUntil: until },
        about,
      });
      const to = { name: firstName, address: email };
      if (await this.database.queryOne(taken, [email]))
        await this.mail.queue(addressTakenMail, {
          to: { ...to, name: '' },
          values: { link: `${this.config.appUrl}/login` },
          about,
        });
      else
        await this.mail.queue(newAddressMail, {
          to,
          values: { firstName, link: links.new, worksUntil: until },
          about,
        });
      await this.audit.record({ kind: 'member', id }, 'email.change-asked', `person:${id}`);
    });
  }

  private linkOf(inbox: 'old' | 'new', token: string): string {
    return `${this.config.appUrl}/confirm-email?inbox=${inbox}&token=${token}`;
  }
}
