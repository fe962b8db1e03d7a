import { Injectable } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { invalidField } from '../../../platform/http/domain-error';
import { AdminAccounts } from './admin-accounts';

@Injectable()
export class AdminStrategy extends PassportStrategy(Strategy, 'admin') {
  constructor(private readonly accounts: AdminAccounts) {
    super({ passReqToCallback: true });
  }

  async validate(request: FastifyRequest, username: unknown, password: unknown): Promise<{ id: string }> {
    if (typeof username !== 'string') throw invalidField('username', 'Enter the username');
    if (typeof password !== 'string') throw invalidField('password', 'Enter the password');
    return { id: await this.accounts.verify(username, password, request.ip) };
  }
}

export const AdminCredentials = AuthGuard('admin');
