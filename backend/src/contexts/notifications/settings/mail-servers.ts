import { Injectable } from '@nestjs/common';
import { Config, type SmtpConfig } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { Secrets } from '../../../platform/secrets/secrets';
import { MailSecurity } from '../probe/probe.dto';
import type { MailSettings } from './mail-settings.entity';

/** A mail server with how it is spoken to. */
export interface MailServer extends SmtpConfig {
  security: MailSecurity;
  /** Where it does not offer STARTTLS, mail goes there all the same: of the environment’s alone. */
  mayBePlain?: boolean;
  /** `Name <address>`. */
  sender: string;
  /** Of settings that were saved here; those of the environment have none. */
  number?: number;
  /** The credentials were sealed with another secret: it cannot be signed in with them. */
  isUnreadable?: boolean;
}

export type SavedSettings = Pick<
  MailSettings,
  'number' | 'host' | 'port' | 'security' | 'sender' | 'sealedCredentials'
>;

interface Credentials {
  user?: string;
  password?: string;
}

const purpose = 'mail-settings';
const newestSettings = {
  name: 'mail-settings-newest',
  text: `select number, host, port, security, sender, sealed_credentials as "sealedCredentials"
    from notifications.mail_settings order by number desc limit 2`,
};

/** By which server mail is sent at this moment: the one that was saved last, or the environment's. */
@Injectable()
export class MailServers {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly secrets: Secrets,
  ) {}

  /** Nothing where neither is configured. Looked up for every message, so that all processes change at once. */
  async current(): Promise<MailServer | undefined> {
    const [newest] = await this.newest();
    return this.of(newest);
  }

  /** The settings in force, and those before them. */
  newest(): Promise<SavedSettings[]> {
    return this.database.query<SavedSettings>(newestSettings);
  }

  of(saved: SavedSettings | undefined): MailServer | undefined {
    if (!saved?.host) return this.ofEnvironment();
    const { number, host, port, security, sender, sealedCredentials } = saved;
    const credentials = sealedCredentials && this.secrets.open<Credentials>(purpose, sealedCredentials);
    return {
      ...(credentials ?? { isUnreadable: true }),
      number,
      host,
      port: port as number,
      security: security as MailSecurity,
      secure: security === MailSecurity.Tls,
      sender: sender as string,
    };
  }

  ofEnvironment(): MailServer | undefined {
    const { smtp, mailFrom } = this.config;
    if (!smtp) return undefined;
    const security = smtp.secure ? MailSecurity.Tls : MailSecurity.StartTls;
    return { ...smtp, security, mayBePlain: !smtp.secure, sender: mailFrom };
  }

  /** Who mail is from, whether or not a server is configured. */
  async sender(): Promise<string> {
    return (await this.current())?.sender ?? this.config.mailFrom;
  }

  seal({ user, password }: Credentials): Buffer {
    return this.secrets.seal(purpose, { user, password });
  }
}

/** `Name <address>` or the bare address, in its two parts. */
export function mailboxOf(sender: string): { name: string; address: string } {
  const [, name = '', address = sender] = /^(.*?)\s*<([^<>]+)>$/.exec(sender) ?? [];
  return { name: name.replace(/^"(.*)"$/, '$1'), address };
}

export const domainOf = (sender: string): string => mailboxOf(sender).address.split('@').at(-1)?.toLowerCase() ?? '';
