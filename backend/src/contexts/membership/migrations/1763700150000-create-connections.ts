import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateConnections1763700150000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create type membership.connection_status as enum ('pending', 'accepted', 'declined', 'withdrawn');

      create table membership.connections (
        id uuid not null default gen_random_uuid() constraint connections_pkey primary key,
        from_id uuid not null
          constraint connections_from_id_fkey references membership.organizations on delete cascade,
        to_id uuid not null
          constraint connections_to_id_fkey references membership.organizations on delete cascade,
        requested_by uuid not null,
        note text not null,
        status membership.connection_status not null default 'pending',
        reason text,
        decided_at timestamptz,
        created_at timestamptz not null default now()
      );
      create index connections_from_id_idx on membership.connections (from_id);
      create index connections_to_id_idx on membership.connections (to_id);
      -- Two organizations have one open or accepted connection, whoever asked.
      create unique index connections_pair_idx
        on membership.connections (least(from_id, to_id), greatest(from_id, to_id))
        where status in ('pending', 'accepted');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table membership.connections; drop type membership.connection_status');
  }
}
