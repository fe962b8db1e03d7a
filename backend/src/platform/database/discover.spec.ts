import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { discoverClasses } from './discover';

describe('Classes', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'discover-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are found in what matches and is no declaration, in path order, also in folders of folders', () => {
    const write = (path: string, text: string) => {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), text);
    };
    write('last.entity.js', 'exports.Last = class Last {}; exports.make = function make() {}; exports.few = 3;');
    write('inner/deep/first.entity.js', 'exports.First = class First {};');
    write('inner/other.js', 'exports.Other = class Other {};');
    write('a.entity.d.ts', 'throw new Error("It is a declaration");');
    const names = discoverClasses(folder, /\.entity\.(ts|js)$|\.d\.ts$/).map(({ name }) => name);
    expect(names).toEqual(['First', 'Last']);
  });
});
