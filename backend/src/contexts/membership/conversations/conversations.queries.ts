import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { filesJson } from '../../../platform/files/kept-file';
import { belongsTo, organizationIds } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { fromCursor } from '../../../platform/lists/cursor';
import { capped, countMatches, type Page, toPage } from '../../../platform/lists/page';
import { faceOf } from '../account/faces';
import type { ConversationDto, ConversationEntryDto, LastMessageDto, WritablePersonDto } from './conversations.dto';
import { endOf } from './find-conversation';

const about = `case when c.about_id is not null
  then json_build_object('kind', c.about_kind, 'id', c.about_id, 'title', c.about_title) end as about`;
/** Who is in a conversation `c` beside the person of the row `p`. */
const people = `(select coalesce(json_agg(json_build_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name),
      'profileImageUrl', ${faceOf('u')}, 'organization', json_build_object('id', o.id, 'name', o.name, 'logoId', o.logo_id), 'read', q.read)
      order by u.first_name, u.last_name, u.id), '[]')
    from membership.conversation_people q join membership.users u on u.id = q.person_id
    join membership.organizations o on o.id = q.organization_id
    where q.conversation_id = c.id and q.person_id <> p.person_id) as people`;
const own = 'membership.conversation_people p where p.person_id = $1 and p.organization_id = any($2)';

const list = {
  name: 'conversations-list',
  text: `select c.id, p.last_at as "createdAt", p.unread, p.draft <> '' as "hasDraft", ${about}, ${people},
      m.author_id as "authorId", case when m.removed_at is null then left(m.text, 200) end as text, m.sent_at as "sentAt"
    from (select * from ${own} and (p.last_at, p.conversation_id) < ($3::timestamptz, $4::uuid)
      order by p.last_at desc, p.conversation_id desc limit $5) p
    join membership.conversations c on c.id = p.conversation_id
    join membership.direct_messages m on m.conversation_id = c.id and m.number = c.messages
    order by p.last_at desc, p.conversation_id desc`,
};
const total = { name: 'conversations-total', text: countMatches(own) };
const one = {
  name: 'conversations-one',
  text: `select c.id, ${about}, ${people}, c.messages, p.read, p.unread, p.draft, ${endOf} as end,
      json_build_object('id', o.id, 'name', o.name, 'logoId', o.logo_id) as organization,
      (select ${filesJson('f', 'f.attached_at, f.id')}
        from membership.conversation_files f
        where f.conversation_id = c.id and f.attached_by = p.person_id and f.message_id is null) as "draftFiles"
    from membership.conversation_people p join membership.conversations c on c.id = p.conversation_id
    join membership.organizations o on o.id = p.organization_id
    where p.conversation_id = $3 and p.person_id = $1 and p.organization_id = any($2)`,
};
/** Beyond these nobody wants to know how many. */
const mostUnread = 100;
const unread = {
  name: 'conversations-unread',
  text: `select count(*)::int as count from (select from ${own} and p.unread > 0 limit ${mostUnread}) found`,
};
const mostPeople = 200;
const writable = {
  name: 'conversations-writable',
  text: `select u.id, trim(u.first_name || ' ' || u.last_name) as name, u.headline, ${faceOf('u')} as "profileImageUrl"
    from membership.user_organizations m join membership.users u on u.id = m.user_id
    where m.organization_id = $1 and m.is_active and u.id <> $2 and u.suspended_at is null
    order by u.first_name, u.last_name, u.id limit ${mostPeople}`,
};
const connected = {
  name: 'conversations-connected',
  text: `select from membership.connections c where c.status = 'accepted'
    and ((c.from_id = $1 and c.to_id = any($2)) or (c.to_id = $1 and c.from_id = any($2))) limit 1`,
};

type Row = Omit<ConversationEntryDto, 'last'> & LastMessageDto & { createdAt: string };

@Injectable()
export class ConversationsQueries {
  constructor(private readonly database: Database) {}

  /** The last that was written in first. */
  async list(
    viewer: Viewer,
    { limit, cursor }: { limit: number; cursor?: string },
  ): Promise<Page<ConversationEntryDto>> {
    const given = [viewer.id, organizationIds(viewer)];
    const place = fromCursor(cursor);
    const [rows, { total: count }] = await Promise.all([
      this.database.query<Row>(list, [...given, place.createdAt, place.id, limit + 1]),
      this.database.one<{ total: number }>(total, given),
    ]);
    return toPage(rows, limit, capped(count), ({ createdAt: _, authorId, text, sentAt, ...row }) => ({
      ...row,
      last: { authorId, text, sentAt },
    }));
  }

  /** Throws `not_found`. */
  async get(viewer: Viewer, id: string): Promise<ConversationDto> {
    const found = await this.database.queryOne<ConversationDto>(one, [viewer.id, organizationIds(viewer), id]);
    if (!found) throw notFound('conversation');
    return found;
  }

  async unread(viewer: Viewer): Promise<{ count: number }> {
    return this.database.one<{ count: number }>(unread, [viewer.id, organizationIds(viewer)]);
  }

  /** Whom of an organization the viewer may write to: those who can answer. Throws `not_found` for one that is neither theirs nor connected. */
  async writable(viewer: Viewer, organizationId: string): Promise<WritablePersonDto[]> {
    const own = organizationIds(viewer);
    const may =
      belongsTo(viewer, organizationId) ||
      (await this.database.queryOne(connected, [organizationId, own])) !== undefined;
    if (!may) throw notFound('organization');
    return this.database.query<WritablePersonDto>(writable, [organizationId, viewer.id]);
  }
}
