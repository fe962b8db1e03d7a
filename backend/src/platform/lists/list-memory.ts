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

/** A figure, and whether it takes longer to count than a page should wait. */
interface Tally<T> {
  figure: T;
  isDear: boolean;
}

/** What was counted last, and until when it is not counted again. */
interface Counted {
  figure: unknown;
  until: number;
}

const most = 2000;
/** For each millisecond that a dear figure was counted, so many go by before it is counted again. */
const rest = 9;

/**
 * What this process remembers about a noun's lists until a write to the noun, here or elsewhere: figures that are dear
 * to count, and a version that tells whether a page somebody keeps is still good.
 */
export class ListMemory {
  private readonly log = new Logger(ListMemory.name);
  private readonly figures: Cache<{ figure: unknown }>;
  private readonly before = new LRUCache<string, Counted>({ max: most });

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
   * The same of a figure for which nobody waits where it is dear: after a write it is the one before it, while one new count
   * runs, and a tenth of the time at most goes into counting. Not for what is told apart by `version`: it would be kept.
   */
  async lately<T>(key: string, count: () => Promise<Tally<T>>): Promise<T> {
    const counted = () => this.remember(key, () => this.note(key, count));
    const before = this.before.get(key);
    if (!before) return counted();
    if (before.until <= Date.now())
      counted().catch((error: Error) => this.log.warn(`${this.topics.own}: not counted anew: ${error.message}`));
    return before.figure as T;
  }

  private async note<T>(key: string, count: () => Promise<Tally<T>>): Promise<T> {
    const began = Date.now();
    const { figure, isDear } = await count();
    const now = Date.now();
    if (isDear) this.before.set(key, { figure, until: now + (now - began) * rest });
    else this.before.delete(key);
    return figure;
  }

  /** Call it in the transaction that writes: all processes forget when it commits. */
  async changed(): Promise<void> {
    await this.notices.send(this.topics.own, '');
  }
}
