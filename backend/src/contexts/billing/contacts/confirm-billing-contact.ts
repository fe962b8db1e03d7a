import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Database } from '../../../platform/database/database';
import { SingleUseTokens, tokenInvalid } from '../../../platform/tokens/single-use-tokens';
import { MembershipApi } from '../../membership';
import { contactConfirmation } from './contact-confirmation';

/** Only the address that the link was mailed to, as long as it is the one that is named. */
const confirm = {
  name: 'billing-contacts-confirm',
  text: `update billing.billing_contacts set confirmed_at = $3
    where organization_id = $1 and lower(info ->> 'email') = lower($2)`,
};

/** Whoever reads the mail of a billing contact says that the organization's mail is meant for them. */
@Injectable()
export class ConfirmBillingContact {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly membership: MembershipApi,
    private readonly tokens: SingleUseTokens,
  ) {}

  /** Answers the organization's name; throws `token_invalid`, also when another address has been named since. */
  async execute(token: string): Promise<string> {
    return this.database.transaction(async () => {
      const { subject: organizationId, data } = await this.tokens.redeem(contactConfirmation, token);
      const isNamed = await this.database.run(confirm, [organizationId, data.email, this.clock.now()]);
      if (!isNamed) throw tokenInvalid();
      await this.audit.record('system', 'billing-contact.confirmed', `organization:${organizationId}`, data);
      const labels = await this.membership.describeOrganizations([organizationId]);
      return labels.get(organizationId)?.name ?? '';
    });
  }
}
