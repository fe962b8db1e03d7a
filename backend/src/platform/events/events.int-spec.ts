import { Injectable } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import { eventually } from '../../../test/support/registration';
import { Config } from '../config/config';
import { ConfigModule } from '../config/config.module';
import { Database } from '../database/database';
import { DatabaseModule } from '../database/database.module';
import { Settings } from '../database/settings';
import { Jobs } from '../jobs/jobs';
import { JobsModule } from '../jobs/jobs.module';
import { createTestDatabase } from '../testing/test-database';
import { type DomainEvent, type Reaction, ReactsTo } from './domain-event';
import { Events } from './events';
import { EventsModule } from './events.module';

class BridgeBuilt {
  static readonly type = 'test.bridge-built';
  readonly type = BridgeBuilt.type;

  constructor(readonly over: string) {}
}

@Injectable()
@ReactsTo(BridgeBuilt)
class CountBridges implements Reaction {
  readonly heard: DomainEvent[] = [];

  async handle(event: DomainEvent): Promise<void> {
    this.heard.push(event);
  }
}

/** Fails for as long as it is told to, after it has written something. */
@Injectable()
@ReactsTo(BridgeBuilt)
class PraiseBridge implements Reaction {
  failures = 0;
  calls = 0;

  constructor(private readonly settings: Settings) {}

  async handle(event: DomainEvent): Promise<void> {
    this.calls += 1;
    await this.settings.set('praised', event);
    if (this.failures-- > 0) throw new Error('no words');
  }
}

describe('an event', () => {
  let testDatabase: Awaited<ReturnType<typeof createTestDatabase>>;
  let app: TestingModule;
  let count: CountBridges;
  let praise: PraiseBridge;

  beforeEach(async () => {
    testDatabase = await createTestDatabase();
    const config = new Config({ NODE_ENV: 'test', DATABASE_URL: testDatabase.url, SESSION_SECRET: 's'.repeat(40) });
    app = await Test.createTestingModule({
      imports: [ConfigModule.for(config), DatabaseModule, JobsModule, EventsModule],
      providers: [CountBridges, PraiseBridge],
    }).compile();
    await app.init();
    count = app.get(CountBridges);
    praise = app.get(PraiseBridge);
  });
  afterEach(async () => {
    await app.close();
    await testDatabase.drop();
  });

  const sql = async (text: string, values: unknown[] = []) => (await app.get(Database).pool.query(text, values)).rows;
  const publish = (over = 'the Nile') => app.get(Events).publish(new BridgeBuilt(over));
  const delivery = async (reaction: string) =>
    (
      await sql(
        `select attempts, last_error as error, done_at is not null as done from platform.event_deliveries where reaction = $1`,
        [reaction],
      )
    )[0];
  const delivered = (reaction: string) =>
    eventually(async () => ((await delivery(reaction))?.done ? true : undefined), `${reaction} of the event`);
  const noJobs = () =>
    eventually(
      async () => ((await sql('select from graphile_worker.jobs')).length === 0 ? true : undefined),
      'the end',
    );
  /** What the clock would do: the next attempt is due. */
  const hurry = () => sql('update graphile_worker._private_jobs set run_at = now() where locked_at is null');

  it('is told to each reaction with what it says, once', async () => {
    await publish();
    await delivered('CountBridges');
    await delivered('PraiseBridge');
    await noJobs();
    expect(count.heard).toEqual([{ type: 'test.bridge-built', over: 'the Nile' }]);
    expect(praise.calls).toBe(1);
    expect(await delivery('CountBridges')).toEqual({ attempts: 1, error: null, done: true });
  });

  it('is told again to a reaction that failed, whose work is undone, and to that one alone', async () => {
    praise.failures = 1;
    await publish();
    await delivered('CountBridges');
    await eventually(async () => ((await delivery('PraiseBridge')).error ? true : undefined), 'the failure');
    expect(await delivery('PraiseBridge')).toEqual({ attempts: 1, error: 'no words', done: false });
    expect(await app.get(Settings).get('praised')).toBeUndefined();

    await eventually(async () => {
      await hurry();
      return (await delivery('PraiseBridge')).done ? true : undefined;
    }, 'the second attempt');
    expect(await delivery('PraiseBridge')).toEqual({ attempts: 2, error: null, done: true });
    expect(await app.get(Settings).get('praised')).toEqual({ type: 'test.bridge-built', over: 'the Nile' });
    expect(count.heard).toHaveLength(1);
  });

  it('is not told again when its job comes twice', async () => {
    await publish();
    await delivered('CountBridges');
    await noJobs();
    const [{ eventId }] = await sql('select id as "eventId" from platform.outbox_events');
    await app.get(Jobs).add('react-to-event', { eventId, type: BridgeBuilt.type, reaction: 'CountBridges' });
    await noJobs();
    expect(count.heard).toHaveLength(1);
    expect(await delivery('CountBridges')).toMatchObject({ attempts: 1 });
  });

  /** An event as a process leaves it that dies with the jobs it had. */
  const abandon = async (age: string) => {
    const [{ id }] = await sql(
      `insert into platform.outbox_events (type, payload, occurred_at)
      values ($1, '{"over":"the Tana"}', now() - $2::interval) returning id`,
      [BridgeBuilt.type, age],
    );
    await sql(`insert into platform.event_deliveries (event_id, reaction) values ($1, 'CountBridges')`, [id]);
    return id;
  };

  it('is taken up when nobody is going to deliver it any more, and is left to its job before that', async () => {
    await abandon('1 minute');
    await app.get(Jobs).add('take-up-abandoned-events', {});
    await noJobs();
    expect(count.heard).toEqual([]);
    await abandon('3 minutes');
    await app.get(Jobs).add('take-up-abandoned-events', {});
    await eventually(async () => (count.heard.length > 0 ? true : undefined), 'the abandoned event');
    await noJobs();
    expect(count.heard).toEqual([{ type: 'test.bridge-built', over: 'the Tana' }]);
  });

  it('is forgotten after a month, unless somebody has not heard it yet', async () => {
    const [waiting, told, young] = [await abandon('31 days'), await abandon('31 days'), await abandon('29 days')];
    await sql('update platform.event_deliveries set done_at = now() where event_id = any($1)', [[told, young]]);
    await app.get(Jobs).add('forget-old-events', {});
    await noJobs();
    expect((await sql('select id from platform.outbox_events')).map(({ id }) => id).sort()).toEqual(
      [waiting, young].sort(),
    );
    expect((await sql('select event_id as id from platform.event_deliveries')).map(({ id }) => id).sort()).toEqual(
      [waiting, young].sort(),
    );
  });
});
