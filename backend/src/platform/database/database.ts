import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
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

interface Transaction {
  manager: EntityManager;
  client: PoolClient;
  afterCommit: (() => void)[];
}

/**
 * The one door to PostgreSQL. A use case opens a transaction; everything it calls joins it without being told.
 * Writes go through `manager` (entities with their rules), reads through `query` (prepared statements to plain rows).
 */
@Injectable()
export class Database {
  private readonly current = new AsyncLocalStorage<Transaction>();

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Runs `work` in one transaction; inside another, joins it. */
  async transaction<T>(work: () => Promise<T>): Promise<T> {
    if (this.current.getStore()) return work();
    const runner = this.dataSource.createQueryRunner();
    const afterCommit: (() => void)[] = [];
    try {
      const client = (await runner.connect()) as PoolClient;
      await runner.startTransaction();
      const result = await this.current.run({ manager: runner.manager, client, afterCommit }, work);
      await runner.commitTransaction();
      for (const effect of afterCommit) effect();
      return result;
    } catch (error) {
      // A connection whose server has gone silent would not hear the rollback either: it is dropped.
      if (isSilence(error)) await (runner as unknown as PostgresQueryRunner).releasePostgresConnection(error);
      else if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    } finally {
      await runner.release();
    }
  }

  get manager(): EntityManager {
    return this.current.getStore()?.manager ?? this.dataSource.manager;
  }

  /** Runs a prepared statement and answers its rows. */
  async query<Row>(statement: Statement, values: unknown[] = []): Promise<Row[]> {
    return (await this.execute(statement, values)).rows as Row[];
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
    const transaction = this.current.getStore();
    if (transaction) transaction.afterCommit.push(effect);
    else effect();
  }

  /** The pool that TypeORM owns; for libraries that bring their own statements. */
  get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }

  private execute(statement: Statement, values: unknown[]): Promise<QueryResult> {
    const client = this.current.getStore()?.client ?? this.pool;
    return client.query({ name: statement.name, text: statement.text, values });
  }
}
