import { createRequire } from 'node:module';
import path from 'node:path';
import { loadBooks } from './load-books.mjs';
import { loadCommunity, slug } from './load-community.mjs';
import { loadEvaluation } from './load-evaluation.mjs';
import { loadInbox } from './load-inbox.mjs';
import { loadMembers } from './load-members.mjs';
import { loadStories } from './load-stories.mjs';
import { startSession } from './start-session.mjs';

/**
 * A member, and as many problems as asked for, with the organizations, solutions, proposals and connections that
 * `npm run seed -- --scale` makes with them, beside what only measuring needs: matches, verdicts, invitations, scores,
 * organizations without work, registrations and books.
 * `built` is the build whose rows these are. Answers the member's cookie, the organization, its problem with the most
 * proposals, and a super admin's cookie.
 */
export async function load(client, built, rows) {
  const require = createRequire(import.meta.url);
  const { fillMembership, madeOrganization } = require(path.join(built, 'contexts/membership/demo/fill-membership.js'));
  const { fillInnovation } = require(path.join(built, 'contexts/innovation/demo/fill-innovation.js'));
  const { madeId, skewed } = require(path.join(built, 'platform/demo/made.js'));
  const since = Date.now();
  const say = (line) => console.log(`${Math.round((Date.now() - since) / 1000)} s: ${line}`);
  await client.query(`set maintenance_work_mem = '1GB'; set work_mem = '256MB'; set synchronous_commit = off`);
  await client.query('begin');
  for (const fill of [fillMembership, fillInnovation]) await fill({ client, problems: rows, now: new Date(), say });
  const organization = (await client.query(`select ${madeId('organization', '100')} as id`)).rows[0].id;
  const busiest = `(select id from innovation.problems order by created_at desc limit 1)`;
  await client.query(`update innovation.problems set organization_id = $1 where id = ${busiest}`, [organization]);
  const [problem, solution] = [skewed(rows, 2, 18), skewed(rows, 1, 19)].map((drawn) => `${drawn}::bigint`);
  await client.query(matches(rows, madeId('problem', problem), madeId('solution', solution)));
  for (const kind of [verdicts, invitations]) await client.query(kind);
  await loadMembers(client, rows, madeOrganization);
  const { rows: own } = await client.query(busiest);
  await loadEvaluation(client, own[0].id, organization);
  await client.query('commit');
  await client.query('vacuum analyze');
  await loadStories(client);
  const admin = await loadBooks(client, rows);
  const cookie = await signIn(client, organization);
  await loadCommunity(client, rows, member, madeId);
  say(`membership.community_posts: ${rows.toLocaleString('en')}`);
  await loadInbox(client, rows, slug);
  await weighWords(client);
  return { cookie, admin, organization, problem: own[0].id };
}

/** As a job does every twenty minutes: how common a word is decides how much of it a search reads. */
async function weighWords(client) {
  const { rows: indexes } = await client.query(
    `select n.nspname || '.' || left(c.relname, -length('_size')) as index from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relname like '%\\_search\\_size'`,
  );
  for (const { index } of indexes) {
    for (let since = 0; since !== null; )
      since = (await client.query(`select ${index}_weigh_terms($1) as last`, [since])).rows[0].last;
    await client.query(`select ${index}_weigh_documents()`);
    await client.query(`vacuum analyze ${index}_terms, ${index}_words, ${index}_posts, ${index}_documents`);
  }
}

/** What was found to fit. */
const matches = (rows, problem, solution) => `
  insert into innovation.matches (problem_id, solution_id, percent, words, missing, found_at)
  select q.id, s.id, 40 + floor(random() * 50), '[{"word": "water", "share": 30}, {"word": "leaks", "share": 20}]',
    array['mains', 'acoustic'], now() - n * interval '331 seconds'
  from generate_series(1, ${rows}::bigint) n
  join innovation.problems q on q.id = ${problem} join innovation.solutions s on s.id = ${solution}
  on conflict do nothing`;

/** A tenth of the matches is saved by the problem's organization, and another one invited to. */
const verdicts = `
  insert into innovation.match_verdicts (organization_id, problem_id, solution_id, verdict, created_at)
  select problem_organization_id, problem_id, solution_id, 'saved', found_at from innovation.matches
  where random() < 0.1`;

const invitations = `
  insert into innovation.proposal_invitations (problem_id, solution_id, organization_id, invited_organization_id, note, created_at)
  select problem_id, solution_id, problem_organization_id, solution_organization_id, 'Could you start this year?', found_at
  from innovation.matches where random() < 0.1 and problem_organization_id <> solution_organization_id
  on conflict do nothing`;

const member = 'load@example.org';

/** A session of an owner of the organization; answers its cookie. */
async function signIn(client, organization) {
  const { rows } = await client.query(
    `with person as (insert into membership.users (email, first_name) values ('${member}', 'Load') returning id)
     insert into membership.user_organizations (user_id, organization_id, role)
     select person.id, $1, 'owner' from person returning user_id as id`,
    [organization],
  );
  return startSession(client, rows[0].id);
}
