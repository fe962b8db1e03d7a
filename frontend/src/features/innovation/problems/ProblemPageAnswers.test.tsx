import { screen, within } from '@testing-library/react';
import { noRubric } from '@/testing/evaluation';
import { openPage, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import { behind, inDays, readOnly } from '@/testing/problems';
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

describe('the promise of answers on the page of a problem', () => {
  const rail = async () => within(await screen.findByRole('region', { name: 'The organization behind it' }));

  it('says by when, in the brief and among the details, while proposals come', async () => {
    open({ 'GET /api/problems/p1': () => ({ ...problem, decideBy: '2026-12-24' }) });
    expect(await screen.findByText(/^Every proposal is answered by/)).toHaveTextContent('Dec 24, 2026');
    expect(screen.getByText('Answers by').nextSibling).toHaveTextContent('Dec 24, 2026');
  });

  it('is of no interest any more when it is closed', async () => {
    open({ 'GET /api/problems/p1': () => ({ ...problem, status: 'closed', decideBy: '2026-12-24' }) });
    expect(await screen.findByRole('heading', { name: problem.title })).toBeInTheDocument();
    expect(screen.queryByText('Answers by')).not.toBeInTheDocument();
  });

  it.each([
    [4, /3 proposals wait for your decision, the first due in 4 days,/],
    [1, /the first due tomorrow,/],
    [0, /the first due today\./],
    [-3, /the first overdue since/],
  ])('tells who decides what is due in %i days', async (days, words) => {
    open({ 'GET /api/problems/p1': () => ({ ...problem, waitingProposals: 3, waitingDueOn: inDays(days) }) });
    expect(await screen.findByRole('region', { name: 'What needs you' })).toHaveTextContent(words);
  });

  it('is told with how its organization has kept others', async () => {
    const record = { counted: 1023, inTimePercent: 91, medianDays: 9 };
    open({ 'GET /api/problems/p1/organization': () => ({ ...behind, record, problems: 1000, solved: 4 }) });
    const organization = await rail();
    expect(organization.getByText('91 % of 1,023')).toBeInTheDocument();
    expect(organization.getByText('9 days')).toBeInTheDocument();
    expect(organization.getByText('1,000 or more')).toBeInTheDocument();
    expect(organization.getByText('Kenya')).toBeInTheDocument();
  });

  it('says that there is no record where too few proposals have been due', async () => {
    open();
    const organization = await rail();
    expect(organization.getByText(/^No record yet/)).toBeInTheDocument();
    expect(organization.getByText('Solved').nextSibling).toHaveTextContent('0');
    expect(organization.queryByText('Answered in time')).not.toBeInTheDocument();
  });

  it('leaves the problem as it is where the record cannot be loaded, and asks again', async () => {
    let isAway = true;
    const { user } = open({
      'GET /api/problems/p1/organization': () => (isAway ? refusal(503, 'temporarily_unavailable', 'Busy.') : behind),
    });
    expect(await screen.findByText('Its record could not be loaded')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: problem.title })).toBeInTheDocument();
    const again = await screen.findByRole('button', { name: 'Try again' });
    isAway = false;
    await user.click(again);
    expect(await screen.findByText(/^No record yet/)).toBeInTheDocument();
  });

  it('says which day became which, in its activity', async () => {
    const moved = {
      kind: 'decide_by_moved',
      fromStatus: '2026-12-24',
      toStatus: '2027-01-31',
      reason: null,
      fields: [],
    };
    const { user } = open({
      'GET /api/problems/p1/changes': () => [{ id: 'c1', ...moved, by: 'Ada', at: '2026-03-06T10:00:00Z' }],
    });
    await user.click(await screen.findByRole('tab', { name: 'Activity' }));
    expect(await screen.findByText(/^Answers by:/)).toHaveTextContent('Answers by: Dec 24, 2026 → Jan 31, 2027');
  });

  it('stops a draft from being submitted while too much is overdue, and says where to decide', async () => {
    open({
      'GET /api/problems/p1': () => ({ ...problem, status: 'draft' }),
      'GET /api/proposals/overdue': () => [{ organizationId: 'org-own', overdue: 6, stopsProblems: true }],
    });
    expect(await screen.findByText(/^6 decisions of Own Organization about proposals are overdue/)).toBeInTheDocument();
    const strip = within(screen.getByRole('region', { name: 'What needs you' }));
    expect(strip.getByRole('link', { name: 'Decide Now' })).toHaveAttribute('href', '/proposals?tab=decide');
    expect(strip.queryByRole('button', { name: 'Submit Problem' })).not.toBeInTheDocument();
  });
});

describe('what is overdue, to who does not decide', () => {
  it('says who does instead of leading to an empty list', async () => {
    open({
      'GET /api/problems/p1': () => ({ ...problem, status: 'draft' }),
      'GET /api/proposals/overdue': () => [{ organizationId: 'org-own', overdue: 6, stopsProblems: true }],
      'GET /api/proposals/counts': () => ({ status: [], toDecide: 0, toScore: 0 }),
    });
    expect(await screen.findByText(/Who leads the evaluation decides, or an owner or admin\.$/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Decide Now' })).toBeNull();
  });
});
