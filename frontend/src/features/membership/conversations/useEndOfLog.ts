import { useEffect, useLayoutEffect, useRef } from 'react';

/** So near the end, in pixels, somebody is at it. */
const near = 120;

/** Keeps a log at its end while its reader is there, and in its place when earlier lines come in above. */
export function useEndOfLog(first: string | undefined, last: string | undefined) {
  const log = useRef<HTMLDivElement>(null);
  const before = useRef({ first, last, height: 0, isNew: true });

  useLayoutEffect(() => {
    const element = log.current;
    if (!element || !last) return;
    const was = before.current;
    const fromEnd = was.height - element.scrollTop - element.clientHeight;
    if (was.isNew || (was.last !== last && fromEnd < near)) element.scrollTop = element.scrollHeight;
    else if (was.first !== first) element.scrollTop += element.scrollHeight - was.height;
    before.current = { first, last, height: element.scrollHeight, isNew: false };
  }, [first, last]);

  // What is written below it takes room away.
  useEffect(() => {
    const element = log.current;
    if (!element || !('ResizeObserver' in window)) return;
    let room = element.clientHeight;
    const observer = new ResizeObserver(() => {
      if (element.scrollHeight - element.scrollTop - room < near) element.scrollTop = element.scrollHeight;
      room = element.clientHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return log;
}
