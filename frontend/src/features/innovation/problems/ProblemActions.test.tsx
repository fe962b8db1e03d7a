import { screen, within } from '@testing-library/react';
import { openPage, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import { behind, inDays, readOnly } from '@/testing/problems';
import ProblemPage from './ProblemPage';

const own = {
  ...readOnly,
  id: 'p1',
  title: 'Leaks',
  description: 'In mains.',
  category: null,
  urgency: null,
  status: 'open',
  estimatedValue: null,
  estimatedValueCurrency: null,
  estimatedValueUsd: null,
  tags: [],
  createdAt: '2026-03-04T10:00:00Z',
  updatedAt: '2026-03-05T10:00:00Z',
  submittedBy: { id: 'org-own', name: 'Own Organization', type: 'startup' },
  canDecide: true,
  canEdit: true,
  canPropose: false,
  nextStatuses: ['closed', 'withdrawn'],
};
const open = (problem: object, answers: Parameters<typeof openPage>[1]['answers'] = {}, tab = '') =>
  openPage(ProblemPage, {
    path: '/problems/:id',
    at: `/problems/p1${tab && `?tab=${tab}`}`,
    answers: {
      'GET /api/auth/user': () => ada,
      'GET /api/billing/entitlements': () => [],
      'GET /api/problems/p1': () => problem,
      'GET /api/problems/p1/proposals': () => [],
      'GET /api/problems/p1/organization': () => behind,
      'GET /api/proposals/overdue': () => [],
      ...answers,
    },
  });

beforeEach(() => sessionStorage.clear());

describe('what the organization of a problem does with it', () => {
  it('is offered as far as it may, and asks why', async () => {
    const { user, callsTo } = open(own, { 'POST /api/problems/p1/close': () => ({ ...own, status: 'closed' }) });
    expect(await screen.findByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/problems/compose?problem=p1');
    await user.click(screen.getByRole('button', { name: 'More about this problem' }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual(['Close Problem', 'Withdraw Problem']);
    await user.click(screen.getByRole('menuitem', { name: 'Close Problem' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Close problem' }));
    await user.click(dialog.getByRole('button', { name: 'Close Problem' }));
    expect(dialog.getByLabelText(/^Reason/)).toBeInvalid();
    await user.type(dialog.getByLabelText(/^Reason/), 'Solved elsewhere.');
    await user.click(dialog.getByRole('button', { name: 'Close Problem' }));
    expect(await screen.findByText('Problem closed.')).toBeInTheDocument();
    expect(callsTo('POST /api/problems/p1/close').map(({ body }) => body)).toEqual([{ reason: 'Solved elsewhere.' }]);
  });

  it('says what stands in the way', async () => {
    const waiting = 'One proposal waits for a decision.';
    const { user } = open(own, { 'POST /api/problems/p1/close': () => refusal(409, 'proposals_pending', waiting) });
    await user.click(await screen.findByRole('button', { name: 'More about this problem' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Close Problem' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Reason/), 'Over.');
    await user.click(dialog.getByRole('button', { name: 'Close Problem' }));
    expect(await dialog.findByText(waiting)).toBeInTheDocument();
  });

  it('is offered to nobody else', async () => {
    open({ ...own, canDecide: false, canEdit: false, nextStatuses: [] });
    expect(await screen.findByRole('heading', { name: 'Leaks' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'More about this problem' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'What needs you' })).toBeNull();
  });
});

describe('what needs the organization of a problem', () => {
  const strip = async () => within(await screen.findByRole('region', { name: 'What needs you' }));

  it('is its proposals first', async () => {
    open({ ...own, waitingProposals: 3 });
    expect((await strip()).getByText('3 proposals wait for your decision.')).toBeInTheDocument();
    expect((await strip()).getByRole('link', { name: 'Decide' })).toHaveAttribute(
      'href',
      '/problems/p1?tab=proposals#proposals',
    );
  });

  it('is the brief where parts are missing', async () => {
    open(own);
    expect((await strip()).getByText(/9 parts of the brief are missing: a full description first/)).toBeInTheDocument();
  });

  it('is scores before decisions, with the day by which the first was promised an answer', async () => {
    open({ ...own, dueScores: 2, waitingProposals: 3, waitingDueOn: inDays(1) });
    expect(await screen.findByRole('region', { name: 'What needs you' })).toHaveTextContent(
      /^2 proposals wait for your score, and 3 for a decision, the first due tomorrow, [^.]+\.Score$/,
    );
  });

  it('is what is overdue, once the server has refused a draft for it', async () => {
    let overdue: object[] = [];
    const { user } = open(
      { ...own, status: 'draft', nextStatuses: ['open'] },
      {
        'GET /api/proposals/overdue': () => overdue,
        'POST /api/problems/p1/submit': () => {
          overdue = [{ organizationId: 'org-own', overdue: 6, stopsProblems: true }];
          return refusal(409, 'decisions_overdue', 'Too much is overdue.');
        },
      },
    );
    await user.click((await strip()).getByRole('button', { name: 'Submit Problem' }));
    expect(await screen.findByText(/^6 decisions of Own Organization about proposals are overdue/)).toBeVisible();
  });

  it('is a draft’s submission, in one click', async () => {
    const { user, callsTo } = open(
      { ...own, status: 'draft', nextStatuses: ['open'] },
      { 'POST /api/problems/p1/submit': () => own },
    );
    await user.click((await strip()).getByRole('button', { name: 'Submit Problem' }));
    expect(await screen.findByText('Problem submitted successfully!')).toBeInTheDocument();
    expect(callsTo('POST /api/problems/p1/submit')).toHaveLength(1);
  });
});

describe('the activity of a problem', () => {
  it('says who did what, when and why', async () => {
    const by = 'Amara Okafor';
    open(
      own,
      {
        'GET /api/problems/p1/changes': () => [
          {
            id: 'c3',
            kind: 'status_changed',
            fromStatus: 'open',
            toStatus: 'closed',
            reason: 'Over.',
            fields: [],
            by,
            at: '2026-03-06T10:00:00Z',
          },
          {
            id: 'c2',
            kind: 'edited',
            fromStatus: null,
            toStatus: null,
            reason: null,
            fields: ['title', 'budgetFrom', 'budgetTo'],
            by,
            at: '2026-03-05T10:00:00Z',
          },
          {
            id: 'c1',
            kind: 'submitted',
            fromStatus: null,
            toStatus: null,
            reason: null,
            fields: [],
            by,
            at: '2026-03-04T10:00:00Z',
          },
        ],
      },
      'activity',
    );
    expect(await screen.findByText('Open → Closed')).toBeInTheDocument();
    expect(screen.getByText('Over.')).toBeInTheDocument();
    expect(screen.getByText('Edited: title, budget')).toBeInTheDocument();
    expect(screen.getByText('Submitted')).toBeInTheDocument();
  });
});
