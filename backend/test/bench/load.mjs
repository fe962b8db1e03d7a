import { createHash, randomBytes } from 'node:crypto';

/** Person, organizations and problems for a load test, made from the sentences of the demo data. */
export async function load(client, texts, rows) {
  const organizations = await client.query(`
    insert into membership.organizations (name, type)
    select 'Organization ' || n, (enum_range(null::membership.organization_type))[1 + n % 10]
    from generate_series(1, 500) n returning id`);
  const sentences = texts.flatMap(({ description }) => description.split(/(?<=\.) /));
  const titles = texts.map(({ title }) => title);
  const tags = [...new Set(texts.flatMap((text) => text.tags))];
  // Building the index afterwards takes a tenth of the time.
  const { rows: indexes } = await client.query(
    `select indexdef from pg_indexes where schemaname = 'innovation' and indexname = 'problems_search_idx'`,
  );
  await client.query('drop index innovation.problems_search_idx');
  await client.query(
    `insert into innovation.problems (organization_id, title, description, category, urgency, status, tags,
       estimated_value_minor, estimated_value_currency, estimated_value_usd_minor, created_at)
     select ($5::uuid[])[1 + floor(random() * cardinality($5::uuid[]))],
       ($2::text[])[1 + floor(random() * cardinality($2::text[]))] || ', site ' || to_hex(n * 2654435761 % 16777216),
       (select string_agg(($1::text[])[1 + floor(power(random(), 1.5) * cardinality($1::text[]))], ' ')
         from generate_series(1, 5 + 0 * n)),
       (enum_range(null::innovation.category))[1 + floor(random() * 10)],
       (enum_range(null::innovation.urgency))[1 + floor(random() * 4)],
       (enum_range(null::innovation.problem_status))[1 + floor(random() * 4)],
       array(select ($3::text[])[1 + floor(random() * cardinality($3::text[]))] from generate_series(1, 3 + 0 * n)),
       value, 'USD', value, now() - make_interval(secs => (n * 331)::int)
     from generate_series(1, $4::bigint) n, lateral (select (random() * 1e10 + n * 0)::bigint as value) v`,
    [sentences, titles, tags, rows, organizations.rows.map(({ id }) => id)],
  );
  await client.query(indexes[0].indexdef);
  await client.query('vacuum analyze innovation.problems');
  return signIn(client);
}

/** A member's session; answers its cookie. */
async function signIn(client) {
  const token = randomBytes(32).toString('base64url');
  const sid = createHash('sha256').update(token).digest('base64url');
  const { rows } = await client.query(
    `with person as (insert into membership.users (email, first_name) values ('load@example.org', 'Load') returning id)
     insert into membership.user_organizations (user_id, organization_id)
     select person.id, (select id from membership.organizations limit 1) from person returning user_id as id`,
  );
  const content = { kind: 'member', subject: rows[0].id, startedAt: Date.now(), enterprise: false };
  await client.query(`insert into platform.sessions (sid, sess, expire) values ($1, $2, now() + interval '7 days')`, [
    sid,
    content,
  ]);
  return `sid=${token}`;
}
