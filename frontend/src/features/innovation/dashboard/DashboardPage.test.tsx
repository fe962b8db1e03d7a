import { screen, waitFor, within } from '@testing-library/react';
import { openPage, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import { MountedPages } from '@/ui/routing';
import DashboardPage from './DashboardPage';

const stats = {
  totalOrganizations: 2540,
  totalProblems: 312,
  totalSolutions: 871,
  activeProjects: 47,
  totalValue: '2250000000.00',
};
const record = { quarter: '2026-10-01', confirmedUsd: '850000000.00', entries: 14 };
const months = Array.from({ length: 12 }, (_, n) => ({
  month: `2026-${String(n + 1).padStart(2, '0')}-01`,
  count: n,
}));
const dashboard = {
  asOf: '2026-11-23T00:00:00.000Z',
  value: {
    confirmedUsd: stats.totalValue,
    quarters: [
      record,
      { quarter: '2026-07-01', confirmedUsd: '720000000.00', entries: 9 },
      { quarter: '2026-04-01', confirmedUsd: '680000000.00', entries: 8 },
    ],
  },
  growth: [
    { measure: 'organizations', percent: 85, recent: 2159, all: 2540, months },
    { measure: 'active_projects', percent: 72, recent: 34, all: 47, months },
    { measure: 'matches', percent: null, recent: 0, all: 0, months },
  ],
  highlights: { recordQuarter: record, countries: 45, organizations: 2540 },
};
const entry = {
  id: 'e1',
  kind: 'problem_submitted',
  title: 'Leaks',
  subject: { type: 'problem', id: 'p1' },
  organizationName: 'City Water',
  organizationId: 'city-water',
  at: '2026-11-20T10:00:00Z',
};
const periods = Array.from({ length: 30 }, (_, n) => ({
  from: `2026-10-${String(n + 1).padStart(2, '0')}`,
  problemViews: n,
  solutionViews: 1,
  proposalsIn: 0,
  proposalsOut: 0,
}));
const analytics = {
  asOf: '2026-11-23T00:00:00.000Z',
  from: '2026-10-25',
  periods,
  mostViewed: [{ type: 'problem', id: 'p1', title: 'Leaks', views: 31 }],
  proposalsIn: { made: 14, pending: 4, accepted: 3, declined: 5, medianDays: 9 },
  proposalsOut: { made: 7, pending: 0, accepted: 6, declined: 1, medianDays: null },
  projects: { all: 4, active: 2, deployed: 1, started: 1 },
  value: [
    { state: 'claimed', usd: '9.00', entries: 1 },
    { state: 'confirmed', usd: '1200000.00', entries: 3 },
  ],
};
const mounted = new Set([
  '/problems',
  '/problems/:id',
  '/solutions',
  '/projects',
  '/outcomes',
  '/dashboard/proposals',
  '/dashboard/projects',
]);

const open = (answers: Parameters<typeof openPage>[1]['answers'] = {}, at = '/dashboard') =>
  openPage(
    () => (
      <MountedPages value={(path) => mounted.has(path)}>
        <DashboardPage />
      </MountedPages>
    ),
    {
      path: '/dashboard',
      at,
      answers: {
        'GET /api/auth/user': () => ada,
        'GET /api/dashboard/stats': () => stats,
        'GET /api/dashboard/overview': () => dashboard,
        'GET /api/dashboard/activity': ({ url }) =>
          url.searchParams.get('cursor') === 'c2'
            ? { entries: [{ ...entry, id: 'e2', title: 'Earlier' }], next: null }
            : { entries: [entry], next: 'c2' },
        ...answers,
      },
    },
  );

describe('the dashboard', () => {
  afterEach(() => mounted.delete('/members'));

  it('has four figures that lead to what they count, where there is a page for it', async () => {
    open();
    const figures = within(await screen.findByRole('list', { name: 'Figures' }));
    expect(await figures.findByRole('link', { name: 'Active Problems 312' })).toHaveAttribute(
      'href',
      '/problems?status=open,in_progress',
    );
    expect(figures.getByRole('link', { name: 'Active Projects 47' })).toHaveAttribute(
      'href',
      '/projects?phase=sandbox,pilot,scaling',
    );
    expect(figures.getByText('2,540')).toBeInTheDocument();
    expect(figures.getAllByRole('link')).toHaveLength(3);
  });

  it('says what was confirmed in which quarter, and leads to its entries', async () => {
    open();
    expect(await screen.findByText('$2.3B')).toBeInTheDocument();
    const quarters = within(screen.getByRole('list', { name: 'Innovation Value Created' }));
    expect(quarters.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Q4 2026$850M',
      'Q3 2026$720M',
      'Q2 2026$680M',
    ]);
    expect(quarters.getByRole('link', { name: 'Q3 2026' })).toHaveAttribute(
      'href',
      '/outcomes?quarter=2026-Q3&state=confirmed',
    );
    expect(screen.getByText('Record quarter: confirmed in Q4 2026')).toBeInTheDocument();
  });

  it('leads from each figure to what it counts', async () => {
    for (const path of ['/members', '/matches']) mounted.add(path);
    const matches = { measure: 'matches', percent: 94, recent: 94, all: 100, months };
    open({
      'GET /api/dashboard/overview': () => ({ ...dashboard, growth: [...dashboard.growth.slice(0, 2), matches] }),
    });
    const leadsTo = async (name: string, address: string) =>
      expect(await screen.findByRole('link', { name })).toHaveAttribute('href', address);
    await leadsTo('$2.3B confirmed', '/outcomes?state=confirmed');
    await leadsTo('85% of organizations', '/members');
    await leadsTo('72% of active projects', '/projects?phase=sandbox,pilot,scaling');
    await leadsTo('$850M confirmed in Q4 2026', '/outcomes?quarter=2026-Q4&state=confirmed');
    await leadsTo('45 countries', '/members?map=1');
    await leadsTo('2,540 organizations', '/members');
    await leadsTo('94% of matches', '/matches');
  });

  it('says how a share is worked out when asked, and has none of nothing', async () => {
    const { user } = open();
    const projects = within(await screen.findByRole('region', { name: 'Active Projects' }));
    expect(projects.getByText('72%')).toBeInTheDocument();
    expect(projects.getByText(/34 of 47 active projects/)).not.toBeVisible();
    await user.click(projects.getByRole('button', { name: 'How Active Projects is worked out' }));
    expect(projects.getByText(/34 of 47 active projects/)).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Solution Matches' })).getByText('None yet')).toBeInTheDocument();
  });

  it('turns its charts to tables, which the address keeps; no single key does', async () => {
    const { user, address } = open();
    await screen.findByText('$2.3B');
    await user.keyboard('t');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Tables' }));
    const table = within(screen.getByRole('table', { name: 'Confirmed value by quarter' }));
    expect(table.getByRole('row', { name: 'Q4 2026 $850,000,000 14' })).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Member Organizations: new by month' })).toBeInTheDocument();
    expect(address()).toBe('/dashboard?view=table');
    await user.click(screen.getByRole('radio', { name: 'Charts' }));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('leafs through what has happened', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Show earlier activity' }));
    expect(await screen.findByText('Earlier')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Leaks' })).toHaveAttribute('href', '/problems/p1');
    expect(screen.queryByRole('button', { name: 'Show earlier activity' })).not.toBeInTheDocument();
  });

  it('says which part could not be loaded, and shows the others', async () => {
    let isDown = true;
    const { user } = open({
      'GET /api/dashboard/overview': () =>
        isDown ? refusal(503, 'unavailable', 'Please try again in a moment.') : dashboard,
    });
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent('Value and growth could not be loaded');
    expect(await screen.findByText('871')).toBeInTheDocument();
    isDown = false;
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('$2.3B')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('says what is missing where nothing was confirmed or has happened yet', async () => {
    open({
      'GET /api/dashboard/overview': () => ({
        ...dashboard,
        value: { confirmedUsd: '0.00', quarters: [] },
        highlights: { ...dashboard.highlights, recordQuarter: null },
      }),
      'GET /api/dashboard/activity': () => ({ entries: [], next: null }),
    });
    expect(await screen.findByText(/No value has been confirmed yet/)).toBeInTheDocument();
    expect(await screen.findByText(/Nothing has happened yet/)).toBeInTheDocument();
    expect(screen.queryByText(/Record quarter/)).not.toBeInTheDocument();
  });
});

describe('the analytics of an organization', () => {
  const at = '/dashboard?tab=organization';
  const answers = {
    'GET /api/billing/entitlements': () => [],
    'GET /api/dashboard/analytics': () => analytics,
  };

  it('are figures over time with the way to what they count, and a file', async () => {
    const { user } = open(answers, at);
    expect(await screen.findByRole('img', { name: 'Views: Problems 435, Solutions 30.' })).toBeInTheDocument();
    expect(screen.getByText('Nothing was proposed in these days.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Leaks' })).toHaveAttribute('href', '/problems/p1');
    const these = 'organization=org-own&days=30';
    for (const [name, counts] of [
      ['14 proposals, received', 'side=received'],
      ['4 proposals pending, received', 'side=received&status=pending'],
      ['3 proposals accepted, received', 'side=received&status=accepted'],
      ['5 proposals declined, received', 'side=received&status=declined'],
      ['9 days to an answer, received', 'side=received&status=accepted,declined'],
      ['7 proposals, made', 'side=made'],
      ['0 proposals pending, made', 'side=made&status=pending'],
      ['6 proposals accepted, made', 'side=made&status=accepted'],
      ['1 proposal declined, made', 'side=made&status=declined'],
    ])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/dashboard/proposals?${these}&${counts}`);
    expect(screen.getByRole('row', { name: /^Median time to an answer .* –$/ })).toBeInTheDocument();
    for (const [side, label] of [
      ['received', 'Received'],
      ['made', 'Made'],
    ] as const) {
      const sum = screen.getAllByText(label).find(({ tagName }) => tagName === 'DT')?.parentElement as HTMLElement;
      const led = within(sum).getByRole('link', { name: `0 proposals ${side}` });
      expect(led).toHaveAttribute('href', `/dashboard/proposals?${these}&side=${side}`);
    }
    const begun = within(screen.getByRole('row', { name: /^Begun in these days/ }));
    expect(begun.getByRole('link')).toHaveAttribute('href', `/dashboard/projects?${these}`);
    const confirmed = within(screen.getByRole('row', { name: 'Confirmed $1,200,000 confirmed 3' }));
    expect(confirmed.getByRole('link')).toHaveAttribute(
      'href',
      '/outcomes?organization=org-own&state=confirmed&days=30',
    );
    expect(screen.getByRole('link', { name: '2 projects' })).toHaveAttribute(
      'href',
      '/projects?organization=org-own&phase=sandbox,pilot,scaling',
    );
    expect(within(screen.getByRole('row', { name: /^Deployed/ })).getByRole('link')).toHaveAttribute(
      'href',
      '/projects?organization=org-own&phase=deployed',
    );
    expect(screen.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
      'href',
      '/api/dashboard/analytics/export?organizationId=org-own&days=30',
    );
    await user.click(screen.getByRole('radio', { name: 'Tables' }));
    expect(within(screen.getByRole('table', { name: 'Views' })).getAllByRole('row')).toHaveLength(31);
  });

  it('tell a day from days, and an answer of the same day from none, on one line', async () => {
    const proposalsIn = { ...analytics.proposalsIn, medianDays: 1 };
    const proposalsOut = { ...analytics.proposalsOut, medianDays: 0 };
    open({ ...answers, 'GET /api/dashboard/analytics': () => ({ ...analytics, proposalsIn, proposalsOut }) }, at);
    expect(await screen.findByRole('link', { name: '1 day to an answer, received' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '0 days to an answer, made' })).toBeInTheDocument();
    for (const said of ['1 day', '0 days']) expect(screen.getByText(said)).toHaveClass('whitespace-nowrap');
  });

  it('look as far back as is chosen, which the address keeps', async () => {
    const { user, callsTo, address } = open(answers, at);
    await screen.findByRole('img');
    await user.click(screen.getByRole('radio', { name: '365 days' }));
    expect(address()).toBe('/dashboard?tab=organization&days=365');
    await waitFor(() =>
      expect(callsTo('GET /api/dashboard/analytics').map(({ url }) => url.searchParams.get('days'))).toEqual([
        '30',
        '365',
      ]),
    );
  });

  it('say which plan has them where that of the organization does not', async () => {
    const off = {
      organizationId: 'org-own',
      feature: 'analytics',
      name: 'analytics',
      used: 0,
      limit: 0,
      period: 'total',
      resetsAt: null,
      isReadOnly: false,
    };
    const { user, callsTo } = open(
      { ...answers, 'GET /api/billing/entitlements': () => [off], 'GET /api/subscription/status': () => ({}) },
      at,
    );
    await user.click(await screen.findByRole('button', { name: 'See What It Takes' }));
    for (const name of ['365 days', 'Charts'])
      expect(screen.queryByRole('radio', { name, hidden: true })).not.toBeInTheDocument();
    expect(await screen.findByRole('dialog', { name: 'Upgrade Required' })).toBeInTheDocument();
    expect(callsTo('GET /api/dashboard/analytics')).toEqual([]);
  });

  it('stay to be read while a renewal is unpaid', async () => {
    const unpaid = { organizationId: 'org-own', feature: 'seats', name: 'seats', used: 1, limit: 3, isReadOnly: true };
    open({ ...answers, 'GET /api/billing/entitlements': () => [unpaid] }, at);
    expect(await screen.findByRole('img')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '365 days' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'See What It Takes' })).not.toBeInTheDocument();
  });
});
