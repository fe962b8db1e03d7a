import { LegalBlockKind, LegalDocumentName, type LegalSectionDto } from './legal.dto';

export const titles: Record<LegalDocumentName, string> = {
  [LegalDocumentName.Terms]: 'Terms of Service',
  [LegalDocumentName.Privacy]: 'Privacy Policy',
};

/** What stands in a text for what is known elsewhere: `{{trialDays}}`. */
const place = /\{\{([\w.]+)\}\}/g;
/** Bounded, so that no text takes long to look through; the page that shows it reads links the same. */
const link = /\[([^[\]]{1,300})\]\(([^()]{0,500})\)/g;
/** A page of the alliance. What browsers leave out of an address (tabs, ends of lines) or read as a slash could lead elsewhere. */
const ownPage = /^\/(?![/\\])[^\s\\]*$/;

/** The sections of a text, with `{{facts}}` in their places. */
export function sectionsOf(body: string, facts: ReadonlyMap<string, string>): LegalSectionDto[] {
  const filled = body.replace(place, (_place, name: string) => {
    const fact = facts.get(name);
    if (fact === undefined) throw new Error(`Nobody knows {{${name}}}`);
    return fact;
  });
  return partsOf(filled).map(([title, text]) => ({
    id: anchorOf(title),
    title,
    blocks: text.split(/\n{2,}/).map(blockOf),
  }));
}

/** What of a text could not be shown as it is meant: nothing where all of it can. */
export function faultsOf(body: string, facts: ReadonlyMap<string, string>): string[] {
  const parts = partsOf(body);
  const anchors = parts.map(([title]) => anchorOf(title));
  const names = [...body.matchAll(place)].map(([, name = '']) => name);
  const targets = [...body.matchAll(link)].map(([, , to = '']) => to);
  return [
    ...(/^## /.test(body.trimStart()) ? [] : ['Begin with a heading, such as “## In short”']),
    ...[...body.matchAll(/^(?:#|###+)(?: .*)?$/gm)].map(([line]) => `“${line}”: headings begin with two signs, “## ”`),
    ...parts.filter(([, text]) => text === '').map(([title]) => `“${title}” has no text`),
    ...parts
      .filter((_, n) => anchors[n] === '')
      .map(([title]) => `“${title}”: a heading needs letters from a to z, by which it is linked to`),
    ...parts
      .filter((_, n) => anchors[n] !== '' && anchors.indexOf(anchors[n] as string) < n)
      .map(([title]) => `“${title}” is the heading of two sections`),
    ...[...new Set(names)].filter((name) => !facts.has(name)).map((name) => `Nobody knows {{${name}}}`),
    ...[...new Set(targets)]
      .filter((to) => !ownPage.test(to))
      .map((to) => `“${to}”: links lead to pages of the alliance, such as /privacy`),
  ];
}

const partsOf = (body: string): [title: string, text: string][] =>
  body
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...rest] = part.split('\n');
      return [title.trim(), rest.join('\n').trim()];
    });

function blockOf(block: string) {
  const lines = block.split('\n');
  const isList = lines.every((line) => line.startsWith('- '));
  return isList
    ? { kind: LegalBlockKind.List, lines: lines.map((line) => line.slice(2)) }
    : { kind: LegalBlockKind.Paragraph, lines: [lines.join(' ')] };
}

const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
