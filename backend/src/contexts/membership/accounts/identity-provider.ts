import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { Config } from '../../../platform/config/config';
import { inOneLine, isEmailAddress } from '../../../platform/http/text';
import { Secrets } from '../../../platform/secrets/secrets';
import { providerFailed } from '../membership.errors';

interface Attempt {
  state: string;
  nonce: string;
  verifier: string;
  return: string;
}

export interface ProviderIdentity {
  email: string;
  /** As `Text` would take it, of 100 characters at most, as is the last name, which may be empty. */
  firstName: string;
  lastName: string;
  return: string;
}

const cookieName = 'oidc';
const tenMinutes = 600;
const longestName = 100;

/** With what a log may say of it: no tokens, and nobody's name. */
const failed = (why: string, cause?: Error) =>
  Object.assign(providerFailed(), { cause: new Error(cause ? `${why}: ${cause.message}` : why) });

/** The organization's identity provider, by OpenID Connect (authorization code, PKCE, state, nonce). */
@Injectable()
export class IdentityProvider {
  private discovered?: Promise<Configuration>;

  constructor(
    private readonly config: Config,
    private readonly secrets: Secrets,
  ) {}

  get configured(): boolean {
    return this.config.oidc !== undefined;
  }

  /** Remembers the attempt in a sealed cookie and answers the provider's address. */
  async begin(reply: FastifyReply, returnPath: string): Promise<string> {
    const attempt: Attempt = {
      state: randomState(),
      nonce: randomNonce(),
      verifier: randomPKCECodeVerifier(),
      return: returnPath,
    };
    reply.setCookie(cookieName, this.secrets.seal('oidc', attempt).toString('base64url'), {
      path: '/api/auth/oidc',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.https,
      maxAge: tenMinutes,
    });
    const url = buildAuthorizationUrl(await this.discover(), {
      redirect_uri: this.callbackUrl,
      scope: 'openid email profile',
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: await calculatePKCECodeChallenge(attempt.verifier),
      code_challenge_method: 'S256',
    });
    return url.href;
  }

  /** Who the provider says it is; throws `provider_failed` for anything not proven, an unverified address included. */
  async finish(request: FastifyRequest, reply: FastifyReply): Promise<ProviderIdentity> {
    const attempt = this.secrets.open<Attempt>('oidc', Buffer.from(request.cookies[cookieName] ?? '', 'base64url'));
    reply.clearCookie(cookieName, { path: '/api/auth/oidc', secure: this.config.https });
    if (!attempt) throw failed('the browser has no cookie of an attempt');
    const tokens = await authorizationCodeGrant(await this.discover(), new URL(request.url, this.config.appUrl), {
      pkceCodeVerifier: attempt.verifier,
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      idTokenExpected: true,
    }).catch((cause: Error) => {
      throw failed('the provider’s answer is not good', cause);
    });
    const claims = tokens.claims();
    if (!isEmailAddress(claims?.email) || claims?.email_verified !== true) throw failed('no address is verified');
    const { email } = claims;
    const name = (value: unknown) => (typeof value === 'string' ? inOneLine(value, longestName) : '');
    return {
      email,
      firstName: name(claims.given_name) || name(email.split('@')[0]) || name(email),
      lastName: name(claims.family_name),
      return: attempt.return,
    };
  }

  private get callbackUrl(): string {
    return `${this.config.appUrl}/api/auth/oidc/callback`;
  }

  private discover(): Promise<Configuration> {
    const { oidc } = this.config;
    if (!oidc) throw providerFailed();
    const issuer = new URL(oidc.issuer);
    const execute = issuer.protocol === 'http:' && !this.config.production ? [allowInsecureRequests] : [];
    this.discovered ??= discovery(issuer, oidc.clientId, oidc.clientSecret, undefined, { execute, timeout: 8 });
    // A provider that was away when first asked is asked again.
    this.discovered.catch(() => {
      this.discovered = undefined;
    });
    return this.discovered;
  }
}
