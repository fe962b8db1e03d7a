import { emptied, erased, kept, personalColumnsOf } from '../../platform/personal-data/personal-columns';

personalColumnsOf('membership', {
  // The row stays, so that what it made is by somebody: a former member.
  'users.id': emptied(
    `email = 'former-' || id || '@invalid', first_name = 'Former', last_name = 'member', profile_image_url = null, picture_id = null,
      password_hash = null, email_verified_at = null, headline = null, languages = '{}', time_zone = null,
      shown_on_pages = false, deletion_asked_at = null, deletion_due_at = null, deletion_told_at = null`,
    {
      archived: {
        as: 'account',
        about: 'Your account and profile',
        columns:
          'id, email, first_name, last_name, headline, languages, time_zone, shown_on_pages, email_verified_at, created_at',
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
    `contact_name = 'Former member', email = '', phone = null, contact_linked_in = null, role = null, agree_marketing = false`,
    {
      archived: {
        as: 'registrations',
        about: 'Organizations that were registered with your address, as the form was filled in',
        columns: `id, organization_id, organization_name, contact_name, email, phone, contact_linked_in, role, description,
          interests, selected_plan, agree_marketing, terms_version, privacy_version, terms_accepted_at, created_at`,
      },
    },
  ),
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
  'alliance_requests.email': erased({
    by: 'email',
    archived: {
      as: 'requests',
      about: 'Demonstrations that you have asked for',
      columns: 'name, organization, message, preferred_time, created_at',
    },
  }),
  'email_changes.user_id': erased({
    archived: {
      as: 'email-change',
      about: 'The address that you want your account to have',
      columns: 'email, asked_at, expires_at',
    },
  }),
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
  'secured_accounts.id': erased({
    archived: {
      as: 'sign-in',
      about: 'When you signed in last, and since when you have an authenticator app',
      columns: 'signed_in_at, authenticator_since',
    },
  }),
});
