import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who hears of new matches, how often, and until when they have; and what finds a few new ones among very many. */
export class AlertOfMatches1764230000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create type innovation.alert_frequency as enum ('off', 'daily', 'weekly');
      create table innovation.match_alerts (
        user_id uuid not null constraint match_alerts_pkey primary key,
        frequency innovation.alert_frequency,
        told_until timestamptz(3)
      );

      alter table innovation.problems add submitter_id uuid;
      alter table innovation.solutions add submitter_id uuid;
      create index problems_submitter_idx on innovation.problems (submitter_id) where submitter_id is not null;
      create index solutions_submitter_idx on innovation.solutions (submitter_id) where submitter_id is not null;

      alter table innovation.matches add problem_organization_id uuid, add solution_organization_id uuid;
      create function innovation.own_match() returns trigger language plpgsql as $$
      begin
        select organization_id into new.problem_organization_id from innovation.problems where id = new.problem_id;
        select organization_id into new.solution_organization_id from innovation.solutions where id = new.solution_id;
        return new;
      end $$;
      create trigger own_match before insert on innovation.matches
        for each row execute function innovation.own_match();
      update innovation.matches m
        set problem_organization_id = q.organization_id, solution_organization_id = s.organization_id
        from innovation.problems q, innovation.solutions s where q.id = m.problem_id and s.id = m.solution_id;
      alter table innovation.matches
        alter problem_organization_id set not null, alter solution_organization_id set not null;

      create index matches_told_idx on innovation.matches (found_at, problem_id, solution_id) where percent >= 60;
      create index matches_told_for_problems_idx
        on innovation.matches (problem_organization_id, found_at) where percent >= 60;
      create index matches_told_for_solutions_idx
        on innovation.matches (solution_organization_id, found_at) where percent >= 60;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger own_match on innovation.matches;
      drop function innovation.own_match();
      drop index innovation.matches_told_idx;
      alter table innovation.matches drop problem_organization_id, drop solution_organization_id;
      alter table innovation.problems drop submitter_id;
      alter table innovation.solutions drop submitter_id;
      drop table innovation.match_alerts;
      drop type innovation.alert_frequency;
    `);
  }
}
