import { screen } from '@testing-library/react';
import { openPage, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import JoinPage from './JoinPage';

const offered = {
  organizationId: 'org-2',
  organizationName: 'Pump Works',
  logoId: 'logo-1',
  email: ada.email,
  role: 'member',
  expiresAt: '2026-12-01T08:00:00Z',
  inviterName: 'Alex Kimani',
  hasAccount: true,
};
const visitor = () => refusal(401, 'unauthenticated', 'Please sign in.');
const open = (answers: Parameters<typeof openPage>[1]['answers'], at = '/join?token=t0') =>
  openPage(JoinPage, {
    path: '/join',
    at,
    answers: { 'POST /api/team-invitations/check': () => offered, 'GET /api/auth/user': () => ada, ...answers },
  });

describe('the page of an invitation', () => {
  afterEach(() => jest.restoreAllMocks());

  it('lets the person who is invited join by a button, and nobody without it', async () => {
    const { user, address, callsTo } = open({
      'POST /api/team-invitations/accept': () => ({ organizationId: 'org-2' }),
    });
    const button = await screen.findByRole('button', { name: 'Join Pump Works' });
    const title = screen.getByRole('heading', { level: 1, name: 'Join Pump Works' });
    expect(title.querySelector('img')).toHaveAttribute('src', '/api/logos/logo-1/small');
    expect(callsTo('POST /api/team-invitations/accept')).toEqual([]);
    await user.click(button);
    expect(await screen.findByText('You belong to Pump Works now.')).toBeInTheDocument();
    expect(callsTo('POST /api/team-invitations/accept')[0]?.body).toEqual({ token: 't0' });
    expect(address()).toBe('/organizations/org-2/people');
  });

  it('says to somebody else for whom it is', async () => {
    open({ 'POST /api/team-invitations/check': () => ({ ...offered, email: 'sam@new.example' }) });
    expect(await screen.findByText('sam@new.example')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Sign Out' })).toHaveAttribute('href', '/api/logout');
    expect(screen.queryByRole('button', { name: /^Join/ })).not.toBeInTheDocument();
  });

  it('sends who has an account to sign in, and back', async () => {
    open({ 'GET /api/auth/user': visitor });
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?return=%2Fjoin%3Ftoken%3Dt0',
    );
  });

  it('asks who is new for a name, a password and the terms', async () => {
    const { user, callsTo } = open({
      'GET /api/auth/user': visitor,
      'POST /api/team-invitations/check': () => ({ ...offered, email: 'sam@new.example', hasAccount: false }),
      'POST /api/team-invitations/join': () => ({ organizationId: 'org-2' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Join and sign in' }));
    expect(await screen.findByRole('link', { name: 'Agree to the terms to join' })).toBeInTheDocument();
    await user.type(screen.getByLabelText(/^First name/), 'Sam');
    await user.type(screen.getByLabelText(/^Last name/), 'Njoroge');
    await user.type(screen.getByLabelText(/^New password/, { selector: 'input' }), 'purple kettle moves');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Join and sign in' }));
    expect(await screen.findByText('You belong to Pump Works now.')).toBeInTheDocument();
    expect(callsTo('POST /api/team-invitations/join')[0]?.body).toEqual({
      token: 't0',
      firstName: 'Sam',
      lastName: 'Njoroge',
      password: 'purple kettle moves',
      agreeTerms: true,
    });
  });

  const used = () => refusal(422, 'token_invalid', 'This link has been used already.');

  it.each([
    ['without a token', '/join', {}],
    ['with one that was used', '/join?token=t0', { 'POST /api/team-invitations/check': used }],
  ])('says that the link works no more when opened %s', async (_, at, answers) => {
    open(answers, at);
    expect(await screen.findByRole('heading', { name: 'This invitation does not work any more' })).toBeInTheDocument();
  });
});
