import { EmailAddress } from '../../../platform/http/text';

export class MailVariableDto {
  /**
   * What templates call it.
   * @example "firstName"
   */
  name: string;

  /**
   * Whether a mail can be written without it.
   * @example false
   */
  isOptional: boolean;

  /**
   * What the sample has for it; anything but a text as JSON.
   * @example "Alex"
   */
  sample: string;
}

export class MailTemplateDto {
  /**
   * Its name.
   * @example "password-reset"
   */
  name: string;

  /**
   * The subject line, with variables in braces.
   * @example "Reset your password"
   */
  subject: string;

  /**
   * What a mail program shows beside the subject, with variables in braces.
   * @example "It works once."
   */
  preview: string;

  /** What it is written with. */
  variables: MailVariableDto[];

  /**
   * How many of its kind one address gets within `limitMinutes`; `null` where that is not limited.
   * @example 3
   */
  limitMails: number | null;

  /**
   * In how many minutes.
   * @example 30
   */
  limitMinutes: number | null;

  /**
   * Whether its recipients can stop it.
   * @example false
   */
  canBeStopped: boolean;
}

export class WrittenTemplateDto {
  /**
   * The subject line.
   * @example "Reset your password"
   */
  subject: string;

  /**
   * What a mail program shows beside it.
   * @example "It works once, until 24 November 2026, 14:00 UTC."
   */
  preview: string;

  /**
   * The plain text.
   * @example "Hello Alex,"
   */
  text: string;
}

export class TryTemplateDto {
  /**
   * Where the sample is sent.
   * @example "operator@alliance.example"
   */
  @EmailAddress('Enter the address that gets the sample')
  to: string;
}

export class TriedTemplateDto {
  /** The message, as the list has it. */
  messageId: string;
}

export class MailTemplateVersionDto {
  /** Its identifier. */
  id: string;

  /** When a process with it first started. */
  seenAt: string;

  /** Whether mail is written by it now. */
  isCurrent: boolean;

  /**
   * The subject line, with variables in braces.
   * @example "Reset your password"
   */
  subject: string;

  /**
   * What a mail program shows beside the subject, with variables in braces.
   * @example "It works once."
   */
  preview: string;

  /**
   * The template of the HTML.
   * @example "{{#> layout}}{{/layout}}"
   */
  html: string;

  /**
   * The template of the plain text.
   * @example "Hello {{firstName}},"
   */
  text: string;
}
