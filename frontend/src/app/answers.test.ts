import { baseApi } from '@alliance/api-client/base-api';
import { useBrowsePostsInfiniteQuery, useGetThreadQuery } from '@alliance/api-client/communities';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, type PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { json, refusal } from '@/testing/openPage';
import { createStore } from './store';

/** A thread and its posts on a page, before a server whose answer changes. */
async function shownThread() {
  let answer = () => json(200, { id: 't1', title: 'Pumps', data: [], meta: {} });
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
  const store = createStore();
  const { result } = renderHook(
    () => ({ thread: useGetThreadQuery({ id: 't1' }), posts: useBrowsePostsInfiniteQuery({ id: 't1' }) }),
    { wrapper: ({ children }: PropsWithChildren) => createElement(Provider, { store, children }) },
  );
  await waitFor(() => expect(result.current.thread.currentData).toMatchObject({ title: 'Pumps' }));
  await waitFor(() => expect(result.current.posts.currentData?.pages).toHaveLength(1));
  return {
    shown: () => result.current,
    async become(next: typeof answer) {
      answer = next;
      fetch.mockClear();
      await act(async () => store.dispatch(baseApi.util.invalidateTags(['Post'])));
      await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
      const isError = next().status >= 400;
      for (const one of ['thread', 'posts'] as const)
        await waitFor(() => expect(result.current[one]).toMatchObject({ isFetching: false, isError }));
    },
  };
}

describe('what the server has answered', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is forgotten once it is gone, and shown when it is back', async () => {
    const { shown, become } = await shownThread();
    await become(() => refusal(404, 'not_found', 'There is no such discussion.'));
    expect(shown().thread).toMatchObject({ currentData: undefined, error: { status: 404 } });
    expect(shown().posts).toMatchObject({ currentData: undefined, error: { status: 404 } });
    await become(() => json(200, { id: 't1', title: 'Valves', data: [], meta: {} }));
    expect(shown().thread).toMatchObject({ isError: false, currentData: { title: 'Valves' } });
  });

  it.each([500, 503, 429, 403])('stays beside a refusal for another reason: %i', async (status) => {
    const { shown, become } = await shownThread();
    await become(() => refusal(status, 'unavailable', 'Not now.'));
    expect(shown().thread).toMatchObject({ currentData: { title: 'Pumps' }, error: { status } });
    expect(shown().posts.currentData?.pages).toHaveLength(1);
  });
});
