import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexes, dropIndexes } from '../../../platform/database/concurrent-indexes';

const indexes = {
  solution_proposals_organization_id_problem_id_idx: 'innovation.solution_proposals (problem_id, organization_id)',
  success_stories_newest_idx: `innovation.success_stories (published_at, id) where status = 'published'`,
};

/** Whether an organization answers an invitation, and which stories are the newest, is found without reading what others have. */
export class IndexAnswersAndStories1768350000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexes(runner, indexes);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndexes(runner, indexes);
  }
}
