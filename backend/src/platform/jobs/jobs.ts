import { EventEmitter } from 'node:events';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { parseCrontab, type Runner, run, type Task, Logger as WorkerLogger } from 'graphile-worker';
import { Pool } from 'pg';
import { Config } from '../config/config';
import { Database } from '../database/database';
import { bearLosses } from '../database/lost-connections';
import { inContext } from '../logging/log-context';
import { freeJobs, LiveWorkers } from './live-workers';

/** Jobs of one process at a time; one connection more listens for new ones. */
const mostAtOnce = 4;

type Handler = (payload: unknown, attempt: { number: number; last: boolean }) => Promise<void>;

/** Work after the answer: enqueued with the transaction that causes it, retried with growing gaps. */
@Injectable()
export class Jobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(Jobs.name);
  private readonly handlers = new Map<string, Handler>();
  private readonly schedules: string[] = [];
  private workers?: LiveWorkers;
  private pool?: Pool;
  private runner?: Runner;
  private stopping = false;

  constructor(
    private readonly config: Config,
    private readonly database: Database,
  ) {
    this.every('* * * * *', 'free-jobs', async () => {
      await this.pool?.query(freeJobs);
    });
  }

  /** Says what does the jobs of this name. Handlers must bear being called twice. */
  handle(name: string, handler: Handler): void {
    this.handlers.set(name, handler);
  }

  /** As `handle`, started by the clock (a crontab expression, UTC). Throws for one that the runner would not start with. */
  every(crontab: string, name: string, handler: () => Promise<void>): void {
    const schedule = `${crontab} ${name} ?max=3`;
    parseCrontab(schedule);
    this.handle(name, handler);
    this.schedules.push(schedule);
  }

  /** Adds a job to the surrounding transaction, due at `runAt` or at once. A job with the same `key` that has not started is replaced. */
  async add(
    name: string,
    payload: unknown,
    options: { attempts?: number; key?: string; runAt?: Date } = {},
  ): Promise<void> {
    const { attempts = 12, key = null, runAt: at = null } = options;
    await this.database.leave({ kind: 'jobs', row: { name, payload, attempts, key, at } });
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.worker) await this.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await this.runner?.stop().catch(() => undefined);
    await this.pool?.end().catch(() => undefined);
    await this.workers?.stop();
  }

  private async start(): Promise<void> {
    if (this.stopping) return;
    this.pool ??= this.connect();
    // Those of a runner that has ended do nothing more.
    await this.workers?.stop();
    const workers = new LiveWorkers(this.config.databaseDirectUrl, (text) => this.log.warn(text));
    this.workers = workers;
    const events = new EventEmitter();
    events.on('worker:create', ({ worker }) => workers.add(worker.workerId));
    try {
      this.runner = await run({
        events,
        pgPool: this.pool,
        concurrency: Math.min(mostAtOnce, this.config.databaseLimits.jobsPoolSize - 1),
        pollInterval: 2000,
        noHandleSignals: true,
        taskList: Object.fromEntries([...this.handlers].map(([name, handler]) => [name, asTask(name, handler)])),
        crontab: this.schedules.join('\n'),
        logger: new WorkerLogger(() => (level, message) => {
          if (level === 'error' || level === 'warning') this.log.warn(message);
        }),
      });
      this.runner.promise.then(
        () => this.restart(),
        () => this.restart(),
      );
    } catch (error) {
      this.log.warn(`The job runner could not start: ${(error as Error).message}`);
      this.restart();
    }
  }

  /** The runner's own would be deaf to errors while it ends, and a connection lost just then would end the process. */
  private connect(): Pool {
    const { jobsPoolSize, jobsStatementMs } = this.config.databaseLimits;
    const pool = new Pool({
      connectionString: this.config.databaseDirectUrl,
      application_name: 'alliance-jobs',
      max: jobsPoolSize,
      // For a connection it waits as long as it takes: the runner would not write down that a job is done.
      statement_timeout: jobsStatementMs,
      query_timeout: jobsStatementMs + 500,
    });
    const warn = (error: Error) => this.log.warn(error.message);
    pool.on('error', warn);
    bearLosses(pool, warn);
    return pool;
  }

  private restart(): void {
    if (!this.stopping) setTimeout(() => void this.start(), 1000).unref();
  }
}

function asTask(name: string, handler: Handler): Task {
  return (payload, { job }) =>
    inContext({ job: `${name}#${job.id}` }, () =>
      handler(payload, { number: job.attempts, last: job.attempts >= job.max_attempts }),
    );
}
