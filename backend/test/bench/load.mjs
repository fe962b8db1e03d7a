import { createHash, randomBytes } from 'node:crypto';

/** Texts are drawn from so many, so that their search vectors need not be computed for every row. */
const bodies = 4000;

/**
 * A member, and as many problems as asked for, with the organizations, solutions, proposals and connections that go
 * with them, made from the sentences of the demo data. Few organizations and problems have much, most have little.
 * Answers the member's cookie, the organization, and its problem with the most proposals.
 */
export async function load(client, texts, rows) {
  const counts = { rows, organizations: Math.max(200, rows / 20), solutions: rows / 2, bodies };
  const sentences = texts.flatMap(({ description }) => description.split(/(?<=\.) /));
  const tags = [...new Set(texts.flatMap((text) => text.tags))];
  await client.query(`set maintenance_work_mem = '512MB'; set work_mem = '64MB'; set synchronous_commit = off`);
  await client.query(makeBodies, [sentences, texts.map(({ title }) => title), tags, bodies]);
  await client.query(`insert into membership.organizations (name, type, membership_tier, created_at)
    select 'Organization ' || n, (enum_range(null::membership.organization_type))[1 + n % 10],
      'enterprise_alliance_partners', now() - n * interval '10 min'
    from generate_series(1, ${counts.organizations}) n`);
  await client.query(`create temp table ranked as select id, row_number() over (order by created_at desc) as rank
    from membership.organizations; create unique index on ranked (rank); analyze ranked`);
  await withoutSearch(client, 'problem', 'problems', () => client.query(problems(counts)));
  await withoutSearch(client, 'solution', 'solutions', () => client.query(solutions(counts)));
  const organization = (await client.query('select id from ranked where rank = 100')).rows[0].id;
  const busiest = `(select id from innovation.problems order by created_at desc limit 1)`;
  await client.query(`update innovation.problems set organization_id = $1 where id = ${busiest}`, [organization]);
  await client.query(proposals(counts));
  await client.query(connections(counts));
  await client.query('drop table bodies, ranked');
  await client.query('vacuum analyze');
  const { rows: problem } = await client.query(busiest);
  return { cookie: await signIn(client, organization), organization, problem: problem[0].id };
}

const makeBodies = `create temp table bodies as
    select body, title, description, category, tags,
      innovation.search_vector(title, concat_ws(' ', category, array_to_string(tags, ' ')), description) as search
    from (select n as body, ($2::text[])[1 + floor(random() * cardinality($2::text[]))] || ', site ' as title,
        (select string_agg(($1::text[])[1 + floor(power(random(), 1.5) * cardinality($1::text[]))], ' ')
          from generate_series(1, 5 + 0 * n)) as description,
        (enum_range(null::innovation.category))[1 + floor(random() * 10)] as category,
        array(select ($3::text[])[1 + floor(random() * cardinality($3::text[]))] from generate_series(1, 3 + 0 * n)) as tags
      from generate_series(1, $4::int) n) made`;

/** As the trigger would compute it: one word more. */
const site = 'to_hex(n * 2654435761 % 4294967296)';
const search = `b.search || setweight(to_tsvector('pg_catalog.english', ${site}), 'A')
  || strip(to_tsvector('pg_catalog.simple', ${site}))`;
/** The first of so many with a given share of all, the later ones with ever less. */
const skewed = (count, power) => `1 + floor(power(random(), ${power}) * ${count})::int`;
const one = (type) => `(enum_range(null::innovation.${type}))`;

const drawn = (count, { organizations }, age) => `
  (select n, now() - n * interval '${age}' as at, random() as chance, ${skewed(organizations, 3)} as rank,
      1 + floor(random() * ${bodies})::int as body, floor(random() * 1e10)::bigint as value
    from generate_series(1, ${count}::bigint) n offset 0) draw
  join ranked o using (rank) join bodies b using (body)`;

const problems = (counts) => `
  insert into innovation.problems (organization_id, title, description, category, tags, search, urgency, status,
    estimated_value_minor, estimated_value_currency, estimated_value_usd_minor, created_at)
  select o.id, title || ${site}, description, category, tags, ${search},
    ${one('urgency')}[1 + floor(random() * 4)],
    ${one('problem_status')}[case when chance < 0.7 then 1 when chance < 0.85 then 2 when chance < 0.95 then 3 else 4 end],
    value, 'USD', value, at
  from ${drawn(counts.rows, counts, '331 seconds')}`;

const solutions = (counts) => `
  insert into innovation.solutions (organization_id, title, description, category, tags, search, technology_type,
    readiness_level, status, published_at, created_at)
  select o.id, title || ${site}, description, category, tags, ${search},
    ${one('technology_type')}[1 + floor(random() * 9)], 1 + floor(random() * 9),
    ${one('solution_status')}[case when chance < 0.1 then 1 when chance < 0.8 then 2 when chance < 0.95 then 3 else 4 end],
    case when chance >= 0.1 then at end, at
  from ${drawn(counts.solutions, counts, '617 seconds')}`;

const proposals = ({ rows, solutions }) => `
  with problem as (select id, row_number() over (order by created_at desc) as rank from innovation.problems),
    solution as (select id, organization_id, row_number() over (order by id) as rank from innovation.solutions)
  insert into innovation.solution_proposals (problem_id, solution_id, organization_id, status, feedback, created_at, decided_at)
  select q.id, s.id, s.organization_id, ${one('proposal_status')}[kind], case when kind in (2, 3) then 'We have looked at it.' end,
    at, case when kind > 1 then at + interval '2 days' end
  from (select now() - n * interval '331 seconds' - interval '3 days' as at, ${skewed(rows, 4)} as problem,
      ${skewed(solutions, 1)} as solution,
      case when random() < 0.6 then 1 else 2 + floor(random() * 3)::int end as kind
    from generate_series(1, ${rows}) n offset 0) draw
  join problem q on q.rank = draw.problem join solution s on s.rank = draw.solution
  on conflict do nothing`;

const connections = ({ organizations }) => `
  insert into membership.connections (from_id, to_id, requested_by, note, status, decided_at, created_at)
  select f.id, t.id, f.id, 'We work on the same thing.', (enum_range(null::membership.connection_status))[kind],
    case when kind > 1 then at + interval '1 day' end, at
  from (select now() - n * interval '401 seconds' - interval '2 days' as at, ${skewed(organizations, 3)} as one,
      ${skewed(organizations, 2)} as other, case when random() < 0.3 then 1 else 2 + floor(random() * 3)::int end as kind
    from generate_series(1, ${organizations * 4}) n offset 0) draw
  join ranked f on f.rank = draw.one join ranked t on t.rank = draw.other where f.id <> t.id
  on conflict do nothing`;

/** The trigger computes what is known here, and building the index afterwards takes a tenth of the time. */
async function withoutSearch(client, noun, table, work) {
  const { rows } = await client.query(`select indexdef from pg_indexes where schemaname = 'innovation'
    and indexname = '${table}_search_idx'`);
  await client.query(`drop index innovation.${table}_search_idx;
    alter table innovation.${table} disable trigger index_${noun}`);
  await work();
  await client.query(`alter table innovation.${table} enable trigger index_${noun}; ${rows[0].indexdef}`);
}

/** A session of an owner of the organization; answers its cookie. */
async function signIn(client, organization) {
  const token = randomBytes(32).toString('base64url');
  const sid = createHash('sha256').update(token).digest('base64url');
  const { rows } = await client.query(
    `with person as (insert into membership.users (email, first_name) values ('load@example.org', 'Load') returning id)
     insert into membership.user_organizations (user_id, organization_id, role)
     select person.id, $1, 'owner' from person returning user_id as id`,
    [organization],
  );
  const content = { kind: 'member', subject: rows[0].id, startedAt: Date.now(), enterprise: false };
  await client.query(`insert into platform.sessions (sid, sess, expire) values ($1, $2, now() + interval '7 days')`, [
    sid,
    content,
  ]);
  return `sid=${token}`;
}
