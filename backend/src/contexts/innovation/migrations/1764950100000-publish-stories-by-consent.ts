import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A story is shown once every organization that it names has agreed. Those that were there were never agreed to, and are drafts. */
export class PublishStoriesByConsent1764950100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create type innovation.story_status as enum ('draft', 'asked', 'published', 'withdrawn');
      create type innovation.consent_state as enum ('asked', 'agreed', 'taken_back');
      alter table innovation.success_stories
        add slug text,
        add account text not null default '',
        add named uuid[] not null default '{}',
        add status innovation.story_status not null default 'draft',
        add figures jsonb not null default '{}',
        add revision integer not null default 1,
        add published_at timestamptz(3),
        add updated_at timestamptz(3) not null default now();
      update innovation.success_stories set slug = 'story-' || id;
      alter table innovation.success_stories
        alter slug set not null,
        add constraint success_stories_slug_key unique (slug),
        add constraint success_stories_published_check check ((published_at is not null) = (status = 'published'));
      create index success_stories_published_idx on innovation.success_stories (published_at, id) where status = 'published';
      create table innovation.story_consents (
        story_id uuid not null constraint story_consents_story_id_fkey references innovation.success_stories on delete cascade,
        organization_id uuid not null,
        state innovation.consent_state not null default 'asked',
        person_id uuid,
        decided_at timestamptz(3),
        constraint story_consents_pkey primary key (story_id, organization_id)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table innovation.story_consents;
      alter table innovation.success_stories
        drop slug, drop account, drop named, drop status, drop figures, drop revision, drop published_at, drop updated_at;
      drop type innovation.consent_state, innovation.story_status`);
  }
}
