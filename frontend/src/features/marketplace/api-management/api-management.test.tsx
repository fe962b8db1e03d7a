import type { ApiInReviewDto, ApiListingDto, ApiProviderDto } from '@alliance/api-client/marketplace';
import { screen, waitFor, within } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import ApiManagementPage from './ApiManagementPage';

const nothing = {
  asOf: '2026-11-23T08:00:00Z',
  providers: 0,
  kybVerified: 0,
  certified: 0,
  slaCompliant: 0,
  staging: 0,
  active: 0,
  closed: 0,
  inReview: 0,
  callsToday: 0,
};
const provider: ApiProviderDto = {
  id: 'p1',
  organizationId: 'o1',
  name: 'TechFlow Solutions',
  memberType: 'startups-scaleups',
  certificationLevel: 'gold',
  kybStatus: 'verified',
  complianceStatus: 'issues',
  techQualityScore: 87,
  securityScore: null,
  slaCompliant: true,
  activeApis: 3,
  stagingApis: 1,
  closedApis: 0,
  createdAt: '2026-11-01T08:00:00Z',
};
const api: ApiListingDto = {
  id: 'a1',
  name: 'Grid Load Forecast',
  category: 'Energy',
  providerName: 'TechFlow Solutions',
  organizationId: 'o1',
  publishingScope: 'paid',
  reviewStatus: 'approved',
  status: 'active',
  pricing: 'pay-per-use',
  uptimeTarget: 99.5,
  p95LatencyTarget: null,
  monthlyUsage: 41_250,
  quota: 500_000,
  createdAt: '2026-11-01T08:00:00Z',
  updatedAt: '2026-11-20T08:00:00Z',
};
const inReview: ApiInReviewDto = {
  id: 'a2',
  name: 'Leak Locations',
  category: 'Water',
  providerName: 'TechFlow Solutions',
  organizationId: 'o1',
  publishingScope: 'dataset',
  reviewStatus: 'in-review',
  lintScore: 94,
  securityFlags: ['No rate limit'],
  legalFlags: ['No data license'],
  hasOpenApiSpec: true,
  hasTestSuite: false,
  submittedAt: '2026-11-20T08:00:00Z',
};

type Answers = Parameters<typeof openPage>[1]['answers'];
const list = (rows: unknown[]) => () => json(200, rows, { 'x-total-count': String(rows.length) });
const empty: Answers = {
  'GET /api/admin/api-figures': () => nothing,
  'GET /api/admin/api-providers': list([]),
  'GET /api/admin/apis': list([]),
  'GET /api/admin/api-review-queue': () => [],
};
const full: Answers = {
  'GET /api/admin/api-figures': () => ({ ...nothing, providers: 1, active: 3, inReview: 2, callsToday: 182_400 }),
  'GET /api/admin/api-providers': list([provider]),
  'GET /api/admin/apis': list([api]),
  'GET /api/admin/api-review-queue': () => [inReview],
};
const open = (answers: Answers, at = '/apis') => openPage(ApiManagementPage, { path: '/apis', at, answers });
const cellsOf = async (name: RegExp) => {
  const row = await screen.findByRole('row', { name });
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

afterEach(() => jest.restoreAllMocks());

describe('API management', () => {
  it('says of each part why it is empty while nobody publishes', async () => {
    const { user } = open(empty);
    expect(await screen.findByText('No Providers Yet')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Active APIs\s*0$/ })).toBeVisible());
    await user.click(screen.getByRole('tab', { name: /^Review Queue/ }));
    expect(await screen.findByText('Nothing to Review')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Marketplace Listings' }));
    expect(await screen.findByText('No APIs Yet')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Closed' }));
    expect(await screen.findByText('No APIs Found')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Policy Guardrails' }));
    expect(await screen.findByText('Production uptime target of at least 99.5%')).toBeVisible();
  });

  it('shows providers with what was found, and leads to their organization', async () => {
    open(full);
    expect(await cellsOf(/TechFlow Solutions/)).toEqual([
      'Startups & Scaleups',
      'Gold',
      'Verified',
      'Issues',
      '3',
      '1',
      '0',
      '87',
      '–',
      'Compliant',
    ]);
    expect(screen.getByRole('link', { name: 'TechFlow Solutions' })).toHaveAttribute(
      'href',
      '/admin/organizations?organization=o1',
    );
    expect(screen.getByText('182,400')).toBeVisible();
  });

  it('narrows providers by their member type, certification and what they have passed, in the address', async () => {
    const { user, address, callsTo } = open(full);
    await user.click(await screen.findByRole('button', { name: /^KYB Verified/ }));
    await user.selectOptions(screen.getByLabelText('Member type'), 'venture-studios');
    await user.selectOptions(screen.getByLabelText('Certification'), 'gold');
    expect(address()).toBe('/apis?passed=kyb-verified&memberType=venture-studios&certification=gold');
    await waitFor(() => {
      const asked = callsTo('GET /api/admin/api-providers').at(-1)?.url.searchParams;
      expect(Object.fromEntries(asked ?? [])).toEqual({
        memberType: 'venture-studios',
        certification: 'gold',
        passed: 'kyb-verified',
        limit: '20',
      });
    });
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/apis');
  });

  it('opens by a tile what the tile counts, and the whole by the same tile', async () => {
    const { user, address, callsTo } = open(full);
    const tile = await screen.findByRole('button', { name: /^Active APIs/ });
    await user.click(tile);
    expect(address()).toBe('/apis?tab=listings&status=active');
    expect(tile).toHaveAttribute('aria-pressed', 'true');
    expect(await cellsOf(/Grid Load Forecast/)).toEqual([
      'Active',
      'TechFlow Solutions',
      'Approved',
      'Energy',
      'Paid',
      'Pay per use',
      '99.5%',
      '–',
      '41,250 of 500,000',
      expect.stringContaining('2026'),
    ]);
    expect(callsTo('GET /api/admin/apis').at(-1)?.url.searchParams.get('status')).toBe('active');
    await user.click(tile);
    expect(address()).toBe('/apis');
    await user.click(screen.getByRole('button', { name: /^In Review\s*2/ }));
    expect(address()).toBe('/apis?tab=review');
    expect(await cellsOf(/Leak Locations/)).toEqual([
      'In Review',
      'TechFlow Solutions',
      'Water',
      'Dataset',
      '94',
      'Yes',
      'No',
      'No rate limit, No data license',
      expect.stringContaining('2026'),
    ]);
  });

  it.each([
    ['the figures', 'GET /api/admin/api-figures', '/apis', 'The figures could not be loaded'],
    ['the providers', 'GET /api/admin/api-providers', '/apis', 'The providers could not be loaded'],
    ['the queue', 'GET /api/admin/api-review-queue', '/apis?tab=review', 'The review queue could not be loaded'],
    ['the APIs', 'GET /api/admin/apis', '/apis?tab=listings', 'The APIs could not be loaded'],
  ])('says that %s could not be loaded, and asks again', async (_, call, at, said) => {
    let isAway = true;
    const answer = full[call] as () => unknown;
    const { user } = open(
      { ...full, [call]: () => (isAway ? refusal(503, 'unavailable', 'Come back soon.') : answer()) },
      at,
    );
    expect(await screen.findByText(said)).toBeVisible();
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(said)).not.toBeInTheDocument());
  });
});
