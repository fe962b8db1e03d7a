import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepTemplateVersions1767210000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table notifications.template_versions (
        id uuid not null default gen_random_uuid() constraint template_versions_pkey primary key,
        template text not null,
        hash text not null,
        subject text not null,
        preview text not null,
        html text not null,
        text text not null,
        seen_at timestamptz(3) not null,
        constraint template_versions_hash_template_key unique (template, hash)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table notifications.template_versions');
  }
}
