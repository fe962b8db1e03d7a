import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { SingleUseTokens, tokenInvalid } from '../../../platform/tokens/single-use-tokens';
import { newAddress, oldAddress } from '../accounts/mailed-links';
import { EmailInbox } from './email-change.enums';

const find = {
  name: 'email-change-find',
  text: `select c.user_id as "userId", c.email, c.expires_at as "expiresAt", u.email as "oldEmail",
      split_part(u.first_name, ' ', 1) as "firstName",
      c.old_agreed_at is not null as "oldAgreed", c.new_agreed_at is not null as "newAgreed"
    from membership.email_changes c join membership.users u on u.id = c.user_id
    where c.user_id = $1 and c.id = $2 and c.expires_at > $3`,
};
const remove = { name: 'email-change-remove', text: 'delete from membership.email_changes where user_id = $1' };

/** A change that waits for its inboxes. */
export interface FoundEmailChange {
  userId: string;
  email: string;
  oldEmail: string;
  firstName: string;
  expiresAt: string;
  oldAgreed: boolean;
  newAgreed: boolean;
}

const purposeOf = { [EmailInbox.Old]: oldAddress, [EmailInbox.New]: newAddress };

/** The one change of address that a person may have open, and its links, which end with it. */
@Injectable()
export class OpenEmailChange {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly tokens: SingleUseTokens,
  ) {}

  /** What a link is about, without using it up: who agreed may refuse yet. Throws `token_invalid`. */
  async ofLink(inbox: EmailInbox, token: string): Promise<FoundEmailChange> {
    const { subject, data } = await this.tokens.peek<{ changeId: string }>(purposeOf[inbox], token);
    const found = await this.database.queryOne<FoundEmailChange>(find, [subject, data.changeId, this.clock.now()]);
    if (!found) throw tokenInvalid();
    return found;
  }

  /** Ends it, for who has locked the person; answers whether there was one. */
  async end(userId: string): Promise<boolean> {
    await this.tokens.void(userId, [oldAddress, newAddress]);
    return (await this.database.run(remove, [userId])) > 0;
  }
}
