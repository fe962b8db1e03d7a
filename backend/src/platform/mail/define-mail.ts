/** How much mail one address gets: of all mails that are declared with this very limit, so many in a window. */
export interface RecipientLimit {
  mails: number;
  minutes: number;
}

/** What a notification is about: for each of these, people choose how they are told. */
export enum NotificationCategory {
  Security = 'security',
  Billing = 'billing',
  Problems = 'problems',
  Proposals = 'proposals',
  Projects = 'projects',
  Connections = 'connections',
  Organization = 'organization',
  Communities = 'communities',
  Messages = 'messages',
  Mentoring = 'mentoring',
  Alliance = 'alliance',
}

type MayBeAbsent<Values> = {
  [Name in keyof Values]-?: undefined extends Values[Name] ? Name : null extends Values[Name] ? Name : never;
}[keyof Values];

/** A mail that a context sends. */
interface MailDeclaration<Values extends object> {
  /** Of its templates, `<name>.html.hbs` and `<name>.text.hbs`; queued messages wait under it, so it outlives releases. */
  readonly name: string;
  /** Handlebars, like the templates. */
  readonly subject: string;
  /** What a mail program shows beside the subject. */
  readonly preview: string;
  /** One of every value, with which the tests write the mail. */
  readonly sample: { readonly [Name in keyof Values]-?: NonNullable<Values[Name]> };
  /** Values that may be absent. */
  readonly optional?: readonly MayBeAbsent<Values>[];
  /** It names a person beside whom it goes to, or says what they wrote: whoever queues it says who they are (`named`). */
  readonly names?: true;
  /** For a mail that somebody else than its recipient can cause. Without it the mail is always written. */
  readonly limit?: RecipientLimit;
  /**
   * Makes it a notification too, for recipients who have an account: a line in their inbox, with the subject, the preview and the
   * address in the value `link`. What they chose for the category decides on the mail.
   */
  readonly category?: NotificationCategory;
  /** Others were promised that it is read: at once, whatever its recipient has chosen for the category. */
  readonly isMandatory?: true;
  /** Guards an account: it goes out whatever operators have written of its address, which a bounce alone keeps from getting it. */
  readonly guardsAccount?: true;
  /** The value with the address at which a POST without a session ends mails of this kind, for mail programs (RFC 8058). */
  readonly unsubscribe?: keyof Values & string;
  /** The value with a calendar file (RFC 5545) that goes along: mail programs enter, move or remove what it says. */
  readonly calendar?: keyof Values & string;
}

export interface DeclaredMail<Values extends object = object>
  extends Omit<MailDeclaration<Values>, 'optional' | 'unsubscribe' | 'calendar'> {
  readonly optional?: readonly string[];
  readonly unsubscribe?: string;
  readonly calendar?: string;
  /** Where its templates are; a notification without any of its own is mailed by the one that they share. */
  readonly folder?: string;
}

const declared = new Map<string, DeclaredMail>();

/**
 * How a context declares its mails, in `<context>.mails.ts`: `const defineMail = mailsIn(join(__dirname, 'mails'))`.
 * The folder holds the templates, and the partials that only they share in `partials`.
 */
export const mailsIn =
  (folder: string) =>
  <Values extends object>(declaration: MailDeclaration<Values>): DeclaredMail<Values> =>
    declare(declaration, folder);

/** A notification whose mail says no more than its line in the inbox: one template serves all of them. */
export const defineNotification = <Values extends { link: string }>(
  declaration: MailDeclaration<Values> & { readonly category: NotificationCategory },
): DeclaredMail<Values> => declare(declaration);

function declare<Values extends object>(declaration: MailDeclaration<Values>, folder?: string): DeclaredMail<Values> {
  const mail = { ...declaration, optional: declaration.optional?.map(String), folder };
  if (declared.has(mail.name)) throw new Error(`Two mails are called ${mail.name}.`);
  declared.set(mail.name, mail as unknown as DeclaredMail);
  return mail;
}

/** All mails of the contexts that this process has loaded, by name. */
export const declaredMails = (): ReadonlyMap<string, DeclaredMail> => declared;
