import { PassThrough, Readable } from 'node:stream';
import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Problems } from '../http/access';
import { anyFile } from '../http/request-media';
import { AnswersWithin, fileWithinMs, settle } from '../http/route-settings';
import { filesUnavailable, fileTooLarge, fileTypeRefused } from './files.errors';
import type { FileRules } from './stored-file';

/** A file on its way in. */
export interface Upload {
  /** As it is called where it comes from. */
  name: string;
  content: Readable;
  /** How long it says that it is; 0 where it does not say. */
  announced: number;
}

/** An operation whose body is a file as it is, which `uploadIn` gives to its use case. */
export const TakesFile = ({ types, maxBytes }: FileRules) =>
  applyDecorators(
    (_target, _name, descriptor) => settle(descriptor?.value as object, { takesFile: true }),
    AnswersWithin(fileWithinMs),
    ApiConsumes(anyFile),
    ApiBody({
      description: `The file’s bytes. By its content it is one of: ${types.join(', ')}.`,
      schema: { type: 'string', format: 'binary' },
    }),
    Problems(fileTooLarge(maxBytes), fileTypeRefused(types), filesUnavailable),
  );

export const uploadIn = ({ body, headers, raw }: FastifyRequest, name: string): Upload => ({
  name,
  content: body === raw ? contentOf(raw) : Readable.from([]),
  announced: Number(headers['content-length'] ?? 0),
});

/** Ends without its request, so that a sender of what is not wanted any more hears why; the rest is let go by. */
function contentOf(raw: FastifyRequest['raw']): Readable {
  const content = new PassThrough();
  // Whoever hangs up before anybody reads must not end the process; who reads hears of it.
  content.on('error', () => undefined);
  raw.once('error', (error) => content.destroy(error)).pipe(content);
  content.once('close', () => raw.unpipe(content).resume());
  return content;
}
