import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';

/** So long what was collected may wait for being written, and be lost if the process is killed. */
const flushEveryMs = 5000;
/** Beyond these the rest is not counted until they are written: a database that is away must not fill the memory. */
const mostCollected = 20_000;

/** Collects in the process what nobody who calls waits for, and writes it together. */
export abstract class CollectedWrites<Item> implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(this.constructor.name);
  private collected = new Map<string, Item>();
  private timer?: NodeJS.Timeout;
  private flushing: Promise<void> = Promise.resolve();

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.flush(), flushEveryMs).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  /** Writes what was collected, after what is being written. What could not be written is tried again with the next. */
  flush(): Promise<void> {
    this.flushing = this.flushing.then(() => this.writeCollected());
    return this.flushing;
  }

  protected collect(key: string, item: Item): void {
    const known = this.collected.get(key);
    if (known === undefined && this.collected.size >= mostCollected) return;
    this.collected.set(key, known === undefined ? item : this.merge(known, item));
  }

  /** What two of the same key are together. */
  protected merge(_earlier: Item, later: Item): Item {
    return later;
  }

  protected abstract write(items: Item[]): Promise<void>;

  private async writeCollected(): Promise<void> {
    if (this.collected.size === 0) return;
    const writing = this.collected;
    this.collected = new Map();
    try {
      await this.write([...writing.values()]);
    } catch (error) {
      this.log.warn(`What was counted could not be written yet: ${(error as Error).message}`);
      const later = this.collected;
      this.collected = writing;
      for (const [key, item] of later) this.collect(key, item);
    }
  }
}
