/** Who may take part in a community. */
export enum CommunityAccess {
  AllMembers = 'all_members',
  PaidMembers = 'paid_members',
  InviteOnly = 'invite_only',
}

export enum CommunityRole {
  Member = 'member',
  Moderator = 'moderator',
  Admin = 'admin',
}

export enum CommunityColor {
  Teal = 'teal',
  Green = 'green',
  Violet = 'violet',
  Copper = 'copper',
}

export enum CommunityImage {
  Network = 'network',
  Leaf = 'leaf',
  Orbit = 'orbit',
  Growth = 'growth',
}

export enum PostReaction {
  Agree = 'agree',
  Thanks = 'thanks',
  Insight = 'insight',
  Celebrate = 'celebrate',
}

/** Why a post is reported. */
export enum ReportGround {
  Spam = 'spam',
  Abuse = 'abuse',
  OffTopic = 'off_topic',
  Confidential = 'confidential',
  Other = 'other',
}

/** What moderators do about a post or its author. */
export enum MeasureKind {
  Hide = 'hide',
  Warn = 'warn',
  Ban = 'ban',
}

/** How the viewer stands to a community. */
export enum CommunityStanding {
  Member = 'member',
  /** May join. */
  Open = 'open',
  /** May join, as somebody of the community has invited them. */
  Invited = 'invited',
  /** Another plan would let them join. */
  PlanRequired = 'plan_required',
  /** Only who acts for an organization can join. */
  OrganizationRequired = 'organization_required',
  Banned = 'banned',
}

/** What a role may do unless it is said otherwise. */
export const flagsOf: Record<CommunityRole, { canPost: boolean; canModerate: boolean; canManage: boolean }> = {
  member: { canPost: true, canModerate: false, canManage: false },
  moderator: { canPost: true, canModerate: true, canManage: false },
  admin: { canPost: true, canModerate: true, canManage: true },
};
