import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import StoriesPage from '@/features/innovation/stories/StoriesPage';
import StoryPage from '@/features/innovation/stories/StoryPage';
import LandingPage from '@/features/membership/landing/LandingPage';
import { json, openPage, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import { page } from '@/ui/page';
import { routesOf } from './router';
import { createStore } from './store';

const mentors = { label: 'Mentors', pages: ['/mentors', '/mentors/*'] };
const network = { label: 'Network', pages: ['/members'] };
const at = (path: string, title: string) =>
  page(path, title, async () => ({ default: () => <h1>the page {title}</h1> }));
const areas = {
  open: [at('/members/:id', 'Organization')],
  members: [at('/mentors', 'Mentors'), at('/mentors/:id', 'Mentor'), at('/members', 'Network')],
  enterprise: [],
  admin: [],
};

function open(path: string, closedSections: object[]) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const isViewer = new URL((input as Request).url).pathname === '/api/auth/user';
    return isViewer ? json(200, { ...ada, closedSections }) : refusal(404, 'not_found', 'Nothing.');
  });
  render(
    <Provider store={createStore()}>
      <RouterProvider router={createMemoryRouter(routesOf(areas), { initialEntries: [path] })} />
    </Provider>,
  );
  return userEvent.setup();
}

beforeAll(() => {
  window.IntersectionObserver = jest.fn(() => ({ observe() {}, unobserve() {}, disconnect() {} })) as never;
});
afterEach(() => jest.restoreAllMocks());

describe('a closed section', () => {
  it.each(['/mentors', '/mentors/x'])('says so at %s, and is in no bar', async (path) => {
    const user = open(path, [mentors]);
    expect(await screen.findByText(/This section of the alliance is closed for now/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Mentors' })).toBeVisible();
    expect(screen.queryByText(/^the page/)).toBeNull();
    await user.click(screen.getAllByRole('button', { name: 'More' })[0] as HTMLElement);
    await screen.findByRole('menuitem', { name: 'Communities' });
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Communities',
      'Success Stories',
    ]);
  });

  it('is there again once it is open', async () => {
    const user = open('/mentors', []);
    expect(await screen.findByRole('heading', { name: 'the page Mentors' })).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'More' })[0] as HTMLElement);
    expect(await screen.findByRole('menuitem', { name: 'Mentors' })).toBeVisible();
  });

  it('keeps the pages under one that it does not name', async () => {
    open('/members/x', [network]);
    expect(await screen.findByRole('heading', { name: 'the page Organization' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Network' })).toBeNull();
  });

  it.each([
    ['the list of stories', StoriesPage, '/stories', 'GET /api/stories'],
    ['a story', StoryPage, '/stories/:slug', 'GET /api/stories/x'],
  ])('says so to visitors in the place of %s', async (_, Page, path, call) => {
    openPage(Page, {
      path,
      at: path.replace(':slug', 'x'),
      answers: { [call]: () => refusal(404, 'section_closed', 'This section of the alliance is closed for now.') },
    });
    expect(await screen.findByText(/Nothing of yours in it is lost/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Success stories' })).toBeVisible();
  });

  it('is not on the landing page, nor in its links', () => {
    const closed = [
      { label: 'Success stories', pages: ['/stories', '/stories/*'] },
      { label: 'Communities', pages: ['/communities', '/communities/*'] },
    ];
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => json(404, {}));
    const { container } = render(<LandingPage isMounted={() => true} closed={closed} />);
    const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links.filter((href) => /stories|communities|#success|#community/.test(href ?? ''))).toEqual([]);
    expect(links).toContain('#pricing');
  });
});

describe('who belongs to an organization that waits for its review', () => {
  it('is told so over every page', async () => {
    const [own] = ada.organizations;
    const waiting = { ...own, role: 'viewer', organization: { ...own?.organization, awaitsReview: true } };
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => json(200, { ...ada, closedSections: [], organizations: [waiting] }));
    render(
      <Provider store={createStore()}>
        <RouterProvider router={createMemoryRouter(routesOf(areas), { initialEntries: ['/mentors'] })} />
      </Provider>,
    );
    expect(await screen.findByRole('note')).toHaveTextContent(
      'Own Organization waits for the alliance to look at the registration.',
    );
  });
});
