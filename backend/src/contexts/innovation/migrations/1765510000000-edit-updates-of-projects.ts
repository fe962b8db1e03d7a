import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EditUpdatesOfProjects1765510000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table innovation.project_updates
        add revision integer not null default 1,
        add edited_at timestamptz(3)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table innovation.project_updates drop revision, drop edited_at');
  }
}
