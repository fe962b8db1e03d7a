import { screen, waitFor, within } from '@testing-library/react';
import { noRubric } from '@/testing/evaluation';
import { json, openPage, refusal } from '@/testing/openPage';
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

/** Names a strength and an improvement by what there is to start from. */
async function namePoints(user: ReturnType<typeof open>['user'], dialog: ReturnType<typeof within>) {
  await user.click(dialog.getByRole('button', { name: 'Proven in practice' }));
  await user.click(dialog.getByRole('button', { name: 'Say what it costs' }));
}

describe('proposing a new solution on the page of a problem', () => {
  beforeEach(() => sessionStorage.clear());
  const problemOfOthers = {
    ...problem,
    canDecide: false,
    canPropose: true,
    submittedBy: { id: 'org-city', name: 'City Water', type: 'government' },
  };
  const meter = {
    organizationId: 'org-own',
    feature: 'propose_solutions',
    name: 'solution proposals',
    period: 'total',
  };

  it.each([
    ['Renewal Not Paid', { used: 0, limit: null, isReadOnly: true }],
    ['Upgrade Required', { used: 0, limit: 0, isReadOnly: false }],
  ])('says %s before anything is typed', async (name, state) => {
    const { user } = open({
      'GET /api/problems/p1': () => problemOfOthers,
      'GET /api/billing/entitlements': () => [{ ...meter, ...state }],
    });
    await user.click(await screen.findByRole('button', { name: 'Propose Solution' }));
    expect(await screen.findByRole('dialog', { name })).toBeVisible();
    expect(screen.queryByLabelText(/^Title/)).not.toBeInTheDocument();
  });

  it('is not all: what is published already is proposed as it is, but for what is proposed there', async () => {
    const published = (id: string, title: string, state: string | null) => ({
      id,
      title,
      submittedBy: { id: 'org-own', name: 'Own Organization', type: 'startup' },
      proposal: state,
    });
    const { user, callsTo, address } = open(
      {
        'GET /api/problems/p1': () => problemOfOthers,
        'GET /api/problems/p1/proposable-solutions': () => [
          published('s1', 'Probes', 'pending'),
          published('s2', 'Dogs', 'declined'),
          published('s3', 'Maps', null),
        ],
        'POST /api/proposals': () => json(201, proposal),
      },
      '/problems/p1?propose=1',
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Propose Solution' }));
    expect(dialog.getByText('Proposed here already: “Probes” (pending).')).toBeVisible();
    const choice = dialog.getByLabelText(/^Which solution/);
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['A new one, described below', 'Dogs (declined before)', 'Maps']);
    await user.selectOptions(choice, 'Maps');
    const note = within(await screen.findByRole('dialog', { name: 'Propose solution' }));
    expect(note.queryByLabelText(/^Title/)).not.toBeInTheDocument();
    await user.click(note.getByRole('button', { name: 'Cancel' }));
    await user.selectOptions(await screen.findByLabelText(/^Which solution/), 'Maps');
    await user.type(await screen.findByLabelText('Note to City Water'), 'Drawn last year.');
    await user.click(screen.getByRole('button', { name: 'Propose Solution' }));
    await waitFor(() => expect(address()).toBe('/problems/p1?tab=proposals'));
    expect(callsTo('POST /api/proposals').map(({ body }) => body)).toEqual([
      { problemId: 'p1', solutionId: 's3', note: 'Drawn last year.' },
    ]);
  });

  it('is said among the facts once it is done, with how it stands', async () => {
    const own = { ...proposal.solution, submittedBy: { id: 'org-own', name: 'Own Organization', type: 'startup' } };
    open(
      {
        'GET /api/problems/p1': () => problemOfOthers,
        'GET /api/problems/p1/proposals': () => [{ ...proposal, solution: own }],
      },
      '/problems/p1',
    );
    expect(await screen.findByRole('link', { name: '“Acoustic probes”, pending' })).toHaveAttribute(
      'href',
      '/problems/p1?tab=proposals#proposals',
    );
  });

  it('says to whom it is their own problem that they decide on it themselves', async () => {
    open({ 'GET /api/problems/p1': () => ({ ...problem, canPropose: true }) }, '/problems/p1?propose=1');
    expect(
      await screen.findByText(/Own Organization, your own organization, decides on your proposal/),
    ).toBeInTheDocument();
  });

  it('is not what who is invited with a solution of theirs is asked for: that one is proposed', async () => {
    const pairOf = (problemId: string, title: string) => ({
      problem: { ...problemOfOthers, id: problemId },
      solution: { id: `s-${problemId}`, title, submittedBy: { id: 'org-own', name: 'Own Organization' } },
      note: null,
      createdAt: '2026-03-06T10:00:00Z',
    });
    let invitations = [pairOf('p2', 'Dogs'), pairOf('p1', 'Probes')];
    const { user, callsTo } = open({
      'GET /api/problems/p1': () => problemOfOthers,
      'GET /api/innovation/invitations': () => invitations,
      'POST /api/proposals': () => {
        invitations = invitations.slice(0, 1);
        return json(201, proposal);
      },
    });
    const strip = within(await screen.findByRole('region', { name: 'What needs you' }));
    expect(strip.getByText('City Water invited Own Organization to propose “Probes” here.')).toBeVisible();
    await user.click(strip.getByRole('button', { name: 'Propose This Solution' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Propose solution' }));
    await user.click(dialog.getByRole('button', { name: 'Propose Solution' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'What needs you' })).not.toBeInTheDocument());
    expect(callsTo('POST /api/proposals')).toEqual([
      expect.objectContaining({ body: { problemId: 'p1', solutionId: 's-p1' } }),
    ]);
  });
});

describe('the page of a problem', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('that has ended says since when, by whom and why', async () => {
    open({
      'GET /api/problems/p1': () => ({ ...problem, status: 'closed' }),
      'GET /api/problems/p1/changes': () => [
        {
          id: 'c1',
          kind: 'status_changed',
          fromStatus: 'open',
          toStatus: 'closed',
          reason: 'The plant is sold.',
          fields: [],
          by: 'City Water',
          at: '2026-03-08T10:00:00Z',
        },
      ],
    });
    expect((await screen.findByText('Closed since')).nextSibling).toHaveTextContent(
      /2026, by City Water“The plant is sold\.”$/,
    );
  });

  it('shows all of it, the value in full', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: problem.title })).toBeInTheDocument();
    for (const text of ['€25,000,000', 'about $28,785,000.50', 'Startup', 'Environment', 'Critical', 'Open'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All problems' })).toHaveAttribute('href', '/problems');
    expect(document.title).toContain(problem.title);
  });

  it('has a tab of its proposals, with how many there are', async () => {
    const { user, address } = open({}, '/problems/p1');
    expect(await screen.findByRole('tab', { name: 'Proposals 1' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Proposals 1' }));
    expect(await screen.findByRole('button', { name: 'Accept' })).toBeVisible();
    expect(address()).toBe('/problems/p1?tab=proposals');
    expect(screen.getByText('Your organization sees all of them, each proposer their own.')).toBeVisible();
  });

  it.each(['', '?tab=proposals', '?tab=activity'])('is printed with its brief and its proposals: %s', async (tab) => {
    open({}, `/problems/p1${tab}`);
    const printed = async (text: string) => (await screen.findByText(text)).closest('[role=tabpanel]');
    expect(await printed(problem.description)).toHaveAttribute('data-printed');
    expect(await printed(proposal.note)).toHaveAttribute('data-printed');
  });

  it('says to others who sees what they propose', async () => {
    open({
      'GET /api/problems/p1': () => ({
        ...problem,
        canDecide: false,
        submittedBy: { id: 'org-city', name: 'City Water', type: 'government' },
      }),
      'GET /api/problems/p1/proposals': () => [],
    });
    expect(await screen.findByText('You and City Water alone see what you propose.')).toBeVisible();
    expect(await screen.findByText(/^None of your organizations has proposed/)).toBeVisible();
    expect(await screen.findByRole('tab', { name: /^Proposals ?0$/ })).toBeVisible();
  });

  it('asks others loudly to propose, and whose problem it is quietly', async () => {
    const button = () => screen.findByRole('button', { name: 'Propose Solution' });
    const { close } = open({ 'GET /api/problems/p1': () => ({ ...problem, canPropose: true }) });
    expect(await button()).not.toHaveClass('bg-brand');
    close();
    const submittedBy = { id: 'org-city', name: 'City Water', type: 'government' };
    open({ 'GET /api/problems/p1': () => ({ ...problem, submittedBy, canPropose: true, canDecide: false }) });
    expect(await button()).toHaveClass('bg-brand');
  });

  it('shows proposals page by page', async () => {
    const second = { ...proposal, id: 'r2', solution: { ...proposal.solution, id: 's2', title: 'Fibre in the main' } };
    const pages = [proposal, second];
    const link = { link: '</api/problems/p1/proposals?limit=20&cursor=c2>; rel="next"', 'x-total-count': '2' };
    const { user, callsTo } = open({
      'GET /api/problems/p1/proposals': () => json(200, [pages.shift()], pages.length > 0 ? link : {}),
    });
    expect(await screen.findByRole('heading', { name: 'Acoustic probes' })).toBeInTheDocument();
    expect(screen.getByText('Showing 1 of 2')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('heading', { name: 'Fibre in the main' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Acoustic probes' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    expect(callsTo('GET /api/problems/p1/proposals')).toHaveLength(2);
  });

  it('says when there is no such problem', async () => {
    open({ 'GET /api/problems/p1': () => refusal(404, 'not_found', 'There is no such problem.') });
    expect(await screen.findByRole('heading', { level: 1, name: 'Problem not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All problems' })).toBeInTheDocument();
  });

  it('lets the owner accept a proposal', async () => {
    let status = 'pending';
    const { user, callsTo } = open({
      'GET /api/problems/p1': () => ({ ...problem, status: status === 'accepted' ? 'in_progress' : 'open' }),
      'GET /api/problems/p1/proposals': () => [{ ...proposal, status }],
      'POST /api/proposals/r1/accept': () => {
        status = 'accepted';
        return { ...proposal, status };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept proposal' }));
    expect(dialog.getByText(/^Probe Works is told by mail.*in progress from then on/)).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Feedback'), 'Welcome');
    await user.click(dialog.getByRole('button', { name: 'Proven in practice' }));
    await user.type(dialog.getByLabelText(/^What is good about it/), '\n They float \n\n');
    await user.click(dialog.getByRole('button', { name: 'Say what it costs' }));
    await user.click(dialog.getByRole('button', { name: 'Accept Proposal' }));
    expect(await screen.findByText('Proposal accepted.')).toBeInTheDocument();
    expect(callsTo('POST /api/proposals/r1/accept')[0]?.body).toEqual({
      feedback: 'Welcome',
      strengths: ['Proven in practice', 'They float'],
      improvements: ['Say what it costs'],
      version: 1,
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument());
    expect(screen.getByText('Accepted')).toBeInTheDocument();
    expect(await screen.findByText('In progress')).toBeInTheDocument();
  });

  it.each([
    ['Accept', 'Accepting...'],
    ['Decline', 'Declining...'],
  ])('shows that the answer is on its way: %s', async (name, pending) => {
    let answer: (response: unknown) => void = () => undefined;
    const { user } = open({
      [`POST /api/proposals/r1/${name.toLowerCase()}`]: () => new Promise((resolve) => (answer = resolve)),
    });
    await user.click(await screen.findByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Feedback/), 'Thank you.');
    await namePoints(user, dialog);
    await user.click(dialog.getByRole('button', { name: `${name} Proposal` }));
    expect(await dialog.findByRole('button', { name: pending })).toBeDisabled();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    answer(refusal(503, 'temporarily_unavailable', 'Please try again in a moment.'));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Please try again in a moment.');
    expect(await dialog.findByRole('button', { name: `${name} Proposal` })).toBeEnabled();
    expect(dialog.getByLabelText(/^Feedback/)).toHaveValue('Thank you.');
  });

  it('declines only with feedback', async () => {
    let status = 'pending';
    const { user, callsTo } = open({
      'GET /api/problems/p1/proposals': () => [{ ...proposal, status }],
      'POST /api/proposals/r1/decline': () => {
        status = 'declined';
        return { ...proposal, status };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline proposal' }));
    await user.click(dialog.getByRole('button', { name: 'Decline Proposal' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Feedback is required to decline a proposal');
    await user.type(dialog.getByLabelText(/^Feedback/), 'Too large for our mains.');
    await namePoints(user, dialog);
    await user.click(dialog.getByRole('button', { name: 'Decline Proposal' }));
    expect(await screen.findByText('Proposal declined.')).toBeInTheDocument();
    expect(callsTo('POST /api/proposals/r1/decline')[0]?.body).toEqual({
      feedback: 'Too large for our mains.',
      strengths: ['Proven in practice'],
      improvements: ['Say what it costs'],
      version: 1,
    });
    expect(await screen.findByText('Declined')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Decline' })).not.toBeInTheDocument());
  });

  it('decides only with a strength and an improvement, at most five of each', async () => {
    const { user, callsTo } = open();
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept proposal' }));
    const accept = () => user.click(dialog.getByRole('button', { name: 'Accept Proposal' }));
    await accept();
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Name at least one strengthName at least one improvement',
    );
    await user.click(dialog.getByRole('button', { name: 'Proven in practice' }));
    expect(dialog.getByLabelText(/^What is good about it/)).toHaveValue('Proven in practice');
    await user.click(dialog.getByRole('button', { name: 'Proven in practice' }));
    expect(dialog.getByLabelText(/^What is good about it/)).toHaveValue('');
    await user.type(dialog.getByLabelText(/^What is good about it/), '1\n2\n3\n4\n5\n6');
    await user.click(dialog.getByLabelText(/^What would make it better/));
    await user.paste('x'.repeat(501));
    await accept();
    expect(await dialog.findByRole('alert')).toHaveTextContent('Name at most 5 strengths');
    expect(dialog.getByRole('alert')).toHaveTextContent('A line may have at most 500 characters');
    expect(callsTo('POST /api/proposals/r1/accept')).toHaveLength(0);
  });

  it('says whether feedback helped: the proposer once and anew, to who decided', async () => {
    const answered = {
      ...proposal,
      status: 'declined',
      feedback: 'Too large.',
      strengths: ['It floats'],
      improvements: ['Smaller'],
    };
    const solution = {
      ...proposal.solution,
      submittedBy: { id: 'org-own', name: 'Own Organization', type: 'startup' },
    };
    let rated: object = { helpful: null, helpfulNote: null };
    const mine = () => [{ ...answered, solution, ...rated }];
    const { user, callsTo, close } = open({
      'GET /api/problems/p1': () => ({ ...problem, canDecide: false }),
      'GET /api/problems/p1/proposals': mine,
      'PUT /api/proposals/r1/helpful': ({ body }) => {
        const { helpful, note } = body as { helpful: boolean; note?: string };
        rated = { helpful, helpfulNote: note ?? null };
        return mine()[0];
      },
    });
    expect(await screen.findByText('It floats')).toBeInTheDocument();
    expect(screen.getByText('Smaller')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Did the feedback help?' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Did the feedback help?' }));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Say whether the feedback helped');
    await user.click(dialog.getByRole('radio', { name: /^No/ }));
    await user.type(dialog.getByLabelText('A word to who decided'), 'How small?');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('You said that this did not help: “How small?”')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Change what you said' }));
    const again = within(await screen.findByRole('dialog', { name: 'Did the feedback help?' }));
    expect(again.getByRole('radio', { name: /^No/ })).toBeChecked();
    await user.click(again.getByRole('radio', { name: /^Yes/ }));
    await user.clear(again.getByLabelText('A word to who decided'));
    await user.click(again.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('You said that this helped.')).toBeInTheDocument();
    expect(callsTo('PUT /api/proposals/r1/helpful').map(({ body }) => body)).toEqual([
      { helpful: false, note: 'How small?' },
      { helpful: true },
    ]);
    close();
    open({ 'GET /api/problems/p1/proposals': () => [{ ...answered, ...rated }] });
    expect(await screen.findByText('Probe Works says that this helped.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Change what you said' })).not.toBeInTheDocument();
  });

  it('says that a proposal was decided meanwhile, and shows how', async () => {
    let status = 'pending';
    const { user } = open({
      'GET /api/problems/p1/proposals': () => [{ ...proposal, status }],
      'POST /api/proposals/r1/accept': () => {
        status = 'withdrawn';
        return refusal(409, 'proposal_decided', 'This proposal has been withdrawn already.');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Accept proposal' }));
    await namePoints(user, dialog);
    await user.click(dialog.getByRole('button', { name: 'Accept Proposal' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This proposal has been withdrawn already.');
    expect(await screen.findByText('Withdrawn')).toBeInTheDocument();
  });

  it('lets another organization propose a solution and take the proposal back', async () => {
    const foreign = {
      ...problem,
      submittedBy: { id: 'org-city', name: 'City Water', type: 'government' },
      canDecide: false,
      canPropose: true,
    };
    const own = {
      ...proposal,
      solution: { ...proposal.solution, submittedBy: { id: 'org-own', name: 'Own Organization', type: 'startup' } },
    };
    let proposals: unknown[] = [];
    const { user, callsTo } = open({
      'GET /api/problems/p1': () => foreign,
      'GET /api/problems/p1/proposals': () => proposals,
      'POST /api/solutions': () => {
        proposals = [own];
        return own.solution;
      },
      'POST /api/proposals/r1/withdraw': () => own,
    });
    await user.click(await screen.findByRole('button', { name: 'Propose Solution' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Propose Solution' }));
    await user.type(dialog.getByLabelText(/^Title/), 'Acoustic probes');
    await user.type(dialog.getByLabelText(/^Description/), 'They listen.');
    await user.type(dialog.getByLabelText('Note to City Water'), 'Two districts first.');
    await user.click(dialog.getByRole('button', { name: 'Propose Solution' }));
    expect(await screen.findByText('Solution submitted successfully!')).toBeInTheDocument();
    expect(callsTo('POST /api/solutions')[0]?.body).toEqual({
      title: 'Acoustic probes',
      description: 'They listen.',
      readinessLevel: 1,
      tags: [],
      organizationId: 'org-own',
      problemId: 'p1',
      note: 'Two districts first.',
    });
    expect(await screen.findByRole('heading', { name: 'Your proposals' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Withdraw' }));
    const question = within(await screen.findByRole('dialog', { name: 'Withdraw proposal' }));
    expect(question.getByText(/is no longer offered for this problem/)).toBeInTheDocument();
    expect(callsTo('POST /api/proposals/r1/withdraw')).toHaveLength(0);
    await user.click(question.getByRole('button', { name: 'Withdraw Proposal' }));
    expect(await screen.findByText('Proposal withdrawn.')).toBeInTheDocument();
  });
});
