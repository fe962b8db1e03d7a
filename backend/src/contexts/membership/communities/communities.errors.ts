import { defineProblem } from '../../../platform/http/domain-error';

export const notInCommunity = defineProblem({
  code: 'not_in_community',
  kind: 'forbidden',
  text: 'Join the community first.',
});

export const bannedFromCommunity = defineProblem({
  code: 'banned_from_community',
  kind: 'forbidden',
  text: 'You are banned from this community.',
});

export const communityClosed = defineProblem({
  code: 'community_closed',
  kind: 'conflict',
  text: 'This community is closed: what was written can be read, and nobody writes or joins.',
});

export const communityRightRequired = defineProblem({
  code: 'community_right_required',
  kind: 'forbidden',
  text: 'You may not do this in this community.',
});

export const discussionLocked = defineProblem({
  code: 'discussion_locked',
  kind: 'conflict',
  text: 'The moderators have locked this discussion: nobody can reply.',
});

export const discussionAnswered = defineProblem({
  code: 'discussion_answered',
  kind: 'conflict',
  text: 'Others have replied: the discussion stays.',
});

export const postUnderReport = defineProblem({
  code: 'post_under_report',
  kind: 'conflict',
  text: 'Somebody has reported this post: it stays until the moderators have looked at it.',
});

export const postHidden = defineProblem({
  code: 'post_hidden',
  kind: 'conflict',
  text: 'This post is hidden.',
});

export const alreadyReported = defineProblem({
  code: 'already_reported',
  kind: 'conflict',
  text: 'You have told the moderators of this post already.',
});

export const measureTaken = defineProblem({
  code: 'measure_taken',
  kind: 'conflict',
  text: 'This has been done already.',
});

export const measureOver = defineProblem({
  code: 'measure_over',
  kind: 'conflict',
  text: 'This has been lifted or answered already.',
});

export const alreadyAppealed = defineProblem({
  code: 'already_appealed',
  kind: 'conflict',
  text: 'You have appealed already. You are told what comes of it.',
});

export const lastCommunityManager = defineProblem({
  code: 'last_community_manager',
  kind: 'conflict',
  text: 'A community keeps somebody who manages it. Give somebody else the right first.',
});

export const alreadyInCommunity = defineProblem({
  code: 'already_in_community',
  kind: 'conflict',
  text: 'This person belongs to the community already.',
});
