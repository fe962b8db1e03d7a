import { screen, waitFor, within } from '@testing-library/react';
import { evaluation, ranked } from '@/testing/evaluation';
import { json, openPage, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import DecidePage from './DecidePage';

const problem = {
  id: 'p1',
  title: 'Leaks',
  status: 'open',
  canDecide: true,
  submittedBy: { id: 'org-own', name: 'Own Organization', type: 'startup' },
};
const proposal = {
  id: 'r1',
  label: 'Proposal 7KQF',
  isBlind: false,
  solution: {
    id: 's1',
    title: 'Acoustic probes',
    readinessLevel: 7,
    submittedBy: { id: 'org-probe', name: 'Probe Works', type: 'startup' },
  },
  note: 'Two districts first.',
  version: 1,
  status: 'pending',
  createdAt: '2026-03-06T10:00:00Z',
};
const second = { ...proposal, id: 'r2', solution: { ...proposal.solution, id: 's2', title: 'Fibre in the main' } };
const decided = { ...proposal, id: 'r3', status: 'declined', solution: { ...proposal.solution, title: 'Dogs' } };

const open = (answers: Parameters<typeof openPage>[1]['answers'] = {}) =>
  openPage(DecidePage, {
    path: '/problems/:id/decide',
    at: '/problems/p1/decide',
    answers: {
      'GET /api/auth/user': () => ada,
      'GET /api/problems/p1': () => problem,
      'GET /api/problems/p1/proposals': () => [proposal, second, decided],
      'GET /api/problems/p1/evaluation': () => evaluation,
      'GET /api/problems/p1/ranking': () => ({
        rubricVersion: 1,
        criteria: [],
        isComplete: true,
        proposals: [
          { ...ranked, proposalId: 'r2', title: 'Fibre in the main' },
          { ...ranked, rank: 2 },
        ],
      }),
      ...answers,
    },
  });

type User = ReturnType<typeof open>['user'];

async function draft(user: User, decision: 'Accept' | 'Decline', feedback = '') {
  await user.click(await screen.findByRole('radio', { name: decision }));
  if (feedback) await user.type(screen.getByLabelText(/^Feedback/), feedback);
  await user.click(screen.getByRole('button', { name: 'Proven in practice' }));
  await user.click(screen.getByRole('button', { name: 'Say what it costs' }));
}

async function publish(user: User) {
  await user.click(screen.getByRole('button', { name: 'Publish 2 Decisions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish decisions' }));
  await user.click(dialog.getByRole('button', { name: 'Publish Decisions' }));
}

describe('deciding together', () => {
  beforeEach(() => sessionStorage.clear());

  it('gathers drafts, the best proposal first, says what follows and publishes them at once', async () => {
    const { user, callsTo } = open({ 'POST /api/problems/p1/decisions': () => [] });
    const queue = within(await screen.findByRole('navigation', { name: 'Proposals that wait' }));
    await waitFor(() =>
      expect(queue.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Fibre in the mainNo decision yet',
        'Acoustic probesNo decision yet',
      ]),
    );
    expect(screen.getByRole('heading', { name: 'Fibre in the main' })).toBeVisible();
    expect(screen.getByText('Rank 1 · 72.5 ± 8.1 points')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Publish/ })).toBeDisabled();
    await draft(user, 'Accept');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('heading', { name: 'Acoustic probes' })).toBeVisible();
    await draft(user, 'Decline', 'Too wide.');
    expect(queue.getByText('To be accepted')).toBeVisible();
    expect(screen.getByText(/1 to be accepted, 1 to be declined/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Publish 2 Decisions' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish decisions' }));
    expect(
      dialog.getByText(/^Accepted: “Fibre in the main”. Declined: “Acoustic probes”. Each proposer is told by mail/),
    ).toHaveTextContent('in progress from then on');
    const yes = dialog.getByRole('button', { name: 'Publish Decisions' });
    expect(yes).toHaveClass('bg-brand');
    await user.click(yes);
    expect(await screen.findByText('2 decisions published.')).toBeInTheDocument();
    const points = { strengths: ['Proven in practice'], improvements: ['Say what it costs'], version: 1 };
    expect(callsTo('POST /api/problems/p1/decisions')[0]?.body).toEqual({
      decisions: [
        { proposalId: 'r2', decision: 'accepted', ...points },
        { proposalId: 'r1', decision: 'declined', feedback: 'Too wide.', ...points },
      ],
    });
    expect(screen.getByText('0 of 2 decided')).toBeVisible();
  });

  it('leads to the draft in which something is missing', async () => {
    const { user, callsTo } = open();
    await screen.findByText('Rank 1 · 72.5 ± 8.1 points');
    await user.click(await screen.findByRole('radio', { name: 'Decline' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await draft(user, 'Accept');
    await user.click(screen.getByRole('button', { name: 'Publish 2 Decisions' }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '“Fibre in the main”: Feedback is required to decline a proposal',
      '“Fibre in the main”: Name at least one strength',
      '“Fibre in the main”: Name at least one improvement',
    ]);
    await user.click(alert.getByRole('link', { name: /Feedback is required/ }));
    expect(screen.getByRole('heading', { name: 'Fibre in the main' })).toBeVisible();
    expect(screen.getByLabelText(/^Feedback/)).toHaveFocus();
    expect(screen.getByLabelText(/^Feedback/)).toBeInvalid();
    await user.keyboard('Too wide.');
    expect(screen.getByLabelText(/^Feedback/)).toBeValid();
    expect(screen.getByLabelText(/^What is good about it/)).toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'Proven in practice' }));
    expect(screen.getByLabelText(/^What is good about it/)).toBeValid();
    expect(callsTo('POST /api/problems/p1/decisions')).toHaveLength(0);
  });

  it('says of which one somebody else was quicker, and keeps the others', async () => {
    let isAmended = false;
    const { user } = open({
      'GET /api/problems/p1/proposals': () => [
        { ...proposal, ...(isAmended && { version: 2, note: 'Three.' }) },
        second,
      ],
      'POST /api/problems/p1/decisions': () => {
        isAmended = true;
        return refusal(409, 'decisions_refused', 'Nothing was decided.', [
          { field: 'decisions.1.version', message: 'This proposal has been amended meanwhile: version 2 stands.' },
        ]);
      },
    });
    await screen.findByText('Rank 1 · 72.5 ± 8.1 points');
    await draft(user, 'Accept');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await draft(user, 'Decline', 'Too wide.');
    await publish(user);
    const alert = await screen.findByRole('alert', { name: '' });
    await waitFor(() => expect(alert).toHaveFocus());
    expect(alert).toHaveTextContent('“Acoustic probes”: This proposal has been amended meanwhile: version 2 stands.');
    expect(await screen.findByText('Three.')).toBeVisible();
    expect(screen.getByLabelText(/^Feedback/)).toHaveValue('Too wide.');
    await user.click(screen.getByRole('button', { name: 'I Have Read It' }));
    expect(screen.queryByText('The proposal was amended meanwhile')).toBeNull();
  });

  it('stays with the proposal that is read when it is decided meanwhile, until they go on', async () => {
    let waiting = [proposal, second];
    const { user, callsTo } = open({
      'GET /api/problems/p1/evaluation': () => ({ ...evaluation, canRank: false }),
      'GET /api/problems/p1/proposals': () => waiting,
      'POST /api/problems/p1/decisions': () =>
        refusal(409, 'decisions_refused', 'Nothing was decided.', [
          { field: 'decisions.0', message: 'It was decided meanwhile.' },
        ]),
    });
    await screen.findByRole('heading', { name: 'Acoustic probes' });
    await draft(user, 'Decline', 'Too wide.');
    waiting = [second];
    await user.click(screen.getByRole('button', { name: 'Publish One Decision' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish decisions' }));
    await user.click(dialog.getByRole('button', { name: 'Publish Decision' }));
    const notice = within(await screen.findByRole('alert', { name: 'This proposal does not wait any more' }));
    expect(callsTo('POST /api/problems/p1/decisions')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Acoustic probes' })).toBeVisible();
    expect(screen.getByLabelText(/^Feedback/)).toHaveValue('Too wide.');
    expect(screen.getByText('0 of 1 decided')).toBeVisible();
    await user.click(notice.getByRole('button', { name: 'Go On to the Next' }));
    expect(screen.getByRole('heading', { name: 'Fibre in the main' })).toBeVisible();
    expect(screen.queryByText('This proposal does not wait any more')).toBeNull();
  });

  it('looks on where a whole page is decided, and says that more may wait', async () => {
    const link = (cursor: string) => ({ link: `</api/problems/p1/proposals?cursor=${cursor}>; rel="next"` });
    open({
      'GET /api/problems/p1/proposals': ({ url }) =>
        url.searchParams.get('cursor') === 'c2' ? json(200, [second], link('c3')) : json(200, [decided], link('c2')),
    });
    expect(await screen.findByRole('heading', { name: 'Fibre in the main' })).toBeVisible();
    expect(screen.getByText('0 of the 1 loaded decided')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show More Proposals' })).toBeVisible();
  });

  it('finds the drafts again after a reload', async () => {
    const { user, close } = open();
    await screen.findByText('Rank 1 · 72.5 ± 8.1 points');
    await draft(user, 'Decline', 'Too wide.');
    close();
    open();
    expect(await screen.findByText('To be declined')).toBeVisible();
    expect(screen.getByLabelText(/^Feedback/)).toHaveValue('Too wide.');
  });

  it.each([
    ['You do not decide here', { 'GET /api/problems/p1': () => ({ ...problem, canDecide: false }) }],
    ['Nothing waits for a decision', { 'GET /api/problems/p1/proposals': () => [decided] }],
    ['Problem not found', { 'GET /api/problems/p1': () => refusal(404, 'not_found', 'There is none.') }],
  ])('says when it cannot be: %s', async (name, answers) => {
    open(answers);
    expect(await screen.findByRole('heading', { name })).toBeVisible();
  });
});
