import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateNotifications1763700400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create schema notifications;

      create type notifications.message_state as enum ('queued', 'sent', 'failed');

      create table notifications.messages (
        id uuid not null default gen_random_uuid() constraint messages_pkey primary key,
        template text not null,
        to_name text not null,
        to_address text not null,
        about text,
        subject text not null,
        state notifications.message_state not null default 'queued',
        attempts integer not null default 0,
        deferred boolean not null default false,
        last_error text,
        sealed_values bytea,
        html text,
        text text,
        queued_at timestamptz not null default now(),
        sent_at timestamptz
      );
      create index messages_about_queued_at_idx on notifications.messages (about, queued_at);
      create index messages_waiting_idx on notifications.messages (queued_at) where state = 'queued';
      create index messages_sent_at_idx on notifications.messages (sent_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema notifications cascade');
  }
}
