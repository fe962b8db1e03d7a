import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepPaymentMethod1764131000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table billing.payment_attempts add payment_method text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table billing.payment_attempts drop payment_method');
  }
}
