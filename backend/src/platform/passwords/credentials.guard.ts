import type { ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../http/domain-error';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by a passport strategy: whose credentials the call carried. */
    user?: { id: string };
  }
}

/**
 * Lets a call through whose body carries right credentials for a passport strategy. Missing fields are named first
 * (`demanded`: field → what to say). The session is ours, not passport's.
 */
export const credentialsGuard = (strategy: string, demanded: Record<string, string>) =>
  class CredentialsGuard extends AuthGuard(strategy) {
    override canActivate(context: ExecutionContext) {
      const { body } = context.switchToHttp().getRequest<FastifyRequest>();
      const given = (body ?? {}) as Record<string, unknown>;
      const errors = Object.entries(demanded).flatMap(([field, message]) =>
        typeof given[field] === 'string' && given[field] ? [] : [{ field, message }],
      );
      if (errors[0]) throw new DomainError('invalid_input', 'invalid', errors[0].message, { errors });
      return super.canActivate(context);
    }
  };
