import { screen, within } from '@testing-library/react';
import { json, openPage } from '@/testing/openPage';
import { ada, adaOfTwo } from '@/testing/people';
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
  ...{ estimatedValue: null, estimatedValueCurrency: null, estimatedValueUsd: null, lead: city, collaborators: 2 },
  ...{ leadOrganization: city, partners: [], successMetrics: [], problemId: null, solutionId: null },
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

const row = async (title: string) =>
  within((await screen.findByRole('link', { name: title })).closest('article') as HTMLElement);

afterEach(() => jest.restoreAllMocks());

describe('the proposals that a number counts', () => {
  it('are those of its organization, its days and how they stand, with the way back to it', async () => {
    const { callsTo } = proposals('organization=org-own&days=90&side=received&status=accepted');
    expect(await screen.findByRole('link', { name: 'Acoustic probes' })).toHaveAttribute(
      'href',
      '/problems/p1?tab=proposals',
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Proposals Received');
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

  it('are those of the organization that is named, where somebody belongs to several', async () => {
    const { callsTo } = open('/dashboard/proposals', 'organization=org-second', () => [proposal], adaOfTwo);
    expect(await screen.findByText(/^To Second Organization,/)).toBeInTheDocument();
    expect(callsTo('GET /api/dashboard/analytics/proposals')[0]?.url.searchParams.get('organizationId')).toBe(
      'org-second',
    );
    expect(screen.getByRole('link', { name: 'Your analytics' })).toHaveAttribute(
      'href',
      '/dashboard?tab=organization&organization=org-second',
    );
  });

  it('say who proposes for what, since when, and how they stand', async () => {
    proposals('organization=org-own');
    const shown = await row('Acoustic probes');
    expect(shown.getByText(/^City Water, for Leaks in old water mains ·/)).toHaveTextContent(/· Mar 6, 2026$/);
    // The point stands at the end of a line, and not at the beginning.
    expect(shown.getByText(/^City Water, for/).textContent).toContain('mains\u00a0· Mar');
    expect(shown.getByText('Mar 6, 2026').closest('span')).toHaveClass('whitespace-nowrap');
    expect(shown.getByText('Accepted')).toBeInTheDocument();
  });

  it('call by its label what a reviewer has still to score', async () => {
    proposals('organization=org-own', () => [{ ...proposal, solution: { ...proposal.solution, submittedBy: null } }]);
    expect(await screen.findByText(/^A7, for Leaks in old water mains/)).toBeInTheDocument();
  });

  it.each([
    ['days=', 'in the last 30 days.'],
    ['days=abc', 'in the last 30 days.'],
    ['status=accepted,declined', 'in the last 30 days, accepted or declined.'],
    ['status=pending', 'in the last 30 days, pending.'],
    ['status=nonsense', 'in the last 30 days.'],
    ['status=withdrawn', 'in the last 30 days.'],
    ['status=toString', 'in the last 30 days.'],
  ])('are narrowed by what the address names that there is: %s', async (said, narrowed) => {
    proposals(`organization=org-own&${said}`);
    expect(await screen.findByText(/^To Own Organization, /)).toHaveTextContent(`To Own Organization, ${narrowed}`);
  });

  it('may be those that were made, of which there may be none', async () => {
    const { callsTo } = proposals('organization=org-own&side=made', () => []);
    expect(await screen.findByText('None in These Days')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Proposals Made');
    expect(screen.getByText(/^By Own Organization, in the last 30 days\./)).toBeInTheDocument();
    expect(callsTo('GET /api/dashboard/analytics/proposals')[0]?.url.searchParams.get('side')).toBe('made');
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

  it('are waited for', async () => {
    proposals('organization=org-own', () => new Promise(() => undefined));
    expect(await screen.findByText('Loading...')).toBeInTheDocument();
  });

  it('are offered where the plan has no analytics', async () => {
    const entitlement = { name: 'Analytics', used: 0, limit: 0, period: 'total', resetsAt: null, plan: 'Free' };
    proposals('organization=org-own', () =>
      json(403, { code: 'entitlement_exceeded', detail: 'Your plan does not include analytics.', entitlement }),
    );
    expect(await screen.findByText('Your plan does not include analytics.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See What It Takes' })).toHaveAttribute(
      'href',
      '/dashboard?tab=organization&organization=org-own',
    );
    expect(screen.queryByRole('button', { name: /Try again/ })).not.toBeInTheDocument();
  });
});

it.each(['proposals', 'projects'])('are %s that could not be loaded, which may be tried again', async (what) => {
  const detail = 'Please try again in a moment.';
  open(`/dashboard/${what}`, 'organization=org-own', () => json(503, { code: 'unavailable', detail }));
  expect(await screen.findByText(detail)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Try again/i })).toBeInTheDocument();
  expect(screen.queryByText('Not in Your Plan')).not.toBeInTheDocument();
});

describe('the projects that a number counts as begun', () => {
  it('are those of its organization and its days', async () => {
    const at = 'organization=org-own&days=365';
    const { callsTo } = open('/dashboard/projects', at, () => [project]);
    expect(await screen.findByRole('link', { name: 'Quiet mains' })).toHaveAttribute('href', '/projects/j1');
    expect((await row('Quiet mains')).getByText(/^Led by City Water ·/)).toBeInTheDocument();
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
    const title = what === 'projects' ? 'Projects Begun' : 'Proposals';
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(callsTo(`GET /api/dashboard/analytics/${what}` as never)).toEqual([]);
  },
);

it('shows of an organization of others none of the own rows', async () => {
  const { callsTo } = open('/dashboard/proposals', 'organization=org-foreign', () => [proposal]);
  expect(await screen.findByText('No Organization')).toBeInTheDocument();
  expect(callsTo('GET /api/dashboard/analytics/proposals')).toEqual([]);
  expect(screen.getByRole('link', { name: 'Your analytics' })).toHaveAttribute(
    'href',
    '/dashboard?tab=organization&organization=',
  );
});

it('says nothing of no organization before it is known who is there', () => {
  open('/dashboard/proposals', '', () => [], new Promise(() => undefined));
  expect(screen.getByRole('link', { name: 'Your analytics' })).toBeInTheDocument();
  expect(screen.queryByText('No Organization')).not.toBeInTheDocument();
});
