import { fireEvent, screen, waitFor } from '@testing-library/react';
import { json, openPage, refusal } from '@/testing/openPage';
import SecondStepPage from './SecondStepPage';

describe('the second step', () => {
  afterEach(() => jest.restoreAllMocks());

  const open = (answer: () => unknown, ways: unknown = { authenticator: true, passkey: false }, at = '/login/verify') =>
    openPage(SecondStepPage, {
      path: '/login/verify',
      at,
      answers: { 'GET /api/auth/second-step': () => ways, 'POST /api/auth/second-step': answer },
    });
  const typeCode = async (code: string) => {
    fireEvent.change(await screen.findByRole('textbox', { name: /^Code/ }), { target: { value: code } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  };

  it.each([
    ['where a member wanted to', { as: 'member', enterprise: false, return: '/problems' }, '/problems'],
    ['not elsewhere', { as: 'member', enterprise: false, return: '//evil.example' }, '/'],
    ['to the administration', { as: 'admin', enterprise: false, return: '/' }, '/admin/stories'],
  ])('leads %s', async (_, signedIn, to) => {
    const { address } = open(() => signedIn, undefined, '/login/verify?return=/admin/stories');
    await typeCode('123456');
    await waitFor(() => expect(address()).toBe(to));
  });

  it('says that a code is wrong, beside it and on top, and keeps the page', async () => {
    const wrong = [{ field: 'code', message: 'The code is not right, or was used already' }];
    const { address } = open(() => refusal(422, 'code_wrong', 'The code is not right.', wrong));
    await typeCode('000000');
    expect(await screen.findByRole('alert')).toHaveTextContent('The code is not right, or was used already');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(address()).toBe('/login/verify');
  });

  it('asks for no empty code, and for a recovery code where there is no app', async () => {
    const { callsTo } = open(() => json(500, {}), { authenticator: false, passkey: true });
    expect(await screen.findByRole('textbox', { name: /^Recovery code/ })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByRole('link', { name: 'Enter the code' })).toBeInTheDocument();
    expect(callsTo('POST /api/auth/second-step')).toHaveLength(0);
  });

  it('leads back to the sign-in where there was no first step', async () => {
    open(() => json(500, {}), refusal(401, 'sign_in_again', 'This took too long. Please sign in again.'));
    expect(await screen.findByRole('heading', { name: 'Please sign in again' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  });

  it('leads those who run the alliance back to where they sign in', async () => {
    const { close } = open(() => json(500, {}), undefined, '/login/verify?return=/admin');
    expect(await screen.findByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/admin-login');
    close();
    const over = refusal(401, 'sign_in_again', 'This took too long. Please sign in again.');
    open(() => json(500, {}), over, '/login/verify?return=/admin/mail');
    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/admin-login');
  });
});
