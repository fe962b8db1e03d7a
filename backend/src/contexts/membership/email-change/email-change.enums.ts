/** Which of the two addresses a link was mailed to. */
export enum EmailInbox {
  Old = 'old',
  New = 'new',
}

/** How it stands with another address after an answer. */
export enum EmailChangeState {
  /** The other inbox has not agreed yet. */
  Waiting = 'waiting',
  Changed = 'changed',
}
