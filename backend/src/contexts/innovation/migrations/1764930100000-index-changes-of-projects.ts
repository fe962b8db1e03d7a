import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What has happened to a project. */
export class IndexChangesOfProjects1764930100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // One that was ended early has left it behind, unusable.
    await runner.query('drop index concurrently if exists innovation.changes_project_idx');
    await runner.query(`
      create index concurrently changes_project_idx
        on innovation.changes (project_id, created_at, id) where project_id is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists innovation.changes_project_idx');
  }
}
