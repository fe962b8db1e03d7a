import type { MigrationInterface, QueryRunner } from 'typeorm';

const indexes = {
  solution_proposals_organization_id_problem_id_idx: 'innovation.solution_proposals (problem_id, organization_id)',
  success_stories_newest_idx: `innovation.success_stories (published_at, id) where status = 'published'`,
};

/** Whether an organization answers an invitation, and which stories are the newest, is found without reading what others have. */
export class IndexAnswersAndStories1768350000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [index, on] of Object.entries(indexes)) {
      // One that was ended early has left it behind, unusable.
      await runner.query(`drop index concurrently if exists innovation.${index}`);
      await runner.query(`create index concurrently ${index} on ${on}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const index of Object.keys(indexes))
      await runner.query(`drop index concurrently if exists innovation.${index}`);
  }
}
