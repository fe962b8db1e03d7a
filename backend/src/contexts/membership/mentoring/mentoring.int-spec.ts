import { sync, type VEvent } from 'node-ical';
import { as, type Contexts, organizationOf, refusal, startContexts } from '../../../../test/support/contexts';
import { day, hour, minute } from '../../../platform/clock/durations';
import type { OrganizationRole, Viewer } from '../../../platform/http/viewer';
import { AskDeletion } from '../account-deletion/ask-deletion';
import { Interest } from '../registrations/registration.enums';
import { RemovePerson } from '../team/remove-person';
import { BookSession } from './book-session';
import { CancelSession } from './cancel-session';
import type { OfferSessionsDto } from './mentor-offer.dto';
import { MentorKind, SessionTime } from './mentoring.enums';
import type { MentorsQuery } from './mentors.dto';
import { MentorsQueries } from './mentors.queries';
import { NameExpert } from './name-expert';
import { OfferSessions } from './offer-sessions';
import { RateSession } from './rate-session';
import { RemindSessionsJob } from './remind-sessions.job';
import { ReportAbsence } from './report-absence';
import { RescheduleSession } from './reschedule-session';
import { SessionsQueries } from './sessions.queries';
import { WriteSessionNotes } from './write-session-notes';

/** A Monday: in Berlin clocks go forward on the Sunday after it, in New York they have on the Sunday before last. */
const monday = new Date('2027-03-22T08:00:00Z');
/** Nine in Berlin, on the Monday after clocks have gone forward. */
const nine = '2027-03-29T07:00:00.000Z';
const ten = '2027-03-29T08:00:00.000Z';

let contexts: Contexts;
let mentor: Viewer;
let member: Viewer;
let mentorId: string;
let count = 0;

beforeAll(async () => {
  contexts = await startContexts();
});
afterAll(() => contexts.stop());
beforeEach(async () => {
  count += 1;
  setClock(monday);
  mentor = await contexts.organization(`Mentors ${count}`);
  member = await contexts.organization(`Learners ${count}`, 'owner', 'innovators_solution_providers');
  await contexts.rows(`update membership.organizations set open_to = '{mentoring}' where id = $1`, [
    organizationOf(mentor),
  ]);
  await contexts.rows(`update membership.users set first_name = 'Priya', last_name = 'Nair' where id = $1`, [
    mentor.id,
  ]);
  await offer(mentor);
  mentorId = await idOf(mentor);
});
afterEach(() => contexts.clock.reset());

function setClock(at: Date): void {
  contexts.clock.reset();
  contexts.clock.move(at.getTime() - Date.now());
}
const hours = [
  { weekday: 1, from: '09:00', until: '11:00' },
  { weekday: 5, from: '09:00', until: '10:00' },
];
const offered = (changes: Partial<OfferSessionsDto> = {}): Omit<OfferSessionsDto, 'organizationId'> => ({
  headline: 'From a first talk to a pilot',
  about: 'Twenty years in water utilities.',
  topics: [Interest.Greentech],
  languages: ['English'],
  timeZone: 'Europe/Berlin',
  sessionMinutes: 60,
  meetingLink: 'https://meet.example/priya',
  hours,
  exceptions: [],
  isOpen: true,
  ...changes,
});
const offer = (viewer: Viewer, changes: Partial<OfferSessionsDto> = {}) =>
  contexts.get(OfferSessions).execute(viewer, { organizationId: organizationOf(viewer), ...offered(changes) });
const idOf = async ({ id }: Viewer): Promise<string> =>
  (await contexts.rows('select id from membership.mentors where user_id = $1', [id]))[0]?.id;
const book = (by = member, startsAt = nine, id = mentorId) =>
  contexts
    .get(BookSession)
    .execute(by, id, { startsAt, topic: 'How a pilot is set up.', timeZone: 'America/New_York' });
const reschedule = (by: Viewer, id: string, startsAt: string) =>
  contexts.get(RescheduleSession).execute(by, id, new Date(startsAt));
const cancel = (by: Viewer, id: string, reason: string | null = null) =>
  contexts.get(CancelSession).execute(by, id, reason);
const report = (by: Viewer, id: string) => contexts.get(ReportAbsence).execute(by, id);
const rate = (by: Viewer, id: string, stars = 5, review: string | null = 'We left with a plan.') =>
  contexts.get(RateSession).execute(by, id, { stars, review });
const note = (by: Viewer, id: string, notes: string) => contexts.get(WriteSessionNotes).execute(by, id, notes);
const sessionsOf = async (viewer: Viewer, when = SessionTime.Upcoming) =>
  (await contexts.get(SessionsQueries).own(viewer, { when, limit: 50 })).items;
const freeTimes = async (from: string, until: string, id = mentorId) =>
  (await contexts.get(MentorsQueries).freeTimes(member, id, { from, until })).times.map(({ startsAt }) => startsAt);
const listed = async (query: Partial<MentorsQuery> = {}) =>
  (await contexts.get(MentorsQueries).list(member, { limit: 200, ...query })).items.filter(({ id }) => id === mentorId);
const used = async (viewer = member, feature = 'mentor_sessions'): Promise<number> =>
  Number(
    (
      await contexts.rows('select used from billing.entitlement_usage where organization_id = $1 and feature = $2', [
        organizationOf(viewer),
        feature,
      ])
    )[0]?.used ?? 0,
  );
const by = ({ id }: Viewer) => `member:${id}`;
/** What a calendar program reads of a file. */
const read = (file: string) => {
  const { vcalendar, ...entries } = sync.parseICS(file) as unknown as Record<string, VEvent & { method: string }>;
  return { method: vcalendar?.method, event: Object.values(entries).find(({ type }) => type === 'VEVENT') as VEvent };
};

describe('a session', () => {
  it('is booked across two time zones and a summer-time change, counts, and is mailed to both with a calendar file', async () => {
    expect(await freeTimes('2027-03-22T00:00:00Z', '2027-03-29T23:00:00Z')).toEqual([
      '2027-03-26T08:00:00.000Z',
      nine,
      ten,
    ]);
    const files: string[] = [];
    const mail = (to: Viewer, otherName: string, when: string, id: string) => ({
      template: 'mentor-session-booked',
      to: to.email,
      about: `mentor-session:${id}`,
      values: {
        firstName: otherName === 'Priya Nair' ? 'Ada' : 'Priya',
        otherName,
        what: 'Mentor session',
        when,
        topic: 'How a pilot is set up.',
        place: 'https://meet.example/priya',
        link: expect.stringMatching(/\/mentors\/sessions$/),
        calendar: { asymmetricMatch: (text: string) => files.push(text) > 0 },
      },
    });
    await expect(() => book()).leavesBehind((id: string) => ({
      audit: [
        {
          action: 'mentor-session.booked',
          actor: by(member),
          subject: `mentor-session:${id}`,
          details: { mentorId, organizationId: organizationOf(member), startsAt: nine },
        },
      ],
      mail: [
        mail(member, 'Priya Nair', 'Monday, 29 March 2027, 03:00–04:00 (America/New_York)', id),
        mail(mentor, 'Ada Okafor', 'Monday, 29 March 2027, 09:00–10:00 (Europe/Berlin)', id),
      ],
    }));
    const told = await contexts.rows(`select person_id from platform.live_updates where kind = 'mentor-session'`);
    expect(told.map((row) => row.person_id).sort()).toEqual([mentor.id, member.id].sort());
    expect(await used()).toBe(1);
    expect(await freeTimes('2027-03-22T00:00:00Z', '2027-03-29T23:00:00Z')).toEqual(['2027-03-26T08:00:00.000Z', ten]);
    const [entry] = files.map(read).filter(({ event }) => event.summary === 'Mentor session with Priya Nair');
    expect(entry).toMatchObject({
      method: 'REQUEST',
      event: { start: new Date(nine), end: new Date(ten), status: 'CONFIRMED', location: 'https://meet.example/priya' },
    });
    expect(String(entry?.event.sequence)).toBe('0');
    for (const one of files) {
      expect(one.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
      expect(one).toContain(`DTSTART:20270329T070000Z\r\n`);
    }
    await contexts.rows('update membership.organizations set logo_id = $1 where id = $1', [organizationOf(member)]);
    const [upcoming] = await sessionsOf(mentor);
    expect(upcoming).toMatchObject({
      ...{ otherOrganizationId: organizationOf(member), otherLogoId: organizationOf(member) },
      ...{ side: 'mentor', otherName: 'Ada Okafor', otherTimeZone: 'America/New_York' },
      meetingLink: 'https://meet.example/priya',
    });
  });

  const roles: OrganizationRole[] = ['owner', 'admin', 'member', 'viewer'];
  const tiers = ['free', 'innovators_solution_providers', 'ecosystem_enablers', 'enterprise_alliance_partners'];
  /** By tier, in that order: whether a mentor, and whether an expert, can be booked by those who act for the organization. */
  const allowed = { mentor: [false, true, true, true], expert: [false, false, true, true] };
  it.each(roles.flatMap((role) => tiers.map((tier, n) => [role, tier, allowed.mentor[n], allowed.expert[n]] as const)))(
    'is booked by an organization’s %s on %s: with a mentor %s, with an expert %s',
    async (role, tier, ...kinds) => {
      const viewer = await contexts.organization(`${role} ${tier} ${count}`, role, tier);
      for (const [n, kind] of [MentorKind.Mentor, MentorKind.Expert].entries()) {
        await contexts.rows('update membership.mentors set kind = $2 where id = $1', [mentorId, kind]);
        const answer = await refusal(book(viewer, n === 0 ? nine : ten));
        expect(answer).toBe(
          role === 'viewer' ? 'organization_required' : kinds[n] ? undefined : 'entitlement_exceeded',
        );
      }
      expect(await used(viewer)).toBe(role !== 'viewer' && kinds[0] ? 1 : 0);
      expect(await used(viewer, 'expert_sessions')).toBe(role !== 'viewer' && kinds[1] ? 1 : 0);
    },
  );

  it('is had by one of two who want the same time, and by the plan only as often as it allows', async () => {
    const other = await contexts.organization(`Rivals ${count}`);
    const both = await Promise.all([refusal(book(member)), refusal(book(other))]);
    expect(both.map(String).sort()).toEqual(['time_taken', 'undefined']);
    expect((await used(member)) + (await used(other))).toBe(1);
    const third = await contexts.organization(`Thirds ${count}`, 'owner', 'innovators_solution_providers');
    const fourth = await contexts.person(organizationOf(third), 'member');
    const last = await Promise.all([refusal(book(third, ten)), refusal(book(fourth, '2027-03-26T08:00:00Z'))]);
    expect(last.map(String).sort()).toEqual(['entitlement_exceeded', 'undefined']);
    expect(await used(third)).toBe(1);
  });

  it('is refused where there is no such time, too soon, too far, with oneself, and beside another one', async () => {
    const enterprise = await contexts.organization(`Busy ${count}`);
    for (const startsAt of ['2027-03-29T07:30:00Z', '2027-03-28T07:00:00Z', '2027-06-07T07:00:00Z'])
      await expect(() => book(enterprise, startsAt)).leavesBehind({ refused: 'time_taken' });
    setClock(new Date(Date.parse(nine) - 4 * hour + minute));
    expect(await refusal(book(enterprise))).toBe('time_taken');
    setClock(new Date(Date.parse(nine) - 4 * hour - minute));
    await book(enterprise);
    expect(await refusal(book(mentor, ten))).toBe('own_mentor');
    const second = await contexts.organization(`Second ${count}`);
    await contexts.rows(`update membership.organizations set open_to = '{mentoring}' where id = $1`, [
      organizationOf(second),
    ]);
    await offer(second, { timeZone: 'UTC', hours: [{ weekday: 1, from: '07:30', until: '08:30' }] });
    setClock(monday);
    expect(await refusal(book(enterprise, '2027-03-29T07:30:00Z', await idOf(second)))).toBe('busy_then');
  });

  it('is not had by somebody who is in another one then, on either side, also where both are booked at once', async () => {
    const both = await contexts.organization(`Both ${count}`);
    await contexts.rows(`update membership.organizations set open_to = '{mentoring}' where id = $1`, [
      organizationOf(both),
    ]);
    await offer(both);
    const asMentor = await idOf(both);
    const third = await contexts.organization(`Third ${count}`);
    const tries = await Promise.all([refusal(book(both)), refusal(book(third, nine, asMentor))]);
    expect(tries.filter((one) => one === undefined)).toHaveLength(1);
    await book(third, ten, asMentor);
    expect(await refusal(book(both, ten))).toBe('busy_then');
    await contexts.rows(`delete from membership.mentor_sessions where mentor_id = any($1)`, [[mentorId, asMentor]]);
    await book(both);
    expect(await refusal(book(third, nine, asMentor))).toBe('time_taken');
    expect(await freeTimes('2027-03-29T00:00:00Z', '2027-03-30T00:00:00Z', asMentor)).toEqual([ten]);
  });

  it('is told anew to both where the mentor names another meeting link, with a newer calendar file', async () => {
    const id = await book();
    const place = 'https://meet.example/elsewhere';
    const files: string[] = [];
    const mail = ({ email }: Viewer) => ({
      template: 'mentor-session-moved',
      to: email,
      about: `mentor-session:${id}`,
      values: expect.objectContaining({
        ...{ place, before: null },
        calendar: { asymmetricMatch: (text: string) => files.push(text) > 0 },
      }),
    });
    await expect(() => offer(mentor, { meetingLink: place })).leavesBehind({
      audit: [expect.objectContaining({ action: 'mentor.offered' })],
      mail: [mail(member), mail(mentor)],
    });
    const { method, event } = read(files[0] as string);
    expect([method, event.location, String(event.sequence)]).toEqual(['REQUEST', place, '1']);
    await expect(() => offer(mentor, { meetingLink: place })).leavesBehind({ audit: [expect.anything()] });
  });

  it('is moved by its member until a day before, in the calendars of both, and counts once', async () => {
    const id = await book();
    await expect(() => reschedule(mentor, id, ten)).leavesBehind({ refused: 'not_found' });
    const files: string[] = [];
    const mail = (to: Viewer, when: string, before: string) => ({
      template: 'mentor-session-moved',
      to: to.email,
      about: `mentor-session:${id}`,
      values: expect.objectContaining({
        when: `Monday, 29 March 2027, ${when}`,
        before: `Monday, 29 March 2027, ${before}`,
        calendar: { asymmetricMatch: (text: string) => files.push(text) > 0 },
      }),
    });
    await expect(() => reschedule(member, id, ten)).leavesBehind({
      audit: [
        {
          action: 'mentor-session.moved',
          actor: by(member),
          subject: `mentor-session:${id}`,
          details: { before: { startsAt: nine }, after: { startsAt: ten } },
        },
      ],
      mail: [
        mail(member, '04:00–05:00 (America/New_York)', '03:00–04:00 (America/New_York)'),
        mail(mentor, '10:00–11:00 (Europe/Berlin)', '09:00–10:00 (Europe/Berlin)'),
      ],
    });
    const { method, event } = read(files[0] as string);
    expect([method, event.uid.startsWith(id), String(event.sequence)]).toEqual(['REQUEST', true, '1']);
    expect([await used(), await freeTimes('2027-03-29T00:00:00Z', '2027-03-30T00:00:00Z')]).toEqual([1, [nine]]);
    expect(await refusal(reschedule(member, id, '2027-03-29T07:30:00Z'))).toBe('time_taken');
    setClock(new Date(Date.parse(ten) - day));
    expect(await refusal(reschedule(member, id, nine))).toBe('too_late_to_move');
    setClock(new Date(Date.parse(ten) + minute));
    expect(await refusal(reschedule(member, id, nine))).toBe('session_over');
  });

  it.each([
    ['its member more than a day before', 'member', day + minute, true],
    ['its member later', 'member', day - minute, false],
    ['its mentor, however late', 'mentor', minute, true],
  ] as const)('is cancelled by %s', async (_, who, before, isGivenBack) => {
    const id = await book();
    setClock(new Date(Date.parse(nine) - before));
    const [actor, side] = who === 'member' ? [member, 'member'] : [mentor, 'mentor'];
    const files: string[] = [];
    const mail = (to: Viewer, consequence: string | null) => ({
      template: 'mentor-session-cancelled',
      to: to.email,
      about: `mentor-session:${id}`,
      values: expect.objectContaining({
        reason: 'At the site.',
        consequence,
        calendar: { asymmetricMatch: (text: string) => files.push(text) > 0 },
      }),
    });
    await expect(() => cancel(actor, id, 'At the site.')).leavesBehind({
      audit: [
        {
          action: 'mentor-session.cancelled',
          actor: by(actor),
          subject: `mentor-session:${id}`,
          details: { side, isGivenBack },
        },
      ],
      mail: [
        mail(member, isGivenBack ? 'It does not count against your plan.' : 'It counts against your plan.'),
        mail(mentor, null),
      ],
    });
    const { method, event } = read(files[0] as string);
    expect([method, event.status, String(event.sequence)]).toEqual(['CANCEL', 'CANCELLED', '1']);
    expect(await used()).toBe(isGivenBack ? 0 : 1);
    expect(await refusal(cancel(actor, id))).toBe('session_over');
    expect(await used()).toBe(isGivenBack ? 0 : 1);
    expect(await sessionsOf(member, SessionTime.Past)).toMatchObject([
      { id, state: 'cancelled', endedBySide: side, isGivenBack, reason: 'At the site.', meetingLink: null },
    ]);
  });

  it('frees its time when it is cancelled', async () => {
    await cancel(member, await book());
    await book(await contexts.organization(`Next ${count}`));
  });

  it.each([
    ['member', 'mentor', 0],
    ['mentor', 'member', 1],
  ] as const)('was missed: its %s says so of its %s within seven days, who is told', async (who, absent, counts) => {
    const id = await book();
    const [actor, other] = who === 'member' ? [member, mentor] : [mentor, member];
    expect(await refusal(report(actor, id))).toBe('session_not_held');
    setClock(new Date(Date.parse(ten) + 7 * day + minute));
    expect(await refusal(report(actor, id))).toBe('too_late_to_tell');
    setClock(new Date(Date.parse(ten) + 7 * day - minute));
    await expect(() => report(actor, id)).leavesBehind({
      audit: [
        {
          action: 'mentor-session.missed',
          actor: by(actor),
          subject: `mentor-session:${id}`,
          details: { absent, isGivenBack: counts === 0 },
        },
      ],
      mail: [
        {
          template: 'mentor-session-missed',
          to: other.email,
          about: `mentor-session:${id}`,
          values: {
            otherName: who === 'member' ? 'Ada Okafor' : 'Priya Nair',
            when: expect.stringMatching(/^Monday, 29 March 2027/),
            link: expect.stringMatching(/\/mentors\/sessions\?when=past$/),
          },
        },
      ],
    });
    expect(await used()).toBe(counts);
    expect(await refusal(report(other, id))).toBe('session_not_held');
    expect(await refusal(rate(member, id))).toBe('session_not_held');
  });

  it('is noted by each of the two for themselves, and rated by the member once it is over', async () => {
    const id = await book();
    await expect(() => note(mentor, id, 'Ask for the data.')).leavesBehind({
      audit: [
        {
          action: 'mentor-session.noted',
          actor: by(mentor),
          subject: `mentor-session:${id}`,
          details: { side: 'mentor' },
        },
      ],
    });
    await note(member, id, 'Bring the plan.');
    expect((await sessionsOf(mentor))[0]?.notes).toBe('Ask for the data.');
    expect((await sessionsOf(member))[0]?.notes).toBe('Bring the plan.');
    const seenBy = { adminId: mentor.id, until: 0 };
    for (const whom of [mentor, member]) expect(await sessionsOf({ ...whom, seenBy })).toMatchObject([{ notes: null }]);
    expect(await refusal(rate(member, id))).toBe('session_not_held');
    setClock(new Date(Date.parse(ten) + minute));
    await expect(() => rate(mentor, id)).leavesBehind({ refused: 'not_found' });
    await expect(() => rate(member, id)).leavesBehind({
      audit: [
        {
          action: 'mentor-session.rated',
          actor: by(member),
          subject: `mentor-session:${id}`,
          details: { stars: 5 },
        },
      ],
      mail: [
        {
          template: 'mentor-session-rated',
          to: mentor.email,
          about: `mentor-session:${id}`,
          values: {
            otherName: 'Ada Okafor',
            stars: 5,
            link: expect.stringMatching(/\/mentors\/sessions\?when=past$/),
          },
        },
      ],
    });
    // Said again it takes the place of the first, and nobody is told again.
    await expect(() => rate(member, id, 4, null)).leavesBehind({ audit: [expect.anything()] });
    expect(await contexts.get(MentorsQueries).get(member, mentorId)).toMatchObject({
      rating: 4,
      ratings: 1,
      held: 1,
      reviews: [{ stars: 4, review: null, organizationName: `Learners ${count}` }],
    });
    await note(member, id, '');
    for (const viewer of [mentor, member])
      await expect(() => report(viewer, id)).leavesBehind({ refused: 'session_not_held' });
    expect((await sessionsOf(member, SessionTime.Past))[0]).toMatchObject({
      ...{ notes: null, rating: { stars: 4 }, mayReportAbsence: false, meetingLink: null },
    });
  });

  it.each([
    ['person', 'member'],
    ['person', 'mentor'],
    ['organization', 'member'],
    ['organization', 'mentor'],
  ] as const)('is not had, nor moved, where a block of a %s by its %s stands between the two', async (whom, who) => {
    const id = await book();
    const [blocker, blocked] = who === 'member' ? [member, mentor] : [mentor, member];
    await contexts.rows(
      `insert into membership.message_blocks (person_id, ${whom === 'person' ? 'blocked_person_id' : 'organization_id'}, blocked_at)
      values ($1, $2, now())`,
      [blocker.id, whom === 'person' ? blocked.id : organizationOf(blocked)],
    );
    for (const one of [() => book(member, ten), () => reschedule(member, id, ten)])
      await expect(one).leavesBehind({ refused: 'not_found' });
    expect(await refusal(freeTimes('2027-03-22T00:00:00Z', '2027-03-29T00:00:00Z'))).toBe('not_found');
    await book(await contexts.organization(`Unblocked ${who} ${whom} ${count}`), ten);
    await cancel(member, id);
  });

  it('is nothing to anybody else', async () => {
    const id = await book();
    const stranger = await contexts.organization(`Strangers ${count}`);
    const colleague = await contexts.person(organizationOf(member), 'admin');
    for (const viewer of [stranger, colleague]) {
      const tries = [
        reschedule(viewer, id, ten),
        cancel(viewer, id),
        report(viewer, id),
        note(viewer, id, 'x'),
        rate(viewer, id),
      ];
      for (const one of tries) expect(await refusal(one)).toBe('not_found');
      expect(await sessionsOf(viewer)).toEqual([]);
    }
  });

  it('is remembered to both a day before, once, and not where it was booked later', async () => {
    await contexts.rows('delete from membership.mentor_sessions');
    const id = await book();
    const remind = () => contexts.get(RemindSessionsJob).execute();
    setClock(new Date(Date.parse(nine) - day - minute));
    await expect(remind).leavesBehind({});
    await book(await contexts.organization(`Late ${count}`), ten);
    setClock(new Date(Date.parse(nine) - day + minute));
    const mail = ({ email: to }: Viewer) => ({ template: 'mentor-session-near', to, about: `mentor-session:${id}` });
    await expect(remind).leavesBehind({ mail: [mail(member), mail(mentor)] });
    await expect(remind).leavesBehind({});
  });

  it('is cancelled and given back where the mentor leaves the organization, or the alliance', async () => {
    const person = await contexts.person(organizationOf(mentor), 'member', `leaving-${count}@mentors.example`);
    await offer(person);
    await book(member, nine, await idOf(person));
    await contexts.get(RemovePerson).execute(mentor, organizationOf(mentor), person.id);
    expect(await sessionsOf(member, SessionTime.Past)).toMatchObject([{ state: 'cancelled', isGivenBack: true }]);
    expect(await used()).toBe(0);
    expect(await refusal(book(member, nine, await idOf(person)))).toBe('not_found');
    await book();
    await contexts.person(organizationOf(mentor), 'owner', `successor-${count}@mentors.example`);
    await contexts.get(AskDeletion).execute(mentor, mentor.email);
    expect(await used()).toBe(0);
    expect(await listed()).toEqual([]);
  });
});

describe('a mentor', () => {
  it('offers sessions for an organization that is open to mentoring; an expert, for any', async () => {
    const elsewhere = await contexts.organization(`Closed ${count}`);
    await expect(() => offer(elsewhere)).leavesBehind({ refused: 'mentoring_not_offered' });
    await expect(() => offer(as('viewer', mentor))).leavesBehind({ refused: 'organization_required' });
    await expect(() =>
      contexts.get(OfferSessions).execute(elsewhere, { organizationId: organizationOf(mentor), ...offered() }),
    ).leavesBehind({ refused: 'not_found' });
    await expect(() => offer(mentor, { hours: [{ weekday: 1, from: '11:00', until: '09:00' }] })).leavesBehind({
      refused: 'invalid_input',
    });
    await expect(() => offer(elsewhere, { isOpen: false })).leavesBehind(() => ({
      audit: [
        {
          action: 'mentor.offered',
          actor: by(elsewhere),
          subject: expect.stringMatching(/^mentor:/),
          details: { organizationId: organizationOf(elsewhere), isOpen: false },
        },
      ],
    }));
    const admin: Viewer = { ...elsewhere, kind: 'super-admin', organizations: [] };
    const id = await idOf(elsewhere);
    const shownTo = async (viewer: Viewer) =>
      (await contexts.get(MentorsQueries).list(viewer, { limit: 200 })).items.filter((one) => one.id === id);
    expect([await shownTo(member), await shownTo(admin)]).toMatchObject([[], [{ isListed: false }]]);
    const name = () => contexts.get(NameExpert).execute(admin, id, MentorKind.Expert);
    await expect(name).leavesBehind({
      audit: [
        {
          action: 'mentor.kind-changed',
          actor: `admin:${elsewhere.id}`,
          subject: `mentor:${id}`,
          details: { before: { kind: 'mentor' }, after: { kind: 'expert' } },
        },
      ],
    });
    await expect(name).leavesBehind({});
    await offer(elsewhere);
    expect((await contexts.get(MentorsQueries).own(elsewhere)).offer).toMatchObject({ kind: 'expert', isListed: true });
  });

  it('is listed with the next time that is free, by kind and topic, while all of it holds', async () => {
    expect(await listed()).toMatchObject([
      { name: 'Priya Nair', kind: 'mentor', nextFreeAt: '2027-03-26T08:00:00.000Z', rating: null, isYou: false },
    ]);
    await book(member, '2027-03-26T08:00:00Z');
    expect(await listed()).toMatchObject([{ nextFreeAt: nine }]);
    expect(await listed({ topic: Interest.Greentech, kind: MentorKind.Mentor })).toHaveLength(1);
    expect(await listed({ topic: Interest.Fintech })).toEqual([]);
    expect(await listed({ kind: MentorKind.Expert })).toEqual([]);
    const organizationId = organizationOf(mentor);
    const whileNot = async (undo: string, redo: string) => {
      await contexts.rows(undo, [organizationId]);
      expect(await listed()).toEqual([]);
      expect(await refusal(freeTimes('2027-03-22T00:00:00Z', '2027-03-29T00:00:00Z'))).toBe('not_found');
      await contexts.rows(redo, [organizationId]);
      expect(await listed()).toHaveLength(1);
    };
    const organization = (set: string) => `update membership.organizations set ${set} where id = $1`;
    const role = (is: string) => `update membership.user_organizations set role = '${is}' where organization_id = $1`;
    const open = (is: boolean) => `update membership.mentors set is_open = ${is} where organization_id = $1`;
    await whileNot(organization(`open_to = '{}'`), organization(`open_to = '{mentoring}'`));
    await whileNot(organization('closed_at = now()'), organization('closed_at = null'));
    await whileNot(role('viewer'), role('member'));
    await whileNot(open(false), open(true));
  });

  it('is asked for a week at a time', async () => {
    expect(await refusal(freeTimes('2027-03-22T00:00:00Z', '2027-04-22T00:00:00Z'))).toBe('invalid_input');
    expect(await refusal(freeTimes('2027-03-22T00:00:00Z', '2027-03-22T00:00:00Z'))).toBe('invalid_input');
  });
});
