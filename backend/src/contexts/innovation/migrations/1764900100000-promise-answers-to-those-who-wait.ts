import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Proposals that wait are promised an answer by the day of their problem, a thousand at a time; drafts have not promised anything. */
export class PromiseAnswersToThoseWhoWait1764900100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`update innovation.problems set decide_by = null where status = 'draft'`);
    await runner.query(`
      do $$
      declare
        since uuid := '00000000-0000-0000-0000-000000000000';
      begin
        while since is not null loop
          with due as (
            select id, problem_id, organization_id <> problem_organization_id and answer_due_on is null as promised
            from innovation.solution_proposals where status = 'pending' and id > since order by id limit 1000 for update),
          promised as (
            update innovation.solution_proposals p set answer_due_on = q.decide_by, remind_on = q.decide_by - 7
            from due join innovation.problems q on q.id = due.problem_id where due.promised and p.id = due.id)
          select max(id::text)::uuid into since from due;
          commit;
        end loop;
      end $$`);
  }

  /** The columns go with the migration before. */
  async down(): Promise<void> {}
}
