import type { MigrationInterface, QueryRunner } from 'typeorm';
import { finding, matching } from '../../../platform/search/search-functions';

/** What is searched for among those of many organizations is led by its words, as among those of all. */
export class SearchSoonerByOwners1768330000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const index of ['innovation.problem_search', 'innovation.solution_search', 'innovation.project_search']) {
      await runner.query(finding(index));
      await runner.query(matching(index));
    }
  }

  /** What was before answered the same, more slowly: nothing is taken back. */
  async down(): Promise<void> {}
}
