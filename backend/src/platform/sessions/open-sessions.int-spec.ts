import type { FastifyRequest } from 'fastify';
import { aBrowser } from '../../../test/support/browser';
import { type Contexts, refusal, startContexts } from '../../../test/support/contexts';
import { day, minute } from '../clock/durations';
import { Config } from '../config/config';
import { Notices } from '../database/notices';
import { Authenticators } from '../http/authenticators';
import type { Viewer } from '../http/viewer';
import { LiveUpdates } from '../live/live-updates';
import type { SessionContent } from './session.entity';
import { Sessions } from './sessions';

const now = Date.parse('2026-11-24T10:00:00Z');
const agent = 'Firefox '.repeat(60);

describe('An open session', () => {
  let contexts: Contexts;
  let sessions: Sessions;
  let ada: Viewer;
  let rootId: string;

  beforeAll(async () => {
    contexts = await startContexts();
    sessions = contexts.get(Sessions);
    [{ id: rootId }] = (await contexts.rows('select id from admin.accounts')) as [{ id: string }];
    ada = await contexts.organization('Ada');
  });
  afterAll(() => contexts.stop());
  beforeEach(async () => {
    at(now);
    await contexts.rows('delete from platform.sessions');
    await contexts.rows('delete from platform.session_generations');
    await sessions.refresh(ada.id);
    await sessions.refresh(rootId);
  });
  afterEach(() => jest.restoreAllMocks());

  const at = (moment: number) => jest.spyOn(contexts.clock, 'now').mockReturnValue(new Date(moment));

  async function open(kind: SessionContent['kind'] = 'member', subject = kind === 'member' ? ada.id : rootId) {
    const { request, reply, cookie } = aBrowser({ headers: { 'user-agent': agent } });
    await sessions.open(request, reply, { kind, subject, enterprise: false });
    const read = () => sessions.read(request);
    const { sessionId } = (await read()) as Viewer;
    return { sid: sessionId, cookie, request, reply, read };
  }
  /** What the database keeps of one. */
  const kept = async (sid: string): Promise<SessionContent> =>
    (await contexts.rows('select sess from platform.sessions where sid = $1', [sid]))[0]?.sess;
  const keep = (sid: string, content: Partial<SessionContent>, expire = now + 20 * day) =>
    contexts.rows('update platform.sessions set sess = sess || $2, expire = $3 where sid = $1', [
      sid,
      JSON.stringify(content),
      new Date(expire),
    ]);
  const listed = async (who: Pick<Viewer, 'id' | 'kind'> = ada) => (await sessions.list(who)).map(({ id }) => id);

  it('is listed with where it came from, apart from those of the same number at the other door', async () => {
    const [own, atTheOtherDoor] = [await open(), await open('admin', rootId)];
    await keep(atTheOtherDoor.sid, { subject: ada.id });
    expect(await sessions.list(ada)).toEqual([
      { id: own.sid, startedAt: now, usedAt: now, address: '203.0.113.7', agent: agent.slice(0, 300) },
    ]);
    for (const kind of ['super-admin', 'operator'] as const)
      expect(await listed({ id: ada.id, kind })).toEqual([atTheOtherDoor.sid]);
    expect(await listed({ id: rootId, kind: 'member' })).toEqual([]);
  });

  it('is listed before those that were used less lately', async () => {
    const [first, last, between] = [await open(), await open(), await open()];
    await keep(first.sid, { usedAt: now - 3 * minute });
    await keep(last.sid, { usedAt: now - minute });
    await keep(between.sid, { startedAt: now - 2 * minute });
    await contexts.rows(`update platform.sessions set sess = sess - 'usedAt' where sid = $1`, [between.sid]);
    expect(await listed()).toEqual([last.sid, between.sid, first.sid]);
    expect(await sessions.lastHere(ada.id)).toBe(now - minute);
    await sessions.endOne(ada.id, last.sid);
    expect(await sessions.lastHere(ada.id)).toBe(now - 2 * minute);
  });

  it('of a member says when they were last here; without one nothing does', async () => {
    const { sid } = await open('admin', rootId);
    await keep(sid, { subject: ada.id });
    expect(await sessions.lastHere(ada.id)).toBe(0);
  });

  it('says who calls', async () => {
    const { request } = await open();
    expect(await contexts.get(Authenticators).identify(request)).toMatchObject({ id: ada.id });
  });

  it('tells who asked to hear of it that it is used, and nobody of what a page calls by itself', async () => {
    const heard: string[] = [];
    const load = (subject: string) => sessions.principal('member', subject);
    const apart = new Sessions(
      contexts.clock,
      contexts.get(Config),
      contexts.database,
      contexts.get(LiveUpdates),
      contexts.get(Notices),
    );
    apart.loadWith('member', load, ({ id }) => heard.push(id));
    const { request } = await open();
    expect(
      await apart.read({ ...request, routeOptions: { url: '/api/live' } } as unknown as FastifyRequest),
    ).toMatchObject({ id: ada.id });
    expect(heard).toEqual([]);
    await apart.read(request);
    expect(heard).toEqual([ada.id]);
  });

  it('is told to its open pages when what its person may do has changed', async () => {
    const tell = jest.spyOn(contexts.get(LiveUpdates), 'tell');
    await sessions.refresh(ada.id);
    expect(tell.mock.calls).toEqual([[[ada.id], { kind: 'viewer', id: ada.id }]]);
  });

  it('is listed until its idle time or its thirty days are over, and not a moment longer', async () => {
    const { sid } = await open();
    await keep(sid, {}, now + 1);
    expect(await listed()).toEqual([sid]);
    await keep(sid, {}, now);
    expect(await listed()).toEqual([]);
    await keep(sid, { startedAt: now - 30 * day + 1 });
    expect(await listed()).toEqual([sid]);
    await keep(sid, { startedAt: now - 30 * day });
    expect(await listed()).toEqual([]);
    await keep(sid, { kind: 'admin', startedAt: now - day + 1 });
    expect(await listed({ id: ada.id, kind: 'super-admin' })).toEqual([sid]);
    await keep(sid, { startedAt: now - day });
    expect(await listed({ id: ada.id, kind: 'super-admin' })).toEqual([]);
  });

  it('notes its use to ten minutes, and no other’s', async () => {
    const [used, other] = [await open(), await open()];
    await keep(used.sid, { usedAt: now - 10 * minute });
    await keep(other.sid, { usedAt: now - day });
    await sessions.refresh(ada.id);
    await used.read();
    expect((await kept(used.sid)).usedAt).toBe(now - 10 * minute);
    at(now + 1);
    await sessions.refresh(ada.id);
    await used.read();
    expect([(await kept(used.sid)).usedAt, (await kept(other.sid)).usedAt]).toEqual([now + 1, now - day]);
  });

  it('that is renewed lasts as long as it would have, and no other is', async () => {
    const [own, other] = [await open(), await open()];
    for (const { sid } of [own, other]) await keep(sid, {});
    at(now + 10 * day + 1);
    const before = { ...own.request, cookies: { ...own.request.cookies } } as FastifyRequest;
    expect(await sessions.read(before)).toBeDefined();
    await sessions.renew(own.request, own.reply);
    expect(await sessions.read(before)).toBeUndefined();
    // Whole seconds, and none that it has not.
    expect(own.cookie.maxAge).toBe((20 * day) / 1000 - 1);
    const [renewed, left] = [(await own.read()) as Viewer, await kept(other.sid)];
    expect([renewed.sessionId === own.sid, renewed.provenAt, left.provenAt]).toEqual([false, now + 10 * day + 1, now]);
  });

  it('is not renewed at the very end of its idle time', async () => {
    const { sid, request, reply } = await open();
    await keep(sid, {}, now);
    expect(await refusal(sessions.renew(request, reply))).toBe('unauthenticated');
    await keep(sid, {}, now + 1);
    expect(await refusal(sessions.renew(request, reply))).toBeUndefined();
  });

  it('is ended by its own person alone, and no other with it', async () => {
    const [ended, other] = [await open(), await open()];
    expect(await sessions.endOne(rootId, ended.sid)).toBe(false);
    expect(await ended.read()).toBeDefined();
    expect(await sessions.endOne(ada.id, ended.sid)).toBe(true);
    expect([await ended.read(), (await kept(other.sid))?.subject]).toEqual([undefined, ada.id]);
    expect(await sessions.endOne(ada.id, ended.sid)).toBe(false);
  });

  it('is of a sign-in that began before all were ended, or is not; each person’s are counted apart', async () => {
    expect([await sessions.generation(ada.id), await sessions.isOf(ada.id, 0)]).toEqual([0, true]);
    await sessions.endOthers(ada.id);
    await sessions.endOthers(ada.id);
    expect([await sessions.generation(ada.id), await sessions.generation(rootId)]).toEqual([2, 0]);
    expect([await sessions.isOf(ada.id, 1), await sessions.isOf(ada.id, 2)]).toEqual([false, true]);
    expect(await sessions.generation(ada.id)).toBe(2);
  });

  it('that a sign-in opens is ended with the others by who ends them at that moment', async () => {
    let ending: Promise<void> | undefined;
    await contexts.database.transaction(async () => {
      expect(await sessions.isOf(ada.id, 0)).toBe(true);
      // On a connection of its own, as in another call.
      ending = new Promise((resolve, reject) => setImmediate(() => endApart().then(resolve, reject)));
      await contexts.rows('select pg_sleep(0.1)');
      await open();
    });
    await ending;
    expect(await listed()).toEqual([]);
  });
  const endApart = async () => {
    await contexts.rows(
      `insert into platform.session_generations as g (subject, generation) values ($1, 1)
        on conflict (subject) do update set generation = g.generation + 1`,
      [ada.id],
    );
    await contexts.rows(`delete from platform.sessions where sess->>'subject' = $1`, [ada.id]);
  };

  describe('of a super admin', () => {
    const until = now + 60 * minute;
    const see = async (of: { read: () => Promise<Viewer | undefined> }) =>
      sessions.seeAs((await of.read()) as Viewer, ada.id, new Date(until));

    it('shows the member from one of their browsers alone, until the very end of its time', async () => {
      const [seeing, other] = [await open('admin'), await open('admin')];
      await see(seeing);
      expect((await seeing.read())?.id).toBe(ada.id);
      expect(await kept(other.sid)).not.toHaveProperty('seesAs');
      expect((await seeing.read())?.seenBy).toEqual({ adminId: rootId, until });
      // What was looked up a second before is not kept beyond it.
      at(until - 1000);
      await sessions.refresh(ada.id);
      expect((await seeing.read())?.id).toBe(ada.id);
      at(until);
      expect(await seeing.read()).toMatchObject({ id: rootId, kind: 'super-admin' });
    });

    it('shows nobody who is leaving or is gone', async () => {
      const bo = await contexts.organization(`Bo ${Math.random()}`);
      const seeing = await open('admin');
      await sessions.seeAs((await seeing.read()) as Viewer, bo.id, new Date(until));
      expect((await seeing.read())?.id).toBe(bo.id);
      for (const change of ['deletion_due_at = now()', 'deletion_due_at = null', 'suspended_at = now()']) {
        await contexts.rows(`update membership.users set ${change} where id = $1`, [bo.id]);
        for (const id of [bo.id, rootId]) await sessions.refresh(id);
        expect((await seeing.read())?.id).toBe(change.endsWith('null') ? bo.id : rootId);
      }
    });

    it('stops to where it is stopped alone', async () => {
      const [stopped, other] = [await open('admin'), await open('admin')];
      for (const one of [stopped, other]) await see(one);
      expect(await sessions.stopSeeing((await stopped.read()) as Viewer)).toBe(true);
      expect([(await stopped.read())?.id, (await other.read())?.id]).toEqual([rootId, ada.id]);
      expect(await sessions.stopSeeing((await stopped.read()) as Viewer)).toBe(false);
    });

    it('is dropped from what is remembered when either of the two changes', async () => {
      const seeing = await open('admin');
      await see(seeing);
      for (const changed of [ada.id, rootId]) {
        await seeing.read();
        const query = jest.spyOn(contexts.database, 'queryOne');
        await sessions.refresh(changed);
        query.mockClear();
        await seeing.read();
        expect(query.mock.calls.filter(([{ name }]) => name === 'sessions-select')).toHaveLength(1);
        query.mockRestore();
      }
    });

    it('shows nobody to who is none', async () => {
      const member = await open();
      const bo = await contexts.organization(`Bo ${Math.random()}`);
      await keep(member.sid, { seesAs: { subject: bo.id, until } });
      await sessions.refresh(ada.id);
      expect(await member.read()).toMatchObject({ id: ada.id });
      expect(await member.read()).not.toHaveProperty('seenBy');
    });
  });
});
