/** What somebody asks the alliance for. */
export enum RequestKind {
  Demo = 'demo',
}

export enum RequestStatus {
  Open = 'open',
  Closed = 'closed',
}
