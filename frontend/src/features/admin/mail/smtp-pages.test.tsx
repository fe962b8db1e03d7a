import { screen, waitFor, within } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import HostingSmtpPage from './HostingSmtpPage';
import SmtpConfigPage from './SmtpConfigPage';
import SmtpUpdatePage from './SmtpUpdatePage';

const diagnostics = {
  host: 'smtp.example.com',
  port: 587,
  security: 'starttls',
  mayBePlain: false,
  user: 'a•••@example.com',
  hasPassword: true,
  isUnreadable: false,
  from: 'Alliance <a@example.com>',
  isGoDaddy: false,
  isCaught: false,
};
const standing = { signIn: 'working', answer: '250 OK', advice: null, at: '2026-11-20T10:00:00Z', waiting: 0 };
const failure = {
  success: false,
  steps: [
    { step: 'name', outcome: 'passed', answer: '8.8.8.8', advice: null },
    { step: 'login', outcome: 'failed', answer: '535 Incorrect authentication data', advice: 'Change “Password”.' },
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
const changes = [
  {
    ...{ number: 2, act: 'rolled-back', host: null, port: null, sender: null },
    ...{ savedByEmail: 'root@alliance.example', savedAt: '2026-11-21T10:00:00Z' },
  },
  {
    ...{ number: 1, act: 'saved', host: 'smtp.zoho.com', port: 465, sender: 'Alliance <a@zoho.example>' },
    ...{ savedByEmail: 'root@alliance.example', savedAt: '2026-11-20T10:00:00Z' },
  },
];
const settings = {
  isSaved: false,
  inUse: diagnostics,
  environment: diagnostics,
  previous: null as object | null,
  isPreviousSaved: false,
  history: [] as object[],
};
const key = {
  ...{ id: 'k1', selector: 'gia1', recordName: 'gia1._domainkey.example.com' },
  ...{ record: 'v=DKIM1; k=rsa; p=MIIB', usedFrom: null as string | null },
};
const signing = { domain: 'example.com', inUse: null as object | null, waiting: null as object | null };
const admin = (role: string) => () => ({ username: 'root', email: 'root@alliance.example', role });
const server = {
  'GET /api/admin/auth/user': admin('super-admin'),
  'GET /api/admin/mail/settings': () => settings,
  'GET /api/admin/mail/signing': () => signing,
  'GET /api/smtp-diagnostics': () => ({ diagnostics, standing }),
  'GET /api/admin/mail/sender-domain': () => domain,
};

afterEach(() => jest.restoreAllMocks());

describe('the SMTP configuration', () => {
  const open = (answers: object = {}) => openPage(SmtpConfigPage, { answers: { ...server, ...answers } as never });

  it('tests the server live, and explains the step that fails', async () => {
    const { user, callsTo } = open({ 'POST /api/admin/mail/probe': () => failure });
    expect(await screen.findByText('smtp.example.com')).toBeVisible();
    expect(screen.getAllByText('Configured')[0]).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Test SMTP' }));
    const steps = await screen.findByRole('list', { name: 'Steps' });
    expect(within(steps).getByText('Failed')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Issue Detected' })).toBeVisible();
    expect((await screen.findAllByText('SMTP Test Failed'))[0]).toBeVisible();
    expect(callsTo('POST /api/admin/mail/probe')[0]?.body).toEqual({});
  });

  it('says at once how the server has answered, and what waits for it', async () => {
    open({
      'GET /api/smtp-diagnostics': () => ({
        diagnostics,
        standing: {
          ...{ ...standing, signIn: 'refused', answer: '535 Incorrect authentication data', waiting: 3 },
          advice: 'Change SMTP_USER and SMTP_PASSWORD.',
        },
      }),
    });
    const lines = within(await screen.findByRole('list', { name: 'Standing' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'SMTP serverConfigured',
      expect.stringMatching(/^AuthenticationFailed \(535\)535 Incorrect authentication data, /),
      'Registration systemWorking3 mails wait in the queue; registrations go on.',
    ]);
    expect(screen.getByRole('heading', { name: 'Issue Detected' })).toBeVisible();
    expect(screen.getByText('Change SMTP_USER and SMTP_PASSWORD.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change the settings' })).toHaveAttribute('href', '/smtp-update');
  });

  it('says in one sentence when the server has answered in one', async () => {
    open({ 'GET /api/smtp-diagnostics': () => ({ diagnostics, standing: { ...standing, answer: 'It is away.' } }) });
    expect(await screen.findByRole('list', { name: 'Standing' })).toHaveTextContent('It is away, Nov 20');
  });

  it('has no issue where mail leaves, nor any more once a test has passed', async () => {
    const { close } = open();
    expect(await screen.findByText('smtp.example.com')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Issue Detected' })).not.toBeInTheDocument();
    close();
    const refused = { ...standing, signIn: 'refused', answer: '535 Refused', advice: 'Change SMTP_PASSWORD.' };
    const steps = [{ step: 'login', outcome: 'passed', answer: '235 Accepted', advice: null }];
    const { user } = open({
      'GET /api/smtp-diagnostics': () => ({ diagnostics, standing: refused }),
      'POST /api/admin/mail/probe': () => ({ success: true, steps }),
    });
    expect(await screen.findByRole('heading', { name: 'Issue Detected' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Test SMTP' }));
    expect(await screen.findByText('235 Accepted')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Issue Detected' })).not.toBeInTheDocument();
  });

  it('says that mail goes unencrypted where the server offers no STARTTLS, and that it may', async () => {
    const answer = 'STARTTLS is not offered: mail goes unencrypted, and the password.';
    const steps = [{ step: 'tls', outcome: 'skipped', answer, advice: 'Use port 465 with SMTP_SECURE=true.' }];
    const { user } = open({
      'GET /api/smtp-diagnostics': () => ({ diagnostics: { ...diagnostics, mayBePlain: true }, standing }),
      'POST /api/admin/mail/probe': () => ({ success: true, steps }),
    });
    expect(await screen.findByText('STARTTLS, where the server offers it')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Test SMTP' }));
    expect(await screen.findByText('Not encrypted')).toBeVisible();
    expect(screen.getByText(answer)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Issue Detected' })).not.toBeInTheDocument();
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
        messageId: 'm3',
      }),
    });
    await user.type(await screen.findByLabelText(/^Member ID/), 'GIA-482913');
    await user.click(screen.getByRole('button', { name: 'Resend Welcome Email' }));
    expect((await screen.findAllByText('Welcome email sent.')).length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'See the message' })).toHaveAttribute('href', '/admin/mail?message=m3');
    expect(callsTo('POST /api/admin/registrations/GIA-482913/resend-email')).toHaveLength(1);
  });

  it('sends a test mail by the settings in force, and says what the server answered', async () => {
    let answer: object = { success: false, error: '535 Incorrect authentication data' };
    const { user, callsTo } = open({ 'POST /api/test-smtp-email': () => answer });
    const button = await screen.findByRole('button', { name: 'Test SMTP Email' });
    expect(button).toBeDisabled();
    await user.type(screen.getByLabelText(/^Test address/), 'ops@alliance.example');
    await user.click(button);
    expect(await screen.findByText('SMTP failed: 535 Incorrect authentication data')).toBeVisible();
    answer = { success: true, isCaught: false, messageId: 'm1' };
    await user.click(button);
    expect(await screen.findByText('Email sent successfully! Check your inbox and spam folder.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the message' })).toHaveAttribute('href', '/admin/mail?message=m1');
    answer = { success: true, isCaught: true, messageId: 'm2' };
    await user.click(button);
    expect(await screen.findByText(/^Kept in the mailbox of this machine/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open it in the mailbox' })).toHaveAttribute('href', '/mailbox?message=m2');
    expect(screen.queryByText(/sent successfully/)).not.toBeInTheDocument();
    expect(callsTo('POST /api/test-smtp-email')[0]?.body).toMatchObject({ to: 'ops@alliance.example' });
  });

  it('says that a saved password cannot be read, which nothing else shows', async () => {
    open({
      'GET /api/smtp-diagnostics': () => ({
        diagnostics: { ...diagnostics, user: '', hasPassword: false, isUnreadable: true },
        standing,
      }),
    });
    expect(await screen.findByText(/^Cannot be read: mail waits\./)).toBeVisible();
    expect(screen.getByText('Cannot be read')).toBeVisible();
    expect(screen.queryByText('Missing')).toBeNull();
    expect(screen.queryByText('Nobody signs in')).toBeNull();
  });

  it('says where mail is when no server is configured', async () => {
    open({
      'GET /api/smtp-diagnostics': () => ({ diagnostics: { ...diagnostics, host: '', isCaught: true }, standing }),
    });
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

describe('settings that are saved', () => {
  const open = (answers: object = {}) => openPage(SmtpUpdatePage, { answers: { ...server, ...answers } as never });
  const fill = async ({ user }: ReturnType<typeof open>) => {
    for (const [label, text] of [
      [/^User/, 'a@x.example'],
      [/^Password/, 'secret'],
      [/^From address/, 'a@x.example'],
      [/^Test mail to/, 'ops@x.example'],
    ] as const) {
      await user.click(screen.getByLabelText(label));
      await user.paste(text);
    }
  };

  it('are tried by the server, and stay in no field', async () => {
    const page = open({ 'POST /api/admin/mail/settings': () => ({ success: true, steps: [] }) });
    const save = await screen.findByRole('button', { name: 'Test and save' });
    await fill(page);
    await page.user.click(save);
    expect((await screen.findAllByText('Settings saved'))[0]).toBeVisible();
    expect(page.callsTo('POST /api/admin/mail/settings')[0]?.body).toEqual({
      ...{ host: 'smtpout.secureserver.net', port: 587, security: 'starttls' },
      ...{ user: 'a@x.example', password: 'secret', from: 'a@x.example', to: 'ops@x.example' },
    });
    expect(screen.getByLabelText(/^Password/)).toHaveValue('');
    await waitFor(() => expect(page.callsTo('GET /api/admin/mail/settings')).toHaveLength(2));
  });

  it.each([
    ['a super admin, who saves', 'super-admin', ['Host', 'Port', 'Encryption', 'From address', 'Test mail to']],
    ['an operator, who only tests', 'operator', ['Host', 'Port', 'Encryption', 'User', 'Password']],
  ])('are marked where the server wants them of %s', async (_, role, wanted) => {
    open({ 'GET /api/admin/auth/user': admin(role) });
    const last = role === 'operator' ? screen.findByText(/A super admin saves/) : screen.findByText('Test and save');
    await last;
    const marked = screen.getAllByText('*', { exact: false, selector: 'label > span' });
    expect(marked.map(({ parentElement }) => parentElement?.textContent)).toEqual(wanted.map((name) => `${name} *`));
    for (const name of wanted) expect(screen.getByLabelText(new RegExp(`^${name}`))).toBeRequired();
  });

  it('are not where a step fails, which is shown', async () => {
    const delivery = { step: 'delivery', outcome: 'failed', answer: '554 Spam', advice: 'Ask the provider.' };
    const page = open({ 'POST /api/admin/mail/settings': () => ({ success: false, steps: [delivery] }) });
    await screen.findByRole('button', { name: 'Test and save' });
    await fill(page);
    await page.user.click(screen.getByRole('button', { name: 'Test and save' }));
    const steps = await screen.findByRole('list', { name: 'Steps' });
    expect(steps).toHaveTextContent('Test mailFailed554 SpamAsk the provider.');
    expect(screen.getByLabelText(/^Password/)).toHaveValue('secret');
  });

  it('are a super admin’s to save and to take back', async () => {
    open({
      'GET /api/admin/auth/user': admin('operator'),
      'GET /api/admin/mail/settings': () => ({ ...settings, isSaved: true, previous: diagnostics, history: changes }),
    });
    expect(await screen.findByText(/A super admin saves settings/)).toBeVisible();
    expect(await screen.findByText('Saved here')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Test and save' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Take the/ })).not.toBeInTheDocument();
  });

  it('are taken back after a question, and the list says who did it', async () => {
    const { user, callsTo } = open({
      'GET /api/admin/mail/settings': () => ({
        ...settings,
        ...{ previous: { ...diagnostics, host: 'smtp.zoho.com', port: 465 }, isPreviousSaved: true, history: changes },
      }),
      'POST /api/admin/mail/settings/roll-back': () => settings,
    });
    const list = await screen.findByRole('region', { name: 'Changes' });
    expect(list).toHaveTextContent('Taken back: the environment’s settings');
    expect(list).toHaveTextContent('Saved: smtp.zoho.com, port 465');
    expect(list).toHaveTextContent('root@alliance.example');
    await user.click(screen.getByRole('button', { name: 'Take the settings before' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('mail leaves by smtp.zoho.com, port 465');
    await user.click(within(dialog).getByRole('button', { name: 'Take Them' }));
    expect((await screen.findAllByText('Settings taken back'))[0]).toBeVisible();
    expect(callsTo('POST /api/admin/mail/settings/roll-back')[0]?.body).toEqual({ to: 'previous' });
  });
});

describe('the signature', () => {
  const open = (answers: object = {}) => openPage(SmtpConfigPage, { answers: { ...server, ...answers } as never });

  it('begins with a key, whose record is shown and checked', async () => {
    let current = signing;
    const { user } = open({
      'GET /api/admin/mail/signing': () => current,
      'POST /api/admin/mail/signing/keys': () => {
        current = { ...signing, waiting: key };
        return json(201, current);
      },
      'POST /api/admin/mail/signing/keys/k1/use': () =>
        refusal(409, 'signing_key_unpublished', 'The record of this key is not found.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Make a key' }));
    const made = await screen.findByRole('region', { name: 'Key gia1' });
    expect(made).toHaveTextContent('gia1._domainkey.example.com');
    expect(made).toHaveTextContent('v=DKIM1; k=rsa; p=MIIB');
    expect(screen.queryByRole('button', { name: /^Make a/ })).not.toBeInTheDocument();
    await user.click(within(made).getByRole('button', { name: 'Check and sign' }));
    expect((await screen.findAllByText('The record of this key is not found.'))[0]).toBeVisible();
  });

  it('asks who it is before a key signs', async () => {
    const { user } = open({
      'GET /api/admin/mail/signing': () => ({ ...signing, waiting: key }),
      'GET /api/auth/security': () => ({ hasPassword: true, authenticatorSince: null, passkeys: [], recoveryCodes: 0 }),
      'POST /api/admin/mail/signing/keys/k1/use': () => refusal(403, 'proof_required', 'Prove once more.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Check and sign' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Is it you?' }));
    await user.click(asked.getByRole('button', { name: 'Close' }));
    expect((await screen.findAllByText('Nothing was changed'))[0]).toBeVisible();
  });

  it('ends after a question', async () => {
    const inUse = { ...key, usedFrom: '2026-11-20T10:00:00Z' };
    const { user, callsTo } = open({
      'GET /api/admin/mail/signing': () => ({ ...signing, inUse }),
      'DELETE /api/admin/mail/signing/keys/k1': () => new Response(null, { status: 204 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Stop signing' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Forget' }));
    expect((await screen.findAllByText('Key forgotten'))[0]).toBeVisible();
    expect(callsTo('DELETE /api/admin/mail/signing/keys/k1')).toHaveLength(1);
  });

  it('of the environment is not ended here', async () => {
    open({ 'GET /api/admin/mail/signing': () => ({ ...signing, inUse: { ...key, id: null } }) });
    expect(await screen.findByText('from the environment')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Stop signing' })).not.toBeInTheDocument();
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
    await user.type(screen.getByLabelText(/^Test address/), 'ops@x.example');
    await user.click(screen.getByRole('button', { name: 'Test delivery' }));
    expect(await screen.findByText('SMTP failed: 535 no')).toBeVisible();
    expect(callsTo('POST /api/test-smtp-email')[0]?.body).toMatchObject({ to: 'ops@x.example' });
  });

  it('saves its settings with a user, a password and a sender', async () => {
    const { user, callsTo } = openPage(HostingSmtpPage, {
      answers: { ...server, 'POST /api/admin/mail/settings': () => ({ success: true, steps: [] }) } as never,
    });
    const save = await screen.findByRole('button', { name: 'Test and save' });
    // GoDaddy lets nobody send who does not sign in.
    for (const name of [/^User/, /^Password/, /^From address/, /^Test mail to/])
      expect(screen.getByLabelText(name)).toBeRequired();
    await user.type(screen.getByLabelText(/^User/), 'a@x.example');
    await user.click(save);
    await waitFor(() =>
      expect(callsTo('POST /api/admin/mail/settings')[0]?.body).toMatchObject({
        ...{ host: 'smtpout.secureserver.net', port: 587, security: 'starttls', user: 'a@x.example' },
      }),
    );
  });

  it('says when the server cannot be asked', async () => {
    openPage(HostingSmtpPage, {
      answers: {
        'GET /api/admin/auth/user': admin('super-admin'),
        'GET /api/smtp-diagnostics': () => refusal(503, 'temporarily_unavailable', 'Busy.'),
      } as never,
    });
    expect(await screen.findByText('The configuration could not be loaded')).toBeVisible();
  });
});
