import { screen, waitFor, within } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import { inDays } from '@/testing/problems';
import ProposalsPage from './ProposalsPage';

const own = { id: 'org-own', name: 'Own Organization', type: 'startup' };
const city = { id: 'org-city', name: 'City Water', type: 'government' };
const proposal = {
  id: 'r1',
  problem: { id: 'p1', title: 'Leaks in old water mains', status: 'open', submittedBy: city },
  solution: {
    ...{ id: 's1', title: 'Acoustic probes', readinessLevel: 7, status: 'published', submittedBy: own },
    ...{ isTakenBack: false, description: null },
  },
  note: 'We would start with two districts.',
  version: 1,
  amendedAt: null as string | null,
  status: 'pending',
  feedback: null,
  strengths: [] as string[],
  improvements: [] as string[],
  helpful: null,
  helpfulNote: null,
  createdAt: '2026-03-06T10:00:00Z',
  decidedAt: null,
  answerDueOn: null as string | null,
};
const counts = {
  status: [
    { value: 'pending', count: 1 },
    { value: 'accepted', count: 0 },
    { value: 'declined', count: 1200 },
    { value: 'withdrawn', count: 3 },
  ],
  toDecide: 2,
  toScore: 0,
};
type Answers = Parameters<typeof openPage>[1]['answers'];

const open = (answers: Answers = {}, at = '/proposals') =>
  openPage(ProposalsPage, {
    path: '/proposals',
    at,
    answers: {
      'GET /api/auth/user': () => ada,
      'GET /api/billing/entitlements': () => [],
      'GET /api/proposals': () => [proposal],
      'GET /api/proposals/counts': () => counts,
      'GET /api/proposals/to-decide': () => [],
      ...answers,
    },
  });

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('the proposals of the viewer’s organizations', () => {
  it('stand there with what they are and what they are for', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 2, name: 'Acoustic probes' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Acoustic probes' })).toHaveAttribute('href', '/solutions/s1');
    expect(screen.getByRole('link', { name: 'Leaks in old water mains' })).toHaveAttribute('href', '/problems/p1');
    expect(screen.getByRole('heading', { level: 1, name: 'Proposals' })).toBeInTheDocument();
  });

  it('say by when an answer was promised, while it waits', async () => {
    open({
      'GET /api/proposals': () => [
        { ...proposal, answerDueOn: inDays(4) },
        { ...proposal, id: 'r2', answerDueOn: inDays(-1) },
        { ...proposal, id: 'r3', status: 'declined', answerDueOn: inDays(-1) },
      ],
    });
    expect(await screen.findByText(/Answer due in 4 days,/)).toBeInTheDocument();
    expect(screen.getAllByText(/overdue since/)).toHaveLength(1);
  });

  it('say of a solution that was taken back what was proposed, and lead to no page of it', async () => {
    const solution = {
      ...proposal.solution,
      status: 'draft',
      isTakenBack: true,
      description: 'They drift with the water.',
    };
    open({ 'GET /api/proposals': () => [{ ...proposal, solution, status: 'declined' }] });
    expect(await screen.findByRole('heading', { level: 2, name: 'Acoustic probes' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Acoustic probes' })).not.toBeInTheDocument();
    expect(screen.getByText(/TRL 7/)).toBeInTheDocument();
    expect(screen.getByText('They drift with the water.')).toBeInTheDocument();
  });

  it('are narrowed by how they stand, with counts, in the address', async () => {
    const { user, callsTo } = open();
    const group = within(await screen.findByRole('group', { name: 'How they stand' }));
    expect(await group.findByRole('radio', { name: 'All 1,204' })).toBeChecked();
    await user.click(group.getByRole('radio', { name: 'Declined 1,200' }));
    await waitFor(() =>
      expect(callsTo('GET /api/proposals').map(({ url }) => url.searchParams.get('status'))).toEqual([
        null,
        'declined',
      ]),
    );
    expect(group.getByRole('radio', { name: 'Declined 1,200' })).toBeChecked();
  });

  it.each([
    ['/proposals?status=accepted', 'accepted', 'None of your proposals is accepted'],
    ['/proposals?status=lost', null, 'No proposals yet'],
  ])('are none at %s, which says why and what to do', async (at, status, title) => {
    const { callsTo } = open({ 'GET /api/proposals': () => [] }, at);
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(callsTo('GET /api/proposals')[0]?.url.searchParams.get('status')).toBe(status);
  });

  it.each([
    ['that wait for a decision', { toDecide: 2, toScore: 1 }, 'To decide2'],
    ['that wait for a score', { toDecide: 0, toScore: 1 }, 'To score1'],
    ['at all, where there are none', { toDecide: 0, toScore: 0 }, 'Your proposals'],
  ])('give way, where there are none, to those of others %s', async (_, waiting, tab) => {
    const none = { ...counts, ...waiting, status: counts.status.map((one) => ({ ...one, count: 0 })) };
    const { user } = open({
      'GET /api/proposals': () => [],
      'GET /api/proposals/counts': () => none,
      'GET /api/proposals/to-score': () => [],
    });
    const selected = () => screen.getByRole('tab', { selected: true });
    await waitFor(() => expect(screen.getByRole('tab', { name: /^To decide/ })).toHaveTextContent(/\d/));
    expect(selected()).toHaveTextContent(tab);
    await user.click(screen.getByRole('tab', { name: 'Your proposals' }));
    expect(selected()).toHaveTextContent('Your proposals');
    expect(await screen.findByText('No proposals yet')).toBeInTheDocument();
  });

  it('come page by page', async () => {
    const pages = [
      [proposal],
      [{ ...proposal, id: 'r2', solution: { ...proposal.solution, id: 's2', title: 'Fibre' } }],
    ];
    const link = { link: '</api/proposals?limit=20&cursor=c2>; rel="next"', 'x-total-count': '2' };
    const { user } = open({ 'GET /api/proposals': () => json(200, pages.shift(), pages.length > 0 ? link : {}) });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('heading', { name: 'Fibre' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Acoustic probes' })).toBeInTheDocument();
  });

  it('that could not be loaded say so', async () => {
    open({ 'GET /api/proposals': () => refusal(503, 'temporarily_unavailable', 'Busy.') });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your proposals could not be loaded');
  });

  it.each([
    ['open', 'You can propose it again while the problem is open.'],
    ['in_progress', 'You cannot propose it again: this problem takes no new proposals.'],
  ])('to a problem that is %s say what withdrawing them costs', async (status, words) => {
    const { user } = open({ 'GET /api/proposals': () => [{ ...proposal, problem: { ...proposal.problem, status } }] });
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByRole('dialog', { name: 'Withdraw proposal' })).toHaveTextContent(words);
  });

  it('are withdrawn', async () => {
    const { user, callsTo } = open({ 'POST /api/proposals/r1/withdraw': () => proposal });
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    const question = within(await screen.findByRole('dialog', { name: 'Withdraw proposal' }));
    await user.click(question.getByRole('button', { name: 'Withdraw Proposal' }));
    expect(await screen.findByText('Proposal withdrawn.')).toBeInTheDocument();
    expect(callsTo('POST /api/proposals/r1/withdraw')).toHaveLength(1);
    await waitFor(() => expect(callsTo('GET /api/proposals')).toHaveLength(2));
  });

  it('of others’ organizations, for a viewer of them, can only be read', async () => {
    const [membership] = ada.organizations;
    open({ 'GET /api/auth/user': () => ({ ...ada, organizations: [{ ...membership, role: 'viewer' }] }) });
    expect(await screen.findByRole('heading', { name: 'Acoustic probes' })).toBeInTheDocument();
    for (const name of ['Withdraw', 'Amend']) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });
});

describe('what was answered', () => {
  const asks = 'Did the feedback help?';
  it.each([
    ['nothing', {}, false],
    ['feedback', { feedback: 'Too wide.' }, true],
    ['a strength', { strengths: ['Proven'] }, true],
    ['an improvement', { improvements: ['Say what it costs'] }, true],
  ])('is asked about where it was %s: %p', async (_, said, isAsked) => {
    open({ 'GET /api/proposals': () => [{ ...proposal, status: 'accepted', ...said }] });
    await screen.findByRole('heading', { name: 'Acoustic probes' });
    expect(screen.queryAllByRole('button', { name: asks })).toHaveLength(isAsked ? 1 : 0);
    for (const text of Object.values(said).flat()) expect(screen.getByText(text)).toBeInTheDocument();
  });
});

describe('amending a proposal', () => {
  it('sends the new text with the version that it was written on', async () => {
    let stands = proposal;
    const { user, callsTo } = open({
      'GET /api/proposals': () => [stands],
      'GET /api/proposals/r1/versions': () => [
        { number: 2, note: 'In May.', createdAt: '2026-03-07T10:00:00Z' },
        { number: 1, note: proposal.note, createdAt: proposal.createdAt },
      ],
      'PATCH /api/proposals/r1': () => {
        stands = { ...proposal, note: 'In May.', version: 2, amendedAt: '2026-03-07T10:00:00Z' };
        return stands;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Amend' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Amend proposal' }));
    const note = dialog.getByLabelText(/^Note to City Water/);
    expect(note).toHaveValue(proposal.note);
    await user.clear(note);
    await user.click(dialog.getByRole('button', { name: 'Amend Proposal' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Say what you propose');
    await user.type(note, 'In May.');
    await user.click(dialog.getByRole('button', { name: 'Amend Proposal' }));
    expect(await screen.findByText('Proposal amended. City Water is told.')).toBeInTheDocument();
    expect(callsTo('PATCH /api/proposals/r1').map(({ body }) => body)).toEqual([{ note: 'In May.', version: 1 }]);
    await user.click(await screen.findByRole('button', { name: 'Earlier versions' }));
    const versions = within(await screen.findByRole('dialog', { name: 'Versions of the proposal' }));
    expect(await versions.findByText('We would start with two districts.')).toBeInTheDocument();
    expect(versions.getByText(/^Version 2,/)).toBeInTheDocument();
  });

  it('that somebody else did meanwhile shows both texts, and goes on from the newer one', async () => {
    let stands = proposal;
    const { user, callsTo } = open({
      'GET /api/proposals': () => [stands],
      'PATCH /api/proposals/r1': ({ body }) => {
        if ((body as { version: number }).version === 2) return { ...stands, version: 3 };
        stands = { ...proposal, note: 'Three districts.', version: 2, amendedAt: '2026-03-07T10:00:00Z' };
        return refusal(409, 'proposal_amended', 'This proposal has been amended meanwhile: version 2 stands.');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Amend' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Amend proposal' }));
    await user.type(dialog.getByLabelText(/^Note to City Water/), ' In May.');
    await user.click(dialog.getByRole('button', { name: 'Amend Proposal' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('version 2 stands');
    expect(await dialog.findByText('What stands now, version 2')).toBeInTheDocument();
    expect(dialog.getByText('Three districts.')).toBeInTheDocument();
    expect(dialog.getByLabelText(/^Your text/)).toHaveValue('We would start with two districts. In May.');
    await user.click(dialog.getByRole('button', { name: 'Replace Text' }));
    expect(await screen.findByText('Proposal amended. City Water is told.')).toBeInTheDocument();
    expect(callsTo('PATCH /api/proposals/r1').map(({ body }) => body)).toEqual([
      { note: 'We would start with two districts. In May.', version: 1 },
      { note: 'We would start with two districts. In May.', version: 2 },
    ]);
  });

  it('that comes after the decision says so, and loses nothing that was typed', async () => {
    let status = 'pending';
    const { user } = open({
      'GET /api/proposals': () => [{ ...proposal, status }],
      'PATCH /api/proposals/r1': () => {
        status = 'accepted';
        return refusal(409, 'proposal_decided', 'This proposal has been accepted already.');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Amend' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Amend proposal' }));
    await user.type(dialog.getByLabelText(/^Note to City Water/), ' In May.');
    await user.click(dialog.getByRole('button', { name: 'Amend Proposal' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This proposal has been accepted already.');
    await waitFor(() => expect(screen.getAllByText('Accepted').length).toBeGreaterThan(0));
    expect(dialog.getByLabelText(/^Note to City Water/)).toHaveValue('We would start with two districts. In May.');
  });
});

describe('the proposals that wait for the viewer’s decision', () => {
  it('lose nothing that was typed when a colleague decides meanwhile', async () => {
    let waiting = [proposal];
    const { user } = open(
      {
        'GET /api/proposals/to-decide': () => waiting,
        'POST /api/proposals/r1/decline': () => {
          waiting = [];
          return refusal(409, 'proposal_decided', 'This proposal has been accepted already.');
        },
      },
      '/proposals?tab=decide',
    );
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline proposal' }));
    await user.type(dialog.getByLabelText(/^Feedback/), 'Too wide.');
    await user.click(dialog.getByRole('button', { name: 'Proven in practice' }));
    await user.click(dialog.getByRole('button', { name: 'Say what it costs' }));
    await user.click(dialog.getByRole('button', { name: 'Decline Proposal' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This proposal has been accepted already.');
    await waitFor(() => expect(screen.getByText('Nothing waits for your decision')).toBeInTheDocument());
    expect(dialog.getByLabelText(/^Feedback/)).toHaveValue('Too wide.');
  });

  it('are counted on their tab, and decided on it', async () => {
    const theirs = {
      ...proposal,
      problem: { ...proposal.problem, submittedBy: own },
      solution: { ...proposal.solution, submittedBy: city },
    };
    let waiting = [theirs];
    const { user, callsTo } = open({
      'GET /api/proposals/to-decide': () => waiting,
      'POST /api/proposals/r1/accept': () => {
        waiting = [];
        return { ...theirs, status: 'accepted' };
      },
    });
    expect(callsTo('GET /api/proposals/to-decide')).toHaveLength(0);
    await user.click(await screen.findByRole('tab', { name: 'To decide 2' }));
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept proposal' }));
    await user.click(dialog.getByRole('button', { name: 'Proven in practice' }));
    await user.click(dialog.getByRole('button', { name: 'Say what it costs' }));
    await user.click(dialog.getByRole('button', { name: 'Accept Proposal' }));
    expect(await screen.findByText('Proposal accepted.')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Nothing waits for your decision' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Amend' })).not.toBeInTheDocument();
  });

  it.each(['accept', 'decline'])(
    'that were amended meanwhile show the newer text before they are decided: %s',
    async (decision) => {
      let stands = { ...proposal, problem: { ...proposal.problem, submittedBy: own } };
      const call = `POST /api/proposals/r1/${decision}`;
      const { user, callsTo } = open(
        {
          'GET /api/proposals/to-decide': () => [stands],
          [call]: ({ body }: { body: unknown }) => {
            if ((body as { version: number }).version === 2)
              return { ...stands, status: decision === 'accept' ? 'accepted' : 'declined' };
            stands = { ...stands, note: 'Three districts.', version: 2, amendedAt: '2026-03-07T10:00:00Z' };
            return refusal(409, 'proposal_amended', 'This proposal has been amended meanwhile: version 2 stands.');
          },
        },
        `/proposals?tab=decide&decide=${decision}:r1`,
      );
      const dialog = within(await screen.findByRole('dialog'));
      await user.type(dialog.getByLabelText(/^Feedback/), 'Thank you.');
      await user.click(dialog.getByRole('button', { name: 'Proven in practice' }));
      await user.click(dialog.getByRole('button', { name: 'Say what it costs' }));
      const decide = () => user.click(dialog.getByRole('button', { name: / Proposal$/ }));
      await decide();
      expect(await dialog.findByRole('alert')).toHaveTextContent('version 2 stands');
      expect(await dialog.findByText('What stands now, version 2')).toBeInTheDocument();
      expect(dialog.getByText('Three districts.')).toBeInTheDocument();
      expect(dialog.getByLabelText(/^Feedback/)).toHaveValue('Thank you.');
      await decide();
      expect(await screen.findByText(/^Proposal (accepted|declined)\.$/)).toBeInTheDocument();
      expect(callsTo(call).map(({ body }) => (body as { version: number }).version)).toEqual([1, 2]);
    },
  );
});

describe('what waits for the viewer’s score', () => {
  const blind = {
    ...proposal,
    label: 'Proposal 7KQF',
    isBlind: true,
    solution: { ...proposal.solution, id: null, submittedBy: null },
  };

  it('is listed for a reviewer, without whose it is', async () => {
    const { user } = open({
      'GET /api/proposals/counts': () => ({ ...counts, toScore: 1 }),
      'GET /api/proposals/to-score': () => [blind],
    });
    await user.click(await screen.findByRole('tab', { name: 'To score 1' }));
    expect(await screen.findByText(/^Proposal 7KQF/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Acoustic probes' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Score' })).toHaveAttribute('href', '/problems/p1/score?proposal=r1');
  });

  it('has no tab for who reviews nothing, but says so where the address asks', async () => {
    const { close } = open();
    expect(await screen.findByRole('tab', { name: 'To decide 2' })).toBeInTheDocument();
    expect(screen.queryByRole('tab', { name: /^To score/ })).toBeNull();
    close();
    open({ 'GET /api/proposals/to-score': () => [] }, '/proposals?tab=score');
    expect(await screen.findByRole('heading', { name: 'All of your scores are in' })).toBeInTheDocument();
  });
});
