import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { OwnDrafts } from '@/app/OwnDrafts';
import { createStore } from '@/app/store';
import { FocusKeeper } from '@/ui/FocusKeeper';
import { Toaster } from '@/ui/Toaster';
import { toastStore } from '@/ui/toast';

interface Call {
  method: string;
  url: URL;
  body: unknown;
}

/** What the server answers to "GET /api/problems": the body, or a whole response. */
type Answers = Record<string, (call: Call) => unknown>;

export const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

export const refusal = (status: number, code: string, detail: string, errors?: { field: string; message: string }[]) =>
  json(status, { status, code, title: 'Refused', detail, errors });

/** Opens a page at an address, in front of a server that gives the answers; an unexpected call is an error. */
export function openPage(
  Page: ComponentType,
  { path = '/', at = path, answers }: { path?: string; at?: string; answers: Answers },
) {
  // What the test before was told.
  toastStore.dismiss();
  const calls: Call[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    const url = new URL(request.url);
    const text = await request.text();
    const call = { method: request.method, url, body: text ? JSON.parse(text) : undefined };
    calls.push(call);
    const answer = answers[`${call.method} ${url.pathname}`];
    if (!answer) throw new TypeError(`nobody answers ${call.method} ${url.pathname}`);
    const answered = await answer(call);
    return answered instanceof Response ? answered : json(200, answered);
  });
  const router = createMemoryRouter(
    [
      { path, element: <Page /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [at] },
  );
  const { unmount } = render(
    <Provider store={createStore()}>
      <OwnDrafts>
        <RouterProvider router={router} />
      </OwnDrafts>
      <FocusKeeper />
      <Toaster />
    </Provider>,
  );
  return {
    user: userEvent.setup(),
    close: unmount,
    address: () => router.state.location.pathname + router.state.location.search,
    callsTo: (name: string) => calls.filter(({ method, url }) => `${method} ${url.pathname}` === name),
  };
}
