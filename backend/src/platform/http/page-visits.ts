import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { dayOf } from '../clock/calendar';
import { Clock } from '../clock/clock';
import { CollectedWrites } from '../database/collected-writes';
import { Database } from '../database/database';

/** In one order, so that two processes wait for each other and do not block. */
const add = {
  name: 'page-visits-add',
  text: `insert into platform.page_visits (day, path, visits)
    select * from unnest($1::date[], $2::text[], $3::int[]) as seen (day, path, visits) order by day, path
    on conflict (day, path) do update set visits = page_visits.visits + excluded.visits`,
};
const since = {
  name: 'page-visits-since',
  text: 'select day::text, path, visits from platform.page_visits where day >= $1',
};

interface Visits {
  /** In UTC. */
  day: string;
  path: string;
  visits: number;
}

/**
 * Counts on which day how often pages were opened by browsers without a session. A number is all that is written: nobody is
 * recognized, so whoever comes twice counts twice.
 */
@Injectable()
export class PageVisits extends CollectedWrites<Visits> {
  private readonly counted = new Set<string>();

  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
  ) {
    super();
  }

  /** A context says which of its pages are counted. */
  count(...paths: string[]): void {
    for (const path of paths) this.counted.add(path);
  }

  /** A document was asked for at a path. What no browser opens for somebody who goes there does not count. */
  note(path: string, request: Pick<FastifyRequest, 'method' | 'headers'>): void {
    if (!this.counted.has(path) || !isOpened(request)) return;
    const day = dayOf(this.clock.now());
    this.collect(`${day}${path}`, { day, path, visits: 1 });
  }

  /** Of all days from this one on that had any. */
  async since(day: string): Promise<Visits[]> {
    return this.database.query<Visits>(since, [day]);
  }

  async write(all: Visits[]): Promise<void> {
    const column = (name: keyof Visits) => all.map((one) => one[name]);
    await this.database.run(add, [column('day'), column('path'), column('visits')]);
  }

  protected override merge(earlier: Visits, later: Visits): Visits {
    return { ...later, visits: earlier.visits + later.visits };
  }
}

/** Browsers say so by themselves; programs do not, nor does a browser that only thinks ahead. */
const isOpened = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>) =>
  method === 'GET' &&
  headers['sec-fetch-mode'] === 'navigate' &&
  headers['sec-fetch-dest'] === 'document' &&
  !/prefetch|prerender/.test(String(headers['sec-purpose'] ?? headers.purpose ?? ''));
