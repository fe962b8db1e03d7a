/** What a conversation may be about. */
export enum ConversationSubject {
  Proposal = 'proposal',
  Project = 'project',
  Connection = 'connection',
}

/** Why nobody may write in a conversation, or the viewer may not. */
export enum ConversationEnd {
  /** The two organizations are not connected any more. */
  NotConnected = 'not_connected',
  /** The organization for which the viewer is in it is suspended. */
  Suspended = 'suspended',
  /** The other organization is suspended. */
  PartnerSuspended = 'partner_suspended',
  /** Nobody but the viewer is in it any more. */
  Alone = 'alone',
  /** The viewer has blocked somebody who is in it. */
  Blocked = 'blocked',
  /** Somebody who is in it has blocked the viewer. */
  Refused = 'refused',
}

export enum MessageReportReason {
  Spam = 'spam',
  Harassment = 'harassment',
  Fraud = 'fraud',
  Confidential = 'confidential',
  Other = 'other',
}

/** What was decided about a message that was reported. */
export enum MessageReportDecision {
  /** It stays. */
  Kept = 'kept',
  /** Its text and files are gone. */
  Removed = 'removed',
}
