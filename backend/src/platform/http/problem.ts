import { STATUS_CODES } from 'node:http';
import { HttpException } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DomainError, type ErrorKind } from './domain-error';
import type { ProblemDto } from './problem.dto';

const statusOf: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'too-slow': 408,
  conflict: 409,
  'too-large': 413,
  'address-too-long': 414,
  'unsupported-media': 415,
  unprocessable: 422,
  limited: 429,
  'headers-too-large': 431,
  internal: 500,
  unavailable: 503,
};

/** An error as an HTTP answer, whoever sends it. */
export interface ProblemAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export function problemOf({ kind, code, message, details }: DomainError, instance: string): ProblemAnswer {
  const status = statusOf[kind];
  const { errors, allowed, entitlement, retryAfterSeconds } = details;
  const problem: ProblemDto = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code,
    detail: message,
    instance,
    ...(errors && { errors }),
    ...(allowed && { allowed }),
    ...(entitlement && { entitlement }),
  };
  return {
    status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }),
      ...(kind === 'method-not-allowed' && allowed && { allow: allowed.join(', ') }),
    },
    body: JSON.stringify(problem),
  };
}

export function sendProblem(reply: FastifyReply, { status, headers, body }: ProblemAnswer): void {
  reply.status(status).headers(headers).send(body);
}

/** PostgreSQL's classes for "cannot serve now": connection, resources, shutdown, and a statement that took too long. */
const databaseAway = /^(08|53|57P|57014)/;
/** The same from pg, its pool and TypeORM, which give no code. */
const connectionLost =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|not queryable|Query runner already released/;
const networkAway = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
/** Fastify's, for a handler that has not answered in time. */
const notAnswered = 'FST_ERR_HANDLER_TIMEOUT';

export const unavailable = () =>
  new DomainError('temporarily_unavailable', 'unavailable', 'Please try again in a moment.', { retryAfterSeconds: 2 });

/** What we say of whatever was thrown. */
export function understand(thrown: unknown): DomainError {
  if (thrown instanceof DomainError) return thrown;
  const { statusCode, code, message = '' } = thrown as { statusCode?: number; code?: string; message?: string };
  const status = thrown instanceof HttpException ? thrown.getStatus() : statusCode;
  if (status && status >= 400 && status < 500) return fromStatus(status, message);
  if (code && (databaseAway.test(code) || networkAway.has(code) || code === notAnswered)) return unavailable();
  if (connectionLost.test(message)) return unavailable();
  return new DomainError('internal_error', 'internal', 'Something went wrong on our side.');
}

function fromStatus(status: number, message: string): DomainError {
  if (status === 401) return new DomainError('unauthenticated', 'unauthenticated', 'Please sign in.');
  // 403 is what the file server says of an address outside its folder.
  if (status === 403 || status === 404)
    return new DomainError('not_found', 'not-found', 'There is nothing at this address.');
  if (status === 413) return new DomainError('too_large', 'too-large', 'The request is too large.');
  if (status === 414) return new DomainError('address_too_long', 'address-too-long', 'The address is too long.');
  if (status === 415)
    return new DomainError(
      'unsupported_media_type',
      'unsupported-media',
      'Send JSON in UTF-8 (content-type: application/json).',
    );
  return new DomainError('invalid_request', 'invalid', message || 'The request cannot be read.');
}
