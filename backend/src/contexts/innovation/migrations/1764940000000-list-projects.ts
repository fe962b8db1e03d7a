import type { MigrationInterface, QueryRunner } from 'typeorm';
import { keepCounts } from '../../../platform/lists/counts';
import { dropSearchIndex, keepSearchIndex } from '../../../platform/search/search-index';

const projects = { table: 'innovation.projects', index: 'innovation.project_search' };
/** A search narrows by these; a project begins in none earlier or later. */
const years = Array.from({ length: 30 }, (_, n) => String(2020 + n));

/**
 * What lists of projects show, sum up, search and are narrowed by. What follows from a row is kept by a trigger, so that no
 * writer can forget it.
 */
export class ListProjects1764940000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table innovation.projects
        add column proposal_id uuid constraint projects_proposal_id_fkey references innovation.solution_proposals on delete set null,
        add column budget_usd_minor bigint,
        add column estimated_value_usd_minor bigint,
        add column phase_since timestamptz(3),
        add column start_year smallint,
        alter column success_metrics set default '[]';
      create unique index projects_proposal_id_idx on innovation.projects (proposal_id);

      create function innovation.keep_project_facts() returns trigger language plpgsql as $$
      begin
        new.start_year := extract(year from new.start_date);
        if tg_op = 'INSERT' then
          new.phase_since := coalesce(new.phase_since, new.created_at);
        elsif new.phase <> old.phase and new.phase_since is not distinct from old.phase_since then
          new.phase_since := new.updated_at;
        end if;
        return new;
      end $$;
      create trigger keep_facts before insert or update of phase, start_date on innovation.projects
        for each row execute function innovation.keep_project_facts();`);
    await runner.query(`
      update innovation.projects set
        phase_since = updated_at,
        start_date = start_date,
        success_metrics = case jsonb_typeof(success_metrics) when 'array' then success_metrics else '[]' end,
        budget_usd_minor = ${inCents('budget')},
        estimated_value_usd_minor = ${inCents('estimated_value')};
      alter table innovation.projects alter column phase_since set not null;
      create index projects_facets_idx on innovation.projects (phase, category, status, start_year, lead_organization_id)`);
    await runner.query(
      keepCounts({
        table: projects.table,
        counts: 'innovation.project_counts',
        by: {
          phase: 'innovation.project_phase not null',
          status: 'innovation.project_status not null',
          category: 'innovation.category',
          start_year: 'smallint',
        },
        sums: { budget_usd_minor: 'budget_usd_minor' },
        topic: 'innovation.projects',
      }),
    );
    await runner.query(
      keepSearchIndex({
        ...projects,
        title: 'd.name',
        body: `concat_ws(' ', d.category::text, d.description)`,
        owner: 'd.lead_organization_id',
        shown: 'true',
        facets: {
          phase: { of: 'd.phase', values: ['planning', 'sandbox', 'pilot', 'scaling', 'deployed'] },
          status: { of: 'd.status', values: ['planning', 'active', 'testing', 'completed', 'on-hold'] },
          category: {
            of: 'd.category',
            values: [
              'technology',
              'healthcare',
              'environment',
              'energy',
              'transportation',
              'education',
              'finance',
              'agriculture',
              'manufacturing',
              'other',
            ],
          },
          year: { of: 'd.start_year', values: years },
        },
      }),
    );
    await runner.query(`
      select innovation.project_search_put(array(select id from innovation.projects order by created_at, id));
      select innovation.project_search_weigh_terms(0);
      select innovation.project_search_weigh_documents()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(dropSearchIndex(projects));
    await runner.query(`
      drop function innovation.count_projects cascade;
      drop function innovation.sum_up_projects;
      drop function innovation.recount_projects;
      drop table innovation.project_counts;
      drop trigger keep_facts on innovation.projects;
      drop function innovation.keep_project_facts;
      drop index innovation.projects_facets_idx;
      alter table innovation.projects
        alter column success_metrics set default '{}',
        drop column proposal_id,
        drop column budget_usd_minor,
        drop column estimated_value_usd_minor,
        drop column phase_since,
        drop column start_year`);
  }
}

/** What an amount of a project comes to at the rate of the day on which it began; yen have no smaller unit. */
const inCents = (amount: string) => `case when ${amount}_currency = 'USD' then ${amount}_minor
  else round(${amount}_minor * case ${amount}_currency when 'JPY' then 100 else 1 end * (
    select usd_per_unit from innovation.exchange_rates r where r.currency = ${amount}_currency
    order by abs(r.quoted_on - innovation.projects.created_at::date), r.quoted_on limit 1))::bigint end`;
