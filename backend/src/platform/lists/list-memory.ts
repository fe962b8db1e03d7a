import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Cache } from '../cache/cache';
import type { Database } from '../database/database';
import type { Notices } from '../database/notices';

interface Topics {
  /** The noun's own. */
  own: string;
  /** Of who the noun's rows are of: what is counted by owners changes with them. */
  owners?: string;
  /** Of other nouns that its lists show something of, and its figures do not. */
  shown?: readonly string[];
}

/** A figure that nobody waits for long: absent while it is counted for the first time. */
export interface Lately<T> {
  figure?: T;
  /** Whether it is of now. Where it is not, who keeps it has to ask again. */
  isFresh: boolean;
}

/** What was counted last. */
interface Counted {
  figure?: unknown;
  /** Of which state of the noun; none where it could not be counted. */
  generation?: number;
  /** It is not counted again before. */
  until: number;
}

const most = 2000;
/** For each millisecond that a dear figure was counted, so many go by before it is counted again. */
const rest = 9;
/** So many milliseconds go by at least after a count that has failed. */
const restAfterFailure = 1000;
/** So many milliseconds are waited for a dear figure where nothing is known of it. */
const patience = 50;

/**
 * What this process remembers about a noun's lists until a write to the noun, here or elsewhere: figures that are dear
 * to count, and a version that tells whether a page somebody keeps is still good.
 */
export class ListMemory {
  private readonly log = new Logger(ListMemory.name);
  private readonly figures: Cache<{ figure: unknown }>;
  private readonly counted = new LRUCache<string, Counted>({ max: most });
  private readonly underWay = new Map<string, Promise<void>>();
  private generation = 0;

  constructor(
    database: Database,
    private readonly notices: Notices,
    private readonly topics: Topics,
  ) {
    const { own, owners } = topics;
    this.figures = new Cache(database, notices, {
      name: own,
      max: most,
      topics: [own],
      sweeping: owners ? [owners] : [],
    });
    for (const topic of owners ? [own, owners] : [own]) notices.on(topic, () => (this.generation += 1));
  }

  /** The same in all processes that have heard the same; ask for it before you read what it stands for. */
  get version(): string {
    const { own, owners = own, shown = [] } = this.topics;
    return this.notices.versionOf([...new Set([own, owners, ...shown])]);
  }

  /** The remembered value, or the one now computed; asked for twice at once it is computed once. */
  async remember<T>(key: string, compute: () => Promise<T>): Promise<T> {
    const known = await this.figures.get(key, async () => ({ figure: await compute() }));
    return (known as { figure: T }).figure;
  }

  /**
   * The same of a figure that takes longer to count than a page should wait: after a write it is the one before it, while one new
   * count runs, and a tenth of the time at most goes into counting.
   */
  async lately<T>(key: string, count: () => Promise<T>): Promise<Lately<T>> {
    const known = this.counted.get(key);
    const isFresh = this.notices.areHeard && known?.generation === this.generation;
    if (!isFresh && !(known && known.until > Date.now())) {
      const counting = this.underWay.get(key) ?? this.count(key, count);
      if (known?.generation === undefined) await Promise.race([counting, sleep(patience, undefined, { ref: false })]);
    }
    const { figure, generation } = this.counted.get(key) ?? {};
    return { figure: figure as T | undefined, isFresh: this.notices.areHeard && generation === this.generation };
  }

  private count(key: string, count: () => Promise<unknown>): Promise<void> {
    const { generation } = this;
    const began = Date.now();
    const note = (counted: Omit<Counted, 'until'>, least = 0) => {
      const now = Date.now();
      this.counted.set(key, { ...counted, until: now + Math.max((now - began) * rest, least) });
    };
    const counting = count()
      .then(
        (figure) => note({ figure, generation }),
        (error: Error) => {
          this.log.warn(`${this.topics.own}: not counted: ${error.message}`);
          note(this.counted.get(key) ?? {}, restAfterFailure);
        },
      )
      .finally(() => this.underWay.delete(key));
    this.underWay.set(key, counting);
    return counting;
  }

  /** Call it in the transaction that writes: all processes forget when it commits. */
  async changed(): Promise<void> {
    await this.notices.send(this.topics.own, '');
  }
}
