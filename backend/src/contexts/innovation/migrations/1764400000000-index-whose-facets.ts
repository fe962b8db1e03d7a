import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By whom things are is counted from the index that has all that they are narrowed by, without reading them. */
export class IndexWhoseFacets1764400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index problems_facets_idx on innovation.problems (category, urgency, status, organization_id);
      drop index innovation.problems_category_status_urgency_idx;
      create index solutions_facets_idx
        on innovation.solutions (category, technology_type, readiness_level, status, organization_id);
      drop index innovation.solutions_category_readiness_level_status_technology_type_idx`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index problems_category_status_urgency_idx on innovation.problems (category, urgency, status);
      drop index innovation.problems_facets_idx;
      create index solutions_category_readiness_level_status_technology_type_idx
        on innovation.solutions (category, technology_type, readiness_level, status);
      drop index innovation.solutions_facets_idx`);
  }
}
