import type { MigrationInterface, QueryRunner } from 'typeorm';
import { followingSearchIndex } from '../../../platform/search/search-index';
import { problems } from './1764135000000-index-problems-and-solutions';

/**
 * Problems and solutions are edited and followed; problems have a brief, and may be hidden. Its checks are made good, and hidden ones
 * indexed, by later ones, so that nobody waits.
 */
export class BriefAndFollowProblems1764790001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create type innovation.reward as enum ('pilot', 'purchase', 'rights');
      alter table innovation.problems
        add column success_criteria text,
        add column required_readiness smallint,
        add column regions text[] not null default '{}',
        add column budget_from_minor bigint,
        add column budget_to_minor bigint,
        add column budget_currency character(3),
        add column rewards innovation.reward[] not null default '{}',
        add column reward_note text,
        add column revision integer not null default 1,
        add constraint problems_required_readiness_check check (required_readiness between 1 and 9) not valid,
        add constraint problems_budget_check
          check ((budget_currency is null) = (coalesce(budget_from_minor, budget_to_minor) is null)) not valid;
      alter table innovation.solutions add column revision integer not null default 1;

      create type innovation.change_kind as enum ('submitted', 'edited', 'status_changed');
      create table innovation.changes (
        id uuid not null default gen_random_uuid() constraint changes_pkey primary key,
        problem_id uuid constraint changes_problem_id_fkey references innovation.problems (id) on delete cascade,
        solution_id uuid constraint changes_solution_id_fkey references innovation.solutions (id) on delete cascade,
        kind innovation.change_kind not null,
        from_status text,
        to_status text,
        reason text,
        fields text[] not null default '{}',
        person_id uuid,
        created_at timestamptz(3) not null default now(),
        constraint changes_subject_check check (num_nonnulls(problem_id, solution_id) = 1)
      );
      create index changes_problem_idx on innovation.changes (problem_id, created_at, id);
      create index changes_solution_idx on innovation.changes (solution_id, created_at, id)`);
    await runner.query(
      followingSearchIndex({
        ...problems,
        body: `concat_ws(' ', d.category::text, array_to_string(d.tags, ' '), d.description, d.success_criteria)`,
        shown: `(d.status not in ('draft', 'withdrawn'))`,
      }),
    );
  }

  /** Nobody would know any more what is hidden: drafts go, and what was withdrawn is closed. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from innovation.problems where status = 'draft';
      update innovation.problems set status = 'closed' where status = 'withdrawn'`);
    await runner.query(followingSearchIndex(problems));
    await runner.query(`
      drop table innovation.changes;
      drop type innovation.change_kind;
      alter table innovation.solutions drop column revision;
      alter table innovation.problems drop column success_criteria, drop column required_readiness, drop column regions,
        drop column budget_from_minor, drop column budget_to_minor, drop column budget_currency, drop column rewards,
        drop column reward_note, drop column revision;
      drop type innovation.reward`);
  }
}
