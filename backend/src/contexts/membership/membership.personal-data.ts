import { emptied, erased, kept, personalColumnsOf, rewritten } from '../../platform/personal-data/personal-columns';
import { communityColumns } from './communities/communities.personal-data';

personalColumnsOf('membership', {
  // The row stays, so that what it made is by somebody: a former member.
  'users.id': emptied(
    `email = 'former-' || id || '@invalid', first_name = 'Former', last_name = 'member', profile_image_url = null, picture_id = null,
      password_hash = null, email_verified_at = null, headline = null, languages = '{}', time_zone = null,
      shown_on_pages = false, deletion_asked_at = null, deletion_due_at = null, deletion_told_at = null,
      suspended_at = null, suspended_until = null, suspension_reason = null`,
    {
      archived: {
        as: 'account',
        about: 'Your account and profile',
        columns: `id, email, first_name, last_name, headline, languages, time_zone, shown_on_pages, email_verified_at, created_at,
            suspended_at, suspended_until, suspension_reason`,
      },
    },
  ),
  'user_organizations.user_id': erased({
    archived: {
      as: 'organizations',
      about: 'Organizations that you belong to, and as what',
      columns: `organization_id, (select name from membership.organizations o where o.id = organization_id) as name, role,
        is_active, created_at`,
    },
  }),
  'membership_registrations.user_id': emptied(
    `contact_name = 'Former member', email = '', phone = null, contact_linked_in = null, role = null, agree_marketing = false,
      decision_reason = null`,
    {
      archived: {
        as: 'registrations',
        about: 'Organizations that were registered with your address, as the form was filled in',
        columns: `id, organization_id, organization_name, contact_name, email, phone, contact_linked_in, role, description,
          interests, selected_plan, agree_marketing, terms_version, privacy_version, terms_accepted_at, created_at, status,
          decision_reason, (select json_agg(json_build_object('author', m.author, 'text', m.text, 'sentAt', m.sent_at) order by m.sent_at)
            from membership.registration_messages m where m.registration_id = membership_registrations.id) as messages`,
      },
    },
  ),
  'registration_messages.registration_id': rewritten(
    `delete from membership.registration_messages m using membership.membership_registrations r
      where r.id = m.registration_id and r.user_id = $1`,
  ),
  'legal_agreements.user_id': erased({
    archived: {
      as: 'agreements',
      about: 'Which versions of the Terms and the Privacy Policy you were told of and have agreed to',
      columns: 'document, version, told_at, agreed_at, way, organization_id',
    },
  }),
  'team_invitations.accepted_by': emptied(`email = ''`, {
    archived: {
      as: 'accepted-invitations',
      about: 'Invitations that you have accepted',
      columns: 'organization_id, role, sent_at, accepted_at, terms_version, privacy_version',
    },
  }),
  'team_invitations.email': erased({ by: 'email' }),
  'team_invitations.invited_by': kept({
    archived: {
      as: 'sent-invitations',
      about: 'Invitations that you have sent for organizations',
      columns: 'organization_id, email, role, sent_at, accepted_at, revoked_at',
    },
  }),
  'team_join_requests.user_id': erased({
    archived: {
      as: 'requests-to-organizations',
      about: 'Organizations that you have asked to join',
      columns: 'organization_id, note, status, asked_at, decided_at, reason',
    },
  }),
  'team_join_requests.decided_by': kept(),
  'organization_domains.claimed_by': kept({
    archived: {
      as: 'domains',
      about: 'Domains that you have claimed for an organization',
      columns: 'organization_id, domain, claimed_at, proven_at',
    },
  }),
  'connections.requested_by': kept({
    archived: {
      as: 'connections',
      about: 'Connections that you have asked for on behalf of an organization',
      columns: 'id, from_id, to_id, note, status, created_at',
    },
  }),
  'conversation_people.person_id': erased({
    archived: {
      as: 'conversations',
      about: 'Conversations that you are in, and what you are writing there',
      columns: 'conversation_id, organization_id, read, unread, draft, last_at',
    },
  }),
  'direct_messages.author_id': kept({
    archived: {
      as: 'messages',
      about: 'Messages that you have sent',
      columns: 'conversation_id, number, text, sent_at',
    },
  }),
  'conversation_files.attached_by': kept({
    archived: {
      as: 'message-files',
      about: 'Files that you have attached to messages',
      columns: 'conversation_id, name, type, bytes, attached_at',
    },
  }),
  'message_blocks.person_id': erased({
    archived: {
      as: 'message-blocks',
      about: 'People and organizations that you take no messages from',
      columns: 'blocked_person_id, organization_id, blocked_at',
    },
  }),
  'message_blocks.blocked_person_id': erased(),
  'message_reports.reported_by': kept({
    archived: {
      as: 'message-reports',
      about: 'Messages that you have reported',
      columns: 'message_id, reason, note, reported_at, decision, decided_at',
    },
  }),
  'alliance_requests.email': erased({
    by: 'email',
    archived: {
      as: 'requests',
      about: 'Demonstrations that you have asked for',
      columns: 'name, organization, message, preferred_time, created_at',
    },
  }),
  'support_tickets.person_id': erased({
    archived: {
      as: 'support',
      about: 'What you have asked the alliance for help with, and what was answered',
      columns: `subject, page, member_id, state, opened_at, changed_at, (select json_agg(json_build_object('isAnswer', m.is_answer,
        'text', m.text, 'writtenAt', m.written_at) order by m.written_at) from membership.support_messages m
        where m.ticket_id = support_tickets.id) as messages`,
    },
  }),
  'onboarding_calls.person_id': erased({
    archived: {
      as: 'onboarding',
      about: 'Onboarding calls that you have booked',
      columns: 'member_id, starts_at, ends_at, note, booked_at, cancelled_at, reason',
    },
  }),
  'email_changes.user_id': erased({
    archived: {
      as: 'email-change',
      about: 'The address that you want your account to have',
      columns: 'email, asked_at, expires_at',
    },
  }),
  'former_addresses.user_id': erased({
    archived: { as: 'former-addresses', about: 'Addresses that your account had', columns: 'email, left_at' },
  }),
  // Their sessions stay with those who have had them; what the mentor has noted of these goes.
  'mentors.user_id': rewritten(
    `with forgotten as (update membership.mentor_sessions s set mentor_notes = null
        from membership.mentors m where m.id = s.mentor_id and m.user_id = $1)
      update membership.mentors set headline = '', about = '', topics = '{}', languages = '{}', time_zone = 'UTC', meeting_link = '',
        hours = '[]', exceptions = '[]', is_open = false where user_id = $1`,
    {
      archived: {
        as: 'mentoring',
        about: 'What you offer as a mentor',
        columns: `organization_id, kind, headline, about, topics, languages, time_zone, session_minutes, meeting_link, hours,
          exceptions, is_open, created_at`,
      },
    },
  ),
  'mentor_sessions.user_id': emptied(
    `topic = '', reason = null, member_notes = null, review = null, time_zone = 'UTC'`,
    {
      archived: {
        as: 'mentor-sessions',
        about: 'Sessions that you have booked with mentors and experts',
        columns: 'organization_id, kind, starts_at, ends_at, topic, state, member_notes, stars, review, rated_at',
      },
    },
  ),
  'data_exports.user_id': erased(),
  'recovery_codes.account_id': erased(),
  'passkeys.account_id': erased({
    archived: {
      as: 'passkeys',
      about: 'Your passkeys, by the names that you gave them',
      columns: 'name, added_at, used_at',
    },
  }),
  'factor_resets.account_id': erased(),
  'factor_resets.asked_by': erased(),
  ...communityColumns,
  'secured_accounts.id': erased({
    archived: {
      as: 'sign-in',
      about: 'When you signed in last, and since when you have an authenticator app',
      columns: 'signed_in_at, authenticator_since',
    },
  }),
});
