import { createHash, randomBytes } from 'node:crypto';
import { loadBooks } from './load-books.mjs';

/** Texts are drawn from so many. */
const bodies = 4000;

/**
 * A member, and as many problems as asked for, with the organizations, solutions, proposals and connections that go
 * with them, made from the sentences of the demo data. Few organizations and problems have much, most have little.
 * Answers the member's cookie, the organization, its problem with the most proposals, and a super admin's cookie.
 */
export async function load(client, texts, rows) {
  const counts = { rows, organizations: Math.max(200, rows / 20), solutions: rows };
  const sentences = texts.flatMap(({ description }) => description.split(/(?<=\.) /));
  const tags = [...new Set(texts.flatMap((text) => text.tags))];
  await client.query(`set maintenance_work_mem = '1GB'; set work_mem = '256MB'; set synchronous_commit = off`);
  await client.query(makeBodies, [sentences, texts.map(({ title }) => title), tags, bodies]);
  await client.query(`insert into membership.organizations (name, type, membership_tier, created_at)
    select 'Organization ' || n, (enum_range(null::membership.organization_type))[1 + n % 10],
      'enterprise_alliance_partners', now() - n * interval '10 min'
    from generate_series(1, ${counts.organizations}) n`);
  await client.query(`create temp table ranked as select id, row_number() over (order by created_at desc) as rank
    from membership.organizations; create unique index on ranked (rank); analyze ranked, bodies`);
  await loadNoun(client, problems, counts.rows, counts);
  await loadNoun(client, solutions, counts.solutions, counts);
  const organization = (await client.query('select id from ranked where rank = 100')).rows[0].id;
  const busiest = `(select id from innovation.problems order by created_at desc limit 1)`;
  await client.query(`update innovation.problems set organization_id = $1 where id = ${busiest}`, [organization]);
  await client.query(proposals(counts));
  await client.query(connections(counts));
  for (const kind of [matches, verdicts, invitations]) await client.query(kind(counts));
  await client.query('drop table bodies, ranked');
  await client.query('vacuum analyze');
  const { rows: problem } = await client.query(busiest);
  const admin = await loadBooks(client, rows);
  return { cookie: await signIn(client, organization), admin, organization, problem: problem[0].id };
}

const makeBodies = `create temp table bodies as
    select n as body, ($2::text[])[1 + floor(random() * cardinality($2::text[]))] || ', site ' as title,
        (select string_agg(($1::text[])[1 + floor(power(random(), 1.5) * cardinality($1::text[]))], ' ')
          from generate_series(1, 5 + 0 * n)) as description,
        (enum_range(null::innovation.category))[1 + floor(random() * 10)] as category,
        ${one('technology_type')}[1 + floor(random() * 9)] as technology,
        array(select ($3::text[])[1 + floor(random() * cardinality($3::text[]))] from generate_series(1, 3 + 0 * n)) as tags
      from generate_series(1, $4::int) n`;

/** The first of so many with a given share of all, the later ones with ever less. */
const skewed = (count, power) => `1 + floor(power(random(), ${power}) * ${count})::int`;
function one(type) {
  return `(enum_range(null::innovation.${type}))`;
}

/** What each row is made of. `site` is one word more, which no other row has, and which no stem shortens. */
const drawn = (count, { organizations }, age) => `
  create temp table drawn as
    select draw.id, at, chance, value, body, o.id as owner,
      's' || n * 2654435761 % 4294967296 as site
    from (select n, gen_random_uuid() as id, now() - n * interval '${age}' as at, random() as chance,
        ${skewed(organizations, 3)} as rank, 1 + floor(random() * ${bodies})::int as body,
        floor(random() * 1e10)::bigint as value
      from generate_series(1, ${count}::bigint) n offset 0) draw
    join ranked o using (rank)`;

const problems = {
  table: 'innovation.problems',
  index: 'innovation.problem_search',
  age: '331 seconds',
  shown: 'true',
  facets: { category: 'category', urgency: 'urgency', status: 'status' },
  insert: `
    insert into innovation.problems (id, organization_id, title, description, category, tags, urgency, status,
      estimated_value_minor, estimated_value_currency, estimated_value_usd_minor, created_at)
    select id, owner, title || site, description, category, tags,
      ${one('urgency')}[1 + floor(random() * 4)],
      ${one('problem_status')}[case when chance < 0.7 then 1 when chance < 0.85 then 2 when chance < 0.95 then 3 else 4 end],
      value, 'USD', value, at
    from drawn join bodies using (body)`,
};

const solutions = {
  table: 'innovation.solutions',
  index: 'innovation.solution_search',
  age: '617 seconds',
  shown: `t.status <> 'draft'`,
  facets: { category: 'category', technology: 'technology_type', readiness: 'readiness_level', status: 'status' },
  insert: `
    insert into innovation.solutions (id, organization_id, title, description, category, tags, technology_type,
      readiness_level, status, published_at, created_at)
    select id, owner, title || site, description, category, tags, technology, 1 + floor(random() * 9),
      ${one('solution_status')}[case when chance < 0.1 then 1 when chance < 0.8 then 2 when chance < 0.95 then 3 else 4 end],
      case when chance >= 0.1 then at end, at
    from drawn join bodies using (body)`,
};

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

/** What was found to fit, a tenth of it saved by the problem's organization, and another one invited to. */
const matches = ({ rows, solutions }) => `
  with problem as (select id, row_number() over (order by created_at desc) as rank from innovation.problems),
    solution as (select id, row_number() over (order by id) as rank from innovation.solutions)
  insert into innovation.matches (problem_id, solution_id, percent, words, missing, found_at)
  select q.id, s.id, 40 + floor(random() * 50), '[{"word": "water", "share": 30}, {"word": "leaks", "share": 20}]',
    array['mains', 'acoustic'], at
  from (select now() - n * interval '331 seconds' as at, ${skewed(rows, 2)} as problem, ${skewed(solutions, 1)} as solution
    from generate_series(1, ${rows}) n offset 0) draw
  join problem q on q.rank = draw.problem join solution s on s.rank = draw.solution
  on conflict do nothing`;

const verdicts = () => `
  insert into innovation.match_verdicts (organization_id, problem_id, solution_id, verdict, created_at)
  select problem_organization_id, problem_id, solution_id, 'saved', found_at from innovation.matches
  where random() < 0.1`;

const invitations = () => `
  insert into innovation.proposal_invitations (problem_id, solution_id, organization_id, invited_organization_id, note, created_at)
  select problem_id, solution_id, problem_organization_id, solution_organization_id, 'Could you start this year?', found_at
  from innovation.matches where random() < 0.1 and problem_organization_id <> solution_organization_id
  on conflict do nothing`;

/** The rows of a noun, and its search index as the product would have written it. */
async function loadNoun(client, noun, count, counts) {
  const { table, age, insert } = noun;
  const since = Date.now();
  await client.query(drawn(count, counts, age));
  await client.query(`alter table ${table} disable trigger search_added`);
  await client.query(insert);
  await client.query(`alter table ${table} enable trigger search_added`);
  const inserted = Date.now();
  await fillIndex(client, noun);
  await checkIndex(client, noun);
  await client.query('drop table drawn');
  const seconds = (from, to) => Math.round((to - from) / 1000);
  console.log(
    `${table}: ${count.toLocaleString('en')} rows in ${seconds(since, inserted)} s, indexed in ${seconds(inserted, Date.now())} s`,
  );
}

/**
 * The product indexes one row of each text. All rows of that text then get its postings, and one for the word that they
 * have alone; keys come after the rows.
 */
async function fillIndex(client, { table, index, shown, facets }) {
  const key = `${index.split('.')[1]}_posts_pkey`;
  const near = `${index.split('.')[1]}_words_near_idx`;
  const bits = Object.entries(facets).map(([facet, column]) => `${index}_mask('${facet}', array[t.${column}::text])`);
  const { rows: first } = await client.query('select distinct on (body) id from drawn order by body');
  for (let done = 0; done < first.length; done += 200)
    await client.query(`select ${index}_put($1)`, [first.slice(done, done + 200).map(({ id }) => id)]);
  await client.query(`
    begin;
    create temp table texts on commit drop as
      select r.body, p.term_id, p.tf, d.len
      from drawn r join ${index}_documents d using (id) cross join lateral unnest(d.term_ids) as u (term_id)
        join ${index}_posts p on p.term_id = u.term_id and p.doc_id = d.doc_id
        join ${index}_terms t on t.id = p.term_id
      where t.lexeme <> r.site;
    truncate ${index}_documents, ${index}_posts restart identity;
    alter table ${index}_posts drop constraint ${key};
    drop index innovation.${near};
    insert into ${index}_words (word, lexeme, shown)
      select site, site, ${shown} from drawn join ${table} t using (id) on conflict do nothing;
    insert into ${index}_terms (lexeme) select site from drawn on conflict do nothing;
    create index ${near} on ${index}_words using gin (word public.gin_trgm_ops);
    insert into ${index}_documents (id, owner, facets, len, term_ids)
      select t.id, t.organization_id, case when ${shown} then 3 else 2 end | ${bits.join(' | ')}, o.len, o.term_ids || s.id
      from drawn r join ${table} t using (id) join ${index}_terms s on s.lexeme = r.site
        join (select body, min(len) as len, array_agg(term_id) as term_ids from texts group by body) o using (body)
      order by t.created_at, t.id;
    -- A document after another, as the product writes: where postings lie decides what reading them costs.
    insert into ${index}_posts (term_id, doc_id, tf, len, facets)
      select * from (
        select x.term_id, d.doc_id, x.tf, d.len, d.facets
        from drawn r join ${index}_documents d using (id) join texts x using (body)
        union all
        select s.id, d.doc_id, 2, d.len, d.facets
        from drawn r join ${index}_documents d using (id) join ${index}_terms s on s.lexeme = r.site) p
      order by doc_id;
    alter table ${index}_posts add constraint ${key} primary key (term_id, doc_id) include (tf, len, facets);
    with counted as (
      select x.term_id, sum(b.shown)::int as df from texts x
        join (select body, count(*) filter (where ${shown}) as shown from drawn join ${table} t using (id) group by body) b using (body)
      group by x.term_id),
    weighed as (update ${index}_terms t set df = c.df from counted c where c.term_id = t.id returning t.lexeme, t.df)
    update ${index}_words w set uses = t.df from weighed t where t.lexeme = w.lexeme;
    select ${index}_weigh_documents();
    commit`);
}

/** What the product writes for some of them is what stands there. */
async function checkIndex(client, { table, index }) {
  const posts = `select d.id, d.len, d.facets, array_agg(array[p.term_id, p.doc_id, p.tf, p.len, p.facets] order by p.term_id) as posts
    from ${index}_documents d cross join lateral unnest(d.term_ids) as u (term_id)
      join ${index}_posts p on p.term_id = u.term_id and p.doc_id = d.doc_id
    where d.id = any($1) group by d.doc_id order by d.doc_id`;
  const { rows } = await client.query(`select id from ${table} order by random() limit 50`);
  const ids = rows.map(({ id }) => id);
  await client.query('begin');
  const loaded = (await client.query(posts, [ids])).rows;
  await client.query(`select ${index}_put($1)`, [ids]);
  const written = (await client.query(posts, [ids])).rows;
  await client.query('rollback');
  if (loaded.length !== ids.length || JSON.stringify(loaded) !== JSON.stringify(written))
    throw new Error(`${index} is not what the product writes`);
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
