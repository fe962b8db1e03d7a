import type { EmbeddingsConfig } from '../../config/config';
import { embeddingCalls } from '../../logging/metrics';
import { plainText, toVector, type Vector } from './vectors';

/** Bytes that an answer may have for each text: three times what the longest vectors take. */
const mostBytes = 256 * 1024;
/** However long a provider wants to be left alone, it is asked again after so many milliseconds. */
const longestRest = 600_000;

/**
 * What kept an answer from coming: `limited` 429, `refused` another 4xx, `failed` 5xx or the way there, `late`, `unusable`;
 * `resting` and `busy` when it was not asked.
 */
type EmbeddingTrouble = 'limited' | 'refused' | 'failed' | 'late' | 'unusable' | 'resting' | 'busy';

export class EmbeddingFailure extends Error {
  constructor(
    readonly trouble: EmbeddingTrouble,
    what: string,
    /** How long to wait, in milliseconds, where the provider says so. */
    readonly restMs = 0,
  ) {
    super(`The embeddings endpoint: ${what}`);
  }
}

/** An endpoint that speaks OpenAI's `/v1/embeddings`. Whatever it answers, it is a vector for each text or a failure. */
export class EmbeddingClient {
  constructor(private readonly config: EmbeddingsConfig) {}

  get model(): string {
    return this.config.model;
  }

  /** Throws `EmbeddingFailure`. */
  async embed(texts: string[], patienceMs: number): Promise<Vector[]> {
    try {
      const vectors = await this.ask(texts.map(plainText), patienceMs);
      embeddingCalls.inc({ outcome: 'good' });
      return vectors;
    } catch (error) {
      const failure = understand(error);
      embeddingCalls.inc({ outcome: failure.trouble });
      throw failure;
    }
  }

  private async ask(texts: string[], patienceMs: number): Promise<Vector[]> {
    const { url, model, apiKey } = this.config;
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
      body: JSON.stringify({ model, input: texts, encoding_format: 'float' }),
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new EmbeddingFailure(troubleOf(response.status), `status ${response.status}`, restOf(response));
    }
    return toVectors(await readAtMost(response, mostBytes * texts.length), texts.length);
  }
}

const troubleOf = (status: number): EmbeddingTrouble =>
  status === 429 ? 'limited' : status >= 500 ? 'failed' : 'refused';

function restOf({ headers }: Response): number {
  const seconds = Number(headers.get('retry-after') ?? 0);
  return seconds > 0 ? Math.min(seconds * 1000, longestRest) : 0;
}

async function readAtMost(response: Response, most: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > most) throw new EmbeddingFailure('unusable', `more than ${most} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** In the order of the texts, all of one length. */
function toVectors(answer: string, count: number): Vector[] {
  const unusable = (what: string) => new EmbeddingFailure('unusable', what);
  let data: unknown;
  try {
    data = (JSON.parse(answer) as { data?: unknown } | null)?.data;
  } catch {
    throw unusable('an answer that is not JSON');
  }
  if (!Array.isArray(data) || data.length !== count) throw unusable(`not one vector for each of ${count} texts`);
  const vectors: Vector[] = new Array(count);
  for (const [at, one] of (data as ({ index?: unknown; embedding?: unknown } | null)[]).entries()) {
    const place = typeof one?.index === 'number' ? one.index : at;
    const vector = toVector(one?.embedding);
    const isFree = Number.isInteger(place) && place >= 0 && place < count && !vectors[place];
    if (!vector || !isFree) throw unusable('something that is no vector');
    vectors[place] = vector;
  }
  if (vectors.some(({ length }) => length !== vectors[0]?.length)) throw unusable('vectors of several lengths');
  return vectors;
}

function understand(error: unknown): EmbeddingFailure {
  if (error instanceof EmbeddingFailure) return error;
  const { name, message, cause } = error as Error;
  if (name === 'TimeoutError') return new EmbeddingFailure('late', 'no answer in time');
  return new EmbeddingFailure('failed', (cause as Error | undefined)?.message ?? message);
}
