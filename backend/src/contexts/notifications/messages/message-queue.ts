import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { minute } from '../../../platform/clock/durations';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { Notices } from '../../../platform/database/notices';
import { inOneLine } from '../../../platform/http/text';
import { Jobs } from '../../../platform/jobs/jobs';
import { type DeclaredMail, declaredMails, type RecipientLimit } from '../../../platform/mail/define-mail';
import { Mail, type MessageState, type OutgoingMail } from '../../../platform/mail/mail';
import { Secrets } from '../../../platform/secrets/secrets';
import { recipientUnusable } from '../notifications.errors';
import { Templates } from '../templates/templates';
import { enqueueMessage, messageTopic, valuesPurpose } from './message-jobs';

const insert = {
  name: 'messages-insert',
  text: `insert into notifications.messages (template, to_name, to_address, about, subject, sealed_values)
    values ($1, $2, $3, $4, $5, $6) returning id`,
};
const newestState = {
  name: 'messages-newest-state',
  text: 'select state from notifications.messages where about = $1 order by queued_at desc limit 1',
};

/** Whoever queues for the same inbox under the same limit waits for the end of this transaction, and counts its mail. */
const lockInbox = {
  name: 'messages-lock-inbox',
  text: `select pg_advisory_xact_lock(hashtextextended('mail:' || $1 || ':' || $2, 0))`,
};
const countRecent = {
  name: 'messages-count-recent',
  text: `select count(*)::int as sent from notifications.messages
    where to_address = $1 and template = any($2) and queued_at > $3`,
};

const address = /^[^\s\p{Cc}@<>()[\],;:"\\]+@[^\s\p{Cc}@<>()[\],;:"\\]+$/u;

/** `Mail` for all contexts: the message and the job that sends it, with the caller's transaction. */
@Injectable()
export class MessageQueue extends Mail {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly notices: Notices,
    private readonly secrets: Secrets,
    private readonly templates: Templates,
  ) {
    super();
  }

  /**
   * A mail that cannot be written is refused here, not when it is sent; an unusual name is no reason, since it may be
   * that of somebody else than who acts.
   */
  async queue<Values extends object>(
    mail: DeclaredMail<Values>,
    { to, values, about }: OutgoingMail<Values>,
  ): Promise<string | undefined> {
    if (!address.test(to.address)) throw recipientUnusable();
    const { subject } = this.templates.render(mail.name, values as Record<string, unknown>);
    return this.database.transaction(async () => {
      if (await this.hasEnough(to.address, mail.limit)) return undefined;
      const sealed = this.secrets.seal(valuesPurpose, values);
      const { id } = await this.database.one<{ id: string }>(insert, [
        mail.name,
        inOneLine(to.name),
        to.address,
        about,
        subject,
        sealed,
      ]);
      await enqueueMessage(this.jobs, id);
      return id;
    });
  }

  async stateOf(about: string, patience = 0): Promise<MessageState | undefined> {
    const deadline = performance.now() + patience;
    for (;;) {
      const notice = this.nextNotice(about, deadline - performance.now());
      try {
        const state = (await this.database.queryOne<{ state: MessageState }>(newestState, [about]))?.state;
        if (state !== 'queued' || performance.now() >= deadline) return state;
        await notice.heard;
      } finally {
        notice.cancel();
      }
    }
  }

  /** The messages themselves are the count. */
  private async hasEnough(recipient: string, limit: RecipientLimit | undefined): Promise<boolean> {
    if (!limit || !this.config.rateLimits) return false;
    const together = [...declaredMails().values()].filter((mail) => mail.limit === limit).map(({ name }) => name);
    const since = this.clock.in(-limit.minutes * minute);
    const [, { sent }] = await Promise.all([
      this.database.run(lockInbox, [together.sort()[0], recipient]),
      this.database.one<{ sent: number }>(countRecent, [recipient, together, since]),
    ]);
    return sent >= limit.mails;
  }

  private nextNotice(about: string, within: number): { heard: Promise<void>; cancel(): void } {
    let cancel = () => {};
    const heard = new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.max(0, within));
      const stop = this.notices.on(messageTopic, (payload) => {
        if (payload === about || payload === '') resolve();
      });
      cancel = () => {
        clearTimeout(timer);
        stop();
      };
    });
    return { heard, cancel };
  }
}
