import { render, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { json } from '@/testing/openPage';
import { ada } from '@/testing/people';
import { pageAt } from '@/ui/page';
import { opening } from './opening';
import { areas, memberHome } from './routes';
import { createStore } from './store';

const mockMain = jest.fn();
jest.mock('./main', () => {
  mockMain();
  return {};
});

const own = (address: string) => new URL(address, window.location.origin).href;

function listen(answer: (url: string) => Promise<Response>) {
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { url } = input as Request;
    asked.push(url);
    return answer(url);
  });
  return asked;
}

describe('the first script', () => {
  afterEach(() => {
    delete document.documentElement.dataset.session;
    window.history.replaceState(null, '', '/');
    jest.restoreAllMocks();
  });

  const open = async (address: string) => {
    window.history.replaceState(null, '', address);
    const asked = listen(async () => json(200, {}));
    await jest.isolateModulesAsync(async () => {
      await import('./start');
    });
    return asked;
  };

  it('asks for the viewer and for what the page will show, where the document says that there is a session', async () => {
    document.documentElement.dataset.session = '';
    expect(await open('/problems?search=ice%09cores&submit=1')).toEqual(
      [
        '/api/auth/user',
        '/api/problems?search=ice+cores&limit=20',
        '/api/problems/summary',
        '/api/billing/entitlements',
        '/api/proposals/overdue',
        '/api/innovation/saved-searches?list=problems',
      ].map(own),
    );
  });

  it('asks a visitor’s page for its own', async () => {
    expect(await open('/subscription?from=email')).toEqual([own('/api/plans')]);
  });

  it('asks who runs the alliance, and for no member, on a page of the administration', async () => {
    document.documentElement.dataset.session = '';
    expect(await open('/admin/payments')).toEqual([own('/api/admin/auth/user')]);
  });

  it('names no code of a page of the administration, and that of other pages', () => {
    expect(opening({ pathname: '/admin/payments', search: '' }, true).route).toBeUndefined();
    expect(opening({ pathname: '/problems', search: '' }, true).route?.path).toBe('/problems');
  });

  it('asks nothing for a visitor', async () => {
    expect(await open('/problems')).toEqual([]);
    expect(await open('/')).toEqual([]);
  });

  it('lets what can be read be painted before it asks for anything', async () => {
    document.body.innerHTML = '<div id="root"><h1>Success Stories</h1></div>';
    const asked = await open('/stories');
    jest.useFakeTimers();
    window.dispatchEvent(new Event('load'));
    expect(asked).toEqual([]);
    jest.advanceTimersByTime(200);
    expect(asked).toEqual([own('/api/stories?limit=20')]);
    jest.useRealTimers();
    document.body.innerHTML = '';
  });

  it('begins the application between two acts of who can read already, and at once for others', async () => {
    const turns = async () => {
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      return mockMain.mock.calls.length;
    };
    const began = async (content: string, work: () => Promise<void>) => {
      document.body.innerHTML = `<div id="root">${content}</div>`;
      mockMain.mockClear();
      listen(async () => json(200, {}));
      jest.useFakeTimers();
      await jest.isolateModulesAsync(async () => {
        await import('./start');
        await work();
      });
      jest.useRealTimers();
      document.body.innerHTML = '';
    };
    await began('', async () => expect(await turns()).toBe(1));
    await began('<h1>Success Stories</h1>', async () => {
      window.dispatchEvent(new Event('load'));
      jest.advanceTimersByTime(200);
      expect(await turns()).toBe(0);
      jest.advanceTimersByTime(1);
      expect(await turns()).toBe(1);
    });
  });

  it('asks for the viewer alone where no page of members is', async () => {
    document.documentElement.dataset.session = '';
    expect(await open('/no-such-page/at-all')).toEqual([own('/api/auth/user')]);
  });
});

describe('what is started for a page', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([memberHome, ...areas.members].map((route) => [route.path, route] as const))(
    'of %s is asked for by the page itself, letter by letter',
    async (path, route) => {
      const at = `${path.replace(/:\w+/g, '7d0c0a3e-4b8a-4c1e-9a53-0d7b7a3f2e11')}?search=ice%09cores`;
      const { pathname, search } = new URL(own(at));
      const started = route.handle.asks(pageAt([route], { pathname, search })?.at as never).map(own);
      const asked = listen((url) =>
        url === own('/api/auth/user') ? Promise.resolve(json(200, ada)) : new Promise(() => undefined),
      );
      const { Component } = await route.lazy();
      render(
        <Provider store={createStore()}>
          <RouterProvider router={createMemoryRouter([{ path, Component }], { initialEntries: [at] })} />
        </Provider>,
      );
      await waitFor(() => expect(asked).toEqual(expect.arrayContaining(started)));
    },
  );
});
