import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, Module, type Type } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { rowsRead } from '../../../test/support/rows-read';
import { ClockModule } from '../clock/clock.module';
import { Config } from '../config/config';
import { ConfigModule } from '../config/config.module';
import { Database } from '../database/database';
import { DatabaseModule } from '../database/database.module';
import { Settings } from '../database/settings';
import { JobsModule } from '../jobs/jobs.module';
import { metrics } from '../logging/metrics';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { type Reaction, ReactsTo } from './domain-event';
import { Events } from './events';
import { EventsModule } from './events.module';

class LampLit {
  static readonly type = 'test.lamp-lit';
  readonly type = LampLit.type;
  constructor(readonly lamp: string) {}
}

const heard: string[] = [];
let failures = 0;
/** What a reaction waits for before it is done. */
let released: Promise<unknown> = Promise.resolve();

@Injectable()
@ReactsTo(LampLit, 'test.write-down', { formerly: ['test.note'] })
class WriteDown implements Reaction<LampLit> {
  constructor(private readonly settings: Settings) {}

  async handle({ lamp }: LampLit): Promise<void> {
    await this.settings.set(`written: ${lamp}`, failures);
    if (failures > 0) {
      failures -= 1;
      throw new Error('the pen is empty');
    }
    heard.push(`written: ${lamp}`);
    await released;
  }
}

const inAnotherContext = () => {
  @Injectable()
  @ReactsTo(LampLit, 'other.write-down')
  class WriteDown implements Reaction<LampLit> {
    async handle({ lamp }: LampLit): Promise<void> {
      heard.push(`written elsewhere: ${lamp}`);
    }
  }
  return WriteDown;
};

describe('An event', () => {
  let server: TestDatabase;
  let dataDir: string;
  let database: Database;
  let events: Events;
  let stop: () => Promise<void>;

  async function start(...reactions: Type[]) {
    const config = new Config({ NODE_ENV: 'test', DATABASE_URL: server.url, DATA_DIR: dataDir, ROLE: 'worker' });
    @Module({ providers: reactions })
    class ReactionsModule {}
    const module = await Test.createTestingModule({
      imports: [ClockModule, ConfigModule.for(config), DatabaseModule, JobsModule, EventsModule, ReactionsModule],
    }).compile();
    module.useLogger(false);
    await module.init();
    database = module.get(Database);
    events = module.get(Events);
    stop = () => module.close();
  }

  beforeAll(async () => {
    server = await createTestDatabase();
    dataDir = mkdtempSync(join(tmpdir(), 'events-'));
  });
  beforeEach(() => {
    heard.length = 0;
    failures = 0;
  });
  afterEach(async () => {
    await sql('truncate platform.outbox_events, platform.event_deliveries, graphile_worker._private_jobs');
    await stop();
  });
  afterAll(async () => {
    await server.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const sql = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;
  const deliveries = () =>
    sql(
      'select reaction, attempts, last_error as "lastError", done_at is not null as done from platform.event_deliveries order by reaction',
    );
  /** A reaction is heard before its work is committed. */
  const allDone = async () => (await deliveries()).every(({ done }) => done);
  const hurry = () => sql('update graphile_worker._private_jobs set run_at = now() where run_at > now()');
  async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
    for (const deadline = Date.now() + 60_000; !(await holds()); await sleep(30)) {
      if (Date.now() > deadline) throw new Error(`It did not come. Heard: ${heard.join(', ')}`);
      await hurry();
    }
  }

  it('reaches every reaction, two of one class name too, once each', async () => {
    await start(WriteDown, inAnotherContext());
    await events.publish(new LampLit('first'));
    await until(async () => heard.length === 2 && (await allDone()));
    await sleep(100);
    expect([...heard].sort()).toEqual(['written elsewhere: first', 'written: first']);
    expect((await deliveries()).map(({ done }) => done)).toEqual([true, true]);
  });

  it('is not heard when what published it failed', async () => {
    await start(WriteDown);
    const work = database.transaction(async () => {
      await events.publish(new LampLit('never'));
      throw new Error('undone');
    });
    await expect(work).rejects.toThrow('undone');
    await sleep(200);
    expect(heard).toEqual([]);
  });

  it('is heard again by a reaction that failed, whose work is undone, until it succeeds', async () => {
    await start(WriteDown);
    failures = 2;
    await events.publish(new LampLit('retried'));
    await until(async () => (await deliveries()).some(({ lastError }) => lastError === 'the pen is empty'));
    if (heard.length === 0)
      expect(await sql(`select from platform.settings where name = 'written: retried'`)).toEqual([]);
    await until(async () => heard.length > 0 && (await allDone()));
    expect(heard).toEqual(['written: retried']);
    const row = (
      await sql(`select attempts, last_error as "lastError", done_at is not null as done
      from platform.event_deliveries where reaction = 'test.write-down' order by attempts desc limit 1`)
    )[0];
    expect(row).toEqual({ attempts: 3, lastError: null, done: true });
  });

  it('is heard beside another that was published with it', async () => {
    await start(WriteDown);
    await database.transaction(async () => {
      for (const lamp of ['one', 'two']) await events.publish(new LampLit(lamp));
    });
    await until(async () => heard.length === 2 && (await allDone()));
    expect([...heard].sort()).toEqual(['written: one', 'written: two']);
  });

  it('that one reaction cannot do is done for the others, and what waits beside it is left alone', async () => {
    await start(WriteDown, inAnotherContext());
    // It is too young to be taken up, and has no job.
    await sql(`with young as (
        insert into platform.outbox_events (type, payload) values ('test.lamp-lit', '{"lamp":"waiting"}') returning id)
      insert into platform.event_deliveries (event_id, reaction)
      select id, reaction from young, (values ('test.write-down'), ('other.write-down')) as those (reaction)`);
    failures = Number.POSITIVE_INFINITY;
    await events.publish(new LampLit('hard'));
    const of = (lamp: string) =>
      sql(
        `select reaction, attempts, last_error as "lastError", done_at is not null as done
          from platform.event_deliveries d join platform.outbox_events e on e.id = d.event_id
          where payload->>'lamp' = $1 order by reaction`,
        [lamp],
      );
    const undone = { attempts: 0, lastError: null, done: false };
    await until(async () => {
      const [elsewhere, here] = await of('hard');
      return elsewhere.done && here.attempts > 1 && here.lastError !== null;
    });
    expect(await of('hard')).toEqual([
      { reaction: 'other.write-down', attempts: 1, lastError: null, done: true },
      { reaction: 'test.write-down', attempts: expect.any(Number), lastError: 'the pen is empty', done: false },
    ]);
    expect(await of('waiting')).toEqual([
      { reaction: 'other.write-down', ...undone },
      { reaction: 'test.write-down', ...undone },
    ]);
    expect(heard).toEqual(['written elsewhere: hard']);
  });

  it('that was delivered is not heard twice when its job comes again', async () => {
    await start(WriteDown);
    await events.publish(new LampLit('once'));
    await until(async () => heard.length === 1 && (await allDone()));
    await sql(`select graphile_worker.add_job('react-to-event', json_build_object('eventId', event_id, 'reaction', reaction))
      from platform.event_deliveries where done_at is not null`);
    await until(async () => (await sql('select 1 from graphile_worker._private_jobs')).length === 0);
    expect(heard).toEqual(['written: once']);
  });

  it.each([
    ['taken up by the clock when its job died with its process', undefined, 3, ['written: held']],
    ['taken up from a process that has had its job for six minutes', 6, 9, ['written: held']],
    ['left to a process that has had its job for a minute', 1, 3, []],
    ['left alone after three days', undefined, 3 * 24 * 60 + 1, []],
  ])('is %s', async (_, held, age, expected) => {
    await start(WriteDown);
    await sql(
      `with old as (
          insert into platform.outbox_events (type, payload, occurred_at)
          values ('test.lamp-lit', '{"lamp":"held"}', now() - make_interval(mins => $1)) returning id)
        insert into platform.event_deliveries (event_id, reaction) select id, 'test.write-down' from old`,
      [age],
    );
    if (held !== undefined) {
      await sql(`select graphile_worker.add_job('react-to-event', job_key => event_id || ':' || reaction,
        payload => json_build_object('eventId', event_id, 'reaction', reaction), run_at => now() + interval '1 hour')
        from platform.event_deliveries`);
      await sql(
        `update graphile_worker._private_jobs
          set locked_by = 'another', locked_at = now() - make_interval(mins => $1)`,
        [held],
      );
    }
    await sql(`select graphile_worker.add_job('take-up-abandoned-events')`);
    const others = `select from graphile_worker._private_jobs where locked_by is distinct from 'another'`;
    await until(async () => (await sql(others)).length === 0);
    expect(heard).toEqual(expected);
  });

  it('that was delivered is not read again by who looks for abandoned ones', async () => {
    await start(WriteDown);
    await sql(`with told as (
        insert into platform.outbox_events (type, payload, occurred_at)
        select 'test.lamp-lit', '{"lamp":"told"}', now() - interval '1 hour' from generate_series(1, 5000) returning id)
      insert into platform.event_deliveries (event_id, reaction, done_at) select id, 'test.write-down', now() from told`);
    await sql('vacuum analyze platform.outbox_events, platform.event_deliveries');
    expect(await rowsRead(database, () => events.takeUpAbandoned())).toBeLessThan(50);
  });

  it('that is younger than two minutes is left to its job', async () => {
    await start(WriteDown);
    await sql(`with young as (
        insert into platform.outbox_events (type, payload, occurred_at)
        values ('test.lamp-lit', '{"lamp":"young"}', now() - interval '1 minute') returning id)
      insert into platform.event_deliveries (event_id, reaction) select id, 'test.write-down' from young`);
    await sql(`select graphile_worker.add_job('take-up-abandoned-events')`);
    await until(async () => (await sql('select from graphile_worker._private_jobs')).length === 0);
    expect(heard).toEqual([]);
  });

  it('is forgotten after a month, unless somebody has not heard it yet', async () => {
    await start(WriteDown);
    await sql(`with old as (
        insert into platform.outbox_events (type, payload, occurred_at)
        select 'test.other', json_build_object('is', name), now() - make_interval(days => age)
        from (values ('told', 31), ('waiting', 31), ('young', 29)) as given (name, age) returning id, payload)
      insert into platform.event_deliveries (event_id, reaction, done_at)
      select id, 'test.write-down', case when payload->>'is' <> 'waiting' then now() end from old`);
    await sql(`select graphile_worker.add_job('forget-old-events')`);
    await until(async () => (await sql('select from graphile_worker._private_jobs')).length === 0);
    const left = await sql(`select payload->>'is' as left from platform.outbox_events
      join platform.event_deliveries on event_id = id order by 1`);
    expect(left.map((row) => row.left)).toEqual(['waiting', 'young']);
  });

  it('that waits for a reaction under its former name is heard', async () => {
    await start();
    await events.publish(new LampLit('renamed'));
    await database.run({
      name: 'test-wait',
      text: `insert into platform.event_deliveries (event_id, reaction)
        select id, 'test.note' from platform.outbox_events where payload->>'lamp' = 'renamed'`,
    });
    await stop();
    await start(WriteDown);
    await sql(`select graphile_worker.add_job('react-to-event', json_build_object('eventId', event_id, 'reaction', reaction))
      from platform.event_deliveries where reaction = 'test.note'`);
    await until(() => heard.length === 1);
    expect(heard).toEqual(['written: renamed']);
  });

  it('that waits for a reaction that nobody is fails loudly and is counted, at the start and when its job comes', async () => {
    const lost = ['1 deliveries wait for the reaction gone.away, which this process does not know'];
    const counted = async () =>
      Number(/event_deliveries_unknown_total\{reaction="gone.away"\} (\d+)/.exec(await metrics.metrics())?.[1] ?? 0);
    await start();
    await events.publish(new LampLit('lost'));
    await events.publish(new LampLit('told'));
    await sql(`insert into platform.event_deliveries (event_id, reaction, done_at)
      select id, 'gone.away', case when payload->>'lamp' = 'told' then now() end from platform.outbox_events
      union all select id, 'test.write-down', null from platform.outbox_events`);
    await stop();
    const error = jest.spyOn(Logger.prototype, 'error');
    await start(WriteDown);
    expect(await counted()).toBe(1);
    expect(error.mock.calls).toEqual([lost]);
    await sql(`select graphile_worker.add_job('react-to-event', json_build_object('eventId', event_id, 'reaction', reaction))
      from platform.event_deliveries where reaction = 'gone.away'`);
    await until(async () =>
      (await sql('select last_error from graphile_worker._private_jobs')).some(({ last_error }) =>
        last_error?.includes('No reaction is called gone.away'),
      ),
    );
    expect(await counted()).toBeGreaterThanOrEqual(2);
    expect(error.mock.calls.slice(0, 2)).toEqual([lost, lost]);
  });

  it('is replayed to a reaction from a time on', async () => {
    await start();
    await events.publish(new LampLit('long ago'));
    await sql(`update platform.outbox_events set occurred_at = now() - interval '2 days'`);
    await events.publish(new LampLit('yesterday'));
    await stop();
    await start(WriteDown);
    expect(await events.replay('test.write-down', new Date(Date.now() - 86_400_000))).toBe(1);
    await until(async () => heard.length === 1 && (await allDone()));
    expect(heard).toEqual(['written: yesterday']);
    expect(await events.replay('test.write-down', new Date(0))).toBe(2);
    await until(async () => heard.length === 3 && (await allDone()));
    // From that very time on, and of its own event.
    await sql(
      `update platform.outbox_events set occurred_at = '2026-01-01T00:00:00Z' where payload->>'lamp' = 'long ago'`,
    );
    await sql(`insert into platform.outbox_events (type, payload) values ('test.other', '{}')`);
    expect(await events.replay('test.write-down', new Date('2026-01-01T00:00:00Z'))).toBe(2);
    await expect(events.replay('test.unknown', new Date(0))).rejects.toThrow('No reaction is called test.unknown');
  });

  it('is replayed also where it is just being delivered', async () => {
    let release = () => {};
    released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await start(WriteDown);
    await events.publish(new LampLit('now'));
    await until(async () => heard.length === 1);
    expect(await events.replay('test.write-down', new Date(0))).toBe(1);
    release();
    await until(async () => heard.length === 2 && (await allDone()));
    expect(heard).toEqual(['written: now', 'written: now']);
  });
});

describe('The start', () => {
  const starting = (...reactions: Type[]) => {
    const config = new Config({
      NODE_ENV: 'test',
      DATABASE_URL: process.env.TEST_DATABASE_URL,
      DATA_DIR: tmpdir(),
      ROLE: 'web',
    });
    @Module({ providers: reactions })
    class ReactionsModule {}
    return Test.createTestingModule({
      imports: [ClockModule, ConfigModule.for(config), DatabaseModule, JobsModule, EventsModule, ReactionsModule],
    })
      .compile()
      .then((module) => module.init().finally(() => module.close()));
  };

  it('is refused when two reactions have one name', async () => {
    @ReactsTo(LampLit, 'test.write-down')
    class Copy {}
    await expect(starting(WriteDown, Copy)).rejects.toThrow('Two reactions are called test.write-down.');
  });

  it('is refused when a reaction has the former name of another', async () => {
    @ReactsTo(LampLit, 'test.note')
    class Reuse {}
    await expect(starting(WriteDown, Reuse)).rejects.toThrow('Two reactions are called test.note.');
  });

  it('is refused when a reaction is not called after its context', async () => {
    @ReactsTo(LampLit, 'WriteDown')
    class Unnamed {}
    await expect(starting(Unnamed)).rejects.toThrow('<context>.<what-it-does>');
  });
});
