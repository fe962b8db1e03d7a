import { screen, within } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import InboxPage from './InboxPage';

const notification = {
  id: 'n1',
  category: 'proposals',
  title: 'GridWorks proposes a solution',
  text: 'They would begin in March.',
  link: 'https://elsewhere.example/problems/p1?tab=proposals',
  madeAt: '2026-11-23T08:00:00Z',
  readAt: null,
  canMute: true,
};
const work = [
  {
    kind: 'answer-proposals',
    id: 'p1',
    title: 'Answer a proposal to “Ice”',
    link: '/problems/p1',
    dueOn: '2020-01-02',
    since: '2019-12-01T08:00:00Z',
  },
  {
    kind: 'review',
    id: 'p2',
    title: 'Score proposals to “Heat”',
    link: '/problems/p2/score',
    dueOn: null,
    since: '2019-12-01T08:00:00Z',
  },
];

const open = (at = '/inbox', changes: Parameters<typeof openPage>[1]['answers'] = {}) =>
  openPage(InboxPage, {
    path: '/inbox',
    at,
    answers: {
      'GET /api/notifications/inbox': () => json(200, [notification], { 'x-total-count': '1' }),
      'GET /api/notifications/work': () => work,
      'POST /api/notifications/inbox/read': () => new Response(null, { status: 204 }),
      'PATCH /api/notifications/inbox/n1': () => new Response(null, { status: 204 }),
      'POST /api/notifications/inbox/n1/mute': () => new Response(null, { status: 204 }),
      ...changes,
    },
  });

describe('The inbox', () => {
  it('leads to what a line is about, wherever the server says that it is, and marks it as read', async () => {
    const { user, address, callsTo } = open();
    const link = await screen.findByRole('link', { name: 'Unread: GridWorks proposes a solution' });
    await user.click(link);
    expect(address()).toBe('/problems/p1?tab=proposals');
    expect(callsTo('PATCH /api/notifications/inbox/n1')[0]?.body).toEqual({ isRead: true });
  });

  it('is narrowed by its address, and read all at once, as far as it is shown', async () => {
    const { user, callsTo } = open('/inbox?show=unread&category=proposals');
    await user.click(await screen.findByRole('button', { name: 'Mark these as read' }));
    expect(callsTo('POST /api/notifications/inbox/read')[0]?.body).toEqual({ category: 'proposals' });
    expect(callsTo('GET /api/notifications/inbox')[0]?.url.search).toBe('?unread=true&category=proposals&limit=20');
  });

  it('mutes what a line is about, and says when it could not', async () => {
    const { user } = open('/inbox', {
      'POST /api/notifications/inbox/n1/mute': () => refusal(409, 'not_mutable', 'Of this you are always told.'),
    });
    await user.click(await screen.findByRole('button', { name: /^Mute/ }));
    expect(await screen.findByText('Of this you are always told.')).toBeVisible();
  });

  it('says what waits by the day that it is due', async () => {
    open('/inbox?tab=work');
    const late = await screen.findByRole('region', { name: 'Overdue' });
    expect(within(late).getByRole('link', { name: 'Answer a proposal to “Ice”' })).toHaveAttribute(
      'href',
      '/problems/p1',
    );
    const undated = screen.getByRole('region', { name: 'Without a day' });
    expect(within(undated).getByRole('link', { name: 'Score proposals to “Heat”' })).toBeVisible();
  });

  it('is a small celebration where nothing waits', async () => {
    open('/inbox?tab=work', { 'GET /api/notifications/work': () => [] });
    expect(await screen.findByText('Nothing waits for you')).toBeVisible();
  });
});
