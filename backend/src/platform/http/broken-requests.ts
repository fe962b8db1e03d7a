import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DomainError } from './domain-error';
import { problemOf, sendProblem, understand } from './problem';
import { headersTooLarge, invalidRequest, requestTimeout, tooLarge } from './problems';

/** Answers what the router cannot read, which never comes as far as the filter. */
export function answerUnroutable(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const problem =
    (error as NodeJS.ErrnoException).code === 'FST_ERR_BAD_URL'
      ? invalidRequest('The address is not encoded correctly.')
      : understand(error);
  sendProblem(reply, problemOf(problem, request.id));
}

/** Answers what is not a request that Node's parser takes, and ends the connection. */
export function answerUnparsable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const { status, headers, body } = problemOf(unparsable(error.code), randomUUID());
  const head = { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy());
}

function unparsable(code: string | undefined): DomainError {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return headersTooLarge();
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return tooLarge();
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return requestTimeout();
    case 'HPE_INVALID_METHOD':
      return invalidRequest('There is no such HTTP method.');
    default:
      return invalidRequest('This is not a valid HTTP request.');
  }
}
