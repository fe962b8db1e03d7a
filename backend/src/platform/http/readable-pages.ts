import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** How the build hands pages over that can be read without script: whose answer one shows, and that page of it. */
interface Renderer {
  source(path: string): string | undefined;
  render(path: string, answer: unknown, origin: string): Readable;
}

/** What takes the place of a document's title and description, and of its content. */
export interface Readable {
  head: string;
  page: string;
}

/** So many pages as they were rendered last. */
const kept = 200;

/**
 * Pages for everybody whose text the document brings along. The operation behind one is asked each time, as any visitor would ask,
 * so that what is gone is gone at once; it is rendered anew only when the answer is another.
 */
export class ReadablePages {
  private readonly renderer?: Renderer;
  private readonly rendered = new Map<string, { answer: string; readable: Readable }>();

  /** `folder` is what the build has made for the server; absent where nothing has been built. */
  constructor(
    folder: string,
    private readonly origin: string,
  ) {
    const file = join(folder, 'readable-pages.cjs');
    if (existsSync(file)) this.renderer = require(file);
  }

  /** The page at a path; `'missing'` where there is nothing to read, and nothing where the document stays as it is. */
  async at(server: FastifyInstance, path: string): Promise<Readable | 'missing' | undefined> {
    const url = this.renderer?.source(path);
    if (!this.renderer || !url) return undefined;
    const { statusCode, body } = await server.inject({ method: 'GET', url });
    if (statusCode === 404) return 'missing';
    if (statusCode !== 200) return undefined;
    const known = this.rendered.get(url);
    if (known?.answer === body) return known.readable;
    const readable = this.renderer.render(path, JSON.parse(body), this.origin);
    this.rendered.delete(url);
    this.rendered.set(url, { answer: body, readable });
    const [oldest] = this.rendered.keys();
    if (this.rendered.size > kept && oldest) this.rendered.delete(oldest);
    return readable;
  }
}

/** The document with a page in it that can be read at once. */
export const readableIn = (document: string, { head, page }: Readable): string =>
  document
    .replace(/<meta name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace('<div id="root"></div>', () => `<div id="root">${page}</div>`);
