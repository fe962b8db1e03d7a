import { Cache } from '../cache/cache';
import type { Database } from '../database/database';
import type { Notices } from '../database/notices';

/** Those of many owners that have anything. */
interface Having {
  ids: string[];
  known: Set<string>;
  /** How many of those who have written were there when it was asked, or looked at since. */
  seen: number;
}

/** So many lists of owners are remembered. */
const most = 200;
/** After so many have written they are asked about anew. */
const mostWriters = 10_000;

/**
 * Which of many owners have anything of a noun. To ask each of all organizations of a type takes long, and hardly a write changes it: who
 * has written is added where they are meant, and one that has nothing left may stay.
 */
export class RememberedOwners {
  private readonly having: Cache<Having>;
  private writers = new Set<string>();
  /** Counts how often who has written was forgotten: what was asked before is of no use then. */
  private era = 0;
  private generation = 0;

  /** A notice on `own` names who has written, or nobody where anything may be otherwise; one on `owners` says that these are. */
  constructor(database: Database, notices: Notices, own: string, owners?: string) {
    const name = `${own}-owners`;
    this.having = new Cache(database, notices, { name, max: most, topics: [own], sweeping: owners ? [owners] : [] });
    notices.on(own, (writer) => this.hear(writer));
    if (owners) notices.on(owners, () => (this.generation += 1));
  }

  /** Changes when the owners do; ask for it before you read who they are. */
  get state(): number {
    return this.generation;
  }

  /** Those of the owners that have anything: read by `ask` once for each key. What was read in another state is not remembered. */
  async among(owners: string[], key: string, ask: () => Promise<string[]>, state: number): Promise<string[]> {
    if (state !== this.generation) return ask();
    const { writers } = this;
    const having = (await this.having.get(`${this.era}:${key}`, async () => {
      const seen = writers.size;
      const ids = await ask();
      return { ids, known: new Set(ids), seen };
    })) as Having;
    if (having.seen < writers.size) {
      const fresh = new Set([...writers].slice(having.seen).filter((id) => !having.known.has(id)));
      const more = fresh.size > 0 ? owners.filter((id) => fresh.has(id)) : [];
      for (const id of more) having.known.add(id);
      if (more.length > 0) having.ids = [...having.ids, ...more];
      having.seen = writers.size;
    }
    return having.ids;
  }

  private hear(writer: string): void {
    if (writer && this.writers.size < mostWriters) this.writers.add(writer);
    else {
      this.writers = new Set();
      this.era += 1;
    }
  }
}
