import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which organization has looked at what today, for as long as that is needed; and how many have on which day. */
export class CountViews1764960200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create type innovation.viewed_kind as enum ('problem', 'solution');
      create table innovation.view_marks (
        day date not null,
        kind innovation.viewed_kind not null,
        object_id uuid not null,
        organization_id uuid not null,
        constraint view_marks_pkey primary key (day, kind, object_id, organization_id)
      );
      create table innovation.view_counts (
        owner_id uuid not null,
        day date not null,
        kind innovation.viewed_kind not null,
        object_id uuid not null,
        views integer not null,
        constraint view_counts_pkey primary key (owner_id, day, kind, object_id)
      );
      create index view_counts_day_idx on innovation.view_counts (day)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table innovation.view_counts, innovation.view_marks;
      drop type innovation.viewed_kind`);
  }
}
