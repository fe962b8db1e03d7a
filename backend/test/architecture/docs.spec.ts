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
});
