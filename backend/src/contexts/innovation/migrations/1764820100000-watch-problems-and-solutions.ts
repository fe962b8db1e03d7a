import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people watch, the status that they know of it, and whether they are mailed when it has another. */
export class WatchProblemsAndSolutions1764820100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table innovation.watches (
        id uuid not null default gen_random_uuid() constraint watches_pkey primary key,
        user_id uuid not null,
        problem_id uuid constraint watches_problem_id_fkey references innovation.problems (id) on delete cascade,
        solution_id uuid constraint watches_solution_id_fkey references innovation.solutions (id) on delete cascade,
        known_status text not null,
        changed_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        constraint watches_problem_id_user_id_key unique (problem_id, user_id),
        constraint watches_solution_id_user_id_key unique (solution_id, user_id),
        constraint watches_thing_check check (num_nonnulls(problem_id, solution_id) = 1)
      );
      create index watches_created_at_id_user_id_idx on innovation.watches (user_id, created_at, id);
      create index watches_changed_idx on innovation.watches (user_id, changed_at) where changed_at is not null;
      create table innovation.watchers (
        user_id uuid not null constraint watchers_pkey primary key,
        is_mailed boolean not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table innovation.watches; drop table innovation.watchers`);
  }
}
