import {
  kept,
  moved,
  movedAfter,
  movedOnce,
  organizationColumnsOf,
  rewritten,
} from '../../platform/organization-data/organization-columns';
import { conversationKeys } from './conversations/merged-conversations';

/** Of an invitation or a request `x`: whether it waits for nothing, as the person belongs to who stays by now. */
const belongs = (whose: string) => `exists (select from membership.user_organizations m
  join membership.users u on u.id = m.user_id where m.organization_id = $2 and m.is_active and ${whose})`;
const open = 'x.accepted_at is null and x.revoked_at is null';
/** The other one of a connection `x`, and a connection `y` of the other of the two with the same one. */
const third = 'case when x.from_id in ($1, $2) then x.to_id else x.from_id end';
const sameThird = `(y.from_id = ${third} or y.to_id = ${third})`;

organizationColumnsOf(
  'membership',
  {
    // Whoever was never let in by one of the two is not let in by a link of it; of two roles the higher one counts.
    'user_organizations.organization_id': movedAfter(
      [
        'delete from membership.user_organizations where organization_id in ($1, $2) and not is_active',
        `update membership.user_organizations s set role = least(s.role, g.role) from membership.user_organizations g
          where g.organization_id = $1 and s.organization_id = $2 and s.user_id = g.user_id`,
        `delete from membership.user_organizations where organization_id = $1 and user_id in (
          select user_id from membership.user_organizations where organization_id = $2)`,
      ],
      { counted: 'People', countedWhere: 'is_active' },
    ),
    'team_invitations.organization_id': movedAfter(
      [
        `delete from membership.team_invitations x where x.organization_id in ($1, $2) and ${open} and ${belongs('u.email = x.email')}`,
        `delete from membership.team_invitations x where x.organization_id = $1 and ${open} and x.email in (
          select x.email from membership.team_invitations x where x.organization_id = $2 and ${open})`,
      ],
      { counted: 'Open invitations', countedWhere: 'accepted_at is null and revoked_at is null' },
    ),
    'team_join_requests.organization_id': movedAfter([
      `delete from membership.team_join_requests x where x.organization_id in ($1, $2) and x.status = 'pending'
        and ${belongs('u.id = x.user_id')}`,
      `delete from membership.team_join_requests where organization_id = $1 and status = 'pending' and user_id in (
        select user_id from membership.team_join_requests where organization_id = $2 and status = 'pending')`,
    ]),
    'organization_domains.organization_id': movedAfter(
      [
        // What proves the one that goes proves the one that stays.
        `update membership.organizations s set verified_at = g.verified_at, verified_by = g.verified_by
          from membership.organizations g
          where g.id = $1 and s.id = $2 and (g.verified_by = 'domain' and s.verified_by is distinct from 'domain'
            or g.verified_by is not null and s.verified_by is null)`,
        `delete from membership.organization_domains x using membership.organization_domains y
          where x.organization_id = $2 and y.organization_id = $1 and y.domain = x.domain and y.proven_at is not null`,
        `delete from membership.organization_domains where organization_id = $1 and domain in (
          select domain from membership.organization_domains where organization_id = $2)`,
      ],
      { counted: 'Domains' },
    ),
    // Nobody is connected with themselves, nor twice with anybody: what is accepted counts before what waits.
    'connections.from_id': movedAfter(
      [
        'delete from membership.connections where (from_id, to_id) in (($1, $2), ($2, $1))',
        `delete from membership.connections x using membership.connections y
          where $2 in (x.from_id, x.to_id) and $1 in (y.from_id, y.to_id) and ${sameThird}
            and x.status = 'pending' and y.status = 'accepted'`,
        `delete from membership.connections x using membership.connections y
          where $1 in (x.from_id, x.to_id) and $2 in (y.from_id, y.to_id) and ${sameThird}
            and x.status in ('pending', 'accepted') and y.status in ('pending', 'accepted')`,
      ],
      { counted: 'Connections', countedWhere: `status = 'accepted'` },
    ),
    'connections.to_id': moved({ counted: 'Connections', countedWhere: `status = 'accepted'` }),
    'conversations.organization_id': movedAfter(
      [
        conversationKeys,
        `update membership.conversations set organization_id = $2, other_id = null
          where (organization_id, other_id) in (($1, $2), ($2, $1))`,
      ],
      { counted: 'Conversations' },
    ),
    'conversations.other_id': moved({ counted: 'Conversations' }),
    'conversation_people.organization_id': moved(),
    'conversation_files.organization_id': moved(),
    'stored_files.organization_id': kept(), // triggers on the files count them anew
    'message_blocks.organization_id': movedAfter([
      `delete from membership.message_blocks x where x.organization_id in ($1, $2) and ${belongs('u.id = x.person_id')}`,
      `delete from membership.message_blocks where organization_id = $1 and person_id in (
        select person_id from membership.message_blocks where organization_id = $2)`,
    ]),
    'community_members.organization_id': moved({ counted: 'In communities' }),
    'community_posts.organization_id': moved(),
    'mentors.organization_id': moved({ counted: 'Mentors' }),
    'mentor_sessions.organization_id': moved(),
    'support_tickets.organization_id': moved(),
    'onboarding_calls.organization_id': moved(),
    'activity_marks.organization_id': movedOnce(['month']),
    // Somebody agreed in the name of the one that goes.
    'legal_agreements.organization_id': kept(),
    // The application of the one that goes is its own; its member ID leads on.
    'membership_registrations.organization_id': kept(),
    'organizations.merged_into_id': rewritten(
      'update membership.organizations set merged_into_id = $2 where merged_into_id = $1',
    ),
  },
  {
    obstacles: [
      {
        statement:
          'select 1 as one from membership.organizations where id = $2 and suspended_at is not null and $1 <> $2',
        says: (_: object, { stays }) => `${stays} is suspended. Lift its suspension first.`,
      },
      {
        statement: 'select 1 as one from membership.organizations where id = $1 and suspended_at is not null',
        says: (_: object, { goes }) => `${goes} is suspended. Lift its suspension first.`,
      },
      {
        statement: 'select 1 as one from membership.organizations where id = $2 and not is_confirmed and $1 <> $2',
        says: (_: object, { stays }) =>
          `Nobody has confirmed ${stays} yet. Wait until somebody has, or let it be the one that goes.`,
      },
      {
        statement: `select judged.rejected from membership.organizations o, lateral (
            select exists (select from membership.membership_registrations r
              where r.organization_id = o.id and r.status = 'rejected' and r.deleted_at is null) as rejected) judged
          where o.id = $2 and $1 <> $2 and (o.awaits_review or judged.rejected)`,
        says: ({ rejected }: { rejected: boolean }, { stays }) =>
          rejected
            ? `The registration of ${stays} was rejected. Reopen and approve it first, or let ${stays} be the one that goes.`
            : `${stays} waits for its review. Approve its registration first, or let it be the one that goes.`,
      },
    ],
  },
);
