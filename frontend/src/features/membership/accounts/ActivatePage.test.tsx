import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openPage, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import ActivatePage from './ActivatePage';

const server = {
  'POST /api/auth/activation/check': () => ({ email: 'ada@own.example', firstName: 'Ada' }) as unknown,
  'POST /api/auth/activate': () => ada as unknown,
};

const open = (query = '?token=t0', answers: Partial<typeof server> = {}) =>
  openPage(ActivatePage, { path: '/activate', at: `/activate${query}`, answers: { ...server, ...answers } });

const save = async (password: string) => {
  fireEvent.change(await screen.findByLabelText(/^New password/, { selector: 'input' }), {
    target: { value: password },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Set password and sign in' }));
};

describe('the activation page', () => {
  afterEach(() => jest.restoreAllMocks());

  it('says who it is for, sets the password and goes home', async () => {
    const { address, callsTo } = open();
    expect(await screen.findByText('ada@own.example')).toBeInTheDocument();
    await save('purple kettle moves');
    expect(await screen.findByText('Account Activated')).toBeInTheDocument();
    expect(address()).toBe('/');
    expect(callsTo('POST /api/auth/activate')[0]?.body).toEqual({ token: 't0', password: 'purple kettle moves' });
  });

  it('shows that the password is on its way, and says why it was not set', async () => {
    let answer: (response: unknown) => void = () => undefined;
    open('?token=t0', { 'POST /api/auth/activate': () => new Promise((resolve) => (answer = resolve)) });
    await save('purple kettle moves');
    expect(await screen.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true');
    answer(refusal(503, 'temporarily_unavailable', 'Please try again in a moment.'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in a moment.');
    expect(screen.getByRole('button', { name: 'Set password and sign in' })).not.toHaveAttribute('aria-disabled');
  });

  it('counts characters while one types, and refuses too few and too many', async () => {
    const { callsTo } = open();
    await save('short');
    expect(screen.getByText('At least 12 characters, 7 to go')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Use at least 12 characters.' })).toBeInTheDocument();
    await save('x'.repeat(129));
    expect(await screen.findByRole('link', { name: 'Use at most 128 characters.' })).toBeInTheDocument();
    expect(callsTo('POST /api/auth/activate')).toHaveLength(0);
  });

  it('shows on the field why the server refuses a password', async () => {
    const message = 'This password is known from data breaches. Choose another one.';
    open('?token=t0', {
      'POST /api/auth/activate': () => refusal(400, 'password_refused', message, [{ field: 'password', message }]),
    });
    await save('password123456');
    await waitFor(() =>
      expect(screen.getByLabelText(/^New password/, { selector: 'input' })).toHaveAccessibleDescription(
        expect.stringContaining(message),
      ),
    );
  });

  const used = () => refusal(422, 'token_invalid', 'This link has been used already or is too old.');

  it.each([
    ['without a token', '', {}],
    ['with a token that was used', '?token=t0', { 'POST /api/auth/activation/check': used }],
  ])('asks for a new link when opened %s', async (_, query, answers) => {
    open(query, answers);
    expect(await screen.findByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password');
  });

  it('asks for a new link when the old one is used up meanwhile', async () => {
    open('?token=t0', { 'POST /api/auth/activate': used });
    await save('purple kettle moves');
    expect(await screen.findByRole('link', { name: 'Ask for a new link' })).toBeInTheDocument();
  });
});
