import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAdmin1763700500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema admin;

      create table admin.accounts (
        id uuid not null default gen_random_uuid() constraint accounts_pkey primary key,
        username text not null constraint accounts_username_key unique,
        email text not null,
        role text not null,
        password_hash text not null,
        bootstrapped boolean not null default false,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema admin cascade');
  }
}
