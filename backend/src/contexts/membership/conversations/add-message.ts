import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { minute } from '../../../platform/clock/durations';
import { Database } from '../../../platform/database/database';
import { invalidField } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { LiveUpdates } from '../../../platform/live/live-updates';
import { DirectMessage } from './direct-message.entity';

/** Whoever has not read a message after so long is told of it by mail. */
export const toldAfter = 5 * minute;

const next = {
  name: 'conversation-next-message',
  text: 'update membership.conversations set messages = messages + 1 where id = $1 returning messages as number',
};
/** Once for all that comes before they have read it. */
const count = {
  name: 'conversation-count-message',
  text: `update membership.conversation_people set last_at = $3,
      read = case when person_id = $2 then $4 else read end,
      unread = case when person_id = $2 then 0 else unread + 1 end,
      draft = case when person_id = $2 then '' else draft end,
      tell_at = case when person_id <> $2 and told_at is null then coalesce(tell_at, $5) end,
      told_at = case when person_id <> $2 then told_at end
    where conversation_id = $1 returning person_id as id`,
};
const attach = {
  name: 'conversation-attach-files',
  text: `update membership.conversation_files set message_id = $1
    where conversation_id = $2 and attached_by = $3 and message_id is null and id = any($4)`,
};

/** One more message of a conversation, which is counted as unread for all others in it. */
@Injectable()
export class AddMessage {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly live: LiveUpdates,
  ) {}

  /** For who knows that its author may write; joins the surrounding transaction. Answers its id. Throws `invalid_input` for files. */
  async execute(author: Viewer, conversationId: string, text: string, fileIds: string[] = []): Promise<string> {
    const now = this.clock.now();
    const { number } = await this.database.one<{ number: number }>(next, [conversationId]);
    const sent = { conversationId, number, authorId: author.id, text, sentAt: now };
    const { id } = await this.database.insert(DirectMessage, sent);
    const files = [...new Set(fileIds)];
    if (files.length > 0 && (await this.database.run(attach, [id, conversationId, author.id, files])) < files.length)
      throw invalidField('fileIds', 'A file is not there any more. Attach it again.');
    const values = [conversationId, author.id, now, number, this.clock.in(toldAfter)];
    const people = await this.database.query<{ id: string }>(count, values);
    await this.live.tell(
      people.map((person) => person.id),
      { kind: 'conversation', id: conversationId },
    );
    await this.audit.record(author, 'message.sent', `conversation:${conversationId}`, { number });
    return id;
  }
}
