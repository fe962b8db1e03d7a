import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../config/config';
import { unavailable } from './problems';
import { Turns } from './turns';

/** As many as a browser has connections to one server. */
const atOnce = 6;
const mostWaiting = 64;

/**
 * A process answers so many calls of one person at a time; more of theirs wait, and what is beyond that is answered 503: nobody takes
 * all connections to the database from the others. Live streams wait for nothing and are not counted.
 */
@Injectable()
export class TurnGuard implements CanActivate {
  private readonly turns = new Turns(atOnce, mostWaiting);

  constructor(private readonly config: Config) {}

  canActivate(context: ExecutionContext): true | Promise<true> {
    const http = context.switchToHttp();
    const { viewer, routeOptions } = http.getRequest<FastifyRequest>();
    if (!viewer || routeOptions.config.staysOpen || !this.config.rateLimits) return true;
    return this.wait(viewer.seenBy?.adminId ?? viewer.id, http.getResponse<FastifyReply>());
  }

  private async wait(whose: string, { raw }: FastifyReply): Promise<true> {
    const turn = this.turns.take(whose);
    if (!turn) throw unavailable();
    const end = await turn;
    // Whoever has gone meanwhile is not told of it any more.
    if (raw.closed) end();
    else raw.once('close', end);
    return true;
  }
}
