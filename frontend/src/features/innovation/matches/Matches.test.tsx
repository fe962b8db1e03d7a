import { act, screen, waitFor, within } from '@testing-library/react';
import { facts } from '@/testing/matches';
import { json, openPage, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import { behind, readOnly } from '@/testing/problems';
import ProblemPage from '../problems/ProblemPage';
import SolutionPage from '../solutions/SolutionPage';

const problem = {
  ...readOnly,
  id: 'p1',
  title: 'Leaks in old water mains',
  description: 'A third of the treated water is lost.',
  category: 'environment',
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
  canPropose: true,
};

const match = {
  solution: {
    id: 's1',
    title: 'Acoustic probes',
    description: 'They listen.',
    category: 'environment',
    technologyType: 'iot',
    readinessLevel: 8,
    status: 'published',
    tags: [],
    createdAt: '2026-03-04T10:00:00Z',
    submittedBy: { id: 'org-probe', name: 'Probe Works', type: 'startup' },
  },
  percent: 64,
  label: 'good',
  words: [{ word: 'leaks', share: 31 }],
  missing: ['old', 'treated'],
  facts,
  proposal: null,
  invitedAt: null,
  canInvite: true,
};
const own = { ...match, solution: { ...match.solution, submittedBy: problem.submittedBy } };

const open = (answers: Record<string, (call: { url: URL }) => unknown> = {}, viewer: unknown = ada, narrowed = '') =>
  openPage(ProblemPage, {
    path: '/problems/:id',
    at: `/problems/p1?tab=matches${narrowed}`,
    answers: {
      'GET /api/auth/user': () => viewer,
      'GET /api/billing/entitlements': () => [],
      'GET /api/problems/p1': () => problem,
      'GET /api/problems/p1/proposals': () => [],
      'GET /api/problems/p1/organization': () => behind,
      'GET /api/problems/p1/matches': () => [match],
      ...answers,
    },
  });

describe('the matches of a problem', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('say what makes them, what is missing, and what is known beside that', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Acoustic probes' })).toHaveAttribute('href', '/solutions/s1');
    for (const text of ['64 of 100', 'Good', '31 %', 'old, treated', 'The same', 'Another country'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByText('TRL 8, ready for the market')).toBeInTheDocument();
    expect(screen.queryByText('Technology')).not.toBeInTheDocument();
  });

  it('are asked for when their tab is opened, and not before', async () => {
    const { user, callsTo, address } = openPage(ProblemPage, {
      path: '/problems/:id',
      at: '/problems/p1',
      answers: {
        'GET /api/auth/user': () => ada,
        'GET /api/problems/p1': () => problem,
        'GET /api/problems/p1/proposals': () => [],
        'GET /api/problems/p1/organization': () => behind,
        'GET /api/problems/p1/matches': () => [],
      },
    });
    const tab = await screen.findByRole('tab', { name: 'Matches' });
    expect(callsTo('GET /api/problems/p1/matches')).toHaveLength(0);
    await user.click(tab);
    expect(await screen.findByText(/No solution of the alliance has words of this problem yet/)).toBeInTheDocument();
    expect(address()).toBe('/problems/p1?tab=matches');
  });

  it('are asked for once, by their tab and for its number', async () => {
    const { callsTo } = open();
    expect(await screen.findByRole('link', { name: 'Acoustic probes' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('tab', { name: /^Matches/ })).toHaveTextContent(/^Matches1$/));
    await act(async () => undefined);
    expect(callsTo('GET /api/problems/p1/matches')).toHaveLength(1);
  });

  it('have a place for their number on the tab before it is there', async () => {
    let answer: (matches: unknown) => void = () => undefined;
    open({ 'GET /api/problems/p1/matches': () => new Promise((resolve) => (answer = resolve)) });
    const place = (await screen.findByRole('tab', { name: 'Matches' })).querySelector('span');
    expect(place).toHaveClass('min-w-9');
    expect(place).toBeEmptyDOMElement();
    await act(async () => answer([match]));
    await waitFor(() => expect(place).toHaveTextContent('1'));
    expect(place).toHaveClass('min-w-9');
  });

  it('have those that fit first, and weaker ones on demand', async () => {
    const weak = {
      ...match,
      percent: 12,
      label: undefined,
      solution: { ...match.solution, id: 's2', title: 'Robots' },
    };
    const { user, close } = open({ 'GET /api/problems/p1/matches': () => [match, weak] });
    expect(await screen.findByRole('link', { name: 'Acoustic probes' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Robots' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('tab', { name: /^Matches/ })).toHaveTextContent(/^Matches1$/));
    await user.click(screen.getByRole('button', { name: 'Show 1 weaker' }));
    expect(screen.getByRole('link', { name: 'Robots' })).toBeInTheDocument();
    close();
    const distant = [1, 2, 3, 4, 5].map((n) => ({
      ...weak,
      solution: { ...weak.solution, id: `s${n}`, title: `Robot ${n}` },
    }));
    const alone = open({ 'GET /api/problems/p1/matches': () => distant });
    expect(await screen.findByRole('link', { name: 'Robot 3' })).toBeInTheDocument();
    expect(screen.getByText(/Nothing fits well yet/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Robot 4' })).not.toBeInTheDocument();
    await alone.user.click(screen.getByRole('button', { name: 'Show 2 weaker' }));
    expect(screen.getByRole('link', { name: 'Robot 5' })).toBeInTheDocument();
  });

  it('are read page by page, and say that there are more of them', async () => {
    const link = { link: '</api/problems/p1/matches?limit=20&cursor=1>; rel="next"' };
    const robots = { ...match, solution: { ...match.solution, id: 's2', title: 'Robots' } };
    const { user } = open({
      'GET /api/problems/p1/matches': ({ url }) =>
        url.searchParams.get('cursor') === '1' ? [robots] : json(200, [match], link),
    });
    expect(await screen.findByRole('link', { name: 'Acoustic probes' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('tab', { name: /^Matches/ })).toHaveTextContent('1+'));
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'Robots' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Acoustic probes' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    expect(screen.getByRole('tab', { name: /^Matches/ })).toHaveTextContent('2');
  });

  it('are all shown that are saved, however weak, and say when none is left', async () => {
    const verdict = { id: 'v1', verdict: 'saved', reason: null, note: null, organizationId: 'org-own' };
    const weak = { ...match, label: undefined, solution: { ...match.solution, id: 's2', title: 'Robots' }, verdict };
    const matches = 'GET /api/problems/p1/matches';
    const { close } = open({ [matches]: () => [{ ...match, verdict }, weak] }, ada, '&saved=1');
    expect(await screen.findByRole('link', { name: 'Robots' })).toBeInTheDocument();
    close();
    const saved = open({ [matches]: () => [] });
    await saved.user.click(await screen.findByRole('checkbox', { name: 'Only saved' }));
    expect(await screen.findByText('None of them is saved.')).toBeInTheDocument();
    expect(saved.callsTo(matches).at(-1)?.url.searchParams.get('saved')).toBe('true');
    saved.close();
    const { user, address } = open({ [matches]: () => [] }, ada, '&category=environment');
    expect(await screen.findByText('No match has all that is asked for.')).toBeInTheDocument();
    const empty = screen.getByRole('heading', { name: 'No Matches Found' }).parentElement as HTMLElement;
    await user.click(within(empty).getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText(/No solution of the alliance has words of this problem yet/)).toBeInTheDocument();
    expect(address()).not.toContain('category');
  });

  it('say that all of them are hidden, and show them', async () => {
    const verdict = { id: 'v1', verdict: 'not_relevant', reason: 'too_early', note: null, organizationId: 'org-own' };
    const hiding = ({ url }: { url: URL }) => (url.searchParams.get('hidden') ? [{ ...match, verdict }] : []);
    const { user, callsTo } = open({ 'GET /api/problems/p1/matches': hiding }, ada, '&category=environment');
    expect(await screen.findByText('All that would stand here are hidden as not relevant.')).toBeInTheDocument();
    const asked = callsTo('GET /api/problems/p1/matches').map(({ url }) => Object.fromEntries(url.searchParams));
    expect(asked).toContainEqual({ hidden: 'true', category: 'environment', limit: '20' });
    await user.click(screen.getByRole('button', { name: 'Show hidden' }));
    expect(await screen.findByRole('link', { name: 'Acoustic probes' })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Only hidden' })).toBeChecked();
  });

  it.each([
    ['&saved=1', 'saved', 'None of them is saved.'],
    ['&hidden=1', 'hidden', 'None of them is hidden.'],
    ['&saved=1&hidden=1', 'saved', 'None of them is saved or hidden.'],
  ])('that were judged are listed alone, however weak: %s', async (at, asked, none) => {
    const verdict = { id: 'v1', verdict: 'not_relevant', reason: 'too_early', note: null, organizationId: 'org-own' };
    const unlike = { ...match, verdict, percent: 0, label: undefined, words: [], missing: [] };
    const found = [[unlike], []];
    // The tab counts others.
    const matches = ({ url }: { url: URL }) => (url.searchParams.has(asked) ? found.shift() : []);
    const { user, callsTo } = open({ 'GET /api/problems/p1/matches': matches }, ada, at);
    const asks = () => callsTo('GET /api/problems/p1/matches').filter(({ url }) => url.searchParams.has(asked));
    expect(await screen.findByRole('link', { name: 'Acoustic probes' })).toBeInTheDocument();
    expect(screen.queryByText(/Nothing fits well yet/)).not.toBeInTheDocument();
    expect(asks()[0]?.url.searchParams.get(asked)).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Show Again' }));
    expect(await screen.findByText(none)).toBeInTheDocument();
    expect(asks()).toHaveLength(2);
  });

  it('that another organization has hidden are not shown again by this one', async () => {
    const verdict = { id: 'v1', verdict: 'not_relevant', reason: 'too_early', note: null, organizationId: 'org-other' };
    open({ 'GET /api/problems/p1/matches': () => [{ ...match, verdict }] }, ada, '&hidden=1');
    expect(await screen.findByRole('link', { name: 'Acoustic probes' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show Again' })).not.toBeInTheDocument();
  });

  it.each([
    [409, 'books_closed', 'The books are being closed.'],
    [404, 'not_found', 'This match, or what your organization says of it, has changed since.'],
  ] as const)('say why they were not saved: %i', async (status, code, why) => {
    const { user } = open({
      'PUT /api/innovation/match-verdicts': () => refusal(status, code, 'The books are being closed.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Nothing was changed')).toBeInTheDocument();
    expect(screen.getByText(why)).toBeInTheDocument();
  });

  it('say what a colleague has said who has hidden one meanwhile, and save it all the same when that is wanted', async () => {
    const put = 'PUT /api/innovation/match-verdicts';
    const why = 'Your organization has said that this match is not relevant: “Tried in 2024.”';
    const ours = { note: null, organizationId: 'org-own' };
    const hidden = { id: 'v1', verdict: 'not_relevant', reason: 'too_early', ...ours, note: 'Tried in 2024.' };
    const said = { id: 'v2', verdict: 'saved', reason: null, ...ours, replaced: hidden, toldWhoInvited: false };
    const { user, callsTo } = open({
      [put]: (call) =>
        (call as unknown as { body: { replaces?: string } }).body.replaces
          ? said
          : json(409, { status: 409, code: 'match_hidden', title: 'Refused', detail: why, allowed: ['v1'] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Hidden meanwhile')).toBeInTheDocument();
    expect(screen.getByText(`It stands under “Only hidden”. ${why}`)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save Anyway' }));
    expect(await screen.findByText('Match saved')).toBeInTheDocument();
    const about = { problemId: 'p1', solutionId: 's1', organizationId: 'org-own' };
    const saved = { ...about, verdict: 'saved' };
    expect(callsTo(put).map(({ body }) => body)).toEqual([saved, { ...saved, replaces: 'v1' }]);
    // What the colleague has said is put back with its reason and its note.
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Match hidden again')).toBeInTheDocument();
    expect(callsTo(put).at(-1)?.body).toEqual({
      ...about,
      ...{ verdict: 'not_relevant', reason: 'too_early', note: 'Tried in 2024.', replaces: 'v2' },
    });
  });

  it('are not offered to be saved all the same where something else is refused', async () => {
    const { user } = open({
      'PUT /api/innovation/match-verdicts': () =>
        json(409, { status: 409, code: 'books_closed', title: 'Refused', detail: 'Not now.', allowed: ['v1'] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Nothing was changed')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save Anyway' })).not.toBeInTheDocument();
  });

  it.each([
    ['saved', 'Saved · Undo'],
    ['not_relevant', 'Show Again'],
  ])('say why what was said of them is not taken back: %s', async (said, name) => {
    const verdict = { id: 'v1', verdict: said, reason: null, note: null, organizationId: 'org-own' };
    const { user } = open({
      'GET /api/problems/p1/matches': () => [{ ...match, verdict }],
      'DELETE /api/innovation/match-verdicts/v1': () => refusal(409, 'books_closed', 'The books are being closed.'),
    });
    await user.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText('Nothing was changed')).toBeInTheDocument();
    expect(screen.getByText('The books are being closed.')).toBeInTheDocument();
  });

  it.each([
    ['Save', undefined, 'PUT /api/innovation/match-verdicts'],
    ['Saved · Undo', 'saved', 'DELETE /api/innovation/match-verdicts/v1'],
  ])('show that a click on %s is on its way, and send it once', async (name, said, write) => {
    const verdict = said && { id: 'v1', verdict: said, reason: null, note: null, organizationId: 'org-own' };
    const { user, callsTo } = open({
      'GET /api/problems/p1/matches': () => [{ ...match, verdict }],
      [write]: () => new Promise(() => undefined),
    });
    const button = await screen.findByRole('button', { name });
    await user.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await user.click(button);
    expect(callsTo(write)).toHaveLength(1);
  });

  it('do not say that nothing was saved where no answer came', async () => {
    const { user } = open({ 'PUT /api/innovation/match-verdicts': () => Promise.reject(new TypeError('Failed')) });
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('No answer came')).toBeInTheDocument();
    expect(screen.getByText(/^It may have been done all the same\./)).toBeInTheDocument();
  });

  it('leave the dialog that is filled in where it was hidden and no answer came, until it is closed', async () => {
    let verdict: object | undefined;
    const { user, address } = open({
      'GET /api/problems/p1/matches': ({ url }) =>
        Boolean(verdict) === (url.searchParams.get('hidden') === 'true') ? [{ ...match, verdict }] : [],
      'PUT /api/innovation/match-verdicts': () => {
        if (verdict) return refusal(409, 'match_hidden', 'It is hidden already.');
        verdict = { id: 'v1', verdict: 'not_relevant', reason: 'too_early', note: null, organizationId: 'org-own' };
        return Promise.reject(new TypeError('Failed'));
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Not Relevant …' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('radio', { name: 'It is too early for it' }));
    await user.click(dialog.getByRole('button', { name: 'Hide Match' }));
    expect(await dialog.findByText(/^No answer came: /)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('No Matches Found')).toBeInTheDocument());
    expect(dialog.getByRole('radio', { name: 'It is too early for it' })).toBeChecked();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).not.toContain('match='));
    await user.click(screen.getByRole('checkbox', { name: 'Only hidden' }));
    expect(await screen.findByRole('button', { name: 'Show Again' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('say that they could not be loaded, and load again', async () => {
    let isDown = true;
    const { user } = open({
      'GET /api/problems/p1/matches': () => (isDown ? refusal(503, 'unavailable', 'Please try again.') : [match]),
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The matches could not be loaded');
    expect(alert).not.toHaveTextContent('from before');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Acoustic probes' })).toBeInTheDocument();
  });

  it('stay when they cannot be asked for again, and are said to be from before', async () => {
    let isDown = false;
    const { user } = open({
      'GET /api/problems/p1/matches': () => (isDown ? refusal(503, 'unavailable', 'Please try again.') : [match]),
      'PUT /api/innovation/match-verdicts': () => {
        isDown = true;
        return { id: 'v1', verdict: 'saved', reason: null, note: null, organizationId: 'org-own' };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('What you see is from before.');
    expect(screen.getByRole('link', { name: 'Acoustic probes' })).toBeInTheDocument();
  });

  it('let the owner invite, keep the note when that is refused, and say so when it is done', async () => {
    let invited = false;
    let refused = true;
    const { user, callsTo } = open({
      'GET /api/problems/p1/matches': () => [{ ...match, invitedAt: invited ? '2026-03-06T10:00:00Z' : null }],
      'POST /api/problems/p1/invitations': () => {
        if (refused) return refusal(409, 'problem_not_open', 'This problem is solved and takes no new proposals.');
        invited = true;
        return {};
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Invite to Propose' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite to propose' }));
    await user.type(dialog.getByLabelText('Note to Probe Works'), 'Nakuru first?');
    await user.click(dialog.getByRole('button', { name: 'Send Invitation' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This problem is solved');
    expect(dialog.getByLabelText('Note to Probe Works')).toHaveValue('Nakuru first?');
    refused = false;
    await user.click(await dialog.findByRole('button', { name: 'Send Invitation' }));
    expect(await screen.findByText('Invitation sent to Probe Works.')).toBeInTheDocument();
    expect(callsTo('POST /api/problems/p1/invitations')[1]?.body).toEqual({ solutionId: 's1', note: 'Nakuru first?' });
    expect(await screen.findByText(/Invited/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Invite to Propose' })).not.toBeInTheDocument());
  });

  it.each([
    ['invite', 'Invite to Propose', match, {}],
    ['propose', 'Propose Solution', own, {}],
    ['propose', 'Propose Solution', own, { isReadOnly: false, limit: 0, name: 'solution proposals' }],
  ])('say why the plan lets nobody %s, before anything is typed', async (_, name, shown, changes) => {
    const meter = { feature: 'propose_solutions', used: 0, limit: null, isReadOnly: true, ...changes };
    const { user, callsTo } = open({
      'GET /api/problems/p1/matches': () => [shown],
      'GET /api/billing/entitlements': () => [{ ...meter, organizationId: 'org-own' }],
    });
    await user.click(await screen.findByRole('button', { name }));
    const dialog = meter.isReadOnly ? 'Renewal Not Paid' : 'Upgrade Required';
    expect(await screen.findByRole('dialog', { name: dialog })).toBeVisible();
    expect(screen.queryByLabelText(/^Note/)).not.toBeInTheDocument();
    expect(callsTo('POST /api/proposals')).toEqual([]);
  });

  it('keep the note under the dialog that says that the renewal has not been paid', async () => {
    const { user } = open({
      'POST /api/problems/p1/invitations': () => refusal(403, 'subscription_read_only', 'The last renewal.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Invite to Propose' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite to propose' }));
    await user.type(dialog.getByLabelText('Note to Probe Works'), 'Nakuru first?');
    await user.click(dialog.getByRole('button', { name: 'Send Invitation' }));
    await screen.findByRole('dialog', { name: 'Renewal Not Paid' });
    await user.keyboard('{Escape}');
    expect(await screen.findByLabelText('Note to Probe Works')).toHaveValue('Nakuru first?');
  });

  it('let the owner of a solution propose it', async () => {
    const { user, callsTo } = open({
      'GET /api/problems/p1/matches': () => [own],
      'POST /api/proposals': () => ({}),
    });
    await user.click(await screen.findByRole('button', { name: 'Propose Solution', description: 'Acoustic probes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Propose solution' }));
    await user.click(dialog.getByRole('button', { name: 'Propose Solution' }));
    expect(await screen.findByText('Solution proposed to Own Organization.')).toBeInTheDocument();
    expect(callsTo('POST /api/proposals')[0]?.body).toEqual({ problemId: 'p1', solutionId: 's1' });
  });

  it.each([
    ['invited already', { ...match, invitedAt: '2026-03-06T10:00:00Z' }],
    ['proposed already', { ...match, proposal: 'pending' }],
    ['proposed by themselves', { ...own, proposal: 'accepted' }],
    ['not to be invited by who reviews without knowing whose it is', { ...match, canInvite: false }],
  ])('offer neither where a solution is %s', async (_, shown) => {
    open({ 'GET /api/problems/p1/matches': () => [shown] });
    expect(await screen.findByRole('button', { name: 'Save' })).toBeInTheDocument();
    const described = { description: 'Acoustic probes' };
    expect(screen.queryByRole('button', { name: 'Invite to Propose', ...described })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Propose Solution', ...described })).not.toBeInTheDocument();
  });

  it('can be saved, and that be undone', async () => {
    let verdict: object | undefined;
    const { user, callsTo } = open({
      'GET /api/problems/p1/matches': () => [{ ...match, verdict }],
      'PUT /api/innovation/match-verdicts': () => {
        verdict = { id: 'v1', verdict: 'saved', reason: null, note: null, organizationId: 'org-own' };
        return verdict;
      },
      'DELETE /api/innovation/match-verdicts/v1': () => {
        verdict = undefined;
        return new Response(null, { status: 204 });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Saved · Undo' }));
    expect(await screen.findByRole('button', { name: 'Save' })).toBeInTheDocument();
    expect(callsTo('PUT /api/innovation/match-verdicts')[0]?.body).toEqual({
      problemId: 'p1',
      solutionId: 's1',
      verdict: 'saved',
      organizationId: 'org-own',
    });
  });

  it('are hidden for a reason, and come back', async () => {
    let verdict: object | undefined;
    const { user, callsTo } = open({
      'GET /api/problems/p1/matches': ({ url }) =>
        Boolean(verdict) === (url.searchParams.get('hidden') === 'true') ? [{ ...match, verdict }] : [],
      'PUT /api/innovation/match-verdicts': () => {
        verdict = { id: 'v1', verdict: 'not_relevant', reason: 'too_early', note: 'Later.', organizationId: 'org-own' };
        return verdict;
      },
      'DELETE /api/innovation/match-verdicts/v1': () => {
        verdict = undefined;
        return new Response(null, { status: 204 });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Not Relevant …' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Not relevant because …' }));
    await user.click(dialog.getByRole('button', { name: 'Hide Match' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Choose why it is not relevant');
    expect(callsTo('PUT /api/innovation/match-verdicts')).toHaveLength(0);
    await user.click(dialog.getByRole('radio', { name: 'It is too early for it' }));
    await user.click(dialog.getByRole('button', { name: 'Hide Match' }));
    expect(await screen.findByText('Match hidden')).toBeInTheDocument();
    const probes = () => screen.queryByRole('link', { name: 'Acoustic probes' });
    await waitFor(() => expect(probes()).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(probes()).toBeInTheDocument());
    expect(await screen.findByText('Match shown again')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Not Relevant …' }));
    await user.click(await screen.findByRole('radio', { name: 'It is too early for it' }));
    await user.click(screen.getByRole('button', { name: 'Hide Match' }));
    await waitFor(() => expect(probes()).not.toBeInTheDocument());
    await user.click(screen.getByRole('checkbox', { name: 'Only hidden' }));
    expect(await screen.findByText(/It is too early for it\. Later\./)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show Again' }));
    expect(await screen.findByText('None of them is hidden.')).toBeInTheDocument();
    expect(screen.getAllByText('Match shown again').length).toBeGreaterThan(0);
    await user.click(screen.getByRole('checkbox', { name: 'Only hidden' }));
    expect(await screen.findByRole('button', { name: 'Save' })).toBeInTheDocument();
  });

  it('stay hidden where that cannot be undone, which is said, and can be tried again', async () => {
    const answers = [refusal(503, 'unavailable', 'Please try again in a moment.'), new Response(null, { status: 204 })];
    const { user } = open({
      'GET /api/problems/p1/matches': () => [match],
      'PUT /api/innovation/match-verdicts': () => ({
        ...{ id: 'v1', verdict: 'not_relevant', organizationId: 'org-own' },
        ...{ replaced: null, toldWhoInvited: true },
      }),
      'DELETE /api/innovation/match-verdicts/v1': () => answers.shift(),
    });
    await user.click(await screen.findByRole('button', { name: 'Not Relevant …' }));
    await user.click(await screen.findByRole('radio', { name: 'It is too early for it' }));
    await user.click(screen.getByRole('button', { name: 'Hide Match' }));
    expect(
      await screen.findByText(
        'Own Organization is told that you decline. “Only hidden” among the matches of either lists it, to bring it back.',
      ),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Not undone')).toBeInTheDocument();
    expect(screen.getByText('Please try again in a moment.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Match shown again')).toBeInTheDocument();
    expect(
      screen.getByText('The invitation waits again. The mail that you decline has gone to Own Organization.'),
    ).toBeInTheDocument();
  });

  it('are narrowed in a panel that counts those that fit, and says how many are left', async () => {
    const facets = { category: [{ value: 'environment', count: 1 }], technology: [], readiness: [], status: [] };
    const { user, callsTo } = open({
      'GET /api/problems/p1/matches/facets': () => ({ ...facets, region: [{ value: 'KE', count: 1 }], isExact: true }),
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Only hidden' }));
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(await panel.findByRole('checkbox', { name: 'Environment 1' })).toBeInTheDocument();
    expect(panel.getAllByRole('checkbox')[0]).toHaveFocus();
    await user.click(panel.getByRole('checkbox', { name: 'Kenya 1' }));
    await waitFor(() =>
      expect(Object.fromEntries(callsTo('GET /api/problems/p1/matches/facets').at(-1)?.url.searchParams ?? [])).toEqual(
        { region: 'KE', hidden: 'true' },
      ),
    );
    await user.click(await panel.findByRole('button', { name: 'Show 1 match' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('are counted in the panel as they are shown: a few weaker ones where none fits, or all of them', async () => {
    const weak = [1, 2, 3, 4, 5].map((n) => ({
      ...match,
      percent: 12,
      label: undefined,
      solution: { ...match.solution, id: `s${n}`, title: `Robot ${n}` },
    }));
    const facets = {
      category: [
        { value: 'energy', count: 2, weaker: 9 },
        { value: 'environment', count: 0, weaker: 5 },
      ],
      technology: [],
      readiness: [
        { value: '4', count: 0, weaker: 2 },
        { value: '5', count: 0, weaker: 2 },
      ],
      status: [],
      region: [{ value: 'KE', count: 0, weaker: 1 }],
      submitter: [{ value: 'org-aqua', name: 'AquaSense', count: 0, weaker: 5 }],
    };
    const answers = {
      'GET /api/problems/p1/matches': () => weak,
      'GET /api/problems/p1/matches/facets': () => ({ ...facets, isExact: true }),
    };
    const { close } = open(answers, ada, '&filters=1');
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(await panel.findByRole('checkbox', { name: 'Environment 3 weaker' })).toBeInTheDocument();
    // Of the own organization, which is not among those of most, no number is known.
    for (const name of ['Energy 2', 'Kenya 1 weaker', 'AquaSense 3 weaker', 'Own Organization'])
      expect(panel.getByRole('checkbox', { name })).toBeInTheDocument();
    expect(panel.getByRole('button', { name: 'Show 3 matches' })).toBeInTheDocument();
    expect(
      within(panel.getByLabelText('Readiness from')).getByRole('option', { name: /^TRL 4.*\(3 weaker\)$/ }),
    ).toBeInTheDocument();
    close();
    open(answers, ada, '&filters=1&weaker=1');
    for (const name of ['Energy 11', 'Environment 5', 'AquaSense 5'])
      expect(await screen.findByRole('checkbox', { name })).toBeInTheDocument();
    expect(
      within(screen.getByLabelText('Readiness from')).getByRole('option', { name: /^TRL 4.*\(4\)$/ }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show 5 matches' })).toBeInTheDocument();
  });

  it('say before a declined invitation is opened again, to whom it was sent alone', async () => {
    const verdict = { id: 'v1', verdict: 'not_relevant', reason: 'too_early', note: null, organizationId: 'org-own' };
    const declined = { ...own, verdict, invitedAt: '2026-03-06T10:00:00Z', invitation: 'declined' };
    const opened = () => screen.queryByText(/the invitation of Own Organization is open again/);
    const { close } = open({ 'GET /api/problems/p1/matches': () => [declined] });
    expect(await screen.findByRole('button', { name: 'Show Again' })).toBeInTheDocument();
    expect(opened()).toBeInTheDocument();
    close();
    open({ 'GET /api/problems/p1/matches': () => [{ ...declined, solution: match.solution }] });
    expect(await screen.findByRole('button', { name: 'Show Again' })).toBeInTheDocument();
    expect(opened()).not.toBeInTheDocument();
  });

  it('are to be read alone by viewers of an organization', async () => {
    const [membership] = ada.organizations;
    open({}, { ...ada, organizations: [{ ...membership, role: 'viewer' }] });
    expect(await screen.findByRole('link', { name: 'Acoustic probes' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Invite to Propose' })).not.toBeInTheDocument();
  });
});

describe('the matches of a solution', () => {
  const solution = {
    ...{
      ...match.solution,
      updatedAt: '2026-03-05T10:00:00Z',
      revision: 1,
      projects: [],
      files: [],
      canPublish: false,
    },
    ...{ canEdit: false, canWithdraw: false },
  };
  const verdict = { id: 'v1', verdict: 'not_relevant', reason: 'too_early', note: null, organizationId: 'org-own' };
  const { solution: _, ...others } = match;
  const found = { ...others, problem, canInvite: false };

  it('say that all problems are hidden, and show them with the filters that there are', async () => {
    const { user, callsTo } = openPage(SolutionPage, {
      path: '/solutions/:id',
      at: '/solutions/s1?tab=matches&category=environment',
      answers: {
        'GET /api/auth/user': () => ada,
        'GET /api/billing/entitlements': () => [],
        'GET /api/solutions/s1': () => solution,
        'GET /api/solutions/s1/watch': () => ({ watching: false }),
        'GET /api/solutions/s1/organization': () => behind,
        'GET /api/solutions/s1/matches/facets': () => ({ category: [], urgency: [], region: [], isExact: true }),
        'GET /api/solutions/s1/matches': ({ url }: { url: URL }) =>
          url.searchParams.get('hidden') ? [{ ...found, problem: { ...problem, status: 'closed' }, verdict }] : [],
      } as never,
    });
    expect(await screen.findByText('All that would stand here are hidden as not relevant.')).toBeInTheDocument();
    const asked = callsTo('GET /api/solutions/s1/matches').map(({ url }) => Object.fromEntries(url.searchParams));
    expect(asked).toContainEqual({ hidden: 'true', category: 'environment', limit: '20' });
    await user.click(screen.getByRole('button', { name: 'Show hidden' }));
    expect(await screen.findByRole('link', { name: problem.title })).toBeInTheDocument();
    expect(screen.getByText('Closed')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    await waitFor(() => {
      const counted = callsTo('GET /api/solutions/s1/matches/facets').at(-1)?.url.searchParams ?? [];
      expect(Object.fromEntries(counted)).toEqual({ hidden: 'true', category: 'environment' });
    });
  });
});
