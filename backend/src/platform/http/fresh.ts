import { applyDecorators, type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../clock/clock';
import { minute } from '../clock/durations';
import { Problems } from './access';
import { proofRequired } from './problems';
import type { Viewer } from './viewer';

const freshKey = 'fresh';
/** For so long a proof of who they are is good. */
const proofLasts = 10 * minute;

/**
 * For what somebody at an unlocked screen must not do: the caller has proved who they are within the last ten minutes, or is
 * refused with `proof_required`. The web client then asks, and calls again.
 */
export const Fresh = () =>
  applyDecorators(SetMetadata(freshKey, true), ApiExtension('x-fresh', true), Problems(proofRequired));

@Injectable()
export class FreshGuard implements CanActivate {
  constructor(
    private readonly clock: Clock,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    if (!this.reflector.get<boolean | undefined>(freshKey, context.getHandler())) return true;
    const { viewer } = context.switchToHttp().getRequest<FastifyRequest>();
    demandFresh(viewer, this.clock.now());
    return true;
  }
}

/** For who decides it by more than the operation. Throws `proof_required`. */
export function demandFresh(viewer: Viewer | undefined, now: Date): void {
  if (now.getTime() - (viewer?.provenAt ?? 0) >= proofLasts) throw proofRequired();
}
