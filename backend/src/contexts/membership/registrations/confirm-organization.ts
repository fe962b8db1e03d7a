import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { Notices } from '../../../platform/database/notices';
import { Sessions } from '../../../platform/sessions/sessions';
import { SingleUseTokens, tokenInvalid } from '../../../platform/tokens/single-use-tokens';
import { organizationConfirmation } from '../accounts/mailed-links';
import { MeetPerson, splitName } from '../accounts/meet-person';
import { organizationChanged } from '../membership.topics';

interface Activated {
  name: string;
  contactName: string | null;
  namesOwner: boolean;
}

const activate = {
  name: 'registration-confirm-owner',
  text: `with owned as (
      update membership.user_organizations set is_active = true
      where user_id = $1 and organization_id = $2 and role = 'owner' returning organization_id)
    select o.name, r.contact_name as "contactName",
      u.password_hash is not null and not exists (
        select from membership.user_organizations where user_id = u.id and is_active) as "namesOwner"
    from owned join membership.users u on u.id = $1 join membership.organizations o on o.id = owned.organization_id
    left join membership.membership_registrations r on r.organization_id = o.id`,
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
    private readonly notices: Notices,
    private readonly people: MeetPerson,
    private readonly sessions: Sessions,
    private readonly tokens: SingleUseTokens,
  ) {}

  /** Somebody who has an account says that a further organization is theirs. Answers its name; throws `token_invalid`. */
  async execute(token: string): Promise<string> {
    return this.database.transaction(async () => {
      const { subject } = await this.tokens.peek(organizationConfirmation, token);
      await this.people.lock(subject);
      const { data } = await this.tokens.redeem(organizationConfirmation, token);
      return (await this.activate(subject, data.organizationId)).name;
    });
  }

  /**
   * For who has shown a mailed link of the organization; joins the surrounding transaction. Until a person has confirmed
   * one, anybody may have typed their name: that of the first one they confirm counts. Who has no password came through
   * the identity provider, which has named them.
   */
  async activate(userId: string, organizationId: string): Promise<{ name: string }> {
    const organization = await this.database.queryOne<Activated>(activate, [userId, organizationId]);
    if (!organization) throw tokenInvalid();
    const { name, contactName, namesOwner } = organization;
    if (namesOwner && contactName) await this.database.run(rename, [userId, ...splitName(contactName)]);
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
