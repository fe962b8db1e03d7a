import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { minute } from '../../../platform/clock/durations';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { Notices } from '../../../platform/database/notices';
import { inOneLine } from '../../../platform/http/text';
import { Jobs } from '../../../platform/jobs/jobs';
import { type DeclaredMail, declaredMails, type RecipientLimit } from '../../../platform/mail/define-mail';
import {
  Mail,
  type MessageState,
  type OutgoingMail,
  type TriedMail,
  type WrittenMail,
} from '../../../platform/mail/mail';
import { Secrets } from '../../../platform/secrets/secrets';
import { Inbox, type NewNotification } from '../inbox/inbox';
import { recipientUnusable } from '../notifications.errors';
import { StopCategory } from '../preferences/stop-category';
import { atOnce, WaysToTell, type WayToTell } from '../preferences/ways-to-tell';
import { Templates } from '../templates/templates';
import { MessageStanding } from './message.enums';
import { enqueueMessage, messageTopic, stopLink, valuesPurpose } from './message-jobs';
import { SendMessage } from './send-message';

const insert = {
  name: 'messages-insert',
  text: `insert into notifications.messages (template, to_name, to_address, about, subject, sealed_values, held_until, named_person_id,
      named_person_ids)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
};
const newestState = {
  name: 'messages-newest-state',
  text: 'select state from notifications.messages where about = $1 order by queued_at desc limit 1',
};

interface Outcome {
  state: MessageStanding;
  attempts: number;
  isCaught: boolean;
  answer: string | null;
}
const outcome = {
  name: 'messages-outcome',
  text: `select state, attempts, html is not null as "isCaught", last_error as answer from notifications.messages where id = $1`,
};
/** Calls are answered within nine seconds. */
const nowMeans = 8_500;
const silent = 'The mail server has not answered yet. The message waits in the queue.';
const suppressed = 'The address is on the suppression list.';

/** Whoever queues for the same inbox under the same limit waits for the end of this transaction, and counts its mail. */
const lockInbox = {
  name: 'messages-lock-inbox',
  text: `select pg_advisory_xact_lock(hashtextextended('mail:' || $1 || ':' || $2, 0))`,
};
const countRecent = {
  name: 'messages-count-recent',
  text: `select count(*)::int as sent from notifications.messages
    where to_address = $1 and template = any($2) and queued_at > $3
      and resend_of is null and (about is null or about not like 'template:%')`,
};

/** For each mail that a limit allows; more would say nothing to anybody. */
const linesPerMail = 3;

const address = /^[^\s\p{Cc}@<>()[\],;:"\\]+@[^\s\p{Cc}@<>()[\],;:"\\]+$/u;

/** `Mail` for all contexts: the message and the job that sends it, with the caller's transaction. */
@Injectable()
export class MessageQueue extends Mail {
  private readonly log = new Logger(MessageQueue.name);

  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly inbox: Inbox,
    private readonly jobs: Jobs,
    private readonly notices: Notices,
    private readonly secrets: Secrets,
    private readonly sender: SendMessage,
    private readonly stops: StopCategory,
    private readonly templates: Templates,
    private readonly ways: WaysToTell,
  ) {
    super();
  }

  /**
   * A mail that cannot be written is refused here, not when it is sent; an unusual name is no reason, since it may be
   * that of somebody else than who acts.
   */
  async queue<Values extends object>(
    mail: DeclaredMail<Values>,
    { to, values, about, named }: OutgoingMail<Values>,
  ): Promise<string | undefined> {
    if (!address.test(to.address)) throw recipientUnusable();
    if (mail.names && named === undefined) throw new Error(`${mail.name} names somebody, and nobody says whom.`);
    const { subject, preview } = this.templates.render(mail.name, values as Record<string, unknown>);
    return this.database.transaction(async () => {
      const way = await this.tell(mail, to.personId, {
        subject,
        preview,
        link: (values as { link?: string }).link,
        about,
        named: Array.isArray(named) ? null : named,
      });
      if (!way.mail) return undefined;
      if (await this.hasEnough(to.address, mail.limit)) return undefined;
      const sealed = this.secrets.seal(valuesPurpose, { ...values, ...this.wayOut(mail, to.personId) });
      const { id } = await this.database.one<{ id: string }>(insert, [
        mail.name,
        inOneLine(to.name),
        to.address,
        about,
        subject,
        sealed,
        way.mailAt ?? null,
        Array.isArray(named) ? null : named,
        Array.isArray(named) ? named : null,
      ]);
      await enqueueMessage(this.jobs, id, way.mailAt);
      return id;
    });
  }

  /** Whose address cannot stand in a mail is left out: it keeps nobody else from theirs, and no write from being made. */
  override async queueEach<Values extends object>(
    mail: DeclaredMail<Values>,
    messages: OutgoingMail<Values>[],
  ): Promise<void> {
    const usable = messages.filter(({ to }) => address.test(to.address));
    if (usable.length < messages.length)
      this.log.warn(`${mail.name}: ${messages.length - usable.length} of ${messages.length} have an unusable address`);
    await super.queueEach(mail, usable);
  }

  async stateOf(about: string, patience = 0): Promise<MessageState | undefined> {
    const deadline = performance.now() + patience;
    for (;;) {
      const notice = this.nextNotice(about, deadline - performance.now());
      try {
        const state = (await this.database.queryOne<{ state: MessageStanding }>(newestState, [about]))?.state;
        if (state !== MessageStanding.Queued || performance.now() >= deadline) return state && told(state);
        await notice.heard;
      } finally {
        notice.cancel();
      }
    }
  }

  write<Values extends object>(mail: DeclaredMail<Values>, values: Values): WrittenMail {
    return this.templates.render(mail.name, values as Record<string, unknown>);
  }

  async sendNow(id: string): Promise<TriedMail> {
    const deadline = performance.now() + nowMeans;
    // What keeps it from being sent stands in the message. A worker may have been quicker.
    const sending = this.sender.execute(id).catch(() => undefined);
    await Promise.race([sending, sleep(nowMeans, undefined, { ref: false })]);
    for (;;) {
      const { state, attempts, isCaught, answer } = await this.database.one<Outcome>(outcome, [id]);
      const isSent = state === MessageStanding.Sent && !isCaught;
      if (state !== MessageStanding.Queued || attempts > 0 || performance.now() >= deadline)
        return { isSent, isCaught, answer: answer ?? (state === MessageStanding.Suppressed ? suppressed : silent) };
      await sleep(100);
    }
  }

  /** A mail with a category is a line in the inbox too, of who has an account; how it is mailed they have chosen. */
  private async tell(
    { name, category, isMandatory, limit }: DeclaredMail,
    personId: string | undefined,
    said: Pick<NewNotification, 'subject' | 'preview' | 'about' | 'named'> & { link: string | undefined },
  ): Promise<WayToTell> {
    if (!category || !personId) return { inInbox: false, mail: true };
    const way = isMandatory ? atOnce : await this.ways.find(personId, category, said.about);
    const { link = this.config.appUrl } = said;
    if (way.inInbox && !(await this.isFull(personId, limit)))
      await this.inbox.put({ ...said, link, personId, kind: name, category, digestAt: way.digestAt });
    return way;
  }

  /** Where such mails can be stopped, unless the mail says so itself. */
  private wayOut({ category, isMandatory, unsubscribe }: DeclaredMail, personId: string | undefined): object {
    if (!category || !personId || isMandatory || unsubscribe) return {};
    return { [stopLink]: this.stops.linkFor(personId, category) };
  }

  /** The lines themselves are the count. */
  private async isFull(personId: string, limit: RecipientLimit | undefined): Promise<boolean> {
    if (!limit || !this.config.rateLimits) return false;
    const since = this.clock.in(-limit.minutes * minute);
    return (await this.inbox.countSince(personId, kindsOf(limit), since)) >= limit.mails * linesPerMail;
  }

  /** The messages themselves are the count. */
  private async hasEnough(recipient: string, limit: RecipientLimit | undefined): Promise<boolean> {
    if (!limit || !this.config.rateLimits) return false;
    const together = kindsOf(limit);
    const since = this.clock.in(-limit.minutes * minute);
    const [, { sent }] = await Promise.all([
      this.database.run(lockInbox, [together[0], recipient]),
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

/** Contexts are told whether it has left, may still leave, or will not. */
const told = (state: MessageStanding): MessageState =>
  state === MessageStanding.Sent || state === MessageStanding.Queued ? state : 'failed';

/** What counts together. */
const kindsOf = (limit: RecipientLimit): string[] =>
  [...declaredMails().values()].flatMap((mail) => (mail.limit === limit ? mail.name : [])).sort();
