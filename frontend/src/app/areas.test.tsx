import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { json, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import { page } from '@/ui/page';
import { leaveFor } from './leave';
import { routesOf } from './router';
import { createStore } from './store';

jest.mock('./leave', () => ({ leaveFor: jest.fn() }));

const at = (path: string, title: string) =>
  page(path, title, async () => ({ default: () => <h1>the page {title}</h1> }));

const mounted = {
  open: [],
  members: [],
  enterprise: [at('/enterprise-admin', 'Team'), at('/enterprise-admin/people/:id', 'Person')],
  admin: [at('/admin/health', 'Health'), at('/admin/mail', 'Mail')],
};
const viewer = { ...ada, organizations: ada.organizations.map((one) => ({ ...one, role: 'member' })) };
const nobody = () => refusal(401, 'unauthenticated', 'Please sign in.');

function open(path: string, answers: Record<string, () => Response>) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { method, url } = input as Request;
    return (answers[`${method} ${new URL(url).pathname}`] ?? nobody)();
  });
  render(
    <Provider store={createStore()}>
      <RouterProvider router={createMemoryRouter(routesOf(mounted), { initialEntries: [path] })} />
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

  it('tells a member without such a role whose it is', async () => {
    open('/enterprise-admin', { 'GET /api/auth/user': () => json(200, viewer) });
    expect(await screen.findByText(/Only an owner or admin of an organization/)).toBeVisible();
    expect(screen.queryByText('the page Team')).not.toBeInTheDocument();
  });

  it('sends a visitor to the sign-in and back', async () => {
    open('/enterprise-admin', {});
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/api/login?return=%2Fenterprise-admin'), {
      timeout: 10_000,
    });
    expect(screen.queryByText('the page Team')).not.toBeInTheDocument();
  });
});

describe('the admin area', () => {
  const admin = { username: 'root', email: 'root@localhost', role: 'super-admin' };

  it('shows its pages to who runs the alliance, and signs out', async () => {
    open('/admin/health', {
      'GET /api/admin/auth/user': () => json(200, admin),
      'POST /api/admin/auth/logout': () => new Response(null, { status: 204 }),
    });
    expect(await screen.findByRole('heading', { name: 'the page Health' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Mail' }));
    expect(await screen.findByRole('heading', { name: 'the page Mail' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(leaveFor).toHaveBeenLastCalledWith('/');
  });

  it.each([
    ['a visitor', {}],
    ['a member', { 'GET /api/auth/user': () => json(200, ada) }],
  ])('is not there for %s', async (_who, answers) => {
    open('/admin/health', answers);
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    expect(screen.queryByText('the page Health')).not.toBeInTheDocument();
  });

  it('says so when nobody can tell who asks', async () => {
    open('/admin/health', { 'GET /api/admin/auth/user': () => refusal(503, 'unavailable', 'Come back soon.') });
    expect(await screen.findByText('Who you are could not be loaded')).toBeVisible();
    expect(screen.queryByText('the page Health')).not.toBeInTheDocument();
  });
});
