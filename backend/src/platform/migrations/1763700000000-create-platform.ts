import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePlatform1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table platform.settings (
        name text constraint settings_pkey primary key,
        value jsonb not null,
        updated_at timestamptz not null default now()
      );
      insert into platform.settings (name, value) values ('trialDays', '14'), ('moneyBackDays', '30');

      create table platform.sessions (
        sid text constraint sessions_pkey primary key,
        sess jsonb not null,
        expire timestamptz not null
      );
      create index sessions_expire_idx on platform.sessions (expire);
      create index sessions_subject_idx on platform.sessions ((sess->>'subject'));

      create table platform.rate_limits (
        key varchar(255) constraint rate_limits_pkey primary key,
        points integer not null default 0,
        expire bigint
      );
      create index rate_limits_expire_idx on platform.rate_limits (expire);

      create table platform.outbox_events (
        id uuid not null default gen_random_uuid() constraint outbox_events_pkey primary key,
        type text not null,
        payload jsonb not null,
        occurred_at timestamptz not null default now()
      );
      create index outbox_events_occurred_at_idx on platform.outbox_events (occurred_at);

      create table platform.event_deliveries (
        event_id uuid not null,
        reaction text not null,
        attempts integer not null default 0,
        last_error text,
        done_at timestamptz,
        constraint event_deliveries_pkey primary key (event_id, reaction)
      );

      create table platform.audit_events (
        id bigint generated always as identity constraint audit_events_pkey primary key,
        at timestamptz not null default now(),
        action text not null,
        actor text not null,
        subject text,
        details jsonb not null default '{}',
        hash bytea
      );
      create index audit_events_at_idx on platform.audit_events (at);
      create index audit_events_subject_idx on platform.audit_events (subject);
    `);
    // Append-only: a row may only ever gain its hash. The hash covers the row and the hash before it, so that a
    // changed or missing row breaks the chain. Rows younger than ten seconds wait: their neighbours may not be
    // committed yet.
    await runner.query(`
      create function platform.audit_row_hash(previous bytea, event platform.audit_events) returns bytea
      language sql stable as $$
        select sha256(coalesce(previous, ''::bytea) || convert_to(concat_ws('|', event.id,
          extract(epoch from event.at), event.action, event.actor, event.subject, event.details), 'UTF8'))
      $$;

      create function platform.keep_audit_events() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and old.hash is null and new.hash is not null
           and (old.id, old.at, old.action, old.actor, old.details) = (new.id, new.at, new.action, new.actor, new.details)
           and old.subject is not distinct from new.subject then
          return new;
        end if;
        raise exception 'audit events are append-only';
      end $$;
      create trigger keep_audit_events before update or delete on platform.audit_events
        for each row execute function platform.keep_audit_events();

      create function platform.seal_audit_events() returns integer language plpgsql as $$
      declare
        event platform.audit_events;
        previous bytea;
        sealed integer := 0;
      begin
        perform pg_advisory_xact_lock(7310413);
        select hash into previous from platform.audit_events where hash is not null order by id desc limit 1;
        for event in select * from platform.audit_events
          where hash is null and at < now() - interval '10 seconds' order by id loop
          previous := platform.audit_row_hash(previous, event);
          update platform.audit_events set hash = previous where id = event.id;
          sealed := sealed + 1;
        end loop;
        return sealed;
      end $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table platform.audit_events, platform.event_deliveries, platform.outbox_events,
        platform.rate_limits, platform.sessions, platform.settings;
      drop function platform.seal_audit_events(), platform.keep_audit_events();
    `);
  }
}
