import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rubrics of problems, who reviews proposals to them, and what these say of each. */
export class EvaluateProposals1764910000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table innovation.evaluations (
        problem_id uuid not null constraint evaluations_pkey primary key
          constraint evaluations_problem_id_fkey references innovation.problems on delete cascade,
        rubric_version integer not null default 0,
        revision integer not null default 0,
        last_key integer not null default 0,
        lead_id uuid
      );
      create table innovation.rubric_versions (
        problem_id uuid not null
          constraint rubric_versions_problem_id_fkey references innovation.evaluations on delete cascade,
        version integer not null,
        criteria jsonb not null,
        author_id uuid not null,
        written_at timestamptz(3) not null,
        constraint rubric_versions_pkey primary key (problem_id, version)
      );
      create table innovation.reviewers (
        problem_id uuid not null
          constraint reviewers_problem_id_fkey references innovation.evaluations on delete cascade,
        person_id uuid not null,
        added_by uuid not null,
        added_at timestamptz(3) not null,
        constraint reviewers_pkey primary key (problem_id, person_id)
      );
      create index reviewers_person_id_idx on innovation.reviewers (person_id);
      create type innovation.excuse as enum ('recused', 'excluded');
      create table innovation.reviews (
        proposal_id uuid not null
          constraint reviews_proposal_id_fkey references innovation.solution_proposals on delete cascade,
        person_id uuid not null,
        problem_id uuid not null,
        rubric_version integer,
        proposal_version integer,
        marks jsonb,
        comment text,
        scored_at timestamptz(3),
        excuse innovation.excuse,
        excuse_reason text,
        excused_by uuid,
        excused_at timestamptz(3),
        constraint reviews_pkey primary key (proposal_id, person_id),
        constraint reviews_score_check check (num_nonnulls(rubric_version, proposal_version, marks, scored_at) in (0, 4)
          and (marks is not null or excuse is not null))
      );
      create index reviews_problem_id_idx on innovation.reviews (problem_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table innovation.reviews, innovation.reviewers, innovation.rubric_versions, innovation.evaluations;
      drop type innovation.excuse`);
  }
}
