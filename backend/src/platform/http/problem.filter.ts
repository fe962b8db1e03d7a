import { type ArgumentsHost, Catch, type ExceptionFilter, Logger, NotFoundException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { nothingHere } from './nothing-here';
import { problemOf, sendProblem, understand } from './problem';
import { tooLarge } from './problems';

/** Answers whatever was thrown with a problem document. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly log = new Logger('Problem');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const understood = thrown instanceof NotFoundException ? nothingHere(request) : understand(thrown);
    const error = understood.code === tooLarge.code ? tooLarge(request.routeOptions.bodyLimit) : understood;
    const problem = problemOf(error, request.id);
    if (problem.status === 503) this.log.warn((thrown as Error).message);
    else if (problem.status >= 500) this.log.error(thrown instanceof Error ? thrown : String(thrown));
    sendProblem(http.getResponse<FastifyReply>(), problem);
  }
}
