import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { Jobs } from '../../../platform/jobs/jobs';
import { Mail } from '../../../platform/mail/mail';
import { messagesWaiting } from './conversations.mails';

/** So many are told in one transaction. */
const atATime = 50;
/** Of the first that they have not read they are told, unless they take no messages from its author any more. */
const due = {
  name: 'conversation-tell-due',
  text: `with due as (
      select p.conversation_id, p.person_id from membership.conversation_people p
      where p.tell_at <= $1 order by p.tell_at limit ${atATime} for update skip locked),
    told as (update membership.conversation_people p set tell_at = null, told_at = $1 from due
      where p.conversation_id = due.conversation_id and p.person_id = due.person_id
      returning p.conversation_id, p.person_id, p.organization_id, p.read)
    select told.conversation_id as "conversationId", u.id as "personId", u.email as address,
      trim(u.first_name || ' ' || u.last_name) as name, split_part(u.first_name, ' ', 1) as "firstName",
      m.author_id as "authorId", trim(a.first_name || ' ' || a.last_name) as "authorName", o.name as "organizationName", c.about_title as about
    from told join membership.conversations c on c.id = told.conversation_id
    join membership.user_organizations belongs on belongs.user_id = told.person_id
      and belongs.organization_id = told.organization_id and belongs.is_active
    join membership.users u on u.id = told.person_id
    join membership.direct_messages m on m.conversation_id = c.id and m.number = told.read + 1
    join membership.users a on a.id = m.author_id
    left join membership.conversation_people q on q.conversation_id = c.id and q.person_id = m.author_id
    join membership.organizations o on o.id = coalesce(q.organization_id,
      case c.organization_id when told.organization_id then coalesce(c.other_id, c.organization_id) else c.organization_id end)
    where not exists (select from membership.message_blocks b where b.person_id = told.person_id
      and (b.blocked_person_id = m.author_id or b.organization_id = o.id))`,
};

interface Waiting {
  conversationId: string;
  personId: string;
  address: string;
  name: string;
  firstName: string;
  authorId: string;
  authorName: string;
  organizationName: string;
  about: string | null;
}

/** Tells by mail whom a message waits for that they have not read for some minutes; once until they have. */
@Injectable()
export class MailWaitingMessagesJob implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly mail: Mail,
  ) {}

  onModuleInit(): void {
    this.jobs.every('* * * * *', 'mail-waiting-messages', () => this.execute());
  }

  async execute(): Promise<void> {
    while ((await this.tellSome()) === atATime);
  }

  private async tellSome(): Promise<number> {
    return this.database.transaction(async () => {
      const waiting = await this.database.query<Waiting>(due, [this.clock.now()]);
      await this.mail.queueEach(
        messagesWaiting,
        waiting.map(({ conversationId, personId, address, name, authorId, ...values }) => ({
          to: { personId, name, address },
          values: { ...values, link: `${this.config.appUrl}/messages/${conversationId}` },
          about: `conversation:${conversationId}`,
          named: authorId,
        })),
      );
      return waiting.length;
    });
  }
}
