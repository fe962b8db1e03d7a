/** How one of the viewer's organizations stands with another one. */
export enum ConnectionStanding {
  Connected = 'connected',
  /** The other one has asked. */
  Asked = 'asked',
  /** The viewer's has asked. */
  Requested = 'requested',
  /** The viewer's has asked and was declined: it may not ask again yet. */
  Declined = 'declined',
}

export enum ConnectionStatus {
  Pending = 'pending',
  Accepted = 'accepted',
  Declined = 'declined',
  Withdrawn = 'withdrawn',
  /** One of the two has ended the connection. */
  Removed = 'removed',
}

/** What a request may be about. */
export enum ConnectionSubject {
  Problem = 'problem',
  Solution = 'solution',
  Project = 'project',
}
