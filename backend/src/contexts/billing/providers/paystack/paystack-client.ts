import { CircuitBreaker } from '../circuit-breaker';
import { AnswerLost, ProviderAway, ProviderRefused } from '../payment-provider';

const timeoutMs = 8_000;
/** Less than this is no time to try again in. */
const leastTryMs = 500;
const largestAnswer = 512 * 1024;

interface Envelope {
  status: boolean;
  message: string;
  code?: string;
  data?: unknown;
  meta?: unknown;
}

/** Speaks HTTP with Paystack: bounded in time and size, tried twice at most, left alone while it is down. */
export class PaystackClient {
  private readonly breaker = new CircuitBreaker();

  constructor(
    private readonly baseUrl: string,
    private readonly secretKey: string,
  ) {}

  /** The `data` of the answer; nothing for what is not known there. Only reads are tried twice without asking. */
  async get(path: string): Promise<unknown> {
    return (await this.getPage(path))?.data;
  }

  /** Beside a page's `data` its `meta`, which says how many there are. */
  async getPage(path: string): Promise<Pick<Envelope, 'data' | 'meta'> | undefined> {
    const deadline = performance.now() + timeoutMs;
    return this.breaker.run(() =>
      this.send('GET', path, undefined, deadline).catch((error) => this.again(error, 'GET', path, undefined, deadline)),
    );
  }

  /**
   * A call that our reference makes safe to repeat. Throws `AnswerLost` when the repetition learns that the first one
   * had arrived.
   */
  async postOnce(path: string, body: object, deadline = performance.now() + timeoutMs): Promise<unknown> {
    const end = Math.min(deadline, performance.now() + timeoutMs);
    const answer = await this.breaker.run(async () => {
      try {
        return await this.send('POST', path, body, end);
      } catch (error) {
        return this.again(error, 'POST', path, body, end).catch((second) => {
          if (second instanceof DuplicateReference) throw new AnswerLost(second.message);
          throw second;
        });
      }
    });
    return answer?.data;
  }

  /** A call that must not be repeated. */
  async post(path: string, body: object): Promise<unknown> {
    return (await this.breaker.run(() => this.send('POST', path, body, performance.now() + timeoutMs)))?.data;
  }

  private async again(error: unknown, method: string, path: string, body: object | undefined, deadline: number) {
    if (error instanceof DuplicateReference) throw new AnswerLost(error.message);
    if (!(error instanceof ProviderAway) || error instanceof RateLimited) throw error;
    if (deadline - performance.now() < leastTryMs) throw error;
    return this.send(method, path, body, deadline);
  }

  private async send(method: string, path: string, body: object | undefined, deadline: number) {
    const { status, text } = await this.exchange(method, path, body, deadline);
    const envelope = parse(text);
    if (status === 404 && method === 'GET') return undefined;
    if (status === 429) throw new RateLimited('It answered 429: too many calls.');
    if (status >= 500 || !envelope) throw new ProviderAway(`It answered ${status} with what is not an answer.`);
    if (status >= 200 && status < 300 && envelope.status) return envelope;
    const why = `It answered ${status}: ${envelope.message.slice(0, 200)}`;
    if (envelope.code === 'duplicate_reference' || /duplicate transaction reference/i.test(envelope.message))
      throw new DuplicateReference(why);
    // The documents say 404; some accounts get 400 with this message.
    if (method === 'GET' && /not found/i.test(envelope.message)) return undefined;
    throw new ProviderRefused(why);
  }

  private async exchange(method: string, path: string, body: object | undefined, deadline: number) {
    try {
      const response = await fetch(`${this.baseUrl}${path}`, {
        method,
        redirect: 'error',
        headers: {
          authorization: `Bearer ${this.secretKey}`,
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
        },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(Math.max(1, Math.ceil(deadline - performance.now()))),
      });
      return { status: response.status, text: await readText(response) };
    } catch (error) {
      if (error instanceof ProviderAway) throw error;
      throw new ProviderAway(`It could not be reached: ${(error as Error).name}`);
    }
  }
}

class RateLimited extends ProviderAway {}

class DuplicateReference extends ProviderRefused {}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > largestAnswer) throw new ProviderAway('Its answer is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** A text of PostgreSQL holds none. */
const withoutNul = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\u0000', '\ufffd') : value;

function parse(text: string): Envelope | undefined {
  try {
    const value = JSON.parse(text, withoutNul);
    return typeof value === 'object' && value && typeof value.status === 'boolean'
      ? { ...value, message: String(value.message ?? '') }
      : undefined;
  } catch {
    return undefined;
  }
}
