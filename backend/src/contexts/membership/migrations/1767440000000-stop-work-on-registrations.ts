import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StopWorkOnRegistrations1767440000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table membership.registration_bulks add stopped_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table membership.registration_bulks drop stopped_at');
  }
}
