import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import { Secrets } from '../../../platform/secrets/secrets';
import { Sessions } from '../../../platform/sessions/sessions';
import { tokenInvalid } from '../membership.errors';

const purpose = 'confirm-organization';
const activate = {
  name: 'registration-confirm-owner',
  text: `with owned as (
      update membership.user_organizations set is_active = true
      where user_id = $1 and organization_id = $2 and role = 'owner' returning organization_id)
    select o.name from owned join membership.organizations o on o.id = owned.organization_id`,
};

/** Somebody who has an account already confirms, from the welcome mail, that a further organization is theirs. */
@Injectable()
export class ConfirmOrganization {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly secrets: Secrets,
    private readonly sessions: Sessions,
  ) {}

  /** What the mailed link carries; only the address's owner gets to see it. */
  token(userId: string, organizationId: string): string {
    return this.secrets.sign(purpose, `${userId}:${organizationId}`);
  }

  /** Answers the organization's name; throws `token_invalid`. Confirming twice changes nothing. */
  async execute(token: string): Promise<string> {
    const [userId, organizationId] = this.secrets.verify(purpose, token)?.split(':') ?? [];
    if (!userId || !organizationId) throw tokenInvalid();
    return this.database.transaction(async () => {
      const organization = await this.database.queryOne<{ name: string }>(activate, [userId, organizationId]);
      if (!organization) throw tokenInvalid();
      await this.sessions.refresh(userId);
      await this.audit.record({
        action: 'organization.confirmed',
        actor: `member:${userId}`,
        subject: `organization:${organizationId}`,
      });
      return organization.name;
    });
  }
}
