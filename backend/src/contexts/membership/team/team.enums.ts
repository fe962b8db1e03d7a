/** What became of an address that somebody wanted to invite. */
export enum InvitationOutcome {
  Invited = 'invited',
  /** It belongs to the organization already. */
  Member = 'member',
  /** It is invited already, by an invitation that can be sent again. */
  Waiting = 'waiting',
}

export enum TeamRole {
  Owner = 'owner',
  Admin = 'admin',
  Member = 'member',
  Viewer = 'viewer',
}
