import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import type { Statement } from './statement';

/** pg's own time-out, which leaves the statement running on its connection. */
const isSilence = (error: unknown): error is Error => error instanceof Error && error.message === 'Query read timeout';

/** What TypeORM's runner can do and its type does not say. */
interface PostgresQueryRunner {
  releasePostgresConnection(error: Error): Promise<void>;
}

/** What pg's client can do and its type does not say: where its transaction stands, `E` after a failed statement. */
type Client = PoolClient & { getTransactionStatus(): 'I' | 'T' | 'E' | null };

interface Transaction {
  manager: EntityManager;
  client: Client;
  afterCommit: (() => void)[];
  /** What went wrong in a part that joined it; the whole is undone then, whoever has caught the error since. */
  failure?: unknown;
  over: boolean;
}

type TransactionWrapper = <T>(work: () => Promise<T>) => Promise<T>;

/** A deadlock, and a conflict with somebody else's transaction: the same work may succeed a moment later. */
const worthRetrying = new Set(['40P01', '40001']);
const attempts = 4;

/**
 * The one door to PostgreSQL. A use case opens a transaction; everything it calls joins it without being told.
 * Writes go through `manager` (entities with their rules), reads through `query` (prepared statements to plain rows).
 */
@Injectable()
export class Database {
  private readonly log = new Logger(Database.name);
  private readonly current = new AsyncLocalStorage<Transaction>();
  private wrapper: TransactionWrapper = (work) => work();

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Runs `work` in one transaction; inside another, joins it. Work that loses a deadlock or a conflict is run again,
   * so it must not have changed anything but the database before its end.
   */
  async transaction<T>(work: () => Promise<T>): Promise<T> {
    const outer = this.current.getStore();
    if (outer) return join(outer, work);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.attempt(work);
      } catch (error) {
        if (attempt === attempts || !worthRetrying.has((error as { code?: string }).code ?? '')) throw error;
        await sleep(Math.random() * 20 * 2 ** attempt);
      }
    }
  }

  /** What is in every transaction beside its work. Set once, at the start. */
  wrapTransactions(wrapper: TransactionWrapper): void {
    this.wrapper = wrapper;
  }

  private async attempt<T>(work: () => Promise<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    let transaction: Transaction | undefined;
    try {
      const client = (await runner.connect()) as Client;
      await runner.startTransaction();
      transaction = { manager: runner.manager, client, afterCommit: [], over: false };
      const result = await this.current.run(transaction, () => this.wrapper(work));
      if (transaction.failure) throw transaction.failure;
      // PostgreSQL answers COMMIT with a rollback, and no error, when a statement has failed and the error was caught.
      if (client.getTransactionStatus() === 'E') throw new Error('A statement failed in a transaction that went on.');
      await runner.commitTransaction();
      for (const effect of transaction.afterCommit) this.perform(effect);
      return result;
    } catch (error) {
      // A connection whose server has gone silent would not hear the rollback either: it is dropped.
      if (isSilence(error)) await (runner as unknown as PostgresQueryRunner).releasePostgresConnection(error);
      else if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    } finally {
      if (transaction) transaction.over = true;
      await runner.release();
    }
  }

  /** What follows a commit cannot undo it, so its failure is not the caller's. */
  private perform(effect: () => void): void {
    try {
      effect();
    } catch (error) {
      this.log.error(error);
    }
  }

  get isInTransaction(): boolean {
    return this.current.getStore() !== undefined;
  }

  get manager(): EntityManager {
    return this.running()?.manager ?? this.dataSource.manager;
  }

  /** Runs a prepared statement and answers its rows. */
  async query<Row>(statement: Statement, values: unknown[] = []): Promise<Row[]> {
    return (await this.execute(statement, values)).rows as Row[];
  }

  /** As `query`, for a statement that always answers one row, such as an insert. Throws when it does not. */
  async one<Row>(statement: Statement, values: unknown[] = []): Promise<Row> {
    const [row] = await this.query<Row>(statement, values);
    if (row === undefined) throw new Error(`The statement ${statement.name} has answered no row.`);
    return row;
  }

  /** As `query`, for exactly one row or none. */
  async queryOne<Row>(statement: Statement, values: unknown[] = []): Promise<Row | undefined> {
    return (await this.execute(statement, values)).rows[0] as Row | undefined;
  }

  /** Runs a statement and answers how many rows it touched. */
  async run(statement: Statement, values: unknown[] = []): Promise<number> {
    return (await this.execute(statement, values)).rowCount ?? 0;
  }

  /** Runs after the surrounding transaction has committed, or now when there is none. */
  afterCommit(effect: () => void): void {
    const transaction = this.running();
    if (transaction) transaction.afterCommit.push(effect);
    else effect();
  }

  /** The pool that TypeORM owns; for libraries that bring their own statements. */
  get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }

  private execute(statement: Statement, values: unknown[]): Promise<QueryResult> {
    const client = this.running()?.client ?? this.pool;
    return client.query({ name: statement.name, text: statement.text, values });
  }

  /** Work that nobody awaited must not write with a connection that has been given back. */
  private running(): Transaction | undefined {
    const transaction = this.current.getStore();
    if (transaction?.over) throw new Error('The transaction is over: work that belongs to it was not awaited.');
    return transaction;
  }
}

async function join<T>(outer: Transaction, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    outer.failure ??= error;
    throw error;
  }
}
