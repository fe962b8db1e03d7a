import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { json, refusal } from '@/testing/openPage';
import { openProblem, openProblems, problem } from '@/testing/openProblems';
import { ada } from '@/testing/people';

describe('the problems page', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('shows the tiles from the summary, the total in whole millions', async () => {
    openProblems();
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

  it('is narrowed by a tile to what it counts, and to nothing else', async () => {
    const { user, address, callsTo } = openProblems({}, '/problems?category=energy&sort=newest');
    const tile = (name: RegExp) => screen.getByRole('button', { name });
    await user.click(tile(/^High Priority/));
    expect(address()).toBe('/problems?sort=newest&urgency=critical%2Chigh');
    expect(tile(/^High Priority/)).toHaveAttribute('aria-pressed', 'true');
    expect(tile(/^Total Problems/)).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() =>
      expect(callsTo('GET /api/problems').at(-1)?.url.searchParams.get('urgency')).toBe('critical,high'),
    );
    await user.click(tile(/^Open for Solutions/));
    expect(address()).toBe('/problems?sort=newest&status=open');
    await user.click(tile(/^Open for Solutions/));
    expect(address()).toBe('/problems?sort=newest');
    expect(tile(/^Total Problems/)).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('button', { name: /^Total Value/ })).not.toBeInTheDocument();
  });

  it('says which filter of its address there is not, asks without it, and takes it out', async () => {
    const { user, address, callsTo } = openProblems(
      {},
      '/problems?category=energy,nonsense&urgency=soon&region=KE,ZZ&submitter=me',
    );
    expect(await screen.findByText(/The address asks for/)).toHaveTextContent(
      'The address asks for Category “nonsense” and Urgency “soon” and Country “ZZ” and Submitted by “me”, which there is not.',
    );
    expect(await screen.findByRole('heading', { name: problem.title })).toBeInTheDocument();
    const [asked] = callsTo('GET /api/problems');
    expect(Object.fromEntries(asked?.url.searchParams ?? [])).toMatchObject({ category: 'energy', region: 'KE' });
    expect(asked?.url.searchParams.has('urgency')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Remove from address' }));
    expect(address()).toBe('/problems?category=energy&region=KE');
    expect(screen.queryByText(/The address asks for/)).not.toBeInTheDocument();
  });

  it('shows all about a problem on its card', async () => {
    openProblems();
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

  it('shows a line of each, or a table, and keeps that in the address', async () => {
    const { user, address, callsTo } = openProblems({}, '/problems?category=environment');
    await screen.findByRole('heading', { name: problem.title });
    await user.click(screen.getByRole('radio', { name: 'Compact' }));
    expect(address()).toBe('/problems?category=environment&view=compact');
    const lines = within(await screen.findByRole('list', { name: 'The problems' })).getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([
      expect.stringMatching(
        /^Leaks in old water mainsUrgency: Critical.*City Water\s· Government.*Estimated value: €25.0M · \$28.8M/,
      ),
      expect.stringMatching(/^Empty containers/),
    ]);
    expect(screen.queryByText(problem.description)).not.toBeInTheDocument();

    await user.click(screen.getByRole('radio', { name: 'Table' }));
    expect(address()).toBe('/problems?category=environment&view=table');
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Problem', 'Urgency', 'Status', 'Submitted by', 'Category', 'Estimated value', 'Created'],
    ]);
    const row = within(table.getByRole('row', { name: /^Leaks in old/ }));
    expect(row.getByRole('link', { name: problem.title })).toHaveAttribute('href', '/problems/p1');
    expect(row.getByRole('cell', { name: 'In progress' })).toBeInTheDocument();

    await user.click(screen.getByRole('radio', { name: 'Comfortable' }));
    expect(address()).toBe('/problems?category=environment');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(callsTo('GET /api/problems')).toHaveLength(1);
  });

  it('lets phones leave a view that they do not offer, where the address asks for it', async () => {
    const { user } = openProblems({}, '/problems?view=table');
    const control = () => screen.getByRole('group', { name: 'View' });
    expect(await screen.findByRole('table')).toBeInTheDocument();
    expect(control()).not.toHaveClass('max-md:hidden');
    await user.click(screen.getByRole('radio', { name: 'Comfortable' }));
    expect(control()).toHaveClass('max-md:hidden');
  });

  it('shows cards where the address asks for a view that there is not', async () => {
    openProblems({}, '/problems?view=tiny');
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('radio', { name: 'Comfortable' })).toBeChecked();
  });

  it.each(['comfortable', 'compact', 'table'])('is gone through by j and k, shown as %s', async (view) => {
    const { user } = openProblems({}, `/problems?view=${view}`);
    const first = await screen.findByRole('link', { name: problem.title });
    const second = screen.getByRole('link', { name: openProblem.title });
    await user.keyboard('j');
    expect(first).toHaveFocus();
    await user.keyboard('j');
    expect(second).toHaveFocus();
    await user.keyboard('j');
    expect(second).toHaveFocus();
    await user.keyboard('k');
    expect(first).toHaveFocus();
    await user.keyboard('k');
    expect(first).toHaveFocus();
    await user.type(screen.getByRole('searchbox'), 'jk');
    expect(screen.getByRole('searchbox')).toHaveValue('jk');
  });

  it('offers to propose a solution only to an open problem', async () => {
    const { user } = openProblems();
    await screen.findByRole('heading', { name: problem.title });
    const [button, ...others] = await screen.findAllByRole('button', { name: 'Propose Solution' });
    expect(others).toHaveLength(0);
    await user.click(button as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Propose Solution' })).toHaveAccessibleDescription(
      /Empty containers/,
    );
  });

  it('is there again once a published solution was proposed', async () => {
    const maps = { id: 's3', title: 'Maps', submittedBy: { id: 'org-own', name: 'Own Organization' }, proposal: null };
    const { user, callsTo } = openProblems(
      {
        'GET /api/problems/p2/proposable-solutions': () => [maps],
        'POST /api/proposals': () => json(201, {}),
      },
      '/problems?propose=p2',
    );
    await user.selectOptions(await screen.findByLabelText(/^Which solution/), 'Maps');
    const dialog = within(await screen.findByRole('dialog', { name: 'Propose solution' }));
    await user.click(dialog.getByRole('button', { name: 'Propose Solution' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(callsTo('POST /api/proposals').map(({ body }) => body)).toEqual([{ problemId: 'p2', solutionId: 's3' }]);
  });

  it('opens the dialog to propose by its address, also for a problem that is not in the list', async () => {
    openProblems(
      { 'GET /api/problems': () => [problem], 'GET /api/problems/p9': () => ({ ...openProblem, id: 'p9' }) },
      '/problems?propose=p9',
    );
    expect(await screen.findByRole('dialog', { name: 'Propose Solution' })).toHaveAccessibleDescription(
      /Empty containers/,
    );
  });

  it('offers nothing to those who may only look', async () => {
    const onlooker = { ...ada, organizations: ada.organizations.map((own) => ({ ...own, role: 'viewer' })) };
    openProblems({ 'GET /api/auth/user': () => onlooker });
    await screen.findByRole('heading', { name: problem.title });
    expect(screen.queryByRole('button', { name: 'Propose Solution' })).not.toBeInTheDocument();
  });

  it('puts the search into the address and asks the server once after the last key', async () => {
    const { address, callsTo } = openProblems();
    const box = screen.getByPlaceholderText('Search problems by title, description or category...');
    // All in one turn: a slow machine would ask between two keys.
    for (const value of ['w', 'water', 'water l', 'water leak']) fireEvent.change(box, { target: { value } });
    await waitFor(() => expect(address()).toBe('/problems?search=water+leak'));
    await waitFor(() =>
      expect(callsTo('GET /api/problems').map(({ url }) => url.searchParams.get('search'))).toEqual([
        null,
        'water leak',
      ]),
    );
  });

  it('is narrowed in a panel that counts, by chips that take it back, and all is in the address', async () => {
    const facets = {
      category: [{ value: 'energy', count: 7 }],
      urgency: [],
      status: [{ value: 'open', count: 9 }],
      region: [
        { value: 'KE', count: 5 },
        { value: 'FR', count: 4 },
      ],
      submitterType: [{ value: 'ngo', count: 3 }],
      submitter: [{ value: '0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d', name: 'Meridian Water', count: 6 }],
      isExact: true,
    };
    const { user, address, callsTo } = openProblems({ 'GET /api/problems/facets': () => facets });
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(await panel.findByRole('checkbox', { name: 'Energy 7' }));
    await user.click(panel.getByRole('checkbox', { name: 'Open 9' }));
    const country = within(panel.getByRole('group', { name: 'Country' }));
    expect(country.getAllByRole('checkbox').map((box) => box.parentElement?.textContent)).toEqual([
      'Kenya 5',
      'France 4',
    ]);
    expect(country.queryByRole('searchbox')).not.toBeInTheDocument();
    const submitters = within(panel.getByRole('group', { name: 'Submitted by' }));
    expect(submitters.getByRole('checkbox', { name: 'Own Organization' })).not.toBeChecked();
    await user.click(submitters.getByRole('checkbox', { name: 'Meridian Water 6' }));
    expect(address()).toContain('submitter=0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d');
    await user.click(submitters.getByRole('checkbox', { name: 'Meridian Water 6' }));
    await user.click(country.getByRole('checkbox', { name: 'Kenya 5' }));
    expect(panel.getByRole('checkbox', { name: 'High 0' })).not.toBeChecked();
    const types = within(panel.getByRole('group', { name: 'Organization type' }));
    await user.click(types.getByRole('checkbox', { name: 'NGO 3' }));
    await user.click(types.getByRole('checkbox', { name: 'Startup 0' }));
    expect(callsTo('GET /api/problems').at(-1)?.url.searchParams.get('submitterType')).toBe('ngo,startup');
    await user.click(types.getByRole('checkbox', { name: 'Startup 0' }));
    await user.click(await panel.findByRole('button', { name: 'Show 2 problems' }));
    await user.click(screen.getByRole('button', { name: 'Remove filter Organization type: NGO' }));
    expect(address()).toBe('/problems?category=energy&status=open&region=KE');
    const asked = callsTo('GET /api/problems').at(-1)?.url.searchParams;
    expect([asked?.get('category'), asked?.get('status'), asked?.get('region')]).toEqual(['energy', 'open', 'KE']);
    await user.click(screen.getByRole('button', { name: 'Remove filter Country: Kenya' }));
    expect(address()).toBe('/problems?category=energy&status=open');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/problems');
    expect(screen.queryByRole('list', { name: 'Filters' })).not.toBeInTheDocument();
  });

  it('is narrowed to what the viewer watches', async () => {
    const facets = { category: [], urgency: [], status: [], region: [], watched: [{ value: 'true', count: 2 }] };
    const answers = { 'GET /api/problems/facets': () => ({ ...facets, isExact: true }) };
    const { user, address, callsTo } = openProblems(answers, '/problems?filters=1&watched=maybe');
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(await panel.findByRole('checkbox', { name: 'Watched by me 2' }));
    await user.click(await panel.findByRole('button', { name: /^Show/ }));
    expect(address()).toBe('/problems?watched=true');
    expect(callsTo('GET /api/problems').at(-1)?.url.searchParams.get('watched')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Remove filter Watched by me' }));
    expect(address()).toBe('/problems');
  });

  it('finds one of many countries by its name, and keeps those that are chosen', async () => {
    const codes = 'KE FR DE NG GH ZA IN BR US CA MX JP CN SE'.split(' ');
    const region = codes.map((value, n) => ({ value, count: 20 - n }));
    const facets = { category: [], urgency: [], status: [], region, isExact: true };
    const { user } = openProblems({ 'GET /api/problems/facets': () => facets }, '/problems?region=TG&filters=1');
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const country = within(await panel.findByRole('group', { name: 'Country' }));
    await waitFor(() => expect(country.getAllByRole('checkbox')).toHaveLength(12));
    expect(country.getByRole('checkbox', { name: 'Togo 0' })).toBeChecked();
    expect(country.getByText('3 more: search for them by name.')).toBeInTheDocument();
    await user.type(country.getByRole('searchbox', { name: 'Search countries' }), 'swed');
    expect(country.getByRole('checkbox', { name: 'Sweden 7' })).toBeInTheDocument();
    expect(country.getAllByRole('checkbox')).toHaveLength(1);
    await user.type(country.getByRole('searchbox', { name: 'Search countries' }), 'x');
    expect(country.getByText('No country of that name has any.')).toBeInTheDocument();
  });

  it('counts what a search has found, and shows no number where it is too much to be counted', async () => {
    let isExact = true;
    const facets = () => ({
      category: [{ value: 'energy', count: 2 }],
      urgency: [],
      status: [],
      region: [{ value: 'KE', count: 1 }],
      isExact,
    });
    const open = () => openProblems({ 'GET /api/problems/facets': facets }, '/problems?search=leak&filters=1');
    const { callsTo, close } = open();
    expect(await screen.findByRole('checkbox', { name: 'Energy 2' })).toBeInTheDocument();
    expect(callsTo('GET /api/problems/facets')[0]?.url.searchParams.get('search')).toBe('leak');
    close();
    isExact = false;
    open();
    expect(await screen.findByRole('checkbox', { name: 'Kenya' })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Energy' })).toBeInTheDocument();
  });

  it('shows each number as soon as it is counted, also after an answer that failed, and says that it counts', async () => {
    const away = () => refusal(503, 'unavailable', 'Please try again in a moment.');
    const category = [{ value: 'energy', count: 2 }];
    const facets = { category, urgency: [], status: [], region: [], submitterType: [], isExact: false };
    const answers = [facets, away(), { ...facets, submitterType: [{ value: 'ngo', count: 3 }], isExact: true }];
    const { callsTo } = openProblems(
      { 'GET /api/problems/facets': () => answers.shift() },
      '/problems?filters=1&urgency=high',
    );
    expect(await screen.findByRole('checkbox', { name: 'Energy 2' })).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'NGO' })).toBeInTheDocument();
    expect(screen.getByText('Counting...', { selector: '[role=status]' })).toBeInTheDocument();
    const legendOf = (name: string) => screen.getByRole('group', { name }).querySelector('legend');
    expect(legendOf('Organization type')).toHaveTextContent('Counting...');
    expect(legendOf('Category')).not.toHaveTextContent('Counting...');
    expect(await screen.findByRole('checkbox', { name: 'NGO 3' })).toBeInTheDocument();
    expect(screen.queryByText('Counting...')).not.toBeInTheDocument();
    expect(callsTo('GET /api/problems/facets')).toHaveLength(3);
  });

  it('goes on where the first answer about numbers has failed', async () => {
    const away = () => refusal(503, 'unavailable', 'Please try again in a moment.');
    const none = { category: [], urgency: [], status: [], region: [{ value: 'KE', count: 1 }], isExact: true };
    const answers = [away(), none];
    openProblems({ 'GET /api/problems/facets': () => answers.shift() }, '/problems?filters=1');
    expect(await screen.findByRole('checkbox', { name: 'Kenya 1' })).toBeInTheDocument();
  });

  it('moves nothing when the counts come: what becomes longer stands last', async () => {
    const facets = { category: [], urgency: [], status: [], region: [], isExact: false };
    const counted = { ...facets, region: [{ value: 'KE', count: 1 }], isExact: true };
    const answers = [facets, counted];
    openProblems({ 'GET /api/problems/facets': () => answers.shift() }, '/problems?filters=1');
    const panel = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const groups = () =>
      panel.getAllByRole('group').map((group) => group.querySelector('legend')?.firstChild?.textContent);
    expect(await panel.findByText('Country')).toHaveTextContent('Counting...');
    const before = groups();
    expect(before.slice(-2)).toEqual(['Submitted by', 'Country']);
    expect(await panel.findByRole('checkbox', { name: 'Kenya 1' })).toBeInTheDocument();
    expect(groups()).toEqual(before);
  });

  it('says when the filters leave nothing, and takes no nonsense from an address', async () => {
    const none = json(200, [], { 'x-total-count': '0' });
    const { user, address } = openProblems(
      { 'GET /api/problems': () => none.clone() },
      '/problems?category=energy&submitter=me&region=nowhere',
    );
    expect(await screen.findByText(/Nothing has all that is asked for/)).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /Remove filter/ })).toHaveLength(1);
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[1] as HTMLElement);
    expect(address()).toBe('/problems');
  });

  it('leads from a problem to all of its organization', async () => {
    const { user, address } = openProblems();
    await user.click((await screen.findAllByRole('link', { name: /^City Water\s· Government$/ }))[0] as HTMLElement);
    expect(address()).toBe('/problems?submitter=org-city');
  });

  it('marks the words of a search, and puts the newest first on demand', async () => {
    const found = json(200, [{ ...problem, hits: ['Leaks', 'water'] }], { 'x-total-count': '1' });
    const { user, address, callsTo } = openProblems(
      { 'GET /api/problems': () => found.clone() },
      '/problems?search=leak',
    );
    expect(await screen.findByText('Leaks', { selector: 'mark' })).toBeInTheDocument();
    expect(within(screen.getByRole('list', { name: 'Tags' })).getByText('water')).toContainHTML('<mark');
    expect(screen.getByRole('radio', { name: 'Best match' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Newest' }));
    expect(address()).toBe('/problems?search=leak&sort=newest');
    await waitFor(() => expect(callsTo('GET /api/problems').at(-1)?.url.searchParams.get('sort')).toBe('newest'));
    await user.clear(screen.getByRole('searchbox'));
    await waitFor(() => expect(screen.queryByRole('radio', { name: 'Newest' })).not.toBeInTheDocument());
    expect(callsTo('GET /api/problems').at(-1)?.url.searchParams.has('sort')).toBe(false);
  });

  it('is ordered by value, day for answers or urgency, as its address says, until something is searched for', async () => {
    const { user, callsTo } = openProblems({}, '/problems?sort=urgency');
    const asked = () => callsTo('GET /api/problems').at(-1)?.url.searchParams.get('sort');
    const order = await screen.findByRole('combobox', { name: 'Order' });
    expect(order).toHaveDisplayValue('Most urgent');
    expect(asked()).toBe('urgency');
    for (const [label, sort] of [
      ['Highest value', 'value'],
      ['Next answer day', 'answer-day'],
      ['Newest', null],
    ] as const) {
      await user.selectOptions(order, label);
      await waitFor(() => expect(asked()).toBe(sort));
    }
    await user.selectOptions(order, 'Highest value');
    await user.type(screen.getByRole('searchbox'), 'leak');
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Order' })).not.toBeInTheDocument());
    expect(asked()).toBeNull();
  });

  it('searches for one line of at most 200 characters, whatever is pasted or in the address', async () => {
    const { user, address, callsTo } = openProblems({}, `/problems?search=water%09leak%0A${'x'.repeat(300)}`);
    const searches = () => callsTo('GET /api/problems').map(({ url }) => url.searchParams.get('search'));
    const box = screen.getByRole('searchbox');
    expect(box).toHaveValue(`water leak ${'x'.repeat(189)}`);
    await user.tripleClick(box);
    await user.paste('old\tmains\u0000here');
    await waitFor(() => expect(address()).toBe('/problems?search=old+mains+here'));
    await waitFor(() => expect(searches()).toEqual([`water leak ${'x'.repeat(189)}`, 'old mains here']));
    fireEvent.change(box, { target: { value: '🚰'.repeat(300) } });
    await waitFor(() => expect(searches().at(-1)).toBe('🚰'.repeat(200)));
  });

  it('says why there is nothing, otherwise when a search is on', async () => {
    const { user } = openProblems({
      'GET /api/problems': () => [],
      'GET /api/problems/search-suggestion': () => ({ suggestion: null }),
    });
    expect(await screen.findByRole('heading', { name: 'No Problems Found' })).toBeInTheDocument();
    expect(screen.getByText(/Be the first to submit/)).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), 'zeppelin');
    expect(await screen.findByText(/Nothing matches “zeppelin”/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Submit First Problem' }));
    expect(await screen.findByRole('dialog', { name: 'Submit Problem' })).toBeInTheDocument();
  });

  it('shows what a search probably meant, and what was typed exactly when asked to', async () => {
    const { user, address, callsTo } = openProblems(
      {
        'GET /api/problems': (({ url }: { url: URL }) =>
          url.searchParams.get('search') === 'watter' ? [] : [problem]) as never,
        'GET /api/problems/search-suggestion': () => ({ suggestion: 'water' }),
      },
      '/problems?search=watter',
    );
    expect(await screen.findByText(/Nothing has “watter”. These are for “water”./)).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: problem.title })).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('watter');
    expect(callsTo('GET /api/problems/search-suggestion')[0]?.url.searchParams.get('search')).toBe('watter');
    await user.click(screen.getByRole('button', { name: 'Search for exactly “watter”' }));
    expect(await screen.findByText(/Nothing matches “watter”/)).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: problem.title })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'water' }));
    expect(address()).toContain('search=water');
    expect(await screen.findByRole('heading', { name: problem.title })).toBeInTheDocument();
    expect(screen.queryByText(/Nothing has/)).not.toBeInTheDocument();
  });

  it('says that nothing was found where what was meant finds nothing either, and clears the search', async () => {
    const { user, address, callsTo } = openProblems(
      {
        'GET /api/problems': () => [],
        'GET /api/problems/search-suggestion': () => ({ suggestion: 'water' }),
      },
      '/problems?search=watter&status=solved',
    );
    const asked = () => callsTo('GET /api/problems').map(({ url }) => url.searchParams.get('search'));
    await waitFor(() => expect(asked()).toEqual(['watter', 'water']));
    expect(await screen.findByText(/Nothing matches “watter”. Try other/)).toBeInTheDocument();
    // Elsewhere it finds something, but through these filters it leads to nothing.
    expect(screen.queryByRole('button', { name: 'water' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(address()).not.toContain('search=');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('says when nothing has all words, and what was probably meant', async () => {
    const { user, address } = openProblems(
      {
        'GET /api/problems': (({ url }: { url: URL }) =>
          json(200, [problem], {
            'x-search-words': url.searchParams.get('search') === 'watter leak' ? 'some' : 'all',
          })) as never,
        'GET /api/problems/search-suggestion': () => ({ suggestion: 'water leak' }),
      },
      '/problems?search=watter+leak',
    );
    expect(await screen.findByRole('heading', { name: problem.title })).toBeInTheDocument();
    expect(screen.getByText(/Nothing has all words of “watter leak”/)).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'water leak' }));
    expect(address()).toBe('/problems?search=water+leak');
    await waitFor(() => expect(screen.queryByText(/Nothing has all words/)).not.toBeInTheDocument());
  });

  it('reads on from the cursor', async () => {
    const { user } = openProblems({
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
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument());
  });

  it('says so where the server has counted no further', async () => {
    const capped = {
      'x-total-count': '10000',
      'x-total-relation': 'gte',
      link: '</api/problems?cursor=c2>; rel="next"',
    };
    const { callsTo } = openProblems(
      { 'GET /api/problems': () => json(200, [problem], capped) as never },
      '/problems?search=leak',
    );
    expect(await screen.findByText('Showing 1 of 10,000+')).toBeInTheDocument();
    // A search knows no better later on.
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(callsTo('GET /api/problems')).toHaveLength(1);
  });

  it('learns how many there are once they are counted, and reads nothing again', async () => {
    const counting = { 'x-total-count': '1', 'x-total-relation': 'gte' };
    const next = { link: '</api/problems?limit=20&cursor=c2>; rel="next"' };
    const ofFirstLine = [json(200, [problem], counting), json(200, [problem], { 'x-total-count': '1234', ...next })];
    const { user, callsTo } = openProblems(
      {
        'GET /api/problems': (({ url }: { url: URL }) => {
          if (url.searchParams.get('limit') === '1') return ofFirstLine.shift();
          return url.searchParams.get('cursor')
            ? json(200, [openProblem], { ...counting, link: next.link.replace('c2', 'c3') })
            : json(200, [problem], { ...counting, ...next });
        }) as never,
        'GET /api/problems/facets': () => ({ category: [], urgency: [], status: [], region: [], isExact: true }),
      },
      '/problems?submitterType=startup',
    );
    expect(await screen.findByText('Showing 1 of 1+')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    const second = await screen.findByRole('link', { name: openProblem.title });
    expect(await screen.findByText('Showing 2 of 1,234')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: openProblem.title })).toBe(second);
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    expect(await screen.findByRole('button', { name: 'Show 1,234 problems' })).toBeInTheDocument();
    const asked = callsTo('GET /api/problems').map(({ url }) => url.searchParams);
    expect(asked.map((one) => `${one.get('limit')} ${one.get('cursor') ?? ''}`)).toEqual(['20 ', '20 c2', '1 ', '1 ']);
    expect(asked.map((one) => one.get('submitterType'))).toEqual(Array(4).fill('startup'));
  });

  it('offers to try again when the list cannot be loaded', async () => {
    let isDown = true;
    const { user } = openProblems({
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
