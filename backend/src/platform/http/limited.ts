import { applyDecorators, type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { Problems } from './access';
import { tooManyRequests } from './problems';
import { type RateLimit, RateLimits } from './rate-limits';

const limitKey = 'limit';

/**
 * How often one person, or one client address where nobody is signed in, may call an operation, together with others of
 * the same limit; 429 in the contract as well.
 */
export const Limited = (limit: RateLimit) => applyDecorators(SetMetadata(limitKey, limit), Problems(tooManyRequests));

/** Counts the calls of who may make them, before anything is done for them: one that waits for a proof is not counted twice. */
@Injectable()
export class LimitGuard implements CanActivate {
  constructor(
    private readonly limits: RateLimits,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): true | Promise<true> {
    const limit = this.reflector.get<RateLimit | undefined>(limitKey, context.getHandler());
    if (!limit) return true;
    const { viewer, ip } = context.switchToHttp().getRequest<FastifyRequest>();
    return this.limits.consume(limit, viewer?.seenBy?.adminId ?? viewer?.id ?? ip).then(() => true);
  }
}
