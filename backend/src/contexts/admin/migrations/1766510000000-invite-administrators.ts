import type { MigrationInterface, QueryRunner } from 'typeorm';

export class InviteAdministrators1766510000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table admin.accounts add removed_at timestamptz(3);

      create table admin.invitations (
        id uuid not null default gen_random_uuid() constraint invitations_pkey primary key,
        email text not null,
        role text not null,
        invited_by uuid not null,
        sent_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        ended_at timestamptz(3)
      );
      create unique index invitations_waiting_key on admin.invitations (email) where ended_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table admin.invitations; alter table admin.accounts drop removed_at');
  }
}
