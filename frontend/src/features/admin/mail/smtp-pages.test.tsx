import { screen, waitFor, within } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import HostingSmtpPage from './HostingSmtpPage';
import SmtpConfigPage from './SmtpConfigPage';
import SmtpUpdatePage from './SmtpUpdatePage';

const diagnostics = {
  host: 'smtp.example.com',
  port: 587,
  security: 'starttls',
  user: 'a•••@example.com',
  hasPassword: true,
  from: 'Alliance <a@example.com>',
  isGoDaddy: false,
  isCaught: false,
};
const failure = {
  success: false,
  steps: [
    { step: 'name', outcome: 'passed', answer: '8.8.8.8', advice: null },
    { step: 'login', outcome: 'failed', answer: '535 Incorrect authentication data', advice: 'Change SMTP_PASSWORD.' },
    { step: 'sender', outcome: 'skipped', answer: '', advice: null },
  ],
};
const domain = {
  domain: 'example.com',
  records: [
    { record: 'spf', outcome: 'passed', found: 'v=spf1 -all', advice: null },
    { record: 'dkim', outcome: 'skipped', found: '', advice: 'Name the selector to look for its key.' },
    { record: 'dmarc', outcome: 'failed', found: '', advice: 'Add a TXT record.' },
  ],
};
const server = {
  'GET /api/smtp-diagnostics': () => ({ diagnostics }),
  'GET /api/admin/mail/sender-domain': () => domain,
};

afterEach(() => jest.restoreAllMocks());

describe('the SMTP configuration', () => {
  const open = (answers: object = {}) => openPage(SmtpConfigPage, { answers: { ...server, ...answers } as never });

  it('tests the server live, and explains the step that fails', async () => {
    const { user, callsTo } = open({ 'POST /api/admin/mail/probe': () => failure });
    expect(await screen.findByText('smtp.example.com')).toBeVisible();
    expect(screen.getByText('Configured')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Test SMTP' }));
    const steps = await screen.findByRole('list', { name: 'Steps' });
    expect(within(steps).getByText('Failed')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Issue Detected' })).toBeVisible();
    expect((await screen.findAllByText('SMTP Test Failed'))[0]).toBeVisible();
    expect(callsTo('POST /api/admin/mail/probe')[0]?.body).toEqual({});
  });

  it('shows the records of the sender’s domain, with the selector that is named', async () => {
    const { user, callsTo } = open();
    expect(await screen.findByText('Add a TXT record.')).toBeVisible();
    await user.type(screen.getByLabelText('DKIM selector'), 's1');
    await user.click(screen.getByRole('button', { name: 'Check records' }));
    await waitFor(() =>
      expect(callsTo('GET /api/admin/mail/sender-domain').at(-1)?.url.searchParams.get('selector')).toBe('s1'),
    );
  });

  it('sends the welcome of any registration again', async () => {
    const { user, callsTo } = open({
      'POST /api/admin/registrations/GIA-482913/resend-email': () => ({
        success: true,
        message: 'Welcome email sent.',
      }),
    });
    await user.type(await screen.findByLabelText('Member ID'), 'GIA-482913');
    await user.click(screen.getByRole('button', { name: 'Resend Welcome Email' }));
    expect(await screen.findByText('✓ Welcome email sent.')).toBeVisible();
    expect(callsTo('POST /api/admin/registrations/GIA-482913/resend-email')).toHaveLength(1);
  });

  it('says where mail is when no server is configured', async () => {
    open({ 'GET /api/smtp-diagnostics': () => ({ diagnostics: { ...diagnostics, host: '', isCaught: true } }) });
    expect(await screen.findByText(/Mail is kept on this machine/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Test SMTP' })).not.toBeInTheDocument();
  });
});

describe('the SMTP update', () => {
  it('takes a provider’s settings, wants user and password, and tests them', async () => {
    const { user, callsTo } = openPage(SmtpUpdatePage, {
      answers: { ...server, 'POST /api/admin/mail/probe': () => ({ ...failure, success: true, steps: [] }) } as never,
    });
    expect(screen.getByLabelText(/^Host/)).toHaveValue('smtpout.secureserver.net');
    await user.selectOptions(screen.getByLabelText('Provider'), 'Zoho Mail');
    const test = screen.getByRole('button', { name: 'Test SMTP Connection' });
    expect(test).toBeDisabled();
    await user.type(screen.getByLabelText(/^User/), 'a@x.example');
    await user.type(screen.getByLabelText(/^Password/), 'secret');
    await user.click(test);
    expect((await screen.findAllByText('SMTP Test Successful'))[0]).toBeVisible();
    expect(callsTo('POST /api/admin/mail/probe')[0]?.body).toEqual({
      ...{ host: 'smtp.zoho.com', port: 465, security: 'tls', user: 'a@x.example', password: 'secret' },
    });
    const environment = screen.getByRole('region', { name: 'Environment' });
    expect(environment).toHaveTextContent('SMTP_SECURE=true');
    expect(environment).not.toHaveTextContent('secret');
  });

  it('says beside the field what the server does not take', async () => {
    const errors = [{ field: 'host', message: 'host must be a name such as smtp.example.com, or an address' }];
    const { user } = openPage(SmtpUpdatePage, {
      answers: {
        ...server,
        'POST /api/admin/mail/probe': () =>
          json(400, { ...{ code: 'invalid_input', status: 400, detail: 'No' }, errors }),
      } as never,
    });
    await user.type(screen.getByLabelText(/^User/), 'a');
    await user.type(screen.getByLabelText(/^Password/), 'b');
    await user.click(screen.getByRole('button', { name: 'Test SMTP Connection' }));
    expect((await screen.findAllByText(/host must be a name/)).length).toBeGreaterThan(0);
  });
});

describe('the page of the hosting provider', () => {
  it('warns when another host is configured, copies its settings, and tests a delivery', async () => {
    const { user, callsTo } = openPage(HostingSmtpPage, {
      answers: {
        ...server,
        'POST /api/test-smtp-email': () => json(200, { success: false, error: '535 no', messageId: 'm1' }),
      } as never,
    });
    expect(await screen.findByText(/The configured host is not GoDaddy/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy Host' }));
    expect((await screen.findAllByText('Host copied to clipboard'))[0]).toBeVisible();
    await user.type(screen.getByLabelText('Test address'), 'ops@x.example');
    await user.click(screen.getByRole('button', { name: 'Test delivery' }));
    expect(await screen.findByText('✗ SMTP failed: 535 no')).toBeVisible();
    expect(callsTo('POST /api/test-smtp-email')[0]?.body).toMatchObject({ to: 'ops@x.example' });
  });

  it('says when the server cannot be asked', async () => {
    openPage(HostingSmtpPage, {
      answers: { 'GET /api/smtp-diagnostics': () => refusal(503, 'temporarily_unavailable', 'Busy.') } as never,
    });
    expect(await screen.findByText('The configuration could not be loaded')).toBeVisible();
  });
});
