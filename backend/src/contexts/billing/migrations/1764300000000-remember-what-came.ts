import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What came by an attempt may be less than was asked for: so much, and no more, can go back. */
export class RememberWhatCame1764300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table billing.payment_attempts add column received bigint');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table billing.payment_attempts drop column received');
  }
}
