import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { aBrowser } from '../../../test/support/browser';
import { type Contexts, startContexts } from '../../../test/support/contexts';
import { Clock } from '../clock/clock';
import { Config } from '../config/config';
import { Notices } from '../database/notices';
import type { Viewer } from '../http/viewer';
import { LiveUpdates } from '../live/live-updates';
import { type Principal, Sessions } from './sessions';

const day = 86_400_000;

describe('a session', () => {
  let contexts: Contexts;
  let sessions: Sessions;
  let person: Viewer;
  let count = 0;

  beforeAll(async () => {
    contexts = await startContexts({ ROLE: 'all' });
    sessions = contexts.get(Sessions);
  });
  afterAll(() => contexts.stop());
  beforeEach(async () => {
    count += 1;
    person = await contexts.organization(`Organization ${count}`);
    await contexts.rows('delete from platform.sessions');
  });
  afterEach(() => jest.restoreAllMocks());

  async function open(kind: 'member' | 'admin' = 'member', by = sessions, browser = aBrowser()) {
    await by.open(browser.request, browser.reply, { kind, subject: person.id, enterprise: false });
    return browser;
  }
  /** Moves a session in time: when it began, and when it ends unless it is used. */
  const move = (startedAt: number, expire: number) =>
    contexts.rows(
      `update platform.sessions set sess = jsonb_set(sess, '{startedAt}', to_jsonb($1::bigint)), expire = $2`,
      [startedAt, new Date(expire)],
    );
  const expiry = async () => (await contexts.rows('select expire from platform.sessions'))[0]?.expire.getTime();

  it.each([
    ['member', 30, 7],
    ['admin', 1, 1],
  ] as const)('of kind %s has a cookie for %i days and ends after %i idle ones', async (kind, cookieDays, idleDays) => {
    const { cookie } = await open(kind);
    expect(cookie.maxAge).toBe((cookieDays * day) / 1000);
    expect(Math.abs((await expiry()) - Date.now() - idleDays * day)).toBeLessThan(120_000);
  });

  it('that is used goes on for seven days from then, written at most once a day', async () => {
    const { request } = await open();
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now);
    await move(now - 5 * day, now + 6 * day);
    expect(await sessions.read(request)).toMatchObject({ id: person.id });
    expect(await expiry()).toBe(now + 6 * day);
    await sessions.refresh(person.id);
    await move(now - 5 * day, now + 2 * day);
    await sessions.read(request);
    expect(await expiry()).toBe(now + 7 * day);
  });

  it('is not used by a page that listens while nobody is there', async () => {
    const { request } = await open();
    const expire = Date.now() + 2 * day;
    const kept = () => contexts.rows(`select (sess->>'usedAt')::float8 as "usedAt", expire from platform.sessions`);
    await contexts.rows(`update platform.sessions set expire = $1, sess = jsonb_set(sess, '{usedAt}', '1')`, [
      new Date(expire),
    ]);
    const listening = Object.assign(Object.create(request), { routeOptions: { url: '/api/live' } });
    expect(await sessions.read(listening)).toMatchObject({ id: person.id });
    expect(await kept()).toEqual([{ usedAt: 1, expire: new Date(expire) }]);
    expect(await sessions.read(request)).toMatchObject({ id: person.id });
    const [{ usedAt, expire: extended }] = (await kept()) as [{ usedAt: number; expire: Date }];
    expect([usedAt > 1, extended.getTime() > expire]).toEqual([true, true]);
  });

  it('does not go on beyond thirty days, however much it is used', async () => {
    const { request } = await open();
    const startedAt = Date.now() - 27 * day;
    await move(startedAt, Date.now() + day);
    expect(await sessions.read(request)).toBeDefined();
    expect(await expiry()).toBe(startedAt + 30 * day);
    await sessions.refresh(person.id);
    await move(Date.now() - 30 * day, Date.now() + day);
    expect(await sessions.read(request)).toBeUndefined();
  });

  it.each([
    ['idle time', (now: number) => [now - day, now + 500]],
    ['thirty days', (now: number) => [now - 30 * day + 500, now + day]],
  ])('is not remembered beyond its %s', async (_, times) => {
    const { request } = await open();
    const now = Date.now();
    await move(...(times(now) as [number, number]));
    expect(await sessions.read(request)).toBeDefined();
    await move(now - 31 * day, now - 1000);
    expect(await sessions.read(request)).toBeDefined();
    jest.spyOn(Date, 'now').mockReturnValue(now + 1000);
    expect(await sessions.read(request)).toBeUndefined();
  });

  it('is over at the very end of its idle time', async () => {
    const { request } = await open();
    const end = Date.now() + 10_000;
    await move(Date.now() - day, end);
    jest.spyOn(Date, 'now').mockReturnValue(end);
    expect(await sessions.read(request)).toBeUndefined();
  });

  it('is over at the very end of its thirty days', async () => {
    const { request } = await open();
    const end = Date.now() + 10_000;
    await move(end - 30 * day, end + day);
    jest.spyOn(Date, 'now').mockReturnValue(end - 1);
    expect(await sessions.read(request)).toBeDefined();
    jest.spyOn(Date, 'now').mockReturnValue(end);
    expect(await sessions.read(request)).toBeUndefined();
  });

  it('is removed at the very end of its idle time', async () => {
    await open();
    const end = Date.now() + 10_000;
    await move(Date.now() - day, end);
    jest.spyOn(Date, 'now').mockReturnValue(end - 1);
    expect(await sessions.removeExpired()).toBe(0);
    jest.spyOn(Date, 'now').mockReturnValue(end);
    expect(await sessions.removeExpired()).toBe(1);
  });

  it('is looked up again after fifteen seconds, and once for many calls', async () => {
    const { request } = await open();
    await sessions.read(request);
    const query = jest.spyOn(contexts.database, 'queryOne');
    const later = Date.now() + 16_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    for (let n = 0; n < 3; n += 1) expect(await sessions.read(request)).toBeDefined();
    expect(query.mock.calls.filter(([{ name }]) => name === 'sessions-select')).toHaveLength(1);
  });

  it('ends when its browser signs out, or signs in again; others go on', async () => {
    const other = await open();
    const { request } = await open();
    const before = { cookies: { ...request.cookies }, headers: {} } as FastifyRequest;
    await sessions.read(before);
    const clearCookie = jest.fn();
    await sessions.close(request, { clearCookie } as unknown as FastifyReply);
    expect(clearCookie).toHaveBeenCalledWith('sid', { path: '/', secure: false });
    expect(await sessions.read(before)).toBeUndefined();

    const first = await open();
    const old = { cookies: { ...first.request.cookies }, headers: {} } as FastifyRequest;
    await sessions.read(old);
    await open('member', sessions, first);
    expect(first.request.cookies).not.toEqual(old.cookies);
    expect(await sessions.read(old)).toBeUndefined();
    expect(await sessions.read(first.request)).toBeDefined();
    expect(await sessions.read(other.request)).toBeDefined();
    expect(await contexts.rows('select from platform.sessions')).toHaveLength(2);
  });

  it('is of who was said last to look up its kind, who alone hears of its use', async () => {
    const { get, database } = contexts;
    const anew = new Sessions(get(Clock), get(Config), database, get(LiveUpdates), get(Notices));
    const heard: string[] = [];
    const loading = (name: string, hears = true) => {
      const load = async (id: string) => ({ kind: 'member', id, email: name, organizations: [] }) satisfies Principal;
      return [load, hears ? ({ email }: Principal) => void heard.push(`${name} of ${email}`) : undefined] as const;
    };
    const emailOf = async (kind: 'member' | 'admin') => (await anew.read((await open(kind, anew)).request))?.email;
    anew.loadWith('member', ...loading('former'));
    anew.loadWith('member', ...loading('later'));
    anew.loadWith('admin', ...loading('other'));
    expect([await emailOf('member'), await emailOf('admin')]).toEqual(['later', 'other']);
    anew.loadWith('member', ...loading('last', false));
    expect(await emailOf('member')).toBe('last');
    expect(heard).toEqual(['later of later', 'other of other']);
  });

  it('is nobody’s without its cookie, and when its person is gone', async () => {
    expect(await sessions.read({ cookies: {} } as FastifyRequest)).toBeUndefined();
    const { request } = await open();
    await contexts.rows(
      `update platform.sessions set sess = jsonb_set(sess, '{subject}', to_jsonb(gen_random_uuid()))`,
    );
    expect(await sessions.read(request)).toBeUndefined();
  });

  it('that is used lets no other one go on', async () => {
    const [used] = [await open(), await open()];
    const now = Date.now();
    await move(now - 5 * day, now + 2 * day);
    await sessions.read(used.request);
    const ends = await contexts.rows('select expire from platform.sessions where expire = $1', [
      new Date(now + 2 * day),
    ]);
    expect(ends).toHaveLength(1);
  });

  it('ends after seven idle days by the clock', async () => {
    const { request } = await open();
    contexts.clock.move(7 * day - 1000);
    expect(await sessions.read(request)).toBeDefined();
    contexts.clock.move(7 * day + 1000);
    expect(await sessions.read(request)).toBeUndefined();
    contexts.clock.reset();
  });

  it('that has expired is nobody’s, and is removed in time; others are not', async () => {
    const { request } = await open();
    await move(Date.now() - day, Date.now() - 1);
    expect(await sessions.read(request)).toBeUndefined();
    const kept = await open();
    await contexts.run('remove-expired-sessions');
    expect(await contexts.rows('select from platform.sessions')).toHaveLength(1);
    expect(await sessions.read(kept.request)).toBeDefined();
  });

  it('ends with all others of a person but the one that is kept', async () => {
    const [ended, kept] = [await open(), await open()];
    const { sessionId } = (await sessions.read(kept.request)) as Viewer;
    await sessions.read(ended.request);
    await expect(() => sessions.endOthers(person.id, sessionId)).leavesBehind({ notices: [`session:${person.id}`] });
    expect(await sessions.read(ended.request)).toBeUndefined();
    expect(await sessions.read(kept.request)).toBeDefined();
  });

  it('stays when those of another person end', async () => {
    const { request } = await open();
    await sessions.endOthers((await contexts.organization(`Others ${count}`)).id);
    await sessions.refresh(person.id);
    expect(await sessions.read(request)).toBeDefined();
  });

  it('has a cookie that scripts cannot read, and that leaves by https alone where there is https', async () => {
    const cookieOf = async (of: Sessions) => {
      const { cookie, request } = await open('member', of);
      return { ...cookie, ...request.cookies };
    };
    const token = expect.stringMatching(/^[\w-]{43}$/);
    const always = { httpOnly: true, sameSite: 'lax', path: '/' };
    expect(await cookieOf(sessions)).toMatchObject({ ...always, secure: false, sid: token });
    const secure = await contexts.beside({ APP_URL: 'https://alliance.example' });
    expect(await cookieOf(secure.get(Sessions))).toMatchObject({ ...always, secure: true, '__Host-sid': token });
    await secure.close();
  });

  it('is known to the database by the hash of its token alone', async () => {
    const { request } = await open();
    const sid = createHash('sha256')
      .update(request.cookies.sid as string)
      .digest('base64url');
    expect(await contexts.rows('select sid from platform.sessions')).toEqual([{ sid }]);
    expect(await sessions.read(request)).toMatchObject({ sessionId: sid });
  });

  it('stays known when another one ends, of the same person or of others', async () => {
    const [ended, kept] = [await open(), await open()];
    const { sessionId } = (await sessions.read(ended.request)) as Viewer;
    await sessions.read(kept.request);
    const query = jest.spyOn(contexts.database, 'queryOne');
    await contexts.get(Notices).send('session', sessionId);
    query.mockClear();
    expect(await sessions.read(kept.request)).toMatchObject({ id: person.id });
    expect(query).not.toHaveBeenCalled();
    await sessions.read(ended.request);
    expect(query).toHaveBeenCalled();
  });
});
