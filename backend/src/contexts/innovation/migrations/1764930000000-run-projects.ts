import type { MigrationInterface, QueryRunner } from 'typeorm';

const kinds = [
  'phase_changed',
  'gate_item_ticked',
  'gate_item_cleared',
  'partner_joined',
  'partner_changed',
  'partner_left',
  'partner_removed',
  'lead_handed_over',
  'milestone_added',
  'milestone_changed',
  'milestone_done',
  'milestone_reopened',
  'milestone_removed',
  'update_posted',
  'update_removed',
  'spend_recorded',
  'spend_removed',
];

/**
 * Projects pass gates, have people who ask to join, milestones, updates and spend; what happens to them is kept with what happens
 * to problems and solutions. The check of that is made good by a later one, so that nobody waits.
 */
export class RunProjects1764930000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table innovation.projects
        add column revision integer not null default 1,
        add column spent_minor bigint not null default 0;

      ${kinds.map((kind) => `alter type innovation.change_kind add value '${kind}';`).join('\n      ')}
      alter table innovation.changes
        add column project_id uuid,
        add column organization_id uuid,
        add column about text,
        add constraint changes_project_id_fkey foreign key (project_id) references innovation.projects on delete cascade not valid,
        drop constraint changes_subject_check,
        add constraint changes_subject_check check (num_nonnulls(problem_id, solution_id, project_id) = 1) not valid;

      create table innovation.project_gate_items (
        project_id uuid not null
          constraint project_gate_items_project_id_fkey references innovation.projects on delete cascade,
        phase innovation.project_phase not null,
        item text not null,
        organization_id uuid not null,
        note text not null,
        ticked_at timestamptz(3) not null,
        constraint project_gate_items_pkey primary key (project_id, phase, item)
      );

      create type innovation.join_request_status as enum ('pending', 'accepted', 'declined', 'withdrawn');
      create table innovation.join_requests (
        id uuid not null default gen_random_uuid() constraint join_requests_pkey primary key,
        project_id uuid not null constraint join_requests_project_id_fkey references innovation.projects on delete cascade,
        organization_id uuid not null,
        person_id uuid not null,
        role text not null,
        message text not null,
        status innovation.join_request_status not null default 'pending',
        reason text,
        decided_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        constraint join_requests_decided_check check ((status = 'pending') = (decided_at is null))
      );
      create unique index join_requests_pending_idx on innovation.join_requests (project_id, organization_id)
        where status = 'pending';
      create index join_requests_project_idx on innovation.join_requests (project_id, created_at, id);

      create table innovation.milestones (
        id uuid not null default gen_random_uuid() constraint milestones_pkey primary key,
        project_id uuid not null constraint milestones_project_id_fkey references innovation.projects on delete cascade,
        title text not null,
        due_on date not null,
        done_on date,
        done_by uuid,
        created_at timestamptz(3) not null default now()
      );
      create index milestones_project_idx on innovation.milestones (project_id, due_on, id);

      create table innovation.project_updates (
        id uuid not null default gen_random_uuid() constraint project_updates_pkey primary key,
        project_id uuid not null
          constraint project_updates_project_id_fkey references innovation.projects on delete cascade,
        organization_id uuid not null,
        person_id uuid not null,
        text text not null,
        created_at timestamptz(3) not null default now()
      );
      create index project_updates_project_idx on innovation.project_updates (project_id, created_at, id);

      create table innovation.spend_entries (
        id uuid not null default gen_random_uuid() constraint spend_entries_pkey primary key,
        project_id uuid not null constraint spend_entries_project_id_fkey references innovation.projects on delete cascade,
        organization_id uuid not null,
        person_id uuid not null,
        spent_on date not null,
        amount_minor bigint not null,
        currency character(3) not null,
        usd_minor bigint not null,
        note text not null,
        created_at timestamptz(3) not null default now()
      );
      create index spend_entries_project_idx on innovation.spend_entries (project_id, spent_on, id)`);
  }

  /** Values of an enumeration stay. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from innovation.changes where project_id is not null;
      alter table innovation.changes
        drop constraint changes_subject_check, drop column project_id, drop column organization_id, drop column about,
        add constraint changes_subject_check check (num_nonnulls(problem_id, solution_id) = 1);
      drop table innovation.spend_entries, innovation.project_updates, innovation.milestones, innovation.join_requests,
        innovation.project_gate_items;
      drop type innovation.join_request_status;
      alter table innovation.projects drop column spent_minor, drop column revision`);
  }
}
