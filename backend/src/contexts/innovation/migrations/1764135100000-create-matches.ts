import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMatches1764135100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create type innovation.verdict as enum ('saved', 'not_relevant');
      create type innovation.verdict_reason as enum ('other_problem', 'other_technology', 'too_early', 'other_region',
        'known_already', 'other');

      create table innovation.match_verdicts (
        id uuid not null default gen_random_uuid() constraint match_verdicts_pkey primary key,
        organization_id uuid not null,
        problem_id uuid not null
          constraint match_verdicts_problem_id_fkey references innovation.problems on delete cascade,
        solution_id uuid not null
          constraint match_verdicts_solution_id_fkey references innovation.solutions on delete cascade,
        verdict innovation.verdict not null,
        reason innovation.verdict_reason,
        note text,
        created_at timestamptz(3) not null default now(),
        constraint match_verdicts_organization_id_problem_id_solution_id_key
          unique (organization_id, problem_id, solution_id)
      );
      create index match_verdicts_problem_id_idx on innovation.match_verdicts (problem_id);
      create index match_verdicts_solution_id_idx on innovation.match_verdicts (solution_id);

      create table innovation.matches (
        problem_id uuid not null constraint matches_problem_id_fkey references innovation.problems on delete cascade,
        solution_id uuid not null constraint matches_solution_id_fkey references innovation.solutions on delete cascade,
        percent smallint not null,
        words jsonb not null default '[]',
        found_at timestamptz(3) not null,
        constraint matches_pkey primary key (problem_id, solution_id)
      );
      create index matches_solution_id_idx on innovation.matches (solution_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table innovation.matches, innovation.match_verdicts;
      drop type innovation.verdict, innovation.verdict_reason;
    `);
  }
}
