import type { MigrationInterface, QueryRunner } from 'typeorm';
import { quickenSearchIndex } from '../../../platform/search/search-index';

export class ReadLessForMatches1764600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const index of ['innovation.problem_search', 'innovation.solution_search'])
      await runner.query(quickenSearchIndex({ index }));
  }

  /** What was before answers the same questions, more slowly: nothing is taken back. */
  async down(): Promise<void> {}
}
