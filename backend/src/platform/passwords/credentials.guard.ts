import type { ExecutionContext, Type } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { validation } from '../http/validation';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by a passport strategy: whose credentials the call carried. */
    user?: { id: string };
  }
}

/**
 * Lets a call through whose body carries right credentials for a passport strategy. Guards run before pipes, so the
 * body is held against its DTO here: nothing that is not a short text reaches the strategy. The session is ours, not
 * passport's.
 */
export const credentialsGuard = (strategy: string, dto: Type) =>
  class CredentialsGuard extends AuthGuard(strategy) {
    override async canActivate(context: ExecutionContext): Promise<boolean> {
      const request = context.switchToHttp().getRequest<FastifyRequest>();
      request.body = await validation.transform(request.body ?? {}, { type: 'body', metatype: dto });
      return (await super.canActivate(context)) as boolean;
    }
  };
