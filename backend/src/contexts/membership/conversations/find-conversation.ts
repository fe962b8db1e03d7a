import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { organizationIds } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import type { ConversationEnd } from './conversation.enums';
import { conversationEnded } from './conversations.errors';

/** Who else is in a conversation `c` than the person of its row `p`, and still belongs to their organization. */
const others = `membership.conversation_people q join membership.user_organizations m
    on m.user_id = q.person_id and m.organization_id = q.organization_id and m.is_active
  where q.conversation_id = c.id and q.person_id <> p.person_id`;
const blocks = (one: string, other: string) =>
  `exists (select from ${others} and exists (select from membership.message_blocks b
    where b.person_id = ${one}.person_id and (b.blocked_person_id = ${other}.person_id or b.organization_id = ${other}.organization_id)))`;

const isSuspended = (which: string) =>
  `exists (select from membership.organizations g where g.id ${which} and g.suspended_at is not null)`;

/** Why somebody with the row `p` may not write in a conversation `c`, in SQL; null where they may. */
export const endOf = `case
    when c.other_id is not null and not exists (select from membership.connections n where n.status = 'accepted'
        and least(n.from_id, n.to_id) = least(c.organization_id, c.other_id)
        and greatest(n.from_id, n.to_id) = greatest(c.organization_id, c.other_id)) then 'not_connected'
    when c.other_id is not null and ${isSuspended('= p.organization_id')} then 'suspended'
    when c.other_id is not null and ${isSuspended('in (c.organization_id, c.other_id)')} then 'partner_suspended'
    when not exists (select from ${others}) then 'alone'
    when ${blocks('p', 'q')} then 'blocked'
    when ${blocks('q', 'p')} then 'refused'
  end`;

const standing = `select p.organization_id as "organizationId", c.messages, ${endOf} as end
  from membership.conversation_people p join membership.conversations c on c.id = p.conversation_id
  where p.conversation_id = $1 and p.person_id = $2 and p.organization_id = any($3)`;
const find = { name: 'conversation-find', text: standing };
const lock = { name: 'conversation-lock', text: `${standing} for no key update of c` };

/** How somebody stands in a conversation. */
interface ConversationStanding {
  /** For which organization they are in it. */
  organizationId: string;
  messages: number;
  end: ConversationEnd | null;
}

/** A conversation is there for who is in it, and belongs to the organization that they are in it for. */
@Injectable()
export class FindConversation {
  constructor(private readonly database: Database) {}

  /** Throws `not_found`. */
  async execute(viewer: Viewer, id: string): Promise<ConversationStanding> {
    return this.demand(find, viewer, id);
  }

  /** Who writes in one conversation stands in line until the transactions before end. Throws `not_found` or `conversation_ended`. */
  async toWrite(viewer: Viewer, id: string): Promise<ConversationStanding> {
    const found = await this.demand(lock, viewer, id);
    if (found.end) throw conversationEnded(found.end);
    return found;
  }

  private async demand(statement: typeof find, viewer: Viewer, id: string): Promise<ConversationStanding> {
    const values = [id, viewer.id, organizationIds(viewer)];
    const found = await this.database.queryOne<ConversationStanding>(statement, values);
    if (!found) throw notFound('conversation');
    return found;
  }
}
