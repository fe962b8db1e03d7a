import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Notices } from '../../../platform/database/notices';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { declaredMails } from '../../../platform/mail/define-mail';
import { MailOutcomes } from '../../../platform/mail/mail-outcomes';
import { Message } from '../messages/message.entity';
import { messageTopic } from '../messages/message-jobs';
import { messageNotStoppable } from '../notifications.errors';

/** Not from under a process that is sending it. */
const stop = {
  name: 'messages-stop',
  text: `update notifications.messages set state = 'stopped'
    where id = $1 and state = 'queued' and (claimed_until is null or claimed_until < $2) and not template = any($3)
    returning template, about`,
};

const guarding = () => [...declaredMails().values()].filter((mail) => mail.guardsAccount).map(({ name }) => name);

/** An operator takes a message out of the queue; it can be sent again later. */
@Injectable()
export class StopMessage {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly notices: Notices,
    private readonly outcomes: MailOutcomes,
  ) {}

  /** Throws `not_found` and `message_not_stoppable`. */
  async execute(operator: Viewer, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const stopped = await this.database.queryOne<{ template: string; about: string | null }>(stop, [
        id,
        this.clock.now(),
        guarding(),
      ]);
      if (stopped) {
        await this.outcomes.tell(stopped.about);
        await this.notices.send(messageTopic, stopped.about ?? '');
        await this.audit.record(operator, 'message.stopped', `message:${id}`, { template: stopped.template });
        return;
      }
      if (await this.database.manager.existsBy(Message, { id })) throw messageNotStoppable();
      throw notFound('message');
    });
  }
}
