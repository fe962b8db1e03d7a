import type {
  CommunityAccess,
  CommunityDto,
  CommunityPersonDto,
  CommunityRole,
  MeasureKind,
  PostReaction,
  ReportGround,
} from '@alliance/api-client/communities';
import { tierNames } from '@/content/tiers';

export const accessLabels: Record<CommunityAccess, string> = {
  all_members: 'All members',
  paid_members: 'Paid members',
  invite_only: 'By invitation',
};

export const communityRoleLabels: Record<CommunityRole, string> = {
  member: 'Member',
  moderator: 'Moderator',
  admin: 'Admin',
};

/** What each of the three rights lets somebody do. */
export const rightLabels = {
  canPost: 'Can post discussions',
  canModerate: 'Can moderate posts',
  canManage: 'Can manage members',
};

/** What a role may do unless it is said otherwise. */
export const rightsOf: Record<CommunityRole, Record<keyof typeof rightLabels, boolean>> = {
  member: { canPost: true, canModerate: false, canManage: false },
  moderator: { canPost: true, canModerate: true, canManage: false },
  admin: { canPost: true, canModerate: true, canManage: true },
};

export const reactions: Record<PostReaction, { sign: string; label: string }> = {
  agree: { sign: '👍', label: 'Agree' },
  thanks: { sign: '🙏', label: 'Thanks' },
  insight: { sign: '💡', label: 'Insight' },
  celebrate: { sign: '🎉', label: 'Celebrate' },
};

export const groundLabels: Record<ReportGround, string> = {
  spam: 'Advertising or spam',
  abuse: 'Insults or harassment',
  off_topic: 'Does not belong here',
  confidential: 'Says what is confidential',
  other: 'Something else',
};

interface MeasureWords {
  done: string;
  own: string;
  lift: string;
  /** Before it is lifted: what is asked, and what follows. */
  asked: string;
  follows: string;
}

export const measureWords: Record<MeasureKind, MeasureWords> = {
  hide: {
    done: 'Hidden',
    own: 'hidden a post of yours',
    lift: 'Show Again',
    asked: 'Show the post again',
    follows: 'Everybody who reads there sees it again.',
  },
  warn: {
    done: 'Warned',
    own: 'warned you',
    lift: 'Take Back',
    asked: 'Take the warning back',
    follows: 'It counts no longer.',
  },
  ban: {
    done: 'Banned',
    own: 'banned you from this community',
    lift: 'End Ban',
    asked: 'End the ban',
    follows: 'They may join the community again.',
  },
};

export const pageOf = (slug: string) => `/communities/${slug}`;
export const discussionOf = (slug: string, id: string, from?: string) =>
  `/communities/${slug}/discussions/${id}${from ? `?from=${from}` : ''}`;

/** Who may take part, in a few words. */
export const whoMayJoin = ({ accessLevel, membershipTiers }: Pick<CommunityDto, 'accessLevel' | 'membershipTiers'>) =>
  membershipTiers.length > 0
    ? `${accessLabels[accessLevel]} on ${membershipTiers.map((tier) => tierNames[tier]).join(', ')}`
    : accessLabels[accessLevel];

/** Who reads what is written there, and sees who has written it. */
export const whoReads = ({ accessLevel, membershipTiers }: Pick<CommunityDto, 'accessLevel' | 'membershipTiers'>) => {
  if (accessLevel === 'invite_only') return 'Those who belong to it read what you write.';
  const plans = membershipTiers.map((tier) => tierNames[tier]).join(' or ');
  const whose = plans || (accessLevel === 'paid_members' ? 'a paid plan' : '');
  const who = whose ? `Everybody of an organization on ${whose}` : 'Every member of the alliance';
  return `${who} can read what you write, also without joining.`;
};

/** For whom somebody writes in a community, while it is known. */
export const organizationOf = ({ organizationId: id, organizationName: name, logoId }: CommunityPersonDto) =>
  name === null ? undefined : { id, name, logoId };
