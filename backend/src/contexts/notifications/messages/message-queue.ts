import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { Notices } from '../../../platform/database/notices';
import { Jobs } from '../../../platform/jobs/jobs';
import { Mail, type MessageState, type OutgoingMail } from '../../../platform/mail/mail';
import { Secrets } from '../../../platform/secrets/secrets';
import { recipientUnusable } from '../notifications.errors';
import { descriptionOf, recipientLimits, templatesOf } from '../templates/catalogue';
import { Templates } from '../templates/templates';
import { WelcomeMail } from '../templates/welcome-mail';
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

const countRecent = {
  name: 'messages-count-recent',
  text: `select count(*)::int as sent from notifications.messages
    where to_address = $1 and template = any($2) and queued_at > $3`,
};

const controlCharacter = /\p{Cc}/u;
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
    private readonly welcome: WelcomeMail,
  ) {
    super();
  }

  /** A mail that cannot be written is refused here, not when it is sent. */
  async queue(mail: OutgoingMail): Promise<string | undefined> {
    const { to, about = null } = mail;
    if (controlCharacter.test(to.name) || !address.test(to.address)) throw recipientUnusable();
    const { template, values } = mail.template === 'welcome' ? await this.welcome.complete(mail.values) : mail;
    const { subject } = this.templates.render(template, values);
    if (await this.hasEnough(to.address, template)) return undefined;
    return this.database.transaction(async () => {
      const sealed = this.secrets.seal(valuesPurpose, values);
      const row = await this.database.queryOne(insert, [template, to.name, to.address, about, subject, sealed]);
      const { id } = row as { id: string };
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
  private async hasEnough(recipient: string, template: string): Promise<boolean> {
    const kind = this.config.rateLimits && descriptionOf(template)?.limit;
    if (!kind) return false;
    const { mails, minutes } = recipientLimits[kind];
    const row = await this.database.queryOne<{ sent: number }>(countRecent, [
      recipient,
      templatesOf(kind),
      this.clock.in(-minutes * 60_000),
    ]);
    return (row?.sent ?? 0) >= mails;
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
