import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { filesJson } from '../../../platform/files/kept-file';
import { ledBy, organizationIds } from '../../../platform/http/acting-organization';
import { invalidField } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import type { Page } from '../../../platform/lists/page';
import { faceOf } from '../account/faces';
import type { DirectMessageDto } from './direct-messages.dto';
import { FindConversation } from './find-conversation';

const columns = `m.id, m.number, m.sent_at as "sentAt", case when m.removed_at is null then m.text end as text,
  json_build_object('id', m.author_id, 'name', trim(u.first_name || ' ' || u.last_name),
    'profileImageUrl', ${faceOf('u')}) as author,
  (select ${filesJson('f', 'f.attached_at, f.id')} from membership.conversation_files f where f.message_id = m.id) as files,
  exists (select from membership.conversation_files f where f.message_id = m.id
    and (f.attached_by = $2 and f.organization_id = any($3) or f.organization_id = any($4))) as "canRemoveFiles",
  exists (select from membership.message_reports r where r.message_id = m.id and r.reported_by = $2) as "isReported"`;
const messages = 'membership.direct_messages m join membership.users u on u.id = m.author_id';
/** By its number each page is found at once, however many there are before it. */
const list = {
  name: 'direct-messages-list',
  text: `select ${columns} from ${messages} where m.conversation_id = $1 and m.number < $5 order by m.number desc limit $6`,
};
const one = { name: 'direct-messages-one', text: `select ${columns} from ${messages} where m.id = $1` };

const given = (viewer: Viewer) => [viewer.id, organizationIds(viewer), ledBy(viewer)];

const beyondAll = 2_147_483_647;

@Injectable()
export class DirectMessagesQueries {
  constructor(
    private readonly database: Database,
    private readonly find: FindConversation,
  ) {}

  /** Of one conversation, newest first. Throws `not_found`. */
  async list(
    viewer: Viewer,
    conversationId: string,
    { limit, cursor }: { limit: number; cursor?: string },
  ): Promise<Page<DirectMessageDto>> {
    const { messages: count } = await this.find.execute(viewer, conversationId);
    const before = numberIn(cursor);
    const rows = await this.database.query<DirectMessageDto>(list, [
      conversationId,
      ...given(viewer),
      before,
      limit + 1,
    ]);
    const items = rows.slice(0, limit);
    return { items, total: { count }, next: rows.length > limit ? String(items.at(-1)?.number) : undefined };
  }

  /** One that the viewer has just sent. */
  async get(viewer: Viewer, id: string): Promise<DirectMessageDto> {
    return this.database.one<DirectMessageDto>(one, [id, ...given(viewer)]);
  }
}

/** Messages of one conversation are numbered: a page starts before a number. */
function numberIn(cursor: string | undefined): number {
  if (!cursor) return beyondAll;
  const number = Number(cursor);
  if (!/^[1-9]\d{0,9}$/.test(cursor) || number > beyondAll)
    throw invalidField('cursor', 'cursor must come from the Link header of the page before');
  return number;
}
