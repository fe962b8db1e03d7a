import { screen, within } from '@testing-library/react';
import { evaluation, ranked, review, rubric } from '@/testing/evaluation';
import { openPage, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import ComparePage from './ComparePage';

const score = (marks: number[], points: number | null, comment: string | null = null) => ({
  marks: marks.map((mark, n) => ({ key: n + 1, mark, note: mark < 3 ? 'Not shown.' : null })),
  comment,
  rubricVersion: 1,
  proposalVersion: 1,
  points,
  scoredAt: '2026-03-06T10:00:00Z',
});
const proposal = {
  proposalId: 'r1',
  label: 'Proposal 7KQF',
  isBlind: false,
  status: 'pending',
  version: 1,
  solution: {
    ...review.solution,
    id: 's1',
    submittedBy: { id: 'org-probe', name: 'Probe Works', type: 'startup' },
  },
  note: 'Two districts first.',
  createdAt: '2026-03-06T10:00:00Z',
  figures: ranked.figures,
  scores: [
    {
      reviewer: { id: 'ada', name: 'Ada Obi', profileImageUrl: '/api/faces/ada/large', organizationId: 'own' },
      state: 'scored',
      conflicts: [],
      cameLater: true,
      excuseReason: null,
      score: score([5, 2], 70, 'Worth a pilot.'),
    },
    {
      reviewer: { id: 'ben', name: 'Ben Ade', profileImageUrl: null, organizationId: 'own' },
      state: 'recused',
      conflicts: ['project'],
      cameLater: false,
      excuseReason: 'I worked there.',
      score: null,
    },
  ],
};
const blind = {
  ...proposal,
  proposalId: 'r2',
  isBlind: true,
  solution: { ...review.solution, title: 'Fibre in the main' },
  figures: null,
  scores: null,
};

const open = (proposals: string, answers: Parameters<typeof openPage>[1]['answers'] = {}) =>
  openPage(ComparePage, {
    path: '/problems/:id/compare',
    at: `/problems/p1/compare?proposals=${proposals}`,
    answers: {
      'GET /api/auth/user': () => ada,
      'GET /api/problems/p1': () => ({ id: 'p1', title: 'Leaks' }),
      'GET /api/problems/p1/rubric': () => rubric,
      'GET /api/problems/p1/evaluation': () => evaluation,
      'GET /api/problems/p1/comparison': ({ url }) =>
        [proposal, blind].filter(({ proposalId }) => url.search.includes(proposalId)),
      ...answers,
    },
  });

describe('proposals side by side', () => {
  it('are read criterion by criterion, with what each reviewer says', async () => {
    const { callsTo } = open('r1,r2');
    expect(await screen.findByRole('heading', { level: 1, name: 'Proposals side by side' })).toBeVisible();
    const cost = (await screen.findByRole('heading', { name: 'Cost 40 %' })).closest('section') as HTMLElement;
    expect(
      within(cost)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Acoustic probes', 'Fibre in the main']);
    expect(cost).toHaveTextContent('3.0 of 52, Meets little of it, Ada ObiNot shown.');
    expect(cost).toHaveTextContent('No marks.');
    expect(screen.getByText('Kept from you until you have scored it.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Score It' })).toHaveAttribute('href', '/problems/p1/score?proposal=r2');
    expect(screen.getByText('Worth a pilot.')).toBeVisible();
    const [known, kept] = ['Probe Works', 'Proposal 7KQF'].map((name) => screen.getByText(name).closest('p'));
    expect([known?.querySelectorAll('svg').length, kept?.querySelectorAll('svg').length]).toEqual([1, 0]);
    expect(callsTo('GET /api/problems/p1/comparison')[0]?.url.searchParams.get('proposals')).toBe('r1,r2');
    expect(screen.queryByRole('heading', { name: 'Reviewers of this proposal' })).toBeNull();
  });

  it('shows of one alone how each reviewer stands to it, and who leads excludes them or lets them score', async () => {
    const { user, callsTo } = open('r1', {
      'PUT /api/proposals/r1/excuses/ada': () => new Response(null, { status: 204 }),
      'DELETE /api/proposals/r1/excuses/ben': () => new Response(null, { status: 204 }),
    });
    const list = within(await screen.findByRole('region', { name: 'Reviewers of this proposal' }));
    const [first, second] = list.getAllByRole('listitem');
    expect(first?.querySelector('img')).toHaveAttribute('src', '/api/faces/ada/large');
    expect(first).toHaveTextContent('Ada ObiScored70.0They made themselves a reviewer after it came in');
    expect(second).toHaveTextContent(
      'Ben AdeRecusedAn organization of theirs shares a project with Probe Works.“I worked there.”',
    );
    await user.click(list.getByRole('button', { name: 'Exclude Ada Obi' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Exclude reviewer' }));
    await user.type(dialog.getByLabelText(/^Reason/), 'Their sister leads it.');
    await user.click(dialog.getByRole('button', { name: 'Exclude Reviewer' }));
    expect(await screen.findByText('Ada Obi is excluded from this proposal.')).toBeInTheDocument();
    expect(callsTo('PUT /api/proposals/r1/excuses/ada')[0]?.body).toEqual({ reason: 'Their sister leads it.' });
    await user.click(list.getByRole('button', { name: 'Let Ben Ade score it' }));
    expect(callsTo('DELETE /api/proposals/r1/excuses/ben')).toHaveLength(1);
  });

  it('offers nothing of it to who does not lead', async () => {
    open('r1', { 'GET /api/problems/p1/evaluation': () => ({ ...evaluation, canManage: false }) });
    expect(await screen.findByRole('region', { name: 'Reviewers of this proposal' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Exclude|Let)/ })).toBeNull();
  });

  it('says what of it could not be loaded, and tries again', async () => {
    let fails = true;
    const or = (answer: object) => (fails ? refusal(503, 'temporarily_unavailable', 'In a moment.') : answer);
    const { user } = open('r1', {
      'GET /api/problems/p1/rubric': () => or(rubric),
      'GET /api/problems/p1/evaluation': () => or(evaluation),
    });
    expect(await screen.findByText('What they are judged by could not be loaded')).toBeVisible();
    expect(await screen.findByText('What you may do about its reviewers could not be loaded')).toBeVisible();
    fails = false;
    for (const button of screen.getAllByRole('button', { name: 'Try again' })) await user.click(button);
    expect(await screen.findByRole('heading', { name: 'Cost 40 %' })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Reviewers of this proposal' })).toBeVisible();
  });

  it('says when there is no such proposal', async () => {
    open('r9', { 'GET /api/problems/p1/comparison': () => refusal(404, 'not_found', 'There is none.') });
    expect(await screen.findByRole('heading', { name: 'Comparison not found' })).toBeVisible();
  });
});
