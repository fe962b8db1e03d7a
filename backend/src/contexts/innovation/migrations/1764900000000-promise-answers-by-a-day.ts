import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Problems say by when proposals are answered, and each proposal has its day. The default is worked out once for all problems that are
 * there, and no row of them is written: they have sixty days from this release on. Proposals get theirs by the next migration.
 */
export class PromiseAnswersByADay1764900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function innovation.usual_decide_by() returns date language sql stable
        return (now() at time zone 'utc')::date + 60;
      alter table innovation.problems
        add column decide_by date default innovation.usual_decide_by(),
        add constraint problems_decide_by_check check (status = 'draft' or decide_by is not null) not valid;
      alter table innovation.solution_proposals add column answer_due_on date, add column remind_on date;
      alter type innovation.change_kind add value 'decide_by_moved'`);
  }

  /** Which days were moved is no longer known to anybody; a value of an enumeration stays. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from innovation.changes where kind = 'decide_by_moved';
      alter table innovation.solution_proposals drop column remind_on, drop column answer_due_on;
      alter table innovation.problems drop column decide_by;
      drop function innovation.usual_decide_by()`);
  }
}
