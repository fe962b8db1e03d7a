import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an organization has started a project last, or published a solution, is read at the end of an index. */
export class IndexLastActs1767544000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // Those that were ended early have left themselves behind, unusable.
    await this.dropLastActs(runner);
    await runner.query(
      `create index concurrently projects_starter_idx
        on innovation.projects (coalesce(started_by_organization_id, lead_organization_id), created_at)`,
    );
    await runner.query(
      'create index concurrently solutions_organization_id_published_at_idx on innovation.solutions (organization_id, published_at)',
    );
    await runner.query('drop index concurrently if exists innovation.projects_started_by_organization_id_idx');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index concurrently if not exists projects_started_by_organization_id_idx
        on innovation.projects (started_by_organization_id)`,
    );
    await this.dropLastActs(runner);
  }

  private async dropLastActs(runner: QueryRunner): Promise<void> {
    for (const name of ['projects_starter_idx', 'solutions_organization_id_published_at_idx'])
      await runner.query(`drop index concurrently if exists innovation.${name}`);
  }
}
