import { as, type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import type { Left } from '../../../../test/support/left-behind';
import { day } from '../../../platform/clock/durations';
import { Config } from '../../../platform/config/config';
import { Database } from '../../../platform/database/database';
import { RateLimits } from '../../../platform/http/rate-limits';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { connectionsOfOrganization } from '../membership.limits';
import { connectionRequested } from '../membership.mails';
import { ConnectionSubject } from './connection.enums';
import { ConnectionsQueries } from './connections.queries';
import { DecideConnection } from './decide-connection';
import { ConnectionTab } from './network.dto';
import { RemoveConnection } from './remove-connection';
import { RequestConnection } from './request-connection';

let contexts: Contexts;
let asking: Viewer;
let asked: Viewer;
let stranger: Viewer;
let count = 0;

beforeAll(async () => {
  contexts = await startContexts();
});
afterAll(() => contexts.stop());
afterEach(() => contexts.clock.reset());
beforeEach(async () => {
  count += 1;
  asking = await contexts.organization(`Asking ${count}`);
  asked = await contexts.organization(`Asked ${count}`);
  stranger = await contexts.organization(`Stranger ${count}`);
});

const nobody = '00000000-0000-4000-8000-ffffffffffff';
const note = 'We would like to try your probes.';
const request = (viewer = asking, changes: object = {}) =>
  contexts.get(RequestConnection).execute(viewer, { organizationId: organizationOf(asked), note, ...changes });
type Decision = Parameters<DecideConnection['execute']>[2];
const decide = (viewer: Viewer, id: string, decision: Decision) =>
  contexts.get(DecideConnection).execute(viewer, id, decision);
const decline: Decision = { to: 'decline', reason: 'No capacity.' };

describe('writing to the same people from several places', () => {
  it('keeps to the order of their addresses, so that nobody has to begin again', async () => {
    const limited = await contexts.beside({ RATE_LIMITS: 'on' });
    const database = limited.get(Database);
    const values = {
      firstName: 'Ada',
      organizationName: 'Asking',
      note,
      about: null,
      link: 'https://alliance.example/',
    };
    const people = ['ada@both.example', 'bo@both.example', 'cy@both.example'];
    let begun = 0;
    const write = (addresses: string[]) =>
      database.transaction(async () => {
        begun += 1;
        const messages = addresses.map((address) => ({ to: { name: 'Ada', address }, values }));
        await limited.get(Mail).queueEach(connectionRequested, messages);
      });
    await Promise.all(Array.from({ length: 12 }, (_, n) => write(n % 2 ? people : [...people].reverse())));
    expect(begun).toBe(12);
    await limited.close();
  });
});

describe('asking to connect', () => {
  it('is on record, and tells the owners and admins of the other organization alone', async () => {
    const [admin, member, viewer, former] = await Promise.all([
      contexts.person(organizationOf(asked), 'admin'),
      contexts.person(organizationOf(asked), 'member'),
      contexts.person(organizationOf(asked), 'viewer'),
      contexts.person(organizationOf(asked), 'owner', `former${count}@asked.example`),
    ]);
    await contexts.rows('update membership.user_organizations set is_active = false where user_id = $1', [former.id]);
    expect(new Set([admin, member, viewer, former].map(({ email }) => email)).size).toBe(4);
    await expect(() => request()).leavesBehind((id: string) => {
      const mail = { template: 'connection-requested', about: `connection:${id}` };
      const values = expect.objectContaining({ firstName: 'Ada', organizationName: `Asking ${count}`, note });
      return {
        audit: [{ action: 'connection.requested', actor: `member:${asking.id}`, subject: `connection:${id}` }],
        mail: [
          { ...mail, to: admin.email, values },
          { ...mail, to: asked.email, values },
        ],
      };
    });
  });

  it.each(['member', 'viewer'] as const)('is not for a plain %s', async (role) => {
    await expect(() => request(as(role, asking))).leavesBehind({ refused: 'organization_required' });
  });

  it('is done by the organization that is named, where somebody leads several', async () => {
    const both = { ...asking, organizations: [...asking.organizations, ...stranger.organizations] };
    const id = await request(both, { fromOrganizationId: organizationOf(stranger) });
    expect(await contexts.rows('select from_id from membership.connections where id = $1', [id])).toEqual([
      { from_id: organizationOf(stranger) },
    ]);
  });

  it.each([
    ['for an organization of others', () => ({ fromOrganizationId: organizationOf(stranger) }), 'not_found'],
    ['with oneself', () => ({ organizationId: organizationOf(asking) }), 'invalid_input'],
    ['with nobody', () => ({ organizationId: nobody }), 'not_found'],
  ])('is refused %s', async (_, changes, refused) => {
    await expect(() => request(asking, changes())).leavesBehind({ refused });
  });

  it('is refused while a request is open, whoever asked', async () => {
    await request();
    await expect(() => request()).leavesBehind({ refused: 'already_connected' });
    const back = { organizationId: organizationOf(asking) };
    await expect(() => request(asked, back)).leavesBehind({ refused: 'asked_by_them' });
  });

  it('is said to wait for an answer, where both ask at once', async () => {
    const back = { organizationId: organizationOf(asking) };
    const outcomes = await Promise.all([refusal(request()), refusal(request(asked, back))]);
    expect(outcomes.sort()).toEqual(['asked_by_them', undefined]);
  });

  it('waits three weeks after it was declined, and says until when; the other side need not', async () => {
    const at = '2026-03-02T09:00:00Z';
    contexts.clock.move(Date.parse(at) - Date.now());
    await decide(asked, await request(), decline);
    contexts.clock.move(20 * day);
    const standings = (viewer: Viewer) => contexts.get(ConnectionsQueries).standings(viewer);
    const pair = { organizationId: organizationOf(asking), otherId: organizationOf(asked) };
    const [known] = await standings(asking);
    expect(known).toMatchObject({ ...pair, standing: 'declined' });
    expect(known?.askAgainAt?.slice(0, 10)).toBe('2026-03-23');
    expect(await standings(asked)).toEqual([]);
    await expect(() => request()).leavesBehind({ refused: 'declined_lately' });
    await expect(request()).rejects.toThrow(/^Asked \d+ has declined .* again from 23 March 2026 on\.$/);
    contexts.clock.move(day + 60_000);
    expect(await standings(asking)).toEqual([]);
    await request();
    expect(await standings(asking)).toEqual([{ ...pair, standing: 'requested', askAgainAt: null }]);
  });

  it('may be asked of whoever has declined, by the other side at once', async () => {
    await decide(asked, await request(), decline);
    await request(asked, { organizationId: organizationOf(asking) });
    expect(await contexts.get(ConnectionsQueries).standings(asking)).toMatchObject([{ standing: 'asked' }]);
  });

  it('is refused by an organization that nobody has confirmed, or that has left', async () => {
    const [{ id }] = await contexts.rows(
      `insert into membership.organizations (name, type) values ('Unconfirmed', 'ngo') returning id`,
    );
    await expect(() => request(asking, { organizationId: id })).leavesBehind({ refused: 'not_found' });
    await contexts.rows('update membership.organizations set closed_at = now() where id = $1', [organizationOf(asked)]);
    await expect(() => request()).leavesBehind({ refused: 'not_found' });
  });

  it('may be about something that all members see, and keeps what that is called', async () => {
    const [{ id }] = await contexts.rows(
      `insert into innovation.solutions (organization_id, title, description, status)
        values ($1, 'Probes', 'They listen.', 'published') returning id`,
      [organizationOf(asked)],
    );
    const about = { kind: ConnectionSubject.Solution, id };
    await request(asking, { about });
    const [sent] = await contexts.rows(
      `select subject from notifications.messages where template = 'connection-requested' order by queued_at desc limit 1`,
    );
    expect(sent).toBeDefined();
    await contexts.rows(`update innovation.solutions set title = 'Renamed', status = 'draft' where id = $1`, [id]);
    expect(await contexts.get(ConnectionsQueries).list(asked)).toMatchObject([
      { about: { ...about, title: 'Probes' } },
    ]);
    const other = { organizationId: organizationOf(stranger) };
    await expect(() => request(asking, { ...other, about })).leavesBehind({ refused: 'not_found' });
  });

  it('says when the requests of a day are used up', async () => {
    const limited = await contexts.beside({ RATE_LIMITS: 'on' });
    const limits = limited.get(RateLimits);
    const from = organizationOf(asking);
    for (let n = 0; n < connectionsOfOrganization.points; n += 1) await limits.consume(connectionsOfOrganization, from);
    const asks = limited.get(RequestConnection).execute(asking, { organizationId: organizationOf(asked), note });
    await expect(asks).rejects.toThrow(/^Your organization has sent its 40 requests of a day\. .* in 24 hours\.$/);
    await limited.close();
  });

  it('is announced to each organization once a day by each, however often it is withdrawn and done again', async () => {
    const mails = async () =>
      (await contexts.rows(`select from notifications.messages where template = 'connection-requested'`)).length;
    const announced = async (viewer: Viewer, changes: object = {}) => {
      const before = await mails();
      await decide(viewer, await request(viewer, changes), { to: 'withdraw' });
      return (await mails()) - before;
    };
    expect(await announced(asking)).toBe(1);
    expect(await announced(asking)).toBe(0);
    expect(await announced(stranger)).toBe(1);
    expect(await announced(asking, { organizationId: organizationOf(stranger) })).toBe(1);
    await contexts.rows(`update membership.connections set created_at = created_at - interval '25 hours'`);
    expect(await announced(asking)).toBe(1);
  });
});

describe('answering a request', () => {
  const decided = (id: string, status: string, by: Viewer, reason = ''): Left => ({
    audit: [
      {
        action: `connection.${status}`,
        actor: `member:${by.id}`,
        subject: `connection:${id}`,
        details: { before: { status: 'pending' }, after: { status } },
      },
    ],
    mail: [
      {
        template: 'connection-decided',
        to: asking.email,
        about: `connection:${id}`,
        values: expect.objectContaining({
          organizationName: `Asked ${count}`,
          decision: status,
          reason,
          link: `${contexts.get(Config).appUrl}/connections?tab=${status === 'accepted' ? 'connected' : 'past'}`,
        }),
      },
    ],
  });

  it('is on record and told to who asked: accepted', async () => {
    const id = await request();
    await expect(() => decide(asked, id, { to: 'accept' })).leavesBehind(decided(id, 'accepted', asked));
  });

  it('is on record and told to who asked: declined, with the reason', async () => {
    const id = await request();
    await expect(() => decide(asked, id, decline)).leavesBehind(decided(id, 'declined', asked, 'No capacity.'));
  });

  it('is on record and told to nobody when it was withdrawn', async () => {
    const id = await request();
    await expect(() => decide(asking, id, { to: 'withdraw' })).leavesBehind({
      audit: [
        {
          action: 'connection.withdrawn',
          actor: `member:${asking.id}`,
          subject: `connection:${id}`,
          details: { before: { status: 'pending' }, after: { status: 'withdrawn' } },
        },
      ],
    });
  });

  it('is dated', async () => {
    const id = await request();
    const decidedAt = async () => (await contexts.get(ConnectionsQueries).list(asked))[0]?.decidedAt;
    expect(await decidedAt()).toBeNull();
    const before = 1000 * Math.floor(Date.now() / 1000);
    await decide(asked, id, { to: 'accept' });
    expect(Date.parse((await decidedAt()) as string)).toBeGreaterThanOrEqual(before);
  });

  it('is done by an admin as by an owner', async () => {
    await decide(as('admin', asked), await request(as('admin', asking)), { to: 'accept' });
  });

  it('is done once', async () => {
    const id = await request();
    await decide(asked, id, { to: 'accept' });
    for (const again of [{ to: 'accept' }, decline] as Decision[])
      await expect(() => decide(asked, id, again)).leavesBehind({ refused: 'connection_decided' });
    await expect(() => decide(asking, id, { to: 'withdraw' })).leavesBehind({ refused: 'connection_decided' });
  });

  it('is done once, also when many do it at once', async () => {
    const id = await request();
    const decisions: [Viewer, Decision][] = [
      [asked, { to: 'accept' }],
      [asked, decline],
      [asking, { to: 'withdraw' }],
    ];
    const outcomes = await Promise.all(
      [...decisions, ...decisions].map(([viewer, decision]) => refusal(decide(viewer, id, decision))),
    );
    expect(outcomes.sort()).toEqual([...Array(5).fill('connection_decided'), undefined]);
  });

  it('is for those who lead the right side, and there is no such request for others', async () => {
    const id = await request();
    await expect(() => decide(asked, nobody, { to: 'accept' })).leavesBehind({ refused: 'not_found' });
    for (const viewer of [asking, stranger, as('member', asked), as('viewer', asked)])
      for (const decision of [{ to: 'accept' }, decline] as Decision[])
        await expect(() => decide(viewer, id, decision)).leavesBehind({ refused: 'not_found' });
    for (const viewer of [asked, stranger, as('member', asking), as('viewer', asking)])
      await expect(() => decide(viewer, id, { to: 'withdraw' })).leavesBehind({ refused: 'not_found' });
  });
});

describe('ending a connection', () => {
  const connected = async () => {
    const id = await request();
    await decide(asked, id, { to: 'accept' });
    return id;
  };
  const remove = (viewer: Viewer, id: string) => contexts.get(RemoveConnection).execute(viewer, id);

  it.each([
    ['who asked', () => [asking, asked]],
    ['who was asked', () => [asked, asking]],
  ] as const)('is done by %s, on record and told to the other', async (_, sides) => {
    const [by, other] = sides() as [Viewer, Viewer];
    const id = await connected();
    await expect(() => remove(by, id)).leavesBehind({
      audit: [
        {
          action: 'connection.removed',
          actor: `member:${by.id}`,
          subject: `connection:${id}`,
          details: { before: { status: 'accepted' }, after: { status: 'removed' } },
        },
      ],
      mail: [{ template: 'connection-removed', to: other.email, about: `connection:${id}` }],
    });
    expect((await contexts.get(ConnectionsQueries).network(asking)).connections).toBe(0);
    await expect(() => remove(by, id)).leavesBehind({ refused: 'not_connected' });
    await request();
  });

  it('is for those who lead either side', async () => {
    const id = await connected();
    for (const viewer of [stranger, as('member', asked), as('viewer', asked), as('member', asking)])
      await expect(() => remove(viewer, id)).leavesBehind({ refused: 'not_found' });
  });

  it('is not for a request', async () => {
    const id = await request();
    await expect(() => remove(asking, id)).leavesBehind({ refused: 'not_connected' });
  });

  it('is done once, also when both do it at once', async () => {
    const id = await connected();
    const outcomes = await Promise.all([refusal(remove(asking, id)), refusal(remove(asked, id))]);
    expect(outcomes.sort()).toEqual(['not_connected', undefined]);
  });
});

describe('the tabs', () => {
  it('have each what is its own, counted, by name and page by page', async () => {
    const queries = contexts.get(ConnectionsQueries);
    const others = await Promise.all([1, 2, 3].map((n) => contexts.organization(`Tabs ${count} ${n}`)));
    const [first, second, third] = others as [Viewer, Viewer, Viewer];
    const ask = (other: Viewer) => request(asking, { organizationId: organizationOf(other) });
    await decide(first, await ask(first), { to: 'accept' });
    await decide(second, await ask(second), { to: 'accept' });
    await decide(third, await ask(third), decline);
    await request();
    await request(stranger, { organizationId: organizationOf(asking) });
    expect(await queries.counts(asking)).toEqual({ connected: 2, incoming: 1, outgoing: 1, past: 1 });
    const names = async (tab: ConnectionTab, rest: object = {}, viewer = asking) => {
      const { items, total, next } = await queries.browse(viewer, { tab, limit: 50, ...rest });
      return { names: items.map(({ from, to }) => `${from.name} > ${to.name}`), total: total.count, next };
    };
    const of = (other: string) => `Asking ${count} > ${other}`;
    expect(await names(ConnectionTab.Outgoing)).toMatchObject({ names: [of(`Asked ${count}`)], total: 1 });
    expect(await names(ConnectionTab.Incoming)).toMatchObject({ names: [`Stranger ${count} > Asking ${count}`] });
    expect(await names(ConnectionTab.Past)).toMatchObject({ names: [of(`Tabs ${count} 3`)] });
    const page = await names(ConnectionTab.Connected, { limit: 1 });
    expect(page).toMatchObject({ names: [of(`Tabs ${count} 2`)], total: 2 });
    expect(await names(ConnectionTab.Connected, { limit: 1, cursor: page.next })).toEqual({
      names: [of(`Tabs ${count} 1`)],
      total: 2,
      next: undefined,
    });
    expect(await names(ConnectionTab.Connected, { search: `TABS ${count} 1` })).toMatchObject({ total: 1 });
    expect(await names(ConnectionTab.Connected, { search: 'asking' })).toMatchObject({ total: 0 });
    expect(await names(ConnectionTab.Connected, { search: '%' })).toMatchObject({ total: 0 });
    expect(await names(ConnectionTab.Connected, {}, as('viewer', asking))).toMatchObject({ total: 2 });
    expect(await names(ConnectionTab.Connected, {}, asked)).toMatchObject({ total: 0 });
  });
});

describe('the list of requests', () => {
  it('offers to each what they may do', async () => {
    await request();
    const offered = async (viewer: Viewer) =>
      (await contexts.get(ConnectionsQueries).list(viewer)).map(({ canDecide, canWithdraw }) => [
        canDecide,
        canWithdraw,
      ]);
    expect(await offered(asked)).toEqual([[true, false]]);
    expect(await offered(asking)).toEqual([[false, true]]);
    expect(await offered(as('member', asked))).toEqual([[false, false]]);
    expect(await offered(as('member', asking))).toEqual([[false, false]]);
    expect(await offered(stranger)).toEqual([]);
  });

  it('offers nothing any more once it is decided', async () => {
    await decide(asked, await request(), decline);
    for (const viewer of [asking, asked])
      expect(await contexts.get(ConnectionsQueries).list(viewer)).toMatchObject([
        { canDecide: false, canWithdraw: false, reason: 'No capacity.' },
      ]);
  });

  it('has a request that was made beyond all that it shows', async () => {
    await contexts.rows(
      `with o as (insert into membership.organizations (name, type, is_confirmed)
          select 'Crowd ' || n, 'ngo', true from generate_series(1, 210) n returning id)
        insert into membership.connections (from_id, to_id, requested_by, note, created_at)
          select id, $1, $2, 'Hello', now() + interval '1 hour' from o`,
      [organizationOf(asking), asking.id],
    );
    const id = await request();
    expect(await contexts.get(ConnectionsQueries).find(asking, id)).toMatchObject({ id, canWithdraw: true });
    const standings = async (viewer: Viewer) => contexts.get(ConnectionsQueries).standings(viewer);
    expect(await standings(asking)).toHaveLength(211);
    const pair = { organizationId: organizationOf(asking), otherId: organizationOf(asked) };
    expect(await standings(asking)).toContainEqual({ ...pair, standing: 'requested', askAgainAt: null });
    const mirrored = { organizationId: pair.otherId, otherId: pair.organizationId };
    expect(await standings(asked)).toEqual([{ ...mirrored, standing: 'asked', askAgainAt: null }]);
    await decide(asked, id, { to: 'accept' });
    expect(await standings(asked)).toEqual([{ ...mirrored, standing: 'connected', askAgainAt: null }]);
    expect(await standings(stranger)).toEqual([]);
  });

  it('is among those that were accepted, by the name of the other organization, while it stands', async () => {
    const later = await contexts.organization(`Zeta ${count}`);
    const earlier = await contexts.organization(`Alpha ${count}`);
    for (const other of [later, earlier])
      await decide(other, await request(asking, { organizationId: organizationOf(other) }), { to: 'accept' });
    await request();
    const accepted = async () => (await contexts.get(ConnectionsQueries).accepted(asking)).map(({ to }) => to.name);
    expect(await accepted()).toEqual([`Alpha ${count}`, `Zeta ${count}`]);
    await contexts.rows(`update membership.connections set status = 'removed' where to_id = $1`, [
      organizationOf(earlier),
    ]);
    expect(await accepted()).toEqual([`Zeta ${count}`]);
  });

  it('has open ones first, then the newest', async () => {
    const others = await Promise.all([1, 2, 3].map((n) => contexts.organization(`Other ${count} ${n}`)));
    const ids: string[] = [];
    for (const other of others) ids.push(await request(asking, { organizationId: organizationOf(other) }));
    ids.push(await request());
    const [first, second, third, fourth] = ids as [string, string, string, string];
    await decide(others[2] as Viewer, third, { to: 'accept' });
    await decide(asked, fourth, { to: 'accept' });
    expect((await contexts.get(ConnectionsQueries).list(asking)).map(({ id }) => id)).toEqual([
      second,
      first,
      fourth,
      third,
    ]);
  });

  it('counts all organizations, also while many join at once, and after counts are summed up', async () => {
    const organizations = async () => (await contexts.get(ConnectionsQueries).network(asking)).organizations;
    const before = await organizations();
    await Promise.all(Array.from({ length: 8 }, (_, n) => contexts.organization(`Joining ${count} ${n}`)));
    expect(await organizations()).toBe(before + 8);
    await contexts.rows('select membership.sum_up_organizations(0)');
    expect(await organizations()).toBe(before + 8);
    expect(await contexts.rows('select membership.recount_organizations() as wrong')).toEqual([{ wrong: 0 }]);
  });

  it('counts as the network what was accepted', async () => {
    const connections = async (viewer: Viewer) => (await contexts.get(ConnectionsQueries).network(viewer)).connections;
    const id = await request();
    expect([await connections(asking), await connections(asked)]).toEqual([0, 0]);
    await decide(asked, id, { to: 'accept' });
    expect([await connections(asking), await connections(asked), await connections(stranger)]).toEqual([1, 1, 0]);
  });
});
