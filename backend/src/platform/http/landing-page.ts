import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Document, etagOf, sendDocument } from './document';

/** How the build hands the page over: `render` fills in the answer of the operation at `source`. */
interface Renderer {
  source: string;
  render(mountedPaths: readonly string[], data?: unknown): { page: string; data: string };
}

/** How long prices may be shown after they have changed. */
const freshness = 60_000;
/** How long a visitor waits for newer ones. */
const patience = 300;

/**
 * The landing page with today's prices in it, so that the first paint has them. It is rendered anew only when the answer
 * it is made of has changed; while there is none, the page that the build has rendered without prices stands in.
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

  /** Asks as any visitor would, through the published operation. What is shown stays when there is no answer. */
  private async ask(server: FastifyInstance, { source, render }: Renderer): Promise<void> {
    const { statusCode, body } = await server.inject({ method: 'GET', url: source });
    if (statusCode !== 200) return;
    if (body !== this.answer) {
      const { page, data } = render(this.mountedPaths, JSON.parse(body));
      const html = this.template.replace('<!--page-->', () => page).replace('<!--data-->', () => data);
      this.rendered = await compressed(Buffer.from(html));
      this.answer = body;
    }
    this.askedAt = Date.now();
  }
}

async function compressed(plain: Buffer): Promise<Document> {
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain, { level: 9 })]);
  return { etag: etagOf(plain), plain, compressed: (encoding) => (encoding === 'br' ? br : gzipped) };
}
