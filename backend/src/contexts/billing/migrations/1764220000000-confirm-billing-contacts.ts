import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of those that are there nobody knows whose they are: they are to be confirmed, and owners get the mail until then. */
export class ConfirmBillingContacts1764220000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table billing.billing_contacts add column confirmed_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table billing.billing_contacts drop column confirmed_at');
  }
}
