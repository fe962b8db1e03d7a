import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepDocuments1764133000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table billing.sellers (
        valid_from timestamptz not null constraint sellers_pkey primary key,
        name text not null,
        address text not null,
        registration text not null,
        email text not null
      );

      create table billing.document_files (
        number text not null constraint document_files_pkey primary key,
        content bytea not null,
        drawn_at timestamptz not null,
        seal text not null
      );
      -- It is compressed already.
      alter table billing.document_files alter column content set storage external;

      create trigger keep_rows before update or delete on billing.sellers
        for each row execute function billing.keep_rows();
      create trigger keep_table before truncate on billing.sellers execute function billing.keep_rows();
      create trigger keep_rows before update or delete on billing.document_files
        for each row execute function billing.keep_rows();
      create trigger keep_table before truncate on billing.document_files execute function billing.keep_rows();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table billing.document_files, billing.sellers');
  }
}
