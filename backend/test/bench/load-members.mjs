/**
 * Organizations until there are as many as problems, and a registration of each, as the list and the directory of a
 * large alliance have them. Most have come by registering alone: no work stands behind them.
 */
export async function loadMembers(client, rows, madeOrganization) {
  await client.query(
    `insert into membership.organizations (id, name, type, membership_tier, country, is_confirmed, description, seeks, interests,
        open_to, verified_at, verified_by, created_at)
      select ${madeOrganization('n')}, 'Organization ' || n, o.type, o.membership_tier, o.country, true, o.description, o.seeks,
        o.interests, o.open_to, o.verified_at, o.verified_by, now() - n * interval '7 minutes'
      from (select count(*) as there from membership.organizations) known, generate_series(known.there + 1, $1::bigint) n
      join membership.organizations o on o.id = ${madeOrganization('(1 + n % 200)')}`,
    [rows],
  );
  await client.query(
    `insert into membership.membership_registrations (id, organization_id, user_id, organization_type, organization_name, website,
        country, contact_name, email, role, description, interests, selected_plan, agree_terms, status, email_state, created_at,
        updated_at)
      select ${madeMemberId('n')}, o.id, o.id, o.type, o.name, 'https://organization-' || n || '.example', o.country,
        'Contact ' || n, 'contact@organization-' || n || '.example', 'Director', o.description, o.interests,
        (enum_range(null::membership.membership_tier))[1 + n % 4], true,
        (case when n % 20 < 2 then 'pending' when n % 20 = 2 then 'info_requested' when n % 20 = 3 then 'rejected' else 'approved' end)::membership.registration_status,
        (case when n % 50 = 7 then 'failed' else 'sent' end)::membership.registration_email, o.created_at, o.created_at
      from (select *, row_number() over (order by id) as n from membership.organizations) o`,
  );
}

/** In no order, as the product gives them: six digits, of which each can be the first. */
const madeMemberId = (n) => `'GIA-' || lpad(((${n} - 1) / 1000000 * 1000000 + ${n} * 618033 % 1000000)::text, 6, '0')`;
