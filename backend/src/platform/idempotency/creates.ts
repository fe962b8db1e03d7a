import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { Problems } from '../http/access';
import {
  idempotencyKeyInUse,
  idempotencyKeyInvalid,
  idempotencyKeyReused,
  keyHeader,
  longestKey,
} from './idempotency.errors';
import { IdempotencyInterceptor } from './idempotency.interceptor';

const description = `Makes a repetition safe: calls of one person (of a visitor: of one network) with the same key do one thing, and
those after the first are answered as it was, for 24 hours. Send a new random key, such as a UUID, for each thing that is to be done, and
the same one when you are not sure whether a call arrived. Refused and failed calls are not kept: their key is free again.`;

/**
 * An operation that makes or changes something, and takes an `Idempotency-Key`. It writes in one transaction, which answers
 * plain JSON (as a rule an identifier); what it answers beyond that it reads afterwards. Status and body are kept,
 * headers are not.
 */
export const Creates = () =>
  applyDecorators(
    UseInterceptors(IdempotencyInterceptor),
    ApiHeader({
      name: keyHeader,
      description: description.replaceAll('\n', ' '),
      schema: { type: 'string', minLength: 1, maxLength: longestKey, pattern: '^[ -~]+$' },
      example: '8e03978e-40d5-43dd-bc93-6894a57f9324',
    }),
    Problems(idempotencyKeyInvalid, idempotencyKeyInUse, idempotencyKeyReused),
  );
