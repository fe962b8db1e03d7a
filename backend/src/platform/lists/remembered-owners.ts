import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { Cache } from '../cache/cache';
import { hour } from '../clock/durations';
import type { Database } from '../database/database';
import type { Notices } from '../database/notices';

/** Those of some owners that have anything. */
interface Chosen {
  ids: string[];
  /** Of the owners, when it was read who they are. */
  state: number;
  /** So many of the writers have been looked at. */
  looked: number;
}

/** All that have anything, and who was chosen from them: they are forgotten together. */
interface Having {
  all: ReadonlySet<string>;
  chosen: LRUCache<string, Chosen>;
}

/** So many choices are remembered, and so many owners in all of them together. */
const mostChoices = 2_000;
const most = 1_000_000;
/** So many are looked at in a turn: others are answered between them. */
const atOnce = 50_000;

/**
 * Who has anything of a noun. To read it takes long, and hardly a write changes it: whoever writes is added, and one that has nothing
 * left may stay.
 */
export class RememberedOwners {
  private readonly having: Cache<Having>;
  /** Everybody that this process has heard of, also before it was read who has anything: they may have had nothing then. */
  private readonly writers = new Set<string>();
  private generation = 0;

  /** A notice on `own` names who has written, or nobody where anything may be otherwise; one on `owners` says that these are. */
  constructor(database: Database, notices: Notices, own: string, owners?: string) {
    this.having = new Cache(database, notices, { name: `${own}-owners`, max: 1, topics: [own], lifetime: () => hour });
    notices.on(own, (writer) => writer && this.writers.add(writer));
    if (owners) notices.on(owners, () => (this.generation += 1));
  }

  /** Changes when the owners do; ask for it before you read who they are. */
  get state(): number {
    return this.generation;
  }

  /**
   * Those of the owners that have anything: `readAll` says who has. They are chosen once for each key, and again when the owners are
   * others.
   */
  async among(owners: string[], key: string, readAll: () => Promise<string[]>, state: number): Promise<string[]> {
    const having = await this.having.get('all', async () => ({ all: new Set(await readAll()), chosen: noneChosen() }));
    const { all, chosen } = having as Having;
    const known = chosen.get(key);
    if (known?.state === state && !this.hasMore(known, all)) return known.ids;
    const looked = this.writers.size;
    const ids = await this.choose(owners, all);
    chosen.set(key, { ids, state, looked });
    return ids;
  }

  /** Whether somebody has written since who had nothing. None of those is looked at again. */
  private hasMore(chosen: Chosen, all: ReadonlySet<string>): boolean {
    if (chosen.looked === this.writers.size) return false;
    const fresh = [...this.writers].slice(chosen.looked).filter((id) => !all.has(id));
    if (fresh.length > 0) return true;
    chosen.looked = this.writers.size;
    return false;
  }

  private async choose(owners: string[], all: ReadonlySet<string>): Promise<string[]> {
    const chosen: string[] = [];
    for (let since = 0; since < owners.length; since += atOnce) {
      if (since > 0) await setImmediate();
      for (const id of owners.slice(since, since + atOnce)) if (all.has(id) || this.writers.has(id)) chosen.push(id);
    }
    return chosen;
  }
}

const noneChosen = () =>
  new LRUCache<string, Chosen>({ max: mostChoices, maxSize: most, sizeCalculation: ({ ids }) => ids.length + 1 });
