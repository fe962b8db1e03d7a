/** The community that is measured, in addresses. */
export const slug = 'bench';

const peopleFor = (posts) => Math.max(2_000, posts / 10);
/** Of a discussion, but for the long one, which has one of twenty of all posts. */
const postsEach = 20;
/** Rows of one statement: the index is written by it as the product does, a document after another. */
const atOnce = 5_000;

/** Where a post stands: every twentieth after an opening is in the first discussion. */
const threadOf = `case when n % ${postsEach} = 7 then 0 else n / ${postsEach} end`;

/**
 * One community with so many posts, which the member of `address` and a tenth as many others belong to, two thousand at least;
 * texts are those of problems, each with a word of its own. What pages show of it triggers keep, as they do for the product.
 */
export async function loadCommunity(client, posts, address, madeId) {
  const threadId = (n) => madeId('bench discussion', n);
  const onePart = partOf(threadId, (n) => madeId('bench post', n));
  const { rows } = await client.query(
    `insert into membership.communities (slug, name, description, color, image, access_level)
      values ($1, 'The bench', 'To be measured.', 'teal', 'network', 'all_members') returning id`,
    [slug],
  );
  const community = rows[0].id;
  await client.query(
    `insert into membership.users (email, first_name, last_name)
      select 'reader.' || n || '@bench.example', 'Reader', 'Number ' || n from generate_series(1, $1::int) n`,
    [peopleFor(posts)],
  );
  await client.query(
    `insert into membership.community_members (community_id, user_id, organization_id, joined_at, read_at)
      select $1, u.id, o.id, now() - interval '800 days', now() - interval '2 days'
      from membership.users u cross join (select id from membership.organizations order by id limit 1) o
      where u.email like 'reader.%@bench.example' or u.email = $2`,
    [community, address],
  );
  await client.query(
    `create temp table bench_people as select user_id as id, row_number() over (order by user_id) - 1 as n
      from membership.community_members where community_id = $1`,
    [community],
  );
  await client.query(`create temp table bench_texts as select description as text, row_number() over () - 1 as n
    from (select description from innovation.problems limit 4000) p`);
  await client.query('analyze bench_people; analyze bench_texts');
  await client.query(
    `insert into membership.community_threads (id, community_id, last_activity_at)
      select ${threadId('n')}, $1, now() - interval '800 days' from generate_series(0, ($2::int - 1) / ${postsEach}) n`,
    [community, posts],
  );
  for (let from = 0; from < posts; from += atOnce)
    await client.query(onePart, [community, from, Math.min(from + atOnce, posts) - 1, posts]);
  await client.query('drop table bench_people, bench_texts');
  await client.query(
    'vacuum analyze membership.community_posts, membership.community_threads, membership.community_members',
  );
}

/** $1 is the community; $2 and $3 the first and last post of this part, $4 how many there are. The last one is of a minute ago. */
const partOf = (threadId, postId) => `
  insert into membership.community_posts (id, community_id, thread_id, title, text, author_id, organization_id, created_at)
  select case when opens then ${threadId('thread')} else ${postId('d.n')} end, $1, ${threadId('thread')},
    case when opens then 'Discussion number ' || thread end, left(t.text, 600) || ' note' || d.n, p.id,
    (select organization_id from membership.community_members where community_id = $1 limit 1),
    date_trunc('milliseconds', now() - ($4::int - d.n) * interval '61 seconds')
  from (select n, ${threadOf} as thread, n % ${postsEach} = 0 as opens from generate_series($2::int, $3::int) n) d
  join bench_texts t on t.n = d.n % (select count(*) from bench_texts)
  join bench_people p on p.n = (d.n * 37) % (select count(*) from bench_people)
  order by d.n`;
