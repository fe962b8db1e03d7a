import { screen, waitFor, within } from '@testing-library/react';
import { facts } from '@/testing/matches';
import { openPage, refusal } from '@/testing/openPage';
import { ada, adaOfTwo } from '@/testing/people';
import { MountedPages } from '@/ui/routing';
import MemberHomePage from './MemberHomePage';

const impact = { problemsSubmitted: 3, solutionsProposed: 7, activeProjects: 0, projects: 0, collaborations: 5 };

const incoming = {
  id: 'c1',
  from: { id: 'org-probe', name: 'Probe Works', type: 'startup' },
  to: { id: 'org-own', name: 'Own Organization', type: 'startup' },
  note: 'Let us run a pilot.',
  status: 'pending',
  reason: null,
  createdAt: '2026-03-04T10:00:00Z',
  decidedAt: null,
  canDecide: true,
  canWithdraw: false,
};
const outgoing = { ...incoming, id: 'c2', from: incoming.to, to: incoming.from, canDecide: false, canWithdraw: true };

const mounted = new Set(['/', '/problems', '/problems/:id', '/solutions', '/solutions/:id']);

const server: Record<string, () => unknown> = {
  'GET /api/auth/user': () => ada,
  'GET /api/innovation/impact': () => impact,
  'GET /api/innovation/activity': () => [
    {
      id: 'e1',
      kind: 'problem_submitted',
      title: 'Leaks in old water mains',
      subject: { type: 'problem', id: 'p1' },
      organizationName: 'City Water',
      organizationId: 'city-water',
      at: '2026-03-04T10:00:00Z',
    },
    {
      id: 'e2',
      kind: 'project_started',
      title: 'Listening mains',
      subject: { type: 'project', id: 'j1' },
      organizationName: 'Probe Works',
      organizationId: null,
      at: '2026-03-03T10:00:00Z',
    },
  ],
  'GET /api/innovation/invitations': () => [],
  'GET /api/innovation/saved-matches': () => [],
  'GET /api/innovation/recommendations': () => [],
  'GET /api/membership/network': () => ({ connections: 2, organizations: 16 }),
  'GET /api/membership/unconfirmed-organizations': () => [],
  'GET /api/legal-news': () => [],
  'GET /api/connections': () => [],
  'GET /api/connections/suggestions': () => [],
  'GET /api/billing/entitlements': () => [],
  'GET /api/proposals/counts': () => ({ status: [], toDecide: 0, toScore: 0 }),
  'GET /api/subscription/status': () => ({ hasSubscription: false, unpaid: [] }),
};

const waiting = (n: number) => ({
  id: `w${n}`,
  name: `Waiting Works ${n}`,
  type: 'startup',
  country: 'KE',
  memberId: `GIA-00000${n}`,
  contactName: 'Mallory Stranger',
  registeredAt: '2026-03-04T10:00:00Z',
});

const answersWith = (connections: unknown[]) => ({ ...server, 'GET /api/connections': () => connections });

function Home() {
  return (
    <MountedPages value={(path) => mounted.has(path)}>
      <MemberHomePage />
    </MountedPages>
  );
}

const open = (answers: Record<string, () => unknown> = {}) => openPage(Home, { answers: { ...server, ...answers } });

describe('the member home', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('suggests whom to connect with and says why; without any it says nothing of it', async () => {
    const one = { id: 'org-b', name: 'Basin Labs', type: 'startup', country: 'KE', logoId: null };
    const suggested = [
      { ...one, sharedInterests: ['AgriTech'] },
      {
        ...one,
        id: 'org-c',
        name: 'Corvo',
        sharedInterests: ['AgriTech', 'EdTech', 'GovTech / CivicTech', 'HealthTech'],
      },
    ];
    const { close } = open({ 'GET /api/connections/suggestions': () => suggested });
    const list = within(await screen.findByRole('list', { name: 'Whom to connect with' }));
    expect(list.getByText('You are both interested in AgriTech.')).toBeInTheDocument();
    expect(
      list.getByText('You are both interested in AgriTech, EdTech, GovTech / CivicTech, and 1 more.'),
    ).toBeInTheDocument();
    expect(list.getByRole('link', { name: 'Basin Labs' })).toHaveAttribute('href', '/members/org-b');
    for (const entry of list.getAllByRole('listitem')) expect(entry.querySelectorAll('svg')).toHaveLength(1);
    expect(list.getByRole('button', { name: 'Connect', description: 'Basin Labs' })).toBeInTheDocument();
    close();
    open();
    await screen.findByRole('heading', { name: 'Recommended for you' });
    expect(screen.queryByText('Whom to connect with')).not.toBeInTheDocument();
  });

  it('greets by first name, as somebody who comes back from the second visit on', async () => {
    const { close } = open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Ada!' })).toBeInTheDocument();
    close();
    const again = open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back, Ada!' })).toBeInTheDocument();
    again.close();
    open({ 'GET /api/auth/user': () => ({ ...ada, id: 'ben', firstName: 'Ben' }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Ben!' })).toBeInTheDocument();
  });

  it('leads only to pages that there are', async () => {
    open();
    const actions = within(await screen.findByRole('list', { name: 'Actions' }));
    expect(actions.getByRole('link', { name: /Submit Problem/ })).toHaveAttribute('href', '/problems?submit=1');
    expect(actions.getByRole('link', { name: /Propose Solution/ })).toHaveAttribute('href', '/solutions?submit=1');
    expect(actions.queryByText('Join Project')).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Leaks in old water mains' })).toHaveAttribute(
      'href',
      '/problems/p1',
    );
    expect(screen.getByText('Listening mains')).not.toHaveAttribute('href');
  });

  it('shows the live figures', async () => {
    open();
    for (const [label, value] of [
      ['Problems submitted', '3'],
      ['Solutions proposed', '7'],
      ['Active projects', '0'],
      ['Connections', '2'],
      ['Collaborations', '5'],
      ['Organizations', '16'],
    ] as const) {
      const figure = (await screen.findByText(label)).parentElement as HTMLElement;
      expect(await within(figure).findByText(value)).toBeInTheDocument();
    }
    expect(screen.getByRole('link', { name: '3 Problems submitted' })).toHaveAttribute(
      'href',
      '/problems?submitter=org-own',
    );
    // Drafts are listed for who has them, and not counted.
    expect(screen.getByRole('link', { name: '7 Solutions proposed' })).toHaveAttribute(
      'href',
      '/solutions?submitter=org-own&status=published,testing,deployed',
    );
    expect(screen.queryByRole('link', { name: /Active projects|Connections/ })).not.toBeInTheDocument();
  });

  it('leads from figures of several organizations to the whole lists, and from active projects to those', async () => {
    mounted.add('/projects');
    open({ 'GET /api/auth/user': () => adaOfTwo });
    for (const [name, list] of [
      ['3 Problems submitted', '/problems'],
      ['7 Solutions proposed', '/solutions'],
      ['0 Active projects', '/projects?mine=true&phase=sandbox,pilot,scaling'],
    ])
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', list);
    mounted.delete('/projects');
  });

  it('says which proposals wait for the viewer, and leads to them', async () => {
    mounted.add('/proposals');
    open({ 'GET /api/proposals/counts': () => ({ status: [], toDecide: 1, toScore: 2 }) });
    const strip = within(await screen.findByRole('region', { name: 'What needs you' }));
    expect(strip.getByText('1 proposal waits for your decision. 2 proposals wait for your score.')).toBeInTheDocument();
    expect(strip.getByRole('link', { name: 'Decide' })).toHaveAttribute('href', '/proposals?tab=decide');
    expect(strip.getByRole('link', { name: 'Score' })).toHaveAttribute('href', '/proposals?tab=score');
    mounted.delete('/proposals');
  });

  const withProjects = (work: () => Promise<unknown>) => async () => {
    mounted.add('/projects');
    await work().finally(() => mounted.delete('/projects'));
  };

  it('has folded the steps away of which there are pages, when all are done', async () => {
    open();
    expect(await screen.findByText('2 of 2 done')).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Get Started' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show' })).toHaveAttribute('aria-expanded', 'false');
  });

  it(
    'ticks the steps that the data says are done',
    withProjects(async () => {
      open();
      expect(await screen.findByText('2 of 3 done')).toBeInTheDocument();
      const steps = within(screen.getByRole('list', { name: 'Get Started' })).getAllByRole('listitem');
      expect(steps.map((step) => /\(done\)/.test(step.textContent ?? ''))).toEqual([true, true, false]);
    }),
  );

  it(
    'folds the steps away when the person wants it, remembers that, and brings them back',
    withProjects(async () => {
      const { user, close } = open();
      await user.click(await screen.findByRole('button', { name: 'Hide' }));
      expect(screen.queryByRole('list', { name: 'Get Started' })).not.toBeInTheDocument();
      expect(screen.getByText('2 of 3 done')).toBeInTheDocument();
      close();
      const again = open();
      await again.user.click(await screen.findByRole('button', { name: 'Show' }));
      expect(screen.getByRole('list', { name: 'Get Started' })).toBeInTheDocument();
    }),
  );

  it(
    'has folded the steps away when all are done',
    withProjects(async () => {
      open({ 'GET /api/innovation/impact': () => ({ ...impact, projects: 1 }) });
      expect(await screen.findByText('3 of 3 done')).toBeInTheDocument();
      expect(screen.queryByRole('list', { name: 'Get Started' })).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Show' })).toHaveAttribute('aria-expanded', 'false');
    }),
  );

  const pair = {
    problem: { id: 'p1', title: 'Leaks', submittedBy: { id: 'org-city', name: 'City Water', type: 'government' } },
    solution: { id: 's1', title: 'Probes', submittedBy: { id: 'org-own', name: 'Own Organization', type: 'startup' } },
  };
  const invitation = { ...pair, id: 'i1', note: 'Nakuru first?', createdAt: '2026-03-04T10:00:00Z' };
  const recommendation = {
    problem: { id: 'p2', title: 'Heat', submittedBy: { id: 'org-own', name: 'Own Organization', type: 'startup' } },
    solution: { id: 's2', title: 'Ice', submittedBy: { id: 'org-ice', name: 'Ice Works', type: 'startup' } },
    percent: 61,
    label: 'good',
    words: [{ word: 'cold', share: 40 }],
    missing: ['humidity'],
    facts,
    foundAt: '2026-03-04T10:00:00Z',
    canInvite: true,
  };

  it('has what others invite to propose, until it is proposed', async () => {
    let invitations = [invitation];
    const { user, callsTo } = open({
      'GET /api/innovation/invitations': () => invitations,
      'POST /api/proposals': () => {
        invitations = [];
        return {};
      },
    });
    const list = within(await screen.findByRole('list', { name: 'Invitations to propose' }));
    expect(list.getByText(/invited you/)).toHaveTextContent('City Water invited you');
    expect(list.getByText('Nakuru first?')).toBeInTheDocument();
    await user.click(list.getByRole('button', { name: 'Propose Solution' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Propose solution' }));
    await user.type(dialog.getByLabelText('Note to City Water'), 'Gladly.');
    await user.click(dialog.getByRole('button', { name: 'Propose Solution' }));
    expect(await screen.findByText('Solution proposed to City Water.')).toBeInTheDocument();
    expect(callsTo('POST /api/proposals')[0]?.body).toEqual({ problemId: 'p1', solutionId: 's1', note: 'Gladly.' });
    await waitFor(() => expect(screen.queryByText('Invitations to propose')).not.toBeInTheDocument());
  });

  it('has what is saved, until that is undone', async () => {
    const verdict = { id: 'v1', verdict: 'saved', reason: null, note: null, organizationId: 'org-own' };
    let saved = [
      { problem: recommendation.problem, solution: recommendation.solution, verdict, savedAt: '2026-03-04T10:00:00Z' },
    ];
    const { user } = open({
      'GET /api/innovation/saved-matches': () => saved,
      'DELETE /api/innovation/match-verdicts/v1': () => {
        saved = [];
        return new Response(null, { status: 204 });
      },
    });
    const list = within(await screen.findByRole('list', { name: 'Saved matches' }));
    expect(list.getByRole('link', { name: 'Ice' })).toHaveAttribute('href', '/solutions/s2');
    await user.click(list.getByRole('button', { name: 'Saved · Undo' }));
    await waitFor(() => expect(screen.queryByText('Saved matches')).not.toBeInTheDocument());
  });

  it('has what is saved again once hiding it among the invitations is undone', async () => {
    const verdict = { id: 'v1', verdict: 'saved', reason: null, note: null, organizationId: 'org-own' };
    const answered = [
      { ...verdict, id: 'v2', verdict: 'not_relevant', replaced: verdict, toldWhoInvited: false },
      { ...verdict, id: 'v3', replaced: null, toldWhoInvited: false },
    ];
    let isHidden = false;
    const { user, callsTo } = open({
      'GET /api/innovation/invitations': () => (isHidden ? [] : [invitation]),
      'GET /api/innovation/saved-matches': () =>
        isHidden ? [] : [{ ...pair, verdict, savedAt: invitation.createdAt }],
      'PUT /api/innovation/match-verdicts': () => {
        isHidden = !isHidden;
        return answered.shift();
      },
    });
    const list = within(await screen.findByRole('list', { name: 'Invitations to propose' }));
    await user.click(list.getByRole('button', { name: 'Not Relevant …' }));
    await user.click(await screen.findByRole('radio', { name: 'Another reason' }));
    await user.click(screen.getByRole('button', { name: 'Hide Match' }));
    await waitFor(() => expect(screen.queryByText('Saved matches')).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('list', { name: 'Saved matches' })).toBeInTheDocument();
    expect(callsTo('PUT /api/innovation/match-verdicts')[1]?.body).toEqual({
      problemId: 'p1',
      solutionId: 's1',
      verdict: 'saved',
      organizationId: 'org-own',
      replaces: 'v2',
    });
  });

  it('says of a saved match that its owner was invited, and offers that no more', async () => {
    const { problem, solution } = recommendation;
    const verdict = { id: 'v1', verdict: 'saved', reason: null, note: null, organizationId: 'org-own' };
    const invited = { invitedAt: '2026-03-05T10:00:00Z', invitation: 'waiting', proposal: null, canInvite: true };
    open({
      'GET /api/innovation/saved-matches': () => [
        { problem, solution, verdict, savedAt: '2026-03-04T10:00:00Z', ...invited },
      ],
    });
    const list = within(await screen.findByRole('list', { name: 'Saved matches' }));
    expect(list.getByRole('listitem')).toHaveTextContent(/Invited Mar 5, 2026, waits for an answer/);
    expect(list.queryByRole('button', { name: 'Invite to Propose' })).not.toBeInTheDocument();
  });

  it('recommends what was found, with its words, and can be told that it is not relevant', async () => {
    let found = [recommendation];
    const { user, callsTo } = open({
      'GET /api/innovation/recommendations': () => found,
      'PUT /api/innovation/match-verdicts': () => {
        found = [];
        return {};
      },
    });
    const list = within(await screen.findByRole('list', { name: 'Recommended for you' }));
    for (const text of ['61 of 100', 'Good', '40 %']) expect(list.getByText(text)).toBeInTheDocument();
    expect(list.getByText(/humidity/)).toHaveTextContent('Missing: humidity');
    expect(list.getByText('Same category · TRL 8, ready for the market · Another country')).toBeInTheDocument();
    expect(list.getByRole('button', { name: 'Invite to Propose' })).toBeInTheDocument();
    await user.click(list.getByRole('button', { name: 'Not Relevant …' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Not relevant because …' }));
    await user.click(dialog.getByRole('radio', { name: 'Another reason' }));
    await user.click(dialog.getByRole('button', { name: 'Hide Match' }));
    expect(
      await screen.findByText(/What fits your open problems and your published solutions appears here/),
    ).toBeInTheDocument();
    expect(callsTo('PUT /api/innovation/match-verdicts')[0]?.body).toMatchObject({
      problemId: 'p2',
      solutionId: 's2',
      verdict: 'not_relevant',
      reason: 'other',
    });
  });

  it('lets a recommendation be saved', async () => {
    let found = [recommendation];
    const { user, callsTo } = open({
      'GET /api/innovation/recommendations': () => found,
      'PUT /api/innovation/match-verdicts': () => {
        found = [];
        return {};
      },
    });
    const list = within(await screen.findByRole('list', { name: 'Recommended for you' }));
    await user.click(list.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Recommended for you' })).not.toBeInTheDocument());
    expect(callsTo('PUT /api/innovation/match-verdicts')[0]?.body).toMatchObject({
      solutionId: 's2',
      verdict: 'saved',
    });
  });

  it('says which part could not be loaded, and loads it again', async () => {
    let isDown = true;
    const { user } = open({
      'GET /api/membership/network': () =>
        isDown ? refusal(503, 'unavailable', 'Please try again in a moment.') : { connections: 2, organizations: 16 },
    });
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('Some of these figures could not be loaded');
    expect(failure).toHaveTextContent('Please try again in a moment.');
    expect(failure).toHaveTextContent('Nothing that you saved or typed is lost.');
    isDown = false;
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('16')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('accepts a connection request', async () => {
    let connections: unknown[] = [incoming];
    const { user, callsTo } = open({
      'GET /api/connections': () => connections,
      'POST /api/connections/c1/accept': () => {
        connections = [{ ...incoming, status: 'accepted', canDecide: false }];
        return new Response(null, { status: 204 });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('You are connected with Probe Works.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument());
    await waitFor(() => expect(callsTo('GET /api/membership/network')).toHaveLength(2));
  });

  it('declines a connection request with a reason', async () => {
    let connections: unknown[] = [incoming];
    const { user, callsTo } = open({
      'GET /api/connections': () => connections,
      'POST /api/connections/c1/decline': () => {
        connections = [{ ...incoming, status: 'declined', reason: 'No capacity this year.', canDecide: false }];
        return new Response(null, { status: 204 });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline connection' }));
    await user.click(dialog.getByRole('button', { name: 'Decline Request' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Give a reason');
    await user.type(dialog.getByLabelText(/^Reason/), 'No capacity this year.');
    await user.click(dialog.getByRole('button', { name: 'Decline Request' }));
    expect(await screen.findByText('Connection request declined.')).toBeInTheDocument();
    expect(callsTo('POST /api/connections/c1/decline')[0]?.body).toEqual({ reason: 'No capacity this year.' });
    expect(await screen.findByText('Declined')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Decline' })).not.toBeInTheDocument());
  });

  it('shows that an answer is on its way, and sends it once', async () => {
    let answer: (response: unknown) => void = () => undefined;
    const { user, callsTo } = open({
      'GET /api/connections': () => [incoming],
      'POST /api/connections/c1/accept': () => new Promise((resolve) => (answer = resolve)),
    });
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    const pending = await screen.findByRole('button', { name: 'Accepting...' });
    expect(pending).toHaveAttribute('aria-disabled', 'true');
    await user.click(pending);
    answer(new Response(null, { status: 204 }));
    expect(await screen.findByText('You are connected with Probe Works.')).toBeInTheDocument();
    expect(callsTo('POST /api/connections/c1/accept')).toHaveLength(1);
  });

  it('says why a request could not be accepted, and offers it again', async () => {
    const detail = 'This request is withdrawn already.';
    const { user } = open({
      'GET /api/connections': () => [incoming],
      'POST /api/connections/c1/accept': () => refusal(409, 'connection_decided', detail),
    });
    await user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText(detail)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Accept' })).not.toHaveAttribute('aria-disabled');
    expect(screen.queryByText('You are connected with Probe Works.')).not.toBeInTheDocument();
  });

  it('shows that a decline is on its way, says why it failed, and keeps the reason', async () => {
    const detail = 'Please try again in a moment.';
    let answer: (response: unknown) => void = () => undefined;
    const { user } = open({
      'GET /api/connections': () => [incoming],
      'POST /api/connections/c1/decline': () => new Promise((resolve) => (answer = resolve)),
    });
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline connection' }));
    await user.type(dialog.getByLabelText(/^Reason/), 'No capacity this year.');
    await user.click(dialog.getByRole('button', { name: 'Decline Request' }));
    expect(await dialog.findByRole('button', { name: 'Declining...' })).toBeDisabled();
    answer(refusal(503, 'temporarily_unavailable', detail));
    expect(await dialog.findByRole('alert')).toHaveTextContent(detail);
    expect(dialog.getByLabelText(/^Reason/)).toHaveValue('No capacity this year.');
    expect(await dialog.findByRole('button', { name: 'Decline Request' })).toBeEnabled();
  });

  it('takes back a request of its own once it is told what follows', async () => {
    let connections = [outgoing];
    const { user, callsTo } = open({
      'GET /api/connections': () => connections,
      'POST /api/connections/c2/withdraw': () => {
        connections = [{ ...outgoing, status: 'withdrawn', canWithdraw: false }];
        return new Response(null, { status: 204 });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw connection request' }));
    expect(dialog.getByText(/Probe Works can no longer accept it/)).toBeInTheDocument();
    expect(callsTo('POST /api/connections/c2/withdraw')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Withdraw Request' }));
    expect(await screen.findByText('Connection request withdrawn.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument());
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Withdrawn'));
    expect(document.body).not.toHaveFocus();
  });

  it('says why a request could not be taken back, and asks again', async () => {
    const { user } = open({
      'GET /api/connections': () => [outgoing],
      'POST /api/connections/c2/withdraw': () => refusal(409, 'connection_decided', 'It has been accepted already.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Withdraw Request' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Nothing was changed.It has been accepted already.');
    expect(await dialog.findByRole('button', { name: 'Withdraw Request' })).toBeInTheDocument();
  });

  it('keeps the reason of a decline through a reload', async () => {
    sessionStorage.clear();
    const { user, close, address } = open({ 'GET /api/connections': () => [incoming] });
    await user.click(await screen.findByRole('button', { name: 'Decline' }));
    await user.type(await screen.findByLabelText(/^Reason/), 'No capacity');
    const at = address();
    close();
    openPage(MemberHomePage, { path: '/', at, answers: answersWith([incoming]) });
    expect(await screen.findByLabelText(/^Reason/)).toHaveValue('No capacity');
  });

  it('says nothing of organizations to confirm where there are none', async () => {
    const { callsTo } = open();
    await screen.findByRole('list', { name: 'Actions' });
    await waitFor(() => expect(callsTo('GET /api/membership/unconfirmed-organizations')).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Organizations to confirm' })).not.toBeInTheDocument();
  });

  it('makes an organization that was registered with the address the person’s own', async () => {
    let list = [waiting(1)];
    let viewer = ada;
    const { user, callsTo } = open({
      'GET /api/auth/user': () => viewer,
      'GET /api/membership/unconfirmed-organizations': () => list,
      'POST /api/membership/unconfirmed-organizations/w1/confirm': () => {
        list = [];
        viewer = adaOfTwo;
        return new Response(null, { status: 204 });
      },
    });
    const strip = within(await screen.findByRole('region', { name: 'Organizations to confirm' }));
    expect(strip.getByRole('listitem')).toHaveTextContent(
      /^Is Waiting Works 1 yours\? It was registered with your address on .*2026.* by Mallory Stranger\./,
    );
    await user.click(strip.getByRole('button', { name: 'Yes, it is ours' }));
    expect(await screen.findByText('Waiting Works 1 is among your organizations now.')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Organizations to confirm' })).not.toBeInTheDocument(),
    );
    expect(callsTo('GET /api/auth/user').length).toBeGreaterThan(1);
  });

  it('says why an organization could not be confirmed, and asks again', async () => {
    const detail = 'There is no such organization.';
    const { user } = open({
      'GET /api/membership/unconfirmed-organizations': () => [waiting(1)],
      'POST /api/membership/unconfirmed-organizations/w1/confirm': () => refusal(404, 'not_found', detail),
    });
    await user.click(await screen.findByRole('button', { name: 'Yes, it is ours' }));
    expect(await screen.findByText(detail)).toBeInTheDocument();
    expect(screen.getByText('Not confirmed. Nothing was changed.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Yes, it is ours' })).not.toHaveAttribute('aria-disabled');
  });

  it('gives away an organization that is not the person’s once they are told what follows', async () => {
    let list = [waiting(1)];
    const { user, callsTo } = open({
      'GET /api/membership/unconfirmed-organizations': () => list,
      'POST /api/membership/unconfirmed-organizations/w1/reject': () => {
        list = [];
        return new Response(null, { status: 204 });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Not ours' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Waiting Works 1 is not yours?' }));
    expect(dialog.getByText(/You are not asked about it again/)).toBeInTheDocument();
    expect(callsTo('POST /api/membership/unconfirmed-organizations/w1/reject')).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'It Is Not Ours' }));
    expect(
      await screen.findByText('Waiting Works 1 has nothing to do with your account any more.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Not ours' })).not.toBeInTheDocument());
  });

  it('shows three organizations to confirm, and the others when asked', async () => {
    const { user } = open({
      'GET /api/membership/unconfirmed-organizations': () => [1, 2, 3, 4, 5].map(waiting),
    });
    const strip = within(await screen.findByRole('region', { name: 'Organizations to confirm' }));
    expect(strip.getAllByRole('listitem')).toHaveLength(3);
    await user.click(strip.getByRole('button', { name: 'Show 2 more' }));
    expect(strip.getAllByRole('listitem')).toHaveLength(5);
  });

  const unpaid = {
    ...{ organizationId: 'org-own', planName: 'Ecosystem Enablers', total: '165000', currency: 'USD', readOnly: false },
    ...{ since: '2026-03-01T09:00:00Z', readOnlyFrom: '2026-03-15T09:00:00Z', endsAt: '2026-03-29T09:00:00Z' },
  };
  const owing = (viewer: object, ...renewals: object[]) =>
    open({
      'GET /api/auth/user': () => viewer,
      'GET /api/subscription/status': () => ({ hasSubscription: true, unpaid: renewals }),
    });
  const renewalOf = (name: string) => screen.findByRole('region', { name: `Renewal of ${name}` });

  it('tells who can pay of a renewal what is owed, since when, until when, and where to pay', async () => {
    owing(ada, unpaid);
    const strip = await renewalOf('Own Organization');
    expect(strip).toHaveTextContent(
      'The renewal of Ecosystem Enablers for Own Organization has not been paid. $1,650 has been due since Mar 1, 2026. ' +
        'From Mar 15, 2026 on what is there can only be read. ' +
        'The subscription ends on Mar 29, 2026 unless it is paid; nothing is deleted.',
    );
    expect(within(strip).getByRole('link', { name: 'Pay the renewal' })).toHaveAttribute(
      'href',
      '/organizations/org-own/billing',
    );
  });

  it('says of each organization how it stands, also of one that can only be read', async () => {
    owing(adaOfTwo, unpaid, { ...unpaid, organizationId: 'org-second', readOnly: true });
    expect(await renewalOf('Own Organization')).toHaveTextContent('From Mar 15, 2026 on');
    const second = await renewalOf('Second Organization');
    expect(second).toHaveTextContent(
      'What is there can only be read until it is paid. The subscription ends on Mar 29, 2026',
    );
    expect(within(second).getByRole('link')).toHaveAttribute('href', '/organizations/org-second/billing');
  });

  it.each(['member', 'viewer'])('tells a %s whom to ask, and no amount', async (role) => {
    const organizations = ada.organizations.map((membership) => ({ ...membership, role }));
    owing({ ...ada, organizations }, { ...unpaid, total: null, readOnly: true });
    const strip = await renewalOf('Own Organization');
    expect(strip).toHaveTextContent(
      'has not been paid. What is there can only be read until it is paid. ' +
        'Only an owner or admin of Own Organization can pay it.',
    );
    expect(within(strip).queryByRole('link')).not.toBeInTheDocument();
  });

  it('says nothing of renewals where all are paid', async () => {
    const { callsTo } = owing(ada);
    await waitFor(() => expect(callsTo('GET /api/subscription/status')).toHaveLength(1));
    expect(await screen.findByText('2 of 2 done')).toBeInTheDocument();
    expect(screen.queryByText(/has not been paid/)).not.toBeInTheDocument();
  });
});
