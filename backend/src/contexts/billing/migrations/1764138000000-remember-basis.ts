import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was priced before has no basis, and is judged without one. */
export class RememberBasis1764138000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.quotes add column basis_payment_id uuid;
      alter table billing.payments add column basis_payment_id uuid;
      create index payments_basis_payment_id_idx on billing.payments (basis_payment_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing.payments drop column basis_payment_id;
      alter table billing.quotes drop column basis_payment_id;
    `);
  }
}
