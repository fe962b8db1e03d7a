import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { greeted } from '../../../platform/mail/greeting';
import { Mail } from '../../../platform/mail/mail';
import { Sessions } from '../../../platform/sessions/sessions';
import { SingleUseTokens, tokenInvalid } from '../../../platform/tokens/single-use-tokens';
import { emailChangedMail } from '../account.mails';
import { activation, organizationConfirmation, passwordReset } from '../accounts/mailed-links';
import { MeetPerson } from '../accounts/meet-person';
import { EmailChangeState, EmailInbox } from './email-change.enums';
import { type FoundEmailChange, OpenEmailChange } from './open-email-change';

const agree = {
  name: 'email-change-agree',
  text: `update membership.email_changes
    set old_agreed_at = case when $2 = 'old' then coalesce(old_agreed_at, $3) else old_agreed_at end,
      new_agreed_at = case when $2 = 'new' then coalesce(new_agreed_at, $3) else new_agreed_at end
    where user_id = $1 returning old_agreed_at is not null and new_agreed_at is not null as both`,
};
const change = {
  name: 'email-change-make',
  text: 'update membership.users set email = $2, email_verified_at = $3, updated_at = $3 where id = $1',
};

const remember = {
  name: 'email-change-remember',
  text: `insert into membership.former_addresses (user_id, email, left_at) values ($1, $2, $3)
    on conflict (user_id, email) do update set left_at = excluded.left_at`,
};

/** What the owner of an inbox says to another address: it is taken once both have agreed, and given up as soon as one refuses. */
@Injectable()
export class AnswerEmailChange {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly mail: Mail,
    private readonly open: OpenEmailChange,
    private readonly people: MeetPerson,
    private readonly sessions: Sessions,
    private readonly tokens: SingleUseTokens,
  ) {}

  /** Throws `token_invalid`, also where somebody has made an account with the address meanwhile. */
  async agree(inbox: EmailInbox, token: string, viewer?: Viewer): Promise<EmailChangeState> {
    return this.database.transaction(async () => {
      const found = await this.locked(inbox, token);
      const { userId } = found;
      const { both } = await this.database.one<{ both: boolean }>(agree, [userId, inbox, this.clock.now()]);
      const known = inbox === EmailInbox.Old ? found.oldAgreed : found.newAgreed;
      if (!known) await this.record(userId, 'email.change-agreed', inbox);
      if (!both) return EmailChangeState.Waiting;
      await this.make(found);
      await this.sessions.endOthers(userId, viewer?.id === userId ? viewer.sessionId : '');
      return EmailChangeState.Changed;
    });
  }

  /** Throws `token_invalid`. */
  async refuse(inbox: EmailInbox, token: string): Promise<void> {
    await this.database.transaction(async () => {
      const { userId } = await this.locked(inbox, token);
      await this.open.end(userId);
      await this.record(userId, 'email.change-refused', inbox);
    });
  }

  /** Who answers from both inboxes at once is put in a line. */
  private async locked(inbox: EmailInbox, token: string): Promise<FoundEmailChange> {
    const { userId } = await this.open.ofLink(inbox, token);
    await this.people.lock(userId);
    return this.open.ofLink(inbox, token);
  }

  /** Whatever else was mailed to the former address works no more. */
  private async make({ userId, email, oldEmail, firstName: name }: FoundEmailChange): Promise<void> {
    await this.open.end(userId);
    await this.tokens.void(userId, [activation, passwordReset, organizationConfirmation]);
    await this.database.run(remember, [userId, oldEmail, this.clock.now()]);
    // Of two accounts that want the address at once one gets it; the other learns no more than that its link has ended.
    this.database.runLast(change, [userId, email, this.clock.now()], (error) =>
      (error as { code?: string }).code === '23505' ? tokenInvalid() : error,
    );
    await this.audit.record({ kind: 'member', id: userId }, 'email.changed', `person:${userId}`);
    const firstName = greeted(name);
    await this.mail.queueEach(
      emailChangedMail,
      [oldEmail, email].map((address) => ({
        to: { personId: address === email ? userId : undefined, name: firstName, address },
        values: { firstName, newEmail: email },
        about: `user:${userId}`,
      })),
    );
  }

  private async record(id: string, action: string, inbox: EmailInbox): Promise<void> {
    await this.audit.record({ kind: 'member', id }, action, `person:${id}`, { inbox });
  }
}
