import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../../platform/http/domain-error';
import { ProblemFilter } from '../../../platform/http/problem.filter';
import { accountSuspended } from '../membership.errors';
import { secondStepRequired } from '../security/security.errors';
import { safeReturnPath } from './return-path';

export const isForm = (request: FastifyRequest) =>
  request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;

/** A browser that posted the form goes back to the page, which says what happened without saying which field. */
@Catch()
export class FormLoginFilter implements ExceptionFilter {
  private readonly problems = new ProblemFilter();

  catch(error: unknown, host: ArgumentsHost) {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    if (!isForm(request)) return this.problems.catch(error, host);
    const { return: wanted } = (request.body ?? {}) as { return?: unknown };
    const path = safeReturnPath(typeof wanted === 'string' ? wanted : undefined);
    if (error instanceof DomainError && error.code === secondStepRequired.code)
      return void http.getResponse<FastifyReply>().redirect('/login/verify', 303);
    const reason = reasonOf(error);
    if (reason === 'failed') return this.problems.catch(error, host);
    const query = new URLSearchParams({ error: reason, ...(path !== '/' && { return: path }) });
    void http.getResponse<FastifyReply>().redirect(`/login?${query}`, 303);
  }
}

const credentials = new Set(['email', 'password']);

function reasonOf(error: unknown): 'limited' | 'credentials' | 'request' | 'suspended' | 'failed' {
  if (!(error instanceof DomainError) || error.kind === 'unavailable') return 'failed';
  if (error.kind === 'limited') return 'limited';
  if (error.code === accountSuspended.code) return 'suspended';
  return error.kind === 'forbidden' || error.details.errors?.some(({ field }) => !credentials.has(field))
    ? 'request'
    : 'credentials';
}
