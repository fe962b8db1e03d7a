import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { fromCursor } from '../../../platform/lists/cursor';
import { capped, countMatches, type Page, toPage } from '../../../platform/lists/page';
import { faceOf } from '../account/faces';
import type {
  AskedThreadDto,
  AskedTicketDto,
  AskedTicketsQuery,
  SupportDto,
  SupportMessageDto,
  SupportThreadDto,
  SupportTicketDto,
} from './support.dto';

const mostShown = 200;
const mostMessages = 500;
const columns = `t.id, t.subject, t.state, o.id as "organizationId", o.name as "organizationName",
  o.logo_id as "logoId", t.member_id as "memberId",
  t.opened_at as "openedAt", t.changed_at as "changedAt"`;
const tickets = 'membership.support_tickets t left join membership.organizations o on o.id = t.organization_id';
const asker = `json_build_object('name', trim(u.first_name || ' ' || u.last_name), 'email', u.email,
    'profileImageUrl', ${faceOf('u')}) as asker`;
const asked = `${tickets} join membership.users u on u.id = t.person_id`;

const own = {
  name: 'support-own',
  text: `select ${columns} from ${tickets} where t.person_id = $1 order by t.changed_at desc, t.id desc limit ${mostShown}`,
};
/** Of the first organization of a person, or of one of theirs. */
const sender = {
  name: 'support-sender',
  text: `select u.id as "personId", u.email as address, trim(u.first_name || ' ' || u.last_name) as name,
      split_part(u.first_name, ' ', 1) as "firstName", o.id as "organizationId", o.name as "organizationName",
      (select r.id from membership.membership_registrations r where r.organization_id = o.id
        order by r.created_at limit 1) as "memberId"
    from membership.users u
    left join lateral (select m.organization_id from membership.user_organizations m
      where m.user_id = u.id and m.is_active and ($2::uuid is null or m.organization_id = $2)
      order by m.created_at, m.id limit 1) first on true
    left join membership.organizations o on o.id = first.organization_id
    where u.id = $1`,
};
const ownThread = {
  name: 'support-own-thread',
  text: `select ${columns}, t.page from ${tickets} where t.id = $1 and t.person_id = $2`,
};
const anyThread = {
  name: 'support-thread',
  text: `select ${columns}, t.page, ${asker} from ${asked} where t.id = $1`,
};
const messages = {
  name: 'support-messages',
  text: `select * from (select id, is_answer as "isAnswer", text, written_at as "writtenAt" from membership.support_messages
      where ticket_id = $1 order by written_at desc, id desc limit ${mostMessages}) newest order by "writtenAt", id`,
};
const inState = '($1::membership.support_state is null or t.state = $1)';
const page = {
  name: 'support-page',
  text: `select ${columns}, ${asker}, t.changed_at as at from ${asked}
    where ${inState} and (t.changed_at, t.id) < ($2::timestamptz, $3::uuid) order by t.changed_at desc, t.id desc limit $4`,
};
const count = { name: 'support-count', text: countMatches(`membership.support_tickets t where ${inState}`) };

/** Who writes, and for which organization. */
export interface SupportSender {
  personId: string;
  name: string;
  firstName: string;
  address: string;
  organizationId: string | null;
  organizationName: string | null;
  memberId: string | null;
}

/** Requests for help: one’s own, and all of them for those who answer. */
@Injectable()
export class SupportQueries {
  constructor(private readonly database: Database) {}

  async own(viewer: Viewer): Promise<SupportDto> {
    const [{ organizationName, memberId }, found] = await Promise.all([
      this.sender(viewer.id),
      this.database.query<SupportTicketDto>(own, [viewer.id]),
    ]);
    return { organizationName, memberId, tickets: found };
  }

  async sender(personId: string, organizationId?: string): Promise<SupportSender> {
    return this.database.one<SupportSender>(sender, [personId, organizationId ?? null]);
  }

  /** Throws `not_found`, also for those of others. */
  async ownThread(viewer: Viewer, id: string): Promise<SupportThreadDto> {
    return this.withMessages(await this.database.queryOne<SupportThreadDto>(ownThread, [id, viewer.id]));
  }

  /** For those who answer. Throws `not_found`. */
  async thread(id: string): Promise<AskedThreadDto> {
    return this.withMessages(await this.database.queryOne<AskedThreadDto>(anyThread, [id]));
  }

  /** The last changed first. */
  async list({ state = undefined, cursor, limit }: AskedTicketsQuery): Promise<Page<AskedTicketDto>> {
    const place = fromCursor(cursor);
    const [rows, { total }] = await Promise.all([
      this.database.query<AskedTicketDto & { at: string }>(page, [state ?? null, place.createdAt, place.id, limit + 1]),
      this.database.one<{ total: number }>(count, [state ?? null]),
    ]);
    const placed = rows.map(({ at: createdAt, ...row }) => ({ id: row.id, createdAt, row }));
    return toPage(placed, limit, capped(total), ({ row }) => row);
  }

  private async withMessages<Thread extends SupportThreadDto>(thread: Thread | undefined): Promise<Thread> {
    if (!thread) throw notFound('request');
    return { ...thread, messages: await this.database.query<SupportMessageDto>(messages, [thread.id]) };
  }
}
