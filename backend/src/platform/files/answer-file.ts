import { StreamableFile } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../http/domain-error';
import { isUnchanged, tagOf } from '../lists/page';
import { headersOf } from './file-headers';
import type { Files } from './files';
import type { StoredFile } from './stored-file';

/**
 * Answers a file that the caller may have, or that they have it already. Browsers ask each time: who may have it may have changed,
 * and others may sit at them. Throws `not_found` where its content is gone.
 */
export async function answerFile(
  files: Files,
  id: string,
  file: StoredFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<StreamableFile | undefined> {
  if (isUnchanged(request, reply, id)) return undefined;
  const content = await files.get(file.key);
  if (!content) throw notFound('file');
  const { 'cache-control': _, ...headers } = headersOf(file);
  reply.headers({ ...headers, etag: tagOf(id) });
  return new StreamableFile(content, { type: file.type });
}
