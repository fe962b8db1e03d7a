import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { belongsTo } from '../../../platform/http/acting-organization';
import { invalidField, notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { faceOf } from '../account/faces';
import { blockedAlready } from './conversations.errors';
import type { BlockMessagesDto, MessageBlockDto } from './message-blocks.dto';

/** Nobody is blocked who could not be met: identifiers of others say nothing. */
const met = {
  name: 'message-blocks-met',
  text: `select from membership.conversation_people p join membership.conversation_people q using (conversation_id)
    where p.person_id = $1 and q.person_id <> $1 and (q.person_id = $2 or q.organization_id = $3) limit 1`,
};
const insert = {
  name: 'message-blocks-insert',
  text: `insert into membership.message_blocks (person_id, blocked_person_id, organization_id, blocked_at)
    values ($1, $2, $3, $4) on conflict do nothing returning id`,
};
const remove = {
  name: 'message-blocks-remove',
  text: `delete from membership.message_blocks where id = $1 and person_id = $2
    returning blocked_person_id as "personId", organization_id as "organizationId"`,
};
const list = {
  name: 'message-blocks-list',
  text: `select b.id, b.blocked_at as "blockedAt",
      case when u.id is not null then json_build_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name),
        'profileImageUrl', ${faceOf('u')}) end as person,
      case when o.id is not null then json_build_object('id', o.id, 'name', o.name, 'logoId', o.logo_id) end as organization
    from membership.message_blocks b left join membership.users u on u.id = b.blocked_person_id
    left join membership.organizations o on o.id = b.organization_id
    where b.person_id = $1 order by b.blocked_at desc, b.id limit 200`,
};

/** Whom somebody takes no messages from. Neither writes to the other then; what was written stays to be read. */
@Injectable()
export class BlockMessages {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
  ) {}

  /** Newest first, at most 200. */
  async list(viewer: Viewer): Promise<MessageBlockDto[]> {
    return this.database.query<MessageBlockDto>(list, [viewer.id]);
  }

  /** Answers its id. Throws `not_found` for whom the viewer has no conversation with, `blocked_already` or `invalid_input`. */
  async block(viewer: Viewer, { personId, organizationId }: BlockMessagesDto): Promise<string> {
    if ((personId === undefined) === (organizationId === undefined))
      throw invalidField('personId', 'Name a person or an organization');
    if (organizationId && belongsTo(viewer, organizationId))
      throw invalidField('organizationId', 'Name an organization that is not yours');
    const whom = [personId ?? null, organizationId ?? null];
    return this.database.transaction(async () => {
      if (!(await this.database.queryOne(met, [viewer.id, ...whom])))
        throw notFound(personId ? 'person' : 'organization');
      const added = await this.database.queryOne<{ id: string }>(insert, [viewer.id, ...whom, this.clock.now()]);
      if (!added) throw blockedAlready();
      await this.audit.record(viewer, 'messages.blocked', `message-block:${added.id}`, { personId, organizationId });
      return added.id;
    });
  }

  /** Throws `not_found`. */
  async unblock(viewer: Viewer, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const removed = await this.database.queryOne<{ personId: string | null; organizationId: string | null }>(remove, [
        id,
        viewer.id,
      ]);
      if (!removed) throw notFound('block');
      await this.audit.record(viewer, 'messages.unblocked', `message-block:${id}`, removed);
    });
  }
}
