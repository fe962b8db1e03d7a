import { screen, waitFor, within } from '@testing-library/react';
import { openPage, refusal } from '@/testing/openPage';
import AnalyticsPage from './AnalyticsPage';

const months = Array.from({ length: 12 }, (_, n) => ({
  month: `${n === 0 ? 2025 : 2026}-${String(n === 0 ? 12 : n).padStart(2, '0')}-01`,
  registered: n,
  active: n < 9 ? null : 40 + n,
}));
const day = { landingVisits: 10, registrationVisits: 4, registered: 2, activated: 1, paid: 0 };
const analytics = {
  asOf: '2026-11-23T00:00:00.000Z',
  from: '2026-10-25',
  organizations: 60,
  countries: [
    { country: 'KE', organizations: 12 },
    { country: 'SG', organizations: 1 },
  ],
  types: [
    { type: 'startup', organizations: 45 },
    { type: 'ngo', organizations: 15 },
  ],
  registrations: { total: 80, emailsSent: 78 },
  months,
  funnel: { landingVisits: 2000, registrationVisits: 300, registered: 60, activated: 30, paid: 9 },
  periods: [
    { from: '2026-11-22', ...day },
    { from: '2026-11-23', ...day, landingVisits: 1990 },
  ],
  cohorts: [
    {
      month: '2026-09-01',
      activated: 10,
      months: [
        { month: '2026-09-01', active: 10 },
        { month: '2026-10-01', active: 8 },
        { month: '2026-11-01', active: 5 },
      ],
    },
    {
      month: '2026-10-01',
      activated: 20,
      months: [
        { month: '2026-10-01', active: 20 },
        { month: '2026-11-01', active: 13 },
      ],
    },
  ],
};
const fresh = {
  ...analytics,
  organizations: 0,
  countries: [],
  types: [],
  registrations: { total: 0, emailsSent: 0 },
  months: months.map((one) => ({ ...one, registered: 0, active: null })),
  funnel: { landingVisits: 0, registrationVisits: 0, registered: 0, activated: 0, paid: 0 },
  periods: [],
  cohorts: [],
};

const open = (answer: () => unknown = () => analytics, at = '/admin/analytics') =>
  openPage(AnalyticsPage, { path: '/admin/analytics', at, answers: { 'GET /api/admin/analytics': answer } });
const linesOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the analytics of the alliance', () => {
  it('begin with what there is today', async () => {
    open();
    expect(await screen.findByText('of 13 organizations that say where they are')).toBeVisible();
    expect(screen.getByText('organizations active in Nov 2026').previousSibling).toHaveTextContent('51');
    expect(screen.getByText('of 60 organizations').previousSibling).toHaveTextContent('2');
    expect(screen.getByText('98%')).toBeVisible();
    expect(screen.getByText('Startup, NGO')).toBeVisible();
    expect(screen.getByRole('link', { name: '80' })).toHaveAttribute('href', '/admin/registrations');
    expect(await screen.findByRole('img', { name: 'World map' })).toHaveTextContent('Kenya: 12 organizations');
  });

  it('compare each step with the one before, and say how that is worked out when asked', async () => {
    const { user } = open();
    const funnel = await screen.findByRole('list', { name: 'From visit to payment' });
    expect(linesOf(funnel)).toEqual([
      'Landing page visits2,000',
      'Registration page visits300, 15% of landing page visits',
      'Registered60, 20% of registration page visits',
      'Activated30, 50% of those registered',
      'Paid9, 30% of those activated',
    ]);
    const formula = screen.getByText(/whoever comes twice counts twice/);
    expect(formula).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: 'How From Visit to Payment is worked out' }));
    expect(formula).toBeVisible();
    expect(formula).toHaveTextContent('from the plans or the sign-in page is not counted there');
  });

  it('put the cohorts together that are old enough', async () => {
    open();
    expect(linesOf(await screen.findByRole('list', { name: 'Retention' }))).toEqual([
      'In the same month100%, 30 of 30',
      '1 month later70%, 21 of 30',
      '2 months later50%, 5 of 10',
    ]);
  });

  it('have a table behind every chart, which the address keeps, and a file of it', async () => {
    const { user, address } = open();
    await user.click(await screen.findByRole('radio', { name: 'Tables' }));
    expect(address()).toBe('/admin/analytics?view=table');
    const rows = (name: string) =>
      within(screen.getByRole('table', { name }))
        .getAllByRole('row')
        .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));
    expect(rows('Organizations by country').slice(1)).toEqual(['Kenya | 12 | 20%', 'Singapore | 1 | 2%']);
    expect(rows('Organizations by type').slice(1)).toEqual(['Startup | 45 | 75%', 'NGO | 15 | 25%']);
    expect(rows('Activity by month').slice(1, 5)).toEqual([
      'Nov 2026 | 11 | 51',
      'Oct 2026 | 10 | 50',
      'Sep 2026 | 9 | 49',
      'Aug 2026 | 8 | –',
    ]);
    expect(rows('From visit to payment, by when organizations registered').slice(1)).toEqual([
      'Nov 23 | 1,990 | 4 | 2 | 1 | 0',
      'Nov 22 | 10 | 4 | 2 | 1 | 0',
    ]);
    expect(rows('Active organizations by the month in which they registered, and how many months later')).toEqual([
      'Registered in | Activated | Same month | +1 | +2',
      'Oct 2026 | 20 | 20 · 100% | 13 · 65% | –',
      'Sep 2026 | 10 | 10 · 100% | 8 · 80% | 5 · 50%',
    ]);
    expect(screen.getByRole('link', { name: 'Export CSV of From Visit to Payment' })).toHaveAttribute(
      'href',
      '/api/admin/analytics/export?table=funnel&days=30',
    );
  });

  it('look back as far as one chooses', async () => {
    const { user, address, callsTo } = open(undefined, '/admin/analytics?days=14');
    await user.click(await screen.findByRole('radio', { name: '90d' }));
    expect(address()).toBe('/admin/analytics?days=90');
    const asked = () => callsTo('GET /api/admin/analytics').map(({ url }) => url.searchParams.get('days'));
    await waitFor(() => expect(asked()).toEqual(['30', '90']));
    await user.click(await screen.findByRole('radio', { name: '30d' }));
    expect(address()).toBe('/admin/analytics');
  });

  it('say so where nobody has come yet', async () => {
    open(() => fresh);
    expect(await screen.findByRole('heading', { name: 'Nobody has registered yet' })).toBeVisible();
    expect(screen.getByText('Nobody came in these days.')).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('say why they could not be loaded, and are asked for again', async () => {
    let answer: () => unknown = () => refusal(503, 'unavailable', 'Please try again in a moment.');
    const { user } = open(() => answer());
    expect(await screen.findByText('The analytics could not be loaded')).toBeVisible();
    answer = () => analytics;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('of 60 organizations')).toBeVisible();
  });
});
