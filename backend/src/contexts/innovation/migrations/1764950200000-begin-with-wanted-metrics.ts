import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a project is started with stands among its success metrics from then on, whatever statement starts it. */
export class BeginWithWantedMetrics1764950200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const begin = (project: string) => `
      insert into innovation.success_metrics (project_id, organization_id, name, unit, baseline, target, created_at)
        select ${project}.id, ${project}.lead_organization_id, wanted->>'name', wanted->>'unit', (wanted->>'baseline')::float8,
          (wanted->>'target')::float8, ${project}.created_at
        from jsonb_array_elements(
          case jsonb_typeof(${project}.success_metrics) when 'array' then ${project}.success_metrics else '[]' end) wanted
        where wanted->>'name' is not null and wanted->>'unit' is not null
          and (wanted->>'baseline')::float8 <> (wanted->>'target')::float8
          and not exists (select from innovation.success_metrics m where m.project_id = ${project}.id and m.name = wanted->>'name')`;
    await runner.query(`
      create function innovation.begin_with_wanted_metrics() returns trigger language plpgsql as $$
      begin
        ${begin('new')};
        return null;
      end $$;
      create trigger begin_with_wanted_metrics after insert on innovation.projects
        for each row when (new.success_metrics <> '{}' and new.success_metrics <> '[]')
        execute function innovation.begin_with_wanted_metrics();
      do $$
      declare
        project innovation.projects;
      begin
        for project in select * from innovation.projects where jsonb_typeof(success_metrics) = 'array' loop
          ${begin('project')};
        end loop;
      end $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger begin_with_wanted_metrics on innovation.projects;
      drop function innovation.begin_with_wanted_metrics`);
  }
}
