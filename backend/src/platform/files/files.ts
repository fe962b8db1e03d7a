import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Clock } from '../clock/clock';
import { day } from '../clock/durations';
import { endingIn, safeName } from './file-headers';
import { type ReceivedFile, receiveFile } from './receive-file';
import type { FileRules, FileUse, PutFile, StoredFile } from './stored-file';

const aKey = /^[a-z]+\/[a-z-]+\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Files that people send, in a folder or in a bucket. A file is never changed: another one has another key. It is put
 * before the transaction that remembers it, and removed after the one that forgets it; what falls between is an orphan.
 */
export abstract class Files {
  constructor(
    private readonly clock: Clock,
    /** Where a file is until it is known to be whole and allowed. */
    private readonly incoming: string,
  ) {}

  /**
   * Under a random key, or this id of who puts several of one. Throws `file_too_large`, `file_type_refused` and
   * `files_unavailable`; nothing is kept then.
   */
  async put(use: FileUse, content: Readable, name: string, id: string = randomUUID()): Promise<PutFile> {
    return this.received(use, content, async (file) => {
      const { type, ending, bytes, hash } = file;
      const key = `${use.prefix}/${id}`;
      await this.keep(key, file);
      return { key, name: endingIn(safeName(name), ending), type, bytes, hash };
    });
  }

  /** What comes, on disk while the work is done and nowhere afterwards. Throws `file_too_large` and `file_type_refused`. */
  async received<T>(rules: FileRules, content: Readable, work: (file: ReceivedFile) => Promise<T>): Promise<T> {
    const file = await receiveFile(rules, content, this.incoming);
    try {
      return await work(file);
    } finally {
      await rm(file.path, { force: true });
    }
  }

  /** Its content, or nothing when there is none. Send it with `headersOf`. Throws `files_unavailable`. */
  async get(key: string): Promise<Readable | undefined> {
    return aKey.test(key) ? this.read(key) : undefined;
  }

  /** It is gone afterwards, whether it was there or not. Throws `files_unavailable`. */
  async remove(key: string): Promise<void> {
    if (aKey.test(key)) await this.erase(key);
  }

  /**
   * An address at which anybody gets the file for so many seconds, to be sent there; nothing where only `get` gives it.
   */
  abstract url(file: StoredFile, seconds: number): Promise<string | undefined>;

  /**
   * Removes files of a use that nobody remembers, for a daily job of the context: `known` answers which of these keys it
   * has. Younger than a day they may be about to be remembered. Answers how many were removed.
   */
  async removeOrphans(use: FileUse, known: (keys: string[]) => Promise<Iterable<string>>): Promise<number> {
    const before = this.clock.in(-day);
    let removed = 0;
    for await (const keys of this.keysBefore(use.prefix, before)) {
      const kept = new Set(keys.length > 0 ? await known(keys) : []);
      for (const key of keys.filter((one) => !kept.has(one))) {
        await this.remove(key);
        removed += 1;
      }
    }
    await this.removeAbandoned(before);
    return removed;
  }

  protected abstract keep(key: string, file: ReceivedFile): Promise<void>;
  protected abstract read(key: string): Promise<Readable | undefined>;
  protected abstract erase(key: string): Promise<void>;
  /** Keys below a prefix that were kept before then, some at a time. */
  protected abstract keysBefore(prefix: string, before: Date): AsyncIterable<string[]>;

  /** What was on its way in when its process died. */
  private async removeAbandoned(before: Date): Promise<void> {
    for (const name of await readdir(this.incoming).catch(() => [])) {
      const path = join(this.incoming, name);
      const known = await stat(path).catch(() => undefined);
      if (known && known.mtime < before) await rm(path, { force: true });
    }
  }
}
