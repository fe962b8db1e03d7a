import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Audit } from '../../../platform/audit/audit';
import { Database } from '../../../platform/database/database';
import type { ProvenAccount } from '../../../platform/passwords/credentials.guard';
import { Guesses } from '../../../platform/passwords/guesses';
import { PasswordHasher } from '../../../platform/passwords/password-hasher';
import { generationOf } from '../../../platform/sessions/sessions';
import { credentialsWrong } from '../membership.errors';
import { canonicalEmail } from './user.entity';

const find = {
  name: 'accounts-credentials',
  text: `select id, password_hash as "passwordHash", ${generationOf('id')} as generation from membership.users where email = $1`,
};

/** Checks an e-mail address and password. Unknown, unactivated and wrong look and take the same. */
@Injectable()
export class VerifyCredentials {
  constructor(
    private readonly audit: Audit,
    private readonly database: Database,
    private readonly guesses: Guesses,
    private readonly hasher: PasswordHasher,
  ) {}

  /** Answers whose they are; throws `credentials_wrong` or `too_many_requests`. */
  async execute(email: string, password: string, request: FastifyRequest): Promise<ProvenAccount> {
    const name = canonicalEmail(email);
    const user = await this.database.queryOne<ProvenAccount & { passwordHash: string | null }>(find, [name]);
    const forget = await this.guesses.count(request, {
      door: 'member',
      name,
      id: user?.id,
      passwordHash: user?.passwordHash,
    });
    if (!(await this.hasher.matches(user?.passwordHash, password)) || !user) {
      await this.audit.record('visitor', 'sign-in.refused', user && `user:${user.id}`);
      throw credentialsWrong();
    }
    await forget();
    return { id: user.id, generation: user.generation };
  }
}
