import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A page of a problem's proposals is read from the index in its order. */
export class PageProposals1764103100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index solution_proposals_created_at_id_problem_id_idx
        on innovation.solution_proposals (problem_id, created_at, id);
      drop index innovation.solution_proposals_problem_id_idx;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index solution_proposals_problem_id_idx on innovation.solution_proposals (problem_id);
      drop index innovation.solution_proposals_created_at_id_problem_id_idx;
    `);
  }
}
