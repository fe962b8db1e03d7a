import { useAskingAgain } from '@alliance/api-client/ask-again';
import { renderHook } from '@testing-library/react';

describe('what is still being counted', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is asked for again less and less often, anew for something else, and no more when it is known', async () => {
    const ask = jest.fn(async () => undefined);
    const { rerender } = renderHook(({ isWanted, region }) => useAskingAgain(isWanted, { region }, ask), {
      initialProps: { isWanted: true, region: 'KE' },
    });
    const timesIn = async (seconds: number) => {
      ask.mockClear();
      await jest.advanceTimersByTimeAsync(seconds * 1000);
      return ask.mock.calls.length;
    };
    expect([await timesIn(1), await timesIn(2), await timesIn(4), await timesIn(8)]).toEqual([1, 1, 1, 1]);
    expect([await timesIn(9.9), await timesIn(0.1), await timesIn(60)]).toEqual([0, 1, 6]);
    rerender({ isWanted: true, region: 'FR' });
    expect(await timesIn(3)).toBe(2);
    rerender({ isWanted: false, region: 'FR' });
    expect(await timesIn(60)).toBe(0);
  });
});
