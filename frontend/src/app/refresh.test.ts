import { readdirSync } from 'node:fs';
import path from 'node:path';
import { baseApi } from '@alliance/api-client/base-api';
import { liveTags } from '@alliance/api-client/live';
import { json, refusal } from '@/testing/openPage';
import { admin } from '@/testing/refreshed/admin';
import { billing } from '@/testing/refreshed/billing';
import { innovation } from '@/testing/refreshed/innovation';
import { membership } from '@/testing/refreshed/membership';
import { notifications } from '@/testing/refreshed/notifications';
import { shown } from '@/testing/refreshed/shown';
import { takeUploads } from '@/testing/uploads';
import { createStore } from './store';

type Thunk = ReturnType<typeof baseApi.util.getRunningQueriesThunk>;
const endpoints = baseApi.endpoints as unknown as Record<string, { initiate: (arg: object) => Thunk }>;
const initiate = (name: string): Thunk => {
  const endpoint = endpoints[name];
  if (!endpoint) throw new Error(`there is no ${name}`);
  return endpoint.initiate({
    id: 'x',
    file: { name: 'x' },
    organizationId: 'x',
    search: '',
    slug: 'x',
    document: 'x',
    token: 't',
    memberId: 'x',
    name: 'x',
  });
};

const refreshed = { ...admin, ...billing, ...innovation, ...membership, ...notifications };

/** Made by visitors, to whom nothing of this is shown. */
const elsewhere = [
  'registerMember',
  'requestPasswordReset',
  'checkActivation',
  'checkPasswordReset',
  'checkConfirmation',
  'checkDomainProof',
  'checkInvitation',
  'checkAdminInvitation',
  'challengePasskey',
  'beginAuthenticator',
  'beginPasskey',
  'askFactorReset',
];

/** All that is shown, before a server that answers writes as told; says what was asked for since. */
async function showEverything(answerWrite: () => Response) {
  const asked: string[] = [];
  const caches = new Set<string>();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { method, url, cache } = input as Request;
    if (method !== 'GET') return answerWrite();
    asked.push(new URL(url).pathname);
    caches.add(cache);
    return json(200, []);
  });
  takeUploads(({ answer }) => answer(200, {}));
  const store = createStore();
  const settled = async () => {
    await new Promise((resolve) => setTimeout(resolve));
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
  };
  for (const [query] of Object.values(shown)) store.dispatch(initiate(query));
  await settled();
  expect([...asked].sort()).toEqual(
    Object.values(shown)
      .map(([, address]) => address)
      .sort(),
  );
  const { queries } = store.getState()[baseApi.reducerPath];
  return {
    caches,
    /** Whether it still shows all: one who signs out sees nothing of it. */
    isWhole: () => Object.keys(store.getState()[baseApi.reducerPath].queries).length === Object.keys(queries).length,
    async hear(kind: string) {
      asked.length = 0;
      store.dispatch(baseApi.util.invalidateTags([...(liveTags[kind] ?? [])]));
      await settled();
      return [...asked].sort();
    },
    async write(name: string) {
      asked.length = 0;
      caches.clear();
      await store.dispatch(initiate(name));
      await settled();
      return [...asked].sort();
    },
  };
}

describe('a write', () => {
  let exported: Set<string>;
  beforeAll(async () => {
    const clients = readdirSync(path.join(__dirname, '../../../libs/api-client/src')).filter((one) =>
      one.endsWith('.ts'),
    );
    const modules = await Promise.all(
      clients.map((one) => import(`@alliance/api-client/${path.basename(one, '.ts')}`) as Promise<object>),
    );
    exported = new Set(modules.flatMap(Object.keys));
  });

  describe('of all that is shown', () => {
    let page: Awaited<ReturnType<typeof showEverything>> | undefined;
    beforeEach(async () => {
      page = page?.isWhole() ? page : await showEverything(() => json(200, { success: true }));
    });
    afterAll(() => jest.restoreAllMocks());

    it.each(Object.entries(refreshed))('%s refreshes %j, and nothing else', async (name, expected) => {
      expect(await page?.write(name)).toEqual([...new Set(expected)].map((one) => shown[one][1]).sort());
    });
  });

  describe('by itself', () => {
    afterEach(() => jest.restoreAllMocks());

    it('is followed by pages that are asked for anew, whatever the browser keeps, for a while', async () => {
      const now = Date.now();
      jest.spyOn(Date, 'now').mockReturnValue(now + 60_000);
      const page = await showEverything(() => json(200, { success: true }));
      expect([...page.caches]).toEqual(['default']);
      await page.write('submitProblem');
      expect([...page.caches]).toEqual(['reload']);
    });

    it('that is refused leaves the page as it is', async () => {
      const page = await showEverything(() => json(200, { success: false }));
      expect(await page.write('logInEnterprise')).toEqual([]);
    });

    it('that finds the session ended makes the page ask who is signed in', async () => {
      const page = await showEverything(() => refusal(401, 'unauthenticated', 'Please sign in.'));
      expect(await page.write('withdrawConnection')).toContain(shown.viewer[1]);
    });
  });

  it('that the server tells open pages of makes them ask anew: for all, where what somebody may do has changed', async () => {
    const page = await showEverything(() => json(200, { success: true }));
    // What a merge would do is asked for each time that somebody is about to do it.
    const { mergePreview: _, ...others } = shown;
    expect(await page.hear('viewer')).toEqual(
      Object.values(others)
        .map(([, address]) => address)
        .sort(),
    );
    expect(await page.hear('notification')).toEqual(
      expect.arrayContaining([shown.notifications[1], shown.team[1], shown.connectionEntries[1], shown.value[1]]),
    );
    jest.restoreAllMocks();
  });

  it('of a page has its place in these lists', () => {
    const hooks = [...exported].flatMap((name) => {
      const [, write] = /^use(\w+)Mutation$/.exec(name) ?? [];
      if (write) return [write.charAt(0).toLowerCase() + write.slice(1)];
      // One that no page waits for is sent without a hook.
      return name in refreshed ? [name] : [];
    });
    expect([...Object.keys(refreshed), ...elsewhere].sort()).toEqual([...new Set(hooks)].sort());
  });
});
