import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RememberWhenPricesWerePublished1764700300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table billing.prices add column published_at timestamptz not null default now()`);
    await runner.query(`update billing.prices set published_at = least(valid_from, published_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table billing.prices drop column published_at`);
  }
}
