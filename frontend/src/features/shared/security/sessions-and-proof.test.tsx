import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openPage, refusal } from '@/testing/openPage';
import { ada } from '@/testing/people';
import ProofDialog from './ProofDialog';
import { SessionsCard } from './SessionsCard';

afterEach(() => jest.restoreAllMocks());

describe('the list of sessions', () => {
  it('keeps the focus where a browser was signed out', async () => {
    const session = {
      ...{ address: '41.90.64.1', country: 'KE' },
      ...{ startedAt: '2026-11-23T08:00:00Z', usedAt: '2026-11-23T08:00:00Z' },
    };
    let sessions = [
      { ...session, id: 'this', browser: 'Firefox on Linux', isThis: true },
      { ...session, id: 'other', browser: 'Safari on Mac', address: '10.0.0.1', country: null, isThis: false },
    ];
    const { user } = openPage(SessionsCard, {
      answers: {
        'GET /api/auth/user': () => ada,
        'GET /api/auth/sessions': () => sessions,
        'DELETE /api/auth/sessions/other': () => {
          sessions = sessions.slice(0, 1);
          return new Response(null, { status: 204 });
        },
      },
    });
    expect(await screen.findByText(/^From Kenya \(41\.90\.64\.1\)\. Since/)).toBeVisible();
    expect(screen.getByText(/^From 10\.0\.0\.1\. Since/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on Mac' }));
    await waitFor(() => expect(screen.queryByText('Safari on Mac')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus();
  });
});

describe('the question who it is', () => {
  const closed = jest.fn();
  const Asking = () => <ProofDialog onProven={() => undefined} onClose={closed} />;

  it('is not closed while the proof is looked at, and is once it was refused', async () => {
    let answer: (response: unknown) => void = () => undefined;
    openPage(Asking, {
      answers: {
        'GET /api/auth/user': () => ada,
        'GET /api/auth/security': () => ({
          hasPassword: true,
          authenticatorSince: null,
          passkeys: [],
          recoveryCodes: 0,
        }),
        'POST /api/auth/proof': () => new Promise((resolve) => (answer = resolve)),
      },
    });
    fireEvent.change(await screen.findByLabelText(/^Password/), { target: { value: 'not this one' } });
    fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
    expect(await screen.findByRole('button', { name: 'Checking...' })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(closed).not.toHaveBeenCalled();
    answer(refusal(422, 'proof_wrong', 'The password is not right.'));
    expect(await screen.findByRole('button', { name: 'Go on' })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(closed).toHaveBeenCalled();
  });
});
