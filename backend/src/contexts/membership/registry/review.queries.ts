import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { notFound } from '../../../platform/http/domain-error';
import { actsOn } from '../registrations/membership-registration.entity';
import { ReviewAct } from '../registrations/registration.enums';
import { DuplicatesQueries } from './duplicates.queries';
import { columnsOfRegistration, type RegistrationRow, toRegistration } from './registry.queries';
import { registrations } from './registry-filter';
import type {
  RegistrationDetailDto,
  RegistrationMessageDto,
  RegistrationRecordDto,
  RegistrationReviewDto,
} from './review.dto';

const find = {
  name: 'registry-find',
  text: `select ${columnsOfRegistration}, organization_id as "organizationId", organization_linked_in as "organizationLinkedIn",
      contact_linked_in as "contactLinkedIn", agree_marketing as "agreeMarketing", terms_version as "termsVersion",
      decided_at as "decidedAt", decision_reason as "decisionReason",
      not exists (select from membership.user_organizations m
        where m.user_id = membership_registrations.user_id and m.organization_id = membership_registrations.organization_id)
        and not exists (select from membership.organizations o where o.id = organization_id and o.merged_into_id is not null) as disowned,
      (select json_build_object('id', m.id, 'name', m.name) from membership.organizations o
        join membership.organizations m on m.id = o.merged_into_id where o.id = organization_id) as "mergedInto",
      (select is_confirmed from membership.organizations o where o.id = organization_id) as activated,
      (select awaits_review from membership.organizations o where o.id = organization_id) as "awaitsReview",
      (select closed_at is not null from membership.organizations o where o.id = organization_id) as closed
    from ${registrations} where id = $1`,
};
const review = {
  name: 'registry-review',
  text: `select id as "memberId", organization_name as "organizationName", status, created_at as "createdAt",
      decided_at as "decidedAt", decision_reason as "decisionReason"
    from ${registrations} where id = $1 and deleted_at is null`,
};
const messages = {
  name: 'registry-messages',
  text: `select author, text, sent_at as "sentAt" from membership.registration_messages
    where registration_id = $1 order by sent_at, id`,
};
const records = {
  name: 'registry-records',
  text: `select action, actor, reason, at from (
      select id, action, actor, details ->> 'reason' as reason, at from platform.audit_events
      where subject = $1 order by id desc limit 100) r order by id`,
};

type DetailRow = RegistrationRow &
  Pick<
    RegistrationDetailDto,
    | 'organizationId'
    | 'organizationLinkedIn'
    | 'contactLinkedIn'
    | 'agreeMarketing'
    | 'termsVersion'
    | 'decidedAt'
    | 'decisionReason'
    | 'disowned'
    | 'mergedInto'
  > & { activated: boolean | null; awaitsReview: boolean | null; closed: boolean | null };

/** One registration, as super admins review it and as its applicant follows that. */
@Injectable()
export class ReviewQueries {
  constructor(
    private readonly database: Database,
    private readonly duplicates: DuplicatesQueries,
  ) {}

  /** One that is deleted too. Throws `not_found`. */
  async find(memberId: string): Promise<RegistrationDetailDto> {
    const row = await this.database.queryOne<DetailRow>(find, [memberId]);
    if (!row) throw notFound('registration');
    const [thread, alike, done] = await Promise.all([
      this.messages(memberId),
      this.duplicates.of(row),
      this.database.query<RegistrationRecordDto>(records, [`registration:${memberId}`]),
    ]);
    return {
      ...row,
      ...toRegistration(row, [...new Set(alike.flatMap(({ signs }) => signs))]),
      activated: row.activated ?? false,
      awaitsReview: row.awaitsReview ?? false,
      closed: row.closed ?? true,
      acts: row.deletedAt ? [] : actsOn(row.status).filter((act) => !(row.closed ?? true) || act !== ReviewAct.Approve),
      messages: thread,
      duplicates: alike,
      records: done,
    };
  }

  /** As its applicant sees it. Throws `not_found`. */
  async ofApplicant(memberId: string): Promise<RegistrationReviewDto> {
    const row = await this.database.queryOne<Omit<RegistrationReviewDto, 'messages'>>(review, [memberId]);
    if (!row) throw notFound('registration');
    return { ...row, messages: await this.messages(memberId) };
  }

  private async messages(memberId: string): Promise<RegistrationMessageDto[]> {
    return this.database.query<RegistrationMessageDto>(messages, [memberId]);
  }
}
