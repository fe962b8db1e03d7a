import type { MigrationInterface, QueryRunner } from 'typeorm';
import { keepCounts } from '../../../platform/lists/counts';

/** A connection may be ended, and a request may say what it is about; how many there are is counted by the month. */
export class EndConnections1765220000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter type membership.connection_status add value 'removed';
      create type membership.connection_subject as enum ('problem', 'solution', 'project');
      alter table membership.connections
        add column ended_at timestamptz,
        add column about_kind membership.connection_subject,
        add column about_id uuid,
        add column about_title text,
        add constraint connections_about_check check (num_nulls(about_kind, about_id, about_title) in (0, 3));
      create index connections_declined_idx on membership.connections (from_id, to_id, decided_at) where status = 'declined'`);
    await runner.query(
      keepCounts({
        table: 'membership.connections',
        counts: 'membership.connection_counts',
        by: { status: 'membership.connection_status not null', month: 'date not null' },
        of: { month: `date_trunc('month', coalesce(decided_at, created_at) at time zone 'UTC')::date` },
        topic: 'connection',
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function membership.count_connections cascade;
      drop function membership.sum_up_connections;
      drop function membership.recount_connections;
      drop table membership.connection_counts;
      drop index membership.connections_declined_idx;
      alter table membership.connections
        drop constraint connections_about_check,
        drop column ended_at, drop column about_kind, drop column about_id, drop column about_title;
      drop type membership.connection_subject`);
  }
}
