import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until a day after the first head lines without a mark were taken everywhere; a database that has none was written by no release that makes them. */
export class RefuseUnmarkedAuditEvents1768300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      refusing(`exists (select from platform.audit_heads where signed_at < now() - interval '1 day')
          or not exists (select from platform.audit_events where mark is null)`),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      refusing(`exists (select from platform.audit_heads where signed_at < now() - interval '1 day')`),
    );
  }
}

/** Called for what is without a mark or sealed already, so that no line of the product waits for it. */
const refusing = (isOver: string) => `
  create or replace function platform.refuse_audit_event() returns trigger language plpgsql as $$
  begin
    if new.hash is not null or new.position is not null then
      raise exception 'audit events are sealed by the platform alone';
    end if;
    -- Processes of the release before mark nothing; a day later none of them runs.
    if ${isOver} then
      raise exception 'audit events are written by the platform alone';
    end if;
    return new;
  end $$`;
