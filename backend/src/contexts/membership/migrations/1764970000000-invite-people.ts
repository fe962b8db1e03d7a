import type { MigrationInterface, QueryRunner } from 'typeorm';

export class InvitePeople1764970000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table membership.team_invitations (
        id uuid not null default gen_random_uuid() constraint team_invitations_pkey primary key,
        organization_id uuid not null
          constraint team_invitations_organization_id_fkey references membership.organizations on delete cascade,
        email text not null,
        role membership.organization_role not null,
        invited_by uuid not null,
        sent_at timestamptz not null,
        expires_at timestamptz not null,
        accepted_at timestamptz,
        accepted_by uuid,
        terms_version text,
        privacy_version text,
        revoked_at timestamptz
      );
      -- An address has one invitation of an organization that is neither accepted nor revoked, expired or not.
      create unique index team_invitations_open_idx on membership.team_invitations (organization_id, email)
        where accepted_at is null and revoked_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table membership.team_invitations');
  }
}
