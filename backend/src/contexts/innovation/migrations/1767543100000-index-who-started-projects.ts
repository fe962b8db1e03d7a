import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexWhoStartedProjects1767543100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // One that was ended early has left it behind, unusable.
    await runner.query('drop index concurrently if exists innovation.projects_started_by_organization_id_idx');
    await runner.query(
      'create index concurrently projects_started_by_organization_id_idx on innovation.projects (started_by_organization_id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists innovation.projects_started_by_organization_id_idx');
  }
}
