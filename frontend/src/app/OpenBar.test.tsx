import { screen, within } from '@testing-library/react';
import { openPage, refusal } from '@/testing/openPage';
import { adaOfTwo } from '@/testing/people';
import { OpenPage, OpenPageBar } from '@/ui/OpenPage';
import type { PageRoute } from '@/ui/page';
import { NotFoundPage } from './NotFoundPage';
import { OpenBar } from './OpenBar';
import { areas } from './routes';

const open = (viewer: () => unknown) =>
  openPage(
    () => (
      <OpenPageBar value={OpenBar}>
        <NotFoundPage />
      </OpenPageBar>
    ),
    { answers: { 'GET /api/auth/user': viewer } },
  );

describe('a page for everybody', () => {
  beforeEach(() => {
    document.documentElement.dataset.session = '';
  });
  afterEach(() => {
    delete document.documentElement.dataset.session;
    jest.restoreAllMocks();
  });

  it('keeps the bar of a member, with all about the account behind the picture', async () => {
    const { user } = open(() => adaOfTwo);
    const navigation = within(await screen.findByRole('navigation', { name: 'Main' }));
    expect(navigation.getByRole('link', { name: 'Problems' })).toHaveAttribute('href', '/problems');
    expect(screen.queryByRole('link', { name: 'Member Login' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign Out' })).toHaveAttribute('href', '/api/logout');

    await user.click(screen.getByRole('button', { name: /^Ada Obi.*account$/ }));
    const menu = within(await screen.findByRole('menu'));
    for (const text of ['Ada Obi', 'ada@own.example', 'Own Organization', 'Owner · Lite Plan', 'Admin · Lite Plan'])
      expect(menu.getByText(text)).toBeInTheDocument();
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Profile',
      'Saved Searches',
      'Watched',
      'Drafts',
      'Proposals',
      'Match Alerts',
      'Subscription',
      'People',
      'Billing',
      'Support',
      'Switch to the dark theme',
      'Sign Out',
    ]);
    await user.click(menu.getByRole('menuitem', { name: 'Switch to the dark theme' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    delete document.documentElement.dataset.theme;

    await user.click(screen.getByRole('button', { name: 'More' }));
    const more = within(await screen.findByRole('menu'));
    expect(more.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Communities',
      'Mentors',
      'Success Stories',
    ]);
  });

  it('has its own bar for a visitor', async () => {
    open(() => refusal(401, 'not_signed_in', 'Sign in'));
    expect(await screen.findByRole('link', { name: 'Member Login' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
    expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /account/ })).not.toBeInTheDocument();
  });

  it('asks nothing about a visitor whose document says that there is no session', async () => {
    delete document.documentElement.dataset.session;
    const { callsTo } = openPage(
      () => (
        <OpenPageBar value={OpenBar}>
          <OpenPage actions={<a href="/login">Member Login</a>}>A story</OpenPage>
        </OpenPageBar>
      ),
      { answers: { 'GET /api/auth/user': () => adaOfTwo } },
    );
    expect(await screen.findByRole('link', { name: 'Member Login' })).toBeInTheDocument();
    expect(callsTo('GET /api/auth/user')).toHaveLength(0);
  });
});

describe('a page that everybody reads', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each(['/terms', '/privacy', '/stories', '/stories/:slug', '/members/:id', '/subscription', '/checkout/:planId'])(
    'at %s leads a visitor in, and back to it, or to becoming a member',
    async (path) => {
      const at = path.replace(/:\w+/, 'x');
      const { Component } = await (areas.open.find((page) => page.path === path) as PageRoute).lazy();
      openPage(Component, {
        path,
        at,
        answers: { 'GET /api/auth/user': () => refusal(401, 'not_signed_in', 'Sign in') },
      });
      expect(await screen.findByRole('link', { name: 'Member Login' })).toHaveAttribute(
        'href',
        `/login?return=${encodeURIComponent(at)}`,
      );
      expect(screen.getByRole('link', { name: 'Join The Alliance' })).toHaveAttribute('href', '/membership');
    },
  );
});
