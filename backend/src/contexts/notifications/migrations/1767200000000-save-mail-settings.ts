import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SaveMailSettings1767200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table notifications.mail_settings (
        number integer not null constraint mail_settings_pkey primary key,
        act text not null,
        host text,
        port integer,
        security text,
        sender text,
        sealed_credentials bytea,
        saved_by text not null,
        saved_by_email text not null,
        saved_at timestamptz(3) not null
      );
      create table notifications.signing_keys (
        id uuid not null default gen_random_uuid() constraint signing_keys_pkey primary key,
        domain text not null,
        selector text not null,
        public_key text not null,
        sealed_private_key bytea,
        made_at timestamptz(3) not null,
        used_from timestamptz(3),
        ended_at timestamptz(3),
        constraint signing_keys_domain_selector_key unique (domain, selector)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table notifications.signing_keys');
    await runner.query('drop table notifications.mail_settings');
  }
}
