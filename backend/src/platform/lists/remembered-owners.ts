import { Cache } from '../cache/cache';
import type { Database } from '../database/database';
import type { Notices } from '../database/notices';

/** Those of many owners that have anything. */
interface Having {
  ids: string[];
  known: Set<string>;
  /** So many of the writes were there when it was asked, or looked at since. */
  seen: number;
}

/** So many lists of owners are remembered. */
const most = 200;
/** After so many writes they are asked about anew. */
const mostWrites = 10_000;

/**
 * Which of many owners have anything of a noun. To ask each of all organizations of a type takes long, and hardly a write changes it: who
 * writes is added where they are meant, and one that has nothing left may stay.
 */
export class RememberedOwners {
  private readonly having: Cache<Having>;
  /** Whose each write was, in turn: who had nothing left when it was asked may have written before. */
  private writes: string[] = [];
  /** Counts how often the writes were forgotten: what was asked before is of no use then. */
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
    const { writes } = this;
    const having = (await this.having.get(`${this.era}:${key}`, async () => {
      const seen = writes.length;
      const ids = await ask();
      return { ids, known: new Set(ids), seen };
    })) as Having;
    const fresh = new Set(writes.slice(having.seen).filter((id) => !having.known.has(id)));
    having.seen = writes.length;
    const more = fresh.size > 0 ? owners.filter((id) => fresh.has(id)) : [];
    for (const id of more) having.known.add(id);
    if (more.length > 0) having.ids = [...having.ids, ...more];
    return having.ids;
  }

  private hear(writer: string): void {
    if (writer && this.writes.length < mostWrites) this.writes.push(writer);
    else {
      this.writes = [];
      this.era += 1;
    }
  }
}
