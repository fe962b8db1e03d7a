import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Clock } from '../clock/clock';
import { Files } from './files';
import type { ReceivedFile } from './receive-file';

/** In a folder of this machine. Several processes share it only where they share the folder. */
export class LocalFiles extends Files {
  constructor(
    private readonly folder: string,
    clock: Clock,
  ) {
    super(clock, join(folder, '.incoming'));
  }

  async url(): Promise<undefined> {
    return undefined;
  }

  protected async keep(key: string, { path }: ReceivedFile): Promise<void> {
    const kept = join(this.folder, key);
    await mkdir(dirname(kept), { recursive: true, mode: 0o700 });
    await rename(path, kept);
  }

  protected async read(key: string): Promise<Readable | undefined> {
    const file = await open(join(this.folder, key)).catch(absent);
    return file && createReadStream('', { fd: file });
  }

  protected async erase(key: string): Promise<void> {
    await rm(join(this.folder, key), { force: true });
  }

  protected async *keysBefore(prefix: string, before: Date): AsyncIterable<string[]> {
    const names = (await readdir(join(this.folder, prefix)).catch(absent)) ?? [];
    for (let first = 0; first < names.length; first += 500) {
      const keys = [];
      for (const name of names.slice(first, first + 500)) {
        const known = await stat(join(this.folder, prefix, name)).catch(absent);
        if (known && known.mtime < before) keys.push(`${prefix}/${name}`);
      }
      yield keys;
    }
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
