/** Whose turn it is: the alliance’s, the person’s, or nobody’s any more. */
export enum SupportState {
  Open = 'open',
  Waiting = 'waiting',
  Closed = 'closed',
}
