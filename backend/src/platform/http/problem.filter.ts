import { STATUS_CODES } from 'node:http';
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError, type ErrorKind } from './domain-error';
import type { ProblemDto } from './problem.dto';

const statusOf: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  unprocessable: 422,
  limited: 429,
  unavailable: 503,
  'too-large': 413,
  'unsupported-media': 415,
  'method-not-allowed': 405,
  internal: 500,
};

/** PostgreSQL's classes for "cannot serve now": connection, resources, shutdown, and the pool's own time-out. */
const databaseAway = /^(08|53|57P)/;
/** The same from pg, its pool and TypeORM, which give no code. */
const connectionLost =
  /timeout exceeded when trying to connect|Connection terminated|not queryable|Query runner already released/;
const networkAway = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);

/** Turns whatever was thrown into a problem document; the only place that answers errors. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly log = new Logger('Problem');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const error = this.understand(thrown);
    const status = statusOf[error.kind];
    if (status === 503) this.log.warn((thrown as Error).message);
    else if (status >= 500) this.log.error(thrown instanceof Error ? thrown : String(thrown));
    const { errors, allowed, retryAfterSeconds } = error.details;
    const problem: ProblemDto = {
      type: 'about:blank',
      title: STATUS_CODES[status] ?? 'Error',
      status,
      code: error.code,
      detail: error.message,
      instance: request.id,
      ...(errors && { errors }),
      ...(allowed && { allowed }),
    };
    if (retryAfterSeconds) reply.header('retry-after', String(retryAfterSeconds));
    reply
      .status(status)
      .header('content-type', 'application/problem+json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(JSON.stringify(problem));
  }

  private understand(thrown: unknown): DomainError {
    if (thrown instanceof DomainError) return thrown;
    const { statusCode, code, message = '' } = thrown as { statusCode?: number; code?: string; message?: string };
    const status = thrown instanceof HttpException ? thrown.getStatus() : statusCode;
    if (status && status >= 400 && status < 500) return fromStatus(status, message);
    if ((code && (databaseAway.test(code) || networkAway.has(code))) || connectionLost.test(message))
      return new DomainError('temporarily_unavailable', 'unavailable', 'Please try again in a moment.', {
        retryAfterSeconds: 2,
      });
    return new DomainError('internal_error', 'internal', 'Something went wrong on our side.');
  }
}

function fromStatus(status: number, message: string): DomainError {
  if (status === 401) return new DomainError('unauthenticated', 'unauthenticated', 'Please sign in.');
  if (status === 404) return new DomainError('not_found', 'not-found', 'There is nothing at this address.');
  if (status === 413) return new DomainError('too_large', 'too-large', 'The request is too large.');
  if (status === 415)
    return new DomainError(
      'unsupported_media_type',
      'unsupported-media',
      'Send JSON (content-type: application/json).',
    );
  if (status === 405) return new DomainError('method_not_allowed', 'method-not-allowed', message);
  return new DomainError('invalid_request', 'invalid', message || 'The request cannot be read.');
}
