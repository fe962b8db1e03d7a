import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which words of a question somebody has read, and whom it has mentioned also when it is deleted. */
export class GuardQuestions1764840000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table innovation.questions add column revision integer not null default 1;
      alter table innovation.question_mentions
        add column problem_id uuid
          constraint question_mentions_problem_id_fkey references innovation.problems on delete cascade,
        add column asker_id uuid,
        add column told_at timestamptz(3) not null default now();
      update innovation.question_mentions m set problem_id = q.problem_id, asker_id = q.asker_id
        from innovation.questions q where q.id = m.question_id;
      alter table innovation.question_mentions
        alter column problem_id set not null,
        alter column asker_id set not null,
        drop constraint question_mentions_question_id_fkey;
      create index question_mentions_asker_idx on innovation.question_mentions (problem_id, asker_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from innovation.question_mentions m
        where not exists (select from innovation.questions q where q.id = m.question_id);
      drop index innovation.question_mentions_asker_idx;
      alter table innovation.question_mentions
        drop column problem_id,
        drop column asker_id,
        drop column told_at,
        add constraint question_mentions_question_id_fkey
          foreign key (question_id) references innovation.questions on delete cascade;
      alter table innovation.questions drop column revision`);
  }
}
