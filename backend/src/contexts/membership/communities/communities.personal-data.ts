import { unnamed } from '../../../platform/mentions/mention-tokens';
import { emptied, erased, kept, rewritten } from '../../../platform/personal-data/personal-columns';

/** Which columns of communities name a person, for what membership says of its own. What others have replied to stays. */
export const communityColumns = {
  'community_members.user_id': erased({
    archived: {
      as: 'communities',
      about: 'Communities that you belong to, and as what',
      columns: `(select name from membership.communities c where c.id = community_id) as name, role, can_post, can_moderate,
        can_manage, joined_at, read_at, last_active_at, contributions`,
    },
  }),
  'community_posts.author_id': kept({
    archived: {
      as: 'posts',
      about: 'What you have written in communities',
      columns: 'id, thread_id, title, text, created_at, edited_at, hidden_at',
    },
  }),
  'community_reactions.user_id': erased({
    archived: { as: 'reactions', about: 'What you have reacted to in communities', columns: 'post_id, kind' },
  }),
  'community_thread_reads.user_id': erased({
    archived: {
      as: 'discussions-read',
      about: 'Discussions that you have read, and when',
      columns: 'thread_id, read_at',
    },
  }),
  'community_mentions.person_id': rewritten(
    `with mentioning as (select post_id as id from membership.community_mentions where person_id = $1),
      reported as (update membership.community_reports set text = ${unnamed('text')}
        where text is not null and post_id in (select id from mentioning))
      update membership.community_posts set text = ${unnamed('text')} where id in (select id from mentioning)`,
    { archived: { as: 'community-mentions', about: 'Posts in communities that mention you', columns: 'post_id' } },
  ),
  'community_digests.user_id': erased(),
  'community_invitations.email': erased({ by: 'email' }),
  'community_invitations.invited_by': kept({
    archived: {
      as: 'community-invitations',
      about: 'Invitations to communities that you have sent',
      columns: 'email, invited_at, expires_at',
    },
  }),
  'community_reports.reporter_id': emptied(`note = ''`, {
    archived: {
      as: 'reported-posts',
      about: 'Posts that you have reported to moderators',
      columns: 'post_id, ground, note, reported_at, resolved_at',
    },
  }),
  'community_reports.resolved_by': kept(),
  'community_measures.user_id': emptied('appeal = null', {
    archived: {
      as: 'measures',
      about: 'What moderators did about you and your posts, and your appeals',
      columns: 'kind, post_id, reason, taken_at, ended_at, appeal, appealed_at, appeal_answer, appeal_answered_at',
    },
  }),
  'community_measures.taken_by': kept(),
  'community_measures.appeal_answered_by': kept(),
};
