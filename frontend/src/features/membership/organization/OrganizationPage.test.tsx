import { forgetAdmin, rememberAdmin } from '@alliance/api-client/admin-session';
import { screen, within } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import OrganizationPage from './OrganizationPage';

const id = 'org-1';
const organization = {
  ...{ id, name: 'Pumps', type: 'startup', tier: 'free', memberSince: '2026-01-02T08:00:00Z', logoId: null },
  ...{ description: 'We pump.', website: 'https://www.pumps.example/', country: 'KE', city: 'Kisumu' },
  ...{ seeks: 'Water', offers: 'Pumps', interests: ['AgriTech'], openTo: ['pilots'] },
  verified: { at: '2026-02-02T08:00:00Z', by: 'domain', domain: 'pumps.example' },
  ...{ lastActiveOn: '2026-11-21', isFeatured: false },
  people: [{ firstName: 'Sam', lastName: 'Obi', headline: 'Finds leaks', profileImageUrl: null, role: 'owner' }],
  ...{ standing: 'member', visible: ['description'], canEdit: false },
};
const work = {
  ...{ isShown: true, counts: { problems: 6, solutions: 1, projects: 0 }, solutions: [], projects: [] },
  problems: [{ id: 'p1', title: 'Leaks', status: 'open' }],
  stories: [{ slug: 'quiet-mains', title: 'Quiet mains' }],
  record: { counted: 23, inTimePercent: 91, medianDays: 9 },
};
const open = (answers: Parameters<typeof openPage>[1]['answers'] = {}) =>
  openPage(OrganizationPage, {
    path: '/members/:id',
    at: `/members/${id}`,
    answers: {
      'GET /api/auth/user': () => ada,
      'GET /api/connections/standings': () => [],
      [`GET /api/members/${id}`]: () => organization,
      [`GET /api/members/${id}/work`]: () => work,
      ...answers,
    },
  });
const signIn = `/login?return=%2Fmembers%2F${id}`;
const nobody = { 'GET /api/auth/user': () => refusal(401, 'unauthenticated', 'Please sign in.') };

describe('the page of an organization', () => {
  afterEach(() => jest.restoreAllMocks());

  it('leads to the one that it was merged into, and says so', async () => {
    const { address } = open({
      [`GET /api/members/${id}`]: () =>
        json(404, {
          ...{ status: 404, code: 'organization_merged', title: 'Not Found' },
          ...{ detail: 'Pumps Ltd was merged into Pumps.', allowed: ['org-2'] },
        }),
      'GET /api/members/org-2': () => ({ ...organization, id: 'org-2' }),
      'GET /api/members/org-2/work': () => work,
    });
    expect(await screen.findByText('Pumps Ltd was merged into Pumps.')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Pumps' })).toBeInTheDocument();
    expect(address()).toBe('/members/org-2');
  });

  it('shows what it is, how that is known, what it does and who is in it', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Pumps' })).toBeInTheDocument();
    for (const text of ['We pump.', 'Kisumu, Kenya', 'Verified: pumps.example', 'Last active', 'Water', 'Pilots'])
      expect(screen.getAllByText(text)[0]).toBeInTheDocument();
    expect(screen.getByText(/by its own domain/)).toBeInTheDocument();
    const website = screen.getByRole('link', { name: 'pumps.example' });
    expect(website).toHaveAttribute('rel', 'nofollow noopener ugc');
    expect(within(screen.getByRole('list', { name: 'People' })).getByText('Finds leaks')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Leaks' })).toHaveAttribute('href', '/problems/p1');
    expect(screen.getByRole('link', { name: 'All 6 problems' })).toHaveAttribute('href', `/problems?submitter=${id}`);
    expect(screen.queryByRole('list', { name: 'Projects' })).not.toBeInTheDocument();
    expect(screen.getByText('91 % of 23')).toBeInTheDocument();
  });

  it('lets a super admin feature it, and asks nobody else whether they are one', async () => {
    rememberAdmin();
    let isFeatured = false;
    const { user, callsTo, close } = open({
      ...nobody,
      'GET /api/admin/auth/user': () => ({ username: 'root', email: 'root@alliance.example', role: 'super-admin' }),
      [`GET /api/members/${id}`]: () => ({ ...organization, standing: 'member', isFeatured }),
      [`PUT /api/admin/organizations/${id}/featured`]: () => {
        isFeatured = true;
        return new Response(null, { status: 204 });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Feature Pumps' }));
    expect(await screen.findByText('Featured')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Feature Pumps' })).toHaveAttribute('aria-pressed', 'true');
    expect(callsTo(`PUT /api/admin/organizations/${id}/featured`)[0]?.body).toEqual({ isFeatured: true });
    close();
    open({ ...nobody, 'GET /api/admin/auth/user': () => ({ role: 'operator' }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Pumps' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Feature/ })).not.toBeInTheDocument();
    forgetAdmin();
  });

  it('lets members connect, and its leaders edit it', async () => {
    const { close } = open();
    expect(await screen.findByRole('button', { name: 'Connect' })).toBeInTheDocument();
    close();
    open({ [`GET /api/members/${id}`]: () => ({ ...organization, standing: 'own', canEdit: true }) });
    expect(await screen.findByRole('link', { name: 'Edit Profile' })).toHaveAttribute(
      'href',
      `/organizations/${id}/profile`,
    );
    expect(screen.getByText(/You see all of it/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Connect' })).not.toBeInTheDocument();
  });

  it('offers visitors to sign in and come back, or to join, and nothing to do', async () => {
    open(nobody);
    expect(await screen.findByRole('link', { name: 'Member Login' })).toHaveAttribute('href', signIn);
    expect(screen.getByRole('link', { name: 'Join The Alliance' })).toHaveAttribute('href', '/membership');
    expect(await screen.findByText('We pump.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Connect' })).not.toBeInTheDocument();
  });

  it('is not found where it is not for who looks; a visitor is offered to sign in', async () => {
    const hidden = { [`GET /api/members/${id}`]: () => refusal(404, 'not_found', 'There is no such organization.') };
    const { close } = open(hidden);
    expect(await screen.findByRole('heading', { name: 'Organization not found' })).toBeInTheDocument();
    expect(await screen.findByText(/or it is not visible to you/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
    close();
    open({ ...nobody, ...hidden });
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', signIn);
    expect(screen.getByText(/or it is for members/)).toBeInTheDocument();
  });

  it('says that its work could not be loaded, or that there is none', async () => {
    const { close } = open({
      [`GET /api/members/${id}/work`]: () => refusal(503, 'temporarily_unavailable', 'Later.'),
    });
    expect(await screen.findByText(/Its work/)).toBeInTheDocument();
    close();
    const none = {
      ...work,
      counts: { problems: 0, solutions: 0, projects: 0 },
      problems: [],
      stories: [],
      record: null,
    };
    open({ [`GET /api/members/${id}/work`]: () => none });
    expect(await screen.findByText('It has no problem, solution or project in the alliance yet.')).toBeInTheDocument();
  });
});
