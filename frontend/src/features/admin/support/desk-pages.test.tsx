import { fireEvent, screen, within } from '@testing-library/react';
import { logoBeside } from '@/testing/faces';
import { json, openPage } from '@/testing/openPage';
import OnboardingDeskPage from '../onboarding/OnboardingDeskPage';
import SupportDeskPage from './SupportDeskPage';

const ticket = {
  id: 't1',
  subject: 'Wrong street',
  state: 'open',
  organizationName: 'Aqua',
  organizationId: 'o1',
  logoId: 'logo-1',
  memberId: 'GIA-700007',
  openedAt: '2026-11-20T08:00:00Z',
  changedAt: '2026-11-21T08:00:00Z',
  asker: { name: 'Ada Obi', email: 'ada@aqua.example', profileImageUrl: '/api/faces/ada/large' },
};
const thread = {
  ...ticket,
  page: '/billing',
  messages: [{ id: 'm1', isAnswer: false, text: 'It has the old one.', writtenAt: '2026-11-20T08:00:00Z' }],
};
const call = {
  id: 'c1',
  startsAt: '2099-11-02T09:00:00Z',
  endsAt: '2099-11-02T09:45:00Z',
  note: 'Our first problem.',
  state: 'booked',
  guest: ticket.asker,
  organizationName: 'Aqua',
  memberId: 'GIA-700007',
  bookedAt: '2026-11-20T08:00:00Z',
  reason: null,
};
const hours = { days: [1, 2], fromHour: 9, toHour: 17, minutes: 45, noticeHours: 24, horizonDays: 14, place: null };
const done = () => new Response(null, { status: 204 });
const listed = (items: object[]) => json(200, items, { 'x-total-count': String(items.length) });
const fill = (label: RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
afterEach(() => jest.restoreAllMocks());

describe('the support desk', () => {
  const open = (answers: Parameters<typeof openPage>[1]['answers'] = {}, at = '/admin/support') =>
    openPage(SupportDeskPage, {
      path: '/admin/support',
      at,
      answers: {
        'GET /api/admin/support/tickets': () => listed([ticket]),
        'GET /api/admin/support/tickets/t1': () => thread,
        ...answers,
      },
    });

  it('lists requests, and those of a state', async () => {
    const { callsTo } = open({}, '/admin/support?state=open');
    const row = (await screen.findByText('Ada Obi')).closest('tr') as HTMLElement;
    expect(row).toHaveTextContent(/Wrong street.*Open.*Aqua.*GIA-700007/);
    expect(logoBeside(within(row).getByText('Aqua'))).toBe('/api/logos/logo-1/small');
    expect(callsTo('GET /api/admin/support/tickets')[0]?.url.searchParams.get('state')).toBe('open');
  });

  it('says so where there are none', async () => {
    open({ 'GET /api/admin/support/tickets': () => listed([]) });
    expect(await screen.findByText('No requests yet')).toBeInTheDocument();
  });

  it('answers beside the list, and closes with the answer where that is wanted', async () => {
    const { user, callsTo } = open({ 'POST /api/admin/support/tickets/t1/answers': done });
    await user.click(await screen.findByRole('link', { name: 'Wrong street' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Wrong street' }));
    expect(await panel.findByText('/billing')).toBeInTheDocument();
    expect(panel.getByText('It has the old one.')).toBeInTheDocument();
    const [asked] = within(panel.getByRole('list', { name: 'Messages' })).getAllByRole('listitem');
    expect(asked?.querySelector('img')).toHaveAttribute('src', '/api/faces/ada/large');
    expect(logoBeside(panel.getByText('Aqua'))).toBe('/api/logos/logo-1/small');
    fireEvent.change(await panel.findByRole('textbox', { name: /^Answer/ }), { target: { value: 'It is done.' } });
    await user.click(panel.getByLabelText('Close the request with this answer'));
    await user.click(panel.getByRole('button', { name: 'Send Answer' }));
    expect(await screen.findByText('Answered')).toBeInTheDocument();
    expect(callsTo('POST /api/admin/support/tickets/t1/answers')[0]?.body).toEqual({
      text: 'It is done.',
      closes: true,
    });
  });

  it.each([
    ['open', 'Close', true],
    ['closed', 'Reopen', false],
  ])('has for one that is %s the button “%s”', async (state, name, isClosed) => {
    const { user, callsTo } = open(
      {
        'GET /api/admin/support/tickets/t1': () => ({ ...thread, state }),
        'PUT /api/admin/support/tickets/t1/closed': done,
      },
      '/admin/support?ticket=t1',
    );
    const panel = within(await screen.findByRole('dialog', { name: 'Wrong street' }));
    const button = panel.getAllByRole('button', { name }).find(({ ariaLabel }) => !ariaLabel) as HTMLElement;
    await user.click(button);
    expect(callsTo('PUT /api/admin/support/tickets/t1/closed')[0]?.body).toEqual({ isClosed });
  });
});

describe('the calls of onboarding', () => {
  const open = (role = 'super-admin', answers: Parameters<typeof openPage>[1]['answers'] = {}) =>
    openPage(OnboardingDeskPage, {
      path: '/admin/onboarding',
      answers: {
        'GET /api/admin/auth/user': () => ({ id: 'a', username: 'admin', role }),
        'GET /api/admin/onboarding/calls': () => listed([call, { ...call, id: 'c2', state: 'held' }]),
        'GET /api/admin/onboarding/hours': () => hours,
        ...answers,
      },
    });

  it('are listed; one that is booked is cancelled with a reason', async () => {
    const { user, callsTo } = open('operator', { 'POST /api/admin/onboarding/calls/c1/cancel': done });
    expect(await screen.findAllByRole('link', { name: 'Cancel' })).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel this call' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel Call' }));
    expect(await dialog.findAllByText('Please say why')).toHaveLength(2);
    fill(/^Why/, 'Our colleague is ill.');
    await user.click(dialog.getByRole('button', { name: 'Cancel Call' }));
    expect(await screen.findByText('Cancelled', { selector: '*:not(span)' })).toBeInTheDocument();
    expect(callsTo('POST /api/admin/onboarding/calls/c1/cancel')[0]?.body).toEqual({ reason: 'Our colleague is ill.' });
    expect(screen.queryByRole('button', { name: 'Change Hours' })).not.toBeInTheDocument();
  });

  it('have hours, which a super admin sets', async () => {
    const { user, callsTo } = open('super-admin', { 'PUT /api/admin/onboarding/hours': done });
    await user.click(await screen.findByRole('button', { name: 'Change Hours' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hours of onboarding' }));
    fill(/^Length/, '500');
    await user.click(dialog.getByRole('button', { name: 'Save Hours' }));
    expect(await dialog.findAllByText('Enter a whole number from 15 to 120')).toHaveLength(2);
    fill(/^Length/, '30');
    await user.click(dialog.getByLabelText('Monday'));
    await user.click(dialog.getByLabelText('Sunday'));
    fill(/^Where/, ' https://meet.example/a ');
    await user.click(dialog.getByRole('button', { name: 'Save Hours' }));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(callsTo('PUT /api/admin/onboarding/hours')[0]?.body).toEqual({
      ...hours,
      ...{ days: [2, 7], minutes: 30, place: 'https://meet.example/a' },
    });
  });
});
