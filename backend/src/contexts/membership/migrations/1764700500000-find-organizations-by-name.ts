import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FindOrganizationsByName1764700500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create extension if not exists pg_trgm schema public;
      create index organizations_name_idx on membership.organizations ((lower(name) collate "C"), id);
      create index organizations_name_parts_idx on membership.organizations using gin (lower(name) public.gin_trgm_ops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index membership.organizations_name_idx, membership.organizations_name_parts_idx');
  }
}
