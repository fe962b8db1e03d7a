import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LegalDocumentName, LegalVersionDto } from './legal.dto';

interface BroughtText extends Pick<LegalVersionDto, 'version' | 'date' | 'changes'> {
  body: string;
}

const folder = join(__dirname, 'documents');
const form = /^---\ntitle: (.+)\ndate: (\d{4}-\d\d-\d\d)\nchanges: (.+)\n---\n\n([\s\S]+)$/;

function read(file: string, version: string): BroughtText {
  const [, title, date, changes, body] = form.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
  if (!title || !date || !changes || !body) throw new Error(`${file} does not begin with title, date and changes`);
  return { version, date, changes, body: body.trim() };
}

/** `terms-2.md` is version 2 of the terms. */
const texts = readdirSync(folder)
  .flatMap((file) => {
    const [, name = '', version] = /^(\w+)-(\d+)\.md$/.exec(file) ?? [];
    return version ? [{ name, ...read(file, version) }] : [];
  })
  .sort((a, b) => Number(b.version) - Number(a.version));

/** The versions of a document that this release has brought, newest first: an installation begins with them. */
export const broughtVersions = (name: LegalDocumentName): BroughtText[] => texts.filter((text) => text.name === name);
