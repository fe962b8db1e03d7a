import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Document, etagOf, sendDocument } from './document';

/** How the build hands the page over: `render` fills in the answers of the operations at `sources`, under their names. */
interface Renderer {
  sources: Record<string, string>;
  render(mountedPaths: readonly string[], answers: Record<string, unknown>): { page: string; data: string };
}

/** How long prices and stories may be shown after they have changed. */
const freshness = 60_000;
/** How long a visitor waits for newer ones. */
const patience = 300;

/**
 * The landing page with today's prices and stories in it, so that the first paint has them. It is rendered anew only when an answer
 * that it is made of has changed; while there is none, the page that the build has rendered without them stands in.
 */
export class LandingPage {
  private readonly renderer?: Renderer;
  private readonly template: string = '';
  private rendered?: Document;
  private answer?: string;
  private askedAt = Number.NEGATIVE_INFINITY;
  private asking?: Promise<void>;

  /** `folder` is what the build has made for the server; absent where nothing has been built. */
  constructor(
    folder: string,
    private readonly mountedPaths: readonly string[],
  ) {
    if (!existsSync(join(folder, 'landing.html'))) return;
    this.renderer = require(join(folder, 'landing.cjs'));
    this.template = readFileSync(join(folder, 'landing.html'), 'utf8');
  }

  /** Answers whether there was a page to send. */
  async send(server: FastifyInstance, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    await this.refresh(server);
    if (!this.rendered) return false;
    await sendDocument(request, reply, this.rendered);
    return true;
  }

  private async refresh(server: FastifyInstance): Promise<void> {
    if (!this.renderer || Date.now() - this.askedAt < freshness) return;
    this.asking ??= this.ask(server, this.renderer).finally(() => {
      this.asking = undefined;
    });
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([this.asking, new Promise<void>((resolve) => (timer = setTimeout(resolve, patience)))]);
    clearTimeout(timer);
  }

  /** Asks as any visitor would, through published operations. What is shown stays when one of them has no answer; what is not there is left out. */
  private async ask(server: FastifyInstance, { sources, render }: Renderer): Promise<void> {
    const asked = Object.entries(sources).map(async ([name, url]) => {
      const { statusCode, body } = await server.inject({ method: 'GET', url });
      return { name, statusCode, body };
    });
    const answers = await Promise.all(asked);
    if (answers.some(({ statusCode }) => statusCode !== 200 && statusCode !== 404)) return;
    const answer = JSON.stringify(answers);
    if (answer !== this.answer) {
      const there = answers.filter(({ statusCode }) => statusCode === 200);
      const known = Object.fromEntries(there.map(({ name, body }) => [name, JSON.parse(body)]));
      const { page, data } = render(this.mountedPaths, known);
      const html = this.template.replace('<!--page-->', () => page).replace('<!--data-->', () => data);
      this.rendered = await compressed(Buffer.from(html));
      this.answer = answer;
    }
    this.askedAt = Date.now();
  }
}

async function compressed(plain: Buffer): Promise<Document> {
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain, { level: 9 })]);
  return { etag: etagOf(plain), plain, compressed: (encoding) => (encoding === 'br' ? br : gzipped) };
}
