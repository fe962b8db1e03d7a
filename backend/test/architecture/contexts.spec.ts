import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from './cruise';

const rows: string[][] = require('../../../scripts/lib/contexts.cjs');
const read = (name: string) => readFileSync(path.join(repository, name), 'utf8');
const folders = (name: string) =>
  readdirSync(path.join(repository, name), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
const present = folders('backend/src/contexts');

/** What the clients of all contexts share. */
const ofAll = ['enums.gen.ts', 'shared.gen.ts'];

describe('The one list of contexts', () => {
  it('has every context that there is, once', () => {
    const listed = rows.flat();
    expect(listed).toEqual(expect.arrayContaining(present));
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('is what the application starts, as far as it is there', () => {
    const source = read('backend/src/app.module.ts');
    const imported = [...source.matchAll(/import \{ (\w+) \} from '\.\/contexts\/(\w+)'/g)];
    expect(imported.map(([, , name]) => name).sort()).toEqual(present);
    const [, started = ''] = /const contexts = \[([^\]]*)\]/.exec(source) ?? [];
    // Over one line or several, as the formatter has it.
    const modules = started.split(',').map((module) => module.trim());
    expect(modules.filter(Boolean).sort()).toEqual(imported.map(([, module]) => module).sort());
  });

  it('is what the contract describes, as far as it has operations', () => {
    const calling = present.filter((name) =>
      readdirSync(path.join(repository, 'backend/src/contexts', name), { recursive: true, encoding: 'utf8' }).some(
        (file) => file.endsWith('.controller.ts'),
      ),
    );
    const contract: { tags: { name: string }[] } = JSON.parse(read('libs/contracts/openapi.json'));
    const parts = contract.tags.map(({ name }) => name.split(': '));
    // What asks all contexts at once is the platform’s.
    expect([...new Set(parts.map(([context]) => context))].sort()).toEqual([...calling, 'search'].sort());
    const generated = readdirSync(path.join(repository, 'libs/api-client/src/generated'));
    expect(generated.filter((name) => !ofAll.includes(name)).sort()).toEqual(
      parts.map((part) => `${part.at(-1)}.gen.ts`).sort(),
    );
  });

  it('names the features of the web client', () => {
    const features = folders('frontend/src/features').filter((name) => name !== 'shared');
    expect(rows.flat()).toEqual(expect.arrayContaining(features));
  });
});
