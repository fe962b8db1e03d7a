import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encodingFor } from './compression';

/** What the server has put together: a page of the web client, or what programs read. */
export interface Document {
  /** HTML where absent. */
  type?: string;
  etag: string;
  plain: Buffer;
  compressed: (encoding: Encoding) => Buffer | Promise<Buffer>;
}

/** The version of a document: the same in every process that has the same build. */
export const etagOf = (plain: Buffer) => `W/"${createHash('sha256').update(plain).digest('base64url')}"`;

/** Whether the caller has this version already. */
export const isKnown = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((one) => [etag, etag.replace('W/', ''), '*'].includes(one.trim()));

/** Browsers keep it and ask each time; what it is depends on whether there is a session. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { type = 'text/html; charset=utf-8', etag, plain, compressed }: Document,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-cache').header('vary', 'cookie, accept-encoding').header('etag', etag).type(type);
  if (isKnown(request, etag)) return reply.code(304).send();
  const encoding = encodingFor(request);
  if (!encoding) return reply.send(plain);
  return reply.header('content-encoding', encoding).send(await compressed(encoding));
}
