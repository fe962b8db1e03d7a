/** A mail to be written from a template of the notifications context. */
export interface OutgoingMail {
  /** Name of the template, e.g. `welcome-free`. */
  template: string;
  to: { name: string; address: string };
  /** Values of the template; escaped where they are shown. Kept encrypted until the message is sent. */
  values: Record<string, unknown>;
  /** What the message is about, so that operators find it: `registration:<member id>`. */
  about?: string;
}

export type MessageState = 'queued' | 'sent' | 'failed';

/** How every context sends mail; the notifications context provides it. */
export abstract class Mail {
  /**
   * Queues a message with the surrounding transaction and answers its id; nothing when the recipient has had enough
   * mail of this kind for now.
   */
  abstract queue(mail: OutgoingMail): Promise<string | undefined>;

  /** What has become of the newest message about something; waits at most `patience` ms for it to leave the queue. */
  abstract stateOf(about: string, patience?: number): Promise<MessageState | undefined>;
}
