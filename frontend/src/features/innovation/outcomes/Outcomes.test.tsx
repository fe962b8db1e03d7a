import { screen, waitFor, within } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import { projectOutcomes, total, value } from '@/testing/outcomes';
import { ada } from '@/testing/people';
import OutcomesPage from './OutcomesPage';
import OutcomesTab from './OutcomesTab';

const Tab = () => <OutcomesTab projectId="j1" />;
const { source: _, files: __, remarks: ___, can: ____, ...entry } = value;

const open = (answers: Record<string, (call: { url: URL; body?: unknown }) => unknown> = {}, more = '') =>
  openPage(Tab, {
    path: '/projects/j1',
    at: `/projects/j1${more}`,
    answers: {
      'GET /api/auth/user': () => ada,
      'GET /api/projects/j1/outcomes': () => projectOutcomes,
      'GET /api/outcomes': () => json(200, [entry], { 'x-total-count': '1' }),
      'GET /api/outcomes/v1': () => value,
      'GET /api/projects/j1/story': () => ({ story: null, canWrite: false, partners: [], confirmedUsd: '0.00' }),
      ...answers,
    },
  });

describe('the outcomes of a project', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('say of each sum of which state it is, and show its rows', async () => {
    const { user, callsTo, address } = open();
    const confirmed = await screen.findByRole('button', { name: /^Confirmed \$18\.0M 3 entries$/ });
    expect(screen.getByRole('link', { name: '$18,000,000' })).toHaveAttribute(
      'href',
      '/outcomes?quarter=2026-Q2&state=confirmed&project=j1',
    );
    expect(await screen.findByText(/Pacific Freight Lines ·/, { selector: 'p' })).toBeInTheDocument();
    await user.click(confirmed);
    expect(address()).toContain('state=confirmed');
    await waitFor(() =>
      expect(callsTo('GET /api/outcomes').at(-1)?.url.search).toBe('?project=j1&state=confirmed&limit=20'),
    );
  });

  it('show what succeeds it by, and how far it has come', async () => {
    open();
    const metric = within(
      (await screen.findByRole('heading', { name: 'Waiting at anchor' })).closest('article') as HTMLElement,
    );
    expect(metric.getByText(/50 % of the way from 31 to 8/)).toBeInTheDocument();
    expect(metric.getByRole('button', { name: 'Measure' })).toBeInTheDocument();
  });

  it('offer nothing to enter to who is no partner', async () => {
    const seen = {
      ...projectOutcomes,
      standing: 'member',
      entersFor: [],
      totals: [total('confirmed', '18000000.00', 3)],
    };
    open({ 'GET /api/projects/j1/outcomes': () => seen });
    await screen.findByRole('heading', { name: 'Waiting at anchor' });
    expect(screen.queryByRole('button', { name: 'Enter Value' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Measure' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Claimed/ })).not.toBeInTheDocument();
  });

  it('take a value as it was typed', async () => {
    const { user, callsTo, address } = open(
      {
        'GET /api/problems/value': () => ({ amount: '1200000.00', currency: 'USD', usd: '1200000.00' }),
        'POST /api/projects/j1/outcomes': () => json(201, { ...value, id: 'v1' }),
      },
      '?enter=1',
    );
    await user.selectOptions(await screen.findByLabelText(/What it was \*/), 'Cost saved');
    await user.type(screen.getByLabelText('How much'), '$1.2M');
    await user.type(screen.getByLabelText(/^When/), '2026-08-31');
    await user.type(screen.getByLabelText(/in a sentence or two/), 'Claims not made.');
    await user.click(screen.getByRole('button', { name: 'Enter Value' }));
    await waitFor(() => expect(address()).toContain('value=v1'));
    expect(callsTo('POST /api/projects/j1/outcomes')[0]?.body).toEqual({
      ...{ kind: 'cost_saved', amount: '$1.2M', happenedOn: '2026-08-31', note: 'Claims not made.' },
      organizationId: 'org-own',
    });
  });

  it('let another organization confirm, after saying what follows', async () => {
    const { user, callsTo } = open(
      { 'POST /api/outcomes/v1/confirm': () => refusal(409, 'value_moved', 'This value is disputed now.') },
      '?value=v1',
    );
    await user.click(await screen.findByRole('button', { name: 'Confirm Value' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Confirm value' }));
    expect(asked.getByText(/€1,200,000 of Pacific Freight Lines counts as confirmed/)).toBeInTheDocument();
    await user.click(asked.getByRole('button', { name: 'Confirm Value' }));
    expect(await asked.findByText('This value is disputed now.')).toBeInTheDocument();
    expect(callsTo('POST /api/outcomes/v1/confirm')).toHaveLength(1);
  });
});

describe('the rows behind innovation value', () => {
  it('come to the sum above them', async () => {
    const { callsTo } = openPage(OutcomesPage, {
      path: '/outcomes',
      at: '/outcomes?quarter=2026-Q2',
      answers: {
        'GET /api/outcomes/confirmed': () => ({
          total: total('confirmed', '1570000000.00', 9),
          quarters: [
            { ...total('confirmed', '850000000.00', 5), quarter: '2026-Q3' },
            { ...total('confirmed', '720000000.00', 4), quarter: '2026-Q2' },
          ],
        }),
        'GET /api/outcomes': () => json(200, [{ ...entry, state: 'confirmed' }], { 'x-total-count': '1' }),
      },
    });
    expect(await screen.findByText('$720.0M')).toBeInTheDocument();
    expect(screen.getByText(/confirmed in Q2 2026, from 4 entries/)).toBeInTheDocument();
    expect(await screen.findByText('Reefer watch ·')).toBeInTheDocument();
    expect(callsTo('GET /api/outcomes')[0]?.url.search).toBe('?quarter=2026-Q2&state=confirmed&limit=20');
  });
});
