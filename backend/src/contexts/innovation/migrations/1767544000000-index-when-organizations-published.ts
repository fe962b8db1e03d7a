import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an organization has published a solution last is read at its end. */
export class IndexWhenOrganizationsPublished1767544000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // One that was ended early has left it behind, unusable.
    await this.down(runner);
    await runner.query(
      'create index concurrently solutions_organization_id_published_at_idx on innovation.solutions (organization_id, published_at)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists innovation.solutions_organization_id_published_at_idx');
  }
}
