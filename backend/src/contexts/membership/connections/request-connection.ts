import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { day } from '../../../platform/clock/durations';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { ledOrganization } from '../../../platform/http/acting-organization';
import { DomainError, invalidField, notFound } from '../../../platform/http/domain-error';
import { tooManyRequests } from '../../../platform/http/problems';
import { RateLimits } from '../../../platform/http/rate-limits';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { MembershipApi } from '../membership.api';
import { alreadyConnected, askedByThem, declinedLately, requestsUsedUp } from '../membership.errors';
import { connectionsOfOrganization } from '../membership.limits';
import { connectionRequested } from '../membership.mails';
import { OrganizationWork } from '../organizations/organization-work';
import { ConnectionStatus } from './connection.enums';
import type { RequestConnectionDto } from './connections.dto';
import { pause } from './pause';

/** Neither while one is open or accepted between the two, nor soon after it was declined. */
const insert = {
  name: 'connections-insert',
  text: `insert into membership.connections (from_id, to_id, requested_by, note, about_kind, about_id, about_title)
    select $1, $2, $3, $4, $6, $7, $8
    where exists (select from membership.directory_entries where id = $2) and not exists (select from membership.connections
      where from_id = $1 and to_id = $2 and status = 'declined' and decided_at > $5)
    on conflict do nothing returning id`,
};
const names = {
  name: 'connections-names',
  text: `select (select name from membership.organizations where id = $1) as "from",
    (select name from membership.directory_entries where id = $2) as "to"`,
};
const standing = {
  name: 'connections-standing',
  text: `select from_id as "fromId", status, decided_at as "decidedAt" from membership.connections
    where (least(from_id, to_id), greatest(from_id, to_id)) = (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid))
      and (status in ('pending', 'accepted') or (from_id = $1 and status = 'declined' and decided_at > $3))
    order by status = 'declined', decided_at desc limit 1`,
};
/** Whoever withdraws and asks again has been announced already. */
const askedToday = {
  name: 'connections-asked-today',
  text: `select from membership.connections
    where from_id = $1 and to_id = $2 and status = 'withdrawn' and created_at > $3`,
};

interface Pair {
  from: string;
  to: string;
  /** What they are called. */
  names: { from: string; to: string };
}

/** Asks another organization to connect, and tells those who decide there. */
@Injectable()
export class RequestConnection {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly limits: RateLimits,
    private readonly mail: Mail,
    private readonly membership: MembershipApi,
    private readonly work: OrganizationWork,
  ) {}

  /**
   * Answers the request's id. Throws `already_connected` while one is open or accepted between the two, `asked_by_them` while
   * theirs is open, `declined_lately`, and `requests_used_up`.
   */
  async execute(viewer: Viewer, { organizationId: to, note, about, fromOrganizationId }: RequestConnectionDto) {
    const from = ledOrganization(viewer, fromOrganizationId);
    if (from === to) throw invalidField('organizationId', 'An organization cannot connect with itself');
    const known = await this.database.one<{ from: string; to: string | null }>(names, [from, to]);
    if (known.to === null) throw notFound('organization');
    const pair: Pair = { from, to, names: { from: known.from, to: known.to } };
    const title = about && (await this.work.titleOf(about.kind, about.id));
    if (about && title === undefined) throw notFound(about.kind);
    await this.demandFree(pair);
    await this.count(from);
    return this.database.transaction(async () => {
      const row = await this.database.queryOne<{ id: string }>(insert, [
        from,
        to,
        viewer.id,
        note,
        this.clock.in(-pause),
        about?.kind ?? null,
        about?.id ?? null,
        title ?? null,
      ]);
      if (!row) {
        await this.demandFree(pair);
        throw alreadyConnected();
      }
      if (!(await this.database.queryOne(askedToday, [from, to, this.clock.in(-day)])))
        await this.tell(pair, row.id, note, title ?? null);
      await this.audit.record(viewer, 'connection.requested', `connection:${row.id}`);
      return row.id;
    });
  }

  /** Says why the one may not ask the other now. */
  private async demandFree({ from, to, names: { to: name } }: Pair): Promise<void> {
    const found = await this.database.queryOne<{ fromId: string; status: ConnectionStatus; decidedAt: string }>(
      standing,
      [from, to, this.clock.in(-pause)],
    );
    if (!found) return;
    if (found.status === ConnectionStatus.Declined)
      throw declinedLately(name, new Date(Date.parse(found.decidedAt) + pause));
    if (found.status === ConnectionStatus.Pending && found.fromId === to) throw askedByThem(name);
    throw alreadyConnected();
  }

  private async count(from: string): Promise<void> {
    try {
      await this.limits.consume(connectionsOfOrganization, from);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== tooManyRequests.code) throw error;
      throw requestsUsedUp(connectionsOfOrganization.points, error.details.retryAfterSeconds as number);
    }
  }

  private async tell(
    { to, names: { from: name } }: Pair,
    id: string,
    note: string,
    about: string | null,
  ): Promise<void> {
    const people = await this.membership.decisionMakersOf(to);
    const link = `${this.config.appUrl}/connections?tab=incoming`;
    await this.mail.queueEach(
      connectionRequested,
      people.map((person) => ({
        to: person,
        values: { firstName: person.firstName, organizationName: name, note, about, link },
        about: `connection:${id}`,
      })),
    );
  }
}
