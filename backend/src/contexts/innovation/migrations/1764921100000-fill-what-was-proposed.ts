import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Proposals that were there take what their solution is now, some at a time while others read and write. Of one that was taken back
 * nobody knows what it was: what is written in it now is its organization's alone.
 */
export class FillWhatWasProposed1764921100000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      do $$
      declare
        since uuid := '00000000-0000-0000-0000-000000000000';
        last uuid;
      begin
        loop
          with due as materialized (
            select id, solution_id from innovation.solution_proposals where id > since order by id limit 500 for no key update),
          filled as (
            update innovation.solution_proposals p
            set proposed_title = s.title, proposed_readiness = s.readiness_level, proposed_description = s.description
            from due join innovation.solutions s on s.id = due.solution_id
            where p.id = due.id and p.proposed_title is null and s.status <> 'draft')
          select id into last from due order by id desc limit 1;
          commit;
          exit when last is null;
          since := last;
        end loop;
      end $$`);
  }

  /** What is kept besides harms nobody: nothing is taken back. */
  async down(): Promise<void> {}
}
