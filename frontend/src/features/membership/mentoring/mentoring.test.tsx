import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { logoBeside } from '@/testing/faces';
import { json, openPage, refusal } from '@/testing/openPage';
import { ada, adaOfTwo } from '@/testing/people';
import { priceBook } from '@/testing/price-book';
import { localZone } from '@/ui/timeZones';
import MentorPage from './MentorPage';
import MentorsPage from './MentorsPage';
import OfferPage from './OfferPage';
import SessionsPage from './SessionsPage';
import * as times from './times';

const mentor = {
  id: 'm1',
  name: 'Priya Nair',
  profileImageUrl: null,
  kind: 'mentor',
  headline: 'From a first talk to a pilot',
  topics: ['EdTech'],
  languages: ['English'],
  timeZone: 'Asia/Kolkata',
  sessionMinutes: 60,
  organizationId: 'org-2',
  organizationName: 'Pump Works',
  logoId: null,
  rating: 4.5,
  ratings: 2,
  held: 3,
  nextFreeAt: '2027-03-29T07:00:00.000Z',
  isYou: false,
  isListed: true,
};
const detail = {
  ...mentor,
  about: 'Twenty years.',
  reviews: [{ stars: 5, review: 'A plan.', organizationName: 'Leak Finders', ratedAt: '2027-02-01T08:00:00Z' }],
};
const session = {
  id: 's1',
  side: 'member',
  mentorId: 'm1',
  kind: 'mentor',
  startsAt: '2099-03-29T07:00:00.000Z',
  endsAt: '2099-03-29T08:00:00.000Z',
  changeableUntil: '2099-03-28T07:00:00.000Z',
  state: 'booked',
  endedBySide: null,
  reason: null,
  isGivenBack: false,
  otherName: 'Priya Nair',
  otherImageUrl: null,
  otherTimeZone: 'Asia/Kolkata',
  otherOrganizationId: 'org-2',
  otherOrganizationName: 'Pump Works',
  otherLogoId: 'logo-2',
  topic: 'How a pilot is set up.',
  meetingLink: 'https://meet.example/priya',
  notes: null,
  rating: null,
  mayReportAbsence: false,
};
const meter = (feature: string, limit: number | null, used: number) => ({
  organizationId: 'org-own',
  feature,
  name: feature,
  used,
  limit,
  period: 'year',
  resetsAt: '2027-11-01T00:00:00Z',
  isReadOnly: false,
  plan: null,
});
const answers = {
  'GET /api/auth/user': () => ada,
  'GET /api/billing/entitlements': () => [meter('mentor_sessions', 1, 0), meter('expert_sessions', 0, 0)],
  'GET /api/plans': () => priceBook,
};
const done = () => new Response(null, { status: 204 });
const listOf = (...items: object[]) => json(200, items, { 'x-total-count': String(items.length) });
const free = (...startsAt: string[]) => ({
  times: startsAt.map((at) => ({
    startsAt: at,
    endsAt: new Date(Date.parse(at) + 3_600_000).toISOString(),
  })),
  bookableFrom: '2027-03-22T00:00:00Z',
  bookableUntil: '2027-05-22T00:00:00Z',
});

afterEach(() => jest.restoreAllMocks());

describe('the list of mentors', () => {
  it('says when each is free next, what the plan has left, and is narrowed by its address', async () => {
    const { user, callsTo, address } = openPage(MentorsPage, {
      answers: { ...answers, 'GET /api/mentors': () => listOf(mentor) },
    });
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('link', { name: 'Priya Nair' })).toHaveAttribute('href', '/mentors/m1');
    expect(card.getByText('4.5 of 5')).toBeInTheDocument();
    expect((await screen.findByRole('list', { name: 'What your plan has' })).textContent).toBe(
      '1 of 1 mentor session left until Nov 1, 2027. No expert sessions in the plan.',
    );
    await user.click(screen.getByRole('radio', { name: 'Experts' }));
    expect(address()).toBe('/?kind=expert');
    expect(callsTo('GET /api/mentors').at(-1)?.url.search).toContain('kind=expert');
  });
});

describe('what the plan has', () => {
  it.each([
    [0, 0, 'No mentor or expert sessions in the plan.'],
    [null, null, 'Any number of mentor and expert sessions.'],
    [2, null, '2 of 2 mentor sessions left until Nov 1, 2027. Any number of expert sessions.'],
  ])('reads well with %s and %s', async (mentors, experts, said) => {
    openPage(MentorsPage, {
      answers: {
        ...answers,
        'GET /api/mentors': () => listOf(mentor),
        'GET /api/billing/entitlements': () => [
          meter('mentor_sessions', mentors as number, 0),
          meter('expert_sessions', experts as number, 0),
        ],
      },
    });
    expect((await screen.findByRole('list', { name: 'What your plan has' })).textContent).toBe(said);
  });
});

describe('a mentor', () => {
  const open = (more: Parameters<typeof openPage>[1]['answers'] = {}, at = '/mentors/m1') =>
    openPage(MentorPage, {
      path: '/mentors/:id',
      at,
      answers: {
        ...answers,
        'GET /api/mentors/m1': () => detail,
        'GET /api/mentors/m1/times': () => free('2027-03-29T07:00:00.000Z', '2027-03-30T07:00:00.000Z'),
        ...more,
      },
    });
  const book = async (user: ReturnType<typeof open>['user']) => {
    const [first] = await screen.findAllByRole('button', { name: /12:30.*in Kolkata/ });
    await user.click(first as HTMLElement);
    await user.type(await screen.findByLabelText(/What do you want/), 'How a pilot is set up.');
    await user.click(screen.getByRole('button', { name: 'Book Session' }));
  };

  it('is booked at a time of the week of the next free one, read by both clocks', async () => {
    const { user, callsTo, address } = open({ 'POST /api/mentors/m1/sessions': () => json(201, { id: 's1' }) });
    await book(user);
    expect(await screen.findByText(/Your session with Priya Nair is booked/)).toBeInTheDocument();
    expect(callsTo('POST /api/mentors/m1/sessions')[0]?.body).toEqual({
      startsAt: '2027-03-29T07:00:00.000Z',
      topic: 'How a pilot is set up.',
      timeZone: localZone(),
      organizationId: 'org-own',
    });
    expect(address()).toBe('/mentors/sessions');
    const asked = callsTo('GET /api/mentors/m1/times')[0]?.url.searchParams;
    const length = Date.parse(asked?.get('until') ?? '') - Date.parse(asked?.get('from') ?? '');
    expect(new Date(asked?.get('from') ?? '').getDay()).toBe(1);
    expect(length).toBeGreaterThanOrEqual(167 * 3_600_000);
  });

  it('is not booked beyond the plan: what would help is said, and what was typed is kept', async () => {
    const entitlement = {
      feature: 'mentor_sessions',
      name: 'mentor sessions',
      allowed: false,
      used: 1,
      limit: 1,
      period: 'year',
      resetsAt: null,
    };
    let used = 0;
    const { user, callsTo } = open({
      'GET /api/billing/entitlements': () => [meter('mentor_sessions', 1, used)],
      'POST /api/mentors/m1/sessions': () =>
        json(403, { status: 403, code: 'entitlement_exceeded', title: 'Refused', entitlement }),
    });
    const [first] = await screen.findAllByRole('button', { name: /12:30.*in Kolkata/ });
    await user.click(first as HTMLElement);
    await user.type(await screen.findByLabelText(/What do you want/), 'How a pilot is set up.');
    // A colleague takes the last one meanwhile.
    used = 1;
    fireEvent.focus(window);
    await waitFor(() => expect(callsTo('GET /api/billing/entitlements')).toHaveLength(2));
    await user.click(await screen.findByRole('button', { name: 'Book Session' }));
    const stopped = await screen.findByRole('dialog', { name: 'Upgrade Required' });
    await user.click(within(stopped).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(screen.getByLabelText(/What do you want/)).toHaveValue('How a pilot is set up.');
  });

  it('is not asked what it is to be about where the plan has none', async () => {
    const expert = { ...mentor, kind: 'expert' };
    const { user } = open({ 'GET /api/mentors/m1': () => ({ ...expert, about: '', reviews: [] }) });
    const [first] = await screen.findAllByRole('button', { name: /12:30.*in Kolkata/ });
    await user.click(first as HTMLElement);
    const stopped = await screen.findByRole('dialog', { name: 'Upgrade Required' });
    expect(screen.queryByText('What you have typed is kept.')).not.toBeInTheDocument();
    await user.click(within(stopped).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByLabelText(/What do you want/)).not.toBeInTheDocument();
  });

  it('is booked for the first organization whose plan has such sessions', async () => {
    sessionStorage.clear();
    const { user, callsTo } = open({
      'GET /api/auth/user': () => adaOfTwo,
      'GET /api/billing/entitlements': () => [
        meter('mentor_sessions', 0, 0),
        { ...meter('mentor_sessions', 1, 0), organizationId: 'org-second' },
      ],
      'POST /api/mentors/m1/sessions': () => json(201, { id: 's1' }),
    });
    await book(user);
    expect(await screen.findByText(/Your session with Priya Nair is booked/)).toBeInTheDocument();
    expect(callsTo('POST /api/mentors/m1/sessions')[0]?.body).toMatchObject({ organizationId: 'org-second' });
  });

  it('waits for what the plan has before it asks anything', async () => {
    let answer: (said: unknown) => void = () => undefined;
    const { callsTo } = open(
      {
        'GET /api/mentors/m1': () => ({ ...mentor, kind: 'expert', about: '', reviews: [] }),
        'GET /api/billing/entitlements': () => new Promise((resolve) => (answer = resolve)),
      },
      '/mentors/m1?at=2027-03-29T07:00:00.000Z',
    );
    await screen.findAllByRole('button', { name: /12:30.*in Kolkata/ });
    expect(callsTo('GET /api/billing/entitlements')).toHaveLength(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    answer([meter('expert_sessions', 0, 0)]);
    expect(await screen.findByRole('dialog', { name: 'Upgrade Required' })).toBeInTheDocument();
  });

  it('has another time to choose where somebody was quicker', async () => {
    const { user } = open({
      'POST /api/mentors/m1/sessions': () => refusal(409, 'time_taken', 'This time is not free any more.'),
    });
    await book(user);
    expect(await screen.findByText('This time is not free any more.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Book Session' })).not.toBeInTheDocument();
  });

  it('shows a week that says when nothing is free, and leads to the next', async () => {
    const { user, address } = open({ 'GET /api/mentors/m1/times': () => free() }, '/mentors/m1?week=2027-03-24');
    expect(await screen.findByText('Nothing is free this week.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Week after' }));
    expect(address()).toBe('/mentors/m1?week=2027-03-29');
    expect(screen.getByText('A plan.')).toBeInTheDocument();
  });

  it('that is not there says so', async () => {
    open({ 'GET /api/mentors/m1': () => refusal(404, 'not_found', 'There is no such mentor.') });
    expect(await screen.findByRole('heading', { name: 'Mentor not found' })).toBeInTheDocument();
  });
});

describe('one’s sessions', () => {
  const open = (sessions: object[], more: Parameters<typeof openPage>[1]['answers'] = {}, at = '/mentors/sessions') =>
    openPage(SessionsPage, {
      path: '/mentors/sessions',
      at,
      answers: { ...answers, 'GET /api/mentoring/sessions': () => listOf(...sessions), ...more },
    });

  it('ahead are moved and cancelled, with what it means for the plan', async () => {
    const { user, callsTo } = open([session], {
      'GET /api/mentors/m1': () => detail,
      'GET /api/mentors/m1/times': () => free('2099-03-28T07:00:00.000Z'),
      'POST /api/mentoring/sessions/s1/reschedule': done,
      'POST /api/mentoring/sessions/s1/cancel': done,
    });
    expect(await screen.findByText('https://meet.example/priya')).toHaveAttribute('href', 'https://meet.example/priya');
    expect(logoBeside(screen.getByText('Pump Works'))).toBe('/api/logos/logo-2/small');
    await user.click(screen.getByRole('button', { name: 'Move' }));
    await user.click(await screen.findByRole('button', { name: 'Move Session' }));
    expect(await screen.findByText('Choose a time')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: /12:30/ }));
    await user.click(screen.getByRole('button', { name: 'Move Session' }));
    expect(await screen.findByText(/Session moved/)).toBeInTheDocument();
    expect(callsTo('POST /api/mentoring/sessions/s1/reschedule')[0]?.body).toEqual({
      startsAt: '2099-03-28T07:00:00.000Z',
    });
    await user.click(screen.getByRole('button', { name: 'Cancel Session' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Cancel session' }));
    expect(asked.getByText(/does not count against your plan/)).toBeInTheDocument();
    await user.type(asked.getByLabelText('Reason'), 'At the site.');
    await user.click(asked.getByRole('button', { name: 'Cancel Session' }));
    expect(await screen.findByText(/Session cancelled/)).toBeInTheDocument();
    expect(callsTo('POST /api/mentoring/sessions/s1/cancel')[0]?.body).toEqual({ reason: 'At the site.' });
  });

  it('are rated each by its own words', async () => {
    const over = { ...session, startsAt: '2026-03-29T07:00:00Z', endsAt: '2026-03-29T08:00:00Z' };
    const { user } = open([over, { ...over, id: 's2' }], {}, '/mentors/sessions?when=past');
    const [first, second] = await screen.findAllByRole('button', { name: 'Rate' });
    await user.click(first as HTMLElement);
    await user.type(await screen.findByLabelText('In words'), 'Clear.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(second as HTMLElement);
    expect(await screen.findByLabelText('In words')).toHaveValue('');
    sessionStorage.clear();
  });

  it('that are over are rated, noted and said to have been missed', async () => {
    const over = {
      ...session,
      startsAt: '2026-03-29T07:00:00Z',
      endsAt: '2026-03-29T08:00:00Z',
      mayReportAbsence: true,
      notes: 'Bring the plan.',
    };
    const { user, callsTo } = open(
      [over],
      {
        'PUT /api/mentoring/sessions/s1/rating': done,
        'PUT /api/mentoring/sessions/s1/notes': done,
        'POST /api/mentoring/sessions/s1/absence': done,
      },
      '/mentors/sessions?when=past',
    );
    await user.click(await screen.findByRole('button', { name: 'Rate' }));
    await user.click(await screen.findByRole('button', { name: 'Send Rating' }));
    expect(await screen.findByRole('link', { name: 'Give one to five stars' })).toBeInTheDocument();
    await user.type(screen.getByLabelText('In words'), 'Clear.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Rate' }));
    expect(await screen.findByLabelText('In words')).toHaveValue('Clear.');
    await user.click(screen.getByRole('radio', { name: /^4 stars/ }));
    await user.click(screen.getByRole('button', { name: 'Send Rating' }));
    expect(await screen.findByText(/Your rating stands/)).toBeInTheDocument();
    expect(callsTo('PUT /api/mentoring/sessions/s1/rating')[0]?.body).toEqual({ stars: 4, review: 'Clear.' });
    expect(Object.keys(sessionStorage).filter((slot) => slot.includes(':rate-session'))).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Change Notes' }));
    const notes = await screen.findByLabelText('Notes');
    expect(notes).toHaveValue('Bring the plan.');
    await user.clear(notes);
    await user.click(screen.getByRole('button', { name: 'Save Notes' }));
    expect(await screen.findByText('Notes saved.')).toBeInTheDocument();
    expect(callsTo('PUT /api/mentoring/sessions/s1/notes')[0]?.body).toEqual({ notes: '' });
    await user.click(screen.getByRole('button', { name: 'Priya Did Not Come' }));
    await user.click(await screen.findByRole('button', { name: 'Did Not Come' }));
    expect(await screen.findByText(/It is noted/)).toBeInTheDocument();
    expect(callsTo('POST /api/mentoring/sessions/s1/absence')).toHaveLength(1);
  });

  it('say who has cancelled, and whether it counts', async () => {
    open([
      { ...session, state: 'cancelled', endedBySide: 'mentor', isGivenBack: true, reason: 'Ill.' },
      { ...session, id: 's2', state: 'missed', endedBySide: 'member', isGivenBack: false },
    ]);
    expect(await screen.findByText('Cancelled by Priya Nair')).toBeInTheDocument();
    expect(screen.getByText('Does not count')).toBeInTheDocument();
    expect(screen.getByText('You did not come')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel Session' })).not.toBeInTheDocument();
  });
});

describe('an offer', () => {
  const own = {
    offer: null,
    organizations: [{ id: 'org-own', name: 'Own Organization', isOpenToMentoring: true }],
    languages: ['English'],
    timeZone: 'Africa/Nairobi',
  };
  const open = (answer: object, put: () => unknown = done) =>
    openPage(OfferPage, {
      path: '/mentors/offer',
      answers: { ...answers, 'GET /api/mentoring/offer': () => answer, 'PUT /api/mentoring/offer': put },
    });

  it('is filled in from the profile, and sent with hours and days that go otherwise', async () => {
    const { user, callsTo } = open(own, () => json(200, own));
    await user.type(await screen.findByLabelText(/What you help with/), 'Pilots');
    await user.type(screen.getByLabelText(/About you/), 'Twenty years.');
    await user.click(screen.getByRole('checkbox', { name: 'EdTech' }));
    await user.type(screen.getByLabelText(/Where you meet/), 'http://meet.example');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('link', { name: 'Enter an address that starts with https://' })).toBeInTheDocument();
    await user.clear(screen.getByLabelText(/Where you meet/));
    await user.type(screen.getByLabelText(/Where you meet/), 'https://meet.example/ada');
    await user.click(screen.getByRole('button', { name: 'Add a Day' }));
    await user.type(screen.getByLabelText('Date'), '2099-12-24');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Members can book your free times/)).toBeInTheDocument();
    expect(Object.keys(sessionStorage).filter((slot) => slot.includes(':mentor-offer'))).toEqual([]);
    expect(callsTo('PUT /api/mentoring/offer')[0]?.body).toEqual({
      organizationId: 'org-own',
      headline: 'Pilots',
      about: 'Twenty years.',
      topics: ['EdTech'],
      languages: ['English'],
      timeZone: 'Africa/Nairobi',
      sessionMinutes: 60,
      meetingLink: 'https://meet.example/ada',
      hours: [{ weekday: 1, from: '09:00', until: '12:00' }],
      exceptions: [{ date: '2099-12-24', from: null, until: null }],
      isOpen: true,
    });
  });

  it('waits for the organization to say that it is open to mentoring', async () => {
    open({ ...own, organizations: [{ ...own.organizations[0], isOpenToMentoring: false }] });
    expect(await screen.findByText(/does not say that it is open to mentoring/)).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Open the profile' })).toHaveAttribute(
      'href',
      '/organizations/org-own/profile',
    );
  });
});

describe('a week', () => {
  it.each([
    ['2026-11-24', '2026-11-23'],
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['nonsense', '2026-11-23'],
  ])('of %s begins on %s', (date, monday) => {
    expect(times.dateOf(times.weekNamed(date, new Date(2026, 10, 25)))).toBe(monday);
  });

  it('is read with what another clock shows, and its day where that is another', () => {
    const at = '2026-11-24T12:00:00Z';
    expect(times.elsewhere(at, localZone())).toBeUndefined();
    expect(times.elsewhere(at, 'Pacific/Kiritimati')).toMatch(/Nov.*2:00.*in Kiritimati/);
  });
});
