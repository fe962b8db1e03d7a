const mentors = (
  m: string,
) => `membership.mentors ${m} join membership.users u on u.id = ${m}.user_id and u.erased_at is null
  join membership.organizations o on o.id = ${m}.organization_id`;

const isListed = (
  m: string,
) => `(${m}.is_open and u.deletion_asked_at is null and u.suspended_at is null and o.closed_at is null and o.suspended_at is null
  and (${m}.kind = 'expert' or 'mentoring' = any(o.open_to))
  and exists (select from membership.user_organizations x
    where x.user_id = ${m}.user_id and x.organization_id = ${m}.organization_id and x.is_active and x.role <> 'viewer'))`;

/**
 * SQL of the mentors whom members see and can book: people who act for an organization that is open to mentoring, or experts of
 * any, while neither leaves. The aliases are `m`, or another one, for the mentor, `u` for the person and `o` for the organization.
 */
export const listedMentors = (m = 'm') => `${mentors(m)} and ${isListed(m)}`;

/** The same of all mentors where a parameter says so, for those who run the alliance. */
export const mentorsFor = (all: string) => `${mentors('m')} and (${all} or ${isListed('m')})`;

/** SQL of whether members see a mentor `m`. */
export const listedColumn = `${isListed('m')} as "isListed"`;

const blocks = (by: string, other: string) => `exists (select from membership.message_blocks b where b.person_id = ${by}
  and (b.blocked_person_id = ${other} or exists (select from membership.user_organizations x
    where x.organization_id = b.organization_id and x.user_id = ${other} and x.is_active)))`;

/** SQL of whether a person and a mentor `m` take messages from each other: nobody makes an appointment with whom they have blocked. */
export const mayMeet = (person: string) => `not (${blocks(person, 'm.user_id')} or ${blocks('m.user_id', person)})`;

/** SQL of when a mentor `m` has time. */
export const availabilityOf = `m.time_zone as "timeZone", m.session_minutes as "sessionMinutes", m.hours, m.exceptions`;
