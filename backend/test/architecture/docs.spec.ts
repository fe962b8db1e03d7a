import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from './cruise';

const read = (name: string) => readFileSync(path.join(repository, name), 'utf8');
const below = (folder: string) =>
  readdirSync(path.join(repository, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`);
const documents = ['README.md', ...[...below('docs'), ...below('backend/src')].filter((name) => name.endsWith('.md'))];
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, part = '']) => part);
const isMissing = (name: string) => !existsSync(path.join(repository, name));

describe('The documents', () => {
  it('list every name of the environment', () => {
    const names = found(read('backend/src/platform/config/environment.ts'), /^ {2}([A-Z_]+): /gm);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !read('README.md').includes(`\`${name}\``))).toEqual([]);
  });

  it('link to what exists', () => {
    const links = documents.flatMap((name) =>
      found(read(name), /\]\((?!https?:|\/)([^)#]+)[^)]*\)/g).map((link) => path.join(path.dirname(name), link)),
    );
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter(isMissing)).toEqual([]);
  });

  it('name source files that exist', () => {
    const named = documents.flatMap((name) =>
      found(read(name), /`((?:backend|frontend|libs|scripts|docker|docs)\/[^`\s*<>…{}]+)`/g),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(isMissing)).toEqual([]);
  });

  it('show the place of each security requirement, and its test by title', () => {
    const sources = ['backend/src', 'backend/test', 'frontend/src', 'frontend/e2e'].flatMap(below);
    const placeOf = new Map(sources.map((name) => [path.basename(name), name]));
    const wrong = read('docs/security.md')
      .split('\n')
      .filter((line) => {
        const files = found(line, /`([\w.-]+\.tsx?)`/g);
        const places = files.flatMap((file) => placeOf.get(file) ?? []);
        const text = places.map(read).join('\n');
        return places.length < files.length || found(line, /"([^"]+)"/g).some((title) => !text.includes(title));
      });
    expect(wrong).toEqual([]);
  });

  it('say of every attack that worked once what was asked, what was answered, and what is now, with a test by title', () => {
    const part = read('docs/security.md').split('## Attacks that worked once')[1]?.split('\n## ')[0] ?? '';
    const rows = found(part, /^\| (.+) \|$/gm).slice(1);
    expect(rows.length).toBeGreaterThan(25);
    const wanting = rows.filter((row) => {
      const cells = row.split(' | ');
      return cells.length !== 4 || cells.some((cell) => !cell) || !/`[\w.-]+spec\.ts` "[^"]+"/.test(cells[3] ?? '');
    });
    expect(wanting).toEqual([]);
  });

  it('list the words that make no password stronger', () => {
    const ours = found(read('backend/src/platform/passwords/password-policy.ts'), /ourWords = \[([^\]]+)\]/g).join();
    const told =
      read('docs/security.md').split('Words that make no password stronger:')[1]?.split('(`ourWords`')[0] ?? '';
    expect(found(told, /`(\w+)`/g)).toEqual(found(ours, /'(\w+)'/g));
  });

  it('name every address of the environment that the product connects to', () => {
    const names = found(read('backend/src/platform/config/environment.ts'), /^ {2}([A-Z_\d]+): /gm);
    const outwards = names.filter((name) => /_(?:URL|HOST|ISSUER|ENDPOINT)$/.test(name) && name !== 'APP_URL');
    expect(outwards.length).toBeGreaterThan(6);
    const told = read('docs/security.md').split('Connections that the product opens')[1]?.split('\n\n')[0] ?? '';
    expect(outwards.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
  });
});
