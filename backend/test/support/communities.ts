import { randomUUID } from 'node:crypto';
import { Database } from '../../src/platform/database/database';
import type { Product } from './product';

export type CommunityPosition = 'member' | 'moderator' | 'admin';

/** Makes communities and what is in them, for calls about them: one more of it each time. */
export function communitiesOf(product: Product) {
  const { pool } = product.app.get(Database);
  const first = async (text: string, values: unknown[]) => (await pool.query(text, values)).rows[0];

  /** Somebody whom no call is made as; they moderate and manage. */
  const somebody = async (communityId: string) => {
    const { id } = await first(
      `insert into membership.users (email, first_name, last_name) values ($1, 'Sam', 'Njoroge') returning id`,
      [`${randomUUID()}@community.example`],
    );
    await belong(communityId, id, 'admin');
    return id as string;
  };
  const belong = (communityId: string, userId: string, position: CommunityPosition) =>
    pool.query(
      `insert into membership.community_members (community_id, user_id, organization_id, role, can_moderate, can_manage, joined_at, read_at)
        values ($1, $2, gen_random_uuid(), $3::text::membership.community_role, $3::text <> 'member', $3::text = 'admin', now() - interval '1 day', now() - interval '1 day')`,
      [communityId, userId, position],
    );

  /** One in which these people are something, and somebody else leads; answers its name in addresses. */
  const community = async (people: string[], position: CommunityPosition = 'member', access = 'all_members') => {
    const { id, slug } = await first(
      `insert into membership.communities (slug, name, description, color, image, access_level)
        values ('c-' || gen_random_uuid(), 'A community', 'For tests.', 'teal', 'network', $1) returning id, slug`,
      [access],
    );
    const leader = await somebody(id);
    for (const person of people) await belong(id, person, position);
    return { id: id as string, slug: slug as string, leader };
  };
  /** A discussion in it that somebody has started; its leader unless it is said. */
  const thread = async (of: { id: string; leader: string }, authorId = of.leader) => {
    const id = randomUUID();
    await pool.query(
      `insert into membership.community_threads (id, community_id, last_activity_at) values ($1, $2, now())`,
      [id, of.id],
    );
    await pool.query(
      `insert into membership.community_posts (id, community_id, thread_id, title, text, author_id, organization_id, created_at)
        values ($1::uuid, $2, $1::uuid, 'Pilots', 'How do you end one?', $3, gen_random_uuid(), now())`,
      [id, of.id, authorId],
    );
    return id;
  };
  const reported = async (of: { id: string; leader: string }) => {
    const id = await thread(of);
    await pool.query(
      `insert into membership.community_reports (community_id, post_id, reporter_id, ground, note, reported_at)
        values ($1, $2, $3, 'spam', '', now())`,
      [of.id, id, of.leader],
    );
    return id;
  };
  /** Against somebody, by its leader or by those who run the alliance. */
  const measure = async (
    of: { id: string; leader: string },
    userId: string,
    isAppealed = false,
    byAlliance = false,
  ): Promise<string> => {
    const { id } = await first(
      `insert into membership.community_measures (community_id, kind, user_id, reason, taken_by, by_alliance, taken_at, appeal, appealed_at)
        values ($1, 'warn', $2, 'Too loud.', $3, $5, now(), $4::text, case when $4::text is not null then now() end) returning id`,
      [of.id, userId, of.leader, isAppealed ? 'I was not.' : null, byAlliance],
    );
    return id;
  };
  const invitation = async (of: { id: string; leader: string }): Promise<string> => {
    const { id } = await first(
      `insert into membership.community_invitations (community_id, email, invited_by, invited_at, expires_at)
        values ($1, gen_random_uuid() || '@new.example', $2, now(), now() + interval '1 day') returning id`,
      [of.id, of.leader],
    );
    return id;
  };
  return { community, thread, reported, measure, invitation, somebody };
}
