import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { minute } from '../../../platform/clock/durations';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { invalidField, notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { greeted } from '../../../platform/mail/greeting';
import { Mail } from '../../../platform/mail/mail';
import { deletionAfter } from '../account-deletion/ask-deletion';
import { BeginDeletion } from '../account-deletion/begin-deletion';
import { canonicalEmail } from '../accounts/user.entity';
import { accountErasureMail } from '../desk.mails';
import { erasureUnderway } from '../membership.errors';
import type { ErasePersonDto } from './people.dto';

/** So long the mail about it has to go out, which is erased as well. */
const soon = 10 * minute;
const list = new Intl.ListFormat('en');
const find = {
  name: 'desk-address-of',
  text: 'select email from membership.users where id = $1 and erased_at is null',
};
/** Nobody takes back what is about to be done. */
const keepOut = {
  name: 'desk-keep-out',
  text: `update membership.users set suspended_at = $2, suspended_until = null, suspension_reason = $3 where id = $1`,
};

/** Erases a person's account as they would themselves: in thirty days or, where it must be, at the next run of the job that does it. */
@Injectable()
export class ErasePerson {
  constructor(
    private readonly begin: BeginDeletion,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly mail: Mail,
  ) {}

  /**
   * Answers from when on. Throws `not_found`, `invalid_input` for a confirmation that is not their address, `owns_organizations`, and
   * `erasure_underway` where it is done by then anyway.
   */
  async execute(viewer: Viewer, id: string, { confirmation, isAtOnce, reason }: ErasePersonDto): Promise<Date> {
    const known = await this.database.queryOne<{ email: string }>(find, [id]);
    if (!known) throw notFound('person');
    if (canonicalEmail(confirmation) !== known.email)
      throw invalidField('confirmation', 'Type the e-mail address as it is shown');
    const dueAt = this.clock.in(isAtOnce ? soon : deletionAfter);
    await this.database.transaction(async () => {
      const person = await this.begin.execute(viewer, id, dueAt, reason);
      if (!person) throw erasureUnderway();
      if (isAtOnce) await this.database.run(keepOut, [id, this.clock.now(), reason]);
      const firstName = greeted(person.firstName);
      await this.mail.queue(accountErasureMail, {
        to: { personId: id, name: firstName, address: person.email },
        values: {
          firstName,
          reason,
          dueAt,
          ends: list.format(person.ends),
          link: isAtOnce ? undefined : `${this.config.appUrl}/profile/account`,
        },
        about: `user:${id}`,
      });
    });
    return dueAt;
  }
}
