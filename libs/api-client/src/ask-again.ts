import { useEffect, useRef } from 'react';

/** So many milliseconds go by before something is asked for again, at first and at most. */
const atFirst = 1000;
const atMost = 10_000;

/**
 * Asks again as long as it is wanted, after twice as long each time: what takes longer to come is asked for less often. What could not
 * be answered is asked for again like what is not known yet. What is asked about says when to begin anew.
 */
export function useAskingAgain(isWanted: boolean, about: object, ask: () => PromiseLike<unknown>) {
  const asking = useRef(ask);
  useEffect(() => {
    asking.current = ask;
  });
  const key = JSON.stringify(about);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked about decides.
  useEffect(() => {
    if (!isWanted) return;
    let again: ReturnType<typeof setTimeout>;
    let isOver = false;
    const askIn = (wait: number) => {
      again = setTimeout(async () => {
        await asking.current();
        if (!isOver) askIn(Math.min(wait * 2, atMost));
      }, wait);
    };
    askIn(atFirst);
    return () => {
      isOver = true;
      clearTimeout(again);
    };
  }, [isWanted, key]);
}
