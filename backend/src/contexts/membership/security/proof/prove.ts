import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Audit } from '../../../../platform/audit/audit';
import { refuseWrong } from '../../../../platform/http/domain-error';
import type { Viewer } from '../../../../platform/http/viewer';
import { Guesses } from '../../../../platform/passwords/guesses';
import { PasswordHasher } from '../../../../platform/passwords/password-hasher';
import { Sessions } from '../../../../platform/sessions/sessions';
import { Factors } from '../factors';
import { accountOf, Holders } from '../holders';
import { UsePasskey } from '../passkeys/use-passkey';
import { FactorResets } from '../resets/factor-resets';
import { factorRequired, passkeyRefused, proofWrong } from '../security.errors';
import { CheckCode } from '../signing-in/check-code';
import type { ProofDto } from './proof.dto';

/** Takes a proof of who somebody is, in the middle of a session, which goes on under a new token: by the best that they have. */
@Injectable()
export class Prove {
  constructor(
    private readonly audit: Audit,
    private readonly checkCode: CheckCode,
    private readonly factors: Factors,
    private readonly guesses: Guesses,
    private readonly hasher: PasswordHasher,
    private readonly holders: Holders,
    private readonly resets: FactorResets,
    private readonly sessions: Sessions,
    private readonly usePasskey: UsePasskey,
  ) {}

  /** Throws `factor_required`, `proof_wrong`, `code_wrong`, `passkey_refused` or `too_many_requests`. */
  async execute(viewer: Viewer, proof: ProofDto, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const given = Object.entries(proof).filter(([, value]) => value !== undefined && value !== null);
    if (given.length !== 1) refuseWrong([{ field: 'password', message: 'Send one of password, code and credential' }]);
    const { password, code, credential } = proof;
    const renew = () => this.sessions.renew(request, reply);
    if (code) await this.checkCode.execute(request, accountOf(viewer), code, renew);
    else {
      if (credential) await this.demandOwn(viewer, credential);
      else await this.checkPassword(viewer, password ?? '', request);
      await renew();
    }
    if (code || credential) await this.resets.stop(accountOf(viewer));
    await this.audit.record(viewer, 'identity.proven', undefined, { by: given[0]?.[0] });
  }

  private async demandOwn(viewer: Viewer, credential: Record<string, unknown>): Promise<void> {
    const { id } = await this.usePasskey.execute(credential);
    if (id !== viewer.id) throw passkeyRefused();
  }

  private async checkPassword(viewer: Viewer, password: string, request: FastifyRequest): Promise<void> {
    if ((await this.factors.count(viewer.id)) > 0) throw factorRequired();
    const account = accountOf(viewer);
    const { email, passwordHash } = await this.holders.of(account);
    const forget = await this.guesses.count(request, { ...account, name: email, passwordHash });
    if (await this.hasher.matches(passwordHash, password)) return forget();
    await this.audit.record(viewer, 'proof.refused');
    throw proofWrong();
  }
}
