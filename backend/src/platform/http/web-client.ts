import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';

const year = 31_536_000;

/** The built web client: hashed files for ever, the pages always fresh, every other address the client's own. */
export class WebClient {
  private readonly landing?: string;
  private readonly shell?: string;

  constructor(private readonly folder: string) {
    const read = (name: string) => {
      const file = join(folder, name);
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    };
    this.shell = read('index.html');
    this.landing = read('landing.html') ?? this.shell;
  }

  /** Sources that the content security policy allows for the pages' inline scripts. */
  get inlineScriptHashes(): string[] {
    const scripts = [this.landing, this.shell].flatMap((page) => [
      ...(page ?? '').matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
    ]);
    const hashes = scripts.map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    return [...new Set(hashes)];
  }

  async serve(app: NestFastifyApplication, sessionCookie: string): Promise<void> {
    if (!this.shell) return;
    await app.register(fastifyStatic, {
      root: this.folder,
      wildcard: false,
      index: false,
      preCompressed: true,
      serveDotFiles: false,
      setHeaders: (response, path) => {
        const hashed = path.includes(`${join('/', 'assets')}/`);
        response.header('cache-control', hashed ? `public, max-age=${year}, immutable` : 'no-cache');
      },
    });
    const page = (request: FastifyRequest, reply: FastifyReply) => {
      if (notAPage.test(request.url)) return reply.callNotFound();
      return reply
        .header('cache-control', 'no-cache')
        .header('vary', 'cookie')
        .type('text/html; charset=utf-8')
        .send(isRoot(request) && !request.cookies[sessionCookie] ? this.landing : this.shell);
    };
    app.getHttpAdapter().getInstance().get('/*', page);
  }
}

/** Addresses where a missing thing is missing, not a page of the client. */
const notAPage = /^\/(api|health|metrics|assets)(\/|\?|$)|\.[a-z0-9]{2,5}(\?|$)/i;

const isRoot = (request: FastifyRequest) => request.url === '/' || request.url.startsWith('/?');
