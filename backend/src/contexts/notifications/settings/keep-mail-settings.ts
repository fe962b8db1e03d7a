import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { Audit, actorName } from '../../../platform/audit/audit';
import { Clock } from '../../../platform/clock/clock';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import type { Viewer } from '../../../platform/http/viewer';
import { Jobs } from '../../../platform/jobs/jobs';
import { Mail } from '../../../platform/mail/mail';
import { MailTransports } from '../messages/mail-transports';
import { wakeMessagesJob } from '../messages/message-jobs';
import { mailSettingsChanged } from '../notifications.mails';
import { MailServers, type SavedSettings } from './mail-servers';
import { MailSettings } from './mail-settings.entity';
import { MailSettingsAct } from './mail-settings.enums';

type NewSettings = Pick<SavedSettings, 'host' | 'port' | 'security' | 'sender' | 'sealedCredentials'>;

/** In milliseconds: so long the server before is spoken to. */
const warningTimeout = 5_000;

/** Nobody else changes them until this transaction has ended. */
export const lockSettings = {
  name: 'mail-settings-lock',
  text: `select pg_advisory_xact_lock(hashtextextended('mail-settings', 0))`,
};
const forgetOlder = {
  name: 'mail-settings-forget-older',
  text: `update notifications.mail_settings set sealed_credentials = null
    where number < $1 and sealed_credentials is not null`,
};

/**
 * Puts settings in force, on record, and tells who runs the alliance. Passwords of all but these and those before are forgotten. What
 * waited for a server is tried at once. The notice leaves by the server before as well: whoever has put another in force may own that one.
 */
@Injectable()
export class KeepMailSettings {
  private readonly log = new Logger(KeepMailSettings.name);

  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly mail: Mail,
    private readonly servers: MailServers,
    private readonly transports: MailTransports,
  ) {}

  /** Within a transaction that holds the lock. */
  async execute(admin: Viewer, act: MailSettingsAct, next: NewSettings, before?: SavedSettings): Promise<void> {
    const number = (before?.number ?? 0) + 1;
    await this.database.insert(MailSettings, {
      ...next,
      number,
      act,
      savedBy: actorName(admin),
      savedByEmail: admin.email,
      savedAt: this.clock.now(),
    });
    await this.database.run(forgetOlder, [number - 1]);
    await this.audit.record(admin, `mail-settings.${act}`, `mail-settings:${number}`, {
      before: factsOf(before),
      after: factsOf(next),
    });
    const values = {
      what:
        act === MailSettingsAct.Saved
          ? `${admin.email} has saved other settings.`
          : `${admin.email} has taken former settings back.`,
      server: next.host ? `${next.host}, port ${next.port}` : 'as the environment says',
      link: `${this.config.appUrl}/smtp-update`,
    };
    await this.mail.queue(mailSettingsChanged, {
      to: this.config.operators,
      values,
      about: `mail-settings:${number}`,
    });
    await this.jobs.add(wakeMessagesJob, {}, { key: wakeMessagesJob });
    this.database.afterCommit(() => void this.warnByServerOf(before, values));
  }

  /** Nothing waits for it: it may be the server that is away. */
  private async warnByServerOf(before: SavedSettings | undefined, context: object): Promise<void> {
    try {
      const server = this.servers.of(before);
      if (!server || server.isUnreadable) return;
      const mail = {
        to: this.config.operators,
        template: mailSettingsChanged.name,
        context,
        messageId: `<${randomUUID()}@${new URL(this.config.appUrl).hostname}>`,
        signal: AbortSignal.timeout(warningTimeout),
      };
      await (server.number === undefined ? this.transports.send(server, mail) : this.transports.sendOnce(server, mail));
    } catch (error) {
      this.log.warn(`The server before was not told of other mail settings: ${(error as Error).message}`);
    }
  }
}

const factsOf = (settings: NewSettings | undefined): object | null =>
  settings?.host
    ? { host: settings.host, port: settings.port, security: settings.security, sender: settings.sender }
    : null;
