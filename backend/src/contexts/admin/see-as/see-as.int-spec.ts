import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Contexts, startContexts } from '../../../../test/support/contexts';
import { actorName } from '../../../platform/audit/audit';
import { hour } from '../../../platform/clock/durations';
import type { Viewer } from '../../../platform/http/viewer';
import { Sessions } from '../../../platform/sessions/sessions';
import { KnownPeople } from '../../membership';
import { AdminRole } from '../accounts/admin-account.entity';
import { ChangeAdminRole } from '../administrators/change-admin-role';
import { RemoveAdministrator } from '../administrators/remove-administrator';
import { SeeAsMember } from './see-as-member';
import { StopSeeing } from './stop-seeing';

let contexts: Contexts;
let root: Viewer;
let ada: Viewer;
let count = 0;
const reason = 'Asked for help with an empty dashboard.';

beforeAll(async () => {
  contexts = await startContexts();
  root = await contexts.superAdmin();
});
afterAll(() => contexts.stop());
beforeEach(async () => {
  count += 1;
  ada = await contexts.organization(`Seen ${count}`);
});
afterEach(async () => {
  contexts.clock.reset();
  await contexts.rows('delete from admin.accounts where not bootstrapped');
  await contexts.rows('truncate platform.sessions');
});

/** Another super admin with a second factor, signed in. */
async function noor() {
  const [{ id }] = await contexts.rows(
    `with noor as (insert into admin.accounts (username, email, role, password_hash)
        values ('noor', 'noor@alliance.example', 'super-admin', '-') returning id)
    insert into membership.secured_accounts (id, door, authenticator_since) select id, 'admin', now() from noor returning id`,
  );
  const request = { cookies: {} as Record<string, string>, headers: {} } as FastifyRequest;
  const reply = {
    setCookie: (name: string, value: string) => Object.assign(request.cookies, { [name]: value }),
    clearCookie: () => undefined,
  } as unknown as FastifyReply;
  const sessions = contexts.get(Sessions);
  await sessions.open(request, reply, { kind: 'admin', subject: id, enterprise: false });
  const viewer = () => sessions.read(request);
  return { id: id as string, request, reply, viewer, first: (await viewer()) as Viewer };
}
const see = (viewer: Viewer, tellsReason = true, personId = ada.id) =>
  contexts.get(SeeAsMember).execute(viewer, { personId, reason, tellsReason });

describe('seeing the alliance as a member', () => {
  it.each([
    [true, { reason }],
    [false, {}],
  ])(
    'is told to them at once, with the reason if that is to be told (%s), and is on record',
    async (tellsReason, told) => {
      const { id, first } = await noor();
      const at = contexts.clock.now();
      const until = new Date(at.getTime() + hour).toISOString();
      jest.spyOn(contexts.clock, 'now').mockReturnValue(at);
      await expect(() => see(first, tellsReason)).leavesBehind({
        audit: [
          {
            action: 'see-as.started',
            actor: `admin:${id}`,
            subject: `person:${ada.id}`,
            details: { reason, tellsReason, until },
          },
        ],
        mail: [
          {
            template: 'seen-as',
            to: ada.email,
            about: `user:${ada.id}`,
            values: {
              firstName: 'Ada',
              adminName: 'noor',
              at: at.toISOString(),
              until,
              link: expect.stringMatching(/\/support$/),
              ...told,
            },
          },
        ],
        notices: [`session:${first.sessionId}`],
      });
      jest.restoreAllMocks();
      expect(
        await contexts.rows('select category, title from notifications.notifications where person_id = $1', [ada.id]),
      ).toEqual([{ category: 'security', title: 'The alliance sees your account as you do' }]);
    },
  );

  it('needs a second factor, and a member who is there', async () => {
    const { first } = await noor();
    await expect(() => see(root)).leavesBehind({ refused: 'see_as_needs_factor' });
    const [leaving, erased] = [await contexts.organization('Leaving'), await contexts.organization('Erased')];
    await contexts.rows('update membership.users set deletion_asked_at = now() where id = $1', [leaving.id]);
    await contexts.rows('update membership.users set erased_at = now() where id = $1', [erased.id]);
    for (const id of [leaving.id, erased.id, '00000000-0000-4000-8000-ffffffffffff'])
      await expect(() => see(first, true, id)).leavesBehind({ refused: 'not_found' });
  });

  it('is what the session shows from its next call on, in the member’s place and without a fresh proof', async () => {
    const { id, viewer, first } = await noor();
    const { until } = await see(first);
    const { sessionId, enterprise } = first;
    expect(await viewer()).toEqual({
      ...ada,
      ...{ isLeaving: false, isInReview: false, sessionId, enterprise },
      seenBy: { adminId: id, until: Date.parse(until) },
    });
  });

  it('stops when it is stopped, once', async () => {
    const { id, viewer, first } = await noor();
    await see(first);
    const seen = (await viewer()) as Viewer;
    const stop = () => contexts.get(StopSeeing).execute(seen);
    await expect(stop).leavesBehind({
      audit: [{ action: 'see-as.stopped', actor: `admin:${id}`, subject: `person:${ada.id}` }],
      notices: [`session:${first.sessionId}`],
    });
    expect(await viewer()).toMatchObject({ kind: 'super-admin', id });
    await expect(stop).leavesBehind({ notices: [`session:${first.sessionId}`] });
    await expect(() => contexts.get(StopSeeing).execute(first)).leavesBehind({});
  });

  it('ends after an hour, and the session is the super admin’s again', async () => {
    const { id, viewer, first } = await noor();
    await see(first);
    contexts.clock.move(hour - 1000);
    expect(await viewer()).toMatchObject({ id: ada.id });
    contexts.clock.move(hour);
    expect(await viewer()).toMatchObject({ kind: 'super-admin', id });
  });

  it('ends with the session, the role, and the account of who sees', async () => {
    const { id, viewer, first, request, reply } = await noor();
    await see(first);
    expect(await viewer()).toMatchObject({ id: ada.id });
    await contexts.get(ChangeAdminRole).execute(root, id, AdminRole.Operator, reason);
    expect(await viewer()).toMatchObject({ kind: 'operator', id });
    await contexts.get(ChangeAdminRole).execute(root, id, AdminRole.SuperAdmin, reason);
    expect(await viewer()).toMatchObject({ id: ada.id });
    const before = { ...request, cookies: { ...request.cookies } } as FastifyRequest;
    await contexts.get(Sessions).close(request, reply);
    expect(await contexts.get(Sessions).read(before)).toBeUndefined();
  });

  it('ends at once when who sees is removed', async () => {
    const { id, viewer, first } = await noor();
    await see(first);
    expect(await viewer()).toMatchObject({ id: ada.id });
    await contexts.get(RemoveAdministrator).execute(root, id, reason);
    expect(await viewer()).toBeUndefined();
  });

  it.each([
    ['asks for their account to be erased', 'update membership.users set deletion_due_at = now() where id = $1'],
    ['is erased', 'update membership.users set erased_at = now() where id = $1'],
  ])('ends at once when the member %s', async (_, leave) => {
    const { id, viewer, first } = await noor();
    await see(first);
    expect(await viewer()).toMatchObject({ id: ada.id });
    await contexts.rows(leave, [ada.id]);
    await contexts.get(Sessions).refresh(ada.id);
    expect(await viewer()).toMatchObject({ kind: 'super-admin', id });
  });

  it('is the super admin’s doing in the audit, never the member’s', async () => {
    const { id, viewer, first } = await noor();
    await see(first);
    expect(actorName((await viewer()) as Viewer)).toBe(`admin:${id}`);
  });
});

describe('members as those who run the alliance find them', () => {
  const find = async (search: string) => (await contexts.get(KnownPeople).find(search)).map(({ address }) => address);

  it('are found by the beginnings of their names, their whole address and their number, and by nothing else', async () => {
    const mark = `q${count}`;
    await contexts.rows('update membership.users set first_name = $2, last_name = $3 where id = $1', [
      ada.id,
      `Zoë ${mark}`,
      'van der Berg_100%',
    ]);
    for (const search of [
      mark,
      `berg ${mark.toUpperCase()}`,
      `zoë ${mark} van`,
      `berg_100% ${mark}`,
      ada.email,
      ada.email.toUpperCase(),
      ada.id,
    ])
      expect([search, await find(search)]).toEqual([search, [ada.email]]);
    for (const search of [`${mark} erg`, `${mark} berg%100`, ada.email.slice(1), 'nobody at all'])
      expect([search, await find(search)]).toEqual([search, []]);
  });

  it('are named with their organizations, twenty at most', async () => {
    const [organizationId] = ada.organizations.map(({ id }) => id);
    for (let n = 0; n < 21; n += 1) await contexts.person(organizationId as string, 'member', `many${n}@many.example`);
    await contexts.rows(`update membership.users set last_name = 'Manyfold' where email like 'many%@many.example'`);
    const found = await contexts.get(KnownPeople).find('manyfold');
    expect(found).toHaveLength(20);
    expect(found[0]).toMatchObject({ name: 'Ada Manyfold', firstName: 'Ada', organizations: [`Seen ${count}`] });
  });
});
