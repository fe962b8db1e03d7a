import { screen, waitFor, within } from '@testing-library/react';
import { openPage, refusal } from '@/testing/openPage';
import { openProblems } from '@/testing/openProblems';
import { ada } from '@/testing/people';
import StopMailsPage from '../alerts/StopMailsPage';
import SavedSearchesPage from './SavedSearchesPage';

interface Search {
  id: string;
  list: string;
  name: string;
  query: string;
  frequency: string;
}
const search = (changes: Partial<Search> = {}): Search => ({
  id: 'w1',
  list: 'problems',
  name: 'Water leaks',
  query: 'search=water+leak&urgency=critical%2Chigh',
  frequency: 'off',
  ...changes,
});

/** A server that keeps searches. */
function server(kept: Search[]) {
  let searches = kept;
  return {
    'GET /api/auth/user': () => ada,
    'GET /api/innovation/saved-searches': () => searches,
    'POST /api/innovation/saved-searches': ({ body }: { body: unknown }) => {
      searches = [...searches, { ...(body as Search), id: `w${searches.length + 1}` }];
      return searches.at(-1);
    },
    'PUT /api/innovation/saved-searches/w1': ({ body }: { body: unknown }) => {
      searches = searches.map((one) => (one.id === 'w1' ? { ...one, ...(body as object) } : one));
      return searches[0];
    },
    'DELETE /api/innovation/saved-searches/w1': () => {
      searches = searches.filter(({ id }) => id !== 'w1');
      return new Response(null, { status: 204 });
    },
  };
}

afterEach(() => jest.restoreAllMocks());

describe('the saved searches over a list', () => {
  const open = (at: string, kept: Search[] = [], answers = {}) => openProblems({ ...server(kept), ...answers }, at);
  const nav = () => screen.findByRole('navigation', { name: 'Saved searches' });

  it('are not there while nothing is saved and nothing narrowed', async () => {
    open('/problems?filters=&propose=');
    await screen.findByRole('heading', { name: 'Leaks in old water mains' });
    expect(screen.queryByRole('navigation', { name: 'Saved searches' })).not.toBeInTheDocument();
  });

  it('keep what the address asks for, under a name, and open it again', async () => {
    const { user, address, callsTo } = open('/problems?urgency=high&search=water&view=table&submit=');
    await user.click(within(await nav()).getByRole('button', { name: 'Save this search' }));
    await user.type(screen.getByRole('textbox', { name: 'Name of the search' }), ' Urgent water {Enter}');
    const saved = await screen.findByRole('link', { name: 'Urgent water' });
    expect(saved).toHaveAttribute('aria-current', 'true');
    expect(callsTo('POST /api/innovation/saved-searches').map(({ body }) => body)).toEqual([
      { list: 'problems', name: 'Urgent water', query: 'search=water&urgency=high&view=table', frequency: 'off' },
    ]);
    expect(screen.queryByRole('button', { name: 'Save this search' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(saved).not.toHaveAttribute('aria-current');
    await user.click(saved);
    expect(address()).toBe('/problems?search=water&urgency=high&view=table');
  });

  it('change to what stands now under the name that there is', async () => {
    const { user, callsTo } = open('/problems?status=open', [search({ frequency: 'daily' })]);
    await user.click(within(await nav()).getByRole('button', { name: 'Save this search' }));
    await user.type(screen.getByRole('textbox', { name: 'Name of the search' }), 'Water leaks{Enter}');
    expect(await screen.findByText('Search changed')).toBeVisible();
    expect(callsTo('PUT /api/innovation/saved-searches/w1').map(({ body }) => body)).toEqual([
      { name: 'Water leaks', query: 'status=open', frequency: 'daily' },
    ]);
    expect(callsTo('POST /api/innovation/saved-searches')).toHaveLength(0);
  });

  it('say why one was not saved, and keep its name', async () => {
    const { user } = open('/problems?status=open', [], {
      'POST /api/innovation/saved-searches': () => refusal(409, 'saved_searches_full', 'You have 50 saved searches.'),
    });
    await user.click(within(await nav()).getByRole('button', { name: 'Save this search' }));
    await user.type(screen.getByRole('textbox', { name: 'Name of the search' }), 'One more{Enter}');
    expect(await screen.findByText('You have 50 saved searches.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name of the search' })).toHaveValue('One more');
  });

  it('say of the one that is shown how often a mail comes, and change that', async () => {
    const { user, callsTo } = open('/problems?urgency=critical,high&search=water+leak', [search()]);
    const alerts = await screen.findByRole('combobox', { name: 'Mails about “Water leaks”' });
    expect(alerts).toHaveValue('off');
    await user.selectOptions(alerts, 'Mail every Monday');
    await waitFor(() => expect(alerts).toHaveValue('weekly'));
    expect(callsTo('PUT /api/innovation/saved-searches/w1').map(({ body }) => body)).toEqual([
      { name: 'Water leaks', query: search().query, frequency: 'weekly' },
    ]);
  });

  it('are six, and the way to all of them', async () => {
    const many = Array.from({ length: 8 }, (_, n) =>
      search({ id: `m${n}`, name: `Search ${n}`, query: `search=${n}` }),
    );
    open('/problems', many);
    const links = within(await nav()).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      ...Array.from({ length: 6 }, (_, n) => `Search ${n}`),
      'All 8 saved searches',
    ]);
    expect(links.at(-1)).toHaveAttribute('href', '/saved-searches');
  });

  it('know the seventh where it stands in the address', async () => {
    const many = Array.from({ length: 8 }, (_, n) =>
      search({ id: `m${n}`, name: `Search ${n}`, query: `search=${n}` }),
    );
    open('/problems?search=6', many);
    expect(await screen.findByRole('combobox', { name: 'Mails about “Search 6”' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save this search' })).not.toBeInTheDocument();
  });
});

describe('the page of saved searches', () => {
  const open = (kept: Search[], answers = {}) =>
    openPage(SavedSearchesPage, { path: '/saved-searches', answers: { ...server(kept), ...answers } });

  it('shows those of both lists with what they ask for, and leads to them', async () => {
    open([search(), search({ id: 'w2', list: 'solutions', name: 'All', query: '', frequency: 'weekly' })]);
    const found = await screen.findByRole('link', { name: 'Water leaks' });
    expect(found).toHaveAttribute('href', '/problems?search=water+leak&urgency=critical%2Chigh');
    expect(screen.getByText('“water leak” · Urgency: Critical · Urgency: High')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/solutions');
    expect(screen.getByText('Everything')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Mails about “All”' })).toHaveValue('weekly');
  });

  it('renames one, and says what is wrong with the name', async () => {
    let refused = true;
    const kept = server([search()]);
    const { user, callsTo } = open([], {
      ...kept,
      'PUT /api/innovation/saved-searches/w1': (call: { body: unknown }) =>
        refused
          ? refusal(409, 'search_name_taken', 'You have a saved search of this name already.')
          : kept['PUT /api/innovation/saved-searches/w1'](call),
    });
    await user.click(await screen.findByRole('button', { name: 'Rename “Water leaks”' }));
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await user.clear(name);
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    expect(await screen.findAllByText('Give the search a name')).not.toHaveLength(0);
    await user.type(name, 'Leaks');
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    expect(await screen.findByText('You have a saved search of this name already.')).toBeVisible();
    refused = false;
    await user.click(await screen.findByRole('button', { name: 'Rename' }));
    expect(await screen.findByRole('link', { name: 'Leaks' })).toBeVisible();
    expect(callsTo('PUT /api/innovation/saved-searches/w1').at(-1)?.body).toEqual({
      name: 'Leaks',
      query: search().query,
      frequency: 'off',
    });
  });

  it('deletes one when that is said twice', async () => {
    const { user, callsTo } = open([search()]);
    await user.click(await screen.findByRole('button', { name: 'Delete “Water leaks”' }));
    expect(callsTo('DELETE /api/innovation/saved-searches/w1')).toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: 'Delete Search' }));
    expect(await screen.findByRole('heading', { name: 'No saved searches yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search problems' })).toHaveAttribute('href', '/problems');
  });

  it('is asked for again when it could not be read', async () => {
    open([], { 'GET /api/innovation/saved-searches': () => refusal(503, 'unavailable', 'Not now.') });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

it('mails about saved searches are stopped when that is said, and not before', async () => {
  const { user, callsTo } = openPage(StopMailsPage, {
    path: '/saved-searches/stop',
    at: '/saved-searches/stop?token=a.b',
    answers: { 'POST /api/innovation/mails/saved-searches/stop': () => new Response(null, { status: 204 }) },
  });
  await screen.findByRole('heading', { name: 'Stop mails about saved searches?' });
  expect(callsTo('POST /api/innovation/mails/saved-searches/stop')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Stop these mails' }));
  expect(await screen.findByRole('heading', { name: 'The mails have stopped' })).toBeVisible();
  expect(callsTo('POST /api/innovation/mails/saved-searches/stop')[0]?.url.searchParams.get('token')).toBe('a.b');
});
