import type { MigrationInterface, QueryRunner } from 'typeorm';
import { matching } from '../../../platform/search/search-functions';

/** Among owners who have many documents fewer candidates are looked at. */
export class MatchAmongManySooner1768390000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const index of ['innovation.problem_search', 'innovation.solution_search', 'innovation.project_search'])
      await runner.query(matching(index));
  }

  /** What was before looked at more, and more slowly: nothing is taken back. */
  async down(): Promise<void> {}
}
