import { Injectable } from '@nestjs/common';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import { Config } from '../../../../platform/config/config';
import { SingleUseTokens } from '../../../../platform/tokens/single-use-tokens';
import type { TokenPurpose } from '../../../../platform/tokens/token-purpose';
import { passkeyRefused } from '../security.errors';

const lifeSeconds = 300;
const adding: TokenPurpose = { name: 'passkey-adding', lifeSeconds, passing: true };
const using: TokenPurpose = { name: 'passkey-using', lifeSeconds, passing: true };
/** Whose a challenge is that anybody may answer. */
const anybody = 'anybody';

/** What browsers send of a passkey, as JSON. */
export type Credential = Record<string, unknown>;

/** What is kept of a passkey to check its signatures by. */
export interface KnownPasskey {
  credentialId: string;
  publicKey: Buffer;
  counter: string;
  transports: string[];
}

/**
 * Our side of WebAuthn, under the name of the configured origin. A challenge is a single-use token of five minutes: 256 random
 * bits whose hash is kept here, and which come back in what the passkey signs.
 */
@Injectable()
export class RelyingParty {
  constructor(
    private readonly config: Config,
    private readonly tokens: SingleUseTokens,
  ) {}

  /** What a browser makes a passkey by, for one account. */
  async askToMake(
    account: { id: string; email: string; name: string },
    known: { credentialId: string }[],
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    return generateRegistrationOptions({
      rpName: 'Global Innovation Alliance',
      rpID: this.name,
      userID: new Uint8Array(Buffer.from(account.id)),
      userName: account.email,
      userDisplayName: account.name,
      challenge: await this.challenge(adding, account.id),
      timeout: lifeSeconds * 1000,
      attestationType: 'none',
      excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** What a browser uses one by, of whichever account. */
  async askToUse(): Promise<PublicKeyCredentialRequestOptionsJSON> {
    return generateAuthenticationOptions({
      rpID: this.name,
      challenge: await this.challenge(using, anybody),
      timeout: lifeSeconds * 1000,
      userVerification: 'required',
    });
  }

  /** Uses the challenge up. Throws `passkey_refused`. */
  async verifyMade(accountId: string, made: Credential): Promise<WebAuthnCredential> {
    const response = made as unknown as RegistrationResponseJSON;
    await this.redeem(adding, accountId, response);
    return refusing(async () => {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: () => true,
        ...this.expected,
      });
      return verified ? registrationInfo.credential : undefined;
    });
  }

  /** Uses the challenge up; answers how often the passkey was used, by its own count. Throws `passkey_refused`. */
  async verifyUsed(passkey: KnownPasskey, used: Credential): Promise<number> {
    const response = used as unknown as AuthenticationResponseJSON;
    await this.redeem(using, anybody, response);
    return refusing(async () => {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: () => true,
        ...this.expected,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(passkey.publicKey),
          counter: Number(passkey.counter),
        },
      });
      return verified ? authenticationInfo.newCounter : undefined;
    });
  }

  private get name(): string {
    return new URL(this.config.appUrl).hostname;
  }

  private get expected() {
    return { expectedOrigin: this.config.appUrl, expectedRPID: this.name, requireUserVerification: true };
  }

  private async challenge(purpose: TokenPurpose, subject: string) {
    return new Uint8Array(Buffer.from(await this.tokens.issue(purpose, subject, {}), 'base64url'));
  }

  /** The challenge stands in what was signed; it is ours, of this purpose and account, and used for the first time. */
  private async redeem(purpose: TokenPurpose, subject: string, response: Responded): Promise<void> {
    const challenge = await refusing(async () => challengeOf(response));
    const redeemed = await this.tokens.redeem(purpose, challenge).catch((error: { code?: string }) => {
      throw error.code === 'token_invalid' ? passkeyRefused() : error;
    });
    if (redeemed.subject !== subject) throw passkeyRefused();
  }
}

type Responded = { response: { clientDataJSON: string } };

function challengeOf({ response }: Responded): string {
  const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()) as {
    challenge: unknown;
  };
  return String(challenge);
}

/** Whatever is wrong with what a browser sent, it is told no more than that. Nothing here asks the database, which may be away. */
async function refusing<T>(verify: () => Promise<T | undefined>): Promise<T> {
  const verified = await verify().catch(() => undefined);
  if (verified === undefined) throw passkeyRefused();
  return verified;
}
