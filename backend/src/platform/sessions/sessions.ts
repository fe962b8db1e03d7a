import { hash as digest, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Cache } from '../cache/cache';
import { Clock } from '../clock/clock';
import { hour } from '../clock/durations';
import { Config } from '../config/config';
import { Database } from '../database/database';
import { Notices } from '../database/notices';
import type { Viewer } from '../http/viewer';
import type { SessionContent } from './session.entity';

export type Principal = Omit<Viewer, 'sessionId' | 'enterprise'>;
type PrincipalLoader = (subject: string) => Promise<Principal | undefined>;

const life: Record<SessionContent['kind'], { idle: number; absolute: number }> = {
  member: { idle: 7 * 24 * hour, absolute: 30 * 24 * hour },
  admin: { idle: 24 * hour, absolute: 24 * hour },
};
/** A session has ended, or a person's roles have changed: named by the hash of its token, or by the person. */
export const sessionChanged = 'session';
const cacheFor = 15_000;

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
const removeExpired = { name: 'sessions-remove-expired', text: 'delete from platform.sessions where expire <= $1' };

/**
 * Opaque sessions in PostgreSQL: the cookie holds 256 random bits, the table their hash. A short cache saves the
 * look-up on most calls and is dropped everywhere by a notice when a session ends or a person's roles change.
 */
@Injectable()
export class Sessions {
  private readonly cache: Cache<{ viewer: Viewer; until: number }>;
  private readonly loaders = new Map<SessionContent['kind'], PrincipalLoader>();

  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly notices: Notices,
  ) {
    this.cache = new Cache(database, notices, {
      name: 'sessions',
      max: 20_000,
      topics: [sessionChanged],
      alias: ({ viewer }) => viewer.id,
      lifetime: ({ until }) => until - clock.now().getTime(),
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
    const known = await this.cache.get(sid, () => this.load(sid));
    const isOver = known && known.until <= this.clock.now().getTime();
    return (isOver ? await this.load(sid) : known)?.viewer;
  }

  /** Ends all sessions of a person but one, e.g. after a new password. */
  async endOthers(subject: string, keep = ''): Promise<void> {
    await this.database.run(removeOthers, [subject, keep]);
    await this.notices.send(sessionChanged, subject);
  }

  /** Makes changed roles or a changed status act at once. */
  async refresh(subject: string): Promise<void> {
    await this.notices.send(sessionChanged, subject);
  }

  async removeExpired(): Promise<number> {
    return this.database.run(removeExpired, [this.clock.now()]);
  }

  private async load(sid: string): Promise<{ viewer: Viewer; until: number } | undefined> {
    const row = await this.database.queryOne<{ sess: SessionContent; expire: string }>(select, [sid, this.clock.now()]);
    if (!row) return undefined;
    const { sess } = row;
    const expire = Date.parse(row.expire);
    const { idle, absolute } = life[sess.kind];
    const now = this.clock.now().getTime();
    const end = sess.startedAt + absolute;
    if (now >= end) return undefined;
    const principal = await this.loaders.get(sess.kind)?.(sess.subject);
    if (!principal) return undefined;
    // One write a day and session keeps an active session alive.
    const extended = Math.min(now + idle, end);
    if (extended - expire > 24 * hour) await this.database.run(extend, [sid, new Date(extended)]);
    const viewer: Viewer = { ...principal, sessionId: sid, enterprise: sess.enterprise };
    return { viewer, until: Math.min(now + cacheFor, end, expire) };
  }

  private async end(request: FastifyRequest): Promise<void> {
    const token = request.cookies[this.cookieName];
    if (!token) return;
    await this.database.run(remove, [hash(token)]);
    await this.notices.send(sessionChanged, hash(token));
  }
}

const hash = (token: string) => digest('sha256', token, 'base64url');
