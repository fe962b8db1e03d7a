import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateLiveUpdates1765710000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table platform.live_positions (
        person_id uuid not null constraint live_positions_pkey primary key,
        last bigint not null
      );
      create table platform.live_updates (
        person_id uuid not null,
        position bigint not null,
        kind text not null,
        subject text not null,
        told_at timestamptz(3) not null default now(),
        constraint live_updates_pkey primary key (person_id, position)
      );
      create index live_updates_told_at_idx on platform.live_updates (told_at);
      create function platform.tell_live(person uuid, kind text, subject text) returns void language sql as $$
        with reached as (
          insert into platform.live_positions as known (person_id, last) values ($1, 1)
          on conflict (person_id) do update set last = known.last + 1 returning last
        )
        insert into platform.live_updates (person_id, position, kind, subject) select $1, last, $2, $3 from reached
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function platform.tell_live(uuid, text, text)');
    await runner.query('drop table platform.live_updates');
    await runner.query('drop table platform.live_positions');
  }
}
