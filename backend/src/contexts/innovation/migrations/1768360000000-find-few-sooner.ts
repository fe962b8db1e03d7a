import type { MigrationInterface, QueryRunner } from 'typeorm';
import { finding } from '../../../platform/search/search-functions';

/** Who asks for the first few reads less of what has common words. */
export class FindFewSooner1768360000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const index of ['innovation.problem_search', 'innovation.solution_search', 'innovation.project_search'])
      await runner.query(finding(index));
  }

  /** What was before answered the same, more slowly: nothing is taken back. */
  async down(): Promise<void> {}
}
