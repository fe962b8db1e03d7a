import { createHash, randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../clock/clock';
import { Config } from '../config/config';
import { Database } from '../database/database';
import { Notices } from '../database/notices';
import type { Viewer } from '../http/viewer';
import type { SessionContent } from './session.entity';

export type Principal = Omit<Viewer, 'sessionId' | 'enterprise'>;
type PrincipalLoader = (subject: string) => Promise<Principal | undefined>;

const hour = 3_600_000;
const life: Record<SessionContent['kind'], { idle: number; absolute: number }> = {
  member: { idle: 7 * 24 * hour, absolute: 30 * 24 * hour },
  admin: { idle: 24 * hour, absolute: 24 * hour },
};
const cacheFor = 15_000;
const cacheSize = 20_000;

const insert = {
  name: 'sessions-insert',
  text: 'insert into platform.sessions (sid, sess, expire) values ($1, $2, $3)',
};
const select = {
  name: 'sessions-select',
  text: 'select sess, expire from platform.sessions where sid = $1 and expire > $2',
};
const extend = { name: 'sessions-extend', text: 'update platform.sessions set expire = $2 where sid = $1' };
const remove = { name: 'sessions-remove', text: 'delete from platform.sessions where sid = $1' };
const removeOthers = {
  name: 'sessions-remove-others',
  text: `delete from platform.sessions where sess->>'subject' = $1 and sid <> $2`,
};
const removeExpired = { name: 'sessions-remove-expired', text: 'delete from platform.sessions where expire < $1' };

/**
 * Opaque sessions in PostgreSQL: the cookie holds 256 random bits, the table their hash. A short cache saves the
 * look-up on most calls and is dropped everywhere by a notice when a session ends or a person's roles change.
 */
@Injectable()
export class Sessions implements OnModuleInit {
  private readonly cache = new Map<string, { viewer: Viewer; until: number }>();
  /** Counts notices, so that what was looked up before one is not remembered after it. */
  private changes = 0;
  private readonly loaders = new Map<SessionContent['kind'], PrincipalLoader>();

  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly notices: Notices,
  ) {}

  onModuleInit(): void {
    this.notices.on('session', (payload) => {
      this.changes += 1;
      if (!payload) this.cache.clear();
      for (const [sid, { viewer }] of this.cache) if (payload === sid || payload === viewer.id) this.cache.delete(sid);
    });
  }

  /** A context says how the people of one kind of session are looked up. */
  loadWith(kind: SessionContent['kind'], loader: PrincipalLoader): void {
    this.loaders.set(kind, loader);
  }

  get cookieName(): string {
    return this.config.https ? '__Host-sid' : 'sid';
  }

  /** Signs in: a new token always, and the session that the browser had before ends. */
  async open(request: FastifyRequest, reply: FastifyReply, content: Omit<SessionContent, 'startedAt'>): Promise<void> {
    await this.end(request);
    const token = randomBytes(32).toString('base64url');
    const now = this.clock.now().getTime();
    const { idle, absolute } = life[content.kind];
    await this.database.run(insert, [
      hash(token),
      JSON.stringify({ ...content, startedAt: now } satisfies SessionContent),
      new Date(now + idle),
    ]);
    reply.setCookie(this.cookieName, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.https,
      maxAge: absolute / 1000,
    });
  }

  /** Signs out: the session is gone on the server, whatever the browser keeps. */
  async close(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.end(request);
    reply.clearCookie(this.cookieName, { path: '/', secure: this.config.https });
  }

  /** Who calls, or nobody. */
  async read(request: FastifyRequest): Promise<Viewer | undefined> {
    const token = request.cookies[this.cookieName];
    if (!token) return undefined;
    const sid = hash(token);
    const cached = this.cache.get(sid);
    if (cached && cached.until > this.clock.now().getTime()) return cached.viewer;
    return this.load(sid);
  }

  /** Ends all sessions of a person but one, e.g. after a new password. */
  async endOthers(subject: string, keep = ''): Promise<void> {
    await this.database.run(removeOthers, [subject, keep]);
    await this.notices.send('session', subject);
  }

  /** Makes changed roles or a changed status act at once. */
  async refresh(subject: string): Promise<void> {
    await this.notices.send('session', subject);
  }

  async removeExpired(): Promise<number> {
    return this.database.run(removeExpired, [this.clock.now()]);
  }

  private async load(sid: string): Promise<Viewer | undefined> {
    const { changes } = this;
    const row = await this.database.queryOne<{ sess: SessionContent; expire: Date }>(select, [sid, this.clock.now()]);
    if (!row) return undefined;
    const { sess, expire } = row;
    const { idle, absolute } = life[sess.kind];
    const now = this.clock.now().getTime();
    const end = sess.startedAt + absolute;
    if (now >= end) return undefined;
    const principal = await this.loaders.get(sess.kind)?.(sess.subject);
    if (!principal) return undefined;
    // One write a day and session keeps an active session alive.
    const extended = Math.min(now + idle, end);
    if (extended - expire.getTime() > 24 * hour) await this.database.run(extend, [sid, new Date(extended)]);
    const viewer: Viewer = { ...principal, sessionId: sid, enterprise: sess.enterprise };
    if (this.cache.size >= cacheSize) this.cache.clear();
    if (changes === this.changes)
      this.cache.set(sid, { viewer, until: Math.min(now + cacheFor, end, expire.getTime()) });
    return viewer;
  }

  private async end(request: FastifyRequest): Promise<void> {
    const token = request.cookies[this.cookieName];
    if (!token) return;
    await this.database.run(remove, [hash(token)]);
    await this.notices.send('session', hash(token));
  }
}

const hash = (token: string) => createHash('sha256').update(token).digest('base64url');
