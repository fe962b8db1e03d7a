import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import SolutionPage from './SolutionPage';
import SolutionsPage from './SolutionsPage';

const solution = {
  id: 's1',
  title: 'Acoustic probes',
  description: 'A probe drifts with the flow and listens.',
  category: 'environment',
  technologyType: 'ai',
  readinessLevel: 5,
  status: 'published',
  tags: ['water'],
  createdAt: '2026-03-04T10:00:00Z',
  submittedBy: { id: 'org-probe', name: 'Probe Works', type: 'startup' },
};

const connection = {
  id: 'c1',
  from: { id: 'org-own', name: 'Own Organization', type: 'startup' },
  to: solution.submittedBy,
  note: 'Let us talk',
  status: 'pending',
  reason: null,
  createdAt: '2026-03-04T10:00:00Z',
  decidedAt: null,
  canDecide: false,
  canWithdraw: true,
};

const standing = { organizationId: 'org-own', otherId: 'org-probe', standing: 'requested' };

/** Of the organization that the solution is of. */
const behind = {
  ...solution.submittedBy,
  country: 'KE',
  memberSince: '2025-03-04T10:00:00Z',
  solutions: 9,
  accepted: 3,
};

const server: Record<string, () => unknown> = {
  'GET /api/auth/user': () => ada,
  'GET /api/billing/entitlements': () => [],
  'GET /api/connections/standings': () => [],
  'GET /api/solutions': () => [solution],
  'GET /api/solutions/s1/organization': () => behind,
  'GET /api/innovation/saved-searches': () => [],
  'GET /api/solutions/summary': () => ({ total: 38, published: 15, marketReady: 22, inTesting: 14 }),
};

const open = (answers: Record<string, () => unknown> = {}, at = '/solutions') =>
  openPage(SolutionsPage, { path: '/solutions', at, answers: { ...server, ...answers } });

describe('the solutions page', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('shows the tiles from the summary', async () => {
    open();
    for (const [label, value] of [
      ['Total Solutions', '38'],
      ['Published', '15'],
      ['Market Ready', '22'],
      ['In Testing', '14'],
    ] as const) {
      const tile = screen.getByText(label, { selector: 'button span' }).parentElement as HTMLElement;
      expect(await within(tile).findByText(value)).toBeInTheDocument();
    }
  });

  it('shows all about a solution on its card', async () => {
    open();
    const card = (await screen.findByRole('heading', { name: solution.title })).closest('article') as HTMLElement;
    for (const text of [
      'Published',
      'TRL 5',
      'Probe Works · Startup',
      'Environment',
      'Artificial Intelligence',
      'Mar 4, 2026',
      '5/9',
      'water',
    ])
      expect(within(card).getByText(text)).toBeInTheDocument();
    expect(within(card).getByRole('link', { name: 'View Details' })).toHaveAttribute('href', '/solutions/s1');
  });

  it('says that there is nothing', async () => {
    open({ 'GET /api/solutions': () => [] });
    expect(await screen.findByRole('heading', { name: 'No Solutions Found' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Submit First Solution' })).toBeInTheDocument();
  });

  it('shows the readiest first where somebody wants that, and nothing that is no order of it', async () => {
    const { user, callsTo } = open({}, '/solutions?sort=value');
    const asked = () => callsTo('GET /api/solutions').at(-1)?.url.searchParams.get('sort');
    const order = await screen.findByRole('combobox', { name: 'Order' });
    expect(order).toHaveDisplayValue('Newest');
    expect(asked()).toBeNull();
    await user.selectOptions(order, 'Most ready');
    await waitFor(() => expect(asked()).toBe('readiness'));
  });

  it('counts what each end of a range of readiness would leave', async () => {
    const readiness = [
      { value: '8', count: 4 },
      { value: '6', count: 3 },
      { value: '3', count: 2 },
    ];
    const none = { category: [], technology: [], status: [], region: [], submitterType: [], submitter: [] };
    const answers = { 'GET /api/solutions/facets': () => ({ ...none, readiness, isExact: true }) };
    open(answers, '/solutions?filters=1&readinessTo=7');
    const from = within(await screen.findByRole('combobox', { name: 'Readiness from' }));
    expect(await from.findByRole('option', { name: 'TRL 4: Laboratory Testing (3)' })).toBeInTheDocument();
    expect(from.getByRole('option', { name: 'TRL 1: Basic Research (5)' })).toBeInTheDocument();
    const to = within(screen.getByRole('combobox', { name: 'Readiness to' }));
    expect(to.getByRole('option', { name: 'TRL 9: Deployment Ready (9)' })).toBeInTheDocument();
  });

  it('submits a solution of readiness 1, published unless unchecked', async () => {
    const { user, callsTo } = open({ 'POST /api/solutions': () => json(201, solution) }, '/solutions?submit=1');
    const form = within(await screen.findByRole('dialog', { name: 'Submit Solution' }));
    expect(form.getByLabelText('Technology readiness level')).toHaveDisplayValue('TRL 1: Basic Research');
    expect(form.getByRole('option', { name: 'TRL 5: Validation in Relevant Environment' })).toBeInTheDocument();
    expect(form.getByLabelText('Publish to the alliance now')).toBeChecked();
    await user.type(form.getByLabelText(/^Title/), 'Acoustic probes');
    await user.type(form.getByLabelText(/^Description/), 'They listen.');
    await user.selectOptions(form.getByLabelText('Technology type'), 'Biotechnology');
    await user.click(form.getByRole('button', { name: 'Submit Solution' }));
    expect(await screen.findByText('Solution submitted successfully!')).toBeInTheDocument();
    expect(callsTo('POST /api/solutions')[0]?.body).toEqual({
      title: 'Acoustic probes',
      description: 'They listen.',
      technologyType: 'biotech',
      readinessLevel: 1,
      tags: [],
      organizationId: 'org-own',
      publish: true,
    });
    await waitFor(() => expect(callsTo('GET /api/solutions')).toHaveLength(2));
  });

  it('shows own ones that are like what is written, while that says enough', async () => {
    const similar = [{ solution, percent: 68, label: 'good', isCopy: false, words: [] }];
    open({ 'POST /api/solutions/similar': () => similar }, '/solutions?submit=1');
    const form = within(await screen.findByRole('dialog', { name: 'Submit Solution' }));
    const describeIt = (value: string) => fireEvent.change(form.getByLabelText(/^Description/), { target: { value } });
    describeIt('Probes drift and listen.');
    const found = within(await form.findByRole('list', { name: 'Similar solutions of yours' }));
    expect(found.getByRole('link', { name: /Acoustic probes/ })).toHaveAttribute('href', '/solutions/s1');
    describeIt('Probes.');
    expect(form.queryByRole('list', { name: 'Similar solutions of yours' })).not.toBeInTheDocument();
  });

  it('keeps everything typed when the server refuses a field', async () => {
    const { user } = open(
      {
        'POST /api/solutions': () =>
          refusal(400, 'invalid_input', 'Please check', [{ field: 'title', message: 'title must not be that' }]),
      },
      '/solutions?submit=1',
    );
    const form = within(await screen.findByRole('dialog', { name: 'Submit Solution' }));
    await user.type(form.getByLabelText(/^Title/), 'Acoustic probes');
    await user.type(form.getByLabelText(/^Description/), 'They listen.');
    await user.click(form.getByRole('button', { name: 'Submit Solution' }));
    await waitFor(() => expect(form.getByLabelText(/^Title/)).toHaveAccessibleDescription('title must not be that'));
    expect(form.getByLabelText(/^Title/)).toHaveValue('Acoustic probes');
    expect(form.getByLabelText(/^Description/)).toHaveValue('They listen.');
  });

  it('says of an organization that has left that it cannot be asked, and offers no way to', async () => {
    open({ 'GET /api/solutions': () => [{ ...solution, submittedBy: { ...solution.submittedBy, hasLeft: true } }] });
    expect(await screen.findByText(/Probe Works has left the alliance and cannot be asked/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Connect/ })).not.toBeInTheDocument();
  });

  it('asks the organization behind a solution to connect', async () => {
    let standings: unknown[] = [];
    const { user, callsTo } = open({
      'GET /api/connections/standings': () => standings,
      'POST /api/connections': () => {
        standings = [standing];
        return json(201, connection);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Connect & Collaborate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect & Collaborate' }));
    await user.click(dialog.getByRole('button', { name: 'Send Request' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Say in a few words why you would like to connect');
    await user.type(dialog.getByLabelText(/^Note/), 'Let us talk');
    await user.click(dialog.getByRole('button', { name: 'Send Request' }));
    expect(await screen.findByText('Connection request sent to Probe Works.')).toBeInTheDocument();
    expect(callsTo('POST /api/connections')[0]?.body).toEqual({
      organizationId: 'org-probe',
      note: 'Let us talk',
      fromOrganizationId: 'org-own',
      about: { kind: 'solution', id: 's1' },
    });
    expect(await screen.findByText('Connection requested')).toBeInTheDocument();
  });

  it('says why a request to connect was not sent, and keeps the note', async () => {
    const detail = 'The two organizations are connected, or a request is open.';
    let answer: (response: unknown) => void = () => undefined;
    const { user } = open({ 'POST /api/connections': () => new Promise((resolve) => (answer = resolve)) });
    await user.click(await screen.findByRole('button', { name: 'Connect & Collaborate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect & Collaborate' }));
    await user.type(dialog.getByLabelText(/^Note/), 'Let us talk');
    await user.click(dialog.getByRole('button', { name: 'Send Request' }));
    expect(await dialog.findByRole('button', { name: 'Sending...' })).toBeDisabled();
    answer(refusal(409, 'already_connected', detail));
    expect(await dialog.findByRole('alert')).toHaveTextContent(detail);
    expect(dialog.getByLabelText(/^Note/)).toHaveValue('Let us talk');
    expect(await dialog.findByRole('button', { name: 'Send Request' })).toBeEnabled();
  });

  it.each([
    ['Connected', 'connected', undefined],
    ['Connection requested', 'requested', '/connections?tab=outgoing'],
    ['Asked to connect with you', 'asked', '/connections?tab=incoming'],
  ])('says %s instead of asking again, and leads to where it waits', async (text, how, address) => {
    open({ 'GET /api/connections/standings': () => [{ ...standing, standing: how }] });
    expect((await screen.findByText(text)).closest('a')?.getAttribute('href')).toBe(address);
    expect(screen.queryByRole('button', { name: 'Connect & Collaborate' })).not.toBeInTheDocument();
  });

  it('says that a request was declined, and from when on it can be sent again', async () => {
    const askAgainAt = '2026-12-14T12:00:00.000Z';
    open({ 'GET /api/connections/standings': () => [{ ...standing, standing: 'declined', askAgainAt }] });
    expect(await screen.findByText(/^Your request was declined. It can be sent again from/)).toHaveTextContent(
      'from Dec 14, 2026 on.',
    );
    expect(screen.queryByRole('button', { name: 'Connect & Collaborate' })).not.toBeInTheDocument();
  });
});

describe('the page of a solution', () => {
  afterEach(() => jest.restoreAllMocks());

  const openOne = (answers: Record<string, () => unknown>) =>
    openPage(SolutionPage, { path: '/solutions/:id', at: '/solutions/s1', answers: { ...server, ...answers } });

  it('says why a draft is not published while the renewal has not been paid', async () => {
    const { user } = openOne({
      'GET /api/solutions/s1': () => ({
        ...{ ...solution, status: 'draft', updatedAt: solution.createdAt, canPublish: true },
        submittedBy: { ...solution.submittedBy, id: 'org-own' },
      }),
      'POST /api/solutions/s1/publish': () => refusal(403, 'subscription_read_only', 'The last renewal.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    expect(await screen.findByRole('dialog', { name: 'Renewal Not Paid' })).toBeVisible();
    expect(screen.queryByText('Not published')).not.toBeInTheDocument();
  });

  it('lets its organization publish a draft', async () => {
    let status = 'draft';
    const { user } = openOne({
      'GET /api/solutions/s1': () => ({
        ...solution,
        status,
        submittedBy: { ...solution.submittedBy, id: 'org-own' },
        updatedAt: solution.createdAt,
        canPublish: status === 'draft',
      }),
      'POST /api/solutions/s1/publish': () => {
        status = 'published';
        return solution;
      },
    });
    expect(await screen.findByText('TRL 5: Validation in Relevant Environment')).toBeInTheDocument();
    const strip = within(screen.getByRole('region', { name: 'What needs you' }));
    expect(strip.getByText(/^This is a draft/)).toBeInTheDocument();
    await user.click(strip.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Solution published to the alliance.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'What needs you' })).not.toBeInTheDocument());
  });

  it('says who is behind it, and what others have accepted of them', async () => {
    const one = () => ({ ...solution, updatedAt: solution.createdAt, canPublish: false, canEdit: false });
    const { close } = openOne({ 'GET /api/solutions/s1': one });
    const known = within(await screen.findByRole('region', { name: 'The organization behind it' }));
    for (const [name, value] of [
      ['Country', 'Kenya'],
      ['Solutions', '9'],
      ['Accepted', '3'],
    ] as const)
      expect(known.getByText(name).nextElementSibling).toHaveTextContent(value);
    expect(screen.queryByRole('region', { name: 'What needs you' })).not.toBeInTheDocument();
    close();
    openOne({
      'GET /api/solutions/s1': one,
      'GET /api/solutions/s1/organization': () => ({ ...behind, solutions: 1000, accepted: 0 }),
    });
    expect(await screen.findByText('1,000 or more')).toBeInTheDocument();
    expect(screen.getByText(/^No record yet/)).toBeInTheDocument();
    expect(screen.queryByText('Accepted')).not.toBeInTheDocument();
  });

  it('that somebody else has edited meanwhile shows both versions, and is saved over the newer one', async () => {
    let revision = 1;
    let description = solution.description;
    const { user, callsTo } = openOne({
      'GET /api/solutions/s1': () => ({
        ...solution,
        description,
        revision,
        updatedAt: solution.createdAt,
        canPublish: false,
        canEdit: true,
        submittedBy: { ...solution.submittedBy, id: 'org-own' },
      }),
      'PUT /api/solutions/s1': () => {
        const isOlder = revision === 1;
        [revision, description] = [2, 'It drifts, listens and reports.'];
        return isOlder ? refusal(409, 'edited_meanwhile', 'Somebody has changed it.') : solution;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit solution' }));
    const title = dialog.getByRole('textbox', { name: /^Title/ });
    await user.clear(title);
    await user.type(title, 'Probes that listen');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await dialog.findByText('It drifts, listens and reports.')).toBeInTheDocument();
    expect(title).toHaveValue('Probes that listen');
    await user.click(dialog.getByRole('button', { name: 'Keep What I Changed' }));
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Solution saved.')).toBeInTheDocument();
    expect(callsTo('PUT /api/solutions/s1').map(({ body }) => body)).toMatchObject([
      { title: 'Probes that listen', revision: 1 },
      { title: 'Probes that listen', description: 'It drifts, listens and reports.', revision: 2 },
    ]);
  });

  it('shows that publishing is on its way, and says why it failed', async () => {
    let answer: (response: unknown) => void = () => undefined;
    const { user, callsTo } = openOne({
      'GET /api/solutions/s1': () => ({
        ...solution,
        status: 'draft',
        updatedAt: solution.createdAt,
        canPublish: true,
      }),
      'POST /api/solutions/s1/publish': () => new Promise((resolve) => (answer = resolve)),
    });
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    const pending = await screen.findByRole('button', { name: 'Publishing...' });
    expect(pending).toHaveAttribute('aria-disabled', 'true');
    await user.click(pending);
    answer(refusal(409, 'solution_not_draft', 'This solution is published already.'));
    expect(await screen.findByText('This solution is published already.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Publish' })).not.toHaveAttribute('aria-disabled');
    expect(callsTo('POST /api/solutions/s1/publish')).toHaveLength(1);
  });

  it('says when there is no such solution', async () => {
    openOne({ 'GET /api/solutions/s1': () => refusal(404, 'not_found', 'There is no such solution.') });
    expect(await screen.findByRole('heading', { level: 1, name: 'Solution not found' })).toBeInTheDocument();
  });
});
