import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who speaks with the provider of a refund says so in the row, instead of keeping it locked meanwhile. */
export class ClaimRefunds1764200100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.refunds add column claimed_until timestamptz(3);
      alter table billing.test_charges add column refunds bigint[] not null default '{}';
      update billing.test_charges set refunds = array[refunded] where refunded > 0;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.refunds drop column claimed_until;
      alter table billing.test_charges drop column refunds;
    `);
  }
}
