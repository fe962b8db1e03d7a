import { useEffect, useState } from 'react';

/** The text once nobody has typed for a moment, in milliseconds. */
export function useSettled(text: string, moment = 300) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), moment);
    return () => clearTimeout(timer);
  }, [text, moment]);
  return settled;
}
