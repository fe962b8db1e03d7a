import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { leads } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { MembershipApi } from '../membership.api';
import { connectionRemoved } from '../membership.mails';
import { Connection } from './connection.entity';

/** One of two connected organizations ends the connection; what they work on together goes on. */
@Injectable()
export class RemoveConnection {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly mail: Mail,
    private readonly membership: MembershipApi,
  ) {}

  /** Throws `not_connected` for a request, and for what has ended already. */
  async execute(viewer: Viewer, id: string): Promise<void> {
    await this.database.transaction(async () => {
      const connections = this.database.manager.getRepository(Connection);
      const connection = await connections.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
      const own = connection && [connection.fromId, connection.toId].find((side) => leads(viewer, side));
      if (!connection || !own) throw notFound('connection');
      const before = { status: connection.status };
      connection.remove(this.clock.now());
      await connections.save(connection);
      await this.audit.record(viewer, 'connection.removed', `connection:${id}`, {
        before,
        after: { status: connection.status },
      });
      await this.tell(own, own === connection.fromId ? connection.toId : connection.fromId, id);
    });
  }

  private async tell(own: string, other: string, id: string): Promise<void> {
    const organizations = await this.membership.describeOrganizations([own]);
    const people = await this.membership.decisionMakersOf(other);
    await this.mail.queueEach(
      connectionRemoved,
      people.map((person) => ({
        to: person,
        values: {
          firstName: person.firstName,
          organizationName: organizations.get(own)?.name as string,
          link: `${this.config.appUrl}/connections?tab=past`,
        },
        about: `connection:${id}`,
      })),
    );
  }
}
