import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CheckCode } from './check-code';
import { OpenAccount } from './open-account';
import { type Entrance, PendingSignIn } from './pending-sign-in';

/** Signs in by a code who has taken the first step in this browser. */
@Injectable()
export class TakeSecondStep {
  constructor(
    private readonly checkCode: CheckCode,
    private readonly openAccount: OpenAccount,
    private readonly pending: PendingSignIn,
  ) {}

  /** Throws `sign_in_again`, `code_wrong` (the first step then stays good) or `too_many_requests`. */
  async execute(request: FastifyRequest, reply: FastifyReply, code: string): Promise<Entrance> {
    const entrance = await this.pending.read(request);
    await this.checkCode.execute(request, entrance, code, async () => {
      await this.pending.finish(request, reply);
      await this.openAccount.execute(request, reply, entrance, 'code');
    });
    return entrance;
  }
}
