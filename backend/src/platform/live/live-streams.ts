import type { ServerResponse } from 'node:http';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { Database } from '../database/database';
import { Notices } from '../database/notices';
import { tooManyRequests, unavailable } from '../http/problems';
import type { Viewer } from '../http/viewer';
import { sessionChanged } from '../sessions/sessions';
import { liveTopic } from './live-updates';

/** One browser that listens. */
interface LiveStream {
  viewer: Pick<Viewer, 'id' | 'sessionId'>;
  response: ServerResponse;
  /** The last update that it was sent; nothing is sent before this is known. */
  position?: number;
  endsAt: number;
}

interface Standing {
  last: number;
  oldest: number | null;
  recent: number;
}
const standing = {
  name: 'live-standing',
  text: `select coalesce((select last from platform.live_positions where person_id = $1), 0)::float8 as last,
    (select min(position) from platform.live_updates where person_id = $1)::float8 as oldest,
    (select count(*)::int from platform.live_updates where person_id = $1 and told_at > $2) as recent`,
};

/** More than this are not sent one by one: the browser asks for everything again. */
const mostAtATime = 200;

interface Update {
  /** Its place among those who were asked for. */
  reader: number;
  position: number;
  kind: string;
  id: string;
  isLate: boolean;
}
const updates = {
  name: 'live-updates',
  text: `select reader.place::int as reader, told.position::float8 as position, told.kind, told.subject as id,
      told.told_at < $3 as "isLate"
    from unnest($1::uuid[], $2::bigint[]) with ordinality as reader(person, position, place)
    cross join lateral (select position, kind, subject, told_at from platform.live_updates
      where person_id = reader.person and position > reader.position order by position limit ${mostAtATime}) told
    order by reader.place, told.position`,
};

/** Of one person in one process: a browser needs one. */
const mostOfAPerson = 12;
const peopleAtATime = 500;
/** Bytes that may wait for a reader; who is slower is cut off, and comes back to where they were. */
const mostUnread = 64 * 1024;
/** So long a page may take from its first call until it listens. */
const onItsWayMs = 60_000;
/** What was said longer ago is not just now. */
const lateMs = 5_000;
const farewellMs = 500;
const heartbeatMs = 25_000;
/** After so long a browser comes again, and is asked again who it is; not all of them at once. */
const longestMs = 30 * 60_000;
/** In between a browser waits before it comes again. */
const comesAgainMs = [1_000, 3_000] as const;
/** The same of one who is asked again who they are, and waits to see what they may do now. */
const soonMs = [50, 300] as const;
const waits = ([least, spread]: readonly [number, number]) =>
  `retry: ${Math.round(least + Math.random() * spread)}\n\n`;

/**
 * All streams of this process. What people are told is read from rows, after each stream's own position: a notice only says
 * whose are to be looked at, so nothing is missed and nothing said twice, wherever a browser was before.
 */
@Injectable()
export class LiveStreams implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger(LiveStreams.name);
  private readonly open = new Map<string, Set<LiveStream>>();
  private readonly due = new Set<string>();
  private readonly stops: (() => void)[] = [];
  private heartbeat?: NodeJS.Timeout;
  private isReading = false;
  private isOver = false;

  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly notices: Notices,
  ) {}

  onModuleInit(): void {
    this.heartbeat = setInterval(() => this.beat(), heartbeatMs).unref();
    this.stops.push(
      this.notices.on(liveTopic, (person) => this.look(person === '' ? this.open.keys() : [person])),
      this.notices.on(sessionChanged, (whose) => this.endThose(whose)),
    );
  }

  /** Before the server closes, which would wait for them. */
  onModuleDestroy(): void {
    this.isOver = true;
    clearInterval(this.heartbeat);
    for (const stop of this.stops) stop();
    for (const stream of this.all()) this.end(stream);
  }

  /** How many browsers listen here. */
  get count(): number {
    let count = 0;
    for (const streams of this.open.values()) count += streams.size;
    return count;
  }

  /** Whether one more may be opened for the person; throws where not. */
  admit(personId: string): void {
    if (this.isOver) throw unavailable();
    if ((this.open.get(personId)?.size ?? 0) >= mostOfAPerson) throw tooManyRequests(60);
  }

  /** From here on notices about the person and the session count. */
  add(viewer: LiveStream['viewer'], response: ServerResponse): LiveStream {
    const stream: LiveStream = { viewer, response, endsAt: performance.now() + longestMs * (1 - Math.random() / 4) };
    this.open.set(viewer.id, (this.open.get(viewer.id) ?? new Set()).add(stream));
    response.on('close', () => this.forget(stream));
    return stream;
  }

  /**
   * Goes on where it was, where its rows are still kept; else says that something was missed. Who comes without one is told what
   * has changed while the page was on its way.
   */
  async begin(stream: LiveStream, after: number | undefined): Promise<void> {
    const { last, oldest, recent } = await this.database.one<Standing>(standing, [
      stream.viewer.id,
      this.clock.in(-onItsWayMs),
    ]);
    const position = after ?? last - recent;
    const isKept = position <= last && position + 1 >= (oldest ?? last + 1) && last - position <= mostAtATime;
    this.write(stream, waits(comesAgainMs));
    stream.position = isKept ? position : last;
    this.write(stream, message(stream.position, isKept ? 'ready' : 'missed'));
    this.look([stream.viewer.id]);
  }

  end(stream: LiveStream): void {
    this.forget(stream);
    stream.response.end();
    // Who does not read would not read the end either.
    setTimeout(() => stream.response.destroy(), farewellMs).unref();
  }

  private look(people: Iterable<string>): void {
    for (const person of people) if (this.open.has(person)) this.due.add(person);
    if (!this.isReading) void this.readAll();
  }

  private async readAll(): Promise<void> {
    this.isReading = true;
    while (this.due.size > 0 && !this.isOver) {
      const people = [...this.due].slice(0, peopleAtATime);
      for (const person of people) this.due.delete(person);
      try {
        await this.read(people);
      } catch (error) {
        this.log.warn(`Updates could not be read: ${(error as Error).message}`);
        for (const person of people) for (const stream of this.open.get(person) ?? []) this.end(stream);
      }
    }
    this.isReading = false;
  }

  /** To those who were there when it was asked, as others may stand further back. */
  private async read(people: string[]): Promise<void> {
    const readers = people.flatMap((person) => [...(this.open.get(person) ?? [])].filter(hasBegun));
    if (readers.length === 0) return;
    const found = await this.database.query<Update>(updates, [
      readers.map(({ viewer }) => viewer.id),
      readers.map(({ position }) => position),
      this.clock.in(-lateMs),
    ]);
    for (const { reader, position, kind, id, isLate } of found) {
      const stream = readers[reader - 1] as LiveStream;
      stream.position = position;
      this.write(stream, message(position, 'change', { kind, id, ...(isLate && { isLate }) }));
    }
    if (found.length >= mostAtATime) this.look(people);
  }

  private write(stream: LiveStream, text: string): void {
    const { response } = stream;
    if (response.destroyed || response.writableEnded) return;
    response.write(text);
    if (response.writableLength <= mostUnread) return;
    this.forget(stream);
    response.destroy();
  }

  /** Says that there is still somebody, and ends what was open for long. */
  private beat(): void {
    const now = performance.now();
    for (const stream of this.all())
      if (now > stream.endsAt) this.end(stream);
      else this.write(stream, ':\n\n');
  }

  /** A session is over, or a person's roles have changed: the browser comes again, and is asked who it is. */
  private endThose(whose: string): void {
    for (const stream of this.all()) {
      const isTheirs = whose === stream.viewer.id || whose === stream.viewer.sessionId;
      if (isTheirs) this.write(stream, waits(soonMs));
      if (isTheirs || whose === '') this.end(stream);
    }
  }

  private all(): LiveStream[] {
    return [...this.open.values()].flatMap((streams) => [...streams]);
  }

  private forget(stream: LiveStream): void {
    const others = this.open.get(stream.viewer.id);
    others?.delete(stream);
    if (others?.size === 0) this.open.delete(stream.viewer.id);
  }
}

const hasBegun = ({ position }: LiveStream) => position !== undefined;

const message = (id: number, event: string, data: object = {}) =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
