import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Files } from '../files/files';
import type { FileUse } from '../files/stored-file';
import { notFound } from '../http/domain-error';
import { type PictureSize, type PictureUse, pictureSizes, takenPictures } from './picture-use';
import { squared } from './square';

const type = 'image/webp';
const year = 365 * 24 * 3600;
const sizes = Object.keys(pictureSizes) as PictureSize[];
const ofSize = ({ prefix }: PictureUse, size: PictureSize): FileUse => ({
  prefix: `${prefix}-${size}`,
  types: [type],
  maxBytes: takenPictures.maxBytes,
});

/**
 * Pictures of people and things, each a square in two sizes under one id. A picture is never changed: another one has another id,
 * so that it is kept for as long as anybody likes. It is put before the transaction that remembers it, and removed after the
 * one that forgets it, like any file.
 */
@Injectable()
export class Pictures {
  /** One at a time is decoded: the largest takes a hundred megabytes or more. */
  private turn: Promise<unknown> = Promise.resolve();

  constructor(private readonly files: Files) {}

  /**
   * Answers its id. Throws `file_too_large`, `file_type_refused`, `picture_too_many_pixels`, `picture_unreadable` and
   * `files_unavailable`; nothing is kept then.
   */
  async put(use: PictureUse, content: Readable): Promise<string> {
    const edges = sizes.map((size) => pictureSizes[size]);
    const squares = await this.files.received(takenPictures, content, ({ path }) =>
      this.inTurn(() => squared(path, use.fit, edges)),
    );
    const id = randomUUID();
    try {
      for (const [n, square] of squares.entries())
        await this.files.put(ofSize(use, sizes[n] as PictureSize), Readable.from([square]), 'picture.webp', id);
    } catch (error) {
      await this.forget(use, id);
      throw error;
    }
    return id;
  }

  /** It is gone afterwards. Where that fails, `removeOrphans` does it. */
  async forget(use: PictureUse, id: string | null): Promise<void> {
    if (!id) return;
    for (const size of sizes) await this.files.remove(`${ofSize(use, size).prefix}/${id}`).catch(() => undefined);
  }

  /** For a daily job of the context: `known` answers which of these ids it has. */
  async removeOrphans(use: PictureUse, known: (ids: string[]) => Promise<string[]>): Promise<void> {
    for (const size of sizes) {
      const { prefix } = ofSize(use, size);
      await this.files.removeOrphans(ofSize(use, size), async (keys) => {
        const ids = await known(keys.map((key) => key.slice(prefix.length + 1)));
        return ids.map((id) => `${prefix}/${id}`);
      });
    }
  }

  /** Answers a picture, to be kept for a year by whoever likes. Throws `not_found` and `files_unavailable`. */
  async answer(use: PictureUse, id: string, size: PictureSize, reply: FastifyReply): Promise<StreamableFile> {
    const content = await this.files.get(`${ofSize(use, size).prefix}/${id}`);
    if (!content) throw notFound('picture');
    reply.headers({
      'cache-control': `public, max-age=${year}, immutable`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    return new StreamableFile(content, { type });
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.turn.then(work);
    this.turn = done.catch(() => undefined);
    return done;
  }
}
