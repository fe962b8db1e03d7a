import { STATUS_CODES } from 'node:http';
import { HttpException } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { type DocumentedProblem, DomainError, notFound } from './domain-error';
import type { ProblemDto } from './problem.dto';
import {
  addressTooLong,
  internalError,
  invalidRequest,
  tooLarge,
  unauthenticated,
  unavailable,
  unsupportedMediaType,
} from './problems';

/** An error as an HTTP answer, whoever sends it. */
interface ProblemAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** An error as the document that is answered. */
export function documentOf(
  { status, code, message, details }: Omit<DocumentedProblem, 'words'>,
  instance: string,
): ProblemDto {
  const { errors, allowed, entitlement } = details;
  return {
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
}

export function problemOf(error: DomainError, instance: string): ProblemAnswer {
  const { kind, status } = error;
  const { allowed, retryAfterSeconds } = error.details;
  return {
    status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }),
      ...(kind === 'method-not-allowed' && allowed && { allow: allowed.join(', ') }),
    },
    body: JSON.stringify(documentOf(error, instance)),
  };
}

export function sendProblem(reply: FastifyReply, { status, headers, body }: ProblemAnswer): void {
  reply.status(status).headers(headers).send(body);
}

/**
 * PostgreSQL's classes for "cannot serve now": connection, resources, shutdown, a statement that took too long, and one
 * that lost against others each time it was tried.
 */
const databaseAway = /^(08|53|57P|57014|40001|40P01)/;
/** The same from pg, its pool and TypeORM, which give no code. */
const connectionLost =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|not queryable|Query runner already released/;
const networkAway = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
/** Fastify's, for a handler that has not answered in time. */
const notAnswered = 'FST_ERR_HANDLER_TIMEOUT';

/** What we say of whatever was thrown. */
export function understand(thrown: unknown): DomainError {
  if (thrown instanceof DomainError) return thrown;
  const { statusCode, code, message = '' } = thrown as { statusCode?: number; code?: string; message?: string };
  const status = thrown instanceof HttpException ? thrown.getStatus() : statusCode;
  if (status && status >= 400 && status < 500) return fromStatus(status, message);
  if (code && (databaseAway.test(code) || networkAway.has(code) || code === notAnswered)) return unavailable();
  if (connectionLost.test(message)) return unavailable();
  return internalError();
}

function fromStatus(status: number, message: string): DomainError {
  if (status === 401) return unauthenticated();
  // 403 is what the file server says of an address outside its folder.
  if (status === 403 || status === 404) return notFound('address');
  if (status === 413) return tooLarge();
  if (status === 414) return addressTooLong();
  if (status === 415) return unsupportedMediaType();
  return invalidRequest(message);
}
