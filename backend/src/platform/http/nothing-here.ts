import type { FastifyRequest } from 'fastify';
import { type DomainError, notFound } from './domain-error';
import { methodNotAllowed } from './problems';

/** Why no operation answers: the address is unknown, or only the method is wrong. */
export function nothingHere({ server, method, url }: FastifyRequest): DomainError {
  const methods = url.startsWith('/api/') ? server.supportedMethods.filter((name) => answers(name)) : [];
  if (methods.length === 0 || methods.includes(method)) return notFound('address');
  return methodNotAllowed(method, methods);

  /** The web client answers every address, which does not make it one of the API's. */
  function answers(name: string): boolean {
    const route = server.findRoute({ method: name, url });
    return route !== null && !('*' in route.params);
  }
}
