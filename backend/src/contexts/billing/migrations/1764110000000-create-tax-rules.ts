import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateTaxRules1764110000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table billing.tax_rules (
        currency billing.plan_currency not null,
        version integer not null,
        name text not null,
        basis_points integer not null,
        valid_from timestamptz not null default now(),
        constraint tax_rules_pkey primary key (currency, version),
        constraint tax_rules_basis_points_check check (basis_points between 0 and 10000)
      );
      insert into billing.tax_rules (currency, version, name, basis_points) values
        ('USD', 1, 'Sales tax 10%', 1000), ('NGN', 1, 'No tax', 0);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table billing.tax_rules');
  }
}
