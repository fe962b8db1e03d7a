import type { MigrationInterface, QueryRunner } from 'typeorm';
import { keepCounts } from '../../../platform/lists/counts';
import { dropSearchIndex, keepSearchIndex } from '../../../platform/search/search-index';

const posts = { table: 'membership.community_posts', index: 'membership.community_search' };

/** The search tells so many communities apart; what it finds of another one is left out of a page. */
const parts = Array.from({ length: 40 }, (_, n) => `c${n}`);

const person = (column: string, table: string) =>
  `${column} uuid not null constraint ${table}_${column}_fkey references membership.users on delete cascade`;
const community = (table: string) =>
  `community_id uuid not null constraint ${table}_community_id_fkey references membership.communities on delete cascade`;

/** Communities, their people, what they discuss, and what moderators do about it. What a page shows as a figure triggers keep. */
export class CreateCommunities1765800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create type membership.community_access as enum ('all_members', 'paid_members', 'invite_only');
      create type membership.community_role as enum ('member', 'moderator', 'admin');
      create type membership.community_color as enum ('teal', 'green', 'violet', 'copper');
      create type membership.community_image as enum ('network', 'leaf', 'orbit', 'growth');
      create type membership.post_reaction as enum ('agree', 'thanks', 'insight', 'celebrate');
      create type membership.report_ground as enum ('spam', 'abuse', 'off_topic', 'confidential', 'other');
      create type membership.community_measure_kind as enum ('hide', 'warn', 'ban');

      create table membership.communities (
        id uuid not null default gen_random_uuid() constraint communities_pkey primary key,
        number integer generated always as identity not null,
        slug text not null,
        name text not null,
        description text not null,
        color membership.community_color not null,
        image membership.community_image not null,
        access_level membership.community_access not null,
        membership_tiers membership.membership_tier[] not null default '{}',
        is_active boolean not null default true,
        created_at timestamptz not null default now(),
        revision integer not null default 1
      );
      create unique index communities_slug_idx on membership.communities (slug);

      create table membership.community_members (
        ${community('community_members')},
        ${person('user_id', 'community_members')},
        organization_id uuid not null,
        role membership.community_role not null default 'member',
        can_post boolean not null default true,
        can_moderate boolean not null default false,
        can_manage boolean not null default false,
        joined_at timestamptz(3) not null,
        read_at timestamptz(3) not null,
        last_active_at timestamptz(3),
        contributions integer not null default 0,
        constraint community_members_pkey primary key (community_id, user_id)
      );
      create index community_members_user_id_idx on membership.community_members (user_id);
      create index community_members_community_id_joined_at_user_id_idx
        on membership.community_members (community_id, joined_at, user_id);
      create index community_members_staff_idx on membership.community_members (community_id) where can_moderate or can_manage;

      create table membership.community_invitations (
        id uuid not null default gen_random_uuid() constraint community_invitations_pkey primary key,
        ${community('community_invitations')},
        email text not null,
        invited_by uuid not null,
        invited_at timestamptz(3) not null,
        expires_at timestamptz(3) not null
      );
      create unique index community_invitations_community_id_email_idx on membership.community_invitations (community_id, email);
      create index community_invitations_email_idx on membership.community_invitations (email);

      create table membership.community_threads (
        id uuid not null constraint community_threads_pkey primary key,
        ${community('community_threads')},
        pinned_at timestamptz(3),
        locked_at timestamptz(3),
        hidden_at timestamptz(3),
        replies integer not null default 0,
        last_activity_at timestamptz(3) not null
      );
      create index community_threads_shown_idx on membership.community_threads (community_id, last_activity_at, id)
        where hidden_at is null and pinned_at is null;
      create index community_threads_pinned_idx on membership.community_threads (community_id, pinned_at)
        where hidden_at is null and pinned_at is not null;

      create table ${posts.table} (
        id uuid not null default gen_random_uuid() constraint community_posts_pkey primary key,
        community_id uuid not null,
        thread_id uuid not null constraint community_posts_thread_id_fkey references membership.community_threads on delete cascade,
        title text,
        text text not null,
        author_id uuid not null,
        organization_id uuid not null,
        created_at timestamptz(3) not null,
        edited_at timestamptz(3),
        hidden_at timestamptz(3),
        revision integer not null default 1
      );
      create index community_posts_created_at_id_thread_id_idx on ${posts.table} (thread_id, created_at, id);
      create index community_posts_author_id_created_at_idx on ${posts.table} (author_id, created_at);

      create table membership.community_reactions (
        post_id uuid not null constraint community_reactions_post_id_fkey references ${posts.table} on delete cascade,
        kind membership.post_reaction not null,
        ${person('user_id', 'community_reactions')},
        constraint community_reactions_pkey primary key (post_id, kind, user_id)
      );
      create index community_reactions_user_id_idx on membership.community_reactions (user_id);
      create table membership.community_reaction_counts (
        post_id uuid not null constraint community_reaction_counts_post_id_fkey references ${posts.table} on delete cascade,
        kind membership.post_reaction not null,
        rows integer not null,
        constraint community_reaction_counts_pkey primary key (post_id, kind)
      );

      create table membership.community_thread_reads (
        ${person('user_id', 'community_thread_reads')},
        thread_id uuid not null
          constraint community_thread_reads_thread_id_fkey references membership.community_threads on delete cascade,
        read_at timestamptz(3) not null,
        constraint community_thread_reads_pkey primary key (user_id, thread_id)
      );
      create index community_thread_reads_thread_id_idx on membership.community_thread_reads (thread_id);

      create table membership.community_mentions (
        post_id uuid not null constraint community_mentions_post_id_fkey references ${posts.table} on delete cascade,
        ${person('person_id', 'community_mentions')},
        constraint community_mentions_pkey primary key (post_id, person_id)
      );
      create index community_mentions_person_id_idx on membership.community_mentions (person_id);

      create table membership.community_digests (
        ${person('user_id', 'community_digests')} constraint community_digests_pkey primary key,
        told_until timestamptz(3) not null
      );

      create table membership.community_reports (
        id uuid not null default gen_random_uuid() constraint community_reports_pkey primary key,
        community_id uuid not null,
        post_id uuid not null constraint community_reports_post_id_fkey references ${posts.table} on delete cascade,
        reporter_id uuid not null,
        ground membership.report_ground not null,
        note text not null,
        text text,
        reported_at timestamptz(3) not null,
        resolved_at timestamptz(3),
        resolved_by uuid
      );
      create index community_reports_post_id_idx on membership.community_reports (post_id);
      create unique index community_reports_open_idx on membership.community_reports (post_id, reporter_id)
        where resolved_at is null;
      create index community_reports_queue_idx on membership.community_reports (community_id, reported_at)
        where resolved_at is null;

      create table membership.community_measures (
        id uuid not null default gen_random_uuid() constraint community_measures_pkey primary key,
        ${community('community_measures')},
        kind membership.community_measure_kind not null,
        user_id uuid not null,
        post_id uuid constraint community_measures_post_id_fkey references ${posts.table} on delete set null,
        reason text not null,
        taken_by uuid not null,
        taken_at timestamptz(3) not null,
        ended_at timestamptz(3),
        appeal text,
        appealed_at timestamptz(3),
        appeal_answer text,
        appeal_answered_at timestamptz(3),
        appeal_answered_by uuid
      );
      create unique index community_measures_ban_idx on membership.community_measures (community_id, user_id)
        where kind = 'ban' and ended_at is null;
      create unique index community_measures_hide_idx on membership.community_measures (post_id)
        where kind = 'hide' and ended_at is null;
      create index community_measures_appeals_idx on membership.community_measures (community_id, appealed_at)
        where appealed_at is not null and appeal_answered_at is null;
      create index community_measures_taken_at_user_id_idx on membership.community_measures (user_id, taken_at);
      create index community_measures_community_id_id_taken_at_idx
        on membership.community_measures (community_id, taken_at, id)`);
    await runner.query(keepingFigures);
    await runner.query(
      keepCounts({
        table: 'membership.community_members',
        counts: 'membership.community_member_counts',
        by: { community_id: 'uuid not null' },
        topic: 'community',
      }),
    );
    await runner.query(
      keepCounts({
        table: 'membership.community_threads',
        counts: 'membership.community_thread_counts',
        by: { community_id: 'uuid not null', is_shown: 'boolean not null' },
        of: { is_shown: 'hidden_at is null' },
        topic: 'community',
      }),
    );
    await runner.query(`
      create index community_member_counts_community_id_idx on membership.community_member_counts (community_id);
      create index community_thread_counts_community_id_idx on membership.community_thread_counts (community_id)`);
    await runner.query(
      keepSearchIndex({
        ...posts,
        title: `coalesce(d.title, '')`,
        // Whoever is mentioned is found by the name, not by the letters of an id.
        body: `regexp_replace(d.text, '\\(person:[0-9a-f-]{36}\\)', ' ', 'g')`,
        owner: 'd.community_id',
        shown: 'd.hidden_at is null',
        facets: {
          community: {
            of: `(select 'c' || c.number % ${parts.length} from membership.communities c where c.id = d.community_id)`,
            values: parts,
          },
        },
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(dropSearchIndex(posts));
    await runner.query(`
      drop table membership.community_measures, membership.community_reports, membership.community_digests,
        membership.community_mentions, membership.community_thread_reads, membership.community_reaction_counts,
        membership.community_reactions, ${posts.table}, membership.community_threads, membership.community_invitations,
        membership.community_members, membership.communities, membership.community_member_counts,
        membership.community_thread_counts;
      drop function membership.keep_community_posts, membership.keep_community_reactions,
        membership.count_community_members, membership.sum_up_community_members, membership.recount_community_members,
        membership.count_community_threads, membership.sum_up_community_threads, membership.recount_community_threads;
      drop type membership.community_measure_kind, membership.report_ground, membership.post_reaction,
        membership.community_image, membership.community_color, membership.community_role, membership.community_access`);
  }
}

/** What posts there are, by some rows of theirs: so many more replies and contributions, and when the last one came. */
const follow = (shown: string) => `
  update membership.community_threads t set replies = t.replies + coalesce(c.replies, 0), last_activity_at = greatest(t.last_activity_at, c.last)
    from (select thread_id, sum(n) filter (where id <> thread_id)::integer as replies, max(created_at) as last
      from (${shown}) one group by thread_id) c
    where t.id = c.thread_id;
  update membership.community_members m set contributions = m.contributions + c.n, last_active_at = greatest(m.last_active_at, c.last)
    from (select community_id, author_id, sum(n)::integer as n, max(created_at) as last from (${shown}) one group by 1, 2) c
    where m.community_id = c.community_id and m.user_id = c.author_id;`;
const columns = 'id, thread_id, community_id, author_id';

const keepingFigures = `
  create function membership.keep_community_posts() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      ${follow(`select ${columns}, created_at, 1 as n from added where hidden_at is null`)}
    elsif tg_op = 'DELETE' then
      ${follow(`select ${columns}, null::timestamptz as created_at, -1 as n from removed where hidden_at is null`)}
    elsif exists (select from added a join removed r using (id) where a.hidden_at is distinct from r.hidden_at) then
      ${follow(`select a.id, a.thread_id, a.community_id, a.author_id, null::timestamptz as created_at,
        (a.hidden_at is null)::integer - (r.hidden_at is null)::integer as n
        from added a join removed r using (id) where a.hidden_at is distinct from r.hidden_at`)}
      update membership.community_threads t set hidden_at = a.hidden_at from added a
        where t.id = a.id and t.hidden_at is distinct from a.hidden_at;
    end if;
    return null;
  end $$;
  create trigger keep_added after insert on membership.community_posts
    referencing new table as added for each statement execute function membership.keep_community_posts();
  create trigger keep_changed after update on membership.community_posts
    referencing new table as added old table as removed for each statement execute function membership.keep_community_posts();
  create trigger keep_removed after delete on membership.community_posts
    referencing old table as removed for each statement execute function membership.keep_community_posts();

  create function membership.keep_community_reactions() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      insert into membership.community_reaction_counts as c (post_id, kind, rows)
        select post_id, kind, count(*) from added group by 1, 2 order by 1, 2
        on conflict (post_id, kind) do update set rows = c.rows + excluded.rows;
    else
      update membership.community_reaction_counts c set rows = c.rows - gone.n
        from (select post_id, kind, count(*) as n from removed group by 1, 2) gone
        where c.post_id = gone.post_id and c.kind = gone.kind;
    end if;
    return null;
  end $$;
  create trigger keep_added after insert on membership.community_reactions
    referencing new table as added for each statement execute function membership.keep_community_reactions();
  create trigger keep_removed after delete on membership.community_reactions
    referencing old table as removed for each statement execute function membership.keep_community_reactions()`;
