import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router-dom';

/**
 * What is typed of a value that stands in the address. It is asked for 250 ms after the last key, unless the page is being left
 * by then, and at once by `ask`.
 */
export function useTyped(value: string, onAsk: (text: string) => void) {
  const [typed, setTyped] = useState(value);

  // What was asked for here comes back as `value` while the next letters are typed already; those must stay.
  const asked = useRef<string[]>([]);
  const askFor = useCallback(
    (text: string) => {
      asked.current.push(text);
      onAsk(text);
    },
    [onAsk],
  );

  useEffect(() => {
    const own = asked.current.indexOf(value);
    asked.current = own < 0 ? [] : asked.current.slice(own + 1);
    if (own < 0) setTyped(value);
  }, [value]);

  // Who has followed a link stands here until its page is loaded; another address would take them back.
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (typed === value || isLeaving) return;
    const timer = setTimeout(() => askFor(typed), 250);
    return () => clearTimeout(timer);
  }, [typed, value, askFor, isLeaving]);

  return { typed, setTyped, ask: () => askFor(typed) };
}
