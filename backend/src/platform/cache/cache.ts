import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database';
import type { Notices } from '../database/notices';
import { cacheReads } from '../logging/metrics';

export interface CacheOptions<Value> {
  /** Under which its reads are counted. */
  name: string;
  /** How many values are kept; those that were not asked for longest make room. */
  max: number;
  /** A notice on one of them drops what its payload names, or all where it names nothing. */
  topics: readonly string[];
  /** A notice on one of them drops all, whatever it names. */
  sweeping?: readonly string[];
  /** What a notice may name a value by, beside its key: one name, or several. */
  alias?: (value: Value) => string | readonly string[];
  /** For how many milliseconds a value is kept; as long as there is room when absent. */
  lifetime?: (value: Value) => number;
}

/** So many values and no more. `max` alone would make room for all of them at once, at each start. */
export const atMost = (values: number) => ({ maxSize: values, sizeCalculation: () => 1 });

interface LookUp<Value> {
  value: Promise<Value | undefined>;
  /** What notices have named since it began. */
  dropped: Set<string>;
}

/**
 * Values that are dear to look up, kept in the process until a notice says that they may have changed. What it names
 * and was being looked up at that moment goes to those who have asked, and is not kept. Inside a transaction, which may see what
 * nobody else ever will, and while no notice can be heard, the cache is neither read nor written.
 */
export class Cache<Value extends {}> {
  private readonly kept: LRUCache<string, Value>;
  private readonly underWay = new Map<string, LookUp<Value>>();
  private readonly aliases = new Map<string, Set<string>>();
  private readonly reads: { hit: number; miss: number };

  constructor(
    private readonly database: Database,
    private readonly notices: Notices,
    private readonly options: CacheOptions<Value>,
  ) {
    this.kept = new LRUCache({
      ...atMost(options.max),
      perf: Date,
      ttlResolution: 0,
      dispose: (value, key) => this.forgetAlias(value, key),
    });
    this.reads = cacheReads(options.name);
    for (const topic of options.topics) notices.on(topic, (payload) => this.drop(payload));
    for (const topic of options.sweeping ?? []) notices.on(topic, () => this.drop(''));
  }

  /** The value kept, or the one now looked up; asked for twice at once it is looked up once. `undefined` is not kept. */
  async get(key: string, load: () => Promise<Value | undefined>): Promise<Value | undefined> {
    if (!this.isOpen) return load();
    return this.known(key) ?? this.join(key, load) ?? this.load(key, load);
  }

  /** As `get`, for many: `load` is asked once for those that are missing and leaves out what there is not. */
  async getMany(
    keys: Iterable<string>,
    load: (missing: string[]) => Promise<ReadonlyMap<string, Value>>,
  ): Promise<ReadonlyMap<string, Value>> {
    const wanted = [...new Set(keys)];
    if (!this.isOpen) return wanted.length > 0 ? load(wanted) : new Map();
    const found = new Map<string, Value>();
    const missing = wanted.filter((key) => {
      const value = this.known(key);
      if (value !== undefined) found.set(key, value);
      return value === undefined;
    });
    const unasked = missing.filter((key) => !this.underWay.has(key));
    const loaded = unasked.length > 0 ? load(unasked) : undefined;
    const waiting = missing.map(async (key) => {
      const again = async () => (await load([key])).get(key);
      const value = await (this.join(key, again) ?? this.load(key, async () => (await loaded)?.get(key)));
      if (value !== undefined) found.set(key, value);
    });
    await Promise.all(waiting);
    return found;
  }

  private get isOpen(): boolean {
    return this.notices.areHeard && !this.database.isInTransaction;
  }

  private known(key: string): Value | undefined {
    const value = this.kept.get(key);
    this.reads[value === undefined ? 'miss' : 'hit'] += 1;
    return value;
  }

  /** The look-up that is under way; should a notice have named what it finds before now, another one after it. */
  private join(key: string, load: () => Promise<Value | undefined>): Promise<Value | undefined> | undefined {
    const lookUp = this.underWay.get(key);
    if (!lookUp || !this.options.alias || lookUp.dropped.size === 0) return lookUp?.value;
    const before = new Set(lookUp.dropped);
    return lookUp.value.then((value) =>
      value !== undefined && !this.namesOf(value).some((name) => before.has(name)) ? value : this.get(key, load),
    );
  }

  private load(key: string, load: () => Promise<Value | undefined>): Promise<Value | undefined> {
    const dropped = new Set<string>();
    const value = load().then((found) => {
      if (found !== undefined && !this.isNamed(key, found, dropped)) this.keep(key, found);
      return found;
    });
    const lookUp = { value, dropped };
    const ended = () => this.underWay.get(key) === lookUp && this.underWay.delete(key);
    this.underWay.set(key, lookUp);
    value.then(ended, ended);
    return value;
  }

  private isNamed(key: string, value: Value, dropped: ReadonlySet<string>): boolean {
    return ['', key, ...this.namesOf(value)].some((name) => dropped.has(name));
  }

  private namesOf(value: Value): readonly string[] {
    return [this.options.alias?.(value) ?? []].flat();
  }

  private keep(key: string, value: Value): void {
    const { lifetime } = this.options;
    this.kept.set(key, value, lifetime && { ttl: Math.max(1, lifetime(value)) });
    for (const name of this.namesOf(value)) this.aliases.set(name, (this.aliases.get(name) ?? new Set()).add(key));
  }

  private drop(name: string): void {
    for (const { dropped } of this.underWay.values()) dropped.add(name);
    this.underWay.delete(name);
    if (name === '') {
      this.underWay.clear();
      this.kept.clear();
    } else for (const key of [name, ...(this.aliases.get(name) ?? [])]) this.kept.delete(key);
  }

  private forgetAlias(value: Value, key: string): void {
    for (const name of this.namesOf(value)) {
      const keys = this.aliases.get(name);
      keys?.delete(key);
      if (keys?.size === 0) this.aliases.delete(name);
    }
  }
}
