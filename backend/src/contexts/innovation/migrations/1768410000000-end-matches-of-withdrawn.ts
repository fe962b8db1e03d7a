import type { MigrationInterface, QueryRunner } from 'typeorm';

const ends = (noun: 'problem' | 'solution', hidden: string) => `
  create function innovation.end_matches_of_${noun}() returns trigger language plpgsql as $$
  begin
    delete from innovation.matches where ${noun}_id = new.id;
    return null;
  end $$;
  create trigger end_matches after update of status on innovation.${noun}s
    for each row when (new.status in (${hidden}) and old.status <> new.status)
    execute function innovation.end_matches_of_${noun}();`;

/**
 * A match stands while everybody sees both: it ends with what is withdrawn, and none is kept that was found while that was withdrawn,
 * which it waits for.
 */
export class EndMatchesOfWithdrawn1768410000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function innovation.own_match() returns trigger language plpgsql as $$
      begin
        select organization_id into new.problem_organization_id from innovation.problems
          where id = new.problem_id and status not in ('draft', 'withdrawn') for share;
        select organization_id into new.solution_organization_id from innovation.solutions
          where id = new.solution_id and status <> 'draft' for share;
        if new.problem_organization_id is null or new.solution_organization_id is null then
          return null;
        end if;
        return new;
      end $$;
      ${ends('problem', `'draft', 'withdrawn'`)}
      ${ends('solution', `'draft'`)}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function innovation.end_matches_of_problem() cascade;
      drop function innovation.end_matches_of_solution() cascade;
      create or replace function innovation.own_match() returns trigger language plpgsql as $$
      begin
        select organization_id into new.problem_organization_id from innovation.problems where id = new.problem_id;
        select organization_id into new.solution_organization_id from innovation.solutions where id = new.solution_id;
        return new;
      end $$;`);
  }
}
