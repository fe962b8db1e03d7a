import { Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { invalidField } from '../../../platform/http/domain-error';
import { VerifyCredentials } from './verify-credentials';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by a passport strategy: whose credentials the call carried. */
    user?: { id: string };
  }
}

@Injectable()
export class MemberStrategy extends PassportStrategy(Strategy, 'member') {
  constructor(private readonly verifyCredentials: VerifyCredentials) {
    super({ usernameField: 'email', passReqToCallback: true });
  }

  async validate(request: FastifyRequest, email: unknown, password: unknown): Promise<{ id: string }> {
    if (typeof email !== 'string') throw invalidField('email', 'Enter an e-mail address');
    if (typeof password !== 'string') throw invalidField('password', 'Enter your password');
    return { id: await this.verifyCredentials.execute(email, password, request.ip) };
  }
}

/** Credentials in the body, checked before the operation runs. The session is ours, not passport's. */
export const MemberCredentials = AuthGuard('member');
