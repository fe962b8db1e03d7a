import type { MigrationInterface, QueryRunner } from 'typeorm';
import { keepCounts } from '../../../platform/lists/counts';

/** What projects were worth, by whom it was entered and who has confirmed it; summed up by quarter and state. */
export class KeepValuesOfProjects1764950000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create type innovation.value_kind as enum
        ('revenue', 'cost_saved', 'investment_raised', 'loss_avoided', 'emissions_avoided', 'grant_awarded', 'other');
      create type innovation.value_state as enum ('estimated', 'claimed', 'confirmed', 'disputed');
      create table innovation.value_entries (
        id uuid not null default gen_random_uuid() constraint value_entries_pkey primary key,
        project_id uuid not null constraint value_entries_project_id_fkey references innovation.projects on delete cascade,
        organization_id uuid not null,
        person_id uuid,
        kind innovation.value_kind not null,
        amount_minor bigint not null,
        currency character(3) not null,
        usd_minor bigint not null,
        happened_on date not null,
        quarter date not null,
        state innovation.value_state not null default 'estimated',
        note text not null,
        source text,
        decided_by_organization_id uuid,
        decided_at timestamptz(3),
        corrects_id uuid constraint value_entries_corrects_id_fkey references innovation.value_entries on delete cascade,
        corrected_by_id uuid constraint value_entries_corrected_by_id_fkey references innovation.value_entries on delete set null,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        constraint value_entries_amount_check check (amount_minor >= 0 and (amount_minor > 0 or corrects_id is not null)),
        constraint value_entries_decided_check check (num_nonnulls(decided_by_organization_id, decided_at) in (0, 2)
          and (decided_at is not null) = (state in ('confirmed', 'disputed'))),
        constraint value_entries_decider_check check (decided_by_organization_id <> organization_id)
      );
      create function innovation.set_quarter() returns trigger language plpgsql as $$
      begin
        new.quarter = date_trunc('quarter', new.happened_on::timestamp)::date;
        return new;
      end $$;
      create trigger set_quarter before insert or update of happened_on, quarter on innovation.value_entries
        for each row execute function innovation.set_quarter();
      create unique index value_entries_corrects_id_idx on innovation.value_entries (corrects_id);
      create index value_entries_project_id_idx on innovation.value_entries (project_id, created_at, id);
      create index value_entries_state_idx on innovation.value_entries (state, created_at, id);
      create index value_entries_quarter_idx on innovation.value_entries (quarter, state, created_at, id);
      create table innovation.value_files (
        id uuid not null default gen_random_uuid() constraint value_files_pkey primary key,
        entry_id uuid not null constraint value_files_entry_id_fkey references innovation.value_entries on delete cascade,
        key text not null constraint value_files_key_key unique,
        name text not null,
        type text not null,
        bytes integer not null,
        hash character(64) not null,
        created_at timestamptz(3) not null default now(),
        constraint value_files_entry_id_hash_key unique (entry_id, hash)
      );
      create table innovation.value_remarks (
        id uuid not null default gen_random_uuid() constraint value_remarks_pkey primary key,
        entry_id uuid not null constraint value_remarks_entry_id_fkey references innovation.value_entries on delete cascade,
        organization_id uuid not null,
        person_id uuid,
        state innovation.value_state,
        text text,
        created_at timestamptz(3) not null default now(),
        constraint value_remarks_said_check check (num_nonnulls(state, text) > 0)
      );
      create index value_remarks_entry_id_idx on innovation.value_remarks (entry_id, created_at, id)`);
    await runner.query(
      // What was corrected, and what corrects to nothing, is worth nothing and counts no entry.
      keepCounts({
        table: 'innovation.value_entries',
        counts: 'innovation.value_counts',
        by: { quarter: 'date not null', state: 'innovation.value_state not null' },
        sums: {
          usd_minor: 'case when corrected_by_id is null then usd_minor end',
          entries: 'case when corrected_by_id is null and amount_minor > 0 then 1 end',
        },
        topic: 'innovation.outcomes',
      }),
    );
    await runner.query(`
      create table innovation.success_metrics (
        id uuid not null default gen_random_uuid() constraint success_metrics_pkey primary key,
        project_id uuid not null constraint success_metrics_project_id_fkey references innovation.projects on delete cascade,
        organization_id uuid not null,
        name text not null,
        unit text not null,
        baseline double precision not null,
        target double precision not null,
        revision integer not null default 1,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        constraint success_metrics_target_check check (target <> baseline)
      );
      create index success_metrics_project_id_idx on innovation.success_metrics (project_id, created_at, id);
      create table innovation.metric_measurements (
        id uuid not null default gen_random_uuid() constraint metric_measurements_pkey primary key,
        metric_id uuid not null constraint metric_measurements_metric_id_fkey references innovation.success_metrics on delete cascade,
        organization_id uuid not null,
        person_id uuid,
        measured_on date not null,
        value double precision not null,
        note text,
        created_at timestamptz(3) not null default now()
      );
      create index metric_measurements_metric_id_idx on innovation.metric_measurements (metric_id, measured_on, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table innovation.metric_measurements, innovation.success_metrics, innovation.value_remarks, innovation.value_files;
      drop function innovation.count_value_entries cascade;
      drop function innovation.sum_up_value_entries;
      drop function innovation.recount_value_entries;
      drop table innovation.value_counts, innovation.value_entries;
      drop function innovation.set_quarter;
      drop type innovation.value_kind, innovation.value_state`);
  }
}
