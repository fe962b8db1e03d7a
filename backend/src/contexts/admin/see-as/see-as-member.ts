import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { hour } from '../../../platform/clock/durations';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { Sessions } from '../../../platform/sessions/sessions';
import { KnownPeople, SecurityApi } from '../../membership';
import { AdminAccounts } from '../accounts/admin-accounts';
import { seeAsNeedsFactor } from '../admin.errors';
import { seenAs } from '../admin.mails';
import type { SeeAsDto, SeeAsMemberDto } from './see-as.dto';

const lasts = hour;

/** Shows a super admin the product as a member sees it, and tells the member. */
@Injectable()
export class SeeAsMember {
  constructor(
    private readonly accounts: AdminAccounts,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly mail: Mail,
    private readonly people: KnownPeople,
    private readonly security: SecurityApi,
    private readonly sessions: Sessions,
  ) {}

  /** Answers until when. Throws `see_as_needs_factor` where the super admin has no second factor, or `not_found`. */
  async execute(viewer: Viewer, { personId, reason, tellsReason }: SeeAsMemberDto): Promise<SeeAsDto> {
    if (!(await this.security.withFactors([viewer.id])).has(viewer.id)) throw seeAsNeedsFactor();
    const { username } = await this.accounts.demand(viewer.id);
    return this.database.transaction(async () => {
      const person = await this.people.byId(personId);
      // Who may do nothing themselves is seen by nobody.
      if (!person || !(await this.sessions.principal('member', personId))) throw notFound('member');
      const until = this.clock.in(lasts);
      await this.sessions.seeAs(viewer, personId, until);
      await this.audit.record(viewer, 'see-as.started', `person:${personId}`, { reason, tellsReason, until });
      await this.mail.queue(seenAs, {
        to: { personId, name: person.name, address: person.address },
        values: {
          firstName: person.firstName,
          adminName: username,
          at: this.clock.now(),
          until,
          reason: tellsReason ? reason : undefined,
          link: `${this.config.appUrl}/support`,
        },
        about: `user:${personId}`,
      });
      return { until: until.toISOString() };
    });
  }
}
