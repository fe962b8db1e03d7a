import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Config } from '../../../../platform/config/config';
import { SingleUseTokens } from '../../../../platform/tokens/single-use-tokens';
import type { TokenPurpose } from '../../../../platform/tokens/token-purpose';
import type { AccountOf } from '../holders';
import { signInAgain } from '../security.errors';

/** How somebody signs in. */
export interface Entrance extends AccountOf {
  /** How often their sessions had ended as they began. */
  generation: number;
  /** At the enterprise sign-in. */
  enterprise?: boolean;
  /** Otherwise than by a password: `provider`, `password-reset`, `activation`. */
  through?: string;
  /** The path on our origin that they want to. */
  return?: string;
}

const secondStep: TokenPurpose<Omit<Entrance, 'id'>> = { name: 'second-step', lifeSeconds: 600, passing: true };

/** A sign-in of which the first step was right: a cookie of ten minutes, good for one session. */
@Injectable()
export class PendingSignIn {
  constructor(
    private readonly config: Config,
    private readonly tokens: SingleUseTokens,
  ) {}

  async begin(reply: FastifyReply, { id, ...how }: Entrance): Promise<void> {
    const token = await this.tokens.issue(secondStep, id, how);
    reply.setCookie(this.cookieName, token, { ...this.cookie, maxAge: secondStep.lifeSeconds });
  }

  /** Whose it is; throws `sign_in_again`. */
  async read(request: FastifyRequest): Promise<Entrance> {
    const { subject, data } = await this.tokens
      .peek(secondStep, request.cookies[this.cookieName] ?? '')
      .catch(unlessInvalid);
    return { ...data, id: subject };
  }

  /** Uses it up. Of two at once one fails with `sign_in_again`. */
  async finish(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.tokens.redeem(secondStep, request.cookies[this.cookieName] ?? '').catch(unlessInvalid);
    reply.clearCookie(this.cookieName, this.cookie);
  }

  private get cookieName(): string {
    return `${this.config.https ? '__Host-' : ''}second-step`;
  }

  private get cookie() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.config.https } as const;
  }
}

function unlessInvalid(error: { code?: string }): never {
  throw error.code === 'token_invalid' ? signInAgain() : error;
}
