import { hash as digest, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Cache } from '../cache/cache';
import { Clock } from '../clock/clock';
import { hour, minute } from '../clock/durations';
import { Config } from '../config/config';
import { Database } from '../database/database';
import { Notices } from '../database/notices';
import { unauthenticated } from '../http/problems';
import type { Viewer } from '../http/viewer';
import { LiveUpdates } from '../live/live-updates';
import type { SessionContent } from './session.entity';

export type Principal = Omit<Viewer, 'sessionId' | 'enterprise' | 'provenAt' | 'seenBy'>;
type PrincipalLoader = (subject: string) => Promise<Principal | undefined>;
/** Told of the people of one kind of session while they use one, again and again. */
type UseListener = (principal: Principal) => void;

const life: Record<SessionContent['kind'], { idle: number; absolute: number }> = {
  member: { idle: 7 * 24 * hour, absolute: 30 * 24 * hour },
  admin: { idle: 24 * hour, absolute: 24 * hour },
};
/** A session has ended, or a person's roles have changed: named by the hash of its token, or by the person. */
export const sessionChanged = 'session';
const cacheFor = 15_000;
/** How exactly it is known when a session was last used. */
const useNotedEvery = 10 * minute;
const longestAgent = 300;
/** What open pages call by themselves, also while nobody is there. */
const unattended: readonly unknown[] = ['/api/live'];

/** What a session's person may know of it. */
interface OpenSessionFacts extends Pick<SessionContent, 'startedAt' | 'usedAt' | 'address' | 'agent'> {
  id: string;
}

/** How often all sessions of a subject have ended, as SQL: for who reads it in one statement with what a sign-in is checked by. */
export function generationOf(subject: string): string {
  return `coalesce((select generation from platform.session_generations where subject = ${subject}::text), 0)`;
}

const insert = {
  name: 'sessions-insert',
  text: 'insert into platform.sessions (sid, sess, expire) values ($1, $2, $3)',
};
const select = {
  name: 'sessions-select',
  text: 'select sess, expire from platform.sessions where sid = $1 and expire > $2',
};
const list = {
  name: 'sessions-list',
  text: `select sid as id, (sess->>'startedAt')::float8 as "startedAt", (sess->>'usedAt')::float8 as "usedAt",
      sess->>'address' as address, sess->>'agent' as agent
    from platform.sessions where sess->>'subject' = $1 and sess->>'kind' = $2 and expire > $3
      and (sess->>'startedAt')::float8 > $4
    order by coalesce(sess->>'usedAt', sess->>'startedAt') desc, sid limit 100`,
};
const renew = {
  name: 'sessions-renew',
  text: 'update platform.sessions set sid = $2, sess = sess || $3 where sid = $1 and expire > $4 returning sess',
};
const noteUse = { name: 'sessions-note-use', text: 'update platform.sessions set sess = sess || $2 where sid = $1' };
const removeOwn = {
  name: 'sessions-remove-own',
  text: `delete from platform.sessions where sess->>'subject' = $1 and sid = $2`,
};
const seeAs = { name: 'sessions-see-as', text: 'update platform.sessions set sess = sess || $2 where sid = $1' };
const stopSeeing = {
  name: 'sessions-stop-seeing',
  text: `update platform.sessions set sess = sess - 'seesAs' where sid = $1 and sess->'seesAs' is not null`,
};
const extend = { name: 'sessions-extend', text: 'update platform.sessions set expire = $2 where sid = $1' };
const remove = { name: 'sessions-remove', text: 'delete from platform.sessions where sid = $1' };
const removeOthers = {
  name: 'sessions-remove-others',
  text: `delete from platform.sessions where sess->>'subject' = $1 and sid <> $2`,
};
const countUp = {
  name: 'sessions-count-up',
  text: `insert into platform.session_generations as g (subject, generation) values ($1, 1)
    on conflict (subject) do update set generation = g.generation + 1`,
};
const hold = {
  name: 'sessions-hold-generation',
  text: `insert into platform.session_generations as g (subject, generation) values ($1, 0)
    on conflict (subject) do update set generation = g.generation returning generation`,
};
const readGeneration = { name: 'sessions-generation', text: `select ${generationOf('$1')} as generation` };
const removeExpired = { name: 'sessions-remove-expired', text: 'delete from platform.sessions where expire <= $1' };

/**
 * Opaque sessions in PostgreSQL: the cookie holds 256 random bits, the table their hash. A short cache saves the
 * look-up on most calls and is dropped everywhere by a notice when a session ends or a person's roles change.
 */
@Injectable()
export class Sessions {
  private readonly cache: Cache<{ viewer: Viewer; until: number }>;
  private readonly people = new Map<SessionContent['kind'], { load: PrincipalLoader; onUse?: UseListener }>();

  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly database: Database,
    private readonly live: LiveUpdates,
    private readonly notices: Notices,
  ) {
    this.cache = new Cache(database, notices, {
      name: 'sessions',
      max: 20_000,
      topics: [sessionChanged],
      alias: ({ viewer }) => [viewer.id, ...(viewer.seenBy ? [viewer.seenBy.adminId] : [])],
      lifetime: ({ until }) => until - clock.now().getTime(),
    });
  }

  /** A context says how the people of one kind of session are looked up, and may be told of those who use one; what was said before is replaced. */
  loadWith(kind: SessionContent['kind'], load: PrincipalLoader, onUse?: UseListener): void {
    this.people.set(kind, { load, onUse });
  }

  /** What somebody may do now, for work that goes on without their session; nothing once they are gone. */
  async principal(kind: SessionContent['kind'], subject: string): Promise<Principal | undefined> {
    return this.people.get(kind)?.load(subject);
  }

  get cookieName(): string {
    return this.config.https ? '__Host-sid' : 'sid';
  }

  /** Signs in: a new token always, and the session that the browser had before ends. */
  async open(
    request: FastifyRequest,
    reply: FastifyReply,
    who: Pick<SessionContent, 'kind' | 'subject' | 'enterprise'>,
  ): Promise<void> {
    await this.end(request);
    const token = newToken();
    const now = this.clock.now().getTime();
    const content: SessionContent = {
      ...who,
      startedAt: now,
      provenAt: now,
      usedAt: now,
      address: request.ip,
      agent: request.headers['user-agent']?.slice(0, longestAgent),
    };
    await this.database.run(insert, [hash(token), JSON.stringify(content), new Date(now + life[who.kind].idle)]);
    this.giveCookie(reply, token, life[who.kind].absolute);
  }

  /** The caller has proved who they are: the same session goes on, under a new token. */
  async renew(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const before = hash(request.cookies[this.cookieName] ?? '');
    const token = newToken();
    const now = this.clock.now();
    const row = await this.database.queryOne<{ sess: SessionContent }>(renew, [
      before,
      hash(token),
      JSON.stringify({ provenAt: now.getTime() }),
      now,
    ]);
    if (!row) throw unauthenticated();
    await this.notices.send(sessionChanged, before);
    this.giveCookie(reply, token, row.sess.startedAt + life[row.sess.kind].absolute - now.getTime());
  }

  /** The open sessions of somebody, the one last used first, a hundred at most. */
  async list({ id, kind }: Pick<Viewer, 'id' | 'kind'>): Promise<OpenSessionFacts[]> {
    const of = kind === 'member' ? 'member' : 'admin';
    const now = this.clock.now();
    const since = now.getTime() - life[of].absolute;
    return this.database.query<OpenSessionFacts>(list, [id, of, now, since]);
  }

  /** When a member was last here, in milliseconds; 0 when no session of theirs is left to say. */
  async lastHere(personId: string): Promise<number> {
    const [last] = await this.list({ id: personId, kind: 'member' });
    return last ? (last.usedAt ?? last.startedAt) : 0;
  }

  /** Ends one session of a person, everywhere at once; answers whether there was such a one. */
  async endOne(subject: string, id: string): Promise<boolean> {
    const ended = await this.database.run(removeOwn, [subject, id]);
    await this.notices.send(sessionChanged, id);
    return ended > 0;
  }

  /** Signs out: the session is gone on the server, whatever the browser keeps. */
  async close(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.end(request);
    reply.clearCookie(this.cookieName, { path: '/', secure: this.config.https });
  }

  /** Who calls, or nobody. What pages call by themselves is no use of the session. */
  async read(request: FastifyRequest): Promise<Viewer | undefined> {
    const token = request.cookies[this.cookieName];
    if (!token) return undefined;
    const sid = hash(token);
    if (unattended.includes(request.routeOptions?.url)) return (await this.load(sid, false))?.viewer;
    const known = await this.cache.get(sid, () => this.load(sid));
    const isOver = known && known.until <= this.clock.now().getTime();
    return (isOver ? await this.load(sid) : known)?.viewer;
  }

  /** How often all sessions of somebody have ended. A sign-in keeps what it was as it began. */
  async generation(subject: string): Promise<number> {
    return (await this.database.one<{ generation: number }>(readGeneration, [subject])).generation;
  }

  /**
   * Whether none of somebody's sessions were ended since a sign-in of theirs began. Whoever ends them at the same time waits for the
   * surrounding transaction, and ends what it opens.
   */
  async isOf(subject: string, generation: number): Promise<boolean> {
    return (await this.database.one<{ generation: number }>(hold, [subject])).generation === generation;
  }

  /** Ends all sessions of a person but one, e.g. after a new password; sign-ins that have begun go on no more. */
  async endOthers(subject: string, keep = ''): Promise<void> {
    await this.database.run(countUp, [subject]);
    await this.database.run(removeOthers, [subject, keep]);
    await this.notices.send(sessionChanged, subject);
  }

  /** Makes changed roles or a changed status act at once, and be seen on open pages. */
  async refresh(subject: string): Promise<void> {
    await this.notices.send(sessionChanged, subject);
    await this.live.tell([subject], { kind: 'viewer', id: subject });
  }

  /**
   * Lets a super admin see the product as a member, from the next call of the session on, until a moment or `stopSeeing`. The session
   * stays whose it is: with it this ends, and with the role, and when the member is gone.
   */
  async seeAs({ sessionId }: Viewer, subject: string, until: Date): Promise<void> {
    await this.database.run(seeAs, [sessionId, JSON.stringify({ seesAs: { subject, until: until.getTime() } })]);
    await this.notices.send(sessionChanged, sessionId);
  }

  /** Answers whether the session saw the product as somebody. */
  async stopSeeing({ sessionId }: Viewer): Promise<boolean> {
    const stopped = await this.database.run(stopSeeing, [sessionId]);
    await this.notices.send(sessionChanged, sessionId);
    return stopped > 0;
  }

  async removeExpired(): Promise<number> {
    return this.database.run(removeExpired, [this.clock.now()]);
  }

  private async load(sid: string, isUse = true): Promise<{ viewer: Viewer; until: number } | undefined> {
    const row = await this.database.queryOne<{ sess: SessionContent; expire: string }>(select, [sid, this.clock.now()]);
    if (!row) return undefined;
    const { sess } = row;
    const expire = Date.parse(row.expire);
    const { idle, absolute } = life[sess.kind];
    const now = this.clock.now().getTime();
    const end = sess.startedAt + absolute;
    if (now >= end) return undefined;
    const principal = await this.principal(sess.kind, sess.subject);
    if (!principal) return undefined;
    if (isUse) {
      this.people.get(sess.kind)?.onUse?.(principal);
      // One write a day and session keeps an active session alive.
      const extended = Math.min(now + idle, end);
      if (extended - expire > 24 * hour) await this.database.run(extend, [sid, new Date(extended)]);
      if (now - (sess.usedAt ?? sess.startedAt) > useNotedEvery)
        await this.database.run(noteUse, [sid, JSON.stringify({ usedAt: now })]);
    }
    const { enterprise, provenAt } = sess;
    const seen = await this.seen(principal, sess.seesAs);
    const viewer: Viewer = { ...(seen ?? { ...principal, provenAt }), sessionId: sid, enterprise };
    return { viewer, until: Math.min(now + cacheFor, end, expire, seen?.seenBy.until ?? end) };
  }

  /** The member as whom a super admin sees the product; nobody once the time is over, or either of the two is not who they were. */
  private async seen({ kind, id }: Principal, seesAs: SessionContent['seesAs']) {
    if (!seesAs || kind !== 'super-admin' || this.clock.now().getTime() >= seesAs.until) return undefined;
    const member = await this.principal('member', seesAs.subject);
    if (!member || member.isLeaving) return undefined;
    return { ...member, seenBy: { adminId: id, until: seesAs.until } };
  }

  private giveCookie(reply: FastifyReply, token: string, milliseconds: number): void {
    reply.setCookie(this.cookieName, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.https,
      maxAge: Math.floor(milliseconds / 1000),
    });
  }

  private async end(request: FastifyRequest): Promise<void> {
    const token = request.cookies[this.cookieName];
    if (!token) return;
    await this.database.run(remove, [hash(token)]);
    await this.notices.send(sessionChanged, hash(token));
  }
}

const newToken = () => randomBytes(32).toString('base64url');
const hash = (token: string) => digest('sha256', token, 'base64url');
