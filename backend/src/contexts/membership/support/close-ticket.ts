import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { LiveUpdates } from '../../../platform/live/live-updates';
import { Mail } from '../../../platform/mail/mail';
import { LockTicket } from './lock-ticket';
import { SupportState } from './support.enums';
import { supportClosed } from './support.mails';
import { SupportQueries } from './support.queries';

/** Closes a request for help or opens it again, for the person or for those who answer. */
@Injectable()
export class CloseTicket {
  constructor(
    private readonly audit: Audit,
    private readonly config: Config,
    private readonly database: Database,
    private readonly live: LiveUpdates,
    private readonly lock: LockTicket,
    private readonly mail: Mail,
    private readonly queries: SupportQueries,
  ) {}

  /** Does nothing where it is so already. Throws `not_found`, to a member also for the request of somebody else. */
  async execute(viewer: Viewer, id: string, isClosed: boolean): Promise<void> {
    const isOwn = viewer.kind === 'member';
    await this.database.transaction(async () => {
      const ticket = await this.lock.execute(id, isOwn ? viewer.id : undefined);
      if ((ticket.state === SupportState.Closed) === isClosed) return;
      const after = isClosed ? SupportState.Closed : SupportState.Open;
      await this.lock.turn(ticket, after);
      await this.audit.record(viewer, isClosed ? 'support.closed' : 'support.reopened', `support:${id}`, {
        before: { state: ticket.state },
        after: { state: after },
      });
      if (isOwn) return;
      await this.live.tell([ticket.personId], { kind: 'support', id });
      if (!isClosed) return;
      const { name, address } = await this.queries.sender(ticket.personId);
      await this.mail.queue(supportClosed, {
        to: { personId: ticket.personId, name, address },
        values: { subject: ticket.subject, link: `${this.config.appUrl}/support/${id}` },
        about: `support:${id}`,
      });
    });
  }
}
