import { screen, waitFor, within } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import { priceBook } from '@/testing/price-book';
import { MountedPages } from '@/ui/routing';
import { toastStore } from '@/ui/toast';
import RegistrationSuccessPage from './RegistrationSuccessPage';

const status = {
  memberId: 'GIA-111111',
  organizationName: 'TechFlow Solutions',
  tier: 'innovators_solution_providers',
  emailSent: true,
  emailState: 'sent',
  email: 'alex@techflow.example',
  activated: false,
  awaitsReview: false,
};
const statusCall = 'GET /api/membership/registration-status';
const resendCall = 'POST /api/membership/registrations/resend-welcome';
const changeCall = 'POST /api/membership/registrations/change-address';

const unreachable = () => {
  throw new TypeError('Failed to fetch');
};
const tooMany = () => refusal(429, 'too_many_requests', 'Too many attempts. Please wait a moment and try again.');
const activatedAlready = () => refusal(409, 'already_activated', 'The link has been used already.');

const open = (
  query: string,
  answers: Record<string, (call: { body: unknown }) => unknown> = {},
  isMounted: (path: string) => boolean = () => true,
) =>
  openPage(
    () => (
      <MountedPages value={isMounted}>
        <RegistrationSuccessPage />
      </MountedPages>
    ),
    {
      path: '/registration-success',
      at: `/registration-success${query}`,
      answers: {
        'GET /api/auth/user': () => refusal(401, 'unauthenticated', 'Please sign in.'),
        'GET /api/plans': () => priceBook,
        'GET /api/mailbox': () => refusal(404, 'not_found', 'There is no such mailbox.'),
        [statusCall]: () => status,
        ...answers,
      },
    },
  );

const withStatus = (part: Partial<typeof status>, answers = {}, isMounted?: (path: string) => boolean) =>
  open('?token=t0', { [statusCall]: () => ({ ...status, ...part }), ...answers }, isMounted);

/** By its text: jsdom reads the place where an address may break as a blank. */
const mailHeading = (text: RegExp) =>
  screen.findByText((_, element) => element?.tagName === 'H2' && text.test(element.textContent ?? ''));
const sendAgain = () => screen.findByRole('button', { name: 'Send it again' });

beforeEach(() => toastStore.dismiss());

describe('the registration success page', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([true, false])('says whether the organization has to wait for its review: %s', async (awaitsReview) => {
    withStatus({ awaitsReview });
    await screen.findByText(/TechFlow Solutions/);
    const said = screen.queryByText(/We look at every new registration/);
    expect(Boolean(said)).toBe(awaitsReview);
  });

  it('shows what its address says while the server is asked', async () => {
    const { close } = open('?tier=free&memberId=GIA-482913&emailSent=true&token=t0', {
      [statusCall]: () => new Promise(() => undefined),
    });
    expect(screen.getByText('GIA-482913')).toBeInTheDocument();
    expect(screen.getByText(/Welcome email sent/)).toBeInTheDocument();
    for (const benefit of [
      'Read-only access to the problem database',
      'Basic directory visibility',
      'Limited forum participation',
    ])
      expect(screen.getByText(benefit)).toBeInTheDocument();
    close();
    open('?tier=free&emailSent=false&token=t0', { [statusCall]: () => new Promise(() => undefined) });
    expect(screen.getByText('Processing...')).toBeInTheDocument();
    expect(screen.getByText(/The welcome email is pending.*spam folder/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Copy member ID' })).not.toBeInTheDocument();
  });

  it('believes the server and not its address', async () => {
    open('?tier=free&memberId=GIA-999999&emailSent=false&token=t0');
    expect(await screen.findByText('GIA-111111')).toBeInTheDocument();
    expect(screen.getByText('Innovators & Solution Providers')).toBeInTheDocument();
    expect(screen.getByText(/Welcome email sent/)).toBeInTheDocument();
    expect(await screen.findByText('A feature of Innovators & Solution Providers')).toBeInTheDocument();
    expect(screen.getByText(/yours for 21 days/)).toBeInTheDocument();
  });

  it.each([
    ['without a token', '?tier=enterprise&memberId=GIA-482913&emailSent=true', 0],
    ['with a token that is unknown or has expired', '?tier=enterprise&memberId=GIA-482913&emailSent=true&token=t0', 1],
  ])('says that nothing could be confirmed %s, and what to do', async (_, query, calls) => {
    const { callsTo } = open(query, {
      [statusCall]: () => refusal(404, 'not_found', 'There is no such registration.'),
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Your registration could not be confirmed' }),
    ).toBeInTheDocument();
    expect(callsTo(statusCall)).toHaveLength(calls);
    for (const promise of [
      /GIA-/,
      /Processing/,
      /Welcome/,
      /is registered/,
      /What your plan brings/,
      /Next steps/,
      /trial/i,
    ])
      expect(screen.queryByText(promise)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password');
    expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/membership');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  });

  it('promises nothing while the server is out of reach, and tries again', async () => {
    let isDown = true;
    const { user } = open('?tier=enterprise&memberId=GIA-482913&emailSent=true&token=t0', {
      [statusCall]: () => (isDown ? unreachable() : status),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(/A registration that was sent is safe.*connection/);
    expect(screen.queryByText('GIA-482913')).not.toBeInTheDocument();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('GIA-111111')).toBeInTheDocument();
  });

  it('asks again every three seconds while the email is queued, and then less often', async () => {
    const states = ['queued', 'sent'];
    const { callsTo } = open('?token=t0', {
      [statusCall]: () => ({ ...status, emailState: states.shift() ?? 'sent' }),
    });
    expect(await mailHeading(/A mail is on its way to alex@techflow\.example/)).toBeInTheDocument();
    expect(screen.getByText(/is pending/)).toBeInTheDocument();
    expect(await screen.findByText(/Welcome email sent/)).toBeInTheDocument();
    await new Promise((resolve) => setTimeout(resolve, 3300));
    expect(callsTo(statusCall)).toHaveLength(2);
  });

  it('copies the member id', async () => {
    const { user } = open('?token=t0');
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Copy member ID' }));
    expect(await screen.findByText('Copied')).toBeInTheDocument();
    expect(write).toHaveBeenCalledWith('GIA-111111');
  });
});

describe('the welcome mail on the success page', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is the first thing to open, by the address it went to', async () => {
    withStatus({});
    expect(await mailHeading(/^Open the mail sent to alex@techflow\.example$/)).toBeInTheDocument();
    expect(screen.getByText(/sets your password and signs you in/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Open the mailbox' })).not.toBeInTheDocument());
  });

  it('is found in the mailbox where mail is caught', async () => {
    withStatus({}, { 'GET /api/mailbox': () => [] });
    expect(await screen.findByRole('link', { name: 'Open the mailbox' })).toHaveAttribute('href', '/mailbox');
  });

  it('says when it cannot be delivered', async () => {
    withStatus({ emailState: 'failed' });
    expect(await mailHeading(/did not reach alex@techflow\.example/)).toBeInTheDocument();
    expect(screen.getByText(/could not be delivered/)).toBeInTheDocument();
  });

  it('says when the address has had enough of it', async () => {
    withStatus({ emailState: 'withheld' });
    expect(await mailHeading(/^Open the newest mail sent to alex@techflow\.example$/)).toBeInTheDocument();
    expect(screen.getByText(/no further one was sent/)).toBeInTheDocument();
  });

  it('is sent again on demand', async () => {
    const states = ['sent', 'queued'];
    const { user, callsTo } = withStatus(
      {},
      {
        [statusCall]: () => ({ ...status, emailState: states.shift() ?? 'queued' }),
        [resendCall]: () => json(202, { message: 'The welcome email is on its way.' }),
      },
    );
    await user.click(await sendAgain());
    expect(await screen.findByText('Email Resent')).toBeInTheDocument();
    expect(screen.getByText('The welcome email is on its way.')).toBeInTheDocument();
    expect(callsTo(resendCall)[0]?.body).toEqual({ token: 't0' });
    expect(await screen.findByText(/is pending/)).toBeInTheDocument();
  });

  it.each([
    ['too often', tooMany, 'Too many attempts. Please wait a moment and try again.'],
    ['while the server is down', () => refusal(503, 'unavailable', 'Please try again soon.'), 'Please try again soon.'],
    ['offline', unreachable, 'Check your connection and try again. Nothing you typed is lost.'],
  ])('is not sent again %s, and says so', async (_, answer, text) => {
    const { user } = withStatus({}, { [resendCall]: answer });
    await user.click(await sendAgain());
    expect(await screen.findByText('Resend Failed')).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(await sendAgain()).not.toHaveAttribute('aria-disabled');
  });

  it('is not sent again once it has done its work, which the page shows instead', async () => {
    let activated = false;
    const { user } = withStatus(
      {},
      {
        [statusCall]: () => ({ ...status, activated }),
        [resendCall]: () => {
          activated = true;
          return activatedAlready();
        },
      },
    );
    await user.click(await sendAgain());
    const heading = await mailHeading(/Your account is active: alex@techflow\.example/);
    expect(heading).toHaveFocus();
    expect(screen.queryByText('Resend Failed')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send it again' })).not.toBeInTheDocument();
  });
});

describe('the address of a registration', () => {
  afterEach(() => jest.restoreAllMocks());

  const change = async (answer: (call: { body: unknown }) => unknown, address: string, current = () => status) => {
    const opened = withStatus({}, { [statusCall]: current, [changeCall]: answer });
    await opened.user.click(await screen.findByRole('button', { name: 'Change the address' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the address' }));
    if (address) await opened.user.type(dialog.getByLabelText(/^Email/), address);
    await opened.user.click(dialog.getByRole('button', { name: 'Change and send' }));
    return { ...opened, dialog };
  };

  it('is changed, and the mail goes there', async () => {
    let email = status.email;
    const { callsTo } = await change(
      ({ body }) => {
        email = (body as { email: string }).email;
        return { ...status, email, emailState: 'queued' };
      },
      ' alex@right.example ',
      () => ({ ...status, email }),
    );
    expect(await screen.findByText('Address Changed')).toBeInTheDocument();
    expect(callsTo(changeCall)[0]?.body).toEqual({ token: 't0', email: 'alex@right.example' });
    expect(await mailHeading(/alex@right\.example/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Change the address' })).toHaveFocus();
  });

  it.each(['', 'alex@', 'alex at techflow.example'])('is not sent when it is none: "%s"', async (typed) => {
    const { dialog, callsTo } = await change(() => status, typed);
    expect(await dialog.findByRole('alert')).toHaveTextContent('Please enter email address');
    expect(dialog.getByLabelText(/^Email/)).toBeInvalid();
    expect(callsTo(changeCall)).toHaveLength(0);
  });

  it('shows at the field why the server refuses it, and keeps what was typed', async () => {
    const message = 'Please enter email address';
    const { dialog } = await change(
      () => refusal(400, 'invalid_request', 'Please check the form.', [{ field: 'email', message }]),
      'alex@right.invalid',
    );
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    expect(dialog.getByLabelText(/^Email/)).toHaveAccessibleDescription(message);
    expect(dialog.getByLabelText(/^Email/)).toHaveValue('alex@right.invalid');
  });

  it.each([
    ['too often', tooMany, /The address was not changed.*Too many attempts/],
    ['offline', unreachable, /The address was not changed.*Nothing you typed is lost/],
  ])('is not changed %s, and says so', async (_, answer, text) => {
    const { dialog } = await change(answer, 'alex@right.example');
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(alert).toHaveFocus();
    expect(dialog.getByLabelText(/^Email/)).toHaveValue('alex@right.example');
  });

  it('is not changed once the link was used, which the page shows instead', async () => {
    let activated = false;
    await change(
      () => {
        activated = true;
        return activatedAlready();
      },
      'alex@right.example',
      () => ({ ...status, activated }),
    );
    expect(await mailHeading(/Your account is active/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText('Address Changed')).not.toBeInTheDocument();
  });
});

describe('the ways on from the success page', () => {
  afterEach(() => jest.restoreAllMocks());

  const linkedPages = () =>
    screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('/'));

  it('never end at a sign-in while there is no password', async () => {
    withStatus({});
    await sendAgain();
    expect(screen.getByText('Browse Problems')).toBeInTheDocument();
    expect(screen.getByText(/once you have set your password/)).toBeInTheDocument();
    expect(screen.getByText('Browse Problems').closest('[class*=border]')).toBeNull();
    expect(linkedPages()).toEqual(['/', '/registration-status?token=t0']);
  });

  it('are to sign in once the link in the mail was used, and to the working pages', async () => {
    withStatus({ activated: true });
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(screen.getByText(/The link in the welcome email has been used/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Complete Profile/ })).toHaveAttribute('href', '/dashboard');
    expect(screen.getByRole('link', { name: /Browse Problems/ })).toHaveAttribute('href', '/problems');
    expect(screen.getByRole('link', { name: /Visit Community/ })).toHaveAttribute('href', '/members');
    expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(screen.getByRole('link', { name: 'Browse problems' })).toHaveAttribute('href', '/problems');
    expect(screen.queryByText('Premium')).not.toBeInTheDocument();
  });

  it('lead home who is signed in', async () => {
    withStatus({ activated: true }, { 'GET /api/auth/user': () => ada });
    expect(await screen.findByRole('link', { name: 'Go to your home page' })).toHaveAttribute('href', '/');
  });

  it('open the problems on the free tier, marked read-only, and ask to upgrade for the community', async () => {
    const { user, address } = withStatus({ tier: 'free', activated: true });
    const problems = await screen.findByRole('link', { name: /Browse Problems/ });
    expect(problems).toHaveAttribute('href', '/problems');
    expect(problems).toHaveTextContent('Read-only');
    const community = screen.getByRole('button', { name: /Visit Community/ });
    expect(community).toHaveTextContent('Premium');
    await user.click(community);
    const dialog = within(screen.getByRole('dialog', { name: 'Upgrade Required' }));
    await user.click(dialog.getByRole('button', { name: 'Maybe Later' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(community).toHaveFocus());
    await user.click(community);
    await user.click(screen.getByRole('link', { name: 'Upgrade Now' }));
    expect(address()).toBe('/subscription');
  });

  it.each(['free', 'enterprise_alliance_partners'])('are pages that there are, on the tier %s', async (tier) => {
    const mounted = ['/', '/login', '/problems'];
    withStatus({ tier, activated: true }, {}, (path) => mounted.includes(path));
    await screen.findByRole('link', { name: 'Sign in' });
    expect(new Set(linkedPages())).toEqual(new Set(mounted));
    expect(screen.queryByText(/Complete Profile|Go to Dashboard|Visit Community|communit|forum|directory/i)).toBeNull();
    expect(screen.queryByRole('button', { name: /Premium/ })).not.toBeInTheDocument();
  });

  it('hold the member id in both letters', async () => {
    withStatus({});
    await sendAgain();
    for (const name of ['Schedule Onboarding', 'Contact Support'])
      expect(await screen.findByRole('link', { name })).toHaveAttribute(
        'href',
        expect.stringMatching(/^mailto:help@alliance\.example\?.*GIA-111111/),
      );
  });
});
