import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { atMost, Cache } from '../cache/cache';
import type { Database } from '../database/database';
import type { Notices } from '../database/notices';
import { RememberedOwners } from './remembered-owners';

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
  /** It was to be counted again from then on. */
  due: number;
  /** It is not counted again before; later than `due` where that has failed. */
  until: number;
}

const most = 2000;
/** For each millisecond that a dear figure was counted, so many go by before it is counted again. */
const rest = 9;
/** So many milliseconds go by after a count that has failed. */
const restAfterFailure = 1000;
/** So many milliseconds are waited for a dear figure where nothing is known of it, or only what was long ago. */
const patience = 50;
/** A figure that might have been counted anew so many milliseconds ago, and was not asked for, is of long ago. */
const longAgo = 60_000;

/**
 * What this process remembers about a noun's lists until a write to the noun, here or elsewhere: figures that are dear
 * to count, and a version that tells whether a page somebody keeps is still good.
 */
export class ListMemory {
  readonly owners: RememberedOwners;
  private readonly log = new Logger(ListMemory.name);
  private readonly figures: Cache<{ figure: unknown }>;
  private readonly counted = new LRUCache<string, Counted>(atMost(most));
  private readonly underWay = new Map<string, Promise<void>>();
  private generation = 0;

  constructor(
    database: Database,
    private readonly notices: Notices,
    private readonly topics: Topics,
  ) {
    const { own, owners } = topics;
    const all = owners ? [own, owners] : [own];
    this.figures = new Cache(database, notices, { name: own, max: most, topics: [], sweeping: all });
    this.owners = new RememberedOwners(database, notices, own, owners);
    for (const topic of all) notices.on(topic, () => (this.generation += 1));
  }

  /** The same in all processes that have heard the same; ask for it before you read what it stands for. */
  get version(): string {
    const { own, owners = own, shown = [] } = this.topics;
    return this.notices.versionOf([...new Set([own, owners, ...shown])]);
  }

  /** Changes with each write to the noun or its owners; ask for it before you read who the owners are that something is counted of. */
  get state(): number {
    return this.generation;
  }

  /**
   * The remembered value, or the one now computed; asked for twice at once it is computed once. What has begun in another state than
   * this one is not remembered.
   */
  async remember<T>(key: string, compute: () => Promise<T>, state = this.generation): Promise<T> {
    if (state !== this.generation) return compute();
    const known = await this.figures.get(key, async () => ({ figure: await compute() }));
    return (known as { figure: T }).figure;
  }

  /**
   * The same of a figure that takes longer to count than a page should wait: after a write it is the one before it, while one new
   * count runs, and a tenth of the time at most goes into counting.
   */
  async lately<T>(key: string, count: () => Promise<T>, state = this.generation): Promise<Lately<T>> {
    const isFresh = () => this.notices.areHeard && this.counted.get(key)?.generation === this.generation;
    const known = this.counted.get(key);
    const isRecent = known?.generation !== undefined && known.due + longAgo > Date.now();
    if (!isFresh() && !(known && known.until > Date.now())) {
      const counting = this.underWay.get(key) ?? this.count(key, count, state);
      if (!isRecent) await Promise.race([counting, sleep(patience, undefined, { ref: false })]);
    }
    const now = this.counted.get(key);
    return isRecent || isFresh() || now !== known
      ? { figure: now?.figure as T | undefined, isFresh: isFresh() }
      : { isFresh: false };
  }

  private count(key: string, count: () => Promise<unknown>, generation: number): Promise<void> {
    const began = Date.now();
    const counting = count()
      .then(
        (figure) => {
          const due = Date.now() + (Date.now() - began) * rest;
          this.counted.set(key, { figure, generation, due, until: due });
        },
        (error: Error) => {
          this.log.warn(`${this.topics.own}: not counted: ${error.message}`);
          this.counted.set(key, { due: 0, ...this.counted.get(key), until: Date.now() + restAfterFailure });
        },
      )
      .finally(() => this.underWay.delete(key));
    this.underWay.set(key, counting);
    return counting;
  }

  /**
   * Call it in the transaction that writes: all processes forget when it commits. Who says whose the rows are lets them keep which
   * owners have any.
   */
  async changed(owner = ''): Promise<void> {
    await this.notices.send(this.topics.own, owner);
  }
}
