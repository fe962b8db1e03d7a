import { screen, within } from '@testing-library/react';
import { facts } from '@/testing/matches';
import { openPage, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import MatchesPage from './MatchesPage';

const submitted = { category: 'environment', tags: [], createdAt: '2026-03-04T10:00:00Z', description: 'They leak.' };
const match = {
  id: 'm1',
  problem: {
    ...submitted,
    id: 'p1',
    status: 'open',
    title: 'Leaks in old water mains',
    submittedBy: { id: 'org-city', name: 'City Water', type: 'government' },
  },
  solution: {
    ...submitted,
    id: 's1',
    title: 'Acoustic probes',
    submittedBy: { id: 'org-probe', name: 'Probe Works', type: 'startup' },
  },
  percent: 64,
  label: 'good',
  words: [{ word: 'leaks', share: 31 }],
  facts,
  foundAt: '2026-03-05T10:00:00Z',
};

const open = (found: unknown) =>
  openPage(MatchesPage, {
    path: '/matches',
    answers: { 'GET /api/auth/user': () => ada, 'GET /api/innovation/matches': () => found },
  });

describe('the page of all matches', () => {
  it('shows each with its two sides, whose they are, how well they fit and why', async () => {
    open([
      match,
      {
        ...match,
        id: 'm2',
        solution: { ...match.solution, id: 's2', title: 'Drones' },
        problem: { ...match.problem, status: 'closed' },
      },
    ]);
    const matches = await screen.findByRole('list', { name: 'Matches' });
    const [first, second] = within(matches)
      .getAllByRole('article')
      .map((one) => within(one));
    expect(first?.getByRole('link', { name: 'Acoustic probes' })).toHaveAttribute('href', '/solutions/s1');
    expect(first?.getByRole('link', { name: match.problem.title })).toHaveAttribute('href', '/problems/p1');
    for (const text of ['City Water', 'Probe Works', '64 of 100']) expect(first?.getByText(text)).toBeVisible();
    expect(first?.getByText(/Same category/)).toBeVisible();
    expect(first?.getByText(/^Found/)).toHaveTextContent('Found Mar 5, 2026');
    expect(second?.getByRole('link', { name: 'Drones' })).toBeVisible();
    expect([first, second].map((one) => one?.queryAllByText(/^(Open|Closed)$/).length)).toEqual([0, 1]);
    expect(screen.getByText('Showing 2 of 2')).toBeVisible();
  });

  it('says what comes where there are none', async () => {
    open([]);
    expect(await screen.findByRole('heading', { name: 'No Matches Yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse problems' })).toHaveAttribute('href', '/problems');
  });

  it('says when it cannot be read', async () => {
    open(refusal(503, 'unavailable', 'Please try again in a moment.'));
    expect(await screen.findByText('Please try again in a moment.')).toBeVisible();
  });
});
