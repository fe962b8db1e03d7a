import { screen } from '@testing-library/react';
import { openPage, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import AnalyzedPage from './AnalyzedPage';

const own = { id: 'org-own', name: 'Own Organization', type: 'startup' };
const city = { id: 'org-city', name: 'City Water', type: 'government' };
const proposal = {
  id: 'r1',
  problem: { id: 'p1', title: 'Leaks in old water mains', status: 'open', submittedBy: own },
  solution: {
    ...{ id: 's1', title: 'Acoustic probes', readinessLevel: 7, status: 'published', submittedBy: city },
    ...{ isTakenBack: false, description: null },
  },
  ...{ note: null, version: 1, amendedAt: null, status: 'accepted', feedback: null, strengths: [], improvements: [] },
  ...{ helpful: null, helpfulNote: null, createdAt: '2026-03-06T10:00:00Z', decidedAt: '2026-03-08T10:00:00Z' },
  ...{ answerDueOn: null, projectId: null, isBlind: false, label: 'A7' },
};
const project = {
  ...{ id: 'j1', name: 'Quiet mains', description: 'Probes in two districts.', phase: 'pilot', status: 'on_track' },
  ...{ category: 'environment', progress: 40, hits: [], startDate: null, createdAt: '2026-03-01T10:00:00Z' },
  ...{ estimatedValue: null, estimatedValueCurrency: null, estimatedValueUsd: null, lead: own, collaborators: 2 },
  ...{ leadOrganization: own, partners: [], successMetrics: [], problemId: null, solutionId: null },
};

const open = (path: string, at: string, answer: () => unknown, viewer: object = ada) =>
  openPage(AnalyzedPage, {
    path,
    at: `${path}?${at}`,
    answers: {
      'GET /api/auth/user': () => viewer,
      'GET /api/billing/entitlements': () => [],
      'GET /api/dashboard/analytics/proposals': answer,
      'GET /api/dashboard/analytics/projects': answer,
    },
  });
const proposals = (at: string, answer: () => unknown = () => [proposal]) => open('/dashboard/proposals', at, answer);

afterEach(() => jest.restoreAllMocks());

describe('the proposals that a number counts', () => {
  it('are those of its organization, its days and how they stand, with the way back to it', async () => {
    const { callsTo } = proposals('organization=org-own&days=90&side=received&status=accepted');
    expect(await screen.findByRole('link', { name: 'Acoustic probes' })).toHaveAttribute(
      'href',
      '/problems/p1?tab=proposals',
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Proposals Received');
    expect(screen.getByText(/^City Water, for Leaks in old water mains/)).toBeInTheDocument();
    expect(screen.getByText(/^To Own Organization, in the last 90 days, accepted\./)).toBeInTheDocument();
    const [call] = callsTo('GET /api/dashboard/analytics/proposals');
    expect(Object.fromEntries(call?.url.searchParams ?? [])).toEqual({
      organizationId: 'org-own',
      days: '90',
      side: 'received',
      status: 'accepted',
      limit: '20',
    });
    expect(screen.getByRole('link', { name: 'Your analytics' })).toHaveAttribute(
      'href',
      '/dashboard?tab=organization&organization=org-own&days=90',
    );
  });

  it('may be those that were made, of which there may be none', async () => {
    proposals('organization=org-own&side=made&status=nonsense', () => []);
    expect(await screen.findByText('None in These Days')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Proposals Made');
    expect(screen.getByText(/^By Own Organization, in the last 30 days\./)).toBeInTheDocument();
  });

  it('made by it say for what each is', async () => {
    proposals('organization=org-own&side=made');
    expect(await screen.findByText(/^For Leaks in old water mains of Own Organization/)).toBeInTheDocument();
  });

  it('are those received where the address does not say which', async () => {
    const { callsTo } = proposals('organization=org-own&side=both');
    expect(await screen.findByRole('heading', { name: 'Proposals Received' })).toBeInTheDocument();
    expect(callsTo('GET /api/dashboard/analytics/proposals')[0]?.url.searchParams.get('side')).toBe('received');
  });

  it('say what stands in the way where the plan has no analytics', async () => {
    proposals('organization=org-own', () =>
      refusal(402, 'entitlement_exceeded', 'Your plan does not include analytics.'),
    );
    expect(await screen.findByText(/Your plan does not include analytics\./)).toBeInTheDocument();
  });
});

describe('the projects that a number counts as begun', () => {
  it('are those of its organization and its days', async () => {
    const at = 'organization=org-own&days=365';
    const { callsTo } = open('/dashboard/projects', at, () => [project]);
    expect(await screen.findByRole('link', { name: 'Quiet mains' })).toHaveAttribute('href', '/projects/j1');
    expect(
      screen.getByText(/^Projects that Own Organization leads or works on, begun in the last 365 days\./),
    ).toBeInTheDocument();
    const [call] = callsTo('GET /api/dashboard/analytics/projects');
    expect(Object.fromEntries(call?.url.searchParams ?? [])).toEqual({
      organizationId: 'org-own',
      days: '365',
      limit: '20',
    });
  });
});

it.each(['proposals', 'projects'])(
  'says of %s to who belongs to no organization that none are counted',
  async (what) => {
    const { callsTo } = open(`/dashboard/${what}`, '', () => [], { ...ada, organizations: [] });
    expect(await screen.findByText('No Organization')).toBeInTheDocument();
    expect(callsTo(`GET /api/dashboard/analytics/${what}` as never)).toEqual([]);
  },
);
