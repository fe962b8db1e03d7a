import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileTypeFromFile } from 'file-type/node';
import { fileTooLarge, fileTypeRefused } from './files.errors';
import type { FileRules } from './stored-file';

/** On disk, whole, and of an allowed type and size. */
export interface ReceivedFile {
  path: string;
  type: string;
  /** How names of this type end, without the dot. */
  ending: string;
  bytes: number;
  /** SHA-256 of the content, in hexadecimal. */
  hash: string;
}

/** Writes what comes to a file of the folder. Stops reading as soon as it is too large, and leaves nothing when refused. */
export async function receiveFile(rules: FileRules, content: Readable, folder: string): Promise<ReceivedFile> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const hash = createHash('sha256');
  let bytes = 0;
  async function* measured(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > rules.maxBytes) throw fileTooLarge(rules.maxBytes);
      hash.update(chunk);
      yield chunk;
    }
  }
  try {
    await pipeline(content, measured, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
    const { mime: type, ext: ending } = (await fileTypeFromFile(path)) ?? {};
    if (!type || !ending || !rules.types.some((one) => one === type)) throw fileTypeRefused(rules.types);
    return { path, type, ending, bytes, hash: hash.digest('hex') };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}
