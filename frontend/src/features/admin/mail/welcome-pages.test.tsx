import { screen, waitFor } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import EmailConfigPage from './EmailConfigPage';
import EmailPreviewPage from './EmailPreviewPage';

afterEach(() => jest.restoreAllMocks());

describe('the preview of welcome mails', () => {
  const mail = { html: '<p>Hello</p>', subject: 'Welcome, TechFlow', preview: 'Your member ID', text: 'Hello Alex,' };

  it('shows what the server writes for a sample, as text and as HTML', async () => {
    const { user, address, callsTo } = openPage(EmailPreviewPage, {
      path: '/email-preview',
      at: '/email-preview',
      answers: { 'GET /api/email/template/free': () => mail, 'GET /api/email/template/innovators': () => mail },
    });
    expect(await screen.findByText('Hello Alex,')).toBeVisible();
    expect(screen.getByText('Welcome, TechFlow')).toBeVisible();
    expect(screen.getByText('Your member ID')).toBeVisible();
    const [first] = callsTo('GET /api/email/template/free');
    expect(Object.fromEntries(first?.url.searchParams ?? [])).toEqual({
      firstName: 'Alex',
      orgName: 'TechFlow Solutions',
    });
    await user.selectOptions(screen.getByLabelText('Membership tier'), 'innovators');
    await user.clear(screen.getByLabelText('Sample first name'));
    await user.click(screen.getByLabelText('Sample first name'));
    await user.paste('Noor');
    await waitFor(() =>
      expect(callsTo('GET /api/email/template/innovators').at(-1)?.url.searchParams.get('firstName')).toBe('Noor'),
    );
    await user.click(screen.getByRole('radio', { name: 'HTML view' }));
    expect(address()).toBe('/email-preview?tier=innovators&view=html');
    const frame = await screen.findByTitle('Preview: Welcome, TechFlow');
    expect(frame).toHaveAttribute(
      'src',
      '/api/email/template/innovators/page?firstName=Noor&orgName=TechFlow+Solutions',
    );
    expect(frame.getAttribute('sandbox')).not.toMatch(/allow-(scripts|same-origin|forms)/);
  });

  it('says when a template cannot be loaded', async () => {
    openPage(EmailPreviewPage, {
      answers: { 'GET /api/email/template/free': () => refusal(503, 'temporarily_unavailable', 'Busy.') },
    });
    expect(await screen.findByText(/^Error loading email template/)).toBeVisible();
  });
});

describe('the test of e-mail', () => {
  const open = (answer: () => unknown) =>
    openPage(EmailConfigPage, { answers: { 'POST /api/test-email': answer } as never });
  const send = async ({ user }: ReturnType<typeof open>) => {
    const button = screen.getByRole('button', { name: 'Send Test Email' });
    expect(button).toBeDisabled();
    await user.click(screen.getByLabelText(/^Test address/));
    await user.paste('ops@alliance.example');
    await user.click(button);
  };

  it('says that the mail has left', async () => {
    const page = open(() => json(200, { success: true, isCaught: false, error: null, messageId: 'm1' }));
    await send(page);
    expect(await screen.findByText('Email sent successfully! Check your inbox and spam folder.')).toBeVisible();
    expect(await screen.findByText('Email Test Successful')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the message' })).toHaveAttribute('href', '/admin/mail?message=m1');
    expect(page.callsTo('POST /api/test-email')[0]?.body).toEqual({
      to: 'ops@alliance.example',
      userName: 'Alex',
      organizationName: 'TechFlow Solutions',
      membershipTier: 'free',
      organizationType: 'startup',
    });
  });

  it('says that the mail was kept, and nothing of sending, where no mail server is configured', async () => {
    await send(open(() => json(200, { success: true, isCaught: true, error: null, messageId: 'm1' })));
    expect(await screen.findByText(/No mail server is configured, so nothing was sent\.$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open it in the mailbox' })).toHaveAttribute('href', '/mailbox?message=m1');
    expect((await screen.findAllByText('Kept in the Mailbox'))[0]).toBeVisible();
    expect(screen.queryByText(/sent successfully|on its way/)).not.toBeInTheDocument();
  });

  it.each([
    [
      'what the server said',
      () => json(200, { success: false, error: '535 no', messageId: 'm1' }),
      'Email failed: 535 no',
      'Email Test Failed',
    ],
    [
      'that nothing could be reached',
      () => refusal(503, 'temporarily_unavailable', 'Busy.'),
      /^Network error: /,
      'Test Failed',
    ],
  ])('says %s when it has not', async (_, answer, text, title) => {
    await send(open(answer));
    expect(await screen.findByText(text)).toBeVisible();
    expect((await screen.findAllByText(title))[0]).toBeVisible();
  });
});
