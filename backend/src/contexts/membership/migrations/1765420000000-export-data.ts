import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ExportData1765420000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table membership.data_exports (
        user_id uuid not null constraint data_exports_pkey primary key
          constraint data_exports_user_id_fkey references membership.users on delete cascade,
        id uuid not null default gen_random_uuid(),
        asked_at timestamptz not null,
        ready_at timestamptz,
        expires_at timestamptz,
        key text,
        bytes bigint
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table membership.data_exports');
  }
}
