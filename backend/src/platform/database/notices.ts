import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Client } from 'pg';
import { Config } from '../config/config';
import { Database } from './database';
import { channel } from './traces';

type Listener = (payload: string) => void;

interface Notice {
  topic: string;
  /** Who sent it in which transaction: no two transactions have the same. */
  id: string;
  payload: string;
}

/** All topics at once: a process has begun or ceased to listen, and from here on all count alike. */
const everything = '*';
/** So long a notice may take to come back before the connection counts as lost. */
const patience = 10_000;

const notify = {
  name: 'notices-notify',
  text: `select message, pg_notify('${channel}', message)
    from (select $1::text || '@' || $2::text || '.' || pg_current_xact_id() || ':' || $3::text as message) notice`,
};

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
  /** The last notice of a topic in the order in which PostgreSQL delivers them, which is the same for all processes. */
  private readonly last = new Map<string, string>();
  private lastOfAll = '';
  /** Own notices that were heard here with their commit and have not come back; by message, with when that was. */
  private readonly ahead = new Map<string, { topic: string; since: number }>();
  private readonly cameBack = new LRUCache<string, true>({ max: 1000 });
  /** Counts what was heard here, and what was asked while nothing can be heard. */
  private changes = 0;
  private listening = false;
  private client?: Client;
  private lose = () => {};
  private watch?: NodeJS.Timeout;
  private stopped = false;

  constructor(
    private readonly config: Config,
    private readonly database: Database,
  ) {
    database.listenWith((message) => this.hearOwn(message));
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.connect();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearInterval(this.watch);
    const farewell = this.listening ? this.client?.query(notify.text, [everything, this.sender, '']) : undefined;
    // Those that stay may be of another version, and answer otherwise: no page of ours is taken for theirs.
    await Promise.race([farewell?.catch(() => undefined), sleep(500)]);
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
    await this.database.leave({ kind: 'notices', row: { topic, sender: this.sender, payload } });
  }

  private hearOwn(message: string): void {
    if (this.ahead.has(message) || this.cameBack.has(message)) return;
    const { topic, payload } = read(message);
    if (this.listening) this.ahead.set(message, { topic, since: Date.now() });
    this.hear(topic, payload);
  }

  /** Whether notices come in. While they do not, nothing may be kept that they would drop. */
  get areHeard(): boolean {
    return this.listening;
  }

  /**
   * Changes with each notice of the topics, and is the same in all processes that have heard the same. A process that
   * is ahead of the others, because its own notice has not come back yet, or that hears nothing, has one of its own
   * that does not come again.
   */
  versionOf(topics: readonly string[]): string {
    if (!this.listening) this.changes += 1;
    if (!this.listening || this.isAhead(topics)) return `${this.sender}-${this.changes}`;
    return topics.map((topic) => this.last.get(topic) ?? this.lastOfAll).join('~');
  }

  private isAhead(topics: readonly string[]): boolean {
    for (const { topic } of this.ahead.values()) if (topic === everything || topics.includes(topic)) return true;
    return false;
  }

  private hear(topic: string, payload: string): void {
    this.changes += 1;
    for (const listener of this.listeners.get(topic) ?? []) listener(payload);
  }

  private receive(message: string): void {
    const { topic, id, payload } = read(message);
    if (topic === everything) {
      this.last.clear();
      this.lastOfAll = id;
    } else {
      // One transaction may have said several things about a topic: each counts.
      const before = this.last.get(topic) ?? '';
      this.last.set(topic, before.startsWith(id) ? `${before}+` : id);
    }
    if (id.startsWith(`${this.sender}.`)) {
      this.cameBack.set(message, true);
      if (this.ahead.delete(message)) return;
    }
    if (topic !== everything) this.hear(topic, payload);
  }

  private async connect(): Promise<void> {
    if (this.stopped) return;
    const client = new Client({
      connectionString: this.config.databaseDirectUrl,
      application_name: 'alliance-notices',
      keepAlive: true,
      query_timeout: patience,
    });
    let ended = false;
    const lose = () => {
      if (ended || this.stopped) return;
      ended = true;
      clearInterval(this.watch);
      void client.end().catch(() => undefined);
      this.cease();
      setTimeout(() => void this.connect(), 500).unref();
    };
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', ({ payload = '' }) => this.receive(payload));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      this.client = client;
      this.lose = lose;
      await this.begin(client);
      this.watch = setInterval(() => this.look(), patience).unref();
    } catch (error) {
      this.log.warn(`Not listening for notices: ${(error as Error).message}`);
      lose();
    }
  }

  /** From its own notice about everything on, this process agrees with all others. */
  private async begin(client: Client): Promise<void> {
    const { rows } = await client.query<{ message: string }>(notify.text, [everything, this.sender, '']);
    const { message } = rows[0] as { message: string };
    if (!this.cameBack.has(message)) this.ahead.set(message, { topic: everything, since: Date.now() });
    this.listening = true;
    this.changes += 1;
    for (const topic of this.listeners.keys()) this.hear(topic, '');
  }

  private cease(): void {
    const wasListening = this.listening;
    this.listening = false;
    this.ahead.clear();
    if (wasListening) for (const topic of this.listeners.keys()) this.hear(topic, '');
  }

  /** A connection that says nothing may have nothing to say, or be cut without a word. */
  private look(): void {
    const overdue = Date.now() - patience;
    const isDeaf = [...this.ahead.values()].some(({ since }) => since < overdue);
    if (isDeaf) this.lose();
    else this.client?.query('select').catch(this.lose);
  }
}

function read(message: string): Notice {
  const [head = '', ...payload] = message.split(':');
  const [topic = '', id = ''] = head.split('@');
  return { topic, id, payload: payload.join(':') };
}
