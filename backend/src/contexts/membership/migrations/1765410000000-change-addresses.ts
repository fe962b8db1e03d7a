import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ChangeAddresses1765410000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table membership.email_changes (
        user_id uuid not null constraint email_changes_pkey primary key
          constraint email_changes_user_id_fkey references membership.users on delete cascade,
        id uuid not null default gen_random_uuid(),
        email text not null,
        asked_at timestamptz not null,
        expires_at timestamptz not null,
        old_agreed_at timestamptz,
        new_agreed_at timestamptz
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table membership.email_changes');
  }
}
