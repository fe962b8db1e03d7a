import { randomBytes } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Client } from 'pg';
import { Config } from '../config/config';
import { Database } from './database';

type Listener = (payload: string) => void;

const channel = 'alliance';
const notify = { name: 'notices-notify', text: `select pg_notify('${channel}', $1)` };

/**
 * Short messages between all processes over LISTEN/NOTIFY, sent with the transaction that causes them.
 * After a lost connection every listener hears the empty payload: "you may have missed something".
 */
@Injectable()
export class Notices implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(Notices.name);
  private readonly listeners = new Map<string, Set<Listener>>();
  /** PostgreSQL gives a notice back to whom it came from, who has heard it already: by this they know it. */
  private readonly sender = randomBytes(6).toString('base64url');
  private client?: Client;
  private stopped = false;

  constructor(
    private readonly config: Config,
    private readonly database: Database,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.connect();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    await this.client?.end().catch(() => undefined);
  }

  /** Answers how to stop listening. */
  on(topic: string, listener: Listener): () => void {
    const listeners = this.listeners.get(topic) ?? new Set();
    this.listeners.set(topic, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  /** Heard here as soon as the transaction commits, elsewhere a moment later. */
  async send(topic: string, payload: string): Promise<void> {
    await this.database.run(notify, [`${topic}@${this.sender}:${payload}`]);
    this.database.afterCommit(() => this.hear(topic, payload));
  }

  private hear(topic: string, payload: string): void {
    for (const listener of this.listeners.get(topic) ?? []) listener(payload);
  }

  private async connect(): Promise<void> {
    if (this.stopped) return;
    const client = new Client({ connectionString: this.config.databaseDirectUrl, keepAlive: true });
    let ended = false;
    const reconnect = () => {
      if (ended || this.stopped) return;
      ended = true;
      void client.end().catch(() => undefined);
      setTimeout(() => void this.connect(), 500).unref();
    };
    client.on('error', reconnect);
    client.on('end', reconnect);
    client.on('notification', ({ payload = '' }) => {
      const [head = '', ...rest] = payload.split(':');
      const [topic = '', sender] = head.split('@');
      if (sender !== this.sender) this.hear(topic, rest.join(':'));
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      this.client = client;
      for (const topic of this.listeners.keys()) this.hear(topic, '');
    } catch (error) {
      this.log.warn(`Not listening for notices: ${(error as Error).message}`);
      reconnect();
    }
  }
}
