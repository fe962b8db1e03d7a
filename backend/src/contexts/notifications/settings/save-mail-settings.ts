import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { invalidField } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { inShort, understandFailure } from '../messages/delivery-failure';
import { MailTransports } from '../messages/mail-transports';
import { mailSettingsTest } from '../notifications.mails';
import { MailSecurity, ProbeOutcome, type ProbeReportDto, ProbeStep, type ProbeStepDto } from '../probe/probe.dto';
import { adviceOn } from '../probe/probe-advice';
import { ProbeMailServer } from '../probe/probe-mail-server';
import { KeepMailSettings, lockSettings } from './keep-mail-settings';
import { type MailServer, MailServers } from './mail-servers';
import type { SaveMailSettingsDto } from './mail-settings.dto';
import { MailSettingsAct } from './mail-settings.enums';

/** In milliseconds: calls are answered within nine seconds, and the probe has had some of them. */
const answerWithin = 8_500;
const deliveryAtLeast = 500;

const usualName = 'Global Innovation Alliance';

/**
 * Takes other settings for all mail, once every step of a probe has passed and the server has taken a test mail by them. The message after
 * the next look at the queue goes by them, in every process.
 */
@Injectable()
export class SaveMailSettings {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly keeping: KeepMailSettings,
    private readonly probe: ProbeMailServer,
    private readonly servers: MailServers,
    private readonly transports: MailTransports,
  ) {}

  /** Answers each step; they are in force where all passed. Throws `invalid_input`. */
  async execute(admin: Viewer, asked: SaveMailSettingsDto): Promise<ProbeReportDto> {
    const { fromName, ...probed } = asked;
    const { host, port, security, user, password, from, to } = asked;
    if (user && !password) throw invalidField('password', 'Enter the password of this user');
    if (password && !user) throw invalidField('user', 'Enter the user of this password');
    const until = performance.now() + answerWithin;
    const { success, steps } = await this.probe.execute(admin, probed);
    const sender = `${fromName || usualName} <${from}>`;
    const server: MailServer = { host, port, security, secure: security === MailSecurity.Tls, user, password, sender };
    const delivery: ProbeStepDto = success ? await this.deliver(server, to, until) : notTried;
    const isTaken = delivery.outcome === ProbeOutcome.Passed;
    if (isTaken)
      await this.database.transaction(async () => {
        await this.database.run(lockSettings);
        const [before] = await this.servers.newest();
        const sealedCredentials = this.servers.seal({ user, password });
        const settings = { host, port, security, sender, sealedCredentials };
        await this.keeping.execute(admin, MailSettingsAct.Saved, settings, before);
      });
    return { success: isTaken, steps: [...steps, delivery] };
  }

  private async deliver(server: MailServer, to: string, until: number): Promise<ProbeStepDto> {
    const step = ProbeStep.Delivery;
    const within = Math.round(Math.max(deliveryAtLeast, until - performance.now()));
    try {
      const answer = await this.transports.sendOnce(server, {
        to: { name: '', address: to },
        template: mailSettingsTest.name,
        context: { server: `${server.host}, port ${server.port}`, sender: server.sender },
        messageId: `<${randomUUID()}@${new URL(this.config.appUrl).hostname}>`,
        signal: AbortSignal.timeout(within),
      });
      return { step, outcome: ProbeOutcome.Passed, answer: inShort(answer, server), advice: null };
    } catch (error) {
      const { answer } = understandFailure(error, server);
      return { step, outcome: ProbeOutcome.Failed, answer, advice: adviceOn(step, answer, false) };
    }
  }
}

const notTried: ProbeStepDto = { step: ProbeStep.Delivery, outcome: ProbeOutcome.Skipped, answer: '', advice: null };
