import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who has left a project may not be named by its story unasked either, nor by a name that its project gets later. */
export class RememberPartnersOfStories1768320000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table innovation.success_stories add partner_ids uuid[] not null default '{}'`);
    await runner.query(
      `update innovation.success_stories s set
        partner_ids = array(
          select unnest(s.named) union select c.organization_id from innovation.story_consents c where c.story_id = s.id
          union select c.organization_id from innovation.project_collaborators c where c.project_id = s.project_id
          union select p.lead_organization_id from innovation.projects p where p.id = s.project_id),
        figures = case when s.figures ? 'usdMinor' then s.figures || jsonb_build_object('projectName',
          (select p.name from innovation.projects p where p.id = s.project_id)) else s.figures end`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `update innovation.success_stories set figures = figures - 'projectName' where figures ? 'projectName'`,
    );
    await runner.query('alter table innovation.success_stories drop partner_ids');
  }
}
