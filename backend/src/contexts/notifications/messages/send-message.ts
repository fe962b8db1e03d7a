import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { Notices } from '../../../platform/database/notices';
import { Jobs } from '../../../platform/jobs/jobs';
import { declaredMails } from '../../../platform/mail/define-mail';
import { MailOutcomes } from '../../../platform/mail/mail-outcomes';
import { Secrets } from '../../../platform/secrets/secrets';
import { MailServers } from '../settings/mail-servers';
import { Suppressions } from '../suppressions/suppressions';
import { Templates } from '../templates/templates';
import { type DeliveryFailure, inShort, understandFailure } from './delivery-failure';
import { MailTransports } from './mail-transports';
import { Message } from './message.entity';
import { MessageStanding } from './message.enums';
import { messageTopic, sendMessageJob, stopLink, valuesPurpose, wakeMessagesJob } from './message-jobs';

/** Bounds a server that answers each step in time, but never comes to an end. */
const sendingTimeout = 15_000;
/** A server that let us wait is left alone for a while, so that waiting for it does not hold up other jobs. */
const restAfterTimeout = 10_000;

/** How long a process that ends still listens to a slow server. */
const farewell = 2_000;

const nowhere: DeliveryFailure = {
  kind: 'server-away',
  answer: 'No mail server is configured: none was saved, and SMTP_HOST is not set.',
  timedOut: false,
};

const sealedOtherwise: DeliveryFailure = {
  kind: 'server-away',
  answer:
    'The saved password of the mail server cannot be read: SESSION_SECRET has changed since. Save the settings anew.',
  timedOut: false,
};

const unreadable: DeliveryFailure = {
  kind: 'refused',
  answer: 'The values of the message cannot be read: SESSION_SECRET has changed since it was queued.',
  timedOut: false,
};

/** Makes the job runner try again later; says nothing that should not stand in a log. */
class MessageWaits extends Error {
  constructor() {
    super('The message waits for the mail server');
  }
}

/** In milliseconds: longer than a sending can take, so that no second one begins before the first has ended. */
const claimedFor = 60_000;
const claim = {
  name: 'messages-claim',
  text: `update notifications.messages set claimed_until = $2
    where id = $1 and state = 'queued' and (claimed_until is null or claimed_until < $3)
    returning claimed_until as "claimedUntil"`,
};
/** Of a process that was stopped for longer than its claim, somebody else has taken the place. */
const stillOurs = {
  name: 'messages-still-ours',
  text: 'select state from notifications.messages where id = $1 and claimed_until = $2 for update',
};

/**
 * Sends one message, once: it is claimed for a while, and whoever comes second, or later, finds nothing to do. While the
 * server is spoken to, no transaction is open and no connection held. Should the process die between the server's yes and
 * ours, the claim ends by itself, and the copy has the same Message-ID.
 */
@Injectable()
export class SendMessage implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger(SendMessage.name);
  private readonly leaving = new AbortController();
  private restsUntil = 0;

  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly notices: Notices,
    private readonly outcomes: MailOutcomes,
    private readonly secrets: Secrets,
    private readonly servers: MailServers,
    private readonly suppressions: Suppressions,
    private readonly templates: Templates,
    private readonly transports: MailTransports,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(sendMessageJob, (payload) => this.execute((payload as { id: string }).id));
  }

  onModuleDestroy(): void {
    setTimeout(() => this.leaving.abort(), farewell).unref();
  }

  async execute(id: string): Promise<void> {
    if (performance.now() < this.restsUntil) {
      if (await this.database.manager.existsBy(Message, { id, state: MessageStanding.Queued }))
        throw new MessageWaits();
      return;
    }
    const claimed = await this.database.queryOne<{ claimedUntil: string }>(claim, [
      id,
      this.clock.in(claimedFor),
      this.clock.now(),
    ]);
    if (!claimed) return;
    const message = await this.database.manager.findOneByOrFail(Message, { id });
    const { waitedForServer } = message;
    if (await this.suppressions.hold(message.toAddress, message.template)) message.suppressed();
    else {
      const failure = await this.deliver(message);
      if (failure) message.notTaken(failure, this.clock.now());
      if (failure?.timedOut) this.restsUntil = performance.now() + restAfterTimeout;
    }
    await this.record(message, claimed.claimedUntil, waitedForServer && message.state === MessageStanding.Sent);
    const { state } = message;
    if (state === MessageStanding.Queued) throw new MessageWaits();
    if (state !== MessageStanding.Sent) this.log.warn(`Message ${id} (${message.template}) is not delivered: ${state}`);
  }

  /** What the try has changed, and nothing else: who the message names may have been erased while it was under way. */
  private async record(message: Message, claimedUntil: string, serverIsBack: boolean): Promise<void> {
    await this.database.transaction(async () => {
      const ours = await this.database.queryOne<{ state: MessageStanding }>(stillOurs, [message.id, claimedUntil]);
      if (!ours) return;
      message.endedAs(ours.state);
      await this.database.manager.update(Message, { id: message.id }, message.outcome);
      const { state, toAddress, lastError } = message;
      if (state === MessageStanding.Bounced)
        await this.suppressions.addBounced(toAddress, lastError as string, message.id);
      if (serverIsBack) await this.jobs.add(wakeMessagesJob, {}, { key: wakeMessagesJob });
      if (state === MessageStanding.Queued) return;
      await this.outcomes.tell(message.about);
      await this.notices.send(messageTopic, message.about ?? '');
    });
  }

  private async deliver(message: Message): Promise<DeliveryFailure | undefined> {
    const { id, template, toName, toAddress, sealedValues } = message;
    const values = sealedValues && this.secrets.open<Record<string, unknown>>(valuesPurpose, sealedValues);
    if (!values) return unreadable;
    const server = await this.servers.current();
    if (!server && this.config.catchesMail) {
      message.caught(this.templates.render(template, values), this.clock.now());
      return undefined;
    }
    if (!server) return nowhere;
    if (server.isUnreadable) return sealedOtherwise;
    try {
      const answer = await this.transports.send(server, {
        to: { name: toName, address: toAddress },
        template,
        context: values,
        headers: headersOf(template, values),
        icalEvent: calendarOf(template, values),
        messageId: `<${id}@${new URL(this.config.appUrl).hostname}>`,
        signal: AbortSignal.any([AbortSignal.timeout(sendingTimeout), this.leaving.signal]),
      });
      message.sent(inShort(answer, server), this.clock.now());
      return undefined;
    } catch (error) {
      return understandFailure(error, server);
    }
  }
}

/** By which a mail program can stop mails of a kind that says how. */
function headersOf(template: string, values: Record<string, unknown>): Record<string, string> {
  const address = values[declaredMails().get(template)?.unsubscribe ?? stopLink];
  if (!address) return {};
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** The calendar file of mails that have one, with what it wants of a mail program (`METHOD`). */
function calendarOf(template: string, values: Record<string, unknown>) {
  const { calendar } = declaredMails().get(template) ?? {};
  if (!calendar) return undefined;
  const content = String(values[calendar]);
  return { filename: 'session.ics', method: /^METHOD:(\w+)/m.exec(content)?.[1] ?? 'PUBLISH', content };
}
