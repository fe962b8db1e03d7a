import { fetchOrTake, start } from '@alliance/api-client/started';

const address = 'http://localhost/api/problems?limit=20';
const read = () => fetchOrTake(new Request(address));

describe('an answer that was started', () => {
  let asked: string[];
  beforeEach(() => {
    asked = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
      const { method, url } = input as Request;
      asked.push(`${method} ${url}`);
      return new Response(String(asked.length));
    });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('is taken by the first call of its address, and asked for again by the second', async () => {
    start('/api/problems?limit=20');
    expect(await (await read()).text()).toBe('1');
    expect(await (await read()).text()).toBe('2');
    expect(asked).toEqual([`GET ${address}`, `GET ${address}`]);
  });

  it('has been read when it is taken', async () => {
    start('/api/problems?limit=20');
    const answer = await read();
    expect(answer.bodyUsed).toBe(true);
    expect(await Promise.all([answer.clone().text(), answer.text()])).toEqual(['1', '1']);
  });

  it('is not given to another address', async () => {
    start('/api/problems?limit=20&search=ice');
    await read();
    expect(asked).toHaveLength(2);
    await fetchOrTake(new Request(`${address}&search=ice`));
  });

  it('is dropped by a write, after which it may be stale', async () => {
    start('/api/problems?limit=20');
    await fetchOrTake(new Request(address, { method: 'POST' }));
    expect(await (await read()).text()).toBe('3');
  });

  it('is dropped when the page has not asked for it for half a minute', async () => {
    jest.useFakeTimers();
    start('/api/problems?limit=20');
    jest.advanceTimersByTime(30_001);
    expect(await (await read()).text()).toBe('2');
  });

  it('that fails fails the call as if it had asked itself, and nothing else', async () => {
    jest.mocked(fetch).mockRejectedValueOnce(new TypeError('no connection'));
    start('/api/problems?limit=20');
    await expect(read()).rejects.toThrow('no connection');
    expect(await (await read()).text()).toBe('1');
  });
});
