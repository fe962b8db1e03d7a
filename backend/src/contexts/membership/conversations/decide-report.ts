import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { TakeFile } from '../../../platform/files/take-file';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { MessageReportDecision } from './conversation.enums';
import { reportDecided } from './conversations.errors';

const find = {
  name: 'message-reports-find',
  text: `select message_id as "messageId", decision from membership.message_reports where id = $1 for update`,
};
const one = {
  name: 'message-reports-decide',
  text: `update membership.message_reports set decision = $2, decided_at = $3, decided_by = $4 where id = $1`,
};
/** What is gone is decided for all who have reported it. */
const all = {
  name: 'message-reports-decide-all',
  text: `update membership.message_reports set decision = $2, decided_at = $3, decided_by = $4
    where message_id = $1 and decided_at is null`,
};
const empty = {
  name: 'message-reports-empty',
  text: `update membership.direct_messages set text = '', removed_at = $2 where id = $1`,
};
const forget = {
  name: 'message-reports-forget-files',
  text: 'delete from membership.conversation_files where message_id = $1 returning key',
};

/** A super admin leaves a message that was reported as it is, or takes away what it says. */
@Injectable()
export class DecideReport {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly files: TakeFile,
  ) {}

  /** Throws `not_found` or `report_decided`. */
  async execute(viewer: Viewer, id: string, decision: MessageReportDecision): Promise<void> {
    const keys = await this.database.transaction(async () => {
      const report = await this.database.queryOne<{ messageId: string; decision: string | null }>(find, [id]);
      if (!report) throw notFound('report');
      if (report.decision) throw reportDecided();
      const { messageId } = report;
      const now = this.clock.now();
      await this.audit.record(viewer, `message-report.${decision}`, `message-report:${id}`, { messageId });
      if (decision === MessageReportDecision.Kept) {
        await this.database.run(one, [id, decision, now, viewer.id]);
        return [];
      }
      await this.database.run(all, [messageId, decision, now, viewer.id]);
      await this.database.run(empty, [messageId, now]);
      return this.database.query<{ key: string }>(forget, [messageId]);
    });
    await this.files.forget(keys.map(({ key }) => key));
  }
}
