import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { Settings } from '../../../platform/database/settings';
import { Events } from '../../../platform/events/events';
import { RateLimits } from '../../../platform/http/rate-limits';
import { Mail } from '../../../platform/mail/mail';
import { SingleUseTokens } from '../accounts/single-use-tokens';
import { canonicalEmail } from '../accounts/user.entity';
import { LegalDocumentName } from '../legal/legal.dto';
import { versionInForce } from '../legal/legal-documents';
import { OrganizationRegistered } from '../membership.events';
import { MembershipTier } from '../organizations/organization.enums';
import { ConfirmOrganization } from './confirm-organization';
import type { RegisterMemberDto } from './registrations.dto';

const perAddress = { name: 'registration-address', points: 120, windowSeconds: 3600 };
const day = 86_400_000;

const meetPerson = {
  name: 'registration-person',
  text: `insert into membership.users (email, first_name, last_name) values ($1, $2, $3)
    on conflict (email) do update set updated_at = membership.users.updated_at
    returning id, first_name as "firstName", password_hash is not null as "hasAccount"`,
};
const findSame = {
  name: 'registration-same',
  text: `select id from membership.membership_registrations where email = $1 and lower(organization_name) = lower($2)`,
};
const insertOrganization = {
  name: 'registration-organization',
  text: `insert into membership.organizations (name, description, type, website, requested_tier, trial_ends_at, country)
    values ($1, $2, $3, $4, $5, $6, $7) returning id`,
};
const insertOwner = {
  name: 'registration-owner',
  text: `insert into membership.user_organizations (user_id, organization_id, role, is_active) values ($1, $2, 'owner', $3)`,
};
const insertRegistration = {
  name: 'registration-insert',
  text: `insert into membership.membership_registrations (id, organization_id, user_id, organization_type,
      organization_name, website, organization_linked_in, size, industry, country, contact_name, email, phone,
      contact_linked_in, role, description, interests, selected_plan, agree_terms, agree_marketing,
      terms_version, privacy_version)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22)
    on conflict (id) do nothing`,
};

/** How mail about a registration is found again. */
export const aboutRegistration = (memberId: string) => `registration:${memberId}`;

/** Registration, organization, person and welcome mail in one transaction: all of it, or nothing. */
@Injectable()
export class RegisterMember {
  constructor(
    private readonly audit: Audit,
    private readonly config: Config,
    private readonly confirmOrganization: ConfirmOrganization,
    private readonly database: Database,
    private readonly events: Events,
    private readonly limits: RateLimits,
    private readonly mail: Mail,
    private readonly settings: Settings,
    private readonly tokens: SingleUseTokens,
  ) {}

  /**
   * Answers the member id. The same person and organization again is the same registration, however often and however
   * simultaneously it is sent. Throws `too_many_requests`.
   */
  async execute(form: RegisterMemberDto, from: string): Promise<string> {
    await this.limits.consume(perAddress, from);
    const email = canonicalEmail(form.email);
    const [firstName = form.contactName, ...others] = form.contactName.split(/\s+/);
    const trialDays = await this.settings.demand<number>('trialDays');
    return this.database.transaction(async () => {
      // The person's row is locked from here on, which puts simultaneous copies in a line.
      const person = (await this.database.queryOne<{ id: string; firstName: string; hasAccount: boolean }>(meetPerson, [
        email,
        firstName,
        others.join(' '),
      ])) as { id: string; firstName: string; hasAccount: boolean };
      const same = await this.database.queryOne<{ id: string }>(findSame, [email, form.organizationName]);
      if (same) return same.id;

      const paid = form.selectedPlan !== MembershipTier.Free;
      const organization = await this.database.queryOne<{ id: string }>(insertOrganization, [
        form.organizationName,
        form.description,
        form.organizationType,
        form.website,
        form.selectedPlan,
        paid ? new Date(Date.now() + trialDays * day) : null,
        form.country ?? null,
      ]);
      const organizationId = organization?.id as string;
      // Whoever knows an address must not be able to put an organization into its owner's account.
      await this.database.run(insertOwner, [person.id, organizationId, !person.hasAccount]);
      const memberId = await this.insert(form, email, organizationId, person.id);
      const link = person.hasAccount
        ? `${this.config.appUrl}/confirm-organization?token=${this.confirmOrganization.token(person.id, organizationId)}`
        : `${this.config.appUrl}/activate?token=${await this.tokens.issue(person.id, 'activation')}`;
      await this.mail.queue({
        template: 'welcome',
        to: { name: form.contactName, address: email },
        values: {
          tier: form.selectedPlan,
          firstName: person.firstName,
          organizationName: form.organizationName,
          memberId,
          link,
          hasAccount: person.hasAccount,
        },
        about: aboutRegistration(memberId),
      });
      await this.events.publish(new OrganizationRegistered(memberId, organizationId, person.id));
      await this.audit.record({
        action: 'registration.submitted',
        actor: 'visitor',
        subject: `organization:${organizationId}`,
        details: { memberId },
      });
      return memberId;
    });
  }

  private async insert(form: RegisterMemberDto, email: string, organizationId: string, userId: string) {
    for (;;) {
      const memberId = `GIA-${String(randomInt(1_000_000)).padStart(6, '0')}`;
      const inserted = await this.database.run(insertRegistration, [
        memberId,
        organizationId,
        userId,
        form.organizationType,
        form.organizationName,
        form.website,
        form.organizationLinkedIn,
        form.size,
        form.industry,
        form.country ?? null,
        form.contactName,
        email,
        form.phone,
        form.contactLinkedIn,
        form.role,
        form.description,
        form.interests,
        form.selectedPlan,
        form.agreeTerms,
        form.agreeMarketing ?? false,
        versionInForce(LegalDocumentName.Terms),
        versionInForce(LegalDocumentName.Privacy),
      ]);
      if (inserted > 0) return memberId;
    }
  }
}
