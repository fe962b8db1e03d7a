import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { Notices } from '../../../platform/database/notices';
import { organizationSuspended } from '../../../platform/http/problems';
import { Sessions } from '../../../platform/sessions/sessions';
import { SingleUseTokens, tokenInvalid } from '../../../platform/tokens/single-use-tokens';
import { organizationConfirmation } from '../accounts/mailed-links';
import { MeetPerson, splitName } from '../accounts/meet-person';
import { AgreementWay } from '../legal/legal.enums';
import { NoteAgreement } from '../legal/note-agreement';
import { organizationChanged } from '../membership.topics';
import { type LedOrganizations, ledOrganizations } from '../organizations/led-organizations';
import { triedBefore } from './tried-before';

interface Activated {
  name: string;
  contactName: string | null;
  namesOwner: boolean;
  terms: string | null;
  privacy: string | null;
  agreedAt: string | null;
}

const activate = {
  name: 'registration-confirm-owner',
  text: `with owned as (
      update membership.user_organizations set is_active = true
      where user_id = $1 and organization_id = $2 and role = 'owner' returning organization_id)
    select o.name, r.contact_name as "contactName", r.terms_version as terms, r.privacy_version as privacy, r.terms_accepted_at as "agreedAt",
      u.password_hash is not null and not exists (
        select from membership.user_organizations where user_id = u.id and is_active) as "namesOwner"
    from owned join membership.users u on u.id = $1 join membership.organizations o on o.id = owned.organization_id
    left join membership.membership_registrations r on r.organization_id = o.id`,
};
const endTrial = {
  name: 'registration-end-second-trial',
  text: `update membership.organizations set trial_ends_at = null where id = $2 and ${triedBefore('$1', '$2')}`,
};
const rename = {
  name: 'registration-name-owner',
  text: 'update membership.users set first_name = $2, last_name = $3, updated_at = now() where id = $1',
};

/** An organization becomes a person's by the link that was mailed for that very organization, and by nothing else. */
@Injectable()
export class ConfirmOrganization {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly note: NoteAgreement,
    private readonly notices: Notices,
    private readonly people: MeetPerson,
    private readonly sessions: Sessions,
    private readonly tokens: SingleUseTokens,
  ) {}

  /**
   * Somebody who has an account says that a further organization is theirs. Answers its name; throws `token_invalid` or
   * `organization_suspended`.
   */
  async execute(token: string): Promise<string> {
    return this.database.transaction(async () => {
      const { subject } = await this.tokens.peek(organizationConfirmation, token);
      await this.people.lock(subject);
      const { data } = await this.tokens.redeem(organizationConfirmation, token);
      return (await this.further(subject, data.organizationId)).name;
    });
  }

  /**
   * The same for who is known; joins the surrounding transaction. What they confirm acts at once, so it is no way round the
   * suspension of another one: `organization_suspended`.
   */
  async further(userId: string, organizationId: string): Promise<{ name: string }> {
    const { isSuspended } = await this.database.one<LedOrganizations>(ledOrganizations, [userId]);
    if (isSuspended) throw organizationSuspended();
    return this.activate(userId, organizationId);
  }

  /**
   * For who has shown a mailed link of the organization; joins the surrounding transaction. Until a person has confirmed
   * one, anybody may have typed their name: that of the first one they confirm counts. Who has no password came through
   * the identity provider, which has named them. Who has tried a plan before begins free.
   */
  async activate(userId: string, organizationId: string): Promise<{ name: string }> {
    const organization = await this.database.queryOne<Activated>(activate, [userId, organizationId]);
    if (!organization) throw tokenInvalid();
    await this.database.run(endTrial, [userId, organizationId]);
    const { name, contactName, namesOwner, terms, privacy, agreedAt } = organization;
    if (namesOwner && contactName) await this.database.run(rename, [userId, ...splitName(contactName)]);
    // Anybody may have filled in the form: it was this person once they have confirmed it.
    if (terms && privacy && agreedAt) {
      const way = AgreementWay.Registration;
      await this.note.execute({ userId, agreed: { terms, privacy }, at: agreedAt, way, organizationId });
    }
    await this.sessions.refresh(userId);
    await this.notices.send(organizationChanged, organizationId);
    await this.audit.record(
      { kind: 'member', id: userId },
      'organization.confirmed',
      `organization:${organizationId}`,
      {
        before: { isActive: false },
        after: { isActive: true },
      },
    );
    return { name };
  }
}
