import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSecurity1765300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table membership.secured_accounts (
        id uuid not null constraint secured_accounts_pkey primary key,
        door text not null,
        signed_in_at timestamptz,
        authenticator_secret bytea,
        authenticator_since timestamptz,
        last_step integer
      );
      create table membership.recovery_codes (
        account_id uuid not null,
        digest text not null,
        constraint recovery_codes_pkey primary key (account_id, digest)
      );
      create table membership.passkeys (
        id uuid not null default gen_random_uuid() constraint passkeys_pkey primary key,
        account_id uuid not null,
        credential_id text not null constraint passkeys_credential_id_key unique,
        public_key bytea not null,
        counter bigint not null,
        transports text array not null,
        name text not null,
        added_at timestamptz not null,
        used_at timestamptz
      );
      create index passkeys_account_id_idx on membership.passkeys (account_id);
      create table membership.factor_resets (
        account_id uuid not null constraint factor_resets_pkey primary key,
        asked_by uuid not null,
        asked_at timestamptz not null,
        due_at timestamptz not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table membership.secured_accounts, membership.recovery_codes, membership.passkeys, membership.factor_resets',
    );
  }
}
