import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The proposals of a problem that wait are read in the order of an index, however many were decided. */
export class PageProposalsToScore1764910100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // One that was ended early has left it behind, unusable.
    await runner.query('drop index concurrently if exists innovation.solution_proposals_to_score_idx');
    await runner.query(`
      create index concurrently solution_proposals_to_score_idx
        on innovation.solution_proposals (problem_id, created_at, id) where status = 'pending'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists innovation.solution_proposals_to_score_idx');
  }
}
