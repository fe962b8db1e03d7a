import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { Database } from '../database/database';
import { Jobs } from '../jobs/jobs';
import { type DomainEvent, type Reaction, reactsToKey } from './domain-event';

const insertEvent = {
  name: 'events-insert',
  text: 'insert into platform.outbox_events (type, payload) values ($1, $2) returning id',
};
const insertDelivery = {
  name: 'events-insert-delivery',
  text: 'insert into platform.event_deliveries (event_id, reaction) values ($1, $2)',
};
/** Deliveries that nobody is going to make: their job died with the process that had it. */
const abandoned = {
  name: 'events-abandoned',
  text: `select e.id as "eventId", e.type, d.reaction
    from platform.event_deliveries d join platform.outbox_events e on e.id = d.event_id
    where d.done_at is null and e.occurred_at between now() - interval '3 days' and now() - interval '2 minutes'
      and not exists (select from graphile_worker.jobs j where j.key = d.event_id || ':' || d.reaction
        and (j.locked_at is null or j.locked_at > now() - interval '5 minutes'))
    order by e.occurred_at limit 100`,
};
/** What happened is in the audit; a delivered event is only of use to those who look for a fault. */
const forget = {
  name: 'events-forget',
  text: `with old as (
      delete from platform.outbox_events e where occurred_at < now() - interval '30 days' and not exists (
        select from platform.event_deliveries d where d.event_id = e.id and d.done_at is null)
      returning id)
    delete from platform.event_deliveries where event_id in (select id from old)`,
};
const begin = {
  name: 'events-begin',
  text: `update platform.event_deliveries d set attempts = attempts + 1 from platform.outbox_events e
    where d.event_id = $1 and d.reaction = $2 and d.done_at is null and e.id = d.event_id returning e.payload`,
};
const finish = {
  name: 'events-finish',
  text: 'update platform.event_deliveries set done_at = now(), last_error = null where event_id = $1 and reaction = $2',
};
const fail = {
  name: 'events-fail',
  text: 'update platform.event_deliveries set last_error = $3 where event_id = $1 and reaction = $2',
};

interface Delivery {
  eventId: string;
  type: string;
  reaction: string;
}

/** The outbox: facts are written with the change that makes them true, and each reaction is retried on its own. */
@Injectable()
export class Events implements OnModuleInit {
  private readonly reactions = new Map<string, Map<string, Reaction>>();

  constructor(
    private readonly database: Database,
    private readonly discovery: DiscoveryService,
    private readonly jobs: Jobs,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    for (const { instance, metatype } of this.discovery.getProviders()) {
      const type = metatype && this.reflector.get<string | undefined>(reactsToKey, metatype);
      if (!type) continue;
      const known = this.reactions.get(type) ?? new Map<string, Reaction>();
      this.reactions.set(type, known.set(metatype.name, instance as Reaction));
    }
    this.jobs.handle('react-to-event', async (payload) => {
      const { type, eventId, reaction } = payload as Delivery;
      await this.deliver(type, eventId, reaction);
    });
    this.jobs.every('* * * * *', 'take-up-abandoned-events', async () => {
      for (const delivery of await this.database.query<Delivery>(abandoned)) await this.enqueue(delivery);
    });
    this.jobs.every('23 3 * * *', 'forget-old-events', async () => {
      await this.database.run(forget);
    });
  }

  /** Publishes with the surrounding transaction. */
  async publish(event: DomainEvent): Promise<void> {
    await this.database.transaction(async () => {
      const { type, ...payload } = event;
      const row = await this.database.queryOne<{ id: string }>(insertEvent, [type, JSON.stringify(payload)]);
      for (const reaction of this.reactions.get(type)?.keys() ?? []) {
        await this.database.run(insertDelivery, [row?.id, reaction]);
        await this.enqueue({ type, eventId: row?.id as string, reaction });
      }
    });
  }

  private async enqueue(delivery: Delivery): Promise<void> {
    await this.jobs.add('react-to-event', delivery, { key: `${delivery.eventId}:${delivery.reaction}` });
  }

  private async deliver(type: string, eventId: string, name: string): Promise<void> {
    const reaction = this.reactions.get(type)?.get(name);
    if (!reaction) return;
    const row = await this.database.queryOne<{ payload: object }>(begin, [eventId, name]);
    if (!row) return;
    try {
      await this.database.transaction(async () => {
        await reaction.handle({ type, ...row.payload });
        await this.database.run(finish, [eventId, name]);
      });
    } catch (error) {
      await this.database.run(fail, [eventId, name, (error as Error).message.slice(0, 1000)]);
      throw error;
    }
  }
}
