import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { day, minute } from '../clock/durations';
import { Database } from '../database/database';
import { Jobs } from '../jobs/jobs';
import { eventDeliveriesUnknown } from '../logging/metrics';
import type { DomainEvent } from './domain-event';
import { Reactions } from './reactions';

/** Deliveries that nobody is going to make: their job died with the process that had it. */
const abandoned = {
  name: 'events-abandoned',
  text: `select e.id as "eventId", d.reaction
    from platform.event_deliveries d join platform.outbox_events e on e.id = d.event_id
    where d.done_at is null and e.occurred_at between $1 and $2
      and not exists (select from graphile_worker.jobs j where j.key = d.event_id || ':' || d.reaction
        and (j.locked_at is null or j.locked_at > $3))
    order by e.occurred_at limit 100`,
};
/** What happened is in the audit; a delivered event is only of use to those who look for a fault. */
const forget = {
  name: 'events-forget',
  text: `with old as (
      delete from platform.outbox_events e where occurred_at < $1 and not exists (
        select from platform.event_deliveries d where d.event_id = e.id and d.done_at is null)
      returning id)
    delete from platform.event_deliveries where event_id in (select id from old)`,
};
/** Reactions that something waits for and nobody is. */
const orphaned = {
  name: 'events-orphaned',
  text: `select reaction, count(*)::int as waiting from platform.event_deliveries
    where done_at is null and reaction <> all($1) group by reaction order by reaction`,
};
const replay = {
  name: 'events-replay',
  text: `insert into platform.event_deliveries (event_id, reaction)
    select id, $2 from platform.outbox_events where type = $1 and occurred_at >= $3
    on conflict (event_id, reaction) do update set done_at = null, attempts = 0, last_error = null
    returning event_id as "eventId"`,
};
const begin = {
  name: 'events-begin',
  text: `update platform.event_deliveries d set attempts = attempts + 1 from platform.outbox_events e
    where d.event_id = $1 and d.reaction = $2 and d.done_at is null and e.id = d.event_id
    returning e.payload, d.attempts`,
};
/** One that is replayed meanwhile has begun anew, and is not done. */
const finish = {
  name: 'events-finish',
  text: `update platform.event_deliveries set done_at = now(), last_error = null
    where event_id = $1 and reaction = $2 and attempts = $3`,
};
const fail = {
  name: 'events-fail',
  text: 'update platform.event_deliveries set last_error = $3 where event_id = $1 and reaction = $2',
};

interface Delivery {
  eventId: string;
  reaction: string;
}

/** The outbox: facts are written with the change that makes them true, and each reaction is retried on its own. */
@Injectable()
export class Events implements OnModuleInit, OnApplicationBootstrap {
  private readonly log = new Logger(Events.name);

  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly reactions: Reactions,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('react-to-event', async (payload) => {
      const { eventId, reaction } = payload as Delivery;
      await this.deliver(eventId, reaction);
    });
    this.jobs.every('* * * * *', 'take-up-abandoned-events', () => this.takeUpAbandoned());
    this.jobs.every('23 3 * * *', 'forget-old-events', async () => {
      await this.database.run(forget, [this.clock.in(-30 * day)]);
    });
  }

  /** A reaction that was renamed or removed while something waits for it is told at each start. */
  async onApplicationBootstrap(): Promise<void> {
    const rows = await this.database.query<{ reaction: string; waiting: number }>(orphaned, [this.reactions.names]);
    for (const { reaction, waiting } of rows) this.reportUnknown(reaction, waiting);
  }

  /** Publishes with the surrounding transaction. */
  async publish(event: DomainEvent): Promise<void> {
    const { type, ...payload } = event;
    const id = randomUUID();
    await this.database.transaction(async () => {
      await this.database.leave({ kind: 'events', row: { id, type, payload } });
      for (const reaction of this.reactions.to(type)) {
        await this.database.leave({ kind: 'deliveries', row: { event: id, reaction } });
        await this.enqueue({ eventId: id, reaction });
      }
    });
  }

  /**
   * Lets a reaction hear all events since a time again, or for the first time if it is younger than they are. Answers
   * how many; delivered events are kept for thirty days. Throws when no reaction has this name.
   */
  async replay(name: string, since: Date): Promise<number> {
    const known = this.reactions.find(name);
    if (!known) throw new Error(`No reaction is called ${name}.`);
    return this.database.transaction(async () => {
      const events = await this.database.query<{ eventId: string }>(replay, [known.event, known.name, since]);
      for (const { eventId } of events) await this.enqueue({ eventId, reaction: known.name });
      return events.length;
    });
  }

  /** Makes a job again for each delivery that has lost its own. */
  async takeUpAbandoned(): Promise<void> {
    const times = [this.clock.in(-3 * day), this.clock.in(-2 * minute), this.clock.in(-5 * minute)];
    for (const delivery of await this.database.query<Delivery>(abandoned, times)) await this.enqueue(delivery);
  }

  private async enqueue({ eventId, reaction }: Delivery): Promise<void> {
    await this.jobs.add('react-to-event', { eventId, reaction }, { key: `${eventId}:${reaction}` });
  }

  private async deliver(eventId: string, name: string): Promise<void> {
    const known = this.reactions.find(name);
    if (!known) {
      this.reportUnknown(name, 1);
      throw new Error(`No reaction is called ${name}.`);
    }
    const row = await this.database.queryOne<{ payload: object; attempts: number }>(begin, [eventId, name]);
    if (!row) return;
    try {
      await this.database.transaction(async () => {
        await known.reaction.handle({ type: known.event, ...row.payload });
        await this.database.run(finish, [eventId, name, row.attempts]);
      });
    } catch (error) {
      await this.database.run(fail, [eventId, name, (error as Error).message.slice(0, 1000)]);
      throw error;
    }
  }

  private reportUnknown(reaction: string, deliveries: number): void {
    eventDeliveriesUnknown.inc({ reaction }, deliveries);
    this.log.error(`${deliveries} deliveries wait for the reaction ${reaction}, which this process does not know`);
  }
}
