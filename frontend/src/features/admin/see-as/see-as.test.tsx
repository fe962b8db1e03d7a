import { cleanup, fireEvent, screen } from '@testing-library/react';
import { openPage, refusal } from '@/testing/openPage';
import { leaveFor } from '@/ui/leave';
import SeeAsPage from './SeeAsPage';

jest.mock('@/ui/leave', () => ({ leaveFor: jest.fn() }));
afterEach(() => {
  sessionStorage.clear();
  jest.useRealTimers();
  jest.restoreAllMocks();
  jest.mocked(leaveFor).mockClear();
});

const security = {
  hasPassword: true,
  authenticatorSince: '2026-11-01T10:00:00Z',
  passkeys: [],
  recoveryCodesLeft: 10,
  factorsRemovedAt: null,
};
const alex = {
  id: '5f0c9a7e-2d44-4b1c-9d3f-6a1be0c7d215',
  name: 'Alex Kimani',
  email: 'alex@techflow.example',
  organizations: ['TechFlow'],
};
const find = 'GET /api/admin/see-as/people';
const begin = 'PUT /api/admin/see-as';

describe('the page to see the alliance as a member', () => {
  const open = (answers: object = {}, at = '/admin/see-as') =>
    openPage(SeeAsPage, {
      path: '/admin/see-as',
      at,
      answers: {
        'GET /api/auth/security': () => security,
        [find]: () => [alex],
        [begin]: () => ({ until: '2026-11-23T15:00:00Z' }),
        ...answers,
      } as never,
    });

  it('asks who and why before it opens the alliance anew', async () => {
    const { user, callsTo } = open();
    const send = await screen.findByRole('button', { name: 'See as This Member' });
    await user.click(send);
    for (const missing of ['Choose the member', 'Say why, in 10 to 500 characters'])
      expect((await screen.findAllByText(missing))[0]).toBeVisible();
    fireEvent.change(screen.getByRole('textbox', { name: /Member/ }), { target: { value: 'alex' } });
    await user.click(await screen.findByRole('button', { name: /Alex Kimani/ }));
    expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus();
    fireEvent.change(screen.getByRole('textbox', { name: /Reason/ }), { target: { value: 'Asked for help.' } });
    await user.click(screen.getByRole('checkbox', { name: 'Tell the member the reason too' }));
    await user.click(send);
    expect(callsTo(begin)[0]?.body).toEqual({ personId: alex.id, reason: 'Asked for help.', tellsReason: false });
    expect(leaveFor).toHaveBeenCalledWith('/');
  });

  it('keeps the reason of one whose session ends, until it is of use', async () => {
    open();
    fireEvent.change(await screen.findByRole('textbox', { name: /Reason/ }), { target: { value: 'Asked for help.' } });
    cleanup();
    const { user } = open({}, `/admin/see-as?person=${alex.id}`);
    expect(await screen.findByText('alex@techflow.example · TechFlow')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveValue('Asked for help.');
    await user.click(screen.getByRole('button', { name: 'See as This Member' }));
    expect(leaveFor).toHaveBeenCalledWith('/');
    expect(Object.keys(sessionStorage).filter((key) => key.includes('see-as'))).toEqual([]);
  });

  it('keeps no member whom nobody sees chosen', async () => {
    const { user } = open({}, `/admin/see-as?person=${alex.id}`);
    expect(await screen.findByText('alex@techflow.example · TechFlow')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Asked for help.');
    cleanup();
    const again = open();
    expect(await screen.findByRole('textbox', { name: /Reason/ })).toHaveValue('Asked for help.');
    await again.user.click(screen.getByRole('button', { name: 'See as This Member' }));
    expect((await screen.findAllByText('Choose the member'))[0]).toBeVisible();
    expect(again.callsTo(begin)).toEqual([]);
  });

  it('has the member chosen whom its address names, and lets another one be chosen', async () => {
    const { user, callsTo } = open({}, `/admin/see-as?person=${alex.id}`);
    expect(await screen.findByText('alex@techflow.example · TechFlow')).toBeVisible();
    expect(callsTo(find)[0]?.url.searchParams.get('search')).toBe(alex.id);
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(screen.getByRole('textbox', { name: /Member/ })).toHaveFocus();
  });

  it('says how to set up a second factor to who has none', async () => {
    open({ 'GET /api/auth/security': () => ({ ...security, authenticatorSince: null }) });
    expect(await screen.findByRole('heading', { name: 'You need a second factor' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Set Up a Second Factor' })).toHaveAttribute('href', '/admin/security');
    expect(screen.queryByRole('button', { name: 'See as This Member' })).not.toBeInTheDocument();
  });

  it('says what the server refuses, and that nobody is called so', async () => {
    const { user } = open({
      [find]: ({ url }: { url: URL }) => (url.searchParams.get('search') === 'alex' ? [alex] : []),
      [begin]: () => refusal(409, 'see_as_needs_factor', 'Set up a second factor first.'),
    });
    const name = await screen.findByRole('textbox', { name: /Member/ });
    fireEvent.change(name, { target: { value: 'nobody' } });
    expect(await screen.findByText('No member is called so.')).toBeVisible();
    fireEvent.change(name, { target: { value: 'alex' } });
    await user.click(await screen.findByRole('button', { name: /Alex Kimani/ }));
    fireEvent.change(screen.getByRole('textbox', { name: /Reason/ }), { target: { value: 'Asked for help.' } });
    await user.click(screen.getByRole('button', { name: 'See as This Member' }));
    expect(await screen.findByText('Set up a second factor first.')).toBeVisible();
    expect(leaveFor).not.toHaveBeenCalled();
  });
});
