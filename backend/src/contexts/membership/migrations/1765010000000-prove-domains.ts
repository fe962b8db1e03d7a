import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ProveDomains1765010000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create type membership.domain_proof as enum ('dns', 'mail');
      create table membership.organization_domains (
        id uuid not null default gen_random_uuid() constraint organization_domains_pkey primary key,
        organization_id uuid not null
          constraint organization_domains_organization_id_fkey references membership.organizations on delete cascade,
        domain text not null,
        challenge text not null,
        claimed_by uuid not null,
        claimed_at timestamptz not null,
        proven_at timestamptz,
        proof membership.domain_proof,
        constraint organization_domains_domain_organization_id_key unique (organization_id, domain)
      );
      -- Of many who say that a domain is theirs, one proves it.
      create unique index organization_domains_proven_idx on membership.organization_domains (domain)
        where proven_at is not null;

      create type membership.team_join_request_status as enum ('pending', 'accepted', 'declined', 'withdrawn');
      create table membership.team_join_requests (
        id uuid not null default gen_random_uuid() constraint team_join_requests_pkey primary key,
        organization_id uuid not null
          constraint team_join_requests_organization_id_fkey references membership.organizations on delete cascade,
        user_id uuid not null
          constraint team_join_requests_user_id_fkey references membership.users on delete cascade,
        note text,
        status membership.team_join_request_status not null default 'pending',
        asked_at timestamptz not null,
        decided_at timestamptz,
        decided_by uuid,
        reason text
      );
      create unique index team_join_requests_open_idx on membership.team_join_requests (organization_id, user_id)
        where status = 'pending';
      create index team_join_requests_asked_at_organization_id_idx
        on membership.team_join_requests (organization_id, asked_at);
      create index team_join_requests_user_id_idx on membership.team_join_requests (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table membership.team_join_requests;
      drop type membership.team_join_request_status;
      drop table membership.organization_domains;
      drop type membership.domain_proof`);
  }
}
