import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Two who change a setting at the same time are told apart by the revision that each has read. */
export class ReviseSettings1767100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table platform.settings add revision integer not null default 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table platform.settings drop revision');
  }
}
