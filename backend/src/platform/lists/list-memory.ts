import { Cache } from '../cache/cache';
import type { Database } from '../database/database';
import type { Notices } from '../database/notices';

/**
 * What this process remembers about a noun's lists until a write to the noun, here or elsewhere: figures that are dear
 * to count, and a version that tells whether a page somebody keeps is still good. `topic` is the noun's own; `shown`
 * are those of other nouns that its lists show something of.
 */
export class ListMemory {
  private readonly figures: Cache<{ figure: unknown }>;
  private readonly topics: readonly string[];

  constructor(
    database: Database,
    private readonly notices: Notices,
    private readonly topic: string,
    ...shown: string[]
  ) {
    this.topics = [topic, ...shown];
    this.figures = new Cache(database, notices, { name: topic, max: 2000, topics: [topic] });
  }

  /** The same in all processes that have heard the same; ask for it before you read what it stands for. */
  get version(): string {
    return this.notices.versionOf(this.topics);
  }

  /** Of what only the noun's own writes and those of another topic change. */
  versionWith(topic: string): string {
    return this.notices.versionOf([this.topic, topic]);
  }

  /** The remembered value, or the one now computed; asked for twice at once it is computed once. */
  async remember<T>(key: string, compute: () => Promise<T>): Promise<T> {
    const known = await this.figures.get(key, async () => ({ figure: await compute() }));
    return (known as { figure: T }).figure;
  }

  /** Call it in the transaction that writes: all processes forget when it commits. */
  async changed(): Promise<void> {
    await this.notices.send(this.topic, '');
  }
}
