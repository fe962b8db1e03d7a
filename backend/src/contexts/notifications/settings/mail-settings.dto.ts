import { IsEnum, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { EmailAddress, Text } from '../../../platform/http/text';
import { MailSecurity, SmtpSettingsDto } from '../probe/probe.dto';
import { MailSettingsAct, RollBackTarget } from './mail-settings.enums';

export class SaveMailSettingsDto {
  /**
   * Name or public address of the mail server.
   * @example "smtp.example.com"
   */
  @Text({ max: 253, required: 'Name the mail server' })
  @Matches(/^[a-z0-9._:-]+$/i, { message: 'host must be a name such as smtp.example.com, or an address' })
  host: string;

  /**
   * Its port: 25, 80, 465, 587, 2525, 3525 or 3535.
   * @example 587
   */
  @IsInt({ message: 'port must be a whole number' })
  @Min(1)
  @Max(65_535)
  port: number;

  /**
   * How the connection is encrypted; with `starttls` and `tls` nothing is sent where it cannot be.
   * @example "starttls"
   */
  @IsEnum(MailSecurity)
  security: MailSecurity;

  /**
   * The name to sign in with; nobody signs in without one.
   * @example "alliance@example.com"
   */
  @IsOptional()
  @Text({ max: 254 })
  user?: string;

  /**
   * Its password. It is kept encrypted, goes to this server alone, and is never shown again.
   * @example "the password of the mailbox"
   */
  @IsOptional()
  @Text({ max: 512, untrimmed: true })
  password?: string;

  /**
   * The address that mail is from.
   * @example "alliance@example.com"
   */
  @EmailAddress('Enter the address that mail is from')
  from: string;

  /**
   * The name that stands beside it.
   * @example "Global Innovation Alliance"
   */
  @IsOptional()
  @Text({ max: 100 })
  @Matches(/^[^"<>\\]*$/, { message: 'fromName must not have quotation marks, angle brackets or backslashes' })
  fromName?: string;

  /**
   * Who gets the test mail. Nothing is saved unless the server takes it.
   * @example "operator@example.com"
   */
  @EmailAddress('Enter the address that gets the test mail')
  to: string;
}

export class RollBackMailSettingsDto {
  /**
   * To what was in force before (`previous`), or to what the environment says.
   * @example "previous"
   */
  @IsEnum(RollBackTarget)
  to: RollBackTarget;
}

export class MailSettingsChangeDto {
  /**
   * Its place in the order of changes.
   * @example 3
   */
  number: number;

  /**
   * Whether new settings were saved, or former ones taken again.
   * @example "saved"
   */
  act: MailSettingsAct;

  /**
   * The mail server from then on; `null` for the environment's.
   * @example "smtp.example.com"
   */
  host: string | null;

  /**
   * Its port; `null` for the environment's.
   * @example 587
   */
  port: number | null;

  /**
   * The sender; `null` for the environment's.
   * @example "Global Innovation Alliance <alliance@example.com>"
   */
  sender: string | null;

  /**
   * The address of who did it.
   * @example "root@alliance.example"
   */
  savedByEmail: string;

  /** When. */
  savedAt: string;
}

export class MailSettingsDto {
  /** Whether those in force were saved here; otherwise they are the environment's. */
  isSaved: boolean;

  /** By which mail is sent. */
  inUse: SmtpSettingsDto;

  /** What the environment says. */
  environment: SmtpSettingsDto;

  /** What was in force before, and would be again; `null` where nothing was ever saved. */
  previous: SmtpSettingsDto | null;

  /** Whether those before were saved here. */
  isPreviousSaved: boolean;

  /** What was done, newest first, the newest 50. */
  history: MailSettingsChangeDto[];
}
