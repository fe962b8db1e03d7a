import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { credentialsGuard, type ProvenAccount } from '../../../platform/passwords/credentials.guard';
import { AdminAccounts } from './admin-accounts';

@Injectable()
export class AdminStrategy extends PassportStrategy(Strategy, 'admin') {
  constructor(private readonly accounts: AdminAccounts) {
    super({ passReqToCallback: true });
  }

  validate(request: FastifyRequest, username: string, password: string): Promise<ProvenAccount> {
    return this.accounts.verify(username, password, request);
  }
}

export const AdminCredentials = credentialsGuard('admin');
