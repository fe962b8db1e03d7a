import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateQuestions1764810000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table innovation.questions (
        id uuid not null default gen_random_uuid() constraint questions_pkey primary key,
        problem_id uuid not null constraint questions_problem_id_fkey references innovation.problems on delete cascade,
        organization_id uuid not null,
        asker_id uuid not null,
        text text not null,
        created_at timestamptz(3) not null default now(),
        edited_at timestamptz(3),
        answer text,
        answered_at timestamptz(3),
        answer_edited_at timestamptz(3),
        hidden_at timestamptz(3),
        hidden_reason text,
        is_told boolean not null default false
      );
      create index questions_in_order_idx
        on innovation.questions (problem_id, (answered_at is null and hidden_at is null), created_at, id);
      create index questions_shown_idx on innovation.questions (problem_id, created_at, id) where hidden_at is null;
      create index questions_hidden_idx on innovation.questions (problem_id, asker_id, created_at, id)
        where hidden_at is not null;
      create index questions_untold_idx on innovation.questions (problem_id, created_at) where not is_told;
      create table innovation.question_mails (
        problem_id uuid not null constraint question_mails_pkey primary key
          constraint question_mails_problem_id_fkey references innovation.problems on delete cascade,
        told_at timestamptz(3) not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table innovation.questions, innovation.question_mails');
  }
}
