import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexWhoStartedProjects1767543100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // One that was ended early has left it behind, unusable.
    await this.down(runner);
    await runner.query(
      `create index concurrently projects_starter_idx
        on innovation.projects (coalesce(started_by_organization_id, lead_organization_id), created_at)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists innovation.projects_starter_idx');
  }
}
