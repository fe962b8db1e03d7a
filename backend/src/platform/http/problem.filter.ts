import { type ArgumentsHost, Catch, type ExceptionFilter, Logger, NotFoundException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { organizationParameter } from './access';
import { reading } from './access.guard';
import type { DomainError } from './domain-error';
import { nothingHere } from './nothing-here';
import { problemOf, sendProblem, understand } from './problem';
import { organizationRequired, organizationSuspended, tooLarge } from './problems';

/** Answers whatever was thrown with a problem document. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly log = new Logger('Problem');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const understood = thrown instanceof NotFoundException ? nothingHere(request) : understand(thrown);
    const error = asToldTo(request, understood);
    const problem = problemOf(error, request.id);
    if (problem.status === 503) this.log.warn((thrown as Error).message);
    else if (problem.status >= 500) this.log.error(thrown instanceof Error ? thrown : String(thrown));
    sendProblem(http.getResponse<FastifyReply>(), problem);
  }
}

function asToldTo(request: FastifyRequest, error: DomainError): DomainError {
  if (error.code === tooLarge.code) return tooLarge(request.routeOptions.bodyLimit);
  return error.code === organizationRequired.code && isForSuspension(request) ? organizationSuspended() : error;
}

/**
 * Whether a role is missing because of a suspension, which lets read as before: of the organization that the path names, or else of all
 * that the viewer has, as with another one it may be the role there.
 */
function isForSuspension({ method, params, viewer }: FastifyRequest): boolean {
  if (!viewer || reading.includes(method)) return false;
  const named = (params as Record<string, string | undefined> | undefined)?.[organizationParameter];
  const { organizations } = viewer;
  const concerned = named ? organizations.filter(({ id }) => id === named) : organizations;
  return concerned.length > 0 && concerned.every(({ isSuspended }) => isSuspended);
}
