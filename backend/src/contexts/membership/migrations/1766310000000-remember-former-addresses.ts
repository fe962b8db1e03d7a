import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RememberFormerAddresses1766310000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table membership.former_addresses (
        user_id uuid not null,
        email text not null,
        left_at timestamptz not null,
        constraint former_addresses_pkey primary key (user_id, email),
        constraint former_addresses_user_id_fkey foreign key (user_id) references membership.users (id) on delete cascade
      );
      create index former_addresses_email_idx on membership.former_addresses (email)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table membership.former_addresses');
  }
}
