import type { MigrationInterface, QueryRunner } from 'typeorm';
import { finding } from '../../../platform/search/search-functions';

/** A search begins with fewer of the newest. */
export class SearchFromFewer1768380000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const index of ['innovation.problem_search', 'innovation.solution_search', 'innovation.project_search'])
      await runner.query(finding(index));
  }

  /** What was before looked among more of the newest, and more slowly: nothing is taken back. */
  async down(): Promise<void> {}
}
