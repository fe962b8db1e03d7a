import { screen, waitFor, within } from '@testing-library/react';
import { openPage, refusal } from '@/testing/openPage';
import { priceBook } from '@/testing/price-book';
import RegistrationSuccessPage from './RegistrationSuccessPage';

const status = {
  memberId: 'GIA-111111',
  organizationName: 'TechFlow Solutions',
  tier: 'innovators_solution_providers',
  emailSent: true,
  emailState: 'sent',
};

const open = (query: string, answers: Record<string, (call: never) => unknown> = {}) =>
  openPage(RegistrationSuccessPage, {
    path: '/registration-success',
    at: `/registration-success${query}`,
    answers: {
      'GET /api/plans': () => priceBook,
      'GET /api/mailbox': () => refusal(404, 'not_found', 'There is no such mailbox.'),
      'GET /api/membership/registration-status': () => refusal(404, 'not_found', 'There is no such registration.'),
      ...answers,
    },
  });

describe('the registration success page', () => {
  afterEach(() => jest.restoreAllMocks());

  it('shows what its address says', async () => {
    open('?tier=free&memberId=GIA-482913&emailSent=true');
    expect(screen.getByText('GIA-482913')).toBeInTheDocument();
    expect(screen.getByText(/Welcome email sent/)).toBeInTheDocument();
    for (const benefit of [
      'Read-only access to the problem database',
      'Basic directory visibility',
      'Limited forum participation',
    ])
      expect(screen.getByText(benefit)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('open the mailbox')).not.toBeInTheDocument());
  });

  it('is processing without a member id, and warns while the email is pending', () => {
    open('?tier=free&emailSent=false');
    expect(screen.getByText('Processing...')).toBeInTheDocument();
    expect(screen.getByText(/The welcome email is pending.*spam folder/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Copy member ID' })).not.toBeInTheDocument();
  });

  it('believes the server and not its address', async () => {
    open('?tier=free&memberId=GIA-999999&emailSent=false&token=t0', {
      'GET /api/membership/registration-status': () => status,
    });
    expect(await screen.findByText('GIA-111111')).toBeInTheDocument();
    expect(screen.getByText('Innovators & Solution Providers')).toBeInTheDocument();
    expect(screen.getByText(/Welcome email sent/)).toBeInTheDocument();
    expect(await screen.findByText('A feature of Innovators & Solution Providers')).toBeInTheDocument();
    expect(screen.getByText(/yours for 21 days/)).toBeInTheDocument();
  });

  it('asks again every three seconds while the email is queued, and then no more', async () => {
    const states = ['queued', 'sent'];
    const { callsTo } = open('?token=t0', {
      'GET /api/membership/registration-status': () => ({ ...status, emailState: states.shift() ?? 'sent' }),
    });
    expect(await screen.findByText('GIA-111111')).toBeInTheDocument();
    expect(screen.getByText(/is pending/)).toBeInTheDocument();
    expect(await screen.findByText(/Welcome email sent/, {}, { timeout: 4500 })).toBeInTheDocument();
    await new Promise((resolve) => setTimeout(resolve, 3300));
    expect(callsTo('GET /api/membership/registration-status')).toHaveLength(2);
  }, 12_000);

  it('says when the email cannot be delivered', async () => {
    open('?token=t0', { 'GET /api/membership/registration-status': () => ({ ...status, emailState: 'failed' }) });
    expect(await screen.findByText(/could not be delivered/)).toBeInTheDocument();
  });

  it('asks a member of the free tier to upgrade for the premium steps', async () => {
    const { user, address } = open('?tier=free&memberId=GIA-482913&emailSent=true');
    expect(screen.getByRole('link', { name: /Complete Profile/ })).toHaveAttribute('href', '/dashboard');
    for (const step of [/Browse Problems/, /Visit Community/]) {
      const card = screen.getByRole('button', { name: step });
      expect(card).toHaveTextContent('Premium');
      await user.click(card);
      const dialog = within(screen.getByRole('dialog', { name: 'Upgrade Required' }));
      await user.click(dialog.getByRole('button', { name: 'Maybe Later' }));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await waitFor(() => expect(card).toHaveFocus());
    }
    await user.click(screen.getByRole('button', { name: /Visit Community/ }));
    await user.click(screen.getByRole('link', { name: 'Upgrade Now' }));
    expect(address()).toBe('/subscription');
  });

  it('leads a paying member straight on', () => {
    open('?tier=enterprise&memberId=GIA-482913&emailSent=true');
    expect(screen.getByRole('link', { name: /Browse Problems/ })).toHaveAttribute('href', '/problems');
    expect(screen.getByRole('link', { name: /Visit Community/ })).toHaveAttribute('href', '/members');
    expect(screen.queryByText('Premium')).not.toBeInTheDocument();
  });

  it('has further ways, with the member id in both letters', () => {
    open('?tier=free&memberId=GIA-482913&emailSent=true');
    expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(screen.getByRole('link', { name: 'Browse problems' })).toHaveAttribute('href', '/problems');
    for (const name of ['Schedule Onboarding', 'Contact Support'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(/^mailto:.*GIA-482913/));
  });

  it('copies the member id', async () => {
    const { user } = open('?tier=free&memberId=GIA-482913&emailSent=true');
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy member ID' }));
    expect(await screen.findByText('Copied')).toBeInTheDocument();
    expect(write).toHaveBeenCalledWith('GIA-482913');
  });

  it('leads to the mailbox where mail is caught', async () => {
    open('?tier=free', { 'GET /api/mailbox': () => [] });
    expect(await screen.findByRole('link', { name: 'open the mailbox' })).toHaveAttribute('href', '/mailbox');
  });
});
