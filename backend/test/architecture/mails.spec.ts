import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Templates } from '../../src/contexts/notifications/templates/templates';
import { Config } from '../../src/platform/config/config';
import { type DeclaredMail, declaredMails } from '../../src/platform/mail/define-mail';
import { valuesUsed } from './values-used';

const sources = join(__dirname, '..', '..', 'src');
const found = (pattern: RegExp) =>
  readdirSync(join(sources, 'contexts'), { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => join(sources, 'contexts', file));
for (const file of found(/\.mails\.ts$/)) require(file);
const templateNames = [...declaredMails().keys()];
const dataDir = mkdtempSync(join(tmpdir(), 'alliance-templates-'));
const templates = new Templates(
  new Config({
    NODE_ENV: 'test',
    APP_URL: 'https://alliance.example',
    SMTP_FROM: 'Alliance <help@alliance.example>',
    DATA_DIR: dataDir,
  }),
);
const declared = (name: string) => declaredMails().get(name) as DeclaredMail;
const example = (name: string) => declared(name).sample as Record<string, unknown>;
const render = (name: string, values: Record<string, unknown> = {}) =>
  templates.render(name, { ...example(name), ...values });

describe('the mails of the contexts', () => {
  it('all have their templates, and no template is without a mail', () => {
    const expected = templateNames.flatMap((name) => {
      const { folder } = declared(name);
      return folder ? ['html', 'text'].map((format) => join(folder, `${name}.${format}.hbs`)) : [];
    });
    expect(found(/[\\/]mails[\\/][^\\/]+\.hbs$/).sort()).toEqual(expected.sort());
    expect(templateNames.length).toBeGreaterThan(10);
  });

  it.each(templateNames)('%s declares the values that its templates use, and no others', (name) => {
    expect(valuesUsed(declared(name))).toEqual(Object.keys(declared(name).sample).sort());
  });

  it.each(templateNames)('%s leaves no template source in what it writes', (name) => {
    const { subject, html, text } = render(name);
    for (const part of [subject, html, text]) expect(part).not.toMatch(/\{\{|\}\}|\[object|undefined|null/);
    expect(html).toMatch(/^<!doctype html>/);
  });

  it.each(templateNames)('%s escapes every value in HTML and leaves it alone in text', (name) => {
    const attack = `<script>alert("1 & 2")</script>{{link}}`;
    const values = Object.fromEntries(
      Object.entries(example(name)).map(([key, value]) => [key, typeof value === 'string' ? attack : value]),
    );
    const { html, text } = render(name, values);
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;alert(&quot;1 &amp; 2&quot;)&lt;/script&gt;{{link}}');
    expect(text).toContain(attack);
  });

  it.each(templateNames)('%s can be written without its optional values', (name) => {
    const absent = Object.fromEntries((declared(name).optional ?? []).map((value) => [value, undefined]));
    const { html, text } = render(name, absent);
    expect(html + text).not.toMatch(/undefined|null/);
  });

  it('keeps the subject on one line', () => {
    expect(render('connection-requested', { organizationName: 'TechFlow\r\nBcc: all@example.org' }).subject).toBe(
      'TechFlow Bcc: all@example.org wants to connect',
    );
  });

  it.each([
    [
      'a word',
      'Cold chain without diesel for vaccines on the last mile of islands',
      'Cold chain without diesel for vaccines on the…',
    ],
    ['a sign, where there is no word to end on', 'é'.repeat(200), `${'é'.repeat(47)}…`],
    ['a whole sign, of however many parts', '👩‍🔬'.repeat(200), `${'👩‍🔬'.repeat(47)}…`],
  ])('end a long value in the subject after %s', (_, problemTitle, shown) => {
    const { subject, html } = render('proposal-decided', { problemTitle });
    expect(subject).toBe(`Your proposal for “${shown}” was accepted`);
    expect(html).toContain(problemTitle);
  });

  it.each(templateNames)('%s names an address for help', (name) => {
    const { html, text } = render(name);
    expect(html).toContain('href="mailto:help@alliance.example"');
    expect(text).toContain('Help: help@alliance.example');
  });

  it.each([
    'activation',
    'password-reset',
    'welcome-free',
    'welcome-innovators',
    'welcome-enablers',
    'welcome-enterprise',
  ])('%s says until when its link works, in the form in which values are kept too', (name) => {
    for (const worksUntil of [new Date('2026-11-24T14:00:59Z'), '2026-11-24T14:00:59.000Z'])
      for (const written of [render(name, { worksUntil }).html, render(name, { worksUntil }).text])
        expect(written).toContain('It works once, until 24 November 2026, 14:00 UTC');
  });

  it('says until when an organization can be confirmed', () => {
    const { html, text } = render('welcome-free', { hasAccount: true });
    for (const written of [html, text]) expect(written).toContain('until 24 November 2026, 14:00 UTC');
  });

  it.each(templateNames)('%s has its button before anything to read up on', (name) => {
    const { html, text } = render(name);
    const button = html.indexOf('class="button"');
    const facts = html.search(/<th\b/);
    if (button >= 0 && facts >= 0) expect(button).toBeLessThan(facts);
    if (name.startsWith('welcome')) expect(text.indexOf('/activate?token=')).toBeLessThan(text.indexOf('Member ID:'));
  });

  it('have what there is to read up on in more than the welcome', () => {
    const withBoth = templateNames.filter((name) => /class="button"[\s\S]*<th\b/.test(render(name).html));
    expect(withBoth).toEqual(expect.arrayContaining(['welcome-free', 'payment-receipt', 'renewal-reminder']));
  });

  it.each(templateNames)('%s breaks words without an end, as the layout does', (name) => {
    const [before, within = ''] = render(name).html.split('table-layout:fixed; overflow-wrap:anywhere');
    expect(before).not.toContain('<p');
    expect(within).not.toMatch(/nowrap|overflow-wrap:\s*normal|word-break:\s*keep-all|white-space:\s*pre;/);
  });

  it('leads a person with an account to sign-in, and another to the password', () => {
    expect(render('welcome-free', { hasAccount: true }).text).toContain('then sign in with the password you have');
    expect(render('welcome-free', { hasAccount: false }).text).toContain('Set your password');
  });

  it('shows the price without the offer only when it differs', () => {
    const plan = { ...(example('welcome-enablers').plan as object), yearly: { charged: '$1,500', list: null } };
    expect(render('welcome-enablers', { plan }).text).toContain('$1,500 a year, or $20 a month (instead of $49)');
  });

  it('says that a waived plan is free', () => {
    const plan = { ...(example('welcome-free').plan as object), waived: true };
    expect(render('welcome-free', { plan }).text).toContain('free ($180 a year, waived)');
  });

  it('refuses a mail that nobody declares', () => {
    expect(() => templates.render('toString', {})).toThrow('No context declares a mail toString');
  });

  it('names the values that are missing', () => {
    expect(() => templates.render('password-reset', { firstName: 'Alex' })).toThrow(
      'The mail password-reset needs link',
    );
  });
});
