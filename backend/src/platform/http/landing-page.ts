import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** How the build hands the page over: `render` fills in the answer of the operation at `source`. */
interface Renderer {
  source: string;
  render(mountedPaths: readonly string[], data?: unknown): { page: string; data: string };
}

interface Rendered {
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
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
  private rendered?: Rendered;
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
    const { etag, plain, ...compressed } = this.rendered;
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie, accept-encoding')
      .header('etag', etag)
      .type('text/html; charset=utf-8');
    if (request.headers['if-none-match'] === etag) {
      reply.code(304).send();
      return true;
    }
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = (['br', 'gzip'] as const).find((name) =>
      new RegExp(`\\b${name}\\b(?!;\\s*q=0(\\.0*)?\\b)`).test(accepted),
    );
    if (encoding) reply.header('content-encoding', encoding);
    reply.send(encoding ? compressed[encoding] : plain);
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

async function compressed(plain: Buffer): Promise<Rendered> {
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain, { level: 9 })]);
  return { etag: `W/"${createHash('sha256').update(plain).digest('base64url')}"`, plain, br, gzip: gzipped };
}
