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

  it('is not asked for again before it has been answered, nor after that for what is wanted no more', async () => {
    let answer: () => void = () => undefined;
    const early = jest.fn();
    const late = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    const { rerender, unmount } = renderHook(({ ask }) => useAskingAgain(true, {}, ask), {
      initialProps: { ask: early as () => Promise<void> },
    });
    // Who asks anew is the last to say how.
    rerender({ ask: late });
    await jest.advanceTimersByTimeAsync(30_000);
    expect([early.mock.calls.length, late.mock.calls.length]).toEqual([0, 1]);
    unmount();
    answer();
    await jest.advanceTimersByTimeAsync(30_000);
    expect(late).toHaveBeenCalledTimes(1);
  });
});
