import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What waits for the decision of an organization is read in the order of an index. */
export class PageProposalsWaiting1764850300000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // One that was ended early has left it behind, unusable.
    await runner.query('drop index concurrently if exists innovation.solution_proposals_waiting_idx');
    await runner.query(`
      create index concurrently solution_proposals_waiting_idx
        on innovation.solution_proposals (problem_organization_id, created_at, id) where status = 'pending'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists innovation.solution_proposals_waiting_idx');
  }
}
