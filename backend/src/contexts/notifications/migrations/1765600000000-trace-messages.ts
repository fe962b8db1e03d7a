import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What became of a message is told in full: each try with its answer, resends, and who gets no mail. */
export class TraceMessages1765600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter type notifications.message_state add value 'bounced';
      alter type notifications.message_state add value 'suppressed';
      alter type notifications.message_state add value 'stopped';

      alter table notifications.messages
        alter column queued_at type timestamptz(3),
        add tries jsonb not null default '[]',
        add resend_of uuid;

      create type notifications.suppression_cause as enum ('bounce', 'complaint', 'by-hand');
      create table notifications.suppressions (
        id uuid not null default gen_random_uuid() constraint suppressions_pkey primary key,
        address text not null constraint suppressions_address_key unique,
        cause notifications.suppression_cause not null,
        note text not null,
        message_id uuid,
        added_by text not null,
        created_at timestamptz(3) not null default now()
      );
      create index suppressions_created_at_id_idx on notifications.suppressions (created_at, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table notifications.suppressions;
      drop type notifications.suppression_cause;
      alter table notifications.messages
        alter column queued_at type timestamptz, drop tries, drop resend_of,
        alter column state drop default;
      drop index notifications.messages_waiting_idx;
      alter type notifications.message_state rename to message_state_before;
      create type notifications.message_state as enum ('queued', 'sent', 'failed');
      alter table notifications.messages alter column state type notifications.message_state
        using (case when state::text in ('queued', 'sent') then state::text else 'failed' end)::notifications.message_state;
      alter table notifications.messages alter column state set default 'queued';
      create index messages_waiting_idx on notifications.messages (queued_at) where state = 'queued';
      drop type notifications.message_state_before;
    `);
  }
}
