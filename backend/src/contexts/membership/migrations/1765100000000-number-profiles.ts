import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who edits a profile is told when somebody else has edited it since. */
export class NumberProfiles1765100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table membership.organizations add column revision integer not null default 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table membership.organizations drop column revision');
  }
}
