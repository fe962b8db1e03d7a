import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** How the build hands over what search engines may read: pages for everybody, and by whose answers there are more of them. */
interface Renderer {
  source: string;
  robots(origin: string): string;
  sitemap(origin: string, answers: unknown[]): string;
}

const freshness = 60_000;
/** Pages of an answer that are read. A sitemap may name fifty thousand addresses; nobody waits for so many. */
const mostPages = 10;

/** `robots.txt` and `sitemap.xml`: what of the product is for everybody. The sitemap is made anew every minute, when it is asked for. */
export class SiteMap {
  private readonly renderer?: Renderer;
  private made?: { at: number; text: Promise<string | undefined> };

  /** `folder` is what the build has made for the server; absent where nothing has been built. */
  constructor(
    folder: string,
    private readonly origin: string,
  ) {
    const file = join(folder, 'site-map.cjs');
    if (existsSync(file)) this.renderer = require(file);
  }

  serve(server: FastifyInstance): void {
    const { renderer } = this;
    if (!renderer) return;
    const robots = renderer.robots(this.origin);
    server.get('/robots.txt', (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(robots),
    );
    server.get('/sitemap.xml', async (_request, reply) => {
      const text = await this.sitemap(server, renderer);
      if (text === undefined) return reply.code(503).header('retry-after', '60').send();
      return reply.header('cache-control', 'no-cache').type('application/xml; charset=utf-8').send(text);
    });
  }

  private sitemap(server: FastifyInstance, renderer: Renderer): Promise<string | undefined> {
    if (!this.made || Date.now() - this.made.at >= freshness)
      this.made = { at: Date.now(), text: this.make(server, renderer) };
    return this.made.text;
  }

  /** Asks as any visitor would, through the published operation. Nothing where that fails; without it where it is not there. */
  private async make(server: FastifyInstance, { source, sitemap }: Renderer): Promise<string | undefined> {
    const answers: unknown[] = [];
    let next: string | undefined = source;
    for (let page = 0; next && page < mostPages; page += 1) {
      const answer: { statusCode: number; body: string; headers: object } = await server.inject({ url: next });
      if (answer.statusCode === 404) break;
      if (answer.statusCode !== 200) {
        this.made = undefined;
        return undefined;
      }
      answers.push(JSON.parse(answer.body));
      next = /<([^>]+)>; rel="next"/.exec(new Headers(answer.headers as Record<string, string>).get('link') ?? '')?.[1];
    }
    return sitemap(this.origin, answers);
  }
}
