import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import Handlebars from 'handlebars';
import { Config } from '../../../platform/config/config';
import { descriptionOf, templateNames } from './catalogue';
import { inBrief, moment } from './wording';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

type Write = (values: Record<string, unknown>, data?: Record<string, unknown>) => string;

interface Template {
  needs: string[];
  allows: string[];
  subject: Write;
  preview: Write;
  html: Write;
  text: Write;
}

const sources = join(__dirname, 'sources');

/** All templates, compiled and tried once at start: what cannot be written stops the start, not a mail. */
@Injectable()
export class Templates {
  private readonly templates: Map<string, Template>;

  constructor(private readonly config: Config) {
    const html = new Format('html');
    const text = new Format('text');
    this.templates = new Map(
      templateNames.map((name) => {
        const { subject, preview, example, optional = [] } = descriptionOf(name) ?? missing(name);
        const allows = Object.keys(example);
        const template: Template = {
          needs: allows.filter((value) => !optional.includes(value)),
          allows,
          subject: text.compile(subject),
          preview: text.compile(preview),
          html: html.read(name),
          text: text.read(name),
        };
        return [name, template];
      }),
    );
    for (const name of templateNames) this.render(name, descriptionOf(name)?.example ?? {});
  }

  /** Throws for an unknown template or a missing value; both are mistakes of the program. */
  render(name: string, values: Record<string, unknown>): RenderedMail {
    const template = this.templates.get(name) ?? missing(name);
    const absent = template.needs.filter((value) => values[value] === undefined || values[value] === null);
    if (absent.length > 0) throw new Error(`The mail template ${name} needs ${absent.join(', ')}`);
    const known = Object.fromEntries(template.allows.map((value) => [value, values[value] ?? null]));
    const subject = template.subject(inBrief(known)).replace(/\s+/g, ' ').trim();
    const { appUrl: home, helpAddress: help } = this.config;
    const data = { subject, preview: template.preview(known), home, help };
    return { subject, html: template.html(known, data), text: template.text(known, data) };
  }

  /** For the mailer: writes subject, HTML and text of a message from its template and context. */
  readonly compileStep = (
    mail: { data: { template: string; context: Record<string, unknown> } },
    done: (error?: Error) => void,
  ): void => {
    try {
      Object.assign(mail.data, this.render(mail.data.template, mail.data.context));
      done();
    } catch (error) {
      done(error as Error);
    }
  };
}

/** Templates of one format with the partials they share. Values are escaped in HTML, and stand as they are in text. */
class Format {
  private readonly handlebars = Handlebars.create();

  constructor(private readonly name: 'html' | 'text') {
    this.handlebars.registerHelper('moment', moment);
    const suffix = `.${name}.hbs`;
    for (const file of readdirSync(join(sources, 'partials'))) {
      if (!file.endsWith(suffix)) continue;
      const partial = readFileSync(join(sources, 'partials', file), 'utf8');
      this.handlebars.registerPartial(file.slice(0, -suffix.length), partial);
    }
  }

  read(template: string): Write {
    return this.compile(readFileSync(join(sources, `${template}.${this.name}.hbs`), 'utf8'));
  }

  compile(source: string): Write {
    const options = { strict: true, preventIndent: true, noEscape: this.name === 'text' };
    const template = this.handlebars.compile(source, options);
    return (values, data) => template(values, { data });
  }
}

function missing(name: string): never {
  throw new Error(`There is no mail template ${name}`);
}
