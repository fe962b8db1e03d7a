import type { DeclaredMail } from './define-mail';

export interface OutgoingMail<Values extends object> {
  /** `personId` of who has an account: without it a mail with a category is a mail alone. */
  to: { personId?: string; name: string; address: string };
  /** Escaped where they are shown. Kept encrypted until the message is sent. */
  values: Values;
  /** What the message is about, so that operators find it: `registration:<member id>`. */
  about?: string;
  /** The number of whom a declaration `names`: what others were told of them goes with their account. `null` where it is nobody’s; of a digest, of all lines. */
  named?: string | string[] | null;
}

export type MessageState = 'queued' | 'sent' | 'failed';

/** What has become of a message that was tried at once. */
export interface TriedMail {
  isSent: boolean;
  /** Whether it was kept on this machine instead: no mail server is configured. */
  isCaught: boolean;
  answer: string;
}

export interface WrittenMail {
  subject: string;
  /** What a mail program shows beside the subject. */
  preview: string;
  html: string;
  text: string;
}

/** How every context sends the mails that it declares; the notifications context provides it. */
export abstract class Mail {
  /**
   * Queues a message with the surrounding transaction and answers its id; nothing when the recipient has had enough
   * mail of this kind for now.
   */
  abstract queue<Values extends object>(
    mail: DeclaredMail<Values>,
    message: OutgoingMail<NoInfer<Values>>,
  ): Promise<string | undefined>;

  /**
   * Queues one mail for several people, in the order of their addresses: whoever else writes to some of them at the
   * same time waits, and never both for each other.
   */
  async queueEach<Values extends object>(
    mail: DeclaredMail<Values>,
    messages: OutgoingMail<NoInfer<Values>>[],
  ): Promise<void> {
    const inOrder = [...messages].sort((one, other) => (one.to.address < other.to.address ? -1 : 1));
    for (const message of inOrder) await this.queue(mail, message);
  }

  /** What has become of the newest message about something; waits at most `patience` ms for it to leave the queue. */
  abstract stateOf(about: string, patience?: number): Promise<MessageState | undefined>;

  /** What a mail would say; nothing is sent. */
  abstract write<Values extends object>(mail: DeclaredMail<Values>, values: NoInfer<Values>): WrittenMail;

  /** Tries a queued message now, and tells the mail server's answer; after some seconds, that there is none yet. */
  abstract sendNow(id: string): Promise<TriedMail>;
}
