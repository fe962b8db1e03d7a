import type { MigrationInterface, QueryRunner } from 'typeorm';
import { keepCounts } from '../../../platform/lists/counts';

const monthOf = (column: string) => `date_trunc('month', ${column} at time zone 'UTC')::date`;

/** How many projects began and how many matches were found in which month. */
export class CountProjectsAndMatchesByMonth1764960100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      keepCounts({
        table: 'innovation.projects',
        as: 'project_growth',
        counts: 'innovation.project_growth',
        by: { month: 'date not null', phase: 'innovation.project_phase not null' },
        of: { month: monthOf('created_at') },
        topic: 'innovation.projects',
      }),
    );
    await runner.query(
      keepCounts({
        table: 'innovation.matches',
        as: 'match_growth',
        counts: 'innovation.match_growth',
        by: { month: 'date not null' },
        of: { month: monthOf('found_at') },
        topic: 'innovation.matches',
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const noun of ['project_growth', 'match_growth'])
      await runner.query(`
        drop function innovation.count_${noun} cascade;
        drop function innovation.sum_up_${noun};
        drop function innovation.recount_${noun};
        drop table innovation.${noun}`);
  }
}
