import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments from before have none, nor have renewals, which go on with what was agreed to at the start. */
export class RememberWhatPayersAgreedTo1764700600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.payments
        add terms_version text,
        add privacy_version text,
        add terms_accepted_at timestamptz
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table billing.payments drop terms_version, drop privacy_version, drop terms_accepted_at');
  }
}
