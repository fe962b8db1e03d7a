import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateQuotes1764110200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create type billing.quote_purpose as enum ('start', 'renew', 'change');
      create type billing.quote_applies_at as enum ('payment', 'period-end');

      create table billing.quotes (
        id uuid not null constraint quotes_pkey primary key,
        organization_id uuid not null,
        requested_by text not null,
        purpose billing.quote_purpose not null,
        plan_id text not null constraint quotes_plan_id_fkey references billing.plans,
        tier billing.membership_tier not null,
        interval billing.billing_interval not null,
        price_version integer not null,
        currency billing.plan_currency not null,
        lines jsonb not null,
        list_total bigint not null,
        credit bigint not null,
        subtotal bigint not null,
        tax_rule text not null,
        tax_version integer not null,
        tax_basis_points integer not null,
        tax_amount bigint not null,
        total bigint not null,
        applies_at billing.quote_applies_at not null,
        applies_on timestamptz(3),
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        hash text not null,
        constraint quotes_subtotal_tax_amount_total_check check (subtotal >= 0 and tax_amount >= 0 and total = subtotal + tax_amount)
      );
      create index quotes_created_at_organization_id_idx on billing.quotes (organization_id, created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table billing.quotes;
      drop type billing.quote_applies_at, billing.quote_purpose;
    `);
  }
}
