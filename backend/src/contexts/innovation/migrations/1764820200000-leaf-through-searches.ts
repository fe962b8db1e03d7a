import type { MigrationInterface, QueryRunner } from 'typeorm';
import { finding } from '../../../platform/search/search-functions';

/**
 * A page far back of what a single word finds, newest first, is read where it begins. How matches are scored comes when the documents
 * have their counts.
 */
export class LeafThroughSearches1764820200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const index of ['innovation.problem_search', 'innovation.solution_search']) await runner.query(finding(index));
  }

  /** What was before answers the same questions, more slowly: nothing is taken back. */
  async down(): Promise<void> {}
}
