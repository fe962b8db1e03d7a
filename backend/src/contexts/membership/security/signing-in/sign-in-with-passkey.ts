import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Credential } from '../passkeys/relying-party';
import { UsePasskey } from '../passkeys/use-passkey';
import { OpenAccount } from './open-account';
import { type Entrance, PendingSignIn } from './pending-sign-in';

/** Signs in by a passkey alone, which is something one has and, verified by it, something one knows or is. */
@Injectable()
export class SignInWithPasskey {
  constructor(
    private readonly openAccount: OpenAccount,
    private readonly pending: PendingSignIn,
    private readonly usePasskey: UsePasskey,
  ) {}

  /** A first step that the same account has taken in this browser says where they wanted to. Throws `passkey_refused`. */
  async execute(
    request: FastifyRequest,
    reply: FastifyReply,
    credential: Credential,
    enterprise: boolean,
  ): Promise<Entrance> {
    const account = await this.usePasskey.execute(credential);
    const begun = await this.pending.read(request).catch(() => undefined);
    const entrance = begun?.id === account.id ? begun : { ...account, enterprise };
    if (begun?.id === account.id) await this.pending.finish(request, reply);
    await this.openAccount.execute(request, reply, entrance, 'passkey');
    return entrance;
  }
}
