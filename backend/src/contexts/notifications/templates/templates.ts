import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import Handlebars from 'handlebars';
import { Config } from '../../../platform/config/config';
import { type DeclaredMail, declaredMails } from '../../../platform/mail/define-mail';
import type { WrittenMail } from '../../../platform/mail/mail';
import { stopLink } from '../messages/message-jobs';
import { inBrief, moment } from './wording';

type Values = Record<string, unknown>;
type Write = (values: Values, data?: Values) => string;

/** What a mail is made of, but for the parts that several share. */
export interface TemplateSource {
  subject: string;
  preview: string;
  html: string;
  text: string;
}

interface Template {
  mail: DeclaredMail;
  subject: Write;
  preview: Write;
  html: Write;
  text: Write;
}

/** What the mails of all contexts are made of. */
const partials = join(__dirname, 'partials');
/** Of notifications that have no templates of their own. */
const shared = { folder: join(__dirname, 'shared'), name: 'notification' };

/**
 * The declared mails of all contexts. They are read at the start, which ends where one is missing, and compiled when they
 * are first written; that each can be written is tested with its sample.
 */
@Injectable()
export class Templates {
  private readonly templates = new Map<string, Template>();

  constructor(private readonly config: Config) {
    const formats = new Map<string, Formats>();
    for (const mail of declaredMails().values()) {
      const folder = mail.folder ?? shared.folder;
      // Those of a folder share its partials, which are compiled once then and not for every mail.
      if (!formats.has(folder))
        formats.set(folder, { html: new Format('html', folder), text: new Format('text', folder) });
      this.templates.set(mail.name, compile(mail, formats.get(folder) as Formats));
    }
  }

  /** Throws for a mail that nobody declares or a missing value; both are mistakes of the program. */
  render(name: string, values: Values): WrittenMail {
    const template = this.templates.get(name);
    if (!template) throw new Error(`No context declares a mail ${name}`);
    const { sample, optional = [] } = template.mail;
    const allowed = Object.keys(sample);
    const absent = allowed.filter((value) => !optional.includes(value) && isAbsent(values[value]));
    if (absent.length > 0) throw new Error(`The mail ${name} needs ${absent.join(', ')}`);
    const known = Object.fromEntries(allowed.map((value) => [value, values[value] ?? null]));
    const subject = template.subject(inBrief(known)).replace(/\s+/g, ' ').trim();
    const { appUrl: home, helpAddress: help } = this.config;
    const preview = template.preview(known);
    const data = { subject, preview, home, help, stop: values[stopLink] ?? null };
    return { subject, preview, html: template.html(known, data), text: template.text(known, data) };
  }

  /** The same of values that were kept: nothing where a later release declares the mail otherwise, or not at all. */
  renderIfKnown(name: string, values: Values): WrittenMail | undefined {
    try {
      return this.render(name, values);
    } catch {
      return undefined;
    }
  }

  sourceOf(name: string): TemplateSource {
    const template = this.templates.get(name);
    if (!template) throw new Error(`No context declares a mail ${name}`);
    const { subject, preview, folder } = template.mail;
    const read = (format: 'html' | 'text') =>
      readFileSync(fileOf(folder ?? shared.folder, folder ? name : shared.name, format), 'utf8');
    return { subject, preview, html: read('html'), text: read('text') };
  }

  /** For the mailer: writes subject, HTML and text of a message from its template and context. */
  readonly compileStep = (
    mail: { data: { template: string; context: Record<string, unknown> } },
    done: (error?: Error) => void,
  ): void => {
    try {
      const { subject, html, text } = this.render(mail.data.template, mail.data.context);
      Object.assign(mail.data, { subject, html, text });
      done();
    } catch (error) {
      done(error as Error);
    }
  };
}

function compile(mail: DeclaredMail, { html, text }: Formats): Template {
  return {
    mail,
    subject: text.compile(mail.subject),
    preview: text.compile(mail.preview),
    html: html.read(mail.folder ? mail.name : shared.name),
    text: text.read(mail.folder ? mail.name : shared.name),
  };
}

const fileOf = (folder: string, template: string, format: 'html' | 'text') => join(folder, `${template}.${format}.hbs`);

type Formats = Record<'html' | 'text', Format>;

const isAbsent = (value: unknown): boolean => value === undefined || value === null;

/** Templates of one format and folder with their partials. Values are escaped in HTML, and stand as they are in text. */
class Format {
  private readonly handlebars = Handlebars.create();

  constructor(
    private readonly name: 'html' | 'text',
    private readonly folder: string,
  ) {
    this.handlebars.registerHelper('moment', moment);
    for (const parts of [partials, join(folder, 'partials')]) if (existsSync(parts)) this.share(parts);
  }

  read(template: string): Write {
    return this.compile(readFileSync(fileOf(this.folder, template, this.name), 'utf8'));
  }

  compile(source: string): Write {
    const options = { strict: true, preventIndent: true, noEscape: this.name === 'text' };
    const template = this.handlebars.compile(source, options);
    return (values, data) => template(values, { data });
  }

  private share(folder: string): void {
    const suffix = `.${this.name}.hbs`;
    for (const file of readdirSync(folder).filter((name) => name.endsWith(suffix)))
      this.handlebars.registerPartial(file.slice(0, -suffix.length), readFileSync(join(folder, file), 'utf8'));
  }
}
