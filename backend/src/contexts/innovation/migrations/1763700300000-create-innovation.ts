import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateInnovation1763700300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema innovation;

      create type innovation.category as enum ('technology', 'healthcare', 'environment', 'energy', 'transportation',
        'education', 'finance', 'agriculture', 'manufacturing', 'other');
      create type innovation.urgency as enum ('low', 'medium', 'high', 'critical');
      create type innovation.problem_status as enum ('open', 'in_progress', 'solved', 'closed');
      create type innovation.technology_type as enum ('software', 'hardware', 'biotech', 'ai', 'iot', 'blockchain',
        'robotics', 'nanotechnology', 'other');
      create type innovation.solution_status as enum ('draft', 'published', 'testing', 'deployed');
      create type innovation.proposal_status as enum ('pending', 'accepted', 'declined', 'withdrawn');
      create type innovation.project_status as enum ('planning', 'active', 'testing', 'completed', 'on-hold');
      create type innovation.project_phase as enum ('planning', 'sandbox', 'pilot', 'scaling', 'deployed');

      create table innovation.exchange_rates (
        currency char(3) not null,
        quoted_on date not null,
        usd_per_unit numeric(18, 10) not null,
        constraint exchange_rates_pkey primary key (currency, quoted_on)
      );
      insert into innovation.exchange_rates (currency, quoted_on, usd_per_unit) values
        ('USD', '2025-11-21', 1), ('EUR', '2025-11-21', 1.1514), ('GBP', '2025-11-21', 1.3098),
        ('CAD', '2025-11-21', 0.7093), ('AUD', '2025-11-21', 0.6457), ('JPY', '2025-11-21', 0.00639),
        ('CNY', '2025-11-21', 0.1407), ('INR', '2025-11-21', 0.01117), ('ZAR', '2025-11-21', 0.0576),
        ('NGN', '2025-11-21', 0.000687), ('KES', '2025-11-21', 0.00772), ('GHS', '2025-11-21', 0.0902);

      create table innovation.problems (
        id uuid not null default gen_random_uuid() constraint problems_pkey primary key,
        organization_id uuid not null,
        title text not null,
        description text not null,
        category innovation.category,
        urgency innovation.urgency,
        status innovation.problem_status not null default 'open',
        estimated_value_minor bigint,
        estimated_value_currency char(3),
        estimated_value_usd_minor bigint,
        tags text[] not null default '{}',
        search tsvector not null,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        constraint problems_estimated_value_check
          check ((estimated_value_minor is null) = (estimated_value_currency is null))
      );
      create index problems_created_at_id_idx on innovation.problems (created_at, id);
      create index problems_created_at_organization_id_idx on innovation.problems (organization_id, created_at);
      create index problems_search_idx on innovation.problems using gin (search) with (fastupdate = off);

      create table innovation.solutions (
        id uuid not null default gen_random_uuid() constraint solutions_pkey primary key,
        organization_id uuid not null,
        title text not null,
        description text not null,
        category innovation.category,
        technology_type innovation.technology_type,
        readiness_level smallint not null default 1,
        status innovation.solution_status not null default 'draft',
        tags text[] not null default '{}',
        published_at timestamptz(3),
        search tsvector not null,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        constraint solutions_readiness_level_check check (readiness_level between 1 and 9)
      );
      create index solutions_created_at_id_idx on innovation.solutions (created_at, id);
      create index solutions_created_at_organization_id_idx on innovation.solutions (organization_id, created_at);
      create index solutions_published_at_idx on innovation.solutions (published_at);
      create index solutions_search_idx on innovation.solutions using gin (search) with (fastupdate = off);

      create table innovation.solution_proposals (
        id uuid not null default gen_random_uuid() constraint solution_proposals_pkey primary key,
        problem_id uuid not null
          constraint solution_proposals_problem_id_fkey references innovation.problems on delete cascade,
        solution_id uuid not null
          constraint solution_proposals_solution_id_fkey references innovation.solutions on delete cascade,
        organization_id uuid not null,
        note text,
        status innovation.proposal_status not null default 'pending',
        feedback text,
        created_at timestamptz(3) not null default now(),
        decided_at timestamptz(3)
      );
      create index solution_proposals_problem_id_idx on innovation.solution_proposals (problem_id);
      create index solution_proposals_solution_id_idx on innovation.solution_proposals (solution_id);
      create index solution_proposals_organization_id_idx on innovation.solution_proposals (organization_id);
      create index solution_proposals_created_at_idx on innovation.solution_proposals (created_at);
      create unique index solution_proposals_standing_key on innovation.solution_proposals (problem_id, solution_id)
        where status in ('pending', 'accepted');

      create table innovation.projects (
        id uuid not null default gen_random_uuid() constraint projects_pkey primary key,
        name text not null,
        description text,
        category innovation.category,
        problem_id uuid constraint projects_problem_id_fkey references innovation.problems on delete set null,
        solution_id uuid constraint projects_solution_id_fkey references innovation.solutions on delete set null,
        lead_organization_id uuid not null,
        phase innovation.project_phase not null default 'planning',
        status innovation.project_status not null default 'planning',
        progress smallint,
        budget_minor bigint,
        budget_currency char(3),
        estimated_value_minor bigint,
        estimated_value_currency char(3),
        start_date date,
        estimated_completion date,
        actual_completion date,
        success_metrics jsonb not null default '{}',
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        constraint projects_progress_check check (progress between 0 and 100),
        constraint projects_budget_check check ((budget_minor is null) = (budget_currency is null)),
        constraint projects_estimated_value_check
          check ((estimated_value_minor is null) = (estimated_value_currency is null))
      );
      create index projects_created_at_id_idx on innovation.projects (created_at, id);
      create index projects_problem_id_idx on innovation.projects (problem_id);
      create index projects_solution_id_idx on innovation.projects (solution_id);
      create index projects_lead_organization_id_idx on innovation.projects (lead_organization_id);

      create table innovation.project_collaborators (
        id uuid not null default gen_random_uuid() constraint project_collaborators_pkey primary key,
        project_id uuid not null
          constraint project_collaborators_project_id_fkey references innovation.projects on delete cascade,
        organization_id uuid not null,
        role text,
        contribution text,
        created_at timestamptz(3) not null default now(),
        constraint project_collaborators_organization_id_project_id_key unique (project_id, organization_id)
      );
      create index project_collaborators_organization_id_idx on innovation.project_collaborators (organization_id);

      create table innovation.success_stories (
        id uuid not null default gen_random_uuid() constraint success_stories_pkey primary key,
        project_id uuid not null
          constraint success_stories_project_id_fkey references innovation.projects on delete cascade,
        title text not null,
        summary text not null,
        impact text,
        market_value_minor bigint,
        market_value_currency char(3),
        organizations_involved integer,
        countries_reached integer,
        image_url text,
        is_featured boolean not null default false,
        created_at timestamptz(3) not null default now(),
        constraint success_stories_market_value_check
          check ((market_value_minor is null) = (market_value_currency is null))
      );
      create index success_stories_project_id_idx on innovation.success_stories (project_id);
      create index success_stories_created_at_idx on innovation.success_stories (created_at);
    `);

    // unaccent() depends on a dictionary and so counts as STABLE; ours is the one that is shipped, which never changes.
    // Every word is kept twice: as its stem, and as written so that its beginning is enough to find it.
    await runner.query(`
      create extension if not exists unaccent schema public;

      create function innovation.plain_words(words text) returns text language sql immutable parallel safe
        return btrim(regexp_replace(public.unaccent('public.unaccent', lower(words)), '[!-/:-@[-\`{-~[:space:]]+', ' ', 'g'));

      create function innovation.search_vector(title text, keywords text, description text) returns tsvector
      language sql immutable parallel safe
        return setweight(to_tsvector('pg_catalog.english', innovation.plain_words(title)), 'A')
          || setweight(to_tsvector('pg_catalog.english', innovation.plain_words(keywords)), 'B')
          || setweight(to_tsvector('pg_catalog.english', innovation.plain_words(description)), 'C')
          || strip(to_tsvector('pg_catalog.simple', innovation.plain_words(concat_ws(' ', title, keywords, description))));

      create function innovation.search_query(words text) returns tsquery language plpgsql immutable parallel safe
      set client_min_messages = warning as $$
      declare
        plain text := innovation.plain_words(words);
        last_word text := coalesce(substring(plain from '[^ ]+$'), '');
        beginning text := case when length(last_word) > 1 then ':*' else '' end;
      begin
        if last_word = '' then
          return '';
        end if;
        return plainto_tsquery('pg_catalog.english', left(plain, -length(last_word)))
          && (plainto_tsquery('pg_catalog.english', last_word)
            || to_tsquery('pg_catalog.simple', '''' || last_word || '''' || beginning));
      end $$;

      create function innovation.index_problem() returns trigger language plpgsql as $$
      begin
        new.search := innovation.search_vector(new.title, concat_ws(' ', new.category, array_to_string(new.tags, ' ')),
          new.description);
        return new;
      end $$;
      create trigger index_problem before insert or update of title, description, category, tags
        on innovation.problems for each row execute function innovation.index_problem();

      create function innovation.index_solution() returns trigger language plpgsql as $$
      declare
        technology text := case new.technology_type
          when 'biotech' then 'biotech biotechnology'
          when 'ai' then 'ai artificial intelligence'
          when 'iot' then 'iot internet of things'
          else new.technology_type::text end;
      begin
        new.search := innovation.search_vector(new.title,
          concat_ws(' ', new.category, technology, array_to_string(new.tags, ' ')), new.description);
        return new;
      end $$;
      create trigger index_solution before insert or update of title, description, category, technology_type, tags
        on innovation.solutions for each row execute function innovation.index_solution();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema innovation cascade');
  }
}
