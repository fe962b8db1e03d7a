import type { MigrationInterface, QueryRunner } from 'typeorm';
import { matching } from '../../../platform/search/search-functions';

/** A search of which nothing has all words reads less than a match does. */
export class SearchBySomeWordsSooner1767540000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const index of ['innovation.problem_search', 'innovation.solution_search', 'innovation.project_search'])
      await runner.query(matching(index));
  }

  /** What was before asks for no limit of its own, and gets the usual one: nothing is taken back. */
  async down(): Promise<void> {}
}
