import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import { ada, adaOfTwo } from '@/testing/people';
import ProblemsPage from './ProblemsPage';

const problem = {
  id: 'p1',
  title: 'Leaks in old water mains',
  description: 'A third of the treated water is lost.',
  category: 'environment',
  urgency: 'critical',
  status: 'in_progress',
  estimatedValue: '25000000.00',
  estimatedValueCurrency: 'EUR',
  estimatedValueUsd: '28785000.00',
  tags: ['water', 'sensors'],
  createdAt: '2026-03-04T10:00:00Z',
  submittedBy: { id: 'org-city', name: 'City Water', type: 'government' },
};
const openProblem = { ...problem, id: 'p2', title: 'Empty containers', status: 'open' };

const server = {
  'GET /api/auth/user': () => ada as unknown,
  'GET /api/problems': () => json(200, [problem, openProblem], { 'x-total-count': '2' }),
  'GET /api/billing/entitlements': () => [{ feature: 'submit_problems', used: 3, limit: null }],
  'GET /api/problems/summary': () => ({ total: 41, open: 30, highPriority: 12, totalValueUsd: '766400000.00' }),
};

const open = (answers: Record<string, (call: never) => unknown> = {}, at = '/problems') =>
  openPage(ProblemsPage, { path: '/problems', at, answers: { ...server, ...answers } as typeof server });

const dialog = () => screen.findByRole('dialog', { name: 'Submit Problem' });
const openForm = async () => {
  const found = await dialog();
  await within(found).findByLabelText(/^Title/);
  return found;
};

describe('the problems page', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('shows the tiles from the summary, the total in whole millions', async () => {
    open();
    for (const [label, value] of [
      ['Total Problems', '41'],
      ['Open for Solutions', '30'],
      ['High Priority', '12'],
      ['Total Value', '$766M'],
    ] as const) {
      const tile = screen.getByText(label).parentElement as HTMLElement;
      expect(await within(tile).findByText(value)).toBeInTheDocument();
    }
  });

  it('shows all about a problem on its card', async () => {
    open();
    const card = (await screen.findByRole('heading', { name: problem.title })).closest('article') as HTMLElement;
    for (const text of [
      'Critical',
      'In progress',
      'City Water · Government',
      'Environment',
      '€25.0M · $28.8M',
      'Mar 4, 2026',
      'water',
    ])
      expect(within(card).getByText(text)).toBeInTheDocument();
    expect(within(card).getByText(problem.description)).toHaveClass('line-clamp-3');
    expect(within(card).getByRole('link', { name: 'View Details' })).toHaveAttribute('href', '/problems/p1');
  });

  it('offers to propose a solution only to an open problem', async () => {
    const { user } = open();
    await screen.findByRole('heading', { name: problem.title });
    const [button, ...others] = await screen.findAllByRole('button', { name: 'Propose Solution' });
    expect(others).toHaveLength(0);
    await user.click(button as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Propose Solution' })).toHaveAccessibleDescription(
      /Empty containers/,
    );
  });

  it('opens the dialog to propose by its address, also for a problem that is not in the list', async () => {
    open(
      { 'GET /api/problems': () => [problem], 'GET /api/problems/p9': () => ({ ...openProblem, id: 'p9' }) },
      '/problems?propose=p9',
    );
    expect(await screen.findByRole('dialog', { name: 'Propose Solution' })).toHaveAccessibleDescription(
      /Empty containers/,
    );
  });

  it('offers nothing to those who may only look', async () => {
    const onlooker = { ...ada, organizations: ada.organizations.map((own) => ({ ...own, role: 'viewer' })) };
    open({ 'GET /api/auth/user': () => onlooker });
    await screen.findByRole('heading', { name: problem.title });
    expect(screen.queryByRole('button', { name: 'Propose Solution' })).not.toBeInTheDocument();
  });

  it('puts the search into the address and asks the server once after the last key', async () => {
    const { user, address, callsTo } = open();
    await user.type(screen.getByPlaceholderText('Search problems by title, description or category...'), 'water leak');
    await waitFor(() => expect(address()).toBe('/problems?search=water+leak'));
    await waitFor(() =>
      expect(callsTo('GET /api/problems').map(({ url }) => url.searchParams.get('search'))).toEqual([
        null,
        'water leak',
      ]),
    );
  });

  it('searches for one line of at most 200 characters, whatever is pasted or in the address', async () => {
    const { user, address, callsTo } = open({}, `/problems?search=water%09leak%0A${'x'.repeat(300)}`);
    const searches = () => callsTo('GET /api/problems').map(({ url }) => url.searchParams.get('search'));
    const box = screen.getByRole('searchbox');
    expect(box).toHaveValue(`water leak ${'x'.repeat(189)}`);
    await user.clear(box);
    await user.paste('old\tmains\u0000here');
    await waitFor(() => expect(address()).toBe('/problems?search=old+mains+here'));
    await waitFor(() => expect(searches()).toEqual([`water leak ${'x'.repeat(189)}`, 'old mains here']));
    fireEvent.change(box, { target: { value: '🚰'.repeat(300) } });
    await waitFor(() => expect(searches().at(-1)).toBe('🚰'.repeat(200)));
  });

  it('says why there is nothing, otherwise when a search is on', async () => {
    const { user } = open({
      'GET /api/problems': () => [],
      'GET /api/problems/search-suggestion': () => ({ suggestion: null }),
    });
    expect(await screen.findByRole('heading', { name: 'No Problems Found' })).toBeInTheDocument();
    expect(screen.getByText(/Be the first to submit/)).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), 'zeppelin');
    expect(await screen.findByText(/Nothing matches “zeppelin”/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Submit First Problem' }));
    expect(await dialog()).toBeInTheDocument();
  });

  it('offers what a search probably meant, and to clear it', async () => {
    const { user, address, callsTo } = open(
      {
        'GET /api/problems': (({ url }: { url: URL }) =>
          url.searchParams.get('search') === 'watter' ? [] : [problem]) as never,
        'GET /api/problems/search-suggestion': () => ({ suggestion: 'water' }),
      },
      '/problems?search=watter',
    );
    await user.click(await screen.findByRole('button', { name: 'water' }));
    expect(address()).toBe('/problems?search=water');
    expect(await screen.findByRole('heading', { name: problem.title })).toBeInTheDocument();
    expect(callsTo('GET /api/problems/search-suggestion')[0]?.url.searchParams.get('search')).toBe('watter');
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'watter');
    await user.click(await screen.findByRole('button', { name: 'Clear search' }));
    expect(address()).toBe('/problems');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('reads on from the cursor', async () => {
    const { user } = open({
      'GET /api/problems': (({ url }: { url: URL }) =>
        url.searchParams.get('cursor') === 'c2'
          ? json(200, [openProblem], { 'x-total-count': '2' })
          : json(200, [problem], {
              'x-total-count': '2',
              link: '</api/problems?limit=20&cursor=c2>; rel="next"',
            })) as never,
    });
    expect(await screen.findByText('Showing 1 of 2')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('heading', { name: openProblem.title })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('says so where the server has counted no further', async () => {
    open({
      'GET /api/problems': () => json(200, [problem], { 'x-total-count': '10000', 'x-total-relation': 'gte' }) as never,
    });
    expect(await screen.findByText('Showing 1 of 10,000+')).toBeInTheDocument();
  });

  it('offers to try again when the list cannot be loaded', async () => {
    let isDown = true;
    const { user } = open({
      'GET /api/problems': () => (isDown ? refusal(503, 'unavailable', 'Please try again in a moment.') : [problem]),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /The problems could not be loaded.*in a moment.*is lost/,
    );
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: problem.title })).toBeInTheDocument();
  });
});

describe('submitting a problem', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('requires a title and a description', async () => {
    const { user, callsTo } = open({}, '/problems?submit=1');
    await user.click(within(await openForm()).getByRole('button', { name: 'Submit Problem' }));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(within(summary).getByText('Title is required')).toBeInTheDocument();
    expect(within(summary).getByText('Description is required')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Title/)).toHaveAccessibleDescription('Title is required');
    expect(callsTo('POST /api/problems')).toHaveLength(0);
  });

  it('sends what was typed, closes, refreshes the list and says so', async () => {
    let answer: (response: unknown) => void = () => undefined;
    const { user, address, callsTo } = open(
      {
        'GET /api/problems/value-preview': () => ({ amount: '50000000.00', currency: 'USD', usd: '50000000.00' }),
        'POST /api/problems': () => new Promise((resolve) => (answer = resolve)),
      },
      '/problems?submit=1',
    );
    const form = within(await openForm());
    await user.type(form.getByLabelText(/^Title/), 'Ghost nets');
    await user.type(form.getByLabelText(/^Description/), 'They keep fishing.');
    await user.selectOptions(form.getByLabelText('Category'), 'Environment');
    await user.selectOptions(form.getByLabelText('Urgency'), 'High');
    await user.type(form.getByLabelText('Estimated value'), '$50M');
    expect(await form.findByText('Read as $50,000,000 (USD)')).toBeInTheDocument();
    await user.type(form.getByLabelText('Tags'), ' oceans {Enter}oceans{Enter}');
    await user.type(form.getByLabelText('Tags'), 'nets');
    await user.click(form.getByRole('button', { name: 'Add' }));
    await user.click(form.getByRole('button', { name: 'Submit Problem' }));

    expect(await form.findByRole('button', { name: 'Submitting...' })).toBeDisabled();
    answer(json(201, openProblem));
    expect(await screen.findByText('Problem submitted successfully!')).toBeInTheDocument();
    expect(screen.getByText('Success')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/problems');
    expect(callsTo('POST /api/problems')[0]?.body).toEqual({
      title: 'Ghost nets',
      description: 'They keep fishing.',
      category: 'environment',
      urgency: 'high',
      estimatedValue: '$50M',
      tags: ['oceans', 'nets'],
      organizationId: 'org-own',
    });
    await waitFor(() => expect(callsTo('GET /api/problems')).toHaveLength(2));
    await waitFor(() => expect(callsTo('GET /api/problems/summary')).toHaveLength(2));
  });

  it('sends a tag that was typed and not added', async () => {
    const { user, callsTo } = open({ 'POST /api/problems': () => json(201, openProblem) }, '/problems?submit=1');
    const form = within(await openForm());
    await user.type(form.getByLabelText(/^Title/), 'Ghost nets');
    await user.type(form.getByLabelText(/^Description/), 'They keep fishing.');
    await user.type(form.getByLabelText('Tags'), 'oceans{Enter} nets ');
    // Not by a click, which leaves the input first.
    fireEvent.submit(form.getByRole('button', { name: 'Submit Problem' }));
    await waitFor(() => expect(callsTo('POST /api/problems')[0]?.body).toMatchObject({ tags: ['oceans', 'nets'] }));
  });

  it('is not sent with a tag that is too long, until it is shorter', async () => {
    const { user, callsTo } = open({ 'POST /api/problems': () => json(201, openProblem) }, '/problems?submit=1');
    const form = within(await openForm());
    await user.type(form.getByLabelText(/^Title/), 'Ghost nets');
    await user.type(form.getByLabelText(/^Description/), 'They keep fishing.');
    await user.type(form.getByLabelText('Tags'), 'x'.repeat(51));
    await user.click(form.getByRole('button', { name: 'Submit Problem' }));
    const summary = await form.findByRole('alert');
    await user.click(within(summary).getByText('A tag can have at most 50 characters; this one has 51'));
    expect(form.getByLabelText('Tags')).toHaveFocus();
    expect(callsTo('POST /api/problems')).toHaveLength(0);
    await user.type(form.getByLabelText('Tags'), '{Backspace}');
    expect(form.getByLabelText('Tags')).toBeValid();
    await user.click(form.getByRole('button', { name: 'Submit Problem' }));
    await waitFor(() => expect(callsTo('POST /api/problems')[0]?.body).toMatchObject({ tags: ['x'.repeat(50)] }));
  });

  it('keeps everything typed when the server refuses, and over a reload', async () => {
    const answers = {
      'POST /api/problems': () => refusal(503, 'temporarily_unavailable', 'Please try again in a moment.'),
    };
    const { user, close } = open(answers, '/problems?submit=1');
    const form = within(await openForm());
    await user.type(form.getByLabelText(/^Title/), 'Ghost nets');
    await user.type(form.getByLabelText(/^Description/), 'They keep fishing.');
    await user.click(form.getByRole('button', { name: 'Submit Problem' }));
    expect(await form.findByRole('alert')).toHaveTextContent('Please try again in a moment.');
    expect(form.getByLabelText(/^Title/)).toHaveValue('Ghost nets');

    close();
    open(answers, '/problems?submit=1');
    const again = within(await openForm());
    expect(again.getByLabelText(/^Title/)).toHaveValue('Ghost nets');
    expect(again.getByLabelText(/^Description/)).toHaveValue('They keep fishing.');
  });

  it('says while typing that a value cannot be read', async () => {
    const message = 'Write an amount such as $50M, €25M, 1.5bn or NGN 2,500,000';
    const { user } = open(
      {
        'GET /api/problems/value-preview': () =>
          refusal(400, 'value_not_understood', message, [{ field: 'text', message }]),
      },
      '/problems?submit=1',
    );
    const form = within(await openForm());
    await user.type(form.getByLabelText('Estimated value'), 'a lot');
    expect(await form.findByText(message)).toBeInTheDocument();
    expect(form.getByLabelText('Estimated value')).toBeInvalid();
  });

  it('asks on behalf of which organization where there are several', async () => {
    const { user, callsTo } = open(
      { 'GET /api/auth/user': () => adaOfTwo, 'POST /api/problems': () => json(201, openProblem) },
      '/problems?submit=1',
    );
    const form = within(await openForm());
    await user.selectOptions(await form.findByLabelText('On behalf of'), 'Second Organization');
    await user.type(form.getByLabelText(/^Title/), 'Ghost nets');
    await user.type(form.getByLabelText(/^Description/), 'They keep fishing.');
    await user.click(form.getByRole('button', { name: 'Submit Problem' }));
    await waitFor(() => expect(callsTo('POST /api/problems')[0]?.body).toMatchObject({ organizationId: 'org-second' }));
  });

  describe('when the plan does not let somebody submit', () => {
    const entitlement = {
      feature: 'submit_problems',
      name: 'challenge submissions',
      allowance: 'limited',
      period: 'year',
      used: 2,
      limit: 2,
      resetsAt: '2026-12-24T00:00:00Z',
      isOverridden: false,
      plan: { id: 'enablers-annual', name: 'Ecosystem Enablers', tier: 'ecosystem_enablers' },
    };
    const entitlements = (of: (organizationId: string | null) => object) => ({
      'GET /api/billing/entitlements': ({ url }: { url: URL }) => [
        { ...entitlement, ...of(url.searchParams.get('organizationId')) },
      ],
      'GET /api/plans': () => ({ helpAddress: 'help@alliance.example', plans: [] }),
    });

    it('says so before anything is typed: what is used, until when, and which plan allows it', async () => {
      open(
        entitlements(() => ({})),
        '/problems?submit=1',
      );
      const shown = within(await dialog());
      expect(await shown.findByText(/used 2 of 2 challenge submissions of this year/)).toBeInTheDocument();
      expect(shown.getByText(/^The next ones/)).toHaveTextContent('from Dec 24, 2026 on.');
      expect(shown.getByText(/With Ecosystem Enablers/)).toBeInTheDocument();
      expect(shown.queryByLabelText(/Title/)).not.toBeInTheDocument();
      expect(shown.getByRole('link', { name: 'Compare the plans' })).toHaveAttribute('href', '/subscription');
    });

    it('says of a plan that has none that it includes none', async () => {
      open(
        entitlements(() => ({ used: 0, limit: 0, resetsAt: null, plan: undefined })),
        '/problems?submit=1',
      );
      const shown = within(await dialog());
      expect(await shown.findByText('Your organization’s plan includes no challenge submissions.')).toBeInTheDocument();
      expect(shown.queryByText(/^The next ones/)).not.toBeInTheDocument();
    });

    it('lets them submit for another organization whose plan allows it', async () => {
      const { user } = open(
        {
          'GET /api/auth/user': () => adaOfTwo as unknown,
          ...entitlements((id) => (id === adaOfTwo.organizations[0]?.organization.id ? {} : { used: 0 })),
        },
        '/problems?submit=1',
      );
      const shown = within(await dialog());
      const other = adaOfTwo.organizations[1]?.organization.name as string;
      await user.selectOptions(await shown.findByLabelText('On behalf of'), other);
      expect(await shown.findByLabelText(/^Title/)).toBeInTheDocument();
    });
  });
});
