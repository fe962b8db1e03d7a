/**
 * What has become of a message. `bounced`: the server knows no such recipient. `suppressed`: its address gets no mail.
 * `stopped`: somebody has taken it out of the queue.
 */
export enum MessageStanding {
  Queued = 'queued',
  Sent = 'sent',
  Failed = 'failed',
  Bounced = 'bounced',
  Suppressed = 'suppressed',
  Stopped = 'stopped',
}

/** The same as operators are told it; `deferred` waits because the server has put off this very message. */
export enum MessageStatus {
  Queued = 'queued',
  Deferred = 'deferred',
  Sent = 'sent',
  Failed = 'failed',
  Bounced = 'bounced',
  Suppressed = 'suppressed',
  Stopped = 'stopped',
}

/** How a try to send it ended. `caught`: kept on this machine, where no server is configured. */
export enum TryOutcome {
  Taken = 'taken',
  Caught = 'caught',
  Deferred = 'deferred',
  Away = 'server-away',
  Refused = 'refused',
  Bounced = 'bounced',
}
