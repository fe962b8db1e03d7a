import type { MigrationInterface, QueryRunner } from 'typeorm';
import { keepCounts } from '../../../platform/lists/counts';

export class CountProblemsAndSolutions1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      keepCounts({
        table: 'innovation.problems',
        counts: 'innovation.problem_counts',
        by: { status: 'innovation.problem_status not null', urgency: 'innovation.urgency' },
        sums: { value_usd_minor: 'estimated_value_usd_minor' },
        topic: 'innovation.problems',
      }),
    );
    await runner.query(
      keepCounts({
        table: 'innovation.solutions',
        counts: 'innovation.solution_counts',
        by: { status: 'innovation.solution_status not null', readiness_level: 'smallint not null' },
        topic: 'innovation.solutions',
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
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
