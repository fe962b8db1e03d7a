import type { MigrationInterface, QueryRunner } from 'typeorm';
import { fillCountsOfWords, quickenSearchIndex } from '../../../platform/search/search-index';

const index = 'innovation.solution_search';

/** Documents that were there are counted, while others read and write them; only then are matches scored by these counts. */
export class ScoreSolutionsByDocuments1764830000002 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(fillCountsOfWords({ index }));
    await runner.query(quickenSearchIndex({ index }));
  }

  /** What was before answers the same questions, more slowly: nothing is taken back. */
  async down(): Promise<void> {}
}
