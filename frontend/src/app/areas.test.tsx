import { useListPlansQuery } from '@alliance/api-client/billing';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useContext } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { json, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import { priceBook } from '@/testing/price-book';
import { leaveUnseenFor } from '@/ui/leave';
import { operatorPage, page } from '@/ui/page';
import { toastStore } from '@/ui/toast';
import { DraftOwner } from '@/ui/useFormDraft';
import { routesOf } from './router';
import { createStore } from './store';

jest.mock('@/ui/leave', () => ({ leaveUnseenFor: jest.fn() }));

const at = (path: string, title: string) =>
  page(path, title, async () => ({ default: () => <h1>the page {title}</h1> }));

const SignIn = () => <h1>the page Sign in at {useLocation().search}</h1>;
const mounted = {
  open: [page('/admin-login', 'Sign in', async () => ({ default: SignIn }))],
  members: [],
  enterprise: [at('/enterprise-admin', 'Team'), at('/enterprise-admin/people/:id', 'Person')],
  admin: [at('/admin/health', 'Health'), at('/admin/mail', 'Mail'), at('/admin/mail/sent', 'Sent')],
};
const viewer = { ...ada, organizations: ada.organizations.map((one) => ({ ...one, role: 'member' })) };
const nobody = () => refusal(401, 'unauthenticated', 'Please sign in.');

function open(path: string, answers: Record<string, () => Response>, areas = mounted) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { method, url } = input as Request;
    return (answers[`${method} ${new URL(url).pathname}`] ?? nobody)();
  });
  render(
    <Provider store={createStore()}>
      <RouterProvider router={createMemoryRouter(routesOf(areas), { initialEntries: [path] })} />
    </Provider>,
  );
}

beforeAll(() => {
  window.IntersectionObserver = jest.fn(() => ({ observe() {}, unobserve() {}, disconnect() {} })) as never;
});
afterEach(() => jest.restoreAllMocks());

describe('the enterprise area', () => {
  it('shows its page to an owner, with a way to the others that need no id', async () => {
    open('/enterprise-admin', { 'GET /api/auth/user': () => json(200, ada) });
    expect(await screen.findByRole('heading', { name: 'the page Team' })).toBeVisible();
    const links = screen.getByRole('navigation', { name: 'Enterprise' }).querySelectorAll('a');
    expect([...links].map(({ textContent }) => textContent)).toEqual(['Team']);
  });

  it('says over its pages which organizations are suspended', async () => {
    const organizations = ada.organizations.map(({ organization, ...one }) => ({
      ...one,
      organization: { ...organization, isSuspended: true },
    }));
    open('/enterprise-admin', { 'GET /api/auth/user': () => json(200, { ...ada, organizations }) });
    expect(await screen.findByRole('region', { name: 'Suspended' })).toHaveTextContent(
      `${organizations[0]?.organization.name} is suspended. You can read`,
    );
    expect(await screen.findByText('the page Team')).toBeVisible();
  });

  it('tells a member without such a role whose it is', async () => {
    open('/enterprise-admin', { 'GET /api/auth/user': () => json(200, viewer) });
    expect(await screen.findByText(/Only an owner or admin of an organization/)).toBeVisible();
    expect(screen.queryByText('the page Team')).not.toBeInTheDocument();
  });

  it('sends a visitor to the sign-in and back', async () => {
    open('/enterprise-admin', {});
    await waitFor(() => expect(leaveUnseenFor).toHaveBeenCalledWith('/api/login?return=%2Fenterprise-admin'));
    expect(screen.queryByText('the page Team')).not.toBeInTheDocument();
  });
});

describe('the admin area', () => {
  const admin = { username: 'root', email: 'root@localhost', role: 'super-admin' };
  const signedIn = { 'GET /api/admin/auth/user': () => json(200, admin) };

  afterEach(() => {
    localStorage.clear();
    // What one test was told is not there for the next.
    act(toastStore.dismiss);
  });

  it('shows its pages to who runs the alliance, under a breadcrumb, and signs out', async () => {
    open('/admin/health', { ...signedIn, 'POST /api/admin/auth/logout': () => new Response(null, { status: 204 }) });
    expect(await screen.findByRole('heading', { name: 'the page Health' })).toBeVisible();
    const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(breadcrumb).toHaveTextContent('AdministrationHealth');
    await userEvent.click(screen.getByRole('link', { name: 'Mail' }));
    expect(await screen.findByRole('heading', { name: 'the page Mail' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Admin session ended')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('the page Mail')).not.toBeInTheDocument());
  });

  it('leads to the sign-in after a sign-out, however late that page comes', async () => {
    let isSignedIn = true;
    let come: (page: { default: typeof SignIn }) => void = () => {};
    const late = new Promise<{ default: typeof SignIn }>((resolve) => {
      come = resolve;
    });
    const answers = {
      'GET /api/admin/auth/user': () => (isSignedIn ? json(200, admin) : nobody()),
      'POST /api/admin/auth/logout': () => {
        isSignedIn = false;
        return new Response(null, { status: 204 });
      },
    };
    open('/admin/health', answers, { ...mounted, open: [page('/admin-login', 'Sign in', () => late)] });
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    come({ default: SignIn });
    expect(await screen.findByRole('heading', { name: 'the page Sign in at' })).toBeVisible();
    expect(await screen.findByText('Admin session ended')).toBeVisible();
    expect(screen.queryByText('Please log in to access admin dashboard')).not.toBeInTheDocument();
  });

  it('has the pages of a section under its title, and leads back from them', async () => {
    open('/admin/mail/sent', signedIn);
    expect(await screen.findByRole('heading', { name: 'the page Sent' })).toBeVisible();
    const pages = screen.getByRole('navigation', { name: 'Mail' }).querySelectorAll('a');
    expect([...pages].map(({ textContent }) => textContent)).toEqual(['Mail', 'Sent']);
    const sections = screen.getByRole('navigation', { name: 'Sections' }).querySelectorAll('a');
    // Those that the sidebar knows stand in its order, and before others.
    expect([...sections].map(({ textContent }) => textContent)).toEqual(['Mail', 'Health']);
    const breadcrumb = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(breadcrumb).toHaveTextContent('AdministrationMailSent');
    // The bar of a phone keeps to one line.
    expect(
      [...breadcrumb.querySelectorAll('li')].map(({ className }) => /max-sm:(hidden|sr-only)/.test(className)),
    ).toEqual([true, true, true]);
  });

  it('keeps its frame around an address where nothing is, and says so to operators too', async () => {
    for (const role of ['super-admin', 'operator']) {
      open('/admin/nothing', { 'GET /api/admin/auth/user': () => json(200, { ...admin, role }) });
      expect(await screen.findByRole('heading', { name: '404 Page Not Found', level: 1 })).toBeVisible();
      expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'To the first section' })).toHaveAttribute('href', '/admin');
      expect(screen.getAllByRole('main')).toHaveLength(1);
      cleanup();
    }
  });

  it('keeps its frame around a page that breaks, which another one takes the place of', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('broken');
    };
    const broken = page('/admin/broken', 'Broken', async () => ({ default: Broken }));
    open('/admin/broken', signedIn, { ...mounted, admin: [...mounted.admin, broken] });
    expect(await screen.findByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
    expect(screen.getAllByRole('main')).toHaveLength(1);
    await userEvent.click(screen.getByRole('link', { name: 'Mail' }));
    expect(await screen.findByRole('heading', { name: 'the page Mail' })).toBeVisible();
  });

  it('opens a page whose code did not come once there is a connection, by the link that failed as well', async () => {
    let tries = 0;
    const late = page('/admin/late', 'Late', async () => {
      tries += 1;
      if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module');
      return { default: () => <h1>the page Late</h1> };
    });
    open('/admin/health', signedIn, { ...mounted, admin: [...mounted.admin, late] });
    await screen.findByRole('heading', { name: 'the page Health' });
    const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    await userEvent.click(screen.getByRole('link', { name: 'Late' }));
    expect(await screen.findByText(/opens by itself once you are connected again/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load again' })).toBeNull();
    line.mockRestore();
    fireEvent(window, new Event('online'));
    expect(await screen.findByRole('heading', { name: 'the page Late' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Mail' }));
    await screen.findByRole('heading', { name: 'the page Mail' });
    await userEvent.click(screen.getByRole('link', { name: 'Late' }));
    expect(await screen.findByRole('heading', { name: 'the page Late' })).toBeVisible();
    expect(tries).toBe(2);
  });

  it('opens its sections over the page where there is no sidebar, and closes them on the way to one', async () => {
    open('/admin/health', signedIn);
    await screen.findByRole('heading', { name: 'the page Health' });
    const opener = screen.getByRole('button', { name: 'Sections' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Administration' });
    expect(within(dialog).getByRole('link', { name: 'Health', current: 'page' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Mail' }));
    const heading = await screen.findByRole('heading', { name: 'the page Mail' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
    expect(heading).toHaveFocus();
  });

  it('says when what it shows has come, and asks for it anew', async () => {
    const TrialDays = () => <h1>{useListPlansQuery().data?.trialDays} days</h1>;
    const counted = page('/admin/counted', 'Counted', async () => ({ default: TrialDays }));
    let trialDays = 14;
    const answers = { ...signedIn, 'GET /api/plans': () => json(200, { ...priceBook, trialDays }) };
    open('/admin/counted', answers, { ...mounted, admin: [counted] });
    expect(await screen.findByRole('heading', { name: '14 days' })).toBeVisible();
    expect(screen.getByText(/^Last updated/)).toBeVisible();
    trialDays = 21;
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('heading', { name: '21 days' })).toBeVisible();
  });

  it('tells who sees the alliance as a member to stop first, and signs nobody out', async () => {
    open('/admin/health', {
      'GET /api/admin/auth/user': () => refusal(403, 'hidden_while_seeing', 'This is not shown.'),
      'GET /api/auth/user': () => json(200, { ...ada, seenUntil: new Date(Date.now() + 600_000).toISOString() }),
    });
    expect(await screen.findByRole('heading', { name: 'You see the alliance as a member' })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Seeing as a member' })).toHaveTextContent('Ada Obi');
    expect(screen.queryByText('the page Sign in at')).not.toBeInTheDocument();
  });

  it('keeps its sidebar narrow for who has collapsed it', async () => {
    open('/admin/health', signedIn);
    const collapse = await screen.findByRole('button', { name: 'Collapse' });
    expect(screen.getByRole('complementary')).toHaveClass('lg:w-64');
    await userEvent.click(collapse);
    expect(screen.getByRole('complementary')).toHaveClass('lg:w-16');
    expect(screen.getByRole('button', { name: 'Expand' })).toHaveAttribute('aria-expanded', 'false');
    expect(localStorage.getItem('adminSidebar')).toBe('collapsed');
    expect(screen.getByRole('link', { name: 'Mail' })).toBeInTheDocument();
  });

  it.each([
    ['a visitor', {}],
    [
      'a member',
      { 'GET /api/auth/user': () => json(200, ada), 'GET /api/admin/auth/user': () => refusal(403, 'forbidden', 'No') },
    ],
  ])('leads %s to its sign-in', async (_who, answers) => {
    open('/admin/health', answers);
    expect(await screen.findByText('Access Denied')).toBeVisible();
    expect(screen.getByText('Please log in to access admin dashboard')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'the page Sign in at ?return=%2Fadmin%2Fhealth' })).toBeVisible();
  });

  it.each([
    ['a visitor', {}, 'Access Denied'],
    [
      'a member',
      { 'GET /api/auth/user': () => json(200, ada), 'GET /api/admin/auth/user': () => refusal(403, 'forbidden', 'No') },
      'Access Denied',
    ],
    [
      'an operator, to whom it is closed,',
      { 'GET /api/admin/auth/user': () => json(200, { ...admin, role: 'operator' }) },
      'Only a super admin can open this page. Operators see and repair mail, and answer requests for help and onboarding calls.',
    ],
  ])('fetches the code of its page for nobody else: %s', async (_who, answers, said) => {
    const load = jest.fn(async () => ({ default: () => <h1>the page Health</h1> }));
    const areas = { ...mounted, admin: [page('/admin/health', 'Health', load)] };
    open('/admin/health', answers, areas);
    expect(await screen.findByText(said)).toBeVisible();
    expect(load).not.toHaveBeenCalled();
    cleanup();
    act(toastStore.dismiss);
    open('/admin/health', signedIn, areas);
    expect(await screen.findByRole('heading', { name: 'the page Health' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a day', 24 * 3_600_000],
    ['a minute', 60_000],
  ])('says to who signed in %s ago that the session is over', async (_when, ago) => {
    localStorage.setItem('adminAuthenticated', 'true');
    localStorage.setItem('adminLoginTime', String(Date.now() - ago));
    open('/admin/health', {});
    expect(await screen.findByText('Session Expired')).toBeVisible();
    expect(screen.getByText('Please log in again to access admin dashboard')).toBeVisible();
  });

  it('keeps what is typed apart for each who runs the alliance', async () => {
    const Typed = () => <p>typed by {useContext(DraftOwner)}</p>;
    const pages = { ...mounted, admin: [page('/admin/health', 'Health', async () => ({ default: Typed }))] };
    open('/admin/health', signedIn, pages);
    expect(await screen.findByText('typed by admin-root')).toBeVisible();
  });

  it('leaves as somebody signs out in another tab, and says so', async () => {
    let isSignedIn = true;
    open('/admin/health', { 'GET /api/admin/auth/user': () => (isSignedIn ? json(200, admin) : nobody()) });
    expect(await screen.findByRole('heading', { name: 'the page Health' })).toBeVisible();
    isSignedIn = false;
    const key = 'adminAuthenticated';
    // A sign-in there changes nothing here.
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'true' })));
    expect(screen.getByRole('heading', { name: 'the page Health' })).toBeVisible();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: null })));
    expect(await screen.findByText('Admin session ended')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'the page Health' })).not.toBeInTheDocument();
    expect(screen.queryByText('Session Expired')).not.toBeInTheDocument();
  });

  it.each([
    ['when nobody has', { adminAuthenticated: 'true' }],
    ['that somebody has, once', { adminLoginTime: String(Date.now()) }],
  ])('says of no session that it is over where the browser does not know %s', async (_what, known) => {
    for (const [name, value] of Object.entries(known)) localStorage.setItem(name, value);
    open('/admin/health', {});
    expect(await screen.findByText('Access Denied')).toBeVisible();
    expect(screen.queryByText('Session Expired')).not.toBeInTheDocument();
  });

  it('shows an operator whose its pages are', async () => {
    open('/admin/health', { 'GET /api/admin/auth/user': () => json(200, { ...admin, role: 'operator' }) });
    expect(await screen.findByText(/Only a super admin can open this page/)).toBeVisible();
    expect(screen.queryByText('the page Health')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Mail' })).toHaveAttribute('href', '/admin/mail');
  });

  it('lets an operator open the pages of operators, and shows the way to no others', async () => {
    const Probe = () => <h1>the page Probe</h1>;
    const ofMail = operatorPage('/admin/mail', '/admin/mail', 'Mail', async () => ({ default: Probe }));
    const probe = operatorPage('/admin/mail', '/smtp-probe', 'Probe', async () => ({ default: Probe }));
    open(
      '/smtp-probe',
      { 'GET /api/admin/auth/user': () => json(200, { ...admin, role: 'operator' }) },
      { ...mounted, admin: [...mounted.admin.slice(0, 1), ofMail, probe] },
    );
    expect(await screen.findByText('the page Probe')).toBeVisible();
    const namesIn = (name: string) =>
      within(screen.getByRole('navigation', { name }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(namesIn('Sections')).toEqual(['Mail']);
    // Its path does not say that it is one of that section.
    expect(screen.getByRole('link', { name: 'Mail', current: true })).toBeVisible();
    expect(namesIn('Mail')).toEqual(['Mail', 'Probe']);
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('AdministrationMailProbe');
  });

  it('says so when nobody can tell who asks', async () => {
    open('/admin/health', { 'GET /api/admin/auth/user': () => refusal(503, 'unavailable', 'Come back soon.') });
    expect(await screen.findByText('Who you are could not be loaded')).toBeVisible();
    expect(screen.queryByText('the page Health')).not.toBeInTheDocument();
  });
});
