import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an organization has proposed, by how it stands, is read in the order of an index. */
export class PageProposalsMade1764850200000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // One that was ended early has left it behind, unusable.
    await runner.query('drop index concurrently if exists innovation.solution_proposals_made_idx');
    await runner.query(`
      create index concurrently solution_proposals_made_idx
        on innovation.solution_proposals (organization_id, status, created_at, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists innovation.solution_proposals_made_idx');
  }
}
