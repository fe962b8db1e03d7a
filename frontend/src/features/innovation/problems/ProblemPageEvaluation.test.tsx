import { screen, within } from '@testing-library/react';
import { evaluation, noRubric, rubric } from '@/testing/evaluation';
import { openPage } from '@/testing/openPage';
import { ada } from '@/testing/people';
import { behind, readOnly } from '@/testing/problems';
import ProblemPage from './ProblemPage';

const problem = {
  ...readOnly,
  id: 'p1',
  title: 'Leaks in old water mains',
  description: 'A third of the treated water is lost.',
  category: 'environment',
  urgency: 'critical',
  status: 'open',
  estimatedValue: '25000000.00',
  estimatedValueCurrency: 'EUR',
  estimatedValueUsd: '28785000.50',
  tags: ['water'],
  createdAt: '2026-03-04T10:00:00Z',
  updatedAt: '2026-03-05T10:00:00Z',
  submittedBy: { id: 'org-own', name: 'Own Organization', type: 'startup' },
  canDecide: true,
  canPropose: false,
};

const proposal = {
  id: 'r1',
  solution: {
    id: 's1',
    title: 'Acoustic probes',
    readinessLevel: 7,
    status: 'published',
    submittedBy: { id: 'org-probe', name: 'Probe Works', type: 'startup' },
  },
  problem: { id: 'p1', title: problem.title, status: 'open', submittedBy: problem.submittedBy },
  note: 'We would start with two districts.',
  version: 1,
  amendedAt: null,
  status: 'pending',
  feedback: null,
  strengths: [] as string[],
  improvements: [] as string[],
  helpful: null,
  helpfulNote: null,
  createdAt: '2026-03-06T10:00:00Z',
  decidedAt: null,
  answerDueOn: null,
};

const open = (answers: Parameters<typeof openPage>[1]['answers'] = {}, at = '/problems/p1?tab=proposals') =>
  openPage(ProblemPage, {
    path: '/problems/:id',
    at,
    answers: {
      'GET /api/auth/user': () => ada,
      'GET /api/billing/entitlements': () => [],
      'GET /api/problems/p1': () => problem,
      'GET /api/problems/p1/organization': () => behind,
      'GET /api/proposals/overdue': () => [],
      'GET /api/problems/p1/proposals': () => [proposal],
      'GET /api/problems/p1/rubric': () => noRubric,
      ...answers,
    },
  });

describe('what proposals to a problem are judged by', () => {
  it('stands in its brief for everybody, with its earlier versions', async () => {
    const second = { ...rubric.inForce, version: 2 };
    const { user } = open(
      {
        'GET /api/problems/p1': () => ({ ...problem, canDecide: false }),
        'GET /api/problems/p1/rubric': () => ({ ...rubric, inForce: second }),
        'GET /api/problems/p1/rubric/versions': () => [
          second,
          { ...rubric.inForce, criteria: [{ key: 1, name: 'Speed', meaning: null, weight: 1, share: 100 }] },
        ],
      },
      '/problems/p1',
    );
    const section = within(await screen.findByRole('region', { name: 'How proposals are judged' }));
    expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Fit60 %In our mains.',
      'Cost40 %',
    ]);
    expect(section.getByText(/^Version 2, Own Organization/)).toBeVisible();
    await user.click(section.getByRole('button', { name: 'Earlier versions' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Versions of the rubric' }));
    expect(await dialog.findByText('Speed')).toBeVisible();
  });

  it('is left out where nobody has said so', async () => {
    open({}, '/problems/p1');
    expect(await screen.findByText(problem.description)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'How proposals are judged' })).toBeNull();
  });
});

describe('the evaluation on the page of a problem', () => {
  it('is a tab of its organization alone, with what waits for the viewer’s score', async () => {
    const { user, close } = open(
      {
        'GET /api/problems/p1': () => ({ ...problem, dueScores: 2, waitingProposals: 3 }),
        'GET /api/problems/p1/evaluation': () => ({ ...evaluation, canRank: false, canManage: false, due: 2 }),
      },
      '/problems/p1',
    );
    const strip = within(await screen.findByRole('region', { name: 'What needs you' }));
    expect(strip.getByText('2 proposals wait for your score, and 3 for a decision.')).toBeVisible();
    expect(strip.getByRole('link', { name: 'Score' })).toHaveAttribute('href', '/problems/p1/score');
    await user.click(screen.getByRole('tab', { name: 'Evaluation 2 to score' }));
    expect(await screen.findByRole('heading', { name: 'Your own scores come first' })).toBeVisible();
    close();
    const foreign = { ...problem, submittedBy: { id: 'org-city', name: 'City Water', type: 'government' } };
    // A mail to who proposes leads there too: they read the brief.
    open({ 'GET /api/problems/p1': () => ({ ...foreign, canDecide: false }) }, '/problems/p1?tab=evaluation');
    expect(await screen.findByText(problem.description)).toBeVisible();
    expect(screen.queryByRole('tab', { name: /^Evaluation/ })).toBeNull();
  });

  it('does not take from who may not decide what they answer for their organization', async () => {
    open(
      { 'GET /api/problems/p1': () => ({ ...problem, canDecide: false }), 'GET /api/problems/p1/questions': () => [] },
      '/problems/p1?tab=questions',
    );
    expect(await screen.findByText(/^All members read what is asked, and what you answer/)).toBeVisible();
  });
});
