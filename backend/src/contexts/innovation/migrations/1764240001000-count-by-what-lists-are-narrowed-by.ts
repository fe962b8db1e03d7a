import type { MigrationInterface, QueryRunner } from 'typeorm';
import { keepCounts } from '../../../platform/lists/counts';

const problems = {
  table: 'innovation.problems',
  counts: 'innovation.problem_counts',
  by: { status: 'innovation.problem_status not null', urgency: 'innovation.urgency' },
  sums: { value_usd_minor: 'estimated_value_usd_minor' },
  topic: 'innovation.problems',
};
const solutions = {
  table: 'innovation.solutions',
  counts: 'innovation.solution_counts',
  by: { status: 'innovation.solution_status not null', readiness_level: 'smallint not null' },
  topic: 'innovation.solutions',
};

/** Counts and indexes by all that lists are narrowed by. */
export class CountByWhatListsAreNarrowedBy1764240001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.drop(runner);
    await runner.query(keepCounts({ ...problems, by: { ...problems.by, category: 'innovation.category' } }));
    await runner.query(
      keepCounts({
        ...solutions,
        by: { ...solutions.by, category: 'innovation.category', technology_type: 'innovation.technology_type' },
      }),
    );
    await runner.query(`
      create index problems_category_status_urgency_idx on innovation.problems (category, urgency, status);
      create index solutions_category_readiness_level_status_technology_type_idx
        on innovation.solutions (category, technology_type, readiness_level, status)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.drop(runner);
    await runner.query(keepCounts(problems));
    await runner.query(keepCounts(solutions));
    await runner.query(`
      drop index innovation.problems_category_status_urgency_idx;
      drop index innovation.solutions_category_readiness_level_status_technology_type_idx`);
  }

  private async drop(runner: QueryRunner): Promise<void> {
    for (const [noun, counts] of [
      ['problems', 'problem_counts'],
      ['solutions', 'solution_counts'],
    ])
      await runner.query(`
        drop function innovation.count_${noun} cascade;
        drop function innovation.sum_up_${noun};
        drop function innovation.recount_${noun};
        drop table innovation.${counts}`);
  }
}
