import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { LiveUpdates } from '../../../platform/live/live-updates';
import { Mail } from '../../../platform/mail/mail';
import { LockTicket } from './lock-ticket';
import type { AnswerTicketDto } from './support.dto';
import { SupportState } from './support.enums';
import { supportAnswered } from './support.mails';
import { SupportQueries } from './support.queries';

/** Answers for the alliance, and mails the answer to the person; it waits for them then, or is closed. */
@Injectable()
export class AnswerTicket {
  constructor(
    private readonly audit: Audit,
    private readonly config: Config,
    private readonly database: Database,
    private readonly live: LiveUpdates,
    private readonly lock: LockTicket,
    private readonly mail: Mail,
    private readonly queries: SupportQueries,
  ) {}

  /** Throws `not_found`. */
  async execute(viewer: Viewer, id: string, { text, closes }: AnswerTicketDto): Promise<void> {
    const isClosed = closes ?? false;
    await this.database.transaction(async () => {
      const ticket = await this.lock.execute(id);
      await this.lock.write(ticket, text, { isAnswer: true });
      await this.lock.turn(ticket, isClosed ? SupportState.Closed : SupportState.Waiting);
      const { firstName, name, address } = await this.queries.sender(ticket.personId);
      await this.mail.queue(supportAnswered, {
        to: { personId: ticket.personId, name, address },
        values: {
          ...{ firstName, subject: ticket.subject, text, isClosed },
          link: `${this.config.appUrl}/support/${id}`,
        },
        about: `support:${id}`,
      });
      await this.live.tell([ticket.personId], { kind: 'support', id });
      await this.audit.record(viewer, 'support.answered', `support:${id}`, { closes: isClosed });
    });
  }
}
