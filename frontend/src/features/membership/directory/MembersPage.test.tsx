import { screen, waitFor, within } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import MembersPage from './MembersPage';

const member = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Probe Works',
  type: 'startup',
  tier: 'free',
  isVerified: true,
  description: 'Finds leaks by listening.',
  country: 'KE',
  city: 'Nairobi',
  seeks: null,
  offers: null,
  interests: ['AgriTech'],
  openTo: ['pilots'],
  logoId: null,
  createdAt: '2025-03-04T10:00:00Z',
  isFeatured: false,
  verifiedDomain: 'probe.example',
  lastActiveOn: '2026-11-21',
  activeProjects: 2,
  collaborations: 3,
};
const facets = {
  type: [
    { value: 'corporation', count: 4 },
    { value: 'startup', count: 3 },
    { value: 'investor', count: 2 },
  ],
  country: [
    { value: 'KE', count: 5 },
    { value: 'SG', count: 2 },
  ],
  interest: [{ value: 'AgriTech', count: 3 }],
  openTo: [],
  tier: [{ value: 'free', count: 9 }],
  verified: [{ value: 'true', count: 1 }],
  isExact: true,
};
const server = {
  'GET /api/members': () => json(200, [member], { 'x-total-count': '9' }),
  'GET /api/members/facets': () => facets,
  'GET /api/members/featured': () => [],
  'GET /api/members/growth': () => ({
    members: 9,
    membersGrowth: 85,
    countries: 2,
    newCountries: 1,
    connections: 1,
    connectionsGrowth: null,
  }),
  'GET /api/members/search-suggestion': () => ({ suggestion: null }),
  'GET /api/connections/standings': () => [],
  'GET /api/auth/user': () => refusal(401, 'unauthenticated', 'Please sign in.'),
};
const open = (answers: Parameters<typeof openPage>[1]['answers'] = {}, at = '/members') =>
  openPage(MembersPage, { path: '/members', at, answers: { ...server, ...answers } });
const lastQuery = (page: ReturnType<typeof open>, of = 'GET /api/members') =>
  Object.fromEntries(page.callsTo(of).at(-1)?.url.searchParams ?? []);

afterEach(() => jest.restoreAllMocks());

describe('the directory', () => {
  it('tells of an organization, and of the network in figures', async () => {
    open();
    const card = within(await screen.findByRole('article'));
    for (const text of [
      'Verified: probe.example',
      'Last active',
      'Startup',
      'Lite Plan',
      'Nairobi, Kenya',
      '2025',
      '2',
      '3',
      'AgriTech',
      'Pilots',
    ])
      expect(card.getByText(text)).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'View Profile' })).toHaveAttribute('href', `/members/${member.id}`);
    expect(screen.getByText('Connect with 9 innovation leaders across 2 countries.')).toBeInTheDocument();
    expect(screen.getByText('85% growth year on year')).toBeInTheDocument();
    expect(screen.getByText('none a year ago')).toBeInTheDocument();
    expect(screen.queryByText('Featured Alliance Partners')).not.toBeInTheDocument();
  });

  it('puts the featured ones below the search and the tabs, before all, and leaves them out of what is narrowed', async () => {
    const page = open({ 'GET /api/members/featured': () => [{ ...member, id: 'f1', name: 'Pump Foundry' }] });
    const featured = await screen.findByRole('region', { name: 'Featured Alliance Partners' });
    const all = await screen.findByRole('link', { name: 'Probe Works' });
    const isBefore = (one: Element, other: Element) =>
      Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(isBefore(screen.getByRole('searchbox'), featured)).toBe(true);
    expect(isBefore(screen.getByRole('tablist'), featured)).toBe(true);
    expect(isBefore(featured, screen.getByRole('heading', { level: 2, name: 'All Members' }))).toBe(true);
    expect(isBefore(featured, all)).toBe(true);
    await page.user.click(screen.getByRole('tab', { name: 'Startups 5' }));
    expect(screen.queryByText('Featured Alliance Partners')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2, name: 'Members Found' })).toBeInTheDocument();
  });

  it.each(['search=probe', 'country=KE'])(
    'has what is found by %s under a heading for screen readers, without the featured ones',
    async (asked) => {
      const featured = () => [{ ...member, id: 'f1', name: 'Pump Foundry' }];
      open({ 'GET /api/members/featured': featured }, `/members?${asked}`);
      expect(await screen.findByRole('heading', { level: 2, name: 'Members Found' })).toHaveClass('sr-only');
      expect(await screen.findByRole('link', { name: 'Probe Works' })).toBeInTheDocument();
      expect(screen.queryByRole('heading', { name: 'All Members' })).not.toBeInTheDocument();
      expect(screen.queryByText('Featured Alliance Partners')).not.toBeInTheDocument();
    },
  );

  it('lets the words of a tier stand below each other in the table', async () => {
    open({ 'GET /api/members': () => [{ ...member, tier: 'enterprise_alliance_partners' }] }, '/members?view=table');
    const tier = await screen.findByRole('cell', { name: 'Enterprise Alliance Partners' });
    expect(tier).not.toHaveClass('whitespace-nowrap');
    expect(screen.getByRole('cell', { name: 'Startup' })).toHaveClass('whitespace-nowrap');
  });

  it('asks one to connect where it was clicked, who is featured and in the list', async () => {
    const { user, address } = open({ 'GET /api/members/featured': () => [member] });
    const featured = within(await screen.findByRole('region', { name: 'Featured Alliance Partners' }));
    await user.click(await featured.findByRole('button', { name: 'Connect' }));
    expect(address()).toBe(`/members?connect=featured%3A${member.id}`);
  });

  it('is gone through by j and k', async () => {
    const another = { ...member, id: '00000000-0000-4000-8000-000000000002', name: 'Well Works' };
    const { user } = open({ 'GET /api/members': () => json(200, [member, another], { 'x-total-count': '2' }) });
    const first = await screen.findByRole('link', { name: 'Probe Works' });
    await user.keyboard('j');
    expect(first).toHaveFocus();
    await user.keyboard('j');
    expect(screen.getByRole('link', { name: 'Well Works' })).toHaveFocus();
    await user.keyboard('k');
    expect(first).toHaveFocus();
  });

  it('says nothing of the work of who does not show it', async () => {
    open({ 'GET /api/members': () => [{ ...member, activeProjects: null, collaborations: null }] });
    await screen.findByRole('article');
    expect(screen.queryByText('Active projects')).not.toBeInTheDocument();
  });

  it('says of who works on more than is counted that it is more', async () => {
    const members = [
      { ...member, activeProjects: 100, collaborations: 100 },
      { ...member, id: '00000000-0000-4000-8000-000000000002', activeProjects: 99, collaborations: 98 },
      { ...member, id: '00000000-0000-4000-8000-000000000003', activeProjects: null },
    ];
    const { user } = open({ 'GET /api/members': () => members });
    const [more, fewer] = (await screen.findAllByRole('article')).map((card) => within(card));
    expect(more?.getAllByText('100+')).toHaveLength(2);
    for (const figure of ['99', '98']) expect(fewer?.getByText(figure)).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Table' }));
    const [, ...rows] = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows.map((row) => within(row).getAllByRole('cell')[5]?.textContent)).toEqual(['100+', '99', '']);
  });

  it('is narrowed by a category, from its card and from its tab, and says how many each has', async () => {
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: 'Startups & Investors 5' }));
    expect(screen.getByRole('tab', { name: 'Startups 5' })).toHaveAttribute('aria-selected', 'true');
    const types = 'startup,investor,venture_builder,accelerator,incubator';
    await waitFor(() => expect(lastQuery(page)).toMatchObject({ type: types }));
    expect(page.address()).toBe(`/members?type=${encodeURIComponent(types)}`);
    expect(screen.queryByRole('list', { name: 'Filters' })).not.toBeInTheDocument();
    await page.user.click(screen.getByRole('tab', { name: 'All 9' }));
    expect(page.address()).toBe('/members');
  });

  it('is narrowed by facets, whose numbers it says, and each can be taken out again', async () => {
    const page = open();
    await screen.findByRole('article');
    await page.user.click(screen.getByRole('button', { name: 'Filters' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(dialog.getByRole('button', { name: 'Show 9 members' })).toBeInTheDocument();
    await page.user.click(dialog.getByRole('checkbox', { name: 'AgriTech 3' }));
    await page.user.click(dialog.getByRole('checkbox', { name: 'Kenya 5' }));
    await waitFor(() => expect(lastQuery(page)).toMatchObject({ interest: 'AgriTech', country: 'KE' }));
    expect(lastQuery(page, 'GET /api/members/facets')).toEqual({ interest: 'AgriTech', country: 'KE' });
    await page.user.click(dialog.getByRole('button', { name: /^Show/ }));
    await page.user.click(screen.getByRole('button', { name: 'Remove filter Country: Kenya' }));
    expect(page.address()).toBe('/members?interest=AgriTech');
  });

  it('leaves out what an address asks for that there is not', async () => {
    const page = open({}, '/members?country=ZZ,KE&tier=gold&verified=maybe');
    await screen.findByRole('article');
    expect(lastQuery(page)).toEqual({ country: 'KE', limit: '20' });
  });

  it('is narrowed on the map, by mouse and by keyboard', async () => {
    const page = open({}, '/members?map=1');
    const kenya = await screen.findByRole('button', { name: 'Kenya: 5 members' });
    await page.user.click(kenya);
    expect(page.address()).toContain('country=KE');
    expect(kenya).toHaveAttribute('aria-pressed', 'true');
    kenya.focus();
    await page.user.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Singapore: 2 members' })).toHaveFocus();
    await page.user.keyboard('{Enter}');
    expect(page.address()).toContain('country=KE%2CSG');
    const forms = within(screen.getByRole('group', { name: 'Map or table' }));
    await page.user.click(forms.getByRole('radio', { name: 'Table' }));
    await page.user.click(within(screen.getByRole('table')).getByRole('button', { name: 'Kenya' }));
    expect(page.address()).toContain('country=SG');
  });

  it('says why nothing is left, and takes the filters out', async () => {
    const page = open({ 'GET /api/members': () => [] }, '/members?search=probe&country=KE');
    expect(await screen.findByText('No Members Found')).toBeInTheDocument();
    await page.user.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1) as HTMLElement);
    expect(page.address()).toBe('/members?search=probe');
  });

  it('says when it could not be loaded', async () => {
    open({
      'GET /api/members': () => refusal(503, 'unavailable', 'Please try again in a moment.'),
      'GET /api/members/facets': () => refusal(503, 'unavailable', 'Please try again in a moment.'),
    });
    expect(await screen.findByText('The members could not be loaded')).toBeInTheDocument();
  });
});
