import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { belongsTo } from '../../../platform/http/acting-organization';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import type { OpenTicketDto } from './support.dto';
import { supportReceived } from './support.mails';
import { SupportQueries } from './support.queries';
import { TellSupport } from './tell-support';

const insert = {
  name: 'support-open',
  text: `with t as (insert into membership.support_tickets
        (person_id, organization_id, member_id, subject, page, opened_at, changed_at)
      values ($1, $2, $3, $4, $5, $6, $6) returning id),
    m as (insert into membership.support_messages (ticket_id, is_answer, text, written_at)
      select id, false, $7, $6 from t)
    select id from t`,
};

/** Asks the alliance for help, says so to the person, and tells the operators. */
@Injectable()
export class OpenTicket {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly mail: Mail,
    private readonly queries: SupportQueries,
    private readonly tell: TellSupport,
  ) {}

  /** Answers the request's id; throws `not_found` for an organization that is not the viewer's. */
  async execute(viewer: Viewer, form: OpenTicketDto): Promise<string> {
    const { subject, text, organizationId } = form;
    if (organizationId && !belongsTo(viewer, organizationId)) throw notFound('organization of yours');
    const page = form.page || null;
    return this.database.transaction(async () => {
      const sender = await this.queries.sender(viewer.id, organizationId);
      const { firstName, name, address, memberId, organizationName } = sender;
      const values = [viewer.id, sender.organizationId, memberId, subject, page, this.clock.now(), text];
      const { id } = await this.database.one<{ id: string }>(insert, values);
      await this.mail.queue(supportReceived, {
        to: { personId: viewer.id, name, address },
        values: { firstName, subject, text, memberId, link: `${this.config.appUrl}/support/${id}` },
        about: `support:${id}`,
      });
      await this.tell.execute({ id, subject, page, memberId, organizationName }, sender, text);
      await this.audit.record(viewer, 'support.opened', `support:${id}`, { organizationId: sender.organizationId });
      return id;
    });
  }
}
