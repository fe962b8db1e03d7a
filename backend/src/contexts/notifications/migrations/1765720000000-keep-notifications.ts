import type { MigrationInterface, QueryRunner } from 'typeorm';

const added = 'select person_id, category, 1 as told, (read_at is null)::int as unread from added';
const removed = 'select person_id, category, -1 as told, -(read_at is null)::int as unread from removed';
/** In one order: of two that count for the same people, one waits. */
const count = (changed: string) => `insert into notifications.inbox_counts as known (person_id, category, told, unread)
            select person_id, category, sum(told), sum(unread) from (${changed}) changed
            group by person_id, category having sum(told) <> 0 or sum(unread) <> 0 order by person_id, category
          on conflict (person_id, category) do update
            set told = known.told + excluded.told, unread = known.unread + excluded.unread;`;

export class KeepNotifications1765720000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table notifications.messages add column held_until timestamptz(3);
      alter table notifications.notifications add column digest_at timestamptz(3);
      create index notifications_unread_idx on notifications.notifications (person_id, made_at, id) where read_at is null;
      create index notifications_read_idx on notifications.notifications (made_at) where read_at is not null;
      create index notifications_digest_idx on notifications.notifications (digest_at) where digest_at is not null;
      create index notifications_about_idx on notifications.notifications (person_id, about) where read_at is null;
      create table notifications.preferences (
        person_id uuid not null constraint preferences_pkey primary key,
        ways jsonb not null default '{}',
        quiet_from smallint,
        quiet_until smallint,
        time_zone text
      );
      create table notifications.mutes (
        id uuid not null default gen_random_uuid() constraint mutes_pkey primary key,
        person_id uuid not null,
        about text not null,
        title text not null,
        link text not null,
        muted_at timestamptz(3) not null default now()
      );
      create unique index mutes_about_person_id_idx on notifications.mutes (person_id, about);
    `);
    await runner.query(`
      create table notifications.inbox_counts (
        person_id uuid not null,
        category notifications.notification_category not null,
        told integer not null,
        unread integer not null,
        constraint inbox_counts_pkey primary key (person_id, category)
      );
      create function notifications.count_inbox() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          ${count(added)}
        elsif tg_op = 'UPDATE' then
          ${count(`${added} union all ${removed}`)}
        else
          ${count(removed)}
        end if;
        return null;
      end $$;
      create trigger count_added after insert on notifications.notifications
        referencing new table as added for each statement execute function notifications.count_inbox();
      create trigger count_changed after update on notifications.notifications
        referencing new table as added old table as removed for each statement execute function notifications.count_inbox();
      create trigger count_removed after delete on notifications.notifications
        referencing old table as removed for each statement execute function notifications.count_inbox();
      insert into notifications.inbox_counts (person_id, category, told, unread)
        select person_id, category, count(*), count(*) filter (where read_at is null) from notifications.notifications
        group by person_id, category;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const event of ['added', 'changed', 'removed'])
      await runner.query(`drop trigger count_${event} on notifications.notifications`);
    await runner.query(`
      drop function notifications.count_inbox();
      drop table notifications.inbox_counts;
      drop table notifications.mutes;
      drop table notifications.preferences;
      drop index notifications.notifications_about_idx;
      drop index notifications.notifications_digest_idx;
      drop index notifications.notifications_read_idx;
      drop index notifications.notifications_unread_idx;
      alter table notifications.notifications drop column digest_at;
      alter table notifications.messages drop column held_until;
    `);
  }
}
