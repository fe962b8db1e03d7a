import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/** Of the name of a worker; nothing else in the database locks by such a number. */
const lockOf = (name: string) => `hashtextextended('job worker ' || ${name}, 0)`;

/**
 * Says to all processes which of the workers that do jobs live: a lock is held for each, which goes with the process, however that
 * ends.
 */
export class LiveWorkers {
  private readonly names: string[] = [];
  private client?: Client;
  private holding = Promise.resolve();
  private isConnected = false;
  private stopped = false;

  constructor(
    private readonly connectionString: string | undefined,
    private readonly warn: (text: string) => void,
  ) {}

  add(name: string): void {
    this.names.push(name);
    if (!this.client) this.connect();
    else if (this.isConnected) this.hold(this.client, [name]);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.race([this.client?.end().catch(() => undefined), sleep(500)]);
  }

  private connect(): void {
    if (this.stopped) return;
    const client = new Client({
      connectionString: this.connectionString,
      application_name: 'alliance-job-workers',
      keepAlive: true,
    });
    this.client = client;
    client.on('error', (error) => this.warn(error.message));
    client.once('end', () => {
      this.isConnected = false;
      setTimeout(() => this.connect(), 1000).unref();
    });
    client.connect().then(
      () => {
        this.isConnected = true;
        this.hold(client, this.names);
      },
      () => client.end().catch(() => undefined),
    );
  }

  /** Waits where the connection that was lost is not yet known to be. */
  private hold(client: Client, names: string[]): void {
    const text = `select pg_advisory_lock(${lockOf('name')}) from unnest($1::text[]) name`;
    const hold = async () => void (await client.query(text, [names]));
    this.holding = this.holding.then(hold).catch((error: Error) => this.warn(error.message));
  }
}

/** Gives jobs back that a worker took more than a minute ago which lives no more; without it they would wait for four hours. */
export const freeJobs = `
  select graphile_worker.force_unlock_workers(array_agg(name)) from (
    select distinct locked_by as name from graphile_worker.jobs where locked_at < now() - interval '1 minute') holding
  where pg_try_advisory_xact_lock(${lockOf('name')}) having count(*) > 0`;
