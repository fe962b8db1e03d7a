import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SecurityApi } from '../security/security.api';

/** Signs a person in whose password, mailed link or identity provider was right, unless a second factor is to be shown first. */
@Injectable()
export class OpenSession {
  constructor(private readonly security: SecurityApi) {}

  /** `generation` as it was when the password was read. Throws `second_step_required` or `sign_in_again`. */
  async execute(
    request: FastifyRequest,
    reply: FastifyReply,
    subject: string,
    how: { generation?: number; enterprise?: true; through?: string; return?: string } = {},
  ): Promise<void> {
    await this.security.enter(request, reply, { door: 'member', id: subject, ...how });
  }
}
