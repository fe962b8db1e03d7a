import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAllianceRequests1764000300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create type membership.request_kind as enum ('demo');
      create type membership.request_status as enum ('open', 'closed');

      create table membership.alliance_requests (
        id uuid not null default gen_random_uuid() constraint alliance_requests_pkey primary key,
        kind membership.request_kind not null,
        status membership.request_status not null default 'open',
        name text not null,
        email text not null,
        organization text not null,
        message text not null,
        preferred_time text,
        created_at timestamptz not null default now()
      );
      -- The same request sent again is the same request, for as long as nobody has answered it.
      create unique index alliance_requests_open_idx on membership.alliance_requests
        (kind, email, lower(organization), md5(message), coalesce(preferred_time, '')) where status = 'open';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table membership.alliance_requests;
      drop type membership.request_status;
      drop type membership.request_kind;
    `);
  }
}
