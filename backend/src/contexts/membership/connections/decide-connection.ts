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
import { connectionDecided } from '../membership.mails';
import { Connection } from './connection.entity';
import { ConnectionStatus } from './connection.enums';

type Decision = { to: 'accept' } | { to: 'decline'; reason: string } | { to: 'withdraw' };

/** Accepts, declines (those who were asked) or withdraws (those who asked) a connection request. */
@Injectable()
export class DecideConnection {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly mail: Mail,
    private readonly membership: MembershipApi,
  ) {}

  /** Throws `connection_decided` when it has been decided already. */
  async execute(viewer: Viewer, id: string, decision: Decision): Promise<void> {
    await this.database.transaction(async () => {
      const connections = this.database.manager.getRepository(Connection);
      const connection = await connections.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!connection || !leads(viewer, decision.to === 'withdraw' ? connection.fromId : connection.toId))
        throw notFound('connection request');
      const before = { status: connection.status };
      const now = this.clock.now();
      if (decision.to === 'accept') connection.accept(now);
      else if (decision.to === 'decline') connection.decline(decision.reason, now);
      else connection.withdraw(now);
      await connections.save(connection);
      await this.audit.record(viewer, `connection.${connection.status}`, `connection:${id}`, {
        before,
        after: { status: connection.status },
      });
      if (decision.to !== 'withdraw') await this.tell(connection);
    });
  }

  private async tell(connection: Connection): Promise<void> {
    const organizations = await this.membership.describeOrganizations([connection.toId]);
    const people = await this.membership.decisionMakersOf(connection.fromId);
    await this.mail.queueEach(
      connectionDecided,
      people.map((person) => ({
        to: person,
        values: {
          firstName: person.firstName,
          organizationName: organizations.get(connection.toId)?.name as string,
          decision: connection.status,
          reason: connection.reason ?? '',
          link: `${this.config.appUrl}/connections?tab=${connection.status === ConnectionStatus.Accepted ? 'connected' : 'past'}`,
        },
        about: `connection:${connection.id}`,
      })),
    );
  }
}
