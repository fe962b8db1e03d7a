import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { Sessions } from '../sessions/sessions';
import { type AccessLevel, accessKey } from './access';
import { forbidden, unauthenticated } from './problems';
import type { Viewer } from './viewer';

const allowed: Record<Exclude<AccessLevel, 'visitor'>, Viewer['kind'][]> = {
  member: ['member'],
  operator: ['operator', 'super-admin'],
  'super-admin': ['super-admin'],
};

/** Finds out who calls, and refuses whoever may not. An operation without an access level is refused to all. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: Sessions,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const level = this.reflector.getAllAndOverride<AccessLevel | undefined>(accessKey, [
      context.getHandler(),
      context.getClass(),
    ]);
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (level === 'visitor') return true;
    request.viewer = await this.sessions.read(request);
    if (!request.viewer) throw unauthenticated();
    if (!level || !allowed[level].includes(request.viewer.kind)) throw forbidden();
    return true;
  }
}
