import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApplicationPage } from './application-page';
import { LandingPage } from './landing-page';
import type { PageVisits } from './page-visits';
import { ReadablePages } from './readable-pages';
import { SiteMap } from './site-map';

const year = 31_536_000;
const shell = 'index.html';
/** The same for those who have a session: it starts their calls at once. It holds nothing of anybody. */
const memberShell = 'member.html';
/** The landing page, rendered at build time without prices. */
const landing = 'landing.html';

/** The built web client: hashed files for ever, the pages always fresh, every other address the client's own. */
export class WebClient {
  /** Absent where nothing has been built, as in most tests. */
  private readonly pages: string[];

  /** `origin` is the public one, which pages name as their address. */
  constructor(
    private readonly folder: string,
    private readonly origin: string,
  ) {
    this.pages = [shell, memberShell, landing].filter((name) => existsSync(join(folder, name)));
  }

  /** Sources that the content security policy allows for the pages' inline scripts. */
  get inlineScriptHashes(): string[] {
    return this.hashesOf(/<script(?![^>]*\s(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g);
  }

  /** The same for their inline style sheets. */
  get inlineStyleHashes(): string[] {
    return this.hashesOf(/<style>([\s\S]*?)<\/style>/g);
  }

  async serve(app: NestFastifyApplication, sessionCookie: string, visits: PageVisits): Promise<void> {
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
    const fastify = app.getHttpAdapter().getInstance();
    const paths = this.mountedPaths();
    const hasPage = pageAt(paths);
    const landingPage = new LandingPage(`${this.folder}-render`, paths);
    const readablePages = new ReadablePages(`${this.folder}-render`, this.origin);
    const application = new ApplicationPage(this.folder, `${this.folder}-render`);
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const path = request.url.replace(/\?.*/, '');
      if (server.test(path)) return reply.callNotFound();
      if (file.test(path)) return reply.sendFile(path);
      const hasSession = Boolean(request.cookies[sessionCookie]);
      const visiting = path === '/' && !hasSession;
      if (!hasSession) visits.note(path, request);
      if (visiting && (await landingPage.send(fastify, request, reply))) return reply;
      const name = hasSession ? memberShell : visiting ? landing : shell;
      // Members have the application; who has none reads without it.
      const found = hasSession ? undefined : await readablePages.at(fastify, path);
      reply.code(hasPage(path) && found !== 'missing' ? 200 : 404);
      const readable = found === 'missing' ? undefined : found;
      if (!visiting && (await application.send(request, reply, name, { signedIn: hasSession, readable }))) return reply;
      return reply.header('vary', 'cookie, accept-encoding').sendFile(name);
    };
    new SiteMap(`${this.folder}-render`, this.origin).serve(fastify);
    fastify.get('/*', answer);
  }

  /** Every address that has a page, by the list that the build makes. */
  private mountedPaths(): string[] {
    return JSON.parse(readFileSync(join(this.folder, 'paths.json'), 'utf8'));
  }

  private hashesOf(element: RegExp): string[] {
    const found = this.pages.flatMap((name) => [...readFileSync(join(this.folder, name), 'utf8').matchAll(element)]);
    const hashes = found.map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    return [...new Set(hashes)];
  }
}

function pageAt(paths: readonly string[]): (path: string) => boolean {
  const patterns = paths.map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`));
  return (path) => patterns.some((pattern) => pattern.test(path));
}

/** Addresses of the server's own, where a missing thing is missing and not a page of the client. */
const server = /^\/(api|health|metrics)(\/|$)/;
const file = /\.[a-z0-9]{2,5}$/i;
