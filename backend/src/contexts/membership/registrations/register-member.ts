import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { day } from '../../../platform/clock/durations';
import { Database } from '../../../platform/database/database';
import { Notices } from '../../../platform/database/notices';
import { Events } from '../../../platform/events/events';
import { RateLimits } from '../../../platform/http/rate-limits';
import { AllianceSettings } from '../../../platform/settings/alliance-settings';
import { MeetPerson } from '../accounts/meet-person';
import { canonicalEmail } from '../accounts/user.entity';
import { type AgreedDocuments, LegalDocuments } from '../legal/legal-documents';
import { OrganizationRegistered } from '../membership.events';
import { registering } from '../membership.limits';
import { reviewRequired } from '../membership.settings';
import { organizationChanged } from '../membership.topics';
import { MembershipTier } from '../organizations/organization.enums';
import { MailWelcome } from './mail-welcome';
import { MemberIds } from './member-ids';
import { PlanOffers } from './plan-offers';
import type { RegisterMemberDto } from './registrations.dto';

/** How long the same form again is taken for the same registration. */
const repeated = 10 * 60_000;

/** A double click or a repeated call, by who knows every value of the form; while nobody has confirmed it. */
const findSame = {
  name: 'registration-same',
  text: `select r.id from membership.membership_registrations r
    join membership.user_organizations m on m.organization_id = r.organization_id and m.user_id = r.user_id
    where r.user_id = $1 and r.form_hash = $2 and r.created_at > $3 and not m.is_active
      and r.deleted_at is null and r.status <> 'rejected'`,
};
const insertOrganization = {
  name: 'registration-organization',
  text: `insert into membership.organizations (name, description, type, website, requested_tier, trial_ends_at, country, interests, awaits_review)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
};
const insertOwner = {
  name: 'registration-owner',
  text: `insert into membership.user_organizations (user_id, organization_id, role, is_active) values ($1, $2, 'owner', false)`,
};
const insertRegistration = {
  name: 'registration-insert',
  text: `insert into membership.membership_registrations (id, organization_id, user_id, organization_type,
      organization_name, website, organization_linked_in, size, industry, country, contact_name, email, phone,
      contact_linked_in, role, description, interests, selected_plan, agree_terms, agree_marketing, form_hash,
      terms_version, privacy_version)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23)`,
};

/** Registration, organization, person and welcome mail in one transaction: all of it, or nothing. */
@Injectable()
export class RegisterMember {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly documents: LegalDocuments,
    private readonly events: Events,
    private readonly limits: RateLimits,
    private readonly mailWelcome: MailWelcome,
    private readonly memberIds: MemberIds,
    private readonly notices: Notices,
    private readonly offers: PlanOffers,
    private readonly people: MeetPerson,
    private readonly settings: AllianceSettings,
  ) {}

  /**
   * Answers the member id. The very same form again is the same registration, however often and however
   * simultaneously it is sent; every other one is a new registration, whatever we know of its address and name. The
   * organization is nobody's until the link of its own mail is followed. Throws `too_many_requests`.
   */
  async execute(form: RegisterMemberDto, from: string): Promise<string> {
    await this.limits.consume(registering, from);
    const email = canonicalEmail(form.email);
    const formHash = hashOf({ ...form, email });
    const [trialDays, awaitsReview, agreed] = await Promise.all([
      this.offers.trialDays(),
      this.settings.isOn(reviewRequired),
      this.documents.inForce(),
    ]);
    return this.database.transaction(async () => {
      // The person's row is locked from here on, which puts simultaneous copies in a line.
      const person = await this.people.execute(email, form.contactName);
      const same = await this.database.queryOne<{ id: string }>(findSame, [
        person.id,
        formHash,
        this.clock.in(-repeated),
      ]);
      if (same) return same.id;

      const paid = form.selectedPlan !== MembershipTier.Free;
      const { id: organizationId } = await this.database.one<{ id: string }>(insertOrganization, [
        form.organizationName,
        form.description,
        form.organizationType,
        form.website,
        form.selectedPlan,
        paid ? this.clock.in(trialDays * day) : null,
        form.country ?? null,
        form.interests,
        awaitsReview,
      ]);
      await this.database.run(insertOwner, [person.id, organizationId]);
      await this.notices.send(organizationChanged, organizationId);
      const memberId = await this.insert(form, email, organizationId, person.id, formHash, agreed);
      const { organizationName, contactName, selectedPlan: tier } = form;
      await this.mailWelcome.execute({ memberId, organizationId, organizationName, contactName, email, tier }, person);
      await this.events.publish(new OrganizationRegistered(memberId, organizationId, person.id));
      await this.audit.record('visitor', 'registration.submitted', `organization:${organizationId}`, { memberId });
      return memberId;
    });
  }

  private async insert(
    form: RegisterMemberDto,
    email: string,
    organizationId: string,
    userId: string,
    formHash: string,
    agreed: AgreedDocuments,
  ): Promise<string> {
    const memberId = await this.memberIds.next();
    await this.database.run(insertRegistration, [
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
      formHash,
      agreed.terms,
      agreed.privacy,
    ]);
    return memberId;
  }
}

/** The same for forms that say the same, in whatever order their fields stand. */
function hashOf(form: object): string {
  const fields = Object.entries(form).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url');
}
