import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RememberMentions1764810100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table innovation.question_mentions (
        question_id uuid not null
          constraint question_mentions_question_id_fkey references innovation.questions on delete cascade,
        in_answer boolean not null,
        person_id uuid not null,
        constraint question_mentions_pkey primary key (question_id, in_answer, person_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table innovation.question_mentions');
  }
}
