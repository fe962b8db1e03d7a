import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Searches that people have kept under a name, and until when they were told what is new in them. */
export class SaveSearches1764820000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create type innovation.searched_list as enum ('problems', 'solutions');
      create table innovation.saved_searches (
        id uuid not null default gen_random_uuid() constraint saved_searches_pkey primary key,
        user_id uuid not null,
        list innovation.searched_list not null,
        name text not null,
        query text not null,
        frequency innovation.alert_frequency not null default 'off',
        told_until timestamptz(3) not null,
        created_at timestamptz(3) not null default now(),
        constraint saved_searches_list_name_user_id_key unique (user_id, list, name)
      );
      create index saved_searches_alerts_idx on innovation.saved_searches (frequency, user_id) where frequency <> 'off'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table innovation.saved_searches; drop type innovation.searched_list`);
  }
}
