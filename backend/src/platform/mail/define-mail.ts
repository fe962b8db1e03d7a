/** How much mail one address gets: of all mails that are declared with this very limit, so many in a window. */
export interface RecipientLimit {
  mails: number;
  minutes: number;
}

type MayBeAbsent<Values> = {
  [Name in keyof Values]-?: undefined extends Values[Name] ? Name : null extends Values[Name] ? Name : never;
}[keyof Values];

/** A mail that a context sends. */
export interface MailDeclaration<Values extends object> {
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
  /** For a mail that somebody else than its recipient can cause. Without it the mail is always written. */
  readonly limit?: RecipientLimit;
  /** The value with the address at which a POST without a session ends mails of this kind, for mail programs (RFC 8058). */
  readonly unsubscribe?: keyof Values & string;
}

export interface DeclaredMail<Values extends object = object>
  extends Omit<MailDeclaration<Values>, 'optional' | 'unsubscribe'> {
  readonly optional?: readonly string[];
  readonly unsubscribe?: string;
  /** Where its templates are. */
  readonly folder: string;
}

const declared = new Map<string, DeclaredMail>();

/**
 * How a context declares its mails, in `<context>.mails.ts`: `const defineMail = mailsIn(join(__dirname, 'mails'))`.
 * The folder holds the templates, and the partials that only they share in `partials`.
 */
export const mailsIn =
  (folder: string) =>
  <Values extends object>(declaration: MailDeclaration<Values>): DeclaredMail<Values> => {
    const mail = { ...declaration, optional: declaration.optional?.map(String), folder };
    if (declared.has(mail.name)) throw new Error(`Two mails are called ${mail.name}.`);
    declared.set(mail.name, mail as unknown as DeclaredMail);
    return mail;
  };

/** All mails of the contexts that this process has loaded, by name. */
export const declaredMails = (): ReadonlyMap<string, DeclaredMail> => declared;
