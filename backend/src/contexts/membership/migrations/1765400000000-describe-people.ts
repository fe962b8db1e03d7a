import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people say of themselves, and when they leave. */
export class DescribePeople1765400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table membership.users
        add column picture_id uuid,
        add column headline text,
        add column languages text[] not null default '{}',
        add column time_zone text,
        add column shown_on_pages boolean not null default false,
        add column revision integer not null default 1,
        add column deletion_asked_at timestamptz,
        add column deletion_due_at timestamptz,
        add column deletion_told_at timestamptz,
        add column erased_at timestamptz;
      create index users_deletion_due_idx on membership.users (deletion_due_at) where deletion_due_at is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index membership.users_deletion_due_idx;
      alter table membership.users
        drop column picture_id, drop column headline, drop column languages, drop column time_zone, drop column shown_on_pages,
        drop column revision, drop column deletion_asked_at, drop column deletion_due_at,
        drop column deletion_told_at, drop column erased_at;
    `);
  }
}
