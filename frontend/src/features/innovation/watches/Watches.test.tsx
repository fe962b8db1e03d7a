import { screen, waitFor } from '@testing-library/react';
import { openPage, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import StopMailsPage from '../alerts/StopMailsPage';
import { WatchButton } from './WatchButton';
import WatchedPage from './WatchedPage';

const done = () => new Response(null, { status: 204 });

afterEach(() => jest.restoreAllMocks());

describe.each(['problem', 'solution'] as const)('the button to watch a %s', (noun) => {
  const address = `/api/${noun}s/x/watch`;
  const open = (answers = {}) => {
    let isWatched = false;
    const Page = () => <WatchButton of={noun} id="x" />;
    return openPage(Page, {
      answers: {
        'GET /api/auth/user': () => ada,
        [`GET ${address}`]: () => ({ isWatched }),
        [`PUT ${address}`]: () => {
          isWatched = true;
          return done();
        },
        [`DELETE ${address}`]: () => {
          isWatched = false;
          return done();
        },
        ...answers,
      },
    });
  };

  it('begins it and ends it, and shows which', async () => {
    const { user } = open();
    const button = await screen.findByRole('button', { name: 'Watch' });
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await user.click(button);
    expect(await screen.findByRole('button', { name: 'Watching' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(button);
    expect(await screen.findByRole('button', { name: 'Watch' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('says why it was not changed', async () => {
    const { user } = open({ [`PUT ${address}`]: () => refusal(404, 'not_found', `There is no such ${noun}.`) });
    await user.click(await screen.findByRole('button', { name: 'Watch' }));
    expect(await screen.findByText(`There is no such ${noun}.`)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Watch' })).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('the page of what is watched', () => {
  const problem = {
    id: 'w1',
    noun: 'problem',
    subjectId: 'p1',
    title: 'Leaks in old water mains',
    status: 'in_progress',
    submittedBy: { id: 'org-city', name: 'City Water', type: 'government' },
    createdAt: '2026-03-04T10:00:00Z',
  };
  const solution = { ...problem, id: 'w2', noun: 'solution', subjectId: 's1', title: 'Probes', status: 'published' };
  const open = (answers = {}) => {
    let watched = [problem, solution];
    let isMailed = true;
    return openPage(WatchedPage, {
      path: '/watched',
      answers: {
        'GET /api/auth/user': () => ada,
        'GET /api/innovation/watched': () => watched,
        'GET /api/innovation/watched/mails': () => ({ isMailed }),
        'PUT /api/innovation/watched/mails': ({ body }: { body: unknown }) => {
          ({ isMailed } = body as { isMailed: boolean });
          return { isMailed };
        },
        'DELETE /api/problems/p1/watch': () => {
          watched = [solution];
          return done();
        },
        ...answers,
      },
    });
  };

  it('shows each with its status, leads to it, and ends it', async () => {
    const { user } = open();
    expect(await screen.findByRole('link', { name: problem.title })).toHaveAttribute('href', '/problems/p1');
    expect(screen.getByRole('link', { name: 'Probes' })).toHaveAttribute('href', '/solutions/s1');
    for (const text of ['In progress', 'Published']) expect(screen.getByText(text)).toBeVisible();
    for (const noun of ['Problem', 'Solution'])
      expect(screen.getByText(`${noun} of`)).toHaveTextContent(`${noun} of City Water`);
    await user.click(screen.getByRole('button', { name: `Stop watching “${problem.title}”` }));
    await waitFor(() => expect(screen.queryByRole('link', { name: problem.title })).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Probes' })).toBeVisible();
  });

  it('says whether mails come, and changes that', async () => {
    const { user, callsTo } = open();
    const box = await screen.findByRole('checkbox', { name: /^Mail me when/ });
    expect(box).toBeChecked();
    await user.click(box);
    await waitFor(() => expect(box).not.toBeChecked());
    expect(callsTo('PUT /api/innovation/watched/mails').map(({ body }) => body)).toEqual([{ isMailed: false }]);
  });

  it('says how to begin where nothing is watched', async () => {
    open({ 'GET /api/innovation/watched': () => [] });
    expect(await screen.findByRole('heading', { name: 'Nothing watched yet' })).toBeVisible();
  });
});

it('mails about what is watched are stopped when that is said', async () => {
  const { user, callsTo } = openPage(StopMailsPage, {
    path: '/watched/stop',
    at: '/watched/stop?token=a.b',
    answers: { 'POST /api/innovation/mails/watched/stop': done },
  });
  await user.click(await screen.findByRole('button', { name: 'Stop these mails' }));
  expect(await screen.findByRole('heading', { name: 'The mails have stopped' })).toBeVisible();
  expect(callsTo('POST /api/innovation/mails/watched/stop')[0]?.url.searchParams.get('token')).toBe('a.b');
});
