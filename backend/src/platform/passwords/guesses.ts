import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { networkOf } from '../http/client-network';
import { RateLimits } from '../http/rate-limits';
import { type Door, KnownDevices } from './known-devices';

const windowSeconds = 900;

interface Budget {
  /** From one client address, whatever accounts are tried. */
  address: number;
  /** For one account, from one client address. */
  pair: number;
  /** For one account from everywhere, browsers that it knows aside. */
  account: number;
  /** For one account from one client address while the former is used up. Never none: a right password must get in. */
  pairUnderSiege: number;
  /** For one browser that has signed in before. */
  device: number;
  /** For all such browsers of one account, right passwords as well; beyond it they are strangers, and nobody is locked out. */
  devices: number;
}

const budgets: Record<Door, Budget> = {
  member: { address: 100, pair: 10, account: 100, pairUnderSiege: 3, device: 20, devices: 100 },
  admin: { address: 20, pair: 5, account: 30, pairUnderSiege: 2, device: 20, devices: 100 },
};

/** Whose password is tried, as far as there is such an account. */
export interface Tried {
  door: Door;
  /** What was typed as its name. */
  name: string;
  id: string | undefined;
  passwordHash: string | null | undefined;
}

/**
 * Lets passwords be guessed rarely, and locks nobody out: strangers use up budgets of their own addresses. Counts belong
 * to a password, so that a new one starts without any.
 */
@Injectable()
export class Guesses {
  constructor(
    private readonly devices: KnownDevices,
    private readonly limits: RateLimits,
  ) {}

  /** Counts one guess; throws `too_many_requests`. Answers how to forget it, for when the password was right. */
  async count(request: FastifyRequest, tried: Tried): Promise<() => Promise<void>> {
    const { door, name, id, passwordHash } = tried;
    const limit = (kind: keyof Budget) => ({
      name: `${door}-guess-${kind}`,
      points: budgets[door][kind],
      windowSeconds,
    });
    const own = async (kind: keyof Budget, key: string) => {
      await this.limits.consume(limit(kind), key);
      return () => this.limits.reset(limit(kind), key);
    };

    const device = id && passwordHash ? this.devices.recognize(request, door, id, passwordHash) : undefined;
    if (device && (await this.limits.allows(limit('devices'), `${id}`))) return own('device', device);
    await this.limits.consume(limit('address'), request.ip);
    const account = `${name} ${this.devices.generation(passwordHash ?? '')}`;
    const besieged = !(await this.limits.allows(limit('account'), account));
    return own(besieged ? 'pairUnderSiege' : 'pair', `${account} ${networkOf(request.ip)}`);
  }
}
