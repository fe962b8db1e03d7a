import { at, drawn, type Filling, madeId, skewed, valuesOf } from '../../../platform/demo/made';
import { madeOrganization, organizationsFor } from '../../membership';
import { demoProblems } from './demo-problems';
import { demoProjects } from './demo-projects';
import { demoSolutions } from './demo-solutions';
import { fillChanges } from './fill-changes';
import { fillIndex } from './fill-index';
import { fillValues } from './fill-values';

/** Texts are drawn from so many. */
const bodies = 4000;
/** Rows of one statement. */
const atOnce = 50_000;

/** A noun's table, its index, and what a row is made of: `made` has the id, owner, body and moment of each. */
interface Noun {
  /** Whose titles, fields, technologies and tags the rows have. */
  texts: readonly { title: string; category: string; tags: string[] }[];
  table: string;
  index: string;
  /** What it is called, and whose it is. */
  title: string;
  owner: string;
  name: string;
  /** What it is drawn by, beside its number. */
  salt: number;
  age: string;
  /** Condition under which everybody sees it, `t` being the table. */
  shown: string;
  /** Of each facet its column. */
  facets: Record<string, string>;
  columns: string;
  values: string;
}

const problems: Noun = {
  texts: demoProblems,
  table: 'innovation.problems',
  index: 'innovation.problem_search',
  title: 'title',
  owner: 'organization_id',
  name: 'problem',
  salt: 20,
  age: '331 seconds',
  shown: `t.status not in ('draft', 'withdrawn')`,
  facets: { category: 'category', urgency: 'urgency', status: 'status' },
  columns: `category, tags, urgency, status, estimated_value_minor, estimated_value_currency, estimated_value_usd_minor`,
  values: `category, tags, ${valuesOf('innovation.urgency')}[1 + floor(${drawn(5)} * 4)],
    (case when chance < 0.7 then 'open' when chance < 0.85 then 'in_progress' when chance < 0.95 then 'solved' else 'closed' end)::innovation.problem_status,
    value, 'USD', value`,
};

const solutions: Noun = {
  texts: demoSolutions,
  table: 'innovation.solutions',
  index: 'innovation.solution_search',
  title: 'title',
  owner: 'organization_id',
  name: 'solution',
  salt: 30,
  age: '617 seconds',
  shown: `t.status <> 'draft'`,
  facets: { category: 'category', technology: 'technology_type', readiness: 'readiness_level', status: 'status' },
  columns: 'category, tags, technology_type, readiness_level, status, published_at',
  values: `category, tags, technology, 1 + floor(${drawn(6)} * 9),
    (case when chance < 0.1 then 'draft' when chance < 0.8 then 'published' when chance < 0.95 then 'testing' else 'deployed' end)::innovation.solution_status,
    case when chance >= 0.1 then at end`,
};

const projects: Noun = {
  texts: demoProjects.map(({ name, category }) => ({ title: name, category, tags: [] })),
  table: 'innovation.projects',
  index: 'innovation.project_search',
  title: 'name',
  owner: 'lead_organization_id',
  name: 'project',
  salt: 40,
  age: '457 seconds',
  shown: 'true',
  facets: { phase: 'phase', status: 'status', category: 'category', year: 'start_year' },
  columns: `category, phase, status, progress, budget_minor, budget_currency, budget_usd_minor, start_date, estimated_completion,
    actual_completion`,
  values: `category,
    (case when chance < 0.2 then 'planning' when chance < 0.45 then 'sandbox' when chance < 0.7 then 'pilot' when chance < 0.85 then 'scaling' else 'deployed' end)::innovation.project_phase,
    (case when chance < 0.2 then 'planning' when chance < 0.55 then 'active' when chance < 0.8 then 'testing' when chance < 0.85 then 'on-hold' else 'completed' end)::innovation.project_status,
    floor(chance * 100)::smallint, value / 100, 'USD', value / 100, at::date, (at + interval '400 days')::date,
    case when chance >= 0.85 then (at + interval '20 days')::date end`,
};

/**
 * So many problems, solutions and projects, with texts put together from the demo data, and the proposals, values and changes that go with them;
 * needs the organizations that `fillMembership` makes. Few problems have many proposals, most have few.
 */
export async function fillInnovation(filling: Filling): Promise<void> {
  const { client, problems: rows, now, say } = filling;
  for (const noun of [problems, solutions, projects]) await fillNoun(noun, filling);
  const { rowCount } = await client.query(proposals(rows, at(now)));
  say(`innovation.solution_proposals: ${(rowCount ?? 0).toLocaleString('en')}`);
  const partners = await client.query(collaborators(rows));
  say(`innovation.project_collaborators: ${(partners.rowCount ?? 0).toLocaleString('en')}`);
  await fillValues(filling);
  await fillChanges(filling);
}

/** A noun's texts: title, field, technology and tags are those of one of the demo data, the sentences of any, a few often. */
const makeBodies = (salt: number) => `create temp table bodies on commit drop as
  select n as body, t->>'title' || ', site ' as title, (t->>'category')::innovation.category as category,
    (t->>'technologyType')::innovation.technology_type as technology, array(select jsonb_array_elements_text(t->'tags')) as tags,
    (select string_agg(($2::text[])[1 + floor(power(${drawn(salt + 4, '10 * n + k')}, 1.5) * cardinality($2::text[]))], ' ' order by k)
      from generate_series(1, 5) k) as description
  from (select n, $1::jsonb->floor(${drawn(salt + 5)} * jsonb_array_length($1::jsonb))::int as t
    from generate_series(1, ${bodies}::bigint) n) given`;

/** The rows of a noun, and its search index as the product would have written it. */
async function fillNoun(noun: Noun, { client, problems: rows, now, say }: Filling): Promise<void> {
  const { table, title, owner, name, salt, age, columns, values, texts } = noun;
  const sentences = [...demoProblems, ...demoSolutions].flatMap(({ description }) => description.split(/(?<=\.) /));
  await client.query(makeBodies(salt), [JSON.stringify(texts), sentences]);
  // `site` is one word more, which no other row has, and which no stem shortens.
  await client.query(`create temp table made on commit drop as
    select n, ${madeId(name, 'n')} as id, ${at(now)} - n * interval '${age}' as at, ${drawn(salt)} as chance,
      1 + floor(${drawn(salt + 1)} * 1e10)::bigint as value, ${skewed(bodies, 1, salt + 2)}::bigint as body,
      ${madeOrganization(`${skewed(organizationsFor(rows), 3, salt + 3)}::bigint`)} as owner,
      's' || n * 2654435761 % 4294967296 as site
    from generate_series(1, ${rows}::bigint) n`);
  await client.query('create index on made (n); analyze made; analyze bodies');
  await client.query(`alter table ${table} disable trigger search_added`);
  for (let done = 0; done < rows; done += atOnce) {
    await client.query(
      `insert into ${table} (id, ${owner}, ${title}, description, created_at, updated_at, ${columns})
        select id, owner, title || site, description, at, at, ${values}
        from made join bodies using (body) where n > $1 and n <= $2 order by n`,
      [done, done + atOnce],
    );
    say(`${table}: ${Math.min(done + atOnce, rows).toLocaleString('en')} of ${rows.toLocaleString('en')}`);
  }
  await client.query(`alter table ${table} enable trigger search_added`);
  await fillIndex(client, noun, say);
  await client.query('drop table made, bodies');
}

/** Two organizations beside the one that leads, as a rule. */
const collaborators = (rows: number) => `
  insert into innovation.project_collaborators (project_id, organization_id, role, created_at)
  select p.id, partner, 'Partner', p.created_at
  from (select n, k, ${madeOrganization(`${skewed(organizationsFor(rows), 3, 48, '10 * n + k')}::bigint`)} as partner
      from generate_series(1, ${rows}::bigint) n, generate_series(1, 2) k) chosen
    join innovation.projects p on p.id = ${madeId('project', 'n')} and p.lead_organization_id <> partner
  order by n, k
  on conflict do nothing`;

/** Each some time after both have come: where work has begun one is accepted, and where it has not they wait. */
const proposals = (rows: number, now: string) => `
  insert into innovation.solution_proposals (problem_id, solution_id, organization_id, status, note, feedback, created_at, decided_at,
    answer_due_on)
  select problem_id, solution_id, organization_id, status, 'We have done this before, and would begin with a trial.',
    case when status in ('accepted', 'declined') then 'We have looked at it together.' end,
    at, case when status <> 'pending' then at + (${now} - at) * ${drawn(12)} end,
    case when status = 'pending' then (${now})::date + 60 else (at + interval '60 days')::date end
  from (select n, q.id as problem_id, s.id as solution_id, s.organization_id,
      (case when q.status = 'open' and ${drawn(13)} < 0.75 then 'pending' when q.status <> 'open' and ${drawn(13)} < 0.5 then 'accepted'
        when ${drawn(14)} < 0.6 then 'declined' else 'withdrawn' end)::innovation.proposal_status as status,
      greatest(q.created_at, s.published_at) + (${now} - greatest(q.created_at, s.published_at)) * ${drawn(15)} as at
    from generate_series(1, ${rows}::bigint) n
    join innovation.problems q on q.id = ${madeId('problem', `${skewed(rows, 4, 16)}::bigint`)}
    join innovation.solutions s on s.id = ${madeId('solution', `${skewed(rows, 1, 17)}::bigint`)} and s.status <> 'draft') pairs
  order by n
  on conflict do nothing`;
