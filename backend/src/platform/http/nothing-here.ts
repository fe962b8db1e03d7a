import type { FastifyRequest } from 'fastify';
import { DomainError, type ErrorKind } from './domain-error';

/** Why no operation answers: the address is unknown, or only the method is wrong. */
export function nothingHere({ server, method, url }: FastifyRequest): DomainError {
  const methods = url.startsWith('/api/') ? server.supportedMethods.filter((name) => answers(name)) : [];
  if (methods.length === 0 || methods.includes(method))
    return new DomainError('not_found', 'not-found', 'There is nothing at this address.');
  const kind: ErrorKind = 'method-not-allowed';
  return new DomainError('method_not_allowed', kind, `This address does not answer ${method}.`, { allowed: methods });

  /** The web client answers every address, which does not make it one of the API's. */
  function answers(name: string): boolean {
    const route = server.findRoute({ method: name, url });
    return route !== null && !('*' in route.params);
  }
}
