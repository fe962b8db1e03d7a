import { sync } from 'node-ical';
import { admin } from '../../../../test/support/admin';
import { type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import { day } from '../../../platform/clock/durations';
import type { Viewer } from '../../../platform/http/viewer';
import { AskDeletion } from '../account-deletion/ask-deletion';
import { BookCall } from './book-call';
import { CallCalendar } from './call-calendar';
import { CancelCall } from './cancel-call';
import { MoveCall } from './move-call';
import type { OnboardingHoursDto } from './onboarding.dto';
import { OnboardingQueries } from './onboarding.queries';
import { SetOnboardingHours } from './set-onboarding-hours';

let contexts: Contexts;
let queries: OnboardingQueries;
let ada: Viewer;
let ben: Viewer;
const usual: OnboardingHoursDto = {
  days: [1, 2, 3, 4, 5],
  ...{ fromHour: 9, toHour: 17, minutes: 45, noticeHours: 24, horizonDays: 14, place: null },
};

const offered = async (viewer = ada) => (await queries.own(viewer)).slots;
const slot = async (n = 0) => (await offered())[n] as string;
const book = (startsAt: string, viewer = ada, note?: string) =>
  contexts.get(BookCall).execute(viewer, { startsAt, note });
const move = (id: string, to: string, viewer = ada) => contexts.get(MoveCall).execute(viewer, id, to);
const cancel = (id: string, viewer = ada, reason?: string) => contexts.get(CancelCall).execute(viewer, id, reason);
const by = ({ id }: Viewer) => `member:${id}`;
const told = (id: string, what: string, startsAt: string, note: string | null = null) => ({
  template: 'onboarding-told',
  to: 'admin@localhost',
  about: `onboarding:${id}`,
  values: {
    ...{ name: 'Ada Okafor', email: ada.email, organizationName: 'Aqua', memberId: null, what, startsAt, note },
    link: expect.stringMatching(/\/admin\/onboarding$/),
  },
});
const booked = (id: string, startsAt: string, isMoved: boolean) => ({
  template: 'onboarding-booked',
  to: ada.email,
  about: `onboarding:${id}`,
  values: {
    ...{ firstName: 'Ada', startsAt, minutes: 45, isMoved, place: null },
    link: expect.stringMatching(/\/onboarding$/),
    calendar: expect.stringMatching(/METHOD:REQUEST/),
  },
});

beforeAll(async () => {
  contexts = await startContexts();
  queries = contexts.get(OnboardingQueries);
  ada = await contexts.organization('Aqua');
  ben = await contexts.organization('Basin');
});
afterAll(() => contexts.stop());
afterEach(async () => {
  await contexts.rows('truncate membership.onboarding_calls');
  contexts.clock.reset();
});

describe('an onboarding call', () => {
  it('is booked at a time that is offered, confirmed, told to the operators, and on record', async () => {
    const startsAt = await slot();
    await expect(() => book(startsAt, ada, 'Our first problem.')).leavesBehind((id: string) => ({
      audit: [{ action: 'onboarding.booked', actor: by(ada), subject: `onboarding:${id}`, details: { startsAt } }],
      mail: [booked(id, startsAt, false), told(id, 'booked', startsAt, 'Our first problem.')],
    }));
    const { call, slots, ...rest } = await queries.own(ada);
    expect(rest).toEqual({ minutes: 45, place: null });
    expect(call).toEqual({
      id: expect.any(String),
      startsAt: expect.stringContaining(startsAt.slice(0, 16)),
      endsAt: expect.stringContaining(new Date(Date.parse(startsAt) + 45 * 60_000).toISOString().slice(0, 16)),
      note: 'Our first problem.',
    });
    // One may keep it when one moves it; nobody else gets it.
    expect(slots).toContain(startsAt);
    expect(await offered(ben)).not.toContain(startsAt);
  });

  it('is one at a time, at a time that is offered and still free', async () => {
    const [first, second] = [await slot(0), await slot(1)];
    await book(first);
    await expect(() => book(second)).leavesBehind({ refused: 'call_booked' });
    await expect(() => book(first, ben)).leavesBehind({ refused: 'slot_not_free' });
    const never = new Date(Date.parse(first) + 7 * 60_000).toISOString();
    await expect(() => book(never, ben)).leavesBehind({ refused: 'slot_not_free' });
  });

  it('is one person’s, where many ask for its time at once', async () => {
    const startsAt = await slot(2);
    const people = [ada, ben];
    for (let n = 0; n < 4; n += 1)
      people.push(await contexts.person(organizationOf(ben), 'member', `guest${n}@basin.example`));
    const outcomes = await Promise.allSettled(people.map((viewer) => book(startsAt, viewer)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is moved by whose it is, which frees its time', async () => {
    const [from, to] = [await slot(0), await slot(3)];
    const id = await book(from);
    await expect(() => move(id, to, ben)).leavesBehind({ refused: 'not_found' });
    await expect(() => move(id, from)).leavesBehind({});
    await expect(() => move(id, to)).leavesBehind({
      audit: [
        {
          action: 'onboarding.moved',
          actor: by(ada),
          subject: `onboarding:${id}`,
          details: { before: { startsAt: expect.any(String) }, after: { startsAt: to } },
        },
      ],
      mail: [booked(id, to, true), told(id, 'moved', to)],
    });
    await book(from, ben);
    await expect(() => move(id, from)).leavesBehind({ refused: 'slot_not_free' });
  });

  it('is cancelled by whose it is, of which the operators hear, and its time is offered again', async () => {
    const startsAt = await slot();
    const id = await book(startsAt);
    await expect(() => cancel(id, ben)).leavesBehind({ refused: 'not_found' });
    await expect(() => cancel(id)).leavesBehind({
      audit: [{ action: 'onboarding.cancelled', actor: by(ada), subject: `onboarding:${id}`, details: { startsAt } }],
      mail: [told(id, 'cancelled', startsAt)],
    });
    await expect(() => cancel(id)).leavesBehind({ refused: 'call_over' });
    await expect(() => move(id, startsAt)).leavesBehind({ refused: 'not_found' });
    expect((await queries.own(ada)).call).toBeNull();
    await book(startsAt, ben);
  });

  it('is cancelled by the alliance with a reason, which is mailed', async () => {
    const startsAt = await slot();
    const id = await book(startsAt);
    await expect(() => cancel(id, admin, 'Our colleague is ill.')).leavesBehind({
      audit: [expect.objectContaining({ action: 'onboarding.cancelled', actor: `admin:${admin.id}` })],
      mail: [
        {
          template: 'onboarding-cancelled',
          to: ada.email,
          about: `onboarding:${id}`,
          values: {
            ...{ firstName: 'Ada', startsAt, reason: 'Our colleague is ill.' },
            link: expect.stringMatching(/\/onboarding$/),
            calendar: expect.stringMatching(/METHOD:CANCEL[\s\S]*SEQUENCE:1\r\n/),
          },
        },
      ],
    });
    expect((await queries.list({ limit: 50 })).items).toMatchObject([
      { id, state: 'cancelled', reason: 'Our colleague is ill.', guest: { name: 'Ada Okafor', email: ada.email } },
    ]);
  });

  it('is cancelled where its person asks for the end of their account, of which the operators hear', async () => {
    const leaving = await contexts.person(organizationOf(ben), 'member', 'leaving@basin.example');
    const startsAt = await slot();
    const id = await book(startsAt, leaving);
    await expect(() => contexts.get(AskDeletion).execute(leaving, leaving.email)).leavesBehind({
      audit: [
        expect.objectContaining({ action: 'onboarding.cancelled', subject: `onboarding:${id}` }),
        expect.objectContaining({ action: 'account.deletion-asked' }),
      ],
      mail: [
        {
          ...{ template: 'onboarding-told', to: 'admin@localhost', about: `onboarding:${id}` },
          values: expect.objectContaining({ what: 'cancelled', startsAt, email: leaving.email }),
        },
        { template: 'account-deletion-asked', to: leaving.email, about: `user:${leaving.id}` },
      ],
      notices: [`session:${leaving.id}`],
    });
    await book(startsAt, ben);
  });

  it('is either moved or cancelled where both are asked for at once', async () => {
    const id = await book(await slot());
    const to = await slot(3);
    const [moved, cancelled] = await Promise.all([refusal(move(id, to)), refusal(cancel(id))]);
    expect([
      ['not_found', undefined],
      [undefined, undefined],
    ]).toContainEqual([moved, cancelled]);
    expect((await queries.list({ limit: 50 })).items).toMatchObject([{ state: 'cancelled' }]);
  });

  it('is over once it was held: it stays as it is, and another one can be booked', async () => {
    const id = await book(await slot());
    contexts.clock.move(10 * day);
    const over = { refused: 'call_over' };
    await expect(() => cancel(id)).leavesBehind(over);
    await expect(() => cancel(id, admin, 'Too late.')).leavesBehind(over);
    await expect(async () => move(id, await slot())).leavesBehind(over);
    await book(await slot());
    expect((await queries.list({ limit: 50 })).items.map(({ state }) => state)).toEqual(['booked', 'held']);
  });

  it('is read by calendars as one entry, of which the moved one is the newer', async () => {
    const id = await book(await slot(), ada, 'Our first problem; and more.');
    const to = await slot(2);
    await move(id, to);
    await contexts.rows(`update membership.onboarding_hours set place = 'https://meet.example/a'`);
    const file = await contexts.get(CallCalendar).of(id);
    await contexts.rows('update membership.onboarding_hours set place = null');
    const entries = Object.values(sync.parseICS(file)).filter((one) => one?.type === 'VEVENT');
    expect(entries).toEqual([
      expect.objectContaining({
        uid: expect.stringMatching(new RegExp(`^onboarding-${id}@`)),
        sequence: 1,
        location: 'https://meet.example/a',
        summary: 'Onboarding: Global Innovation Alliance',
        description: expect.stringContaining('Our first problem; and more.'),
      }),
    ]);
    expect((entries[0] as { start: Date }).start.toISOString()).toBe(to);
    await expect(queries.find(ben, id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is listed with all others, the latest first, none left out between pages', async () => {
    for (const [n, viewer] of [ada, ben].entries()) await book(await slot(n), viewer);
    const first = await queries.list({ limit: 1 });
    const second = await queries.list({ limit: 1, cursor: first.next });
    expect(first.total).toEqual({ count: 2 });
    expect([...first.items, ...second.items].map(({ guest }) => guest.email)).toEqual([ben.email, ada.email]);
  });
});

describe('the hours of onboarding', () => {
  const set = (changes: Partial<OnboardingHoursDto>) =>
    contexts.get(SetOnboardingHours).execute(admin, { ...usual, ...changes });

  it('are working days from nine to five in UTC, until a super admin says otherwise', async () => {
    expect(await queries.hours()).toEqual(usual);
    const after = { ...usual, days: [6], fromHour: 10, toHour: 11, minutes: 60, place: 'Room 5' };
    await expect(() => set(after)).leavesBehind({
      audit: [{ action: 'onboarding.hours_set', actor: `admin:${admin.id}`, details: { before: usual, after } }],
    });
    expect((await offered()).map((at) => new Date(at).getUTCDay())).toEqual(expect.arrayContaining([6]));
    expect(new Set((await offered()).map((at) => at.slice(11, 16)))).toEqual(new Set(['10:00']));
    await set({ days: [] });
    expect(await offered()).toEqual([]);
    await set({});
  });

  it.each([
    { fromHour: 12, toHour: 12 },
    { fromHour: 17, toHour: 9 },
    { fromHour: 9, toHour: 10, minutes: 90 },
  ])('leave room for a call: not %j', async (changes) => {
    await expect(() => set(changes)).leavesBehind({ refused: 'invalid_input' });
  });
});
