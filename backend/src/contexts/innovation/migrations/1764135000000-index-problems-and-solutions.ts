import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropSearchIndex, keepSearchIndex } from '../../../platform/search/search-index';

const category = {
  of: 'd.category',
  values: [
    'technology',
    'healthcare',
    'environment',
    'energy',
    'transportation',
    'education',
    'finance',
    'agriculture',
    'manufacturing',
    'other',
  ],
};

export const problems = {
  table: 'innovation.problems',
  index: 'innovation.problem_search',
  title: 'd.title',
  body: `concat_ws(' ', d.category::text, array_to_string(d.tags, ' '), d.description)`,
  owner: 'd.organization_id',
  shown: 'true',
  facets: {
    category,
    urgency: { of: 'd.urgency', values: ['low', 'medium', 'high', 'critical'] },
    status: { of: 'd.status', values: ['open', 'in_progress', 'solved', 'closed'] },
  },
};

export const solutions = {
  table: 'innovation.solutions',
  index: 'innovation.solution_search',
  title: 'd.title',
  body: `concat_ws(' ', d.category::text, case d.technology_type when 'biotech' then 'biotech biotechnology'
    when 'ai' then 'ai artificial intelligence' when 'iot' then 'iot internet of things' else d.technology_type::text end,
    array_to_string(d.tags, ' '), d.description)`,
  owner: 'd.organization_id',
  shown: `(d.status <> 'draft')`,
  facets: {
    category,
    technology: {
      of: 'd.technology_type',
      values: ['software', 'hardware', 'biotech', 'ai', 'iot', 'blockchain', 'robotics', 'nanotechnology', 'other'],
    },
    readiness: { of: 'd.readiness_level', values: ['1', '2', '3', '4', '5', '6', '7', '8', '9'] },
    status: { of: 'd.status', values: ['draft', 'published', 'testing', 'deployed'] },
  },
};

/** The columns `search` stay, with their triggers, for processes of the release before. */
export class IndexProblemsAndSolutions1764135000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const noun of [problems, solutions]) {
      await runner.query(keepSearchIndex(noun));
      await this.fill(runner, noun);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const noun of [problems, solutions]) await runner.query(dropSearchIndex(noun));
  }

  /** Oldest first, some at a time. */
  private async fill(runner: QueryRunner, { table, index }: typeof problems | typeof solutions): Promise<void> {
    const ids: { id: string }[] = await runner.query(`select id from ${table} order by created_at, id`);
    for (let done = 0; done < ids.length; done += 500)
      await runner.query(`select ${index}_put($1)`, [ids.slice(done, done + 500).map(({ id }) => id)]);
    for (let since: number | null = 0; since !== null; )
      since = (await runner.query(`select ${index}_weigh_terms($1) as last`, [since]))[0].last;
    await runner.query(`select ${index}_weigh_documents()`);
  }
}
