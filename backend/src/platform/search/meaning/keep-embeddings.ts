import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../database/database';
import { Jobs } from '../../jobs/jobs';
import { type EmbeddingClient, EmbeddingFailure } from './embedding-client';
import { Meaning, type MeaningSource } from './meaning';
import { hashOf, plainText, toBytes, type Vector } from './vectors';

const atOnce = 32;
const checkedAtOnce = 500;
const callMs = 20_000;
/** A run ends after so many milliseconds, before the next minute's begins. */
const runMs = 50_000;
const newest = 2_147_483_647;

const keep = {
  name: 'embeddings-keep',
  text: `insert into platform.embeddings (corpus, model, id, text_hash, vector)
    select $1, $2, id, text_hash, vector from unnest($3::uuid[], $4::bytea[], $5::bytea[]) as given (id, text_hash, vector)
    on conflict (corpus, model, id) do nothing`,
};
const lengthOfOne = {
  name: 'embeddings-length',
  text: 'select length(vector) as length from platform.embeddings where model = $1 limit 1',
};
const forgetOtherModels = {
  name: 'embeddings-forget-models',
  text: 'delete from platform.embeddings where corpus = $1 and model <> $2',
};
const forget = {
  name: 'embeddings-forget',
  text: 'delete from platform.embeddings where corpus = $1 and id = any($2)',
};

interface Text {
  doc: number;
  id: string;
  text: string;
}

/**
 * Keeps a vector of each document that everybody sees. What one may not see is not sent anywhere. Vectors of another model
 * stay apart, and go once all are there of the one in use.
 */
@Injectable()
export class KeepEmbeddings implements OnModuleInit {
  private readonly log = new Logger(KeepEmbeddings.name);

  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly meaning: Meaning,
  ) {}

  onModuleInit(): void {
    this.jobs.every('* * * * *', 'keep-embeddings', () => this.fill());
    this.jobs.every('43 * * * *', 'check-embeddings', () => this.check());
  }

  /** Asks for what is missing, newest first; what the endpoint does not take now is asked for again the next time. */
  async fill(): Promise<void> {
    const { client, sources } = this.meaning;
    if (!client) return;
    const until = performance.now() + runMs;
    try {
      for (const source of sources) await this.fillOne(client, source, until);
    } catch (error) {
      if (!(error instanceof EmbeddingFailure)) throw error;
      this.log.warn(error.message);
    }
  }

  /** Drops vectors of documents that are gone, not seen by everybody any more, or have another text. */
  async check(): Promise<void> {
    const { client, sources } = this.meaning;
    if (!client) return;
    for (const source of sources) await this.checkOne(client, source);
  }

  private async fillOne(client: EmbeddingClient, source: MeaningSource, until: number): Promise<void> {
    const missing = {
      name: `embeddings-missing-${source.index}`,
      text: `select x.doc_id as doc, d.id, ${source.text} as text
        from ${source.index}_documents x join ${source.table} d on d.id = x.id
        where x.doc_id < $1 and x.facets & 1 = 1 and not exists (
          select from platform.embeddings e where e.corpus = $2 and e.model = $3 and e.id = x.id)
        order by x.doc_id desc limit ${atOnce}`,
    };
    let [after, isWhole] = [newest, true];
    while (performance.now() < until) {
      const texts = await this.database.query<Text>(missing, [after, source.index, client.model]);
      const last = texts.at(-1);
      if (!last) {
        if (isWhole) await this.database.run(forgetOtherModels, [source.index, client.model]);
        return;
      }
      after = last.doc;
      const kept = await this.keep(
        client,
        source.index,
        texts.filter(({ text }) => plainText(text)),
      );
      isWhole &&= kept;
    }
  }

  /** Whether all of them are kept. Where the endpoint refuses many, it may be for one of them: each is tried alone. */
  private async keep(client: EmbeddingClient, index: string, texts: Text[]): Promise<boolean> {
    if (texts.length === 0) return true;
    try {
      const vectors = await client.embed(
        texts.map(({ text }) => text),
        callMs,
      );
      await this.demandLength(client.model, vectors);
      await this.database.run(keep, [
        index,
        client.model,
        texts.map(({ id }) => id),
        texts.map(({ text }) => hashOf(text)),
        vectors.map(toBytes),
      ]);
      return true;
    } catch (error) {
      if (!(error instanceof EmbeddingFailure) || error.trouble !== 'refused') throw error;
      if (texts.length === 1) return false;
      let isWhole = true;
      for (const text of texts) isWhole = (await this.keep(client, index, [text])) && isWhole;
      return isWhole;
    }
  }

  /** An endpoint that changes its model under the same name would mix what cannot be compared. */
  private async demandLength(model: string, [first]: Vector[]): Promise<void> {
    const kept = await this.database.queryOne<{ length: number }>(lengthOfOne, [model]);
    if (kept && kept.length !== first?.length)
      throw new EmbeddingFailure(
        'unusable',
        `vectors of ${first?.length} numbers, and of ${kept.length} before, both called ${model}`,
      );
  }

  private async checkOne(client: EmbeddingClient, { index, table, text }: MeaningSource): Promise<void> {
    const next = {
      name: `embeddings-check-${index}`,
      text: `select e.id, e.text_hash as hash, (select ${text} from ${table} d
            join ${index}_documents x on x.id = d.id and x.facets & 1 = 1 where d.id = e.id) as text
        from platform.embeddings e where e.corpus = $1 and e.model = $2 and e.id > $3 order by e.id limit ${checkedAtOnce}`,
    };
    for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
      const rows = await this.database.query<{ id: string; hash: Buffer; text: string | null }>(next, [
        index,
        client.model,
        after,
      ]);
      const last = rows.at(-1);
      if (!last) return;
      const stale = rows.filter((row) => row.text === null || !hashOf(row.text).equals(row.hash));
      if (stale.length > 0) await this.database.run(forget, [index, stale.map(({ id }) => id)]);
      after = last.id;
    }
  }
}
