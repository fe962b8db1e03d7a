import { baseApi } from '@alliance/api-client/base-api';
import { json } from '@/testing/openPage';
import { ada } from '@/testing/people';
import { drawnAtOnce } from './drawnAtOnce';
import { createStore } from './store';

describe('a page of members that is opened', () => {
  let asked: string[];
  let answer: () => Promise<Response>;
  const ready = { state: { initialized: true }, subscribe: jest.fn() } as never;
  const open = (address: string, router = ready, store = createStore()) => {
    window.history.replaceState(null, '', address);
    return drawnAtOnce(store, router);
  };

  beforeEach(() => {
    document.documentElement.dataset.session = '';
    asked = [];
    answer = async () => json(200, ada);
    jest.spyOn(globalThis, 'fetch').mockImplementation((request) => {
      asked.push(new URL((request as Request).url).pathname);
      return answer();
    });
  });
  afterEach(() => {
    delete document.documentElement.dataset.session;
    window.history.replaceState(null, '', '/');
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('is drawn at once where it is known who is there, and they are asked for once', async () => {
    expect(await open('/problems')).toBe(true);
    expect(asked).toEqual(['/api/auth/user']);
  });

  it('leaves it to what is drawn to ask for them again', async () => {
    const store = createStore();
    await open('/problems', ready, store);
    store.dispatch(baseApi.util.invalidateTags(['Viewer']));
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
    expect(asked).toEqual(['/api/auth/user']);
  });

  it('is drawn at once where the session has ended', async () => {
    answer = async () => json(401, { code: 'unauthorized' });
    expect(await open('/problems')).toBe(true);
  });

  it('waits for its code, and says that it loads after a moment', async () => {
    const listeners: ((state: { initialized: boolean }) => void)[] = [];
    const end = jest.fn();
    const subscribe = (listener: (typeof listeners)[number]) => {
      listeners.push(listener);
      return end;
    };
    const loading = { state: { initialized: false }, subscribe } as never;
    const isAtOnce = open('/problems', loading);
    for (const initialized of [false, true]) listeners[0]?.({ initialized });
    expect(await isAtOnce).toBe(true);
    expect(end).toHaveBeenCalledTimes(1);
    expect(await open('/problems', loading)).toBe(false);
  });

  it('says that it loads where nobody says for a moment who is there', async () => {
    answer = () => new Promise(() => undefined);
    jest.useFakeTimers();
    const said = jest.fn();
    const isAtOnce = open('/problems').then(said);
    await jest.advanceTimersByTimeAsync(299);
    expect(said).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await isAtOnce;
    expect(said).toHaveBeenCalledWith(false);
  });

  it.each([
    ['a visitor', '/problems', false],
    ['who runs the alliance', '/admin/payments', true],
  ])('is no matter of %s, of whom nothing is asked', async (_, address, hasSession) => {
    if (!hasSession) delete document.documentElement.dataset.session;
    expect(await open(address)).toBe(false);
    expect(asked).toEqual([]);
  });
});
