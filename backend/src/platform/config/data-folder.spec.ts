import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataFolder } from './data-folder';

describe('createDataFolder', () => {
  const parent = mkdtempSync(join(tmpdir(), 'alliance-folder-'));
  afterAll(() => rmSync(parent, { recursive: true }));

  it('makes whatever is missing, and leaves what is there', () => {
    const folder = join(parent, 'a', 'b');
    createDataFolder(folder);
    createDataFolder(folder);
    expect(statSync(folder).isDirectory()).toBe(true);
  });

  it('names DATA_DIR where a file is in the way', () => {
    writeFileSync(join(parent, 'file'), '');
    expect(() => createDataFolder(join(parent, 'file'))).toThrow(/DATA_DIR: .* is not a folder/);
    expect(() => createDataFolder(join(parent, 'file', 'below'))).toThrow('DATA_DIR');
  });

  (existsSync('/proc/self') ? it : it.skip)('gives up at once where the system makes no folders', () => {
    expect(() => createDataFolder('/proc/x/y')).toThrow(/DATA_DIR: \/proc\/x\/y cannot be created or written/);
  });
});
