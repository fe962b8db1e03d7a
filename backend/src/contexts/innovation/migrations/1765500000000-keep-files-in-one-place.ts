import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of problems and values come into one table, with those of projects; gates may ask for them. */
export class KeepFilesInOnePlace1765500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table innovation.files (
        id uuid not null default gen_random_uuid() constraint files_pkey primary key,
        problem_id uuid constraint files_problem_id_fkey references innovation.problems on delete cascade,
        entry_id uuid constraint files_entry_id_fkey references innovation.value_entries on delete cascade,
        project_id uuid constraint files_project_id_fkey references innovation.projects on delete cascade,
        organization_id uuid,
        for_members boolean not null default false,
        key text not null constraint files_key_key unique,
        name text not null,
        type text not null,
        bytes integer not null,
        hash character(64) not null,
        created_at timestamptz(3) not null default now(),
        constraint files_owner_check check (num_nonnulls(problem_id, entry_id, project_id) = 1),
        constraint files_project_check check ((project_id is null) = (organization_id is null)),
        constraint files_problem_id_hash_key unique (problem_id, hash),
        constraint files_entry_id_hash_key unique (entry_id, hash),
        constraint files_project_id_hash_key unique (project_id, hash)
      );
      lock table innovation.problem_files, innovation.value_files;
      insert into innovation.files (id, problem_id, key, name, type, bytes, hash, created_at)
        select id, problem_id, key, name, type, bytes, hash, created_at from innovation.problem_files;
      insert into innovation.files (id, entry_id, key, name, type, bytes, hash, created_at)
        select id, entry_id, key, name, type, bytes, hash, created_at from innovation.value_files;
      drop table innovation.problem_files, innovation.value_files;
      alter table innovation.project_gate_items add file_ids uuid[] not null default '{}';
      alter type innovation.change_kind add value 'file_attached';
      alter type innovation.change_kind add value 'file_removed';
      alter type innovation.change_kind add value 'update_edited'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table innovation.project_gate_items drop file_ids;
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
      );
      create table innovation.value_files (
        id uuid not null default gen_random_uuid() constraint value_files_pkey primary key,
        entry_id uuid not null constraint value_files_entry_id_fkey references innovation.value_entries on delete cascade,
        key text not null constraint value_files_key_key unique,
        name text not null,
        type text not null,
        bytes integer not null,
        hash character(64) not null,
        created_at timestamptz(3) not null default now(),
        constraint value_files_entry_id_hash_key unique (entry_id, hash)
      );
      insert into innovation.problem_files (id, problem_id, key, name, type, bytes, hash, created_at)
        select id, problem_id, key, name, type, bytes, hash, created_at from innovation.files where problem_id is not null;
      insert into innovation.value_files (id, entry_id, key, name, type, bytes, hash, created_at)
        select id, entry_id, key, name, type, bytes, hash, created_at from innovation.files where entry_id is not null;
      drop table innovation.files`);
  }
}
