import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { DECORATORS } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Audit } from '../audit/audit';
import { type AccessLevel, accessKey } from './access';
import { Authenticators } from './authenticators';
import { type RateLimit, RateLimits } from './rate-limits';
import { hiddenWhileSeeing, readOnlyWhileSeeing, shownParts, whileSeeingKey } from './see-as';

const reads = new Set(['GET', 'HEAD']);
/** Writes that one super admin tries, each of which is on record. */
const refusals: RateLimit = { name: 'writes-while-seeing', points: 600, windowSeconds: 3600 };

/**
 * Who sees the product as a member writes nothing, by whichever operation, and is shown the reads of `shownParts` alone. What
 * visitors may read is public.
 */
@Injectable()
export class SeeAsGuard implements CanActivate {
  constructor(
    private readonly audit: Audit,
    private readonly authenticators: Authenticators,
    private readonly limits: RateLimits,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const isRead = reads.has(request.method);
    if (this.isAllowed(context, isRead)) return true;
    const viewer = await this.authenticators.identify(request);
    if (!viewer?.seenBy) return true;
    if (isRead) throw hiddenWhileSeeing();
    await this.limits.consume(refusals, viewer.seenBy.adminId);
    const { name: operation } = context.getHandler();
    await this.audit.record(viewer, 'see-as.refused', `person:${viewer.id}`, { operation });
    throw readOnlyWhileSeeing();
  }

  private isAllowed(context: ExecutionContext, isRead: boolean): boolean {
    const of = [context.getHandler(), context.getClass()];
    if (this.reflector.get<boolean | undefined>(whileSeeingKey, context.getHandler())) return true;
    if (!isRead) return false;
    if (this.reflector.getAllAndOverride<AccessLevel | undefined>(accessKey, of) === 'visitor') return true;
    const [part = ''] = this.reflector.getAllAndOverride<string[] | undefined>(DECORATORS.API_TAGS, of) ?? [];
    return shownParts.has(part);
  }
}
