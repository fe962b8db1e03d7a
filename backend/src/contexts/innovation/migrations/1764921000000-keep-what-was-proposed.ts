import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A proposal keeps what its solution was then, whatever statement makes it: the solution may be taken back and written anew. */
export class KeepWhatWasProposed1764921000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table innovation.solution_proposals
        add proposed_title text, add proposed_readiness smallint, add proposed_description text;

      create function innovation.keep_proposed() returns trigger language plpgsql as $$
      begin
        select title, readiness_level, description
          into new.proposed_title, new.proposed_readiness, new.proposed_description
          from innovation.solutions where id = new.solution_id;
        return new;
      end $$;
      create trigger keep_proposed before insert on innovation.solution_proposals
        for each row execute function innovation.keep_proposed()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger keep_proposed on innovation.solution_proposals;
      drop function innovation.keep_proposed();
      alter table innovation.solution_proposals
        drop proposed_title, drop proposed_readiness, drop proposed_description`);
  }
}
