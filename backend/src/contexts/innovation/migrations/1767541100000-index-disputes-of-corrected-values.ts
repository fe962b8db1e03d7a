import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What waits for an organization is found without reading what all have, once it becomes another one’s. */
export class IndexDisputesOfCorrectedValues1767541100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // One that was ended early has left it behind, unusable.
    await runner.query('drop index concurrently if exists innovation.value_entries_dispute_of_organization_id_idx');
    await runner.query(`create index concurrently value_entries_dispute_of_organization_id_idx
      on innovation.value_entries (dispute_of_organization_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists innovation.value_entries_dispute_of_organization_id_idx');
  }
}
