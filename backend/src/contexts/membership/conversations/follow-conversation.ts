import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { LiveUpdates } from '../../../platform/live/live-updates';
import { conversationEnded } from './conversations.errors';
import { FindConversation } from './find-conversation';

const read = 'greatest(p.read, least($3, c.messages))';
/** What comes after a read mark is by others, as whoever writes has read. So nothing is counted: it is the difference. */
const mark = {
  name: 'conversation-mark-read',
  text: `with c as (select messages from membership.conversations where id = $1 for no key update)
    update membership.conversation_people p set read = ${read}, unread = c.messages - ${read},
      tell_at = case when ${read} < c.messages then p.tell_at end,
      told_at = case when ${read} < c.messages then p.told_at end
    from c where p.conversation_id = $1 and p.person_id = $2 and p.read < least($3, c.messages)`,
};
const keep = {
  name: 'conversation-keep-draft',
  text: 'update membership.conversation_people set draft = $3 where conversation_id = $1 and person_id = $2',
};

const people = {
  name: 'conversation-people',
  text: 'select person_id as id from membership.conversation_people where conversation_id = $1',
};

/** What somebody leaves behind in a conversation while they read and write: nothing that anybody must be told. */
@Injectable()
export class FollowConversation {
  constructor(
    private readonly database: Database,
    private readonly find: FindConversation,
    private readonly live: LiveUpdates,
  ) {}

  /** Up to the message with this number; what was read stays so. Throws `not_found`. */
  async read(viewer: Viewer, id: string, number: number): Promise<void> {
    await this.find.execute(viewer, id);
    await this.database.transaction(async () => {
      if ((await this.database.run(mark, [id, viewer.id, number])) > 0) await this.tell(id, 'conversation-read', id);
    });
  }

  /** Throws `not_found`. */
  async keepDraft(viewer: Viewer, id: string, text: string): Promise<void> {
    await this.find.execute(viewer, id);
    await this.database.run(keep, [id, viewer.id, text]);
  }

  /** Said to the others who look at it just now, and kept nowhere. Throws `not_found` or `conversation_ended`. */
  async sayTyping(viewer: Viewer, id: string): Promise<void> {
    const { end } = await this.find.execute(viewer, id);
    if (end) throw conversationEnded(end);
    await this.tell(id, 'typing', `${id}:${viewer.id}`);
  }

  private async tell(id: string, kind: string, what: string): Promise<void> {
    const found = await this.database.query<{ id: string }>(people, [id]);
    await this.live.tell(
      found.map((person) => person.id),
      { kind, id: what },
    );
  }
}
