import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A correction of a disputed value waits for whose dispute it answers. */
export class KeepDisputesOfCorrectedValues1767541000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table innovation.value_entries add dispute_of_organization_id uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table innovation.value_entries drop dispute_of_organization_id');
  }
}
