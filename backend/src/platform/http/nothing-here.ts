import type { FastifyRequest } from 'fastify';
import { type DomainError, notFound } from './domain-error';
import { addressTooLong, methodNotAllowed } from './problems';

/** Letters of a part of an address that stands for an object. */
export const longestPart = 200;

/** Why no operation answers: the address is unknown or too long, or only the method is wrong. */
export function nothingHere({ server, method, url }: FastifyRequest): DomainError {
  const methods = url.startsWith('/api/') ? server.supportedMethods.filter((name) => answers(name)) : [];
  if (methods.length === 0 || methods.includes(method)) return notFound('address');
  // The router has an answer to parts that are too long, for every method that the web client does not answer.
  return hasLongPart(url) ? addressTooLong() : methodNotAllowed(method, methods);

  /** The web client answers every address, which does not make it one of the API's. */
  function answers(name: string): boolean {
    const route = server.findRoute({ method: name, url });
    return route !== null && !('*' in route.params);
  }
}

const hasLongPart = (url: string) =>
  (url.split('?')[0] ?? '').split('/').some((part) => decodeURIComponent(part).length > longestPart);
