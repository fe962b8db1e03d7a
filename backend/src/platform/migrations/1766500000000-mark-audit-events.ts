import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who owns the database can switch triggers off. What they write then shows: a line by the mark that the product gives it,
 * the end of the chain by the heads that it signs.
 */
export class MarkAuditEvents1766500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table platform.audit_events add mark text;

      create table platform.audit_heads (
        position bigint not null constraint audit_heads_pkey primary key,
        hash bytea not null,
        signed_at timestamptz(3) not null,
        signature text not null
      );
      create function platform.keep_audit_heads() returns trigger language plpgsql as $$
      begin
        raise exception 'audit heads are append-only';
      end $$;
      create trigger keep_audit_heads before update or delete or truncate on platform.audit_heads
        for each statement execute function platform.keep_audit_heads();

      create table platform.audit_checks (
        id uuid not null default gen_random_uuid() constraint audit_checks_pkey primary key,
        started_by text not null,
        started_at timestamptz(3) not null default now(),
        ended_at timestamptz(3),
        lines bigint not null default 0,
        fault_count integer not null default 0,
        faults jsonb not null default '[]'
      );
      create index audit_checks_started_at_idx on platform.audit_checks (started_at);
      create unique index audit_checks_running_key on platform.audit_checks ((true)) where ended_at is null;

      create function platform.refuse_audit_event() returns trigger language plpgsql as $$
      begin
        if new.hash is not null or new.position is not null then
          raise exception 'audit events are sealed by the platform alone';
        end if;
        -- Processes of the release before mark nothing; a day later none of them runs.
        if exists (select from platform.audit_heads where signed_at < now() - interval '1 day') then
          raise exception 'audit events are written by the platform alone';
        end if;
        return new;
      end $$;
      create trigger refuse_audit_event before insert on platform.audit_events
        for each row when (new.mark is null or new.hash is not null or new.position is not null)
        execute function platform.refuse_audit_event();

      -- Lines of the chain after a place, with whether the chain holds at each.
      create function platform.audit_chain(after bigint, most integer)
        returns table (event platform.audit_events, holds boolean) language sql stable as $$
        select part.event, (part.event).hash is not distinct from part.expected and part.step = 1 from (
          select e as event, e.position - coalesce(lag(e.position) over sealing, after) as step,
            platform.audit_row_hash(coalesce(lag(e.hash) over sealing,
              (select hash from platform.audit_events where position = after)), e) as expected
          from platform.audit_events e where e.position > after and e.position <= (select max(position) from
            (select position from platform.audit_events where position > after order by position limit most) few)
          window sealing as (order by e.position)) part
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function platform.audit_chain(bigint, integer);
      drop trigger refuse_audit_event on platform.audit_events;
      drop function platform.refuse_audit_event();
      drop table platform.audit_checks;
      drop table platform.audit_heads;
      drop function platform.keep_audit_heads();
      alter table platform.audit_events drop mark;
    `);
  }
}
