import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { Jobs } from '../../../platform/jobs/jobs';
import { declaredMails } from '../../../platform/mail/define-mail';
import { Secrets } from '../../../platform/secrets/secrets';
import { Message } from '../messages/message.entity';
import { MessageStanding } from '../messages/message.enums';
import { enqueueMessage, valuesPurpose } from '../messages/message-jobs';
import {
  messageForgotten,
  messageOptional,
  messageOutdated,
  messageWaiting,
  recipientSuppressed,
} from '../notifications.errors';
import { Suppressions } from '../suppressions/suppressions';

const again = {
  name: 'messages-again',
  text: `insert into notifications.messages (template, to_name, to_address, about, subject, sealed_values, named_person_id, named_person_ids, resend_of)
    select template, to_name, to_address, about, subject, sealed_values, named_person_id, named_person_ids, coalesce(resend_of, id)
    from notifications.messages where id = $1 returning id`,
};

/** Values with the moment after which a mail is no longer true: its link has ended, or what it announced has happened. */
const ends = ['worksUntil', 'until', 'dueAt'];
const isPast = (moment: unknown, now: Date) => typeof moment === 'string' && new Date(moment) <= now;

/** An operator sends what a message said once more, to the same address, as a message of its own. */
@Injectable()
export class ResendMessage {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly secrets: Secrets,
    private readonly suppressions: Suppressions,
  ) {}

  /**
   * Answers the id of the new message. Throws `not_found`, `message_waiting`, `message_forgotten`, `message_outdated`,
   * `message_optional` and `recipient_suppressed`.
   */
  async execute(operator: Viewer, id: string): Promise<string> {
    return this.database.transaction(async () => {
      const message = await this.database.manager.findOne(Message, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!message) throw notFound('message');
      await this.demandSendable(message);
      const { id: newId } = await this.database.one<{ id: string }>(again, [id]);
      await enqueueMessage(this.jobs, newId);
      await this.audit.record(operator, 'message.resent', `message:${newId}`, { of: id, template: message.template });
      return newId;
    });
  }

  private async demandSendable({ template, state, sealedValues, toAddress }: Message): Promise<void> {
    if (state === MessageStanding.Queued) throw messageWaiting();
    const values = sealedValues && this.secrets.open<Record<string, unknown>>(valuesPurpose, sealedValues);
    if (!values) throw messageForgotten();
    if (ends.some((name) => isPast(values[name], this.clock.now()))) throw messageOutdated();
    if (declaredMails().get(template)?.unsubscribe) throw messageOptional();
    if (await this.suppressions.hold(toAddress, template)) throw recipientSuppressed();
  }
}
