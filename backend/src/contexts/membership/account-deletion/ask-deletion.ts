import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { day } from '../../../platform/clock/durations';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { invalidField } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { greeted } from '../../../platform/mail/greeting';
import { Mail } from '../../../platform/mail/mail';
import { Sessions } from '../../../platform/sessions/sessions';
import { deletionAskedMail } from '../account.mails';
import { canonicalEmail } from '../accounts/user.entity';
import { OpenEmailChange } from '../email-change/open-email-change';
import { ownsOrganizations } from '../membership.errors';
import { EndMentoring } from '../mentoring/end-mentoring';
import { CancelCall } from '../onboarding/cancel-call';
import { RevokeSentInvitations } from '../team/revoke-sent-invitations';
import { LockOrganizationsOf } from './lock-organizations';
import { ReadOwnedOrganizations } from './owned-organizations';

/** So long somebody may change their mind. */
export const deletionAfter = 30 * day;

const mark = {
  name: 'deletion-mark',
  text: `update membership.users set deletion_asked_at = $2, deletion_due_at = $3, deletion_told_at = null
    where id = $1 and deletion_due_at is null returning email, first_name as "firstName"`,
};
const list = new Intl.ListFormat('en');

/** A person asks for their account to be erased: in thirty days, until which they may keep it and do nothing else. */
@Injectable()
export class AskDeletion {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly emailChange: OpenEmailChange,
    private readonly lock: LockOrganizationsOf,
    private readonly mail: Mail,
    private readonly mentoring: EndMentoring,
    private readonly onboarding: CancelCall,
    private readonly owned: ReadOwnedOrganizations,
    private readonly revokeSent: RevokeSentInvitations,
    private readonly sessions: Sessions,
  ) {}

  /** Throws `invalid_input` for a confirmation that is not their address, and `owns_organizations`. Asked twice it counts once. */
  async execute(viewer: Viewer, confirmation: string): Promise<void> {
    if (canonicalEmail(confirmation) !== viewer.email)
      throw invalidField('confirmation', 'Type your e-mail address as it is shown');
    await this.database.transaction(async () => {
      const { id } = viewer;
      await this.lock.execute(id);
      const { toHandOver, ending } = await this.owned.execute(id);
      if (toHandOver.length > 0) throw ownsOrganizations(toHandOver.map(({ name }) => name));
      const now = this.clock.now();
      const dueAt = new Date(now.getTime() + deletionAfter);
      const person = await this.database.queryOne<{ email: string; firstName: string }>(mark, [id, now, dueAt]);
      if (!person) return;
      await this.emailChange.end(id);
      await this.mentoring.execute(viewer, id, null);
      await this.onboarding.ofLeaving(viewer);
      for (const organization of ending) await this.revokeSent.execute(viewer, organization.id, id);
      await this.sessions.endOthers(id, viewer.sessionId);
      await this.audit.record(viewer, 'account.deletion-asked', `person:${id}`, { dueAt: dueAt.toISOString() });
      const firstName = greeted(person.firstName);
      await this.mail.queue(deletionAskedMail, {
        to: { personId: id, name: firstName, address: person.email },
        values: {
          firstName,
          link: `${this.config.appUrl}/profile/account`,
          dueAt,
          ends: list.format(ending.map(({ name }) => name)),
        },
        about: `user:${id}`,
      });
    });
  }
}
