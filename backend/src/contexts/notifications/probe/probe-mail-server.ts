import { Injectable } from '@nestjs/common';
import { Audit } from '../../../platform/audit/audit';
import { Config } from '../../../platform/config/config';
import { invalidField } from '../../../platform/http/domain-error';
import type { Viewer } from '../../../platform/http/viewer';
import { Idempotency } from '../../../platform/idempotency/idempotency';
import { inShort } from '../messages/delivery-failure';
import { MailServers, mailboxOf } from '../settings/mail-servers';
import { MailHosts } from './mail-hosts';
import { MailSecurity, type ProbeMailServerDto, ProbeOutcome, type ProbeReportDto, ProbeStep } from './probe.dto';
import { adviceOn, unreadablePassword } from './probe-advice';
import { type SmtpAnswer, SmtpDialogue } from './smtp-dialogue';

/** Ports on which mail is handed in. */
const mailPorts = [25, 80, 465, 587, 2525, 3525, 3535];

interface Settings {
  host: string;
  port: number;
  security: MailSecurity;
  /** Whether mail goes there also where STARTTLS is not offered: the probe does as delivery does. */
  mayBePlain?: boolean;
  user?: string;
  password?: string;
  from: string;
  to?: string;
  /** Whether they are the environment's, which lead wherever its operator has said. */
  isOwn: boolean;
  /** Of saved ones: whether nobody can sign in by them. */
  isUnreadable?: boolean;
}

/** A step that went wrong, in the words that are shown. */
class StepFailed extends Error {}

/** A step that mail goes without, in the words that are shown. */
class StepLeftOut extends Error {}

/**
 * Walks the way of a mail to the point where it would be sent, and says which step fails and why. It leads to public
 * addresses and mail ports alone, by the addresses that were looked at; what it finds goes to operators alone.
 */
@Injectable()
export class ProbeMailServer {
  constructor(
    private readonly audit: Audit,
    private readonly config: Config,
    private readonly hosts: MailHosts,
    private readonly idempotency: Idempotency,
    private readonly servers: MailServers,
  ) {}

  /** Throws `invalid_input`. */
  async execute(operator: Viewer, asked: ProbeMailServerDto): Promise<ProbeReportDto> {
    const settings = await this.settingsOf(asked);
    const { host, port } = settings;
    await this.audit.record(operator, 'mail-server.probed', undefined, { host, port });
    return this.idempotency.beyond(() => this.walk(settings));
  }

  private async settingsOf(asked: ProbeMailServerDto): Promise<Settings> {
    const server = await this.servers.current();
    const from = asked.from ?? mailboxOf(server?.sender ?? this.config.mailFrom).address;
    if (!asked.host) {
      if (!server) throw invalidField('host', 'No mail server is configured here: name one');
      const { host, port, security, mayBePlain, user, password, isUnreadable } = server;
      const isOwn = server.number === undefined;
      return { host, port, security, mayBePlain, user, password, from, to: asked.to, isOwn, isUnreadable };
    }
    const { host, user, password, to } = asked;
    const port = asked.port ?? 587;
    const security = asked.security ?? MailSecurity.StartTls;
    if (!mailPorts.includes(port) && !this.config.probesLoopback)
      throw invalidField('port', `port must be one of ${mailPorts.join(', ')}`);
    return { host, port, security, user, password, from, to, isOwn: false };
  }

  private async walk(settings: Settings): Promise<ProbeReportDto> {
    const { host, user, password = '' } = settings;
    const steps: ProbeReportDto['steps'] = [];
    const shown = (text: string) => inShort(text, { host, port: 0, secure: false, user, password });
    let dialogue: SmtpDialogue | undefined;
    const planned = this.stepsOf(settings, (opened) => {
      dialogue = opened;
    });
    try {
      for (const [step, work] of planned) {
        if (steps.some(({ outcome }) => outcome === ProbeOutcome.Failed)) {
          steps.push({ step, outcome: ProbeOutcome.Skipped, answer: '', advice: null });
          continue;
        }
        try {
          const answer = await work();
          const outcome = answer === undefined ? ProbeOutcome.Skipped : ProbeOutcome.Passed;
          steps.push({ step, outcome, answer: shown(answer ?? ''), advice: null });
        } catch (error) {
          const answer = shown(said(error));
          const outcome = error instanceof StepLeftOut ? ProbeOutcome.Skipped : ProbeOutcome.Failed;
          steps.push({ step, outcome, answer, advice: adviceOn(step, answer, settings.isOwn) });
        }
      }
    } finally {
      dialogue?.close();
    }
    return { success: steps.every(({ outcome }) => outcome !== ProbeOutcome.Failed), steps };
  }

  /** Each answers what was found, or nothing where there is nothing to try. */
  private stepsOf(settings: Settings, opened: (dialogue: SmtpDialogue) => void) {
    const { host, port, security, mayBePlain, user, password, from, to } = settings;
    let address = '';
    let dialogue: SmtpDialogue;
    let offers = '';
    const greet = async () => {
      offers = wanted(await dialogue.say(`EHLO ${new URL(this.config.appUrl).hostname}`)).text;
    };
    const steps: [ProbeStep, () => Promise<string | undefined>][] = [
      [
        ProbeStep.Name,
        async () => {
          address = await this.hosts.addressOf(host, settings.isOwn);
          return address;
        },
      ],
      [
        ProbeStep.Connect,
        async () => {
          dialogue = await SmtpDialogue.open(address, port);
          opened(dialogue);
          if (security === MailSecurity.Tls) return `Connected to ${address}, port ${port}.`;
          const { text } = wanted(await dialogue.listen());
          await greet();
          return text;
        },
      ],
      [
        ProbeStep.Tls,
        async () => {
          if (security === MailSecurity.None) return undefined;
          if (security === MailSecurity.StartTls) {
            if (!/STARTTLS/i.test(offers)) {
              if (!mayBePlain) throw new StepFailed('STARTTLS is not offered.');
              throw new StepLeftOut(
                `STARTTLS is not offered: mail goes unencrypted${user ? ', and the password' : ''}.`,
              );
            }
            wanted(await dialogue.say('STARTTLS'));
          }
          const protocol = await dialogue.encrypt(host);
          if (security === MailSecurity.Tls) wanted(await dialogue.listen());
          await greet();
          return `Encrypted with ${protocol}; the certificate is good for ${host}.`;
        },
      ],
      [
        ProbeStep.Login,
        async () => {
          if (settings.isUnreadable) throw new StepFailed(unreadablePassword);
          if (!user) return undefined;
          if (!/AUTH/i.test(offers)) throw new StepFailed('A sign-in is not offered.');
          const plain = Buffer.from(`\0${user}\0${password ?? ''}`).toString('base64');
          return wanted(await dialogue.say(`AUTH PLAIN ${plain}`)).text;
        },
      ],
      [ProbeStep.Sender, async () => wanted(await dialogue.say(`MAIL FROM:<${from}>`)).text],
      [ProbeStep.Recipient, async () => (to ? wanted(await dialogue.say(`RCPT TO:<${to}>`)).text : undefined)],
    ];
    return steps;
  }
}

/** What the server says when all is well; otherwise it is the failure. */
function wanted(answer: SmtpAnswer): SmtpAnswer {
  if (answer.code >= 400) throw new StepFailed(answer.text);
  return answer;
}

function said(error: unknown): string {
  const { message, code } = error as Error & { code?: string };
  return code && !message.includes(code) ? `${code}: ${message}` : message;
}
