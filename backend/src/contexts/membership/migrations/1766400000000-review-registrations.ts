import type { MigrationInterface, QueryRunner } from 'typeorm';
import { keepCounts } from '../../../platform/lists/counts';

const table = 'membership.membership_registrations';

/** Registrations are read, reviewed, deleted and restored by super admins. */
export class ReviewRegistrations1766400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create type membership.registration_email as enum ('queued', 'sent', 'failed', 'withheld');
      create type membership.registration_message_author as enum ('alliance', 'applicant');
      create type membership.registration_bulk_act as enum ('approve', 'reject', 'delete', 'restore');
      alter table ${table}
        add column returned_at timestamptz,
        add column decided_at timestamptz,
        add column decided_by uuid,
        add column decision_reason text,
        add column email_state membership.registration_email not null default 'queued',
        add column deleted_at timestamptz,
        add column deleted_by uuid;

      create table membership.registration_messages (
        id uuid not null default gen_random_uuid() constraint registration_messages_pkey primary key,
        registration_id text not null references ${table} (id) on delete cascade,
        author membership.registration_message_author not null,
        text text not null,
        sent_at timestamptz not null
      );
      create index registration_messages_registration_id_sent_at_idx
        on membership.registration_messages (registration_id, sent_at);

      create table membership.registration_bulks (
        id uuid not null default gen_random_uuid() constraint registration_bulks_pkey primary key,
        act membership.registration_bulk_act not null,
        reason text,
        announced boolean not null,
        started_by uuid not null,
        started_at timestamptz not null,
        finished_at timestamptz
      );
      create table membership.registration_bulk_items (
        bulk_id uuid not null references membership.registration_bulks (id) on delete cascade,
        registration_id text not null,
        is_done boolean not null default false,
        failure text,
        constraint registration_bulk_items_pkey primary key (bulk_id, registration_id)
      );
      create index registration_bulk_items_waiting_idx
        on membership.registration_bulk_items (bulk_id, registration_id) where not is_done;
    `);
    await runner.query(
      keepCounts({
        table,
        counts: 'membership.registration_counts',
        by: {
          organization_type: 'membership.organization_type not null',
          selected_plan: 'membership.membership_tier not null',
          status: 'membership.registration_status not null',
          email_state: 'membership.registration_email not null',
          is_deleted: 'boolean not null',
        },
        of: { is_deleted: 'deleted_at is not null' },
        topic: 'registrations',
      }),
    );
    await runner.query(
      keepCounts({
        table,
        counts: 'membership.registration_queue_counts',
        by: { waiting_since: 'date' },
        of: {
          waiting_since: `case when status = 'pending' and deleted_at is null
            then (coalesce(returned_at, created_at) at time zone 'UTC')::date end`,
        },
        as: 'registration_queue',
        topic: 'registrations',
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function membership.count_registration_queue cascade;
      drop function membership.sum_up_registration_queue;
      drop function membership.recount_registration_queue;
      drop table membership.registration_queue_counts;
      drop function membership.count_membership_registrations cascade;
      drop function membership.sum_up_membership_registrations;
      drop function membership.recount_membership_registrations;
      drop table membership.registration_counts, membership.registration_bulk_items, membership.registration_bulks,
        membership.registration_messages;
      alter table ${table} drop column returned_at, drop column decided_at, drop column decided_by,
        drop column decision_reason, drop column email_state, drop column deleted_at, drop column deleted_by;
      drop type membership.registration_email, membership.registration_message_author, membership.registration_bulk_act;
    `);
  }
}
