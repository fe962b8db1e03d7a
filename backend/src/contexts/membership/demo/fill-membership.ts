import { at, drawn, type Filling, madeId, skewed, valuesOf } from '../../../platform/demo/made';
import { Interest } from '../registrations/registration.enums';
import { demoOrganizations } from './demo-organizations';

/** How many organizations go with so many problems. */
export const organizationsFor = (problems: number): number =>
  Math.max(Math.ceil(problems / 20), Math.min(200, Math.ceil(problems / 2)));

/** SQL of the id of the `n`th of them, from 1. */
export const madeOrganization = (n: string) => madeId('organization', n);

/** The organizations that go with so many problems, and four times as many connections. Few have many, most have few. */
export async function fillMembership({ client, problems, now, say }: Filling): Promise<void> {
  const organizations = organizationsFor(problems);
  const interests = Object.values(Interest);
  const descriptions = demoOrganizations.map(({ description }) => description);
  const countries = [...new Set(demoOrganizations.map(({ country }) => country))];
  await client.query(
    `insert into membership.organizations (id, name, type, membership_tier, country, is_confirmed, description, seeks, interests,
        open_to, verified_at, verified_by, created_at)
      select ${madeOrganization('n')}, 'Organization ' || n, ${valuesOf('membership.organization_type')}[1 + n % 10],
        'enterprise_alliance_partners', ($1::text[])[1 + n % ${countries.length}], true,
        ($2::text[])[${skewed(descriptions.length, 1, 5)}::int], ($2::text[])[${skewed(descriptions.length, 1, 6)}::int],
        array[($3::text[])[${skewed(interests.length, 2, 7)}::int], ($3::text[])[${skewed(interests.length, 1, 8)}::int]],
        array[${valuesOf('membership.organization_opening')}[${skewed(5, 1, 9)}::int]],
        case when ${drawn(10)} < 0.4 then ${at(now)} end,
        case when ${drawn(10)} < 0.4 then 'domain'::membership.organization_proof end,
        ${at(now)} - n * interval '10 min'
      from generate_series(1, ${organizations}::bigint) n`,
    [countries, descriptions, interests],
  );
  const { rowCount } = await client.query(
    `insert into membership.connections (from_id, to_id, requested_by, note, status, decided_at, created_at)
      select ${madeOrganization('one')}, ${madeOrganization('other')}, ${madeOrganization('one')}, 'We work on the same thing.',
        ${valuesOf('membership.connection_status')}[kind], case when kind > 1 then at + interval '1 day' end, at
      from (select ${at(now)} - n * interval '401 seconds' - interval '2 days' as at, ${skewed(organizations, 3, 1)}::bigint as one,
          ${skewed(organizations, 2, 2)}::bigint as other,
          case when ${drawn(3)} < 0.3 then 1 else 2 + floor(${drawn(4)} * 3)::int end as kind
        from generate_series(1, ${organizations * 4}::bigint) n) pairs
      where one <> other
      on conflict do nothing`,
  );
  say(`${organizations.toLocaleString('en')} organizations and ${(rowCount ?? 0).toLocaleString('en')} connections`);
}
