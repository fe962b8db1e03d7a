import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepFilesOfProblems1764920000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table innovation.problem_files (
        id uuid not null default gen_random_uuid() constraint problem_files_pkey primary key,
        problem_id uuid not null constraint problem_files_problem_id_fkey references innovation.problems on delete cascade,
        key text not null constraint problem_files_key_key unique,
        name text not null,
        type text not null,
        bytes integer not null,
        hash character(64) not null,
        created_at timestamptz(3) not null default now(),
        constraint problem_files_problem_id_hash_key unique (problem_id, hash)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table innovation.problem_files');
  }
}
