import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which organizations were here this month, for as long as that is needed; and how many were in which month, by when they registered. */
export class CountActivity1766620000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table membership.activity_marks (
        month date not null,
        organization_id uuid not null,
        constraint activity_marks_pkey primary key (month, organization_id)
      );
      create table membership.activity_counts (
        month date not null,
        registered_in date not null,
        organizations integer not null,
        constraint activity_counts_pkey primary key (month, registered_in)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table membership.activity_counts, membership.activity_marks');
  }
}
