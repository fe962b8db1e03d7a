import { applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiResponse } from '@nestjs/swagger';
import { Problems } from '../http/access';
import { AnswersWithin, fileWithinMs } from '../http/route-settings';
import { filesUnavailable } from './files.errors';
import type { FileUse } from './stored-file';

/** An operation that answers a file, which `answerFile` does for it. */
export const DownloadsFile = ({ types }: FileUse) =>
  applyDecorators(
    AnswersWithin(fileWithinMs),
    Problems(filesUnavailable),
    ApiProduces(...types),
    ApiOkResponse({
      description: 'The file. A picture may be shown, all else is to be saved; nothing in it runs.',
      schema: { type: 'string', format: 'binary' },
      headers: { ETag: { description: 'Send it as `If-None-Match` to be answered 304.', schema: { type: 'string' } } },
    }),
    ApiResponse({ status: 304, description: 'The caller has it already, by its `If-None-Match`.' }),
  );
