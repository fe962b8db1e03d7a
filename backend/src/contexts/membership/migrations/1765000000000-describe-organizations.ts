import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the directory says of an organization, and how it is known to be true. */
export class DescribeOrganizations1765000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create type membership.organization_opening as enum ('pilots', 'partnerships', 'investment', 'research', 'mentoring');
      create type membership.organization_proof as enum ('domain', 'super_admin');
      alter table membership.organizations
        add column seeks text,
        add column offers text,
        add column interests text[] not null default '{}',
        add column open_to membership.organization_opening[] not null default '{}',
        add column visibility jsonb not null default '{}',
        add column logo_id uuid,
        add column verified_at timestamptz,
        add column verified_by membership.organization_proof,
        add column featured_at timestamptz,
        add column closed_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table membership.organizations
        drop column seeks, drop column offers, drop column interests, drop column open_to, drop column visibility,
        drop column logo_id, drop column verified_at, drop column verified_by, drop column featured_at,
        drop column closed_at;
      drop type membership.organization_opening;
      drop type membership.organization_proof`);
  }
}
