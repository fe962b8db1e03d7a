import { baseApi } from '@alliance/api-client/base-api';
import { render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { leaveUnseenFor } from '@/ui/leave';
import { Toaster } from '@/ui/Toaster';
import { RequireMember } from './RequireMember';
import { createStore } from './store';

jest.mock('@/ui/leave', () => ({ leaveUnseenFor: jest.fn() }));

const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

function open(path: string, answer: () => Promise<Response>) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const store = createStore();
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <RequireMember>
          <p>the working page</p>
        </RequireMember>
        <Toaster />
      </MemoryRouter>
    </Provider>,
  );
  return store;
}

describe('RequireMember', () => {
  afterEach(() => jest.restoreAllMocks());

  it('shows Loading... and then the page to a member', async () => {
    open('/problems', async () => json(200, { firstName: 'Ada', organizations: [] }));
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(await screen.findByText('the working page')).toBeInTheDocument();
    expect(leaveUnseenFor).not.toHaveBeenCalled();
  });

  it('tells a visitor and goes to the sign-in after half a second, with the way back', async () => {
    const since = Date.now();
    open('/problems?search=ice', async () => json(401, { status: 401, code: 'not_signed_in', title: 'Sign in' }));
    expect(await screen.findByText('You are logged out. Logging in again...')).toBeInTheDocument();
    expect(screen.queryByText('the working page')).not.toBeInTheDocument();
    await waitFor(() => expect(leaveUnseenFor).toHaveBeenCalledWith('/api/login?return=%2Fproblems%3Fsearch%3Dice'));
    expect(Date.now() - since).toBeGreaterThan(450);
  });

  it('does not show the page of one whose session has ended again while it asks who they are: it would be refused again', async () => {
    const unanswered = new Promise<Response>(() => undefined);
    const refusal = json(401, { status: 401, code: 'not_signed_in', title: 'Sign in' });
    const answers = [json(200, { firstName: 'Ada', organizations: [] }), refusal, unanswered];
    const { dispatch } = open('/problems', async () => answers.shift() as Response);
    const askAgain = () => dispatch(baseApi.util.invalidateTags(['Viewer']));
    await screen.findByText('the working page');
    askAgain();
    await screen.findByText('You are logged out. Logging in again...');
    askAgain();
    expect(await screen.findByText('Loading...')).toBeInTheDocument();
    expect(screen.queryByText('the working page')).not.toBeInTheDocument();
  });

  it('counts a failed question as not signed in', async () => {
    open('/problems', () => Promise.reject(new TypeError('no connection')));
    await waitFor(() => expect(screen.getByText('Unauthorized')).toBeInTheDocument());
  });
});
