import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Authenticator, Authenticators } from '../http/authenticators';
import type { Viewer } from '../http/viewer';
import { Sessions } from './sessions';

/** Whose session the cookie names. */
@Injectable()
export class SessionAuthenticator implements Authenticator, OnModuleInit {
  constructor(
    private readonly authenticators: Authenticators,
    private readonly sessions: Sessions,
  ) {}

  onModuleInit(): void {
    this.authenticators.add(this, 0);
  }

  authenticate(request: FastifyRequest): Promise<Viewer | undefined> {
    return this.sessions.read(request);
  }
}
