import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { credentialsGuard, type ProvenAccount } from '../../../platform/passwords/credentials.guard';
import { VerifyCredentials } from './verify-credentials';

@Injectable()
export class MemberStrategy extends PassportStrategy(Strategy, 'member') {
  constructor(private readonly verifyCredentials: VerifyCredentials) {
    super({ usernameField: 'email', passReqToCallback: true });
  }

  validate(request: FastifyRequest, email: string, password: string): Promise<ProvenAccount> {
    return this.verifyCredentials.execute(email, password, request);
  }
}

export const MemberCredentials = credentialsGuard('member');
