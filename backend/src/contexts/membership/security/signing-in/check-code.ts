import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Audit } from '../../../../platform/audit/audit';
import { Database } from '../../../../platform/database/database';
import { networkOf } from '../../../../platform/http/client-network';
import { RateLimits } from '../../../../platform/http/rate-limits';
import { KnownDevices } from '../../../../platform/passwords/known-devices';
import { Authenticator } from '../authenticator/authenticator';
import { type AccountOf, actorOf, Holders } from '../holders';
import { RecoveryCodes } from '../recovery/recovery-codes';
import { codeWrong } from '../security.errors';
import { codesOfDevice, codesOfNetwork, codesOfStrangers } from '../security.limits';
import { TellHolder } from '../tell-holder';

const sixDigits = /^\d{6}$/;
/** Apps show six digits in two groups. */
const between = /[\s-]/g;

/**
 * Takes a code of the authenticator app, or a recovery code. Guesses are counted so that nobody is locked out: a browser that
 * has signed in before and a recovery code, which cannot be guessed, get through however much strangers try.
 */
@Injectable()
export class CheckCode {
  constructor(
    private readonly audit: Audit,
    private readonly authenticator: Authenticator,
    private readonly database: Database,
    private readonly devices: KnownDevices,
    private readonly holders: Holders,
    private readonly limits: RateLimits,
    private readonly recovery: RecoveryCodes,
    private readonly tell: TellHolder,
  ) {}

  /** The code is used up with what `then` does, or not at all. Throws `code_wrong` or `too_many_requests`. */
  async execute<T>(request: FastifyRequest, account: AccountOf, typed: string, then: () => Promise<T>): Promise<T> {
    const code = typed.replace(between, '');
    const isDigits = sixDigits.test(code);
    const forget = await this.count(request, account, isDigits);
    const answer = await this.database.transaction(async () => {
      const isRight = isDigits
        ? await this.authenticator.take(account.id, code)
        : await this.recovery.use(account.id, code);
      if (!isRight) return undefined;
      if (!isDigits) await this.tellOfRecovery(account, request.ip);
      return { value: await then() };
    });
    if (!answer) {
      await this.audit.record(actorOf(account), 'code.refused');
      throw codeWrong();
    }
    await forget();
    return answer.value;
  }

  private async tellOfRecovery(account: AccountOf, from: string): Promise<void> {
    const left = await this.recovery.left(account.id);
    await this.audit.record(actorOf(account), 'recovery-code.used', undefined, { left });
    const rest = left === 0 ? 'None is left.' : `${left} ${left === 1 ? 'is' : 'are'} left.`;
    await this.tell.execute(account, 'A recovery code was used', from, rest);
  }

  private async count(request: FastifyRequest, account: AccountOf, isDigits: boolean): Promise<() => Promise<void>> {
    const { passwordHash } = await this.holders.of(account);
    const device = this.devices.recognize(request, account.door, account.id, passwordHash ?? '');
    const [limit, key] = device
      ? ([codesOfDevice, device] as const)
      : ([codesOfNetwork, `${account.id} ${networkOf(request.ip)}`] as const);
    await this.limits.consume(limit, key);
    if (!device && isDigits) await this.limits.consume(codesOfStrangers, account.id);
    return () => this.limits.reset(limit, key);
  }
}
