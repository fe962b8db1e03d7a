import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexes, dropIndexes } from '../../../platform/database/concurrent-indexes';

const indexes = {
  matches_found_idx: 'innovation.matches (found_at, (md5(problem_id::text || solution_id)::uuid))',
};

/** All matches are listed, newest first. */
export class IndexMatchesFound1768400000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexes(runner, indexes);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndexes(runner, indexes);
  }
}
