import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { day } from '../../../platform/clock/durations';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { ledOrganization } from '../../../platform/http/acting-organization';
import { invalidField, notFound } from '../../../platform/http/domain-error';
import { RateLimits } from '../../../platform/http/rate-limits';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { MembershipApi } from '../membership.api';
import { alreadyConnected } from '../membership.errors';
import { connectionsOfOrganization } from '../membership.limits';
import { connectionRequested } from '../membership.mails';
import type { RequestConnectionDto } from './connections.dto';

const insert = {
  name: 'connections-insert',
  text: `insert into membership.connections (from_id, to_id, requested_by, note) values ($1, $2, $3, $4)
    on conflict do nothing returning id`,
};
/** Whoever withdraws and asks again has been announced already. */
const askedToday = {
  name: 'connections-asked-today',
  text: `select from membership.connections
    where from_id = $1 and to_id = $2 and status = 'withdrawn' and created_at > $3`,
};

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
  ) {}

  /**
   * Answers the request's id; throws `already_connected` while one is open or accepted between the two, and
   * `too_many_requests`.
   */
  async execute(viewer: Viewer, request: RequestConnectionDto): Promise<string> {
    const from = ledOrganization(viewer, request.fromOrganizationId);
    const to = request.organizationId;
    if (from === to) throw invalidField('organizationId', 'An organization cannot connect with itself');
    const organizations = await this.membership.describeOrganizations([from, to]);
    if (!organizations.has(to)) throw notFound('organization');
    await this.limits.consume(connectionsOfOrganization, from);
    return this.database.transaction(async () => {
      const row = await this.database.queryOne<{ id: string }>(insert, [from, to, viewer.id, request.note]);
      if (!row) throw alreadyConnected();
      if (!(await this.database.queryOne(askedToday, [from, to, this.clock.in(-day)])))
        await this.tell(to, row.id, organizations.get(from)?.name as string, request.note);
      await this.audit.record(viewer, 'connection.requested', `connection:${row.id}`);
      return row.id;
    });
  }

  private async tell(organizationId: string, id: string, organizationName: string, note: string): Promise<void> {
    const people = await this.membership.decisionMakersOf(organizationId);
    await this.mail.queueEach(
      connectionRequested,
      people.map((person) => ({
        to: person,
        values: { firstName: person.firstName, organizationName, note, link: `${this.config.appUrl}/` },
        about: `connection:${id}`,
      })),
    );
  }
}
