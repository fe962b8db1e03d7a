import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LegalBlockKind, type LegalDocumentName, type LegalSectionDto, type LegalVersionDto } from './legal.dto';

interface LegalText extends LegalVersionDto {
  title: string;
  body: string;
}

const folder = join(__dirname, 'documents');
const form = /^---\ntitle: (.+)\ndate: (\d{4}-\d\d-\d\d)\nchanges: (.+)\n---\n\n([\s\S]+)$/;

function read(file: string, version: string): LegalText {
  const [, title, date, changes, body] = form.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
  if (!title || !date || !changes || !body) throw new Error(`${file} does not begin with title, date and changes`);
  return { version, title, date, changes, body };
}

/** `terms-2.md` is version 2 of the terms. */
const texts = readdirSync(folder)
  .flatMap((file) => {
    const [, name = '', version] = /^(\w+)-(\d+)\.md$/.exec(file) ?? [];
    return version ? [{ name, ...read(file, version) }] : [];
  })
  .sort((a, b) => Number(b.version) - Number(a.version));

/** All versions of a document, newest first. The first is in force. */
export const versionsOf = (name: LegalDocumentName): LegalText[] => texts.filter((text) => text.name === name);

/** What whoever registers now agrees to. */
export function versionInForce(name: LegalDocumentName): string {
  const [newest] = versionsOf(name);
  if (!newest) throw new Error(`There is no document ${name}`);
  return newest.version;
}

/** The sections of a text, with `{{facts}}` in their places. */
export function sectionsOf(body: string, facts: ReadonlyMap<string, string>): LegalSectionDto[] {
  const filled = body.replace(/\{\{([\w.]+)\}\}/g, (_place, name: string) => {
    const fact = facts.get(name);
    if (fact === undefined) throw new Error(`Nobody knows {{${name}}}`);
    return fact;
  });
  return filled
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [title = '', ...rest] = part.split('\n');
      const blocks = rest
        .join('\n')
        .trim()
        .split(/\n{2,}/);
      return { id: anchorOf(title), title, blocks: blocks.map(blockOf) };
    });
}

function blockOf(block: string) {
  const lines = block.split('\n');
  const isList = lines.every((line) => line.startsWith('- '));
  return isList
    ? { kind: LegalBlockKind.List, lines: lines.map((line) => line.slice(2)) }
    : { kind: LegalBlockKind.Paragraph, lines: [lines.join(' ')] };
}

const anchorOf = (title: string) => title.toLowerCase().replace(/[^a-z]+/g, '-');
