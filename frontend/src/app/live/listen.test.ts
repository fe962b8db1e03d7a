import { listen } from './listen';

class Source {
  static readonly CLOSED = 2;
  static all: Source[] = [];
  readyState = 1;
  onerror = () => {};
  private readonly listeners = new Map<string, (event: object) => void>();
  constructor(readonly url: string) {
    Source.all.push(this);
  }
  addEventListener(event: string, listener: (event: object) => void) {
    this.listeners.set(event, listener);
  }
  say(event: string, position: number, data: object = {}) {
    this.listeners.get(event)?.({ data: JSON.stringify(data), lastEventId: String(position) });
  }
  close() {
    this.readyState = Source.CLOSED;
  }
  static get open() {
    return Source.all.filter(({ readyState }) => readyState !== Source.CLOSED);
  }
}

/** Every page of the browser hears what the others say. */
class Channel {
  static all = new Set<Channel>();
  onmessage: (event: { data: unknown }) => void = () => {};
  constructor(readonly name: string) {
    Channel.all.add(this);
  }
  postMessage(data: unknown) {
    for (const other of Channel.all) if (other !== this && other.name === this.name) other.onmessage({ data });
  }
  close() {
    Channel.all.delete(this);
  }
}

/** One at a time, in the order in which they asked. */
class Locks {
  private last: Promise<unknown> = Promise.resolve();
  request(_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) {
    const mine = this.last.then(() => (signal.aborted ? Promise.reject(new Error('aborted')) : work()));
    this.last = mine.catch(() => undefined);
    return mine;
  }
}

const settled = () => jest.advanceTimersByTimeAsync(0);

/** A page of the browser, with what it was told. */
async function page(person = 'ada') {
  const heard: (string | undefined)[] = [];
  const changes: unknown[][] = [];
  const onRefused = jest.fn();
  const onChange = (...change: [string | undefined, ...unknown[]]) => {
    heard.push(change[0]);
    changes.push(change);
  };
  const close = listen(person, { onChange, onRefused });
  await settled();
  return { heard, changes, onRefused, close };
}

describe('The pages of a browser', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    Source.all = [];
    Channel.all.clear();
    Object.assign(globalThis, { EventSource: Source, BroadcastChannel: Channel });
    Object.defineProperty(navigator, 'locks', { value: new Locks(), configurable: true });
  });
  afterEach(() => jest.useRealTimers());

  it('listen by one connection, and all hear what is said', async () => {
    const [one, two] = [await page(), await page()];
    expect(Source.all.map(({ url }) => url)).toEqual(['/api/live']);
    Source.all[0]?.say('ready', 7);
    Source.all[0]?.say('change', 8, { kind: 'thread', id: '1' });
    for (const { heard } of [one, two]) expect(heard).toEqual(['thread']);
  });

  it('are told, as they come, what was said while they were on their way, and no more', async () => {
    const one = await page();
    Source.all[0]?.say('change', 6, { kind: 'problem', id: '9' });
    await jest.advanceTimersByTimeAsync(50_000);
    Source.all[0]?.say('change', 7, { kind: 'thread', id: '1' });
    await jest.advanceTimersByTimeAsync(11_000);
    Source.all[0]?.say('change', 8, { kind: 'typing', id: '2' });
    const [two, other] = [await page(), await page('bo')];
    expect(two.changes).toEqual([
      ['thread', '1', true],
      ['typing', '2', false],
    ]);
    expect(one.heard).toEqual(['problem', 'thread', 'typing']);
    expect(other.heard).toEqual([]);
    one.close();
    await settled();
    expect(Source.open.map(({ url }) => url)).toContain('/api/live?after=8');
  });

  it('go on where the one that listened was closed, and at the end nobody listens', async () => {
    const [one, two] = [await page(), await page()];
    Source.all[0]?.say('change', 12, { kind: 'thread', id: '1' });
    one.close();
    await settled();
    expect(Source.open.map(({ url }) => url)).toEqual(['/api/live?after=12']);
    Source.open[0]?.say('ready', 12);
    Source.open[0]?.say('missed', 40);
    expect(two.heard).toEqual(['thread', undefined]);
    two.close();
    expect(Source.open).toEqual([]);
  });

  it('ask who is signed in when they are refused, and come again', async () => {
    const { onRefused } = await page();
    Source.all[0]?.onerror();
    expect(onRefused).not.toHaveBeenCalled();
    Source.all[0]?.close();
    Source.all[0]?.onerror();
    expect(onRefused).toHaveBeenCalledTimes(1);
    expect(Source.open).toEqual([]);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(Source.open).toHaveLength(1);
  });

  it('listen each for itself where there are no locks', async () => {
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
    await page();
    await page();
    expect(Source.open).toHaveLength(2);
  });
});
