import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';

const year = 31_536_000;
const shell = 'index.html';
/** The landing page, rendered at build time. */
const landing = 'landing.html';

/** The built web client: hashed files for ever, the pages always fresh, every other address the client's own. */
export class WebClient {
  /** Absent where nothing has been built, as in most tests. */
  private readonly pages: string[];

  constructor(private readonly folder: string) {
    this.pages = [shell, landing].filter((name) => existsSync(join(folder, name)));
  }

  /** Sources that the content security policy allows for the pages' inline scripts. */
  get inlineScriptHashes(): string[] {
    const scripts = this.pages.flatMap((name) => [
      ...readFileSync(join(this.folder, name), 'utf8').matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
    ]);
    const hashes = scripts.map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    return [...new Set(hashes)];
  }

  async serve(app: NestFastifyApplication, sessionCookie: string): Promise<void> {
    if (this.pages.length === 0) return;
    await app.register(fastifyStatic, {
      root: this.folder,
      serve: false,
      preCompressed: true,
      serveDotFiles: false,
      cacheControl: false,
      setHeaders: (response, path) => {
        const hashed = path.includes(join(this.folder, 'assets'));
        response.header('cache-control', hashed ? `public, max-age=${year}, immutable` : 'no-cache');
      },
    });
    const hasPage = this.pagesByAddress();
    const answer = (request: FastifyRequest, reply: FastifyReply) => {
      const path = request.url.replace(/\?.*/, '');
      if (server.test(path)) return reply.callNotFound();
      if (file.test(path)) return reply.sendFile(path);
      const visiting = path === '/' && !request.cookies[sessionCookie];
      return reply
        .code(hasPage(path) ? 200 : 404)
        .header('vary', 'cookie, accept-encoding')
        .sendFile(visiting ? landing : shell);
    };
    app.getHttpAdapter().getInstance().get('/*', answer);
  }

  /** Whether the client has a page at an address, by the list that its build makes. */
  private pagesByAddress(): (path: string) => boolean {
    const paths: string[] = JSON.parse(readFileSync(join(this.folder, 'paths.json'), 'utf8'));
    const patterns = paths.map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`));
    return (path) => patterns.some((pattern) => pattern.test(path));
  }
}

/** Addresses of the server's own, where a missing thing is missing and not a page of the client. */
const server = /^\/(api|health|metrics)(\/|$)/;
const file = /\.[a-z0-9]{2,5}$/i;
