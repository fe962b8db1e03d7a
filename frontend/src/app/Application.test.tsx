import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';
import { json, openPage, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import { BackLink } from '@/ui/browse/BackLink';
import { useRememberedList } from '@/ui/browse/list-place';
import { page } from '@/ui/page';
import AdminFrame from './AdminFrame';
import { routesOf } from './router';
import { createStore } from './store';

function List() {
  useRememberedList();
  return (
    <>
      <h1>All</h1>
      <Link to="/mentors/x">One of them</Link>
    </>
  );
}

const One = () => (
  <>
    <h1>One</h1>
    <BackLink to="/mentors">All of them</BackLink>
  </>
);

const areas = {
  open: [],
  members: [
    page('/mentors', 'Mentors', async () => ({ default: List })),
    page('/mentors/:id', 'Mentor', async () => ({ default: One })),
  ],
  enterprise: [],
  admin: [],
};

beforeAll(() => {
  window.IntersectionObserver = jest.fn(() => ({ observe() {}, unobserve() {}, disconnect() {} })) as never;
  window.scrollTo = jest.fn();
});
afterEach(() => jest.restoreAllMocks());

const expectSkipLink = () => {
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
};

it('leads past its bar, and from one of a list back to it by the history', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const isViewer = new URL((input as Request).url).pathname === '/api/auth/user';
    return isViewer ? json(200, ada) : refusal(404, 'not_found', 'Nothing.');
  });
  window.history.replaceState({ idx: 0, key: 'the list' }, '', '/mentors');
  const router = createBrowserRouter(routesOf(areas));
  render(
    <Provider store={createStore()}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await userEvent.click(await screen.findByRole('link', { name: 'One of them' }));
  await userEvent.click(await screen.findByRole('link', { name: 'All of them' }));
  await screen.findByRole('heading', { name: 'All' });
  expect(router.state.location.key).toBe('the list');
  expectSkipLink();
  router.dispose();
});

it('leads past the bars of who runs the alliance', async () => {
  const admin = { id: 'a1', username: 'admin' };
  openPage(
    () => (
      <AdminFrame admin={admin as never} pages={[]} onSignedOut={jest.fn()}>
        <h1>The page</h1>
      </AdminFrame>
    ),
    { answers: {} },
  );
  await screen.findByRole('heading', { name: 'The page' });
  expectSkipLink();
});
