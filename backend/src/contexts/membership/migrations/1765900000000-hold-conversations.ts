import type { MigrationInterface, QueryRunner } from 'typeorm';

export class HoldConversations1765900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create type membership.conversation_subject as enum ('proposal', 'project', 'connection');
      create table membership.conversations (
        id uuid not null default gen_random_uuid() constraint conversations_pkey primary key,
        organization_id uuid not null
          constraint conversations_organization_id_fkey references membership.organizations on delete cascade,
        other_id uuid constraint conversations_other_id_fkey references membership.organizations on delete cascade,
        key char(64) not null,
        about_kind membership.conversation_subject,
        about_id uuid,
        about_title text,
        messages integer not null default 0,
        started_at timestamptz not null,
        constraint conversations_other_check check (other_id <> organization_id),
        constraint conversations_about_check check (num_nulls(about_kind, about_id, about_title) in (0, 3))
      );
      create index conversations_organization_id_idx on membership.conversations (organization_id);
      create index conversations_other_id_idx on membership.conversations (other_id);
      create index conversations_key_idx on membership.conversations (key);

      create table membership.conversation_people (
        conversation_id uuid not null
          constraint conversation_people_conversation_id_fkey references membership.conversations on delete cascade,
        person_id uuid not null constraint conversation_people_person_id_fkey references membership.users on delete cascade,
        organization_id uuid not null
          constraint conversation_people_organization_id_fkey references membership.organizations on delete cascade,
        read integer not null default 0,
        unread integer not null default 0,
        last_at timestamptz(3) not null,
        draft text not null default '',
        tell_at timestamptz,
        told_at timestamptz,
        constraint conversation_people_pkey primary key (conversation_id, person_id)
      );
      create index conversation_people_organization_id_idx on membership.conversation_people (organization_id);
      -- Each person's conversations, the last that was written in first.
      create index conversation_people_list_idx
        on membership.conversation_people (person_id, last_at desc, conversation_id desc);
      create index conversation_people_unread_idx on membership.conversation_people (person_id) where unread > 0;
      create index conversation_people_tell_idx on membership.conversation_people (tell_at) where tell_at is not null;

      create table membership.direct_messages (
        id uuid not null default gen_random_uuid() constraint direct_messages_pkey primary key,
        conversation_id uuid not null
          constraint direct_messages_conversation_id_fkey references membership.conversations on delete cascade,
        number integer not null,
        author_id uuid not null,
        text text not null,
        sent_at timestamptz(3) not null,
        removed_at timestamptz,
        constraint direct_messages_conversation_id_number_key unique (conversation_id, number)
      );

      create table membership.conversation_files (
        id uuid not null default gen_random_uuid() constraint conversation_files_pkey primary key,
        conversation_id uuid not null
          constraint conversation_files_conversation_id_fkey references membership.conversations on delete cascade,
        message_id uuid
          constraint conversation_files_message_id_fkey references membership.direct_messages on delete cascade,
        attached_by uuid not null,
        key text not null constraint conversation_files_key_key unique,
        name text not null,
        type text not null,
        bytes integer not null,
        attached_at timestamptz(3) not null
      );
      create index conversation_files_conversation_id_idx on membership.conversation_files (conversation_id);
      create index conversation_files_message_id_idx on membership.conversation_files (message_id);
      create index conversation_files_unsent_idx on membership.conversation_files (attached_at) where message_id is null;

      create table membership.message_blocks (
        id uuid not null default gen_random_uuid() constraint message_blocks_pkey primary key,
        person_id uuid not null constraint message_blocks_person_id_fkey references membership.users on delete cascade,
        blocked_person_id uuid
          constraint message_blocks_blocked_person_id_fkey references membership.users on delete cascade,
        organization_id uuid
          constraint message_blocks_organization_id_fkey references membership.organizations on delete cascade,
        blocked_at timestamptz not null,
        constraint message_blocks_person_key unique (person_id, blocked_person_id),
        constraint message_blocks_organization_key unique (person_id, organization_id),
        constraint message_blocks_whom_check check (num_nonnulls(blocked_person_id, organization_id) = 1)
      );
      create index message_blocks_blocked_person_id_idx on membership.message_blocks (blocked_person_id);
      create index message_blocks_organization_id_idx on membership.message_blocks (organization_id);

      create type membership.message_report_reason as enum ('spam', 'harassment', 'fraud', 'confidential', 'other');
      create type membership.message_report_decision as enum ('kept', 'removed');
      create table membership.message_reports (
        id uuid not null default gen_random_uuid() constraint message_reports_pkey primary key,
        message_id uuid not null
          constraint message_reports_message_id_fkey references membership.direct_messages on delete cascade,
        reported_by uuid not null,
        reason membership.message_report_reason not null,
        note text,
        reported_at timestamptz(3) not null,
        decision membership.message_report_decision,
        decided_at timestamptz(3),
        decided_by uuid,
        constraint message_reports_once_key unique (message_id, reported_by),
        constraint message_reports_decided_check check (num_nulls(decision, decided_at, decided_by) in (0, 3))
      );
      create index message_reports_open_idx on membership.message_reports (reported_at, id) where decided_at is null;
      create index message_reports_decided_idx on membership.message_reports (decided_at, id) where decided_at is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table membership.message_reports, membership.message_blocks, membership.conversation_files,
        membership.direct_messages, membership.conversation_people, membership.conversations;
      drop type membership.message_report_decision, membership.message_report_reason, membership.conversation_subject;
    `);
  }
}
