import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { reportedAlready } from './conversations.errors';
import { FindConversation } from './find-conversation';
import type { ReportMessageDto } from './message-reports.dto';

const ofOthers = {
  name: 'message-reports-of-others',
  text: `select from membership.direct_messages
    where id = $1 and conversation_id = $2 and author_id <> $3 and removed_at is null`,
};
const insert = {
  name: 'message-reports-insert',
  text: `insert into membership.message_reports (message_id, reported_by, reason, note, reported_at)
    values ($1, $2, $3, $4, $5) on conflict do nothing returning id`,
};

/** Asks those who run the alliance to look at a message of somebody else. Who has written it is not told. */
@Injectable()
export class ReportMessage {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly find: FindConversation,
  ) {}

  /** Throws `not_found` for one’s own as well, or `reported_already`. */
  async execute(viewer: Viewer, conversationId: string, messageId: string, report: ReportMessageDto): Promise<void> {
    const { reason, note } = report;
    await this.database.transaction(async () => {
      await this.find.execute(viewer, conversationId);
      if (!(await this.database.queryOne(ofOthers, [messageId, conversationId, viewer.id]))) throw notFound('message');
      const values = [messageId, viewer.id, reason, note || null, this.clock.now()];
      const added = await this.database.queryOne<{ id: string }>(insert, values);
      if (!added) throw reportedAlready();
      await this.audit.record(viewer, 'message.reported', `message-report:${added.id}`, { messageId, reason });
    });
  }
}
