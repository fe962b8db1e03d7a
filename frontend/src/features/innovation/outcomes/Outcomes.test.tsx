import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { logoBeside } from '@/testing/faces';
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
    expect(screen.getByRole('link', { name: '$18.0M' })).toHaveAttribute(
      'href',
      '/outcomes?quarter=2026-Q2&state=confirmed&project=j1',
    );
    const values = within(await screen.findByRole('list', { name: 'Values' }));
    expect(logoBeside(values.getByText('Pacific Freight Lines'))).toBe('/api/logos/logo-1/small');
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
    await user.type(screen.getByLabelText(/^How much/), '$1.2M');
    await user.type(screen.getByLabelText(/^When/), '2026-08-31');
    await user.type(screen.getByLabelText(/in a sentence or two/), 'Claims not made.');
    await user.click(screen.getByRole('button', { name: 'Enter Value' }));
    await waitFor(() => expect(address()).toContain('value=v1'));
    expect(callsTo('POST /api/projects/j1/outcomes')[0]?.body).toEqual({
      ...{ kind: 'cost_saved', amount: '$1.2M', happenedOn: '2026-08-31', note: 'Claims not made.' },
      organizationId: 'org-own',
    });
  });

  it('take a measurement as the page writes numbers', async () => {
    const { user, callsTo } = open(
      { 'POST /api/metrics/k1/measurements': () => json(201, projectOutcomes.metrics[0]) },
      '?metric=measure:k1',
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Measure “Waiting at anchor”' }));
    fireEvent.change(dialog.getByLabelText(/^It came to/), { target: { value: '1,100' } });
    fireEvent.change(dialog.getByLabelText(/^On/), { target: { value: '2026-09-01' } });
    await user.click(dialog.getByRole('button', { name: 'Add Measurement' }));
    await waitFor(() => expect(callsTo('POST /api/metrics/k1/measurements')[0]?.body).toMatchObject({ value: 1100 }));
  });

  it.each([
    ['disputed', 'Helix Institute alone can confirm it.'],
    ['claimed', 'Helix Institute disputed what it corrects, and alone decides on this one.'],
  ] as const)('say of one that is %s who alone decides while a dispute stands', async (state, said) => {
    const disputedBy = { id: 'org-helix', name: 'Helix Institute', type: 'research' };
    open({ 'GET /api/outcomes/v1': () => ({ ...value, state, disputedBy }) }, '?value=v1');
    expect(await screen.findByText(said)).toBeInTheDocument();
  });

  it('let another organization confirm, after saying what follows', async () => {
    const { user, callsTo } = open(
      { 'POST /api/outcomes/v1/confirm': () => refusal(409, 'value_moved', 'This value is disputed now.') },
      '?value=v1',
    );
    await user.click(await screen.findByRole('button', { name: 'Confirm Value' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Confirm value' }));
    expect(asked.getByText(/€1,200,000 of Pacific Freight Lines counts as confirmed/)).toBeInTheDocument();
    const yes = asked.getByRole('button', { name: 'Confirm Value' });
    expect(yes).toHaveClass('bg-brand');
    await user.click(yes);
    expect(await asked.findByText('This value is disputed now.')).toBeInTheDocument();
    expect(callsTo('POST /api/outcomes/v1/confirm')).toHaveLength(1);
  });
});

it('a metric that somebody else has worded meanwhile is shown beside one’s own, and saved over what was read', async () => {
  const [metric] = projectOutcomes.metrics;
  let shown = projectOutcomes;
  const { user, callsTo } = open(
    {
      'GET /api/projects/j1/outcomes': () => shown,
      'PUT /api/metrics/k1': ({ body }) => {
        if ((body as { revision: number }).revision === 3) return metric;
        shown = { ...projectOutcomes, metrics: [{ ...metric, target: 6, revision: 3 } as typeof metric & object] };
        return refusal(409, 'edited_meanwhile', 'Somebody has changed it.');
      },
    },
    '?metric=edit:k1',
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit success metric' }));
  fireEvent.change(dialog.getByLabelText(/^Unit/), { target: { value: 'days' } });
  await user.click(dialog.getByRole('button', { name: 'Save Metric' }));
  const heading = await dialog.findByRole('heading', { name: 'Somebody has changed this metric meanwhile' });
  expect(heading.closest('section')).toHaveTextContent('TargetYours: 8Theirs: 6');
  await user.click(dialog.getByRole('button', { name: 'Keep What I Changed' }));
  await user.click(dialog.getByRole('button', { name: 'Save Metric' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(callsTo('PUT /api/metrics/k1').at(-1)?.body).toEqual({
    ...{ name: 'Waiting at anchor', unit: 'days', baseline: 31, target: 6, revision: 3 },
  });
});

describe('the rows behind innovation value', () => {
  const quarter = (name: string) => ({ ...total('confirmed', '1.00', 1), quarter: name });
  const openRows = (at: string, answers: Parameters<typeof openPage>[1]['answers'] = {}) =>
    openPage(OutcomesPage, {
      path: '/outcomes',
      at: `/outcomes${at}`,
      answers: {
        'GET /api/auth/user': () => ada,
        'GET /api/outcomes/confirmed': () => ({
          total: total('confirmed', '1570000000.00', 9),
          quarters: [quarter('2026-Q3'), quarter('2026-Q2')],
        }),
        'GET /api/outcomes/total': () => total('confirmed', '720000000.00', 4),
        'GET /api/outcomes': () => json(200, [{ ...entry, state: 'confirmed' }], { 'x-total-count': '1' }),
        ...answers,
      },
    });

  it('come to the sum above them', async () => {
    const { callsTo } = openRows('?quarter=2026-Q2');
    expect(await screen.findByText('$720.0M')).toBeInTheDocument();
    expect(screen.getByText(/confirmed in Q2 2026, from 4 entries/)).toBeInTheDocument();
    expect(await screen.findByText('Reefer watch ·')).toBeInTheDocument();
    expect(callsTo('GET /api/outcomes')[0]?.url.search).toBe('?quarter=2026-Q2&state=confirmed&limit=20');
    expect(callsTo('GET /api/outcomes/total')[0]?.url.search).toBe('?quarter=2026-Q2&state=confirmed');
  });

  it('are narrowed to those of an organization of one’s own, and to the last days', async () => {
    const { user, address, callsTo } = openRows('?organization=org-own&state=claimed&days=90', {
      'GET /api/outcomes/total': () => total('claimed', '9000000.00', 1),
    });
    expect(await screen.findByText(/claimed in the last 90 days, from one entry/)).toBeInTheDocument();
    const asked = callsTo('GET /api/outcomes/total')[0]?.url.searchParams;
    expect(Object.fromEntries(asked ?? [])).toEqual({ organization: 'org-own', state: 'claimed', days: '90' });
    const listed = callsTo('GET /api/outcomes')[0]?.url.searchParams;
    expect(Object.fromEntries(listed ?? [])).toEqual({
      ...{ organization: 'org-own', state: 'claimed', days: '90' },
      limit: '20',
    });
    await user.selectOptions(await screen.findByLabelText('How far back'), '365');
    expect(address()).toBe('/outcomes?organization=org-own&state=claimed&days=365');
    await user.selectOptions(screen.getByLabelText('Worked on by'), '');
    expect(address()).toBe('/outcomes?state=claimed');
    expect(screen.queryByLabelText('How far back')).not.toBeInTheDocument();
  });

  it('are those of anybody where an address names an organization that is not one’s own', async () => {
    const { callsTo } = openRows('?organization=org-other');
    expect(await screen.findByLabelText('Worked on by')).toHaveValue('');
    await waitFor(() => expect(callsTo('GET /api/outcomes/total').at(-1)?.url.search).toBe('?state=confirmed'));
    expect(screen.queryByLabelText('How far back')).not.toBeInTheDocument();
  });

  it('say that their sum could not be loaded, and ask for it again', async () => {
    let isDown = true;
    const { user } = openRows('', {
      'GET /api/outcomes/total': () =>
        isDown ? refusal(503, 'unavailable', 'Please try again in a moment.') : total('confirmed', '720000000.00', 4),
    });
    const failure = within(await screen.findByRole('alert'));
    isDown = false;
    await user.click(failure.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('$720.0M')).toBeInTheDocument();
  });
});
