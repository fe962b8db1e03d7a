import { AsyncLocalStorage } from 'node:async_hooks';
import type { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import { DataSource, type EntityManager, type EntityTarget, type QueryRunner } from 'typeorm';
import { EntityInserts } from './entity-inserts';
import { bearLosses } from './lost-connections';
import { type Plain, plainTypes } from './moments';
import { plannedAs, type Statement } from './statement';
import { type Trace, Traces } from './traces';

/** pg's own time-out, which leaves the statement running on its connection. */
const isSilence = (error: unknown): error is Error => error instanceof Error && error.message === 'Query read timeout';

/** What TypeORM's runner can do and its type does not say. */
type PostgresQueryRunner = Omit<QueryRunner, 'isTransactionActive'> & {
  isTransactionActive: boolean;
  releasePostgresConnection(error: Error): Promise<void>;
};

/** What pg's client has and its type does not say. */
type Client = PoolClient & { connection: { stream: Writable } };

type Explain = (error: unknown) => unknown;

/** The error of a statement that was sent with the commit, and what is to be made of it once all is undone. */
class LastFailed extends Error {
  constructor(
    readonly failure: unknown,
    readonly explain: Explain,
  ) {
    super('The last statement failed.');
  }
}

/** Whether the transaction was lost before this statement, which is then refused as any other would be. */
const wasLost = (thrown: unknown) =>
  ((thrown instanceof LastFailed ? thrown.failure : thrown) as { code?: string }).code === '25P02';

interface Transaction {
  manager: EntityManager;
  client: Client;
  traces: Traces;
  last: { query: QueryConfig; explain: Explain }[];
  /** What the traces have told everybody, once it is committed. */
  notices: string[];
  afterCommit: (() => void)[];
  /** What went wrong in a part that joined it; the whole is undone then, whoever has caught the error since. */
  failure?: unknown;
  over: boolean;
}

type TransactionWrapper = <T>(work: () => Promise<T>) => Promise<T>;

/** A deadlock, and a conflict with somebody else's transaction: the same work may succeed a moment later. */
const worthRetrying = new Set(['40P01', '40001']);
const isWorthRetrying = (error: unknown) => worthRetrying.has((error as { code?: string }).code ?? '');
const attempts = 4;

/** Does it again, a moment later, while it loses against others; a few times. */
async function persist<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (thrown) {
      if (attempt === attempts || !isWorthRetrying(thrown instanceof LastFailed ? thrown.failure : thrown))
        throw thrown;
      await sleep(Math.random() * 20 * 2 ** attempt);
    }
  }
}

/**
 * The one door to PostgreSQL. A use case opens a transaction; everything it calls joins it without being told.
 * Writes go through `manager` (entities with their rules), reads through `query` (prepared statements to plain rows).
 */
@Injectable()
export class Database {
  private readonly log = new Logger(Database.name);
  private readonly current = new AsyncLocalStorage<Transaction>();
  private wrapper: TransactionWrapper = (work) => work();
  private listener: (notice: string) => void = () => undefined;

  private readonly inserts: EntityInserts;

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {
    this.inserts = new EntityInserts(dataSource);
    // Whoever has asked something is answered with it.
    bearLosses(this.pool, () => undefined);
  }

  /**
   * Runs `work` in one transaction; inside another, joins it. Work that loses a deadlock or a conflict is run again,
   * so it must not have changed anything but the database before its end.
   */
  async transaction<T>(work: () => Promise<T>): Promise<T> {
    const outer = this.current.getStore();
    if (outer) return join(outer, work);
    try {
      return await persist(() => this.attempt(work));
    } catch (thrown) {
      if (!(thrown instanceof LastFailed)) throw thrown;
      throw isWorthRetrying(thrown.failure) ? thrown.failure : await thrown.explain(thrown.failure);
    }
  }

  /** What is in every transaction beside its work. Set once, at the start. */
  wrapTransactions(wrapper: TransactionWrapper): void {
    this.wrapper = wrapper;
  }

  /** Who hears the notices that this process has committed. Set once, at the start. */
  listenWith(listener: (notice: string) => void): void {
    this.listener = listener;
  }

  private hear(notices: string[]): void {
    for (const notice of notices) this.follow(() => this.listener(notice));
  }

  private async attempt<T>(work: () => Promise<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner() as unknown as PostgresQueryRunner;
    let transaction: Transaction | undefined;
    try {
      const client = (await runner.connect()) as Client;
      const { manager } = runner;
      transaction = { manager, client, traces: new Traces(), last: [], notices: [], afterCommit: [], over: false };
      const result = await this.perform(transaction, runner, work);
      this.hear(transaction.notices);
      for (const effect of transaction.afterCommit) this.follow(effect);
      return result;
    } catch (error) {
      // A connection whose server has gone silent would not hear the rollback either: it is dropped.
      const cause = error instanceof LastFailed ? error.failure : error;
      if (isSilence(cause)) await runner.releasePostgresConnection(cause);
      else await transaction?.client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      if (transaction) transaction.over = true;
      await runner.release();
    }
  }

  /** The beginning goes out with the first statement, and what the work leaves behind with the commit: neither is waited for. */
  private async perform<T>(transaction: Transaction, runner: PostgresQueryRunner, work: () => Promise<T>): Promise<T> {
    const { client, traces, last } = transaction;
    const begun = send(client, { text: 'begin' });
    begun.catch(() => undefined);
    // Its manager must not open a transaction of its own.
    runner.isTransactionActive = true;
    const result = await this.current.run(transaction, () => this.wrapper(work));
    await begun;
    if (transaction.failure) throw transaction.failure;
    const written = [
      ...last.map(async ({ query, explain }) => {
        await send(client, query).catch((error) => Promise.reject(new LastFailed(error, explain)));
      }),
      traces.write((query) => send(client, query)).then((notices) => transaction.notices.push(...notices)),
    ];
    const committed = send(client, { text: 'commit' });
    // The first of the failures is the one that made the others.
    const failure = (await Promise.allSettled([...written, committed])).find(({ status }) => status === 'rejected');
    if (failure?.status === 'rejected' && !wasLost(failure.reason)) throw failure.reason;
    // PostgreSQL answers COMMIT with a rollback, and no error, when a statement has failed and the error was caught.
    if ((await committed).command !== 'COMMIT') throw new Error('A statement failed in a transaction that went on.');
    return result;
  }

  /** What follows a commit cannot undo it, so its failure is not the caller's. */
  private follow(effect: () => void): void {
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

  /** Runs a prepared statement and answers its rows, with moments (`timestamptz`) as ISO text. */
  async query<Row extends Plain<Row>>(statement: Statement, values: unknown[] = []): Promise<Row[]> {
    return takeRows<Row>(await this.execute(statement, values));
  }

  /** As `query`, for a statement that always answers one row, such as an insert. Throws when it does not. */
  async one<Row extends Plain<Row>>(statement: Statement, values: unknown[] = []): Promise<Row> {
    const [row] = takeRows<Row>(await this.execute(statement, values));
    if (row === undefined) throw new Error(`The statement ${statement.name} has answered no row.`);
    return row;
  }

  /** As `query`, for exactly one row or none. */
  async queryOne<Row extends Plain<Row>>(statement: Statement, values: unknown[] = []): Promise<Row | undefined> {
    return takeRows<Row>(await this.execute(statement, values))[0];
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

  /**
   * Leaves an event, an audit record, a job or a notice behind: written at the end of the surrounding transaction, all
   * of them in one statement, or at once where there is none. What a notice says is told once it is committed.
   */
  async leave(trace: Trace): Promise<void> {
    const transaction = this.running();
    if (transaction) return transaction.traces.add(trace);
    const traces = new Traces();
    traces.add(trace);
    this.hear(await traces.write((query) => persist(() => this.pool.query(query))));
  }

  /**
   * Runs a statement as the last of the surrounding transaction, together with its commit: what it locks is locked for no
   * longer. When it fails, all is undone, and the transaction throws what `explain` answers about the error.
   */
  runLast(statement: Statement, values: unknown[], explain: Explain): void {
    const transaction = this.running();
    if (!transaction) throw new Error(`There is no transaction that ${statement.name} could end.`);
    transaction.last.push({ query: { ...statement, values }, explain });
  }

  /** Inserts a new row by a prepared statement, and answers it with what the database has filled in. */
  async insert<Row extends object>(entity: EntityTarget<Row>, values: Partial<Row>): Promise<Row> {
    const { statement, parameters, complete } = this.inserts.of(entity, values);
    return complete(await this.one(statement, parameters));
  }

  /** The pool that TypeORM owns; for libraries that bring their own statements. */
  get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }

  private execute(statement: Statement, values: unknown[]): Promise<QueryResult> {
    const query = { name: plannedAs(statement), text: statement.text, values, types: plainTypes };
    const client = this.running()?.client;
    // Alone it has done nothing when it has lost, whatever it does.
    return client ? send(client, query) : persist(() => this.pool.query(query));
  }

  /** Work that nobody awaited must not write with a connection that has been given back. */
  private running(): Transaction | undefined {
    const transaction = this.current.getStore();
    if (transaction?.over) throw new Error('The transaction is over: work that belongs to it was not awaited.');
    return transaction;
  }
}

/**
 * pg's timer of a statement holds on to the answer after its end, and what survives two small collections of garbage stays
 * until the large one: an export of all registrations left 100 MB there. Rows that are taken from it go with the first.
 */
function takeRows<Row>(result: QueryResult): Row[] {
  const { rows } = result;
  result.rows = [];
  return rows;
}

/** What a transaction says in one turn goes out together: a packet each would cost as much as the statements. */
function send(client: Client, query: QueryConfig): Promise<QueryResult> {
  const { stream } = client.connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
  return client.query(query);
}

async function join<T>(outer: Transaction, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    outer.failure ??= error;
    throw error;
  }
}
