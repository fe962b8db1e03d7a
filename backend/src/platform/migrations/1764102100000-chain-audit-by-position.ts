import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Numbers are taken before a transaction commits, so a late one comes with a number below those that are sealed: the
 * chain follows the order of sealing, which `position` keeps. Sealing in parts, by an index of what is not sealed, ends
 * within a statement's time however much has gathered.
 */
export class ChainAuditByPosition1764102100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table platform.audit_events add position bigint, add request text;

      create or replace function platform.audit_row_hash(previous bytea, event platform.audit_events) returns bytea
      language sql stable as $$
        select sha256(coalesce(previous, ''::bytea) || convert_to(concat_ws('|', event.id,
          extract(epoch from event.at), event.action, event.actor, event.subject, event.details, event.request), 'UTF8'))
      $$;

      alter table platform.audit_events disable trigger keep_audit_events;
      update platform.audit_events e set position = sealed.position
        from (select id, row_number() over (order by id) as position from platform.audit_events where hash is not null) sealed
        where sealed.id = e.id;
      alter table platform.audit_events enable trigger keep_audit_events;

      create unique index audit_events_position_key on platform.audit_events (position) where position is not null;
      create index audit_events_unsealed_idx on platform.audit_events (id) where hash is null;

      create or replace function platform.keep_audit_events() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and old.hash is null and new.hash is not null and new.position is not null
           and (old.id, old.at, old.action, old.actor, old.details) = (new.id, new.at, new.action, new.actor, new.details)
           and (old.subject, old.request) is not distinct from (new.subject, new.request) then
          return new;
        end if;
        raise exception 'audit events are append-only';
      end $$;

      create or replace function platform.seal_audit_events() returns integer language plpgsql as $$
      declare
        event platform.audit_events;
        previous bytea;
        place bigint;
        sealed integer := 0;
      begin
        perform pg_advisory_xact_lock(7310413);
        select hash, position into previous, place from platform.audit_events
          where position is not null order by position desc limit 1;
        for event in select * from platform.audit_events where hash is null order by id limit 2000 loop
          previous := platform.audit_row_hash(previous, event);
          place := coalesce(place, 0) + 1;
          update platform.audit_events set hash = previous, position = place where id = event.id;
          sealed := sealed + 1;
        end loop;
        return sealed;
      end $$;

      create function platform.broken_audit_events() returns setof platform.audit_events language sql stable as $$
        select (event).* from (
          select e as event, e.position - coalesce(lag(e.position) over sealing, 0) as step,
            platform.audit_row_hash(lag(e.hash) over sealing, e) as expected
          from platform.audit_events e where e.hash is not null window sealing as (order by e.position)) chain
        where (event).hash is distinct from expected or step is distinct from 1
      $$;

      create index event_deliveries_waiting_idx on platform.event_deliveries (event_id) where done_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index platform.event_deliveries_waiting_idx;
      drop function platform.broken_audit_events();
      create or replace function platform.audit_row_hash(previous bytea, event platform.audit_events) returns bytea
      language sql stable as $$
        select sha256(coalesce(previous, ''::bytea) || convert_to(concat_ws('|', event.id,
          extract(epoch from event.at), event.action, event.actor, event.subject, event.details), 'UTF8'))
      $$;
      create or replace function platform.keep_audit_events() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and old.hash is null and new.hash is not null
           and (old.id, old.at, old.action, old.actor, old.details) = (new.id, new.at, new.action, new.actor, new.details)
           and old.subject is not distinct from new.subject then
          return new;
        end if;
        raise exception 'audit events are append-only';
      end $$;
      create or replace function platform.seal_audit_events() returns integer language plpgsql as $$
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
      alter table platform.audit_events drop position, drop request;
    `);
  }
}
