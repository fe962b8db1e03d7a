import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OfferOnboarding1766120000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table membership.onboarding_hours (
        id smallint not null default 1 constraint onboarding_hours_pkey primary key
          constraint onboarding_hours_one_check check (id = 1),
        days smallint[] not null default '{1,2,3,4,5}',
        from_hour smallint not null default 9,
        to_hour smallint not null default 17,
        minutes smallint not null default 45,
        notice_hours smallint not null default 24,
        horizon_days smallint not null default 14,
        place text
      );
      insert into membership.onboarding_hours default values;

      create table membership.onboarding_calls (
        id uuid not null default gen_random_uuid() constraint onboarding_calls_pkey primary key,
        person_id uuid not null constraint onboarding_calls_person_id_fkey references membership.users on delete cascade,
        organization_id uuid constraint onboarding_calls_organization_id_fkey
          references membership.organizations on delete set null,
        member_id text,
        starts_at timestamptz not null,
        ends_at timestamptz not null,
        note text,
        moves smallint not null default 0,
        booked_at timestamptz not null,
        cancelled_at timestamptz,
        reason text
      );
      create unique index onboarding_calls_slot_idx on membership.onboarding_calls (starts_at) where cancelled_at is null;
      create index onboarding_calls_person_idx on membership.onboarding_calls (person_id, ends_at);
      create index onboarding_calls_starts_idx on membership.onboarding_calls (starts_at desc, id desc);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table membership.onboarding_calls; drop table membership.onboarding_hours;');
  }
}
