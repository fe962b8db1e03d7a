import { membershipApi } from '@alliance/api-client/membership';
import { opening } from './opening';
import type { createRouter } from './router';
import type { createStore } from './store';

/** So long, in milliseconds, nothing stands on the page rather than that it is loading. */
const patience = 300;

/**
 * Whether a page of members can be drawn at once: who is there is known within a moment, and its code has come. What it shows is on its
 * way since the first script; drawn whole, it is laid out once instead of three times, without "Loading..." and grey cards first.
 */
export async function drawnAtOnce(
  store: Pick<ReturnType<typeof createStore>, 'dispatch'>,
  router: Pick<ReturnType<typeof createRouter>, 'state' | 'subscribe'>,
): Promise<boolean> {
  const { asks } = opening(window.location, 'session' in document.documentElement.dataset);
  if (!asks.includes('/api/auth/user')) return false;
  const known = store.dispatch(membershipApi.endpoints.getCurrentUser.initiate(undefined, { subscribe: false }));
  const late = new Promise<false>((resolve) => setTimeout(() => resolve(false), patience));
  return Promise.race([Promise.all([known, initialized(router)]).then(() => true), late]);
}

const initialized = (router: Parameters<typeof drawnAtOnce>[1]) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const end = router.subscribe(({ initialized: isReady }) => {
      if (!isReady) return;
      end();
      resolve();
    });
  });
