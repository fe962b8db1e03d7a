import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What mentors offer, and the sessions that members book with them. */
export class OfferMentoring1766000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create type membership.mentor_kind as enum ('mentor', 'expert');
      create table membership.mentors (
        id uuid not null default gen_random_uuid() constraint mentors_pkey primary key,
        user_id uuid not null constraint mentors_user_id_key unique
          constraint mentors_user_id_fkey references membership.users on delete cascade,
        organization_id uuid not null
          constraint mentors_organization_id_fkey references membership.organizations on delete cascade,
        kind membership.mentor_kind not null default 'mentor',
        headline text not null,
        about text not null,
        topics text[] not null,
        languages text[] not null,
        time_zone text not null,
        session_minutes integer not null,
        meeting_link text not null,
        hours jsonb not null,
        exceptions jsonb not null,
        is_open boolean not null,
        created_at timestamptz(3) not null default now()
      );
      create index mentors_created_at_id_idx on membership.mentors (created_at, id);
      create index mentors_organization_id_idx on membership.mentors (organization_id);

      create type membership.mentor_session_state as enum ('booked', 'cancelled', 'missed');
      create type membership.session_side as enum ('mentor', 'member');
      create table membership.mentor_sessions (
        id uuid not null default gen_random_uuid() constraint mentor_sessions_pkey primary key,
        mentor_id uuid not null
          constraint mentor_sessions_mentor_id_fkey references membership.mentors on delete cascade,
        user_id uuid not null
          constraint mentor_sessions_user_id_fkey references membership.users on delete cascade,
        organization_id uuid not null
          constraint mentor_sessions_organization_id_fkey references membership.organizations on delete cascade,
        kind membership.mentor_kind not null,
        starts_at timestamptz not null,
        ends_at timestamptz not null,
        topic text not null,
        time_zone text not null,
        state membership.mentor_session_state not null default 'booked',
        sequence integer not null default 0,
        booked_at timestamptz not null,
        reminded_at timestamptz,
        ended_at timestamptz,
        ended_by_side membership.session_side,
        reason text,
        is_given_back boolean not null default false,
        mentor_notes text,
        member_notes text,
        stars smallint,
        review text,
        rated_at timestamptz
      );
      -- Of two who want the same time one gets it.
      create unique index mentor_sessions_taken_idx on membership.mentor_sessions (mentor_id, starts_at)
        where state = 'booked';
      create index mentor_sessions_mentor_id_starts_at_idx on membership.mentor_sessions (mentor_id, starts_at);
      create index mentor_sessions_starts_at_user_id_idx on membership.mentor_sessions (user_id, starts_at);
      create index mentor_sessions_organization_id_idx on membership.mentor_sessions (organization_id);
      create index mentor_sessions_near_idx on membership.mentor_sessions (starts_at)
        where state = 'booked' and reminded_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table membership.mentor_sessions;
      drop type membership.session_side;
      drop type membership.mentor_session_state;
      drop table membership.mentors;
      drop type membership.mentor_kind`);
  }
}
