import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SecurityApi } from '../security/security.api';

/** Signs a person in whose password, mailed link or identity provider was right, unless a second factor is to be shown first. */
@Injectable()
export class OpenSession {
  constructor(private readonly security: SecurityApi) {}

  /** Throws `second_step_required`. */
  async execute(
    request: FastifyRequest,
    reply: FastifyReply,
    subject: string,
    how: { enterprise?: true; through?: string; return?: string } = {},
  ): Promise<void> {
    await this.security.enter(request, reply, { door: 'member', id: subject, ...how });
  }
}
