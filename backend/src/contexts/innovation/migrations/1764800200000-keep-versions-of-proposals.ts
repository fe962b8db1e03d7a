import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The text of a proposal stands in the proposal itself; those that it has taken the place of are kept beside it. Nobody knows
 * who wrote those of before.
 */
export class KeepVersionsOfProposals1764800200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table innovation.solution_proposals
        add version int not null default 1,
        add author_id uuid,
        add amended_at timestamptz(3);
      create table innovation.proposal_versions (
        proposal_id uuid not null
          constraint proposal_versions_proposal_id_fkey references innovation.solution_proposals on delete cascade,
        number int not null,
        note text,
        author_id uuid,
        written_at timestamptz(3) not null,
        constraint proposal_versions_pkey primary key (proposal_id, number)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table innovation.proposal_versions;
      alter table innovation.solution_proposals drop version, drop author_id, drop amended_at`);
  }
}
