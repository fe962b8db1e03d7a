import { createHash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Clock } from '../clock/clock';
import { Config } from '../config/config';
import { Database } from '../database/database';
import { Jobs } from '../jobs/jobs';
import { networkOf } from './client-network';
import { tooManyRequests } from './problems';

export interface RateLimit {
  name: string;
  /** Calls allowed in the window. */
  points: number;
  windowSeconds: number;
}

const removeExpired = {
  name: 'rate-limits-remove-expired',
  text: 'delete from platform.rate_limits where expire < $1',
};

/** Limits shared by all processes, kept in PostgreSQL. Keys are hashed: no address of a person is stored. */
@Injectable()
export class RateLimits implements OnModuleInit {
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.every('41 * * * *', 'remove-expired-rate-limits', async () => {
      await this.database.run(removeExpired, [this.clock.now().getTime()]);
    });
  }

  /** Counts one call; throws `too_many_requests` with the seconds to wait when the limit is used up. */
  async consume(limit: RateLimit, key: string): Promise<void> {
    const wait = await this.count(limit, key);
    if (wait > 0) throw tooManyRequests(wait);
  }

  /** Counts one call; answers whether the limit still allows it. */
  async allows(limit: RateLimit, key: string): Promise<boolean> {
    return (await this.count(limit, key)) === 0;
  }

  /** Forgets the count, after a success that shows the caller is genuine. */
  async reset(limit: RateLimit, key: string): Promise<void> {
    if (this.config.rateLimits) await this.limiter(limit).delete(hash(key));
  }

  /** Answers the seconds to wait, or 0. */
  private async count(limit: RateLimit, key: string): Promise<number> {
    // It counts on a connection of its own: transactions that each wait for a second one would stop all calls.
    if (this.database.isInTransaction) throw new Error(`${limit.name} is counted inside a transaction.`);
    if (!this.config.rateLimits) return 0;
    try {
      await this.limiter(limit).consume(hash(key));
      return 0;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    }
  }

  private limiter(limit: RateLimit): RateLimiterPostgres {
    const known = this.limiters.get(limit.name);
    if (known) return known;
    const made = new RateLimiterPostgres({
      storeClient: this.database.pool,
      storeType: 'pool',
      schemaName: 'platform',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: limit.name,
      points: limit.points,
      duration: limit.windowSeconds,
      clearExpiredByTimeout: false,
    });
    this.limiters.set(limit.name, made);
    return made;
  }
}

const hash = (key: string) => createHash('sha256').update(networkOf(key).toLowerCase()).digest('base64url');
