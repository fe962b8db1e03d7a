import { fireEvent, screen, waitFor } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import ForgotPasswordPage from './ForgotPasswordPage';
import ResetPasswordPage from './ResetPasswordPage';

describe('the forgotten password page', () => {
  afterEach(() => jest.restoreAllMocks());

  const ask = (email: string) => {
    fireEvent.change(screen.getByRole('textbox', { name: 'Email' }), { target: { value: email } });
    fireEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  };

  it('shows the answer, which is the same for every address', async () => {
    const message = 'If there is an account for this address, a link is on its way.';
    openPage(ForgotPasswordPage, { answers: { 'POST /api/auth/forgot-password': () => json(202, { message }) } });
    ask('ada@own.example');
    expect(await screen.findByText(message)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Send it again' }));
    expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveValue('ada@own.example');
  });

  it('shows that the request is on its way, says why it failed, and keeps the address', async () => {
    let answer: (response: unknown) => void = () => undefined;
    const { callsTo } = openPage(ForgotPasswordPage, {
      answers: { 'POST /api/auth/forgot-password': () => new Promise((resolve) => (answer = resolve)) },
    });
    ask('ada@own.example');
    const pending = await screen.findByRole('button', { name: 'Sending...' });
    expect(pending).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(pending);
    answer(refusal(429, 'too_many_requests', 'Too many attempts. Please wait a moment and try again.'));
    expect(await screen.findByText('Too many attempts. Please wait a moment and try again.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@own.example');
    expect(callsTo('POST /api/auth/forgot-password')).toHaveLength(1);
  });

  it('asks for an address', async () => {
    const { callsTo } = openPage(ForgotPasswordPage, { answers: {} });
    ask('nobody');
    expect(await screen.findByRole('link', { name: 'Please enter your email address' })).toBeInTheDocument();
    expect(callsTo('POST /api/auth/forgot-password')).toHaveLength(0);
  });
});

describe('the new password page', () => {
  afterEach(() => jest.restoreAllMocks());

  const token = 'k7_-'.repeat(11);
  const open = (answer: () => Response, at = `/reset-password?token=${token}`, more = {}) =>
    openPage(ResetPasswordPage, {
      path: '/reset-password',
      at,
      answers: {
        'POST /api/auth/reset-password/check': () => new Response(null, { status: 204 }),
        'POST /api/auth/reset-password': answer,
        ...more,
      },
    });
  const save = () => {
    fireEvent.change(screen.getByLabelText(/^New password/, { selector: 'input' }), {
      target: { value: 'green lantern hums' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Set password and sign in' }));
  };

  it('sets the password and lands signed in on the home page', async () => {
    const { address, callsTo } = open(() => json(200, { id: '1', email: 'ada@own.example', organizations: [] }));
    save();
    await waitFor(() => expect(address()).toBe('/'));
    expect(screen.getByText('Password Changed')).toBeInTheDocument();
    expect(screen.getByText('You are signed in. All other sessions have ended.')).toBeInTheDocument();
    expect(callsTo('POST /api/auth/reset-password')).toHaveLength(1);
  });

  it('asks for a new link when this one does not work any more', async () => {
    open(() => refusal(422, 'token_invalid', 'This link has been used already or is too old.'));
    save();
    expect(await screen.findByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password');
  });

  it('asks for a new link at once when this one is spent, before a password is typed', async () => {
    const { callsTo } = open(() => json(500, {}), undefined, {
      'POST /api/auth/reset-password/check': () => refusal(422, 'token_invalid', 'This link has been used already.'),
    });
    expect(await screen.findByRole('link', { name: 'Ask for a new link' })).toBeInTheDocument();
    expect(callsTo('POST /api/auth/reset-password/check').map(({ body }) => body)).toEqual([{ token }]);
    expect(callsTo('POST /api/auth/reset-password')).toHaveLength(0);
  });

  it.each([
    ['without a token', ''],
    ['with half a token', `?token=${'k'.repeat(42)}`],
    ['with something else', `?token=${'k'.repeat(42)}%20k`],
  ])('asks for a new link at once when opened %s', (_, query) => {
    open(() => json(500, {}), `/reset-password${query}`);
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Set password and sign in' })).not.toBeInTheDocument();
  });
});
