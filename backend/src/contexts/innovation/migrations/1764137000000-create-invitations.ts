import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateInvitations1764137000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table innovation.proposal_invitations (
        id uuid not null default gen_random_uuid() constraint proposal_invitations_pkey primary key,
        problem_id uuid not null
          constraint proposal_invitations_problem_id_fkey references innovation.problems on delete cascade,
        solution_id uuid not null
          constraint proposal_invitations_solution_id_fkey references innovation.solutions on delete cascade,
        organization_id uuid not null,
        invited_organization_id uuid not null,
        note text,
        created_at timestamptz(3) not null default now(),
        constraint proposal_invitations_invited_organization_id_problem_id_key unique (problem_id, invited_organization_id)
      );
      create index proposal_invitations_solution_id_idx on innovation.proposal_invitations (solution_id);
      create index proposal_invitations_created_at_invited_organization_id_idx
        on innovation.proposal_invitations (invited_organization_id, created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table innovation.proposal_invitations');
  }
}
