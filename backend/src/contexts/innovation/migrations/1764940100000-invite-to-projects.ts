import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Organizations that a project has asked to work on it. */
export class InviteToProjects1764940100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table innovation.project_invitations (
        id uuid not null default gen_random_uuid() constraint project_invitations_pkey primary key,
        project_id uuid not null
          constraint project_invitations_project_id_fkey references innovation.projects on delete cascade,
        organization_id uuid not null,
        role text,
        accepted boolean,
        answered_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        constraint project_invitations_organization_id_project_id_key unique (project_id, organization_id),
        constraint project_invitations_answered_check check ((accepted is null) = (answered_at is null))
      );
      create index project_invitations_waiting_idx on innovation.project_invitations (organization_id, created_at)
        where accepted is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table innovation.project_invitations');
  }
}
