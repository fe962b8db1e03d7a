import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { Entitlements } from '../../../platform/entitlements/entitlements';
import { actingOrganization } from '../../../platform/http/acting-organization';
import { invalidField, notFound } from '../../../platform/http/domain-error';
import { organizationSuspended } from '../../../platform/http/problems';
import type { Viewer } from '../../../platform/http/viewer';
import { ConnectionSubject } from '../connections/connection.enums';
import { notConnected } from '../membership.errors';
import { OrganizationWork } from '../organizations/organization-work';
import { AddMessage } from './add-message';
import { Conversation } from './conversation.entity';
import { ConversationSubject } from './conversation.enums';
import { keyOf } from './conversation-key';
import type { ConversationAboutDto, StartConversationDto } from './conversations.dto';
import { messagesBlocked } from './conversations.errors';
import { FindConversation } from './find-conversation';

const pair = `least(from_id, to_id) = least($1::uuid, $2::uuid) and greatest(from_id, to_id) = greatest($1::uuid, $2::uuid)`;
const connection = {
  name: 'conversation-connection',
  text: `select exists (select from membership.connections where status = 'accepted' and ${pair}) as "isThere",
      suspended_at is not null as "isSuspended" from membership.organizations where id = $2`,
};
const people = {
  name: 'conversation-whom',
  text: `select distinct on (m.user_id) m.user_id as id, m.organization_id as "organizationId",
      trim(u.first_name || ' ' || u.last_name) as name
    from membership.user_organizations m join membership.users u on u.id = m.user_id
    where m.user_id = any($1) and m.organization_id in ($2, $3) and m.is_active
    order by m.user_id, m.organization_id = $3 desc`,
};
/** Of two who begin the same at once, the later one finds what the first has begun. */
const queueUp = {
  name: 'conversation-queue-up',
  text: `select pg_advisory_xact_lock(hashtextextended('conversations:' || $1, 0))`,
};
const standing = {
  name: 'conversation-same',
  text: `select c.id from membership.conversations c
    where c.key = $1 and (select count(*) from membership.conversation_people p where p.conversation_id = c.id) = $2
    order by c.started_at desc limit 1`,
};
const blocked = {
  name: 'conversation-blocked',
  text: `select whom.id, b.person_id = $1 as "byViewer"
    from unnest($3::uuid[], $4::uuid[]) as whom (id, organization_id) join membership.message_blocks b
      on (b.person_id = $1 and (b.blocked_person_id = whom.id or b.organization_id = whom.organization_id))
      or (b.person_id = whom.id and (b.blocked_person_id = $1 or b.organization_id = $2))
    order by 2 desc limit 1`,
};
const insertPeople = {
  name: 'conversation-insert-people',
  text: `insert into membership.conversation_people (conversation_id, person_id, organization_id, last_at)
    select $1, whom.id, whom.organization_id, $4 from unnest($2::uuid[], $3::uuid[]) as whom (id, organization_id)`,
};
const connectionTitle = {
  name: 'conversation-connection-title',
  text: `select f.name || ' and ' || t.name as title from membership.connections c
    join membership.organizations f on f.id = c.from_id join membership.organizations t on t.id = c.to_id
    where c.id = $3 and ${pair.replaceAll('from_id', 'c.from_id').replaceAll('to_id', 'c.to_id')}`,
};

interface Somebody {
  id: string;
  organizationId: string;
  name: string;
}

/** Writes to people of a connected organization, or of one's own, for the first time or once more. */
@Injectable()
export class StartConversation {
  constructor(
    private readonly add: AddMessage,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly entitlements: Entitlements,
    private readonly find: FindConversation,
    private readonly work: OrganizationWork,
  ) {}

  /**
   * Answers its id: of the one that is there, where the same people have one for the same organizations about the same; to write there is to answer. Throws
   * `organization_required`, `not_found`, `not_connected`, `entitlement_exceeded`, `subscription_read_only`, `messages_blocked`,
   * `conversation_ended`, `invalid_input`, or `organization_suspended` where the other one is.
   */
  async execute(
    viewer: Viewer,
    { organizationId: wanted, withOrganizationId, personIds, text, about }: StartConversationDto,
  ) {
    const from = actingOrganization(viewer, wanted);
    return this.database.transaction(async () => {
      const whom = await this.whom(viewer, from, withOrganizationId, personIds);
      const title = about && (await this.titleOf(viewer, about, from, withOrganizationId));
      if (about && title === undefined) throw notFound(about.kind);
      const key = keyOf([viewer.id, ...whom.map(({ id }) => id)], [from, withOrganizationId], about);
      await this.database.run(queueUp, [key]);
      const known = await this.database.queryOne<{ id: string }>(standing, [key, whom.length + 1]);
      if (known) {
        await this.find.toWrite(viewer, known.id);
        await this.add.execute(viewer, known.id, text);
        return known.id;
      }
      await this.entitlements.require(from, 'messages');
      await this.demandUnblocked(viewer, from, whom);
      const { id } = await this.database.insert(Conversation, {
        organizationId: from,
        otherId: withOrganizationId === from ? null : withOrganizationId,
        key,
        ...(about && { aboutKind: about.kind, aboutId: about.id, aboutTitle: title }),
        startedAt: this.clock.now(),
      });
      const all = [{ id: viewer.id, organizationId: from }, ...whom];
      await this.database.run(insertPeople, [
        id,
        all.map((one) => one.id),
        all.map((one) => one.organizationId),
        this.clock.now(),
      ]);
      await this.audit.record(viewer, 'conversation.started', `conversation:${id}`, {
        organizationId: from,
        withOrganizationId,
        people: whom.map((one) => one.id),
      });
      await this.add.execute(viewer, id, text);
      return id;
    });
  }

  private async whom(viewer: Viewer, from: string, other: string, personIds: string[]): Promise<Somebody[]> {
    if (personIds.includes(viewer.id)) throw invalidField('personIds', 'Choose somebody else than yourself');
    if (other !== from) {
      const found = await this.database.queryOne<{ isThere: boolean; isSuspended: boolean }>(connection, [from, other]);
      if (!found) throw notFound('organization');
      if (!found.isThere) throw notConnected();
      if (found.isSuspended) throw organizationSuspended();
    }
    const ids = [...new Set(personIds)];
    const found = await this.database.query<Somebody>(people, [ids, from, other]);
    if (found.length < ids.length) throw notFound('person');
    if (!found.some(({ organizationId }) => organizationId === other))
      throw invalidField('personIds', 'Choose somebody of the other organization');
    return found;
  }

  private async titleOf(
    viewer: Viewer,
    { kind, id }: ConversationAboutDto,
    from: string,
    other: string,
  ): Promise<string | undefined> {
    if (kind === ConversationSubject.Project) return this.work.titleOf(ConnectionSubject.Project, id);
    if (kind === ConversationSubject.Proposal) return this.work.proposalTitle(viewer, id, [from, other]);
    return (await this.database.queryOne<{ title: string }>(connectionTitle, [from, other, id]))?.title;
  }

  private async demandUnblocked(viewer: Viewer, from: string, whom: Somebody[]): Promise<void> {
    const found = await this.database.queryOne<{ id: string; byViewer: boolean }>(blocked, [
      viewer.id,
      from,
      whom.map(({ id }) => id),
      whom.map(({ organizationId }) => organizationId),
    ]);
    if (found) throw messagesBlocked(whom.find(({ id }) => id === found.id)?.name ?? '', found.byViewer);
  }
}
