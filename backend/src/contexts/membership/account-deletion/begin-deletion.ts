import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { Sessions } from '../../../platform/sessions/sessions';
import { OpenEmailChange } from '../email-change/open-email-change';
import { ownsOrganizations } from '../membership.errors';
import { EndMentoring } from '../mentoring/end-mentoring';
import { CancelCall } from '../onboarding/cancel-call';
import { RevokeSentInvitations } from '../team/revoke-sent-invitations';
import { LockOrganizationsOf } from './lock-organizations';
import { ReadOwnedOrganizations } from './owned-organizations';

const mark = {
  name: 'deletion-mark',
  text: `update membership.users set deletion_asked_at = $2, deletion_due_at = $3, deletion_told_at = null
    where id = $1 and erased_at is null and (deletion_due_at is null or deletion_due_at > $3::timestamptz + interval '1 minute')
    returning email, first_name as "firstName"`,
};

interface Begun {
  email: string;
  firstName: string;
  /** Names of the organizations that leave the alliance with them. */
  ends: string[];
}

/** The beginning of the end of an account: what others would wait for is cancelled, and all sessions end. */
@Injectable()
export class BeginDeletion {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly emailChange: OpenEmailChange,
    private readonly lock: LockOrganizationsOf,
    private readonly mentoring: EndMentoring,
    private readonly onboarding: CancelCall,
    private readonly owned: ReadOwnedOrganizations,
    private readonly revokeSent: RevokeSentInvitations,
    private readonly sessions: Sessions,
  ) {}

  /**
   * By the person, or with a reason by those who run the alliance; joins the surrounding transaction. Answers nothing where the account
   * is to be erased by then anyway, give or take the minute in which others may have asked for the same. Throws `owns_organizations`.
   */
  async execute(actor: Viewer, id: string, dueAt: Date, reason?: string): Promise<Begun | undefined> {
    await this.lock.execute(id);
    const { toHandOver, ending } = await this.owned.execute(id);
    if (toHandOver.length > 0) throw ownsOrganizations(toHandOver.map(({ name }) => name));
    const person = await this.database.queryOne<Omit<Begun, 'ends'>>(mark, [id, this.clock.now(), dueAt]);
    if (!person) return undefined;
    await this.emailChange.end(id);
    await this.mentoring.execute(actor, id, null);
    await this.onboarding.ofLeaving(actor, id, reason);
    for (const organization of ending) await this.revokeSent.execute(actor, organization.id, id);
    await this.sessions.endOthers(id, actor.id === id ? actor.sessionId : undefined);
    await this.audit.record(actor, 'account.deletion-asked', `person:${id}`, { dueAt: dueAt.toISOString(), reason });
    return { ...person, ends: ending.map(({ name }) => name) };
  }
}
