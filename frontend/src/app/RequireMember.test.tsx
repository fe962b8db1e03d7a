import { render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { leaveFor } from '@/ui/leave';
import { Toaster } from '@/ui/Toaster';
import { RequireMember } from './RequireMember';
import { createStore } from './store';

jest.mock('@/ui/leave', () => ({ leaveFor: jest.fn() }));

const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

function open(path: string, answer: () => Promise<Response>) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  render(
    <Provider store={createStore()}>
      <MemoryRouter initialEntries={[path]}>
        <RequireMember>
          <p>the working page</p>
        </RequireMember>
        <Toaster />
      </MemoryRouter>
    </Provider>,
  );
}

describe('RequireMember', () => {
  afterEach(() => jest.restoreAllMocks());

  it('shows Loading... and then the page to a member', async () => {
    open('/problems', async () => json(200, { firstName: 'Ada', organizations: [] }));
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(await screen.findByText('the working page')).toBeInTheDocument();
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('tells a visitor and goes to the sign-in after half a second, with the way back', async () => {
    const since = Date.now();
    open('/problems?search=ice', async () => json(401, { status: 401, code: 'not_signed_in', title: 'Sign in' }));
    expect(await screen.findByText('You are logged out. Logging in again...')).toBeInTheDocument();
    expect(screen.queryByText('the working page')).not.toBeInTheDocument();
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('/api/login?return=%2Fproblems%3Fsearch%3Dice'));
    expect(Date.now() - since).toBeGreaterThan(450);
  });

  it('counts a failed question as not signed in', async () => {
    open('/problems', () => Promise.reject(new TypeError('no connection')));
    await waitFor(() => expect(screen.getByText('Unauthorized')).toBeInTheDocument());
  });
});
