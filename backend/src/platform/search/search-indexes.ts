import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Commands } from '../commands/commands';
import { Database } from '../database/database';
import { Jobs } from '../jobs/jobs';
import { Meaning } from './meaning/meaning';

/** Rows that a rebuild indexes with one statement: well below the time that a statement may take. */
const atOnce = 200;

/** All indexes that contexts have declared: what is done to each of them, by the clock and by hand. */
@Injectable()
export class SearchIndexes implements OnModuleInit {
  private readonly tables = new Map<string, string>();

  constructor(
    private readonly commands: Commands,
    private readonly database: Database,
    private readonly jobs: Jobs,
    readonly meaning: Meaning,
  ) {}

  /** `index` and the table that it is of, as `keepSearchIndex` was told; an expression of what is compared by meaning. */
  add(index: string, table: string, text?: string): void {
    this.tables.set(index, table);
    if (text) this.meaning.add({ index, table, text });
  }

  onModuleInit(): void {
    this.jobs.every('*/20 * * * *', 'weigh-search-words', async () => {
      for (const index of this.tables.keys()) await this.weigh(index);
    });
    this.commands.add('search-rebuild', async (say) => {
      for (const [index, table] of this.tables) await this.rebuild(index, table, say);
      return { lines: [], well: true };
    });
  }

  /** Counts anew how common each word is, and how long documents are. */
  async weigh(index: string): Promise<void> {
    const terms = { name: `${index}-weigh-terms`, text: `select ${index}_weigh_terms($1) as last` };
    for (let since: number | null = 0; since !== null; )
      since = (await this.database.one<{ last: number | null }>(terms, [since])).last;
    await this.database.run({ name: `${index}-weigh-documents`, text: `select ${index}_weigh_documents()` });
  }

  /** Indexes all rows anew, oldest first, while searches and writes go on. */
  async rebuild(index: string, table: string, say: (line: string) => void): Promise<void> {
    const [{ total }] = (await this.rows(`select count(*)::int as total from ${table}`)) as [{ total: number }];
    await this.rows(`select ${index}_forget(array(
      select id from ${index}_documents d where not exists (select from ${table} t where t.id = d.id)))`);
    const put = {
      name: `${index}-put`,
      text: `with next as (
          select id, created_at from ${table} where (created_at, id) > ($1::timestamptz, $2::uuid) order by created_at, id limit ${atOnce}),
        put as (select ${index}_put(array(select id from next order by created_at, id)))
        select id, created_at::text as "createdAt", (select count(*)::int from next) as many from next, put
        order by created_at desc, next.id desc limit 1`,
    };
    let place: [string, string] = ['-infinity', '00000000-0000-0000-0000-000000000000'];
    let told = -1;
    for (let done = 0; ; ) {
      const last = await this.database.queryOne<{ id: string; createdAt: string; many: number }>(put, place);
      if (!last) break;
      place = [last.createdAt, last.id];
      done += last.many;
      const tenths = Math.floor((10 * done) / total);
      if (tenths > told) say(`${index}: ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`);
      told = Math.max(tenths, told);
    }
    await this.weigh(index);
    say(`${index}: words are weighed`);
  }

  private async rows(text: string): Promise<unknown[]> {
    return (await this.database.pool.query(text)).rows;
  }
}
