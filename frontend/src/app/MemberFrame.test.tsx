import { screen, within } from '@testing-library/react';
import { openPage } from '@/testing/openPage';
import { ada } from '@/testing/people';
import { MemberFrame } from './MemberFrame';

const open = (viewer: object = ada, unread = 0) =>
  openPage(() => <MemberFrame>the page</MemberFrame>, {
    answers: {
      'GET /api/auth/user': () => viewer,
      'GET /api/notifications/inbox/counts': () => ({ unread }),
      'GET /api/conversations/unread': () => ({ count: 0 }),
    },
  });
const foot = () => within(document.querySelector('[data-foot]') as HTMLElement);

describe('the bar at the foot of phones', () => {
  it('leads to what is gone to most, and to all else by More', async () => {
    const { user } = open();
    expect(
      foot()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/', '/problems', '/projects', '/inbox']);
    await user.click(foot().getByRole('button', { name: 'More' }));
    const items = await foot().findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Search',
      'Dashboard',
      'Solutions',
      'Network',
      'Messages',
      'Communities',
      'Mentors',
      'Success Stories',
      'Switch to the dark theme',
      'Sign Out',
    ]);
  });

  it('says how much of the inbox is unread', async () => {
    open(ada, 3);
    expect(await foot().findByRole('link', { name: 'Inbox, 3 unread' })).toBeInTheDocument();
  });

  it('is not there for who sees the alliance as a member, who has a banner in its place', async () => {
    open({ ...ada, seenUntil: '2099-01-01T00:00:00Z' });
    expect(await screen.findByText('the page')).toBeInTheDocument();
    await screen.findByRole('button', { name: /account/ });
    expect(document.querySelector('[data-foot]')).toBeNull();
  });
});
