import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A project that was handed over is one that its first lead has started. */
export class KeepWhoStartedProjects1767543000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table innovation.projects add started_by_organization_id uuid;
      update innovation.projects p set started_by_organization_id = first.organization_id
      from (select distinct on (project_id) project_id, organization_id from innovation.changes
        where kind = 'lead_handed_over' order by project_id, created_at, id) first
      where p.id = first.project_id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table innovation.projects drop started_by_organization_id');
  }
}
