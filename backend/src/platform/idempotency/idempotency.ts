import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { day } from '../clock/durations';
import { Database } from '../database/database';
import { Jobs } from '../jobs/jobs';
import { Secrets } from '../secrets/secrets';
import { idempotencyKeyInUse, idempotencyKeyReused } from './idempotency.errors';

/** One call under a key. */
export interface Attempt {
  /** Who calls, which operation, and the key. */
  id: string;
  /** What was sent: address and body. */
  fingerprint: string;
}

export interface Answer {
  status: number;
  body: unknown;
}

interface Kept {
  /** What the transaction of the call has answered: as a rule, the identifier of what it made. */
  made?: unknown;
  answer?: Answer;
}

interface Running extends Attempt {
  /** There once the transaction of the call is committed. */
  kept?: Kept;
}

/** Answers at once: whoever waited for a lock would hold a connection. */
const lock = {
  name: 'idempotency-lock',
  text: 'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as locked',
};
const select = {
  name: 'idempotency-select',
  text: 'select fingerprint, kept from platform.idempotency_keys where id = $1 and expires_at > $2',
};
const insert = {
  name: 'idempotency-insert',
  text: `insert into platform.idempotency_keys (id, fingerprint, kept, expires_at)
    values ($1, $2, $3, $4)
    on conflict (id) do update set fingerprint = excluded.fingerprint, kept = excluded.kept, expires_at = excluded.expires_at`,
};
const update = { name: 'idempotency-update', text: 'update platform.idempotency_keys set kept = $2 where id = $1' };
const removeExpired = {
  name: 'idempotency-remove-expired',
  text: 'delete from platform.idempotency_keys where expires_at < $1',
};
const sealing = 'idempotency-key';

/**
 * Makes of calls with one key one call. The key is written in the transaction that makes the thing, with what that
 * transaction answers: both are there or neither is, whenever the process dies. The answer joins them afterwards; should
 * it not come to that, the next call with the key makes nothing and answers from what was made. A call that is refused
 * or fails rolls back, and its key is free again.
 */
@Injectable()
export class Idempotency implements OnModuleInit {
  private readonly log = new Logger(Idempotency.name);
  private readonly current = new AsyncLocalStorage<Running>();

  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly secrets: Secrets,
  ) {}

  onModuleInit(): void {
    this.database.wrapTransactions((work) => this.once(work));
    this.jobs.every('53 * * * *', 'remove-expired-idempotency-keys', () => this.removeExpired());
  }

  /** The attempt that a call is: nobody can tell from its digests who calls, or what was sent. */
  attempt(who: string, operation: string, key: string, sent: unknown): Attempt {
    return { id: this.digest([who, operation, key]), fingerprint: this.digest(sent) };
  }

  /** What a call with this key was answered; throws `idempotency_key_reused` when something else was sent with it. */
  async answerOf(attempt: Attempt): Promise<Answer | undefined> {
    return (await this.find(attempt))?.answer;
  }

  /**
   * Does `work`, whose one transaction is made once, and keeps its answer for 24 hours; throws `idempotency_key_in_use`
   * while another call with the key does it.
   */
  async run(attempt: Attempt, work: () => Promise<Answer>): Promise<Answer> {
    const running: Running = { ...attempt };
    const answer = await this.current.run(running, work);
    await this.keep(running, answer);
    return answer;
  }

  /**
   * Does what follows of what was made, in transactions of its own. None of it is under the key: a repetition does it
   * again, so it must find out what the first call came to.
   */
  async beyond<T>(work: () => Promise<T>): Promise<T> {
    return this.current.exit(work);
  }

  /** The answer has been earned already, so it is given even when it cannot be kept. */
  private async keep({ id, kept }: Running, answer: Answer): Promise<void> {
    await this.database
      .run(update, [id, this.seal({ ...kept, answer })])
      .catch((error: Error) => this.log.warn(`An answer could not be kept: ${error.message}`));
  }

  async removeExpired(): Promise<void> {
    await this.database.run(removeExpired, [this.clock.now()]);
  }

  private async once<T>(work: () => Promise<T>): Promise<T> {
    const running = this.current.getStore();
    if (!running) return work();
    // Of two transactions the first could have been committed and the second not, with one key for both.
    if (running.kept) throw new Error('An operation with an Idempotency-Key must write in one transaction.');
    const { locked } = await this.database.one<{ locked: boolean }>(lock, [running.id]);
    if (!locked) throw idempotencyKeyInUse();
    const known = await this.find(running);
    const kept = known ?? { made: await work() };
    if (!known) await this.database.run(insert, [running.id, running.fingerprint, this.seal(kept), this.clock.in(day)]);
    this.database.afterCommit(() => {
      running.kept = kept;
    });
    return kept.made as T;
  }

  private async find({ id, fingerprint }: Attempt): Promise<Kept | undefined> {
    const row = await this.database.queryOne<{ fingerprint: string; kept: Buffer }>(select, [id, this.clock.now()]);
    if (!row) return undefined;
    if (row.fingerprint !== fingerprint) throw idempotencyKeyReused();
    return this.secrets.open<Kept>(sealing, row.kept);
  }

  private seal(kept: Kept): Buffer {
    return this.secrets.seal(sealing, kept);
  }

  private digest(value: unknown): string {
    return this.secrets.digest(sealing, JSON.stringify(value, inOrder));
  }
}

/** The same text for objects that say the same, in whatever order. */
const inOrder = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
