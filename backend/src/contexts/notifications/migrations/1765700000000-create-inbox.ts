import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateInbox1765700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create type notifications.notification_category as enum ('security', 'billing', 'problems', 'proposals', 'projects',
        'connections', 'organization', 'communities', 'messages', 'mentoring', 'alliance')`,
    );
    await runner.query(
      `create table notifications.notifications (
        id uuid not null default gen_random_uuid() constraint notifications_pkey primary key,
        person_id uuid not null,
        kind text not null,
        category notifications.notification_category not null,
        title text not null,
        text text not null,
        link text not null,
        about text,
        made_at timestamptz(3) not null default now(),
        read_at timestamptz(3)
      )`,
    );
    await runner.query(
      'create index notifications_id_made_at_person_id_idx on notifications.notifications (person_id, made_at, id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table notifications.notifications');
    await runner.query('drop type notifications.notification_category');
  }
}
