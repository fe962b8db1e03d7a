import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who sends a message says so in the row, instead of keeping it locked while the mail server answers. */
export class ClaimMessages1764102200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table notifications.messages add claimed_until timestamptz(3)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table notifications.messages drop claimed_until');
  }
}
