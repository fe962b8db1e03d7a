import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an organization alone sees of its problems. */
export class IndexHiddenProblems1764850100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // One that was ended early has left it behind, unusable.
    await runner.query('drop index concurrently if exists innovation.problems_hidden_idx');
    await runner.query(`
      create index concurrently problems_hidden_idx
        on innovation.problems (organization_id) where status in ('draft', 'withdrawn')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists innovation.problems_hidden_idx');
  }
}
