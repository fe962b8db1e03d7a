import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { KnownDevices } from '../../../platform/passwords/known-devices';
import { Sessions } from '../../../platform/sessions/sessions';

const findPassword = {
  name: 'accounts-password-hash',
  text: 'select password_hash as "passwordHash" from membership.users where id = $1',
};

/** Signs a person in whose password or mailed link was right: the session, the browser that is known from now on. */
@Injectable()
export class OpenSession {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly devices: KnownDevices,
    private readonly sessions: Sessions,
  ) {}

  async execute(
    request: FastifyRequest,
    reply: FastifyReply,
    subject: string,
    how: { enterprise?: true; through?: string } = {},
  ): Promise<void> {
    await this.sessions.open(request, reply, { kind: 'member', subject, enterprise: how.enterprise ?? false });
    const person = await this.database.queryOne<{ passwordHash: string | null }>(findPassword, [subject]);
    if (person?.passwordHash) this.devices.remember(reply, 'member', subject, person.passwordHash);
    await this.audit.record({ kind: 'member', id: subject }, 'session.opened', undefined, how);
  }
}
