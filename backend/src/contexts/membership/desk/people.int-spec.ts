import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import { rowsRead } from '../../../../test/support/rows-read';
import { day, hour, minute } from '../../../platform/clock/durations';
import type { Viewer } from '../../../platform/http/viewer';
import { Mail } from '../../../platform/mail/mail';
import { Sessions } from '../../../platform/sessions/sessions';
import { EraseAccount } from '../account-deletion/erase-account';
import { UndoDeletion } from '../account-deletion/undo-deletion';
import { KnownPeople } from '../accounts/known-people';
import { MeetPerson } from '../accounts/meet-person';
import { CommunityManagementQueries } from '../communities/management/community-management.queries';
import { ConversationsQueries } from '../conversations/conversations.queries';
import { PeopleFinder } from '../directory/people-finder';
import { listedMentors } from '../mentoring/listed-mentors';
import { SecurityApi } from '../security/security.api';
import { PeopleSort, PersonState } from './desk.enums';
import { EndSessionsOfPerson } from './end-sessions-of-person';
import { EndSuspensionsJob } from './end-suspensions.job';
import { ErasePerson } from './erase-person';
import { LiftSuspension } from './lift-suspension';
import { PeopleRecordsQueries } from './people.queries';
import { ResetFactorsOfPerson } from './reset-factors-of-person';
import { SendPasswordLink } from './send-password-link';
import { SuspendPerson } from './suspend-person';

let contexts: Contexts;
let ada: Viewer;
let root: Viewer;
let count = 0;
const reason = 'Messages that had nothing to do with the alliance.';
const nobody = '00000000-0000-4000-8000-ffffffffffff';

beforeAll(async () => {
  contexts = await startContexts();
  root = await contexts.superAdmin();
});
afterAll(() => contexts.stop());
beforeEach(async () => {
  count += 1;
  ada = await contexts.organization(`Recorded ${count}`);
});
afterEach(() => {
  contexts.clock.reset();
  jest.restoreAllMocks();
});

const get: Contexts['get'] = (type) => contexts.get(type);
const browser = () => ({ cookies: {} as Record<string, string>, headers: {}, ip: '203.0.113.7' }) as FastifyRequest;
const replyTo = (request: FastifyRequest) =>
  ({
    setCookie: (name: string, value: string) => Object.assign(request.cookies, { [name]: value }),
    clearCookie: () => undefined,
  }) as unknown as FastifyReply;
const signIn = async (generation?: number) => {
  const request = browser();
  await get(SecurityApi).enter(request, replyTo(request), { door: 'member', id: ada.id, generation });
  return request;
};
const suspend = (until?: Date, id = ada.id) =>
  get(SuspendPerson).execute(root, id, { reason, until: until?.toISOString() });
const find = (id = ada.id) => get(PeopleRecordsQueries).find(id);
const list = async (query: object = {}) => (await get(PeopleRecordsQueries).list({ limit: 50, ...query })).items;
const audit = (action: string, details: object) => ({
  action,
  actor: `admin:${root.id}`,
  subject: `person:${ada.id}`,
  details,
});
const mail = (template: string) => ({ template, to: ada.email, about: `user:${ada.id}` });

describe('A person who is suspended', () => {
  it('is signed out everywhere, told why, and refused with the end and the address for help', async () => {
    const request = await signIn();
    expect((await get(Sessions).read(request))?.id).toBe(ada.id);
    const begun = await get(Sessions).generation(ada.id);
    const until = contexts.clock.in(3 * day);
    await expect(() => suspend(until)).leavesBehind({
      audit: [audit('person.suspended', { reason, before: null, after: { until: until.toISOString() } })],
      mail: [{ ...mail('account-suspended'), values: expect.objectContaining({ reason, until: until.toISOString() }) }],
      notices: [`session:${ada.id}`],
    });
    expect(await get(Sessions).read(request)).toBeUndefined();
    expect(await get(Sessions).principal('member', ada.id)).toBeUndefined();
    await expect(signIn()).rejects.toMatchObject({ code: 'account_suspended', status: 403 });
    await expect(signIn()).rejects.toThrow(/until .*alliance@localhost/);
    // A sign-in that had begun before.
    expect(await refusal(signIn(begun))).toBe('sign_in_again');
    expect(await find()).toMatchObject({ state: 'suspended', suspensionReason: reason, sessions: [] });
    expect(await list({ state: PersonState.Suspended })).toMatchObject([{ id: ada.id }]);
  });

  it('is neither found in the palette, by colleagues or others, nor offered to be written to', async () => {
    const organizationId = organizationOf(ada);
    const colleague = await contexts.person(organizationId, 'member');
    await contexts.rows(
      `update membership.users set shown_on_pages = true, first_name = 'Zuleika', last_name = $2 where id = $1`,
      [ada.id, `Kept${count}`],
    );
    await contexts.rows(`update membership.organizations set visibility = '{"people": "members"}' where id = $1`, [
      organizationId,
    ]);
    const stranger = await contexts.organization(`Strangers ${count}`);
    const seen = async () => [
      (await get(PeopleFinder).find(colleague, `zuleika kept${count}`, 5)).length,
      (await get(PeopleFinder).find(stranger, `zuleika kept${count}`, 5)).length,
      (await get(ConversationsQueries).writable(colleague, organizationId)).some(({ id }) => id === ada.id),
    ];
    expect(await seen()).toEqual([1, 1, true]);
    await suspend();
    expect(await seen()).toEqual([0, 0, false]);
  });

  it('comes in again once the time is over, of which they are told, once', async () => {
    await suspend(contexts.clock.in(hour));
    contexts.clock.move(hour + minute);
    expect((await get(Sessions).read(await signIn()))?.id).toBe(ada.id);
    expect(await find()).toMatchObject({ state: 'active', suspendedAt: null, suspensionReason: null });
    const run = () => get(EndSuspensionsJob).execute();
    await expect(run).leavesBehind({
      audit: [
        {
          action: 'person.suspension-lifted',
          actor: 'system',
          subject: `person:${ada.id}`,
          details: { before: { until: expect.any(String), reason }, after: null },
        },
      ],
      mail: [mail('account-suspension-lifted')],
    });
    await expect(run).leavesBehind({});
  });

  it.each([
    ['is suspended again, for good', () => suspend()],
    ['is suspended again, for longer', () => suspend(contexts.clock.in(day))],
    [
      'is erased at once',
      () => get(ErasePerson).execute(root, ada.id, { reason, confirmation: ada.email, isAtOnce: true }),
    ],
    ['comes in again by a super admin', () => get(LiftSuspension).execute(root, ada.id, 'It was a mistake.')],
  ])('and %s while suspensions are ended is left alone', async (_, meanwhile) => {
    await suspend(contexts.clock.in(hour));
    contexts.clock.move(hour + minute);
    await meanwhile();
    const before = await contexts.rows('select * from membership.users where id = $1', [ada.id]);
    await expect(() => get(LiftSuspension).execute('system', ada.id)).leavesBehind({});
    expect(await contexts.rows('select * from membership.users where id = $1', [ada.id])).toEqual(before);
  });

  it('for good stays out until that is lifted', async () => {
    await suspend();
    contexts.clock.move(400 * day);
    await get(EndSuspensionsJob).execute();
    expect(await refusal(signIn())).toBe('account_suspended');
    const lift = () => get(LiftSuspension).execute(root, ada.id, 'It was a mistake.');
    await expect(lift).leavesBehind({
      audit: [
        audit('person.suspension-lifted', {
          reason: 'It was a mistake.',
          before: { until: null, reason },
          after: null,
        }),
      ],
      mail: [mail('account-suspension-lifted')],
    });
    await signIn();
    await expect(lift).leavesBehind({ refused: 'not_suspended' });
  });

  it('is suspended until a day ahead, and has to be there', async () => {
    await expect(() => suspend(contexts.clock.in(-1))).leavesBehind({ refused: 'invalid_input' });
    await expect(() => suspend(undefined, nobody)).leavesBehind({ refused: 'not_found' });
  });

  it('offers nothing as a mentor', async () => {
    const organizationId = organizationOf(ada);
    await contexts.rows(`update membership.organizations set open_to = '{mentoring}' where id = $1`, [organizationId]);
    const listed = () => contexts.rows(`select from ${listedMentors()} where m.user_id = $1`, [ada.id]);
    await contexts.rows(
      `insert into membership.mentors (user_id, organization_id, kind, headline, about, topics, languages, time_zone, session_minutes,
        meeting_link, hours, exceptions, is_open)
        values ($1, $2, 'mentor', 'Pumps', '', '{}', '{}', 'UTC', 30, '', '[]', '[]', true)`,
      [ada.id, organizationId],
    );
    expect(await listed()).toHaveLength(1);
    await suspend();
    expect(await listed()).toHaveLength(0);
  });
});

describe('A super admin', () => {
  it('finds people by name, address and organization, in each state and order', async () => {
    const [bo, cy] = [
      await contexts.person(organizationOf(ada), 'member', `bo.${count}@findable.example`),
      await contexts.person(organizationOf(ada), 'viewer', `cy.${count}@findable.example`),
    ];
    await contexts.rows(`update membership.users set first_name = 'Bo', last_name = '100%_sure' where id = $1`, [
      bo.id,
    ]);
    await signIn();
    const ids = async (query: object) => (await list(query)).map(({ id }) => id);
    expect(await ids({ search: 'bo 100%' })).toEqual([bo.id]);
    expect(await ids({ search: '100x' })).toEqual([]);
    expect((await ids({ search: `${count}@FINDABLE` })).sort()).toEqual([bo.id, cy.id].sort());
    const here = { search: `recorded ${count}` };
    expect((await ids(here)).sort()).toEqual([ada.id, bo.id, cy.id].sort());
    // Two of the same name stand by their ids.
    expect(await ids({ ...here, sort: PeopleSort.Name })).toEqual([...[ada.id, cy.id].sort(), bo.id]);
    expect((await ids({ ...here, sort: PeopleSort.LastSignIn }))[0]).toBe(ada.id);
    expect(await ids({ ...here, state: PersonState.Active })).toEqual([ada.id]);
    expect((await ids({ ...here, state: PersonState.NeverSignedIn })).sort()).toEqual([bo.id, cy.id].sort());
    await contexts.rows(`update membership.users set deletion_due_at = now() + interval '1 day' where id = $1`, [
      cy.id,
    ]);
    expect(await ids({ ...here, state: PersonState.Leaving })).toEqual([cy.id]);

    for (const sort of Object.values(PeopleSort)) {
      const walked: string[] = [];
      for (let cursor: string | undefined, n = 0; n < 3; n += 1) {
        const page = await get(PeopleRecordsQueries).list({ ...here, sort, limit: 1, cursor });
        expect(page.total).toEqual({ count: 3 });
        walked.push(...page.items.map(({ id }) => id));
        cursor = page.next;
        expect(cursor === undefined).toBe(n === 2);
      }
      expect(walked).toEqual(await ids({ ...here, sort }));
    }
    expect(await refusal(get(PeopleRecordsQueries).list({ limit: 1, cursor: nobody }))).toBe('invalid_input');
  });

  it('reads one: where they belong, and how the account is kept', async () => {
    await signIn();
    expect(await find()).toMatchObject({
      email: ada.email,
      organizations: [{ id: organizationOf(ada), name: `Recorded ${count}`, role: 'owner' }],
      hasPassword: false,
      hasSecondFactor: false,
      factorsRemovedAt: null,
      sessions: [{ address: '203.0.113.7' }],
      ownsAlone: [],
      isAloneIn: [`Recorded ${count}`],
    });
    await contexts.person(organizationOf(ada), 'member');
    expect(await find()).toMatchObject({ ownsAlone: [`Recorded ${count}`], isAloneIn: [] });
    expect(await refusal(find(nobody))).toBe('not_found');
  });

  it('signs somebody out everywhere, who is told and may sign in again', async () => {
    const request = await signIn();
    await expect(() => get(EndSessionsOfPerson).execute(root, ada.id, reason)).leavesBehind({
      audit: [audit('person.sessions-ended', { reason })],
      mail: [{ ...mail('security-notice'), values: expect.objectContaining({ detail: reason }) }],
      notices: [`session:${ada.id}`],
    });
    expect(await get(Sessions).read(request)).toBeUndefined();
    await signIn();
    await expect(() => get(EndSessionsOfPerson).execute(root, nobody, reason)).leavesBehind({ refused: 'not_found' });
  });

  it('mails the link that sets a password to the address of the account, as often as it takes mail', async () => {
    const send = () => get(SendPasswordLink).execute(root, ada.id, reason);
    await expect(send).leavesBehind({
      audit: [audit('person.password-link-sent', { reason })],
      mail: [mail('activation')],
    });
    await contexts.rows(`update membership.users set password_hash = 'x' where id = $1`, [ada.id]);
    await expect(send).leavesBehind({
      audit: [audit('person.password-link-sent', { reason })],
      mail: [mail('password-reset')],
    });
    jest.spyOn(get(Mail), 'queue').mockResolvedValueOnce(undefined);
    await expect(send).leavesBehind({ refused: 'too_many_requests' });
  });

  it('has lost factors removed in three days, with a reason', async () => {
    const reset = () => get(ResetFactorsOfPerson).execute(root, ada.id, reason);
    await expect(reset).leavesBehind({ refused: 'no_factors_to_reset' });
    await contexts.rows(
      `insert into membership.passkeys (account_id, credential_id, public_key, counter, transports, name, added_at)
        values ($1, gen_random_uuid(), '', 0, '{}', 'Laptop', now())`,
      [ada.id],
    );
    await expect(reset).leavesBehind((dueAt: string) => ({
      audit: [audit('factor-reset.asked', { dueAt, reason })],
      mail: [mail('factor-reset-asked')],
    }));
    expect(await find()).toMatchObject({ hasSecondFactor: true, factorsRemovedAt: expect.any(String) });
  });
});

describe('An account that a super admin erases', () => {
  const erase = (isAtOnce = false, confirmation = ada.email) =>
    get(ErasePerson).execute(root, ada.id, { reason, confirmation, isAtOnce });

  it('goes in thirty days, until which its person may keep it', async () => {
    await expect(() => erase()).leavesBehind((dueAt: Date) => ({
      audit: [audit('account.deletion-asked', { dueAt: dueAt.toISOString(), reason })],
      mail: [
        {
          ...mail('account-erasure-decided'),
          values: expect.objectContaining({
            reason,
            ends: `Recorded ${count}`,
            link: expect.stringMatching(/account$/),
          }),
        },
      ],
      notices: [`session:${ada.id}`],
    }));
    expect(await find()).toMatchObject({ state: 'leaving' });
    await signIn();
    expect(await refusal(erase())).toBe('erasure_underway');
    contexts.clock.move(-minute / 2);
    expect(await refusal(erase())).toBe('erasure_underway');
    await get(UndoDeletion).execute(ada);
    contexts.clock.move(31 * day);
    await get(EraseAccount).execute(ada.id);
    expect(await find()).toMatchObject({ email: ada.email });
  });

  it('goes at the next run of the job where it must be at once, and nobody signs in to take that back', async () => {
    await erase();
    const dueAt = await erase(true);
    expect(dueAt.getTime() - contexts.clock.now().getTime()).toBeLessThan(hour);
    expect(await refusal(signIn())).toBe('account_suspended');
    // By the form of somebody who knows the address, and by a request that had begun before.
    await contexts.database.transaction(() => get(MeetPerson).execute(ada.email, 'Ada Okafor'));
    await expect(() => get(UndoDeletion).execute(ada)).leavesBehind({});
    contexts.clock.move(hour);
    await get(EraseAccount).execute(ada.id);
    expect(await refusal(find())).toBe('not_found');
    expect(await list({ search: ada.email })).toEqual([]);
    const [left] = await contexts.rows(
      'select suspended_at, suspension_reason, (select closed_at is not null from membership.organizations where id = $2) as closed from membership.users where id = $1',
      [ada.id, organizationOf(ada)],
    );
    expect(left).toEqual({ suspended_at: null, suspension_reason: null, closed: true });
  });

  it('asks for the address, and for an owner of what others belong to', async () => {
    await expect(() => erase(false, 'somebody@else.example')).leavesBehind({ refused: 'invalid_input' });
    await contexts.person(organizationOf(ada), 'member');
    await expect(() => erase(true)).leavesBehind({ refused: 'owns_organizations' });
    await expect(() =>
      get(ErasePerson).execute(root, nobody, { reason, confirmation: 'x', isAtOnce: true }),
    ).leavesBehind({ refused: 'not_found' });
  });
});

describe('Thousands who are called the same', () => {
  beforeAll(async () => {
    await contexts.rows(
      `insert into membership.users (email, first_name, last_name, shown_on_pages)
        select 'meridian' || n || '@many.example', 'Meridian', 'Number ' || n, true from generate_series(1, 3000) n`,
    );
    await contexts.rows('vacuum analyze membership.users');
  });

  it.each([
    ['see the product as they do', () => get(KnownPeople).find('meridian')],
    ['give roles in communities', () => get(CommunityManagementQueries).candidates('meridian')],
    ['search everything', () => get(PeopleFinder).find(ada, 'meridian', 5)],
  ])('are not all read by those who %s', async (_, find) => {
    expect(await rowsRead(contexts.database, find)).toBeLessThan(1000);
  });
});
