import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../config/config';
import { Secrets } from '../secrets/secrets';

/** What a browser may sign in as; each has a cookie of its own. */
export type Door = 'member' | 'admin';

/** As long as browsers keep a cookie at most. */
const lifeSeconds = 400 * 24 * 3600;
const purpose = 'known-device';

/**
 * Browsers that have signed in before. Their cookie names the account and the password of that time, by a keyed hash:
 * no other account takes it, and a new password voids it. It only opens the way to the password check.
 */
@Injectable()
export class KnownDevices {
  constructor(
    private readonly config: Config,
    private readonly secrets: Secrets,
  ) {}

  remember(reply: FastifyReply, door: Door, account: string, passwordHash: string): void {
    const device = randomBytes(12).toString('base64url');
    const value = [door, account, this.generation(passwordHash), device].join(' ');
    reply.setCookie(this.cookieName(door), this.secrets.sign(purpose, value), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.https,
      maxAge: lifeSeconds,
    });
  }

  /** The browser's own name when it has signed in to this account with this password before. */
  recognize(request: FastifyRequest, door: Door, account: string, passwordHash: string): string | undefined {
    const value = this.secrets.verify(purpose, request.cookies[this.cookieName(door)] ?? '');
    const [atDoor, as, generation, device] = value?.split(' ') ?? [];
    return atDoor === door && as === account && generation === this.generation(passwordHash) ? device : undefined;
  }

  /** Stands for a password without giving it away; another one for the next password. */
  generation(passwordHash: string): string {
    return this.secrets.digest('password-generation', passwordHash);
  }

  private cookieName(door: Door): string {
    return `${this.config.https ? '__Host-' : ''}known-${door}`;
  }
}
