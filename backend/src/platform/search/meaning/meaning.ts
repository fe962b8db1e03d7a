import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Config } from '../../config/config';
import { Database } from '../../database/database';
import { meaningOrders } from '../../logging/metrics';
import { EmbeddingClient, EmbeddingFailure } from './embedding-client';
import { byHalves, fromBytes, hashOf, plainText, type Vector } from './vectors';

/** So many of the best by words are ordered anew. */
const depth = 300;
/** Nobody waits longer for meaning, in milliseconds; an answer that comes later is kept for the next who asks. */
const patience = 300;
const latest = 10_000;
/** Calls for what is looked for that may be under way in one process. */
const mostAtOnce = 8;
/** After so many failures in a row the endpoint is left alone for a while. */
const mostFailures = 3;
const restMs = 30_000;
const mostRemembered = 4000;

const known = {
  name: 'embeddings-known',
  text: 'select vector from platform.embeddings where model = $1 and text_hash = $2 limit 1',
};
const ofDocuments = {
  name: 'embeddings-of-documents',
  text: 'select id, vector from platform.embeddings where corpus = $1 and model = $2 and id = any($3)',
};

/** Where the documents of an index come from, and what of them is compared. */
export interface MeaningSource {
  index: string;
  table: string;
  /** Expression of the text; `d` is a row of the table. */
  text: string;
}

/** Orders what words have found by meaning as well, where an embeddings endpoint is configured and answers in time. */
@Injectable()
export class Meaning {
  readonly client?: EmbeddingClient;
  readonly sources: MeaningSource[] = [];
  private readonly log = new Logger(Meaning.name);
  private readonly remembered = new LRUCache<string, Vector>({ max: mostRemembered });
  private readonly underWay = new Map<string, Promise<Vector>>();
  private failures = 0;
  private restsUntil = 0;

  constructor(
    { embeddings }: Config,
    private readonly database: Database,
  ) {
    this.client = embeddings && new EmbeddingClient(embeddings);
  }

  add(source: MeaningSource): void {
    this.sources.push(source);
  }

  /** How many of the best by words it wants to see. */
  get depth(): number {
    return this.client ? depth : 0;
  }

  /** What words have found, ordered half and half by meaning; as it was, whatever goes wrong. */
  async order<Found extends { id: string; score: number }>(
    index: string,
    text: string,
    found: Found[],
  ): Promise<(Found & { byMeaning?: true })[]> {
    const { client } = this;
    if (!client || found.length < 2 || !plainText(text)) return found;
    const ordering = this.ordered(client, index, text, found);
    ordering.catch(() => undefined);
    const waiting = new AbortController();
    try {
      const late = sleep(patience, undefined, { signal: waiting.signal }).then(() => {
        throw new EmbeddingFailure('late', 'no answer in time');
      });
      late.catch(() => undefined);
      const ordered = await Promise.race([ordering, late]);
      meaningOrders.inc({ outcome: ordered ? 'used' : 'no_vectors' });
      return ordered ?? found;
    } catch (error) {
      meaningOrders.inc({ outcome: error instanceof EmbeddingFailure ? error.trouble : 'failed' });
      return found;
    } finally {
      waiting.abort();
    }
  }

  private async ordered<Found extends { id: string; score: number }>(
    client: EmbeddingClient,
    index: string,
    text: string,
    found: Found[],
  ): Promise<(Found & { byMeaning: true })[] | undefined> {
    const best = found.slice(0, depth);
    const rows = await this.database.query<{ id: string; vector: Buffer }>(ofDocuments, [
      index,
      client.model,
      best.map(({ id }) => id),
    ]);
    // Before any document has a vector there is nothing to ask the endpoint for.
    if (rows.length === 0) return undefined;
    const vectors = new Map(rows.map(({ id, vector }) => [id, fromBytes(vector)]));
    const asked = await this.vectorOf(client, text);
    if (![...vectors.values()].some(({ length }) => length === asked.length)) return undefined;
    const ordered = byHalves(best, asked, ({ id }) => vectors.get(id));
    return [...ordered, ...found.slice(depth)].map((one) => ({ ...one, byMeaning: true as const }));
  }

  /** From this process, from the texts that were stored, or else from the endpoint; asked for twice at once it is called once. */
  private async vectorOf(client: EmbeddingClient, text: string): Promise<Vector> {
    const hash = hashOf(text);
    const key = hash.toString('base64');
    const remembered = this.remembered.get(key);
    if (remembered) return remembered;
    const underWay = this.underWay.get(key) ?? this.find(client, text, hash);
    this.underWay.set(key, underWay);
    try {
      const vector = await underWay;
      this.remembered.set(key, vector);
      return vector;
    } finally {
      if (this.underWay.get(key) === underWay) this.underWay.delete(key);
    }
  }

  private async find(client: EmbeddingClient, text: string, hash: Buffer): Promise<Vector> {
    const stored = await this.database.queryOne<{ vector: Buffer }>(known, [client.model, hash]);
    if (stored) return fromBytes(stored.vector);
    if (performance.now() < this.restsUntil) throw new EmbeddingFailure('resting', 'is left alone for a while');
    if (this.underWay.size > mostAtOnce) throw new EmbeddingFailure('busy', 'too many calls at once');
    try {
      const [vector] = await client.embed([text], latest);
      this.failures = 0;
      return vector as Vector;
    } catch (error) {
      this.rest(error as EmbeddingFailure);
      throw error;
    }
  }

  private rest(failure: EmbeddingFailure): void {
    this.failures += 1;
    if (failure.restMs === 0 && this.failures < mostFailures) return;
    this.failures = 0;
    this.restsUntil = performance.now() + Math.max(failure.restMs, restMs);
    this.log.warn(`${failure.message}. Matches go by words alone for a while.`);
  }
}
