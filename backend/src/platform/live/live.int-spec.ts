import type { Client } from '../../../test/support/client';
import { Listener } from '../../../test/support/listener';
import { type Product, startProduct } from '../../../test/support/product';
import { eventually, joinAlliance } from '../../../test/support/registration';
import { Database } from '../database/database';
import { Notices } from '../database/notices';
import { Jobs } from '../jobs/jobs';
import { Sessions, sessionChanged } from '../sessions/sessions';
import { LiveStreams } from './live-streams';
import { LiveUpdates } from './live-updates';

describe('A live stream', () => {
  let one: Product;
  let two: Product;
  let client: Client;
  let personId: string;

  const of = (product: Product) => ({
    url: `${product.url}/api/live`,
    streams: product.app.get(LiveStreams),
    tell: (...ids: string[]) =>
      product.app.get(Database).transaction(async () => {
        for (const id of ids) await product.app.get(LiveUpdates).tell([personId], { kind: 'notification', id });
      }),
  });
  const numbered = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => `n${from + n}`);

  const idOf = async (who: Client): Promise<string> => (await who.get('/api/auth/user')).body.id;
  /** Where the person stands, or another one. */
  const standing = async (id = personId): Promise<number> =>
    Number(
      (await one.app.get(Database).pool.query('select last from platform.live_positions where person_id = $1', [id]))
        .rows[0]?.last ?? 0,
    );
  /** Hears what is new from here on. */
  const listen = async (product: Product, who = client) =>
    Listener.open(of(product).url, who, { 'last-event-id': String(await standing(await idOf(who))) });

  beforeAll(async () => {
    one = await startProduct({ SESSION_SECRET: 'x'.repeat(40) });
    two = await startProduct({ SESSION_SECRET: 'x'.repeat(40), DATABASE_URL: one.config.databaseUrl as string });
    client = (await joinAlliance(one)).client;
    personId = await idOf(client);
  });
  afterAll(async () => {
    await two?.stop();
    await one?.stop();
  });
  afterEach(async () => {
    await eventually(async () => of(one).streams.count + of(two).streams.count === 0, 'the end of all streams');
  });

  it('has a head for who asks for no more, and listens for nobody then', async () => {
    const { status, headers } = await client.send('HEAD', '/api/live');
    expect([status, headers.get('content-type'), of(one).streams.count]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
      0,
    ]);
  });

  it('is for who is signed in, is kept by nobody, and carries the headers of every answer', async () => {
    expect((await one.visitor().get('/api/live')).status).toBe(401);
    const listener = await listen(one);
    const { statusCode, headers } = listener.response;
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'x-content-type-options': 'nosniff',
    });
    listener.close();
  });

  it('says in one process what was written in the other, to all browsers of the person and nobody else', async () => {
    const stranger = (await joinAlliance(two)).client;
    const listeners = [await listen(one), await listen(two), await listen(two, stranger)];
    await eventually(async () => listeners.every(({ heard }) => heard.length > 0), 'all to be ready');
    await of(one).tell('a', 'a', 'b');
    await of(two).tell('c');
    expect(await listeners[0]?.until(3)).toEqual(['a', 'b', 'c']);
    expect(await listeners[1]?.until(3)).toEqual(['a', 'b', 'c']);
    expect(listeners[2]?.changes).toEqual([]);
    for (const listener of listeners) listener.close();
  });

  it('says nothing of what was undone', async () => {
    const listener = await listen(one);
    const undone = one.app.get(Database).transaction(async () => {
      await one.app.get(LiveUpdates).tell([personId], { kind: 'notification', id: 'undone' });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await of(one).tell('done');
    expect(await listener.until(1)).toEqual(['done']);
    listener.close();
  });

  it('goes on in another process where it was cut off, with nothing missed and nothing twice, among many who write', async () => {
    let after = String(await standing());
    const writing = Promise.all(
      [one, two].flatMap((product, n) => numbered(1, 20).map((id) => of(product).tell(`${n}-${id}`, `${n}-${id}+`))),
    );
    const all: string[] = [];
    for (let turn = 0; all.length < 80; turn += 1) {
      const listener = await Listener.open(of(turn % 2 ? two : one).url, client, { 'last-event-id': after });
      await listener.until(1);
      listener.close();
      all.push(...listener.changes);
      after = String(listener.heard.at(-1)?.id);
    }
    await writing;
    expect(new Set(all).size).toBe(80);
  });

  it.each(['last-event-id', 'after'])('goes on after what %s names', async (way) => {
    const id = await standing();
    await of(one).tell('x', 'y');
    const at = String(id + 1);
    const listener = await (way === 'after'
      ? Listener.open(`${of(two).url}?after=${at}`, client)
      : Listener.open(of(two).url, client, { 'last-event-id': at }));
    expect(await listener.until(1)).toEqual(['y']);
    expect(listener.heard[0]).toEqual({ id: id + 1, event: 'ready', data: {} });
    listener.close();
  });

  it('says at first what has changed while the page was on its way', async () => {
    const id = await standing();
    await one.app.get(Database).pool.query(`update platform.live_updates set told_at = told_at - interval '1 minute'`);
    await of(one).tell('just now');
    const listener = await Listener.open(of(two).url, client);
    expect(await listener.until(1)).toEqual(['just now']);
    expect(listener.heard[0]).toEqual({ id, event: 'ready', data: {} });
    listener.close();
  });

  it('says of what was told a while ago that it is late', async () => {
    const id = await standing();
    await of(one).tell('a while ago');
    const age = `update platform.live_updates set told_at = told_at - interval '20 seconds' where person_id = $1`;
    await one.app.get(Database).pool.query(age, [personId]);
    await of(one).tell('just now');
    const listener = await Listener.open(of(two).url, client, { 'last-event-id': String(id) });
    await listener.until(2);
    expect(listener.heard.slice(1).map(({ data }) => data)).toEqual([
      { kind: 'notification', id: 'a while ago', isLate: true },
      { kind: 'notification', id: 'just now' },
    ]);
    listener.close();
  });

  it('says that something was missed where it is not kept any more, or was too much, or never was', async () => {
    const id = await standing();
    const firstHeard = async (position: number) => {
      const listener = await Listener.open(of(one).url, client, { 'last-event-id': String(position) });
      await eventually(async () => listener.heard.length > 0, 'the first event');
      listener.close();
      return [listener.heard[0]?.event, listener.heard[0]?.id];
    };
    await of(one).tell(...numbered(1, 201));
    expect(await firstHeard(id)).toEqual(['missed', id + 201]);
    expect(await firstHeard(id + 1)).toEqual(['ready', id + 1]);
    expect(await firstHeard(id + 202)).toEqual(['missed', id + 201]);
    await one.app.get(Database).pool.query(`update platform.live_updates set told_at = told_at - interval '7 hours'`);
    await of(one).tell('kept');
    await one.app.get(Jobs).add('forget-live-updates', {});
    const rows = 'select from platform.live_updates where person_id = $1';
    await eventually(async () => (await one.app.get(Database).pool.query(rows, [personId])).rowCount === 1, 'the job');
    expect(await firstHeard(id + 200)).toEqual(['missed', id + 202]);
    expect(await firstHeard(id + 201)).toEqual(['ready', id + 201]);
  });

  it('is forgotten with whoever goes, and nobody else’s', async () => {
    const { pool } = one.app.get(Database);
    const gone = await idOf((await joinAlliance(one)).client);
    await of(one).tell('kept');
    const updates = one.app.get(LiveUpdates);
    await one.app.get(Database).transaction(async () => {
      await updates.forget(gone);
      await updates.tell([gone], { kind: 'notification', id: 'last' });
    });
    const left = async (id: string) => {
      const rows =
        'select person_id from platform.live_updates union all select person_id from platform.live_positions';
      return (await pool.query(`select from (${rows}) told where person_id = $1`, [id])).rowCount;
    };
    await eventually(async () => (await left(gone)) === 0, 'the job');
    expect(await left(personId)).toBeGreaterThan(1);
  });

  it('ends with the session, in whichever process', async () => {
    const { client: leaving } = await joinAlliance(one);
    const listener = await Listener.open(of(two).url, leaving);
    await eventually(async () => listener.heard.length > 0, 'ready');
    await leaving.get('/api/logout', { 'sec-fetch-site': 'same-origin' });
    await listener.over();
    expect((await leaving.get('/api/live')).status).toBe(401);
  });

  it('has whose roles change come again at once, others when they are cut off, and lets others be', async () => {
    const { client: promoted } = await joinAlliance(one);
    const [theirs, others] = [await listen(two, promoted), await listen(two)];
    await eventually(async () => [theirs, others].every(({ heard }) => heard.length > 0), 'both to be ready');
    const promotedId = await idOf(promoted);
    const changed = (work: () => Promise<void>) => one.app.get(Database).transaction(work);
    await changed(() => one.app.get(Sessions).refresh(promotedId));
    await theirs.over();
    const [first, soon] = theirs.waits;
    expect([first, soon]).toEqual([expect.any(Number), expect.any(Number)]);
    expect(first).toBeGreaterThanOrEqual(1000);
    expect(soon).toBeLessThanOrEqual(350);
    // What may have been missed is asked for by all.
    await changed(() => one.app.get(Notices).send(sessionChanged, ''));
    await others.over();
    expect(others.waits).toEqual([expect.any(Number)]);
    const again = await Listener.open(of(two).url, promoted, { 'last-event-id': String(theirs.heard[0]?.id) });
    expect(await again.until(1)).toEqual([promotedId]);
    expect(again.heard[1]?.data).toEqual({ kind: 'viewer', id: promotedId });
    again.close();
  });

  it('is refused to who has a dozen, and to nobody else', async () => {
    const listeners = await Promise.all(numbered(1, 12).map(() => listen(one)));
    const refused = await listen(one);
    expect([refused.response.statusCode, refused.response.headers['retry-after']]).toEqual([429, '60']);
    for (const listener of listeners) listener.close();
  });

  it('is cut off where nobody reads it, and holds up no other', async () => {
    const slow = await listen(one);
    const quick = await listen(one);
    await eventually(async () => quick.heard.length > 0, 'ready');
    slow.response.pause();
    const long = 'x'.repeat(60_000);
    for (let turn = 1; of(one).streams.count > 1; turn += 1) {
      await of(one).tell(`${turn}${long}`);
      await quick.until(turn);
    }
    slow.response.resume();
    await slow.over();
    expect(quick.isOver).toBe(false);
    quick.close();
  });

  it('ends at once with the process, which takes no other', async () => {
    const third = await startProduct({
      SESSION_SECRET: 'x'.repeat(40),
      DATABASE_URL: one.config.databaseUrl as string,
    });
    const listener = await listen(third);
    await eventually(async () => listener.heard.length > 0, 'ready');
    const { streams } = of(third);
    await third.stop();
    await listener.over();
    expect(() => streams.admit(personId)).toThrow('Please try again in a moment.');
  });
});
