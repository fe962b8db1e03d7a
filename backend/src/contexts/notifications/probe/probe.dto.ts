import { IsEnum, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { EmailAddress, Text } from '../../../platform/http/text';

/** How the connection is encrypted: by STARTTLS, from the first byte, or not at all. */
export enum MailSecurity {
  StartTls = 'starttls',
  Tls = 'tls',
  None = 'none',
}

/** How the sign-in at the server in force went when a mail was last handed in. */
export enum SignInStanding {
  Working = 'working',
  Refused = 'refused',
  ServerAway = 'server-away',
  Untried = 'untried',
}

/** What a probe does, in this order; it stops at the one that fails. Settings that are to be saved are tried by a test mail as well (`delivery`). */
export enum ProbeStep {
  Name = 'name',
  Connect = 'connect',
  Tls = 'tls',
  Login = 'login',
  Sender = 'sender',
  Recipient = 'recipient',
  Delivery = 'delivery',
}

export enum ProbeOutcome {
  Passed = 'passed',
  Failed = 'failed',
  Skipped = 'skipped',
}

/** The settings to try. Without `host` those in force, with its password, which never goes to another host. */
export class ProbeMailServerDto {
  /**
   * Name or public address of the mail server.
   * @example "smtp.example.com"
   */
  @IsOptional()
  @Text({ max: 253 })
  @Matches(/^[a-z0-9._:-]+$/i, { message: 'host must be a name such as smtp.example.com, or an address' })
  host?: string;

  /**
   * Its port: 25, 80, 465, 587, 2525, 3525 or 3535.
   * @example 587
   */
  @IsOptional()
  @IsInt({ message: 'port must be a whole number' })
  @Min(1)
  @Max(65_535)
  port?: number;

  /**
   * How the connection is encrypted.
   * @example "starttls"
   */
  @IsOptional()
  @IsEnum(MailSecurity)
  security?: MailSecurity;

  /**
   * The name to sign in with; nobody signs in without one.
   * @example "alliance@example.com"
   */
  @IsOptional()
  @Text({ max: 254 })
  user?: string;

  /**
   * Its password. It is used for this probe alone, and not kept.
   * @example "the password of the mailbox"
   */
  @IsOptional()
  @Text({ max: 512, untrimmed: true })
  password?: string;

  /**
   * The sender's address.
   * @example "alliance@example.com"
   */
  @IsOptional()
  @EmailAddress()
  from?: string;

  /**
   * A recipient that the server is asked about; nothing is sent there.
   * @example "operator@example.com"
   */
  @IsOptional()
  @EmailAddress()
  to?: string;
}

export class ProbeStepDto {
  /**
   * What was tried.
   * @example "login"
   */
  step: ProbeStep;

  /**
   * How it went; what comes after a failure is skipped.
   * @example "failed"
   */
  outcome: ProbeOutcome;

  /**
   * What was found, in the server's words where it said something, without credentials.
   * @example "535 Incorrect authentication data"
   */
  answer: string;

  /**
   * After a failure, and where mail goes unencrypted, what it means and which setting to change; `null` otherwise.
   * @example "The server does not accept these credentials (535). Change “User” and “Password”."
   */
  advice: string | null;
}

export class ProbeReportDto {
  /**
   * Whether every step passed.
   * @example false
   */
  success: boolean;

  /** The steps in their order. */
  steps: ProbeStepDto[];
}

export class SmtpSettingsDto {
  /**
   * The mail server; empty where none is configured.
   * @example "smtp.example.com"
   */
  host: string;

  /**
   * Its port.
   * @example 587
   */
  port: number;

  /**
   * How the connection is encrypted.
   * @example "starttls"
   */
  security: MailSecurity;

  /**
   * Whether mail goes to the server unencrypted where it does not offer STARTTLS, as to the environment’s.
   * @example false
   */
  mayBePlain: boolean;

  /**
   * The name that is signed in with, but for its first letter and its domain hidden; empty where nobody signs in.
   * @example "a•••@example.com"
   */
  user: string;

  /**
   * Whether a password is configured. It is never shown.
   * @example true
   */
  hasPassword: boolean;

  /**
   * Whether user and password were saved and cannot be read any more, as `SESSION_SECRET` has changed since: mail waits until settings
   * are saved anew, or the environment’s are taken.
   * @example false
   */
  isUnreadable: boolean;

  /**
   * The sender of all mail.
   * @example "Global Innovation Alliance <alliance@example.com>"
   */
  from: string;

  /**
   * Whether the host is GoDaddy's.
   * @example false
   */
  isGoDaddy: boolean;

  /**
   * Whether mail is kept on this machine instead of sent.
   * @example false
   */
  isCaught: boolean;
}

export class SmtpStandingDto {
  /**
   * How the sign-in went when a mail was last handed in.
   * @example "refused"
   */
  signIn: SignInStanding;

  /**
   * What the server answered then, without credentials; empty where nothing was handed in yet.
   * @example "535 Incorrect authentication data"
   */
  answer: string;

  /**
   * What to do about it, where it let nobody in or could not be reached; `null` otherwise.
   * @example "The server does not accept these credentials (535, incorrect authentication data)."
   */
  advice: string | null;

  /** When. */
  at: string | null;

  /**
   * How many mails wait in the queue, at most 10,000.
   * @example 3
   */
  waiting: number;
}

export class SmtpDiagnosticsDto {
  /** The settings that mail is sent by. */
  diagnostics: SmtpSettingsDto;

  /** How mail fares by them, as the queue and the last answer of the server show. */
  standing: SmtpStandingDto;
}
