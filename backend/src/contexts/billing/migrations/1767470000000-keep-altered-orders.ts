import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepAlteredOrders1767470000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table billing.altered_orders (
        id uuid not null default gen_random_uuid() constraint altered_orders_pkey primary key,
        organization_id uuid not null,
        sent_by text not null,
        fields text[] not null,
        created_at timestamptz(3) not null,
        closed_at timestamptz
      );
      create index altered_orders_open_idx on billing.altered_orders (created_at, id) where closed_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table billing.altered_orders');
  }
}
