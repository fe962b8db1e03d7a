import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Work on many comes too late for what somebody has decided on meanwhile: it has not failed there. */
export class TellDecidedFromFailed1767500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table membership.registration_bulk_items add was_decided boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table membership.registration_bulk_items drop was_decided');
  }
}
