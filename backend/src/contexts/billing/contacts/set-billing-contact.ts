import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { RateLimits } from '../../../platform/http/rate-limits';
import type { Viewer } from '../../../platform/http/viewer';
import { greeted } from '../../../platform/mail/greeting';
import { Mail } from '../../../platform/mail/mail';
import { SingleUseTokens } from '../../../platform/tokens/single-use-tokens';
import { worksUntil } from '../../../platform/tokens/token-purpose';
import { MembershipApi } from '../../membership';
import { namingContacts } from '../billing.limits';
import { billingContactNamed } from '../billing.mails';
import { pages } from '../billing.pages';
import type { BillingInfo } from '../payments/payment.entity';
import { BillingContact } from './billing-contact.entity';
import { contactConfirmation } from './contact-confirmation';

/** An address stays confirmed as long as it is the same. */
const set = {
  name: 'billing-contacts-set',
  text: `insert into billing.billing_contacts as c (organization_id, info) values ($1, $2)
    on conflict (organization_id) do update set info = excluded.info, updated_at = now(),
      confirmed_at = case when lower(c.info ->> 'email') = lower(excluded.info ->> 'email') then c.confirmed_at end`,
};

/** The record cannot be thinned out, so that it says what changed and not to what: these are names and addresses of people. */
const changedFields = (before: Partial<BillingInfo> = {}, after: BillingInfo) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)] as (keyof BillingInfo)[])]
    .filter((field) => before[field] !== after[field])
    .sort();

/**
 * A decision maker says who gets the invoices from now on, and what stands on them. An address that nobody has shown to be
 * theirs gets one mail, with a link, and nothing else until it is followed.
 */
@Injectable()
export class SetBillingContact {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly limits: RateLimits,
    private readonly mail: Mail,
    private readonly membership: MembershipApi,
    private readonly tokens: SingleUseTokens,
  ) {}

  /** Throws `too_many_requests` for an organization that has had too many links mailed. */
  async execute(viewer: Viewer, organizationId: string, given: BillingInfo): Promise<void> {
    const info = { ...given };
    const people = await this.membership.decisionMakersOf(organizationId);
    const known = await this.contactOf(organizationId);
    const isSame = known?.info.email.toLowerCase() === info.email.toLowerCase();
    const next = Object.assign(new BillingContact(), { info, confirmedAt: isSame ? known?.confirmedAt : null });
    const isProven = next.getsMail(people);
    if (!isProven) await this.limits.consume(namingContacts, organizationId);
    await this.database.transaction(async () => {
      const before = await this.contactOf(organizationId);
      await this.database.run(set, [organizationId, info]);
      await this.audit.record(viewer, 'billing-contact.set', `organization:${organizationId}`, {
        changed: changedFields(before?.info, info),
      });
      if (!isProven) await this.askToConfirm(organizationId, info);
    });
  }

  private async contactOf(organizationId: string): Promise<BillingContact | null> {
    return this.database.manager.findOneBy(BillingContact, { organizationId });
  }

  private async askToConfirm(organizationId: string, { firstName: typed, email }: BillingInfo): Promise<void> {
    const firstName = greeted(typed);
    const token = await this.tokens.issue(contactConfirmation, organizationId, { email });
    const labels = await this.membership.describeOrganizations([organizationId]);
    await this.mail.queue(billingContactNamed, {
      to: { name: firstName, address: email },
      values: {
        firstName,
        organizationName: labels.get(organizationId)?.name ?? '',
        link: `${this.config.appUrl}${pages.confirmContact(token)}`,
        worksUntil: worksUntil(contactConfirmation, this.clock.now()),
      },
      about: `organization:${organizationId}`,
    });
  }
}
